//! The masks and reference tables of the series' board, in both of its layouts.

use super::{DeltaSwap, Mask, reflect, transpose};
use mb_core::Geometry;
use mb_core::error::GeometryError;

/// The reference tables of the series' `BitBoard` of one size, in one of two layouts: bit `x * stride + y` is
/// the square in column `x` and row `y`.
///
/// [`BitBoard`](super::BitBoard) computes for itself what it needs; these are for those who compare the
/// algorithms, or want to see the masks.
///
/// ```
/// use mb_runtime::boards::bitboard::MaskTables;
///
/// let tables = MaskTables::dense(3)?;
/// assert_eq!(format!("{:#b}", tables.diagonal()), "0b100010001");
/// let [swap] = tables.mirror_ds() else { unreachable!("3 columns take one swap") };
/// assert_eq!((swap.shift(), format!("{:#x}", swap.mask())), (6, "0x7".to_owned()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MaskTables {
    size: usize,
    stride: usize,
    lines: Vec<Mask>,
    mirror_ds: Vec<DeltaSwap>,
    mirror_sa: Vec<DeltaSwap>,
    mirror_sa_shift: usize,
    transpose_ds: Vec<DeltaSwap>,
    transpose_dc: Option<Vec<DeltaSwap>>,
}

impl MaskTables {
    /// The layout up to article 220: columns side by side, `stride` = `size`.
    ///
    /// # Errors
    /// When no board has this size.
    pub fn dense(size: usize) -> Result<Self, GeometryError> {
        Geometry::square_board(size).map(|_| Self::new(size, size))
    }

    /// The layout since article 221: `stride` is the next power of two, so that divide and conquer transposes
    /// boards of every size.
    ///
    /// # Errors
    /// When no board has this size.
    pub fn padded(size: usize) -> Result<Self, GeometryError> {
        Geometry::square_board(size).map(|_| Self::new(size, size.next_power_of_two()))
    }

    fn new(size: usize, stride: usize) -> Self {
        let (mirror_sa, mirror_sa_shift) = reflect::swap_all(size, stride);
        Self {
            size,
            stride,
            lines: lines(size, stride),
            mirror_ds: reflect::delta_swaps(size, stride),
            mirror_sa,
            mirror_sa_shift,
            transpose_ds: transpose::delta_swaps(size, stride),
            transpose_dc: stride.is_power_of_two().then(|| transpose::divide_and_conquer(stride)),
        }
    }

    /// The number of columns, and of rows.
    #[must_use]
    pub fn size(&self) -> usize {
        self.size
    }

    /// The number of bits from one column to the next (`BB_SIZE`).
    #[must_use]
    pub fn stride(&self) -> usize {
        self.stride
    }

    /// Every square (`fullmask`).
    #[must_use]
    pub fn full(&self) -> Mask {
        (0..self.size).flat_map(|x| x * self.stride..x * self.stride + self.size).collect()
    }

    /// The columns, from the left (`colmasks`).
    #[must_use]
    pub fn columns(&self) -> &[Mask] {
        &self.lines[..self.size]
    }

    /// The rows, from the top (`rowmasks`).
    #[must_use]
    pub fn rows(&self) -> &[Mask] {
        &self.lines[self.size..2 * self.size]
    }

    /// The diagonal from the top left (`diamask1`).
    #[must_use]
    pub fn diagonal(&self) -> &Mask {
        &self.lines[2 * self.size]
    }

    /// The diagonal from the bottom left (`diamask2`).
    #[must_use]
    pub fn anti_diagonal(&self) -> &Mask {
        &self.lines[2 * self.size + 1]
    }

    /// All lines in the series' order: columns, rows, [`diagonal`](Self::diagonal),
    /// [`anti_diagonal`](Self::anti_diagonal) (`masklist`).
    #[must_use]
    pub fn lines(&self) -> &[Mask] {
        &self.lines
    }

    /// The lines through the square in column `x` and row `y`, in the same order (`move_to_masklist`).
    pub fn lines_through(&self, x: usize, y: usize) -> impl Iterator<Item = &Mask> {
        let bit = x * self.stride + y;
        self.lines.iter().filter(move |line| line.contains(bit))
    }

    /// The swaps of [`MirrorAlgorithm::DeltaSwaps`](reflect::MirrorAlgorithm::DeltaSwaps) (`fliplr_ds_table`).
    #[must_use]
    pub fn mirror_ds(&self) -> &[DeltaSwap] {
        &self.mirror_ds
    }

    /// The swaps of [`MirrorAlgorithm::SwapAll`](reflect::MirrorAlgorithm::SwapAll) (`fliplr_sa_table`).
    #[must_use]
    pub fn mirror_sa(&self) -> &[DeltaSwap] {
        &self.mirror_sa
    }

    /// How far the result of [`mirror_sa`](Self::mirror_sa) is to be shifted down.
    #[must_use]
    pub fn mirror_sa_shift(&self) -> usize {
        self.mirror_sa_shift
    }

    /// The swaps of [`TransposeAlgorithm::DeltaSwaps`](transpose::TransposeAlgorithm::DeltaSwaps)
    /// (`transpose_ds_table`).
    #[must_use]
    pub fn transpose_ds(&self) -> &[DeltaSwap] {
        &self.transpose_ds
    }

    /// The swaps of [`TransposeAlgorithm::DivideAndConquer`](transpose::TransposeAlgorithm::DivideAndConquer)
    /// (`transpose_dc_table`), or `None` in a layout whose stride is not a power of two.
    #[must_use]
    pub fn transpose_dc(&self) -> Option<&[DeltaSwap]> {
        self.transpose_dc.as_deref()
    }
}

/// The lines of a board in the series' order.
fn lines(size: usize, stride: usize) -> Vec<Mask> {
    let line = |square: &dyn Fn(usize) -> (usize, usize)| {
        (0..size).map(square).map(|(x, y)| x * stride + y).collect::<Mask>()
    };
    let columns = (0..size).map(|x| line(&|i| (x, i)));
    let rows = (0..size).map(|y| line(&|i| (i, y)));
    columns.chain(rows).chain([line(&|i| (i, i)), line(&|i| (i, size - 1 - i))]).collect()
}
