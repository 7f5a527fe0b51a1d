/// 3×3 (columns × rows), 3 in a row win.
/// One word; circle on column x, row y is bit `2 * (3 * x + y)`, cross the next bit.
#[derive(
    ::mb_runtime::private::core::clone::Clone,
    ::mb_runtime::private::core::marker::Copy,
    ::mb_runtime::private::core::cmp::PartialEq,
    ::mb_runtime::private::core::cmp::Eq,
    ::mb_runtime::private::core::hash::Hash
)]
pub struct Board {
    bits: ::mb_runtime::private::u32,
}
impl Board {
    /// The number of columns.
    pub const COLS: ::mb_runtime::private::usize = 3;
    /// The number of rows.
    pub const ROWS: ::mb_runtime::private::usize = 3;
    /// The number of squares in a row that wins.
    pub const WIN: ::mb_runtime::private::usize = 3;
    /// The number of squares.
    pub const CELLS: ::mb_runtime::private::usize = 9;
    /// The shape of the board.
    pub const GEOMETRY: ::mb_runtime::private::Geometry = ::mb_runtime::private::geometry(
        3,
        3,
        3,
    );
    ///The bits of all squares. For circle, then for cross.
    pub const FULL_MASK: [::mb_runtime::private::u32; 2] = [
        0b010101_010101_010101, 0b101010_101010_101010,
    ];
    ///The squares of each column, left to right. For circle, then for cross.
    pub const COLUMN_MASKS: &'static [[::mb_runtime::private::u32; 3]; 2] = &[
        [0b000000_000000_010101, 0b000000_010101_000000, 0b010101_000000_000000],
        [0b000000_000000_101010, 0b000000_101010_000000, 0b101010_000000_000000],
    ];
    ///The squares of each row, top down. For circle, then for cross.
    pub const ROW_MASKS: &'static [[::mb_runtime::private::u32; 3]; 2] = &[
        [0b000001_000001_000001, 0b000100_000100_000100, 0b010000_010000_010000],
        [0b000010_000010_000010, 0b001000_001000_001000, 0b100000_100000_100000],
    ];
    ///The squares of the diagonal from the top left and of that from the bottom left; none on a rectangle. For circle, then for cross.
    pub const DIAGONAL_MASKS: &'static [[::mb_runtime::private::u32; 2]; 2] = &[
        [0b010000_000100_000001, 0b000001_000100_010000],
        [0b100000_001000_000010, 0b000010_001000_100000],
    ];
    ///The squares of each winning line: down the columns, along the rows, then on the diagonals that go down to the right and on those that go up; in each direction by the first square. For circle, then for cross.
    pub const LINE_MASKS: &'static [[::mb_runtime::private::u32; 8]; 2] = &[
        [
            0b000000_000000_010101, 0b000000_010101_000000, 0b010101_000000_000000,
            0b000001_000001_000001, 0b000100_000100_000100, 0b010000_010000_010000,
            0b010000_000100_000001, 0b000001_000100_010000,
        ],
        [
            0b000000_000000_101010, 0b000000_101010_000000, 0b101010_000000_000000,
            0b000010_000010_000010, 0b001000_001000_001000, 0b100000_100000_100000,
            0b100000_001000_000010, 0b000010_001000_100000,
        ],
    ];
    ///For each square, by its index, the masks of the winning lines through it. For circle, then for cross.
    pub const WIN_MASKS: &'static [[&'static [::mb_runtime::private::u32]; 9]; 2] = &[
        [
            &[0b000000_000000_010101, 0b000001_000001_000001, 0b010000_000100_000001],
            &[0b000000_000000_010101, 0b000100_000100_000100],
            &[0b000000_000000_010101, 0b010000_010000_010000, 0b000001_000100_010000],
            &[0b000000_010101_000000, 0b000001_000001_000001],
            &[
                0b000000_010101_000000, 0b000100_000100_000100, 0b010000_000100_000001,
                0b000001_000100_010000,
            ],
            &[0b000000_010101_000000, 0b010000_010000_010000],
            &[0b010101_000000_000000, 0b000001_000001_000001, 0b000001_000100_010000],
            &[0b010101_000000_000000, 0b000100_000100_000100],
            &[0b010101_000000_000000, 0b010000_010000_010000, 0b010000_000100_000001],
        ],
        [
            &[0b000000_000000_101010, 0b000010_000010_000010, 0b100000_001000_000010],
            &[0b000000_000000_101010, 0b001000_001000_001000],
            &[0b000000_000000_101010, 0b100000_100000_100000, 0b000010_001000_100000],
            &[0b000000_101010_000000, 0b000010_000010_000010],
            &[
                0b000000_101010_000000, 0b001000_001000_001000, 0b100000_001000_000010,
                0b000010_001000_100000,
            ],
            &[0b000000_101010_000000, 0b100000_100000_100000],
            &[0b101010_000000_000000, 0b000010_000010_000010, 0b000010_001000_100000],
            &[0b101010_000000_000000, 0b001000_001000_001000],
            &[0b101010_000000_000000, 0b100000_100000_100000, 0b100000_001000_000010],
        ],
    ];
    /// The empty board.
    #[must_use]
    #[inline]
    pub const fn new() -> Self {
        Self { bits: 0 }
    }
    /// The square in column `x` and row `y`, both counted from 0 at the top left.
    ///
    /// # Errors
    /// When there is no such square.
    #[inline]
    pub const fn square(
        x: ::mb_runtime::private::usize,
        y: ::mb_runtime::private::usize,
    ) -> ::mb_runtime::private::Result<
        ::mb_runtime::private::Square,
        ::mb_runtime::private::SquareError,
    > {
        ::mb_runtime::private::Geometry::square(Self::GEOMETRY, x, y)
    }
    ///The bit of a circle on a square; that of a cross is the next one.
    #[inline]
    const fn bit_of(
        square: ::mb_runtime::private::Square,
    ) -> ::mb_runtime::private::usize {
        let index = ::mb_runtime::private::Square::index(square);
        ::mb_runtime::private::debug_assert!(index < Self::CELLS);
        2 * index
    }
    /// The mark on a square, or `None` when it is empty.
    #[must_use]
    #[inline]
    pub const fn get(
        self,
        square: ::mb_runtime::private::Square,
    ) -> ::mb_runtime::private::Option<::mb_runtime::private::Mark> {
        let mask = <::mb_runtime::private::u32>::wrapping_shl(
            1,
            Self::bit_of(square) as ::mb_runtime::private::u32,
        );
        if self.bits & mask != 0 {
            ::mb_runtime::private::Option::Some(::mb_runtime::private::Mark::Circle)
        } else if self.bits & (mask << 1) != 0 {
            ::mb_runtime::private::Option::Some(::mb_runtime::private::Mark::Cross)
        } else {
            ::mb_runtime::private::Option::None
        }
    }
    /// Puts a mark on an empty square, by setting one bit. That the square is empty is asserted in debug
    /// builds.
    #[inline]
    pub const fn place(
        &mut self,
        square: ::mb_runtime::private::Square,
        mark: ::mb_runtime::private::Mark,
    ) {
        ::mb_runtime::private::debug_assert!(
            ::mb_runtime::private::Option::is_none(& Self::get(* self, square))
        );
        let mask = <::mb_runtime::private::u32>::wrapping_shl(
            1,
            (Self::bit_of(square) + mark as ::mb_runtime::private::usize)
                as ::mb_runtime::private::u32,
        );
        self.bits |= mask;
    }
    /// Takes the mark off a square; an empty square stays empty.
    #[inline]
    pub const fn remove(&mut self, square: ::mb_runtime::private::Square) {
        let mask = <::mb_runtime::private::u32>::wrapping_shl(
            1,
            Self::bit_of(square) as ::mb_runtime::private::u32,
        );
        self.bits &= !(mask | mask << 1);
    }
    /// Takes every mark off.
    #[inline]
    pub const fn clear(&mut self) {
        *self = Self::new();
    }
    ///The squares of one mark, as the even bits of a word: those of a circle's bits.
    #[must_use]
    #[inline]
    pub const fn marks(
        self,
        mark: ::mb_runtime::private::Mark,
    ) -> ::mb_runtime::private::u32 {
        let shift = mark as ::mb_runtime::private::u32;
        let bits = self.bits;
        (bits >> shift) & 0b010101_010101_010101
    }
    ///The empty squares, as the even bits of a word: those of a circle's bits.
    #[must_use]
    #[inline]
    pub const fn empty(self) -> ::mb_runtime::private::u32 {
        let bits = self.bits;
        let bits = !(bits | (bits >> 1)) & 0b010101_010101_010101;
        bits
    }
    /// The empty squares, in ascending order.
    #[inline]
    pub const fn legal_moves(
        self,
    ) -> ::mb_runtime::private::Squares<::mb_runtime::private::u32, 2, 3, 3> {
        <::mb_runtime::private::Squares<
            ::mb_runtime::private::u32,
            2,
            3,
            3,
        >>::new(Self::empty(self))
    }
    /// The number of empty squares.
    #[must_use]
    #[inline]
    pub const fn legal_move_count(self) -> ::mb_runtime::private::usize {
        let empty = Self::empty(self);
        <::mb_runtime::private::u32>::count_ones(empty) as ::mb_runtime::private::usize
    }
    /// The `n`-th empty square in ascending order, counted from 0.
    #[must_use]
    #[inline]
    pub const fn nth_legal_move(
        self,
        n: ::mb_runtime::private::usize,
    ) -> ::mb_runtime::private::Option<::mb_runtime::private::Square> {
        let empty = Self::empty(self);
        let empty = (empty | (empty >> 1)) & 0x0001_3333;
        let empty = (empty | (empty >> 2)) & 0x0001_0f0f;
        let empty = (empty | (empty >> 4)) & 0x0001_00ff;
        let empty = (empty | (empty >> 8)) & 0x0000_01ff;
        ::mb_runtime::private::nth_of_nine(empty as ::mb_runtime::private::usize, n)
    }
    #[allow(
        clippy::large_stack_arrays,
        reason = "constants are computed by the compiler"
    )]
    /// `WIN_MASKS` with lists of one length, which repeat their first mask, and empty rows at the end.
    const WIN_TABLE: &'static [[::mb_runtime::private::u32; 4]; 16] = &{
        let mut table = [[0; 4]; 16];
        let lists = Self::WIN_MASKS[0];
        let mut square = 0;
        while square < Self::CELLS {
            let list = lists[square];
            let mut line = 0;
            while line < 4 {
                table[square][line] = list[if line < <[_]>::len(list) {
                    line
                } else {
                    0
                }];
                line += 1;
            }
            square += 1;
        }
        table
    };
    /// Whether `mark` has a complete line through `square`.
    #[must_use]
    #[inline]
    pub const fn is_win(
        self,
        mark: ::mb_runtime::private::Mark,
        square: ::mb_runtime::private::Square,
    ) -> ::mb_runtime::private::bool {
        let index = ::mb_runtime::private::Square::index(square);
        ::mb_runtime::private::debug_assert!(index < Self::CELLS);
        let word = Self::marks(self, mark);
        let [line_0, line_1, line_2, line_3] = Self::WIN_TABLE[index & 15];
        (word & line_0 == line_0) | (word & line_1 == line_1) | (word & line_2 == line_2)
            | (word & line_3 == line_3)
    }
    /// Whether `mark` has a complete line anywhere.
    #[must_use]
    #[inline]
    pub const fn has_line(
        self,
        mark: ::mb_runtime::private::Mark,
    ) -> ::mb_runtime::private::bool {
        let word = Self::marks(self, mark);
        let mut line = 0;
        while line < 8 {
            let mask = Self::LINE_MASKS[0][line];
            if word & mask == mask {
                return true;
            }
            line += 1;
        }
        false
    }
    /// How the game stands after `mark` was put on `square` as the `ply`-th mark of the game.
    ///
    /// As in the series, nobody can have won before ply 2 · `WIN` - 1, and a full board without a line is
    /// a draw.
    #[must_use]
    #[inline]
    pub const fn judge(
        self,
        mark: ::mb_runtime::private::Mark,
        square: ::mb_runtime::private::Square,
        ply: ::mb_runtime::private::usize,
    ) -> ::mb_runtime::private::Status {
        if ply >= 5 && Self::is_win(self, mark, square) {
            ::mb_runtime::private::Status::Won(mark)
        } else if ply == Self::CELLS {
            ::mb_runtime::private::Status::Draw
        } else {
            ::mb_runtime::private::Status::Playing
        }
    }
    ///The number of set bits of every way to fill a line (of at most eight squares).
    pub const LINE_POPCOUNTS: &'static [::mb_runtime::private::u8; 8] = &::mb_runtime::private::popcounts();
    ///The number of set bits of every way to fill a part of the board (of at most eight squares).
    pub const CHUNK_POPCOUNTS: &'static [::mb_runtime::private::u8; 256] = &::mb_runtime::private::popcounts();
    /// For every way to fill the board with one mark: eight times the marks on each line, six bits a line.
    const LINE_COUNTS: &'static [::mb_runtime::private::u64; 512] = &{
        let lines: [::mb_runtime::private::u16; 8] = [7, 56, 448, 73, 146, 292, 273, 84];
        let mut table = [0; 512];
        let mut marks = 0;
        while marks < 512 {
            let mut line = 0;
            while line < 8 {
                let on_line = <::mb_runtime::private::u16>::count_ones(
                    marks as ::mb_runtime::private::u16 & lines[line],
                );
                table[marks]
                    |= (8 * on_line as ::mb_runtime::private::u64) << (6 * line);
                line += 1;
            }
            marks += 1;
        }
        table
    };
    /// How the lines are filled, with `side` the side to move.
    #[must_use]
    pub const fn line_patterns(
        self,
        side: ::mb_runtime::private::Mark,
    ) -> ::mb_runtime::private::LinePatterns<[::mb_runtime::private::u8; 16]> {
        let last = Self::marks(self, ::mb_runtime::private::Mark::opponent(side));
        let last = (last | (last >> 1)) & 0x0001_3333;
        let last = (last | (last >> 2)) & 0x0001_0f0f;
        let last = (last | (last >> 4)) & 0x0001_00ff;
        let last = (last | (last >> 8)) & 0x0000_01ff;
        let turn = Self::marks(self, side);
        let turn = (turn | (turn >> 1)) & 0x0001_3333;
        let turn = (turn | (turn >> 2)) & 0x0001_0f0f;
        let turn = (turn | (turn >> 4)) & 0x0001_00ff;
        let turn = (turn | (turn >> 8)) & 0x0000_01ff;
        let lasts = Self::LINE_COUNTS[last as ::mb_runtime::private::usize & 511];
        let turns = Self::LINE_COUNTS[turn as ::mb_runtime::private::usize & 511];
        let shifts = ((lasts << 2) & 0x0000_8208_2082_0820)
            + ((lasts >> 2) & 0x0000_1041_0410_4104) + turns;
        let histogram: ::mb_runtime::private::u64 = <::mb_runtime::private::u64>::wrapping_shl(
            1,
            shifts as ::mb_runtime::private::u32,
        )
            + <::mb_runtime::private::u64>::wrapping_shl(
                1,
                (shifts >> 6) as ::mb_runtime::private::u32,
            )
            + <::mb_runtime::private::u64>::wrapping_shl(
                1,
                (shifts >> 12) as ::mb_runtime::private::u32,
            )
            + <::mb_runtime::private::u64>::wrapping_shl(
                1,
                (shifts >> 18) as ::mb_runtime::private::u32,
            )
            + <::mb_runtime::private::u64>::wrapping_shl(
                1,
                (shifts >> 24) as ::mb_runtime::private::u32,
            )
            + <::mb_runtime::private::u64>::wrapping_shl(
                1,
                (shifts >> 30) as ::mb_runtime::private::u32,
            )
            + <::mb_runtime::private::u64>::wrapping_shl(
                1,
                (shifts >> 36) as ::mb_runtime::private::u32,
            )
            + <::mb_runtime::private::u64>::wrapping_shl(
                1,
                (shifts >> 42) as ::mb_runtime::private::u32,
            );
        let low = histogram & 0x0f0f_0f0f_0f0f_0f0f;
        let high = (histogram >> 4) & 0x0f0f_0f0f_0f0f_0f0f;
        let counts = <::mb_runtime::private::u128>::to_le_bytes(
            low as ::mb_runtime::private::u128
                | (high as ::mb_runtime::private::u128) << 64,
        );
        ::mb_runtime::private::LinePatterns::from_counts(Self::WIN, side, counts)
    }
    ///This board with left and right exchanged.
    #[must_use]
    #[inline]
    pub const fn mirror(self) -> Self {
        let bits = self.bits;
        let swap = (bits ^ (bits >> 12)) & 0b000000_000000_111111;
        let bits = bits ^ swap ^ (swap << 12);
        Self { bits: bits }
    }
    ///This board with top and bottom exchanged.
    #[must_use]
    #[inline]
    pub const fn flip(self) -> Self {
        let bits = self.bits;
        let swap = (bits ^ (bits >> 4)) & 0b000011_000011_000011;
        let bits = bits ^ swap ^ (swap << 4);
        Self { bits: bits }
    }
    ///This board turned by half a turn.
    #[must_use]
    #[inline]
    pub const fn rotate180(self) -> Self {
        let bits = self.bits;
        let swap = (bits ^ (bits >> 12)) & 0b000000_000000_111111;
        let bits = bits ^ swap ^ (swap << 12);
        let swap = (bits ^ (bits >> 4)) & 0b000011_000011_000011;
        let bits = bits ^ swap ^ (swap << 4);
        Self { bits: bits }
    }
    ///This board with columns and rows exchanged: reflected in the diagonal from the top left.
    #[must_use]
    #[inline]
    pub const fn transpose(self) -> Self {
        let bits = self.bits;
        let swap = (bits ^ (bits >> 8)) & 0b000000_000000_110000;
        let bits = bits ^ swap ^ (swap << 8);
        let swap = (bits ^ (bits >> 4)) & 0b000000_110000_001100;
        let bits = bits ^ swap ^ (swap << 4);
        Self { bits: bits }
    }
    ///This board reflected in the diagonal from the bottom left.
    #[must_use]
    #[inline]
    pub const fn anti_transpose(self) -> Self {
        let bits = self.bits;
        let swap = (bits ^ (bits >> 16)) & 0b000000_000000_000011;
        let bits = bits ^ swap ^ (swap << 16);
        let swap = (bits ^ (bits >> 8)) & 0b000000_000011_001100;
        let bits = bits ^ swap ^ (swap << 8);
        Self { bits: bits }
    }
    ///This board turned by a quarter turn clockwise.
    #[must_use]
    #[inline]
    pub const fn rotate90(self) -> Self {
        let bits = self.bits;
        let swap = (bits ^ (bits >> 8)) & 0b000000_000000_110000;
        let bits = bits ^ swap ^ (swap << 8);
        let swap = (bits ^ (bits >> 4)) & 0b000000_110000_001100;
        let bits = bits ^ swap ^ (swap << 4);
        let swap = (bits ^ (bits >> 12)) & 0b000000_000000_111111;
        let bits = bits ^ swap ^ (swap << 12);
        Self { bits: bits }
    }
    ///This board turned by a quarter turn anticlockwise.
    #[must_use]
    #[inline]
    pub const fn rotate270(self) -> Self {
        let bits = self.bits;
        let swap = (bits ^ (bits >> 12)) & 0b000000_000000_111111;
        let bits = bits ^ swap ^ (swap << 12);
        let swap = (bits ^ (bits >> 4)) & 0b000000_110000_001100;
        let bits = bits ^ swap ^ (swap << 4);
        let swap = (bits ^ (bits >> 8)) & 0b000000_000000_110000;
        let bits = bits ^ swap ^ (swap << 8);
        Self { bits: bits }
    }
    /// The image of this board under a symmetry, or `None` when the board has no such symmetry (four of the
    /// eight, when it has not as many columns as rows).
    #[must_use]
    #[inline]
    pub const fn transform(
        self,
        symmetry: ::mb_runtime::private::Symmetry,
    ) -> ::mb_runtime::private::Option<Self> {
        ::mb_runtime::private::Option::Some(
            match symmetry {
                ::mb_runtime::private::Symmetry::Identity => self,
                ::mb_runtime::private::Symmetry::Mirror => Self::mirror(self),
                ::mb_runtime::private::Symmetry::Flip => Self::flip(self),
                ::mb_runtime::private::Symmetry::Rotate180 => Self::rotate180(self),
                ::mb_runtime::private::Symmetry::Transpose => Self::transpose(self),
                ::mb_runtime::private::Symmetry::AntiTranspose => {
                    Self::anti_transpose(self)
                }
                ::mb_runtime::private::Symmetry::Rotate90 => Self::rotate90(self),
                ::mb_runtime::private::Symmetry::Rotate270 => Self::rotate270(self),
            },
        )
    }
    ///The marks as one number: the word of this board.
    #[must_use]
    #[inline]
    pub const fn key(self) -> ::mb_runtime::private::u32 {
        let bits = self.bits;
        bits
    }
    /// The keys of all symmetric images in the order of the series, equal ones repeated; the last is the
    /// key of the board itself.
    #[must_use]
    pub const fn image_keys(self) -> [::mb_runtime::private::u32; 8] {
        let bits = self.bits;
        let key_7 = bits;
        let swap = (bits ^ (bits >> 12)) & 0b000000_000000_111111;
        let bits = bits ^ swap ^ (swap << 12);
        let key_0 = bits;
        let swap = (bits ^ (bits >> 8)) & 0b000000_000000_110000;
        let bits = bits ^ swap ^ (swap << 8);
        let swap = (bits ^ (bits >> 4)) & 0b000000_110000_001100;
        let bits = bits ^ swap ^ (swap << 4);
        let key_1 = bits;
        let swap = (bits ^ (bits >> 12)) & 0b000000_000000_111111;
        let bits = bits ^ swap ^ (swap << 12);
        let key_2 = bits;
        let swap = (bits ^ (bits >> 8)) & 0b000000_000000_110000;
        let bits = bits ^ swap ^ (swap << 8);
        let swap = (bits ^ (bits >> 4)) & 0b000000_110000_001100;
        let bits = bits ^ swap ^ (swap << 4);
        let key_3 = bits;
        let swap = (bits ^ (bits >> 12)) & 0b000000_000000_111111;
        let bits = bits ^ swap ^ (swap << 12);
        let key_4 = bits;
        let swap = (bits ^ (bits >> 8)) & 0b000000_000000_110000;
        let bits = bits ^ swap ^ (swap << 8);
        let swap = (bits ^ (bits >> 4)) & 0b000000_110000_001100;
        let bits = bits ^ swap ^ (swap << 4);
        let key_5 = bits;
        let swap = (bits ^ (bits >> 12)) & 0b000000_000000_111111;
        let bits = bits ^ swap ^ (swap << 12);
        let key_6 = bits;
        [key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7]
    }
    /// The distinct keys of all symmetric images, in ascending order.
    #[must_use]
    pub fn symmetric_keys(
        self,
    ) -> ::mb_runtime::private::Orbit<::mb_runtime::private::u32> {
        ::mb_runtime::private::distinct_keys(Self::image_keys(self))
    }
    /// The distinct keys of all symmetric images, each with the image of `square`, in ascending order of
    /// keys. Where two symmetries give the same board, the square is that of the later one in the series'
    /// order.
    #[must_use]
    pub fn symmetric_keys_with(
        self,
        square: ::mb_runtime::private::Square,
    ) -> ::mb_runtime::private::Orbit<
        (::mb_runtime::private::u32, ::mb_runtime::private::Square),
    > {
        let [key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7] = Self::image_keys(
            self,
        );
        ::mb_runtime::private::distinct_pairs([
            (
                key_0,
                ::mb_runtime::private::Symmetry::apply(
                    ::mb_runtime::private::Symmetry::Mirror,
                    Self::GEOMETRY,
                    square,
                ),
            ),
            (
                key_1,
                ::mb_runtime::private::Symmetry::apply(
                    ::mb_runtime::private::Symmetry::Rotate270,
                    Self::GEOMETRY,
                    square,
                ),
            ),
            (
                key_2,
                ::mb_runtime::private::Symmetry::apply(
                    ::mb_runtime::private::Symmetry::AntiTranspose,
                    Self::GEOMETRY,
                    square,
                ),
            ),
            (
                key_3,
                ::mb_runtime::private::Symmetry::apply(
                    ::mb_runtime::private::Symmetry::Rotate180,
                    Self::GEOMETRY,
                    square,
                ),
            ),
            (
                key_4,
                ::mb_runtime::private::Symmetry::apply(
                    ::mb_runtime::private::Symmetry::Flip,
                    Self::GEOMETRY,
                    square,
                ),
            ),
            (
                key_5,
                ::mb_runtime::private::Symmetry::apply(
                    ::mb_runtime::private::Symmetry::Rotate90,
                    Self::GEOMETRY,
                    square,
                ),
            ),
            (
                key_6,
                ::mb_runtime::private::Symmetry::apply(
                    ::mb_runtime::private::Symmetry::Transpose,
                    Self::GEOMETRY,
                    square,
                ),
            ),
            (
                key_7,
                ::mb_runtime::private::Symmetry::apply(
                    ::mb_runtime::private::Symmetry::Identity,
                    Self::GEOMETRY,
                    square,
                ),
            ),
        ])
    }
    /// The symmetric image with the least key: the same for all images of a board.
    #[must_use]
    pub const fn canonical(self) -> Self {
        let bits = self.bits;
        let transposed_bits = bits;
        let swap = (transposed_bits ^ (transposed_bits >> 8)) & 0b000000_000000_110000;
        let transposed_bits = transposed_bits ^ swap ^ (swap << 8);
        let swap = (transposed_bits ^ (transposed_bits >> 4)) & 0b000000_110000_001100;
        let transposed_bits = transposed_bits ^ swap ^ (swap << 4);
        let flipped_bits = bits;
        let swap = (flipped_bits ^ (flipped_bits >> 4)) & 0b000011_000011_000011;
        let flipped_bits = flipped_bits ^ swap ^ (swap << 4);
        let mirrored_bits = bits;
        let swap = (mirrored_bits ^ (mirrored_bits >> 12)) & 0b000000_000000_111111;
        let mirrored_bits = mirrored_bits ^ swap ^ (swap << 12);
        let turned_mirrored_bits = mirrored_bits;
        let swap = (turned_mirrored_bits ^ (turned_mirrored_bits >> 4))
            & 0b000011_000011_000011;
        let turned_mirrored_bits = turned_mirrored_bits ^ swap ^ (swap << 4);
        let bits = if mirrored_bits < bits { mirrored_bits } else { bits };
        let flipped_bits = if turned_mirrored_bits < flipped_bits {
            turned_mirrored_bits
        } else {
            flipped_bits
        };
        let bits = if flipped_bits < bits { flipped_bits } else { bits };
        let flipped_transposed_bits = transposed_bits;
        let swap = (flipped_transposed_bits ^ (flipped_transposed_bits >> 4))
            & 0b000011_000011_000011;
        let flipped_transposed_bits = flipped_transposed_bits ^ swap ^ (swap << 4);
        let mirrored_transposed_bits = transposed_bits;
        let swap = (mirrored_transposed_bits ^ (mirrored_transposed_bits >> 12))
            & 0b000000_000000_111111;
        let mirrored_transposed_bits = mirrored_transposed_bits ^ swap ^ (swap << 12);
        let turned_mirrored_transposed_bits = mirrored_transposed_bits;
        let swap = (turned_mirrored_transposed_bits
            ^ (turned_mirrored_transposed_bits >> 4)) & 0b000011_000011_000011;
        let turned_mirrored_transposed_bits = turned_mirrored_transposed_bits ^ swap
            ^ (swap << 4);
        let transposed_bits = if mirrored_transposed_bits < transposed_bits {
            mirrored_transposed_bits
        } else {
            transposed_bits
        };
        let flipped_transposed_bits = if turned_mirrored_transposed_bits
            < flipped_transposed_bits
        {
            turned_mirrored_transposed_bits
        } else {
            flipped_transposed_bits
        };
        let transposed_bits = if flipped_transposed_bits < transposed_bits {
            flipped_transposed_bits
        } else {
            transposed_bits
        };
        let bits = if transposed_bits < bits { transposed_bits } else { bits };
        Self { bits: bits }
    }
    /// The least key of all symmetric images.
    #[must_use]
    pub const fn canonical_key(self) -> ::mb_runtime::private::u32 {
        let bits = self.bits;
        let transposed_bits = bits;
        let swap = (transposed_bits ^ (transposed_bits >> 8)) & 0b000000_000000_110000;
        let transposed_bits = transposed_bits ^ swap ^ (swap << 8);
        let swap = (transposed_bits ^ (transposed_bits >> 4)) & 0b000000_110000_001100;
        let transposed_bits = transposed_bits ^ swap ^ (swap << 4);
        let flipped_bits = bits;
        let swap = (flipped_bits ^ (flipped_bits >> 4)) & 0b000011_000011_000011;
        let flipped_bits = flipped_bits ^ swap ^ (swap << 4);
        let mirrored_bits = bits;
        let swap = (mirrored_bits ^ (mirrored_bits >> 12)) & 0b000000_000000_111111;
        let mirrored_bits = mirrored_bits ^ swap ^ (swap << 12);
        let turned_mirrored_bits = mirrored_bits;
        let swap = (turned_mirrored_bits ^ (turned_mirrored_bits >> 4))
            & 0b000011_000011_000011;
        let turned_mirrored_bits = turned_mirrored_bits ^ swap ^ (swap << 4);
        let bits = if mirrored_bits < bits { mirrored_bits } else { bits };
        let flipped_bits = if turned_mirrored_bits < flipped_bits {
            turned_mirrored_bits
        } else {
            flipped_bits
        };
        let bits = if flipped_bits < bits { flipped_bits } else { bits };
        let flipped_transposed_bits = transposed_bits;
        let swap = (flipped_transposed_bits ^ (flipped_transposed_bits >> 4))
            & 0b000011_000011_000011;
        let flipped_transposed_bits = flipped_transposed_bits ^ swap ^ (swap << 4);
        let mirrored_transposed_bits = transposed_bits;
        let swap = (mirrored_transposed_bits ^ (mirrored_transposed_bits >> 12))
            & 0b000000_000000_111111;
        let mirrored_transposed_bits = mirrored_transposed_bits ^ swap ^ (swap << 12);
        let turned_mirrored_transposed_bits = mirrored_transposed_bits;
        let swap = (turned_mirrored_transposed_bits
            ^ (turned_mirrored_transposed_bits >> 4)) & 0b000011_000011_000011;
        let turned_mirrored_transposed_bits = turned_mirrored_transposed_bits ^ swap
            ^ (swap << 4);
        let transposed_bits = if mirrored_transposed_bits < transposed_bits {
            mirrored_transposed_bits
        } else {
            transposed_bits
        };
        let flipped_transposed_bits = if turned_mirrored_transposed_bits
            < flipped_transposed_bits
        {
            turned_mirrored_transposed_bits
        } else {
            flipped_transposed_bits
        };
        let transposed_bits = if flipped_transposed_bits < transposed_bits {
            flipped_transposed_bits
        } else {
            transposed_bits
        };
        let bits = if transposed_bits < bits { transposed_bits } else { bits };
        bits
    }
}
#[automatically_derived]
impl ::mb_runtime::private::Board for Board {
    type Key = ::mb_runtime::private::u32;
    type Counts = [::mb_runtime::private::u8; 16];
    const LOOKS_ARE_CHEAP: ::mb_runtime::private::bool = true;
    #[inline]
    fn geometry(&self) -> ::mb_runtime::private::Geometry {
        Self::GEOMETRY
    }
    #[inline]
    fn get(
        &self,
        square: ::mb_runtime::private::Square,
    ) -> ::mb_runtime::private::Option<::mb_runtime::private::Mark> {
        Self::get(*self, square)
    }
    #[inline]
    fn place(
        &mut self,
        square: ::mb_runtime::private::Square,
        mark: ::mb_runtime::private::Mark,
    ) {
        Self::place(self, square, mark);
    }
    #[inline]
    fn remove(&mut self, square: ::mb_runtime::private::Square) {
        Self::remove(self, square);
    }
    #[inline]
    fn legal_moves(
        &self,
    ) -> impl ::mb_runtime::private::core::iter::ExactSizeIterator<
        Item = ::mb_runtime::private::Square,
    > + ::mb_runtime::private::core::iter::DoubleEndedIterator + ::mb_runtime::private::core::iter::FusedIterator + ::mb_runtime::private::core::clone::Clone {
        Self::legal_moves(*self)
    }
    #[inline]
    fn is_win(
        &self,
        mark: ::mb_runtime::private::Mark,
        square: ::mb_runtime::private::Square,
    ) -> ::mb_runtime::private::bool {
        Self::is_win(*self, mark, square)
    }
    #[inline]
    fn key(&self) -> Self::Key {
        Self::key(*self)
    }
    #[inline]
    fn clear(&mut self) {
        Self::clear(self);
    }
    #[inline]
    fn legal_move_count(&self) -> ::mb_runtime::private::usize {
        Self::legal_move_count(*self)
    }
    #[inline]
    fn nth_legal_move(
        &self,
        n: ::mb_runtime::private::usize,
    ) -> ::mb_runtime::private::Option<::mb_runtime::private::Square> {
        Self::nth_legal_move(*self, n)
    }
    #[inline]
    fn has_line(
        &self,
        mark: ::mb_runtime::private::Mark,
    ) -> ::mb_runtime::private::bool {
        Self::has_line(*self, mark)
    }
    #[inline]
    fn judge(
        &self,
        mark: ::mb_runtime::private::Mark,
        square: ::mb_runtime::private::Square,
        ply: ::mb_runtime::private::usize,
    ) -> ::mb_runtime::private::Status {
        Self::judge(*self, mark, square, ply)
    }
    #[inline]
    fn line_patterns(
        &self,
        turn: ::mb_runtime::private::Mark,
    ) -> ::mb_runtime::private::LinePatterns<Self::Counts> {
        Self::line_patterns(*self, turn)
    }
    #[inline]
    fn transform(
        &self,
        symmetry: ::mb_runtime::private::Symmetry,
    ) -> ::mb_runtime::private::Option<Self> {
        Self::transform(*self, symmetry)
    }
    #[inline]
    fn symmetric_keys(&self) -> ::mb_runtime::private::Orbit<Self::Key> {
        Self::symmetric_keys(*self)
    }
    #[inline]
    fn symmetric_keys_with(
        &self,
        square: ::mb_runtime::private::Square,
    ) -> ::mb_runtime::private::Orbit<(Self::Key, ::mb_runtime::private::Square)> {
        Self::symmetric_keys_with(*self, square)
    }
    #[inline]
    fn canonical(&self) -> Self {
        Self::canonical(*self)
    }
    #[inline]
    fn canonical_key(&self) -> Self::Key {
        Self::canonical_key(*self)
    }
}
#[automatically_derived]
impl ::mb_runtime::private::core::default::Default for Board {
    /// The empty board.
    #[inline]
    fn default() -> Self {
        Self::new()
    }
}
#[automatically_derived]
impl ::mb_runtime::private::core::fmt::Debug for Board {
    fn fmt(
        &self,
        formatter: &mut ::mb_runtime::private::core::fmt::Formatter<'_>,
    ) -> ::mb_runtime::private::core::fmt::Result {
        ::mb_runtime::private::debug_board(self, "Board", formatter)
    }
}
/// One character a square, column by column: `o`, `x` or `.`.
#[automatically_derived]
impl ::mb_runtime::private::core::fmt::Display for Board {
    fn fmt(
        &self,
        formatter: &mut ::mb_runtime::private::core::fmt::Formatter<'_>,
    ) -> ::mb_runtime::private::core::fmt::Result {
        ::mb_runtime::private::write_board(self, formatter)
    }
}
/// Reads what `Display` writes.
#[automatically_derived]
impl ::mb_runtime::private::core::str::FromStr for Board {
    type Err = ::mb_runtime::private::ParseBoardError;
    fn from_str(
        text: &::mb_runtime::private::str,
    ) -> ::mb_runtime::private::Result<Self, Self::Err> {
        ::mb_runtime::private::parse_board(Self::new(), text)
    }
}
/// By key.
#[automatically_derived]
impl ::mb_runtime::private::core::cmp::Ord for Board {
    #[inline]
    fn cmp(&self, other: &Self) -> ::mb_runtime::private::core::cmp::Ordering {
        ::mb_runtime::private::core::cmp::Ord::cmp(&Self::key(*self), &Self::key(*other))
    }
}
#[automatically_derived]
impl ::mb_runtime::private::core::cmp::PartialOrd for Board {
    #[inline]
    fn partial_cmp(
        &self,
        other: &Self,
    ) -> ::mb_runtime::private::Option<::mb_runtime::private::core::cmp::Ordering> {
        ::mb_runtime::private::Option::Some(
            ::mb_runtime::private::core::cmp::Ord::cmp(self, other),
        )
    }
}
