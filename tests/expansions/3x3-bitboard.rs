/// 3×3 (columns × rows), 3 in a row win.
/// A word for each mark; the bit of column x, row y is `3 * x + y`.
#[derive(
    ::mb_runtime::generated::core::clone::Clone,
    ::mb_runtime::generated::core::marker::Copy,
    ::mb_runtime::generated::core::cmp::PartialEq,
    ::mb_runtime::generated::core::cmp::Eq,
    ::mb_runtime::generated::core::hash::Hash
)]
pub struct Board {
    circle: ::mb_runtime::generated::u16,
    cross: ::mb_runtime::generated::u16,
}
const _: () = {
    use ::mb_runtime::generated as mb_;
    use ::mb_runtime::generated::names::*;
    const _: () = hide_constants();
    /// The first square of each winning line and the step to its next one.
    const LINES: &'static [[mb_::u16; 2]; 8] = &mb_::lines(3, 3, 3);
    /// Which winning lines go through each square.
    const LINES_THROUGH: mb_::LinesThrough<9, 24> = mb_::LinesThrough::new(LINES, 3);
    /// The lists of `WIN_MASKS`, one after the other.
    const LISTED_MASKS: &'static [mb_::u16; 24] = &mb_::LinesThrough::masks(
        &LINES_THROUGH,
        Board::LINE_MASKS,
    );
    /// The bit of a square in the word of each mark.
    #[inline]
    const fn bit_of(square: mb_::Square) -> mb_::usize {
        let index = mb_::Square::index(square);
        mb_::debug_assert!(index < 9);
        index
    }
    /// For every way to fill the board with one mark, the squares that complete lines go through.
    const LINE_SQUARES: &'static [mb_::u16; 512] = &{
        let mut table = [0; 512];
        let mut marks = 0;
        while marks < 512 {
            let mut line = 0;
            while line < 8 {
                let mask = Board::LINE_MASKS[line];
                if (marks as mb_::u16) & mask == mask {
                    table[marks] |= mask;
                }
                line += 1;
            }
            marks += 1;
        }
        table
    };
    /// For every way to fill the board with one mark, the other squares on which it would complete a line.
    const WINNING_SQUARES: &'static [mb_::u16; 512] = &{
        let mut table = [0; 512];
        let mut marks = 0;
        while marks < 512 {
            let mut square = 0;
            while square < 9 {
                let next = marks | (1 << square);
                if next != marks {
                    table[marks] |= LINE_SQUARES[next] & (1 << square);
                }
                square += 1;
            }
            marks += 1;
        }
        table
    };
    /// The entry of a table for the squares of `mark`.
    #[inline]
    const fn look_up(
        board: Board,
        mark: mb_::Mark,
        table: &[mb_::u16; 512],
    ) -> mb_::u16 {
        table[Board::marks(board, mark) as mb_::usize & 511]
    }
    /// Exchanges the bits of `mask` with those `distance` above, of both marks: a delta swap.
    #[inline]
    const fn swap(b: mb_::u32, distance: mb_::u32, mask: mb_::u32) -> mb_::u32 {
        let mask = mask | mask << 9;
        let changed = (b ^ (b >> distance)) & mask;
        b ^ changed ^ (changed << distance)
    }
    /// The board with a key.
    #[inline]
    const fn board_of(key: mb_::u32) -> Board {
        Board {
            circle: key as mb_::u16 & Board::FULL_MASK,
            cross: (key >> 9) as mb_::u16,
        }
    }
    /// The symmetry `mirror` of a key.
    #[inline]
    const fn mirror(b: mb_::u32) -> mb_::u32 {
        swap(b, 6, 0b000_000_111)
    }
    /// The symmetry `flip` of a key.
    #[inline]
    const fn flip(b: mb_::u32) -> mb_::u32 {
        swap(b, 2, 0b001_001_001)
    }
    /// The symmetry `rotate180` of a key.
    #[inline]
    const fn rotate180(b: mb_::u32) -> mb_::u32 {
        let b = swap(b, 6, 0b000_000_111);
        swap(b, 2, 0b001_001_001)
    }
    /// The symmetry `transpose` of a key.
    #[inline]
    const fn transpose(b: mb_::u32) -> mb_::u32 {
        let b = swap(b, 4, 0b000_000_100);
        swap(b, 2, 0b000_100_010)
    }
    /// The symmetry `anti_transpose` of a key.
    #[inline]
    const fn anti_transpose(b: mb_::u32) -> mb_::u32 {
        let b = swap(b, 8, 0b000_000_001);
        swap(b, 4, 0b000_001_010)
    }
    /// The symmetry `rotate90` of a key.
    #[inline]
    const fn rotate90(b: mb_::u32) -> mb_::u32 {
        let b = swap(b, 4, 0b000_000_100);
        let b = swap(b, 2, 0b000_100_010);
        swap(b, 6, 0b000_000_111)
    }
    /// The symmetry `rotate270` of a key.
    #[inline]
    const fn rotate270(b: mb_::u32) -> mb_::u32 {
        let b = swap(b, 6, 0b000_000_111);
        let b = swap(b, 2, 0b000_100_010);
        swap(b, 4, 0b000_000_100)
    }
    impl Board {
        /// The number of columns.
        pub const COLS: mb_::usize = 3;
        /// The number of rows.
        pub const ROWS: mb_::usize = 3;
        /// The number of squares in a row that wins.
        pub const WIN: mb_::usize = 3;
        /// The number of squares.
        pub const CELLS: mb_::usize = 9;
        /// The shape of the board.
        pub const GEOMETRY: mb_::Geometry = mb_::geometry(3, 3, 3);
        /// The bits of all squares.
        pub const FULL_MASK: mb_::u16 = 0b111_111_111;
        /// The squares of each column, left to right.
        pub const COLUMN_MASKS: &'static [mb_::u16; 3] = &[
            0b000_000_111, 0b000_111_000, 0b111_000_000,
        ];
        /// The squares of each row, top down.
        pub const ROW_MASKS: &'static [mb_::u16; 3] = &[
            0b001_001_001, 0b010_010_010, 0b100_100_100,
        ];
        /// The diagonals from the top left and from the bottom left. Empty on a rectangle.
        pub const DIAGONAL_MASKS: &'static [mb_::u16; 2] = &[
            0b100_010_001, 0b001_010_100,
        ];
        /// The squares of each winning line: columns, rows, diagonals that go down to the right, diagonals
        /// that go up. In each direction by the first square.
        pub const LINE_MASKS: &'static [mb_::u16; 8] = &[
            0b000_000_111, 0b000_111_000, 0b111_000_000, 0b001_001_001, 0b010_010_010,
            0b100_100_100, 0b100_010_001, 0b001_010_100,
        ];
        /// For each square, by its index, the masks of the winning lines through it.
        pub const WIN_MASKS: &'static [&'static [mb_::u16]; 9] = &mb_::LinesThrough::lists(
            &LINES_THROUGH,
            LISTED_MASKS,
        );
        /// The empty board.
        #[must_use]
        #[inline]
        pub const fn new() -> Self {
            Self { circle: 0, cross: 0 }
        }
        /// The square in column `x` and row `y`, both counted from 0 at the top left.
        ///
        /// # Errors
        /// When the board has no such square.
        #[inline]
        pub const fn square(
            x: mb_::usize,
            y: mb_::usize,
        ) -> mb_::Result<mb_::Square, mb_::SquareError> {
            mb_::Geometry::square(Self::GEOMETRY, x, y)
        }
        /// Takes every mark off.
        #[inline]
        pub const fn clear(&mut self) {
            *self = Self::new();
        }
        /// The mark on a square, or `None` when it is empty.
        #[must_use]
        #[inline]
        pub const fn get(self, square: mb_::Square) -> mb_::Option<mb_::Mark> {
            let bit = bit_of(square);
            let mask = <mb_::u16>::wrapping_shl(1, bit as mb_::u32);
            if self.circle & mask != 0 {
                mb_::Option::Some(mb_::Mark::Circle)
            } else if self.cross & mask != 0 {
                mb_::Option::Some(mb_::Mark::Cross)
            } else {
                mb_::Option::None
            }
        }
        /// Puts a mark on an empty square. Debug builds assert that the square is empty.
        #[inline]
        pub const fn place(&mut self, square: mb_::Square, mark: mb_::Mark) {
            mb_::debug_assert!(
                mb_::Option::is_none(& Self::get(* self, square)),
                "the square has a mark already"
            );
            let bit = bit_of(square);
            let mask = <mb_::u16>::wrapping_shl(1, bit as mb_::u32);
            match mark {
                mb_::Mark::Circle => {
                    self.circle |= mask;
                }
                mb_::Mark::Cross => {
                    self.cross |= mask;
                }
            }
        }
        /// Takes the mark off a square. An empty square stays empty.
        #[inline]
        pub const fn remove(&mut self, square: mb_::Square) {
            let bit = bit_of(square);
            let mask = <mb_::u16>::wrapping_shl(1, bit as mb_::u32);
            self.circle &= !mask;
            self.cross &= !mask;
        }
        /// The squares of one mark as the bits of a word.
        #[must_use]
        #[inline]
        pub const fn marks(self, mark: mb_::Mark) -> mb_::u16 {
            match mark {
                mb_::Mark::Circle => self.circle,
                mb_::Mark::Cross => self.cross,
            }
        }
        /// The empty squares as the bits of a word.
        #[must_use]
        #[inline]
        pub const fn empty(self) -> mb_::u16 {
            !(self.circle | self.cross) & 0b111_111_111
        }
        /// The empty squares, in ascending order.
        #[inline]
        pub const fn legal_moves(self) -> mb_::Squares<mb_::u16, 1, 3, 3> {
            mb_::Squares::new(Self::empty(self))
        }
        /// The number of empty squares.
        #[must_use]
        #[inline]
        pub const fn legal_move_count(self) -> mb_::usize {
            let empty = Self::empty(self);
            <mb_::u16>::count_ones(empty) as mb_::usize
        }
        /// The `n`-th empty square in ascending order, counted from 0.
        #[must_use]
        #[inline]
        pub const fn nth_legal_move(self, n: mb_::usize) -> mb_::Option<mb_::Square> {
            mb_::nth_of_nine(Self::empty(self) as mb_::usize, n)
        }
        /// Whether `mark` has a complete line through `square`.
        #[must_use]
        #[inline]
        pub const fn is_win(self, mark: mb_::Mark, square: mb_::Square) -> mb_::bool {
            let index = mb_::Square::index(square);
            mb_::debug_assert!(index < Self::CELLS);
            let mask = <mb_::u16>::wrapping_shl(1, index as mb_::u32);
            look_up(self, mark, LINE_SQUARES) & mask != 0
        }
        /// Whether `mark` has a complete line anywhere.
        #[must_use]
        #[inline]
        pub const fn has_line(self, mark: mb_::Mark) -> mb_::bool {
            look_up(self, mark, LINE_SQUARES) != 0
        }
        /// The status after `mark` was put on `square` as the `ply`-th mark of the game.
        ///
        /// As in the series, nobody can have won before ply 2 · `WIN` - 1, and a full board without a line is
        /// a draw.
        #[must_use]
        #[inline]
        pub const fn judge(
            self,
            mark: mb_::Mark,
            square: mb_::Square,
            ply: mb_::usize,
        ) -> mb_::Status {
            if ply >= 5 && Self::is_win(self, mark, square) {
                mb_::Status::Won(mark)
            } else if ply == Self::CELLS {
                mb_::Status::Draw
            } else {
                mb_::Status::Playing
            }
        }
        /// The number of set bits of every way to fill a line of at most eight squares.
        pub const LINE_POPCOUNTS: &'static [mb_::u8; 8] = &mb_::popcounts();
        /// The number of set bits of every way to fill a part of the board of at most eight squares.
        pub const CHUNK_POPCOUNTS: &'static [mb_::u8; 256] = &mb_::popcounts();
        /// How the lines are filled, with `side` the side to move.
        #[must_use]
        #[inline]
        pub const fn line_patterns(
            self,
            side: mb_::Mark,
        ) -> mb_::LinePatterns<[mb_::u8; 16]> {
            let counts = mb_::patterns_of_nine(
                Self::marks(self, mb_::Mark::opponent(side)) as mb_::u64,
                Self::marks(self, side) as mb_::u64,
            );
            mb_::LinePatterns::from_counts(Self::WIN, side, counts)
        }
        /// This board with left and right exchanged.
        #[must_use]
        #[inline]
        pub const fn mirror(self) -> Self {
            board_of(mirror(Self::key(self)))
        }
        /// This board with top and bottom exchanged.
        #[must_use]
        #[inline]
        pub const fn flip(self) -> Self {
            board_of(flip(Self::key(self)))
        }
        /// This board turned by half a turn.
        #[must_use]
        #[inline]
        pub const fn rotate180(self) -> Self {
            board_of(rotate180(Self::key(self)))
        }
        /// This board with columns and rows exchanged: reflected in the diagonal from the top left.
        #[must_use]
        #[inline]
        pub const fn transpose(self) -> Self {
            board_of(transpose(Self::key(self)))
        }
        /// This board reflected in the diagonal from the bottom left.
        #[must_use]
        #[inline]
        pub const fn anti_transpose(self) -> Self {
            board_of(anti_transpose(Self::key(self)))
        }
        /// This board turned by a quarter turn clockwise.
        #[must_use]
        #[inline]
        pub const fn rotate90(self) -> Self {
            board_of(rotate90(Self::key(self)))
        }
        /// This board turned by a quarter turn anticlockwise.
        #[must_use]
        #[inline]
        pub const fn rotate270(self) -> Self {
            board_of(rotate270(Self::key(self)))
        }
        /// The image of this board under a symmetry, or `None` for a symmetry that turns the columns of a rectangle
        /// into rows.
        #[must_use]
        #[inline]
        pub const fn transform(self, symmetry: mb_::Symmetry) -> mb_::Option<Self> {
            mb_::Option::Some(
                match symmetry {
                    mb_::Symmetry::Identity => self,
                    mb_::Symmetry::Mirror => Self::mirror(self),
                    mb_::Symmetry::Flip => Self::flip(self),
                    mb_::Symmetry::Rotate180 => Self::rotate180(self),
                    mb_::Symmetry::Transpose => Self::transpose(self),
                    mb_::Symmetry::AntiTranspose => Self::anti_transpose(self),
                    mb_::Symmetry::Rotate90 => Self::rotate90(self),
                    mb_::Symmetry::Rotate270 => Self::rotate270(self),
                },
            )
        }
        /// The marks as one number: `circle | cross << CELLS`.
        #[must_use]
        #[inline]
        pub const fn key(self) -> mb_::u32 {
            self.circle as mb_::u32 | (self.cross as mb_::u32) << 9
        }
        /// The keys of all symmetric images in the order of the series, equal ones repeated. The last is the key
        /// of the board itself.
        #[must_use]
        pub const fn image_keys(self) -> [mb_::u32; 8] {
            let own = Self::key(self);
            let image_0 = mirror(own);
            let image_1 = transpose(image_0);
            let image_2 = mirror(image_1);
            let image_3 = transpose(image_2);
            let image_4 = mirror(image_3);
            let image_5 = transpose(image_4);
            let image_6 = mirror(image_5);
            [image_0, image_1, image_2, image_3, image_4, image_5, image_6, own]
        }
        /// The distinct keys of all symmetric images, in ascending order.
        #[must_use]
        pub fn symmetric_keys(self) -> mb_::Orbit<mb_::u32> {
            mb_::distinct_keys(Self::image_keys(self))
        }
        /// The distinct keys of all symmetric images, each with the image of `square`, in ascending order of
        /// keys. Of equal keys it keeps the one that is later in the order of the series.
        #[must_use]
        pub fn symmetric_keys_with(
            self,
            square: mb_::Square,
        ) -> mb_::Orbit<(mb_::u32, mb_::Square)> {
            mb_::distinct_pairs(
                mb_::with_images(Self::image_keys(self), Self::GEOMETRY, square),
            )
        }
        /// The symmetric image with the least key, the same for all images of a board.
        #[must_use]
        #[inline]
        pub const fn canonical(self) -> Self {
            board_of(Self::canonical_key(self))
        }
        /// The least key of all symmetric images.
        #[must_use]
        #[inline]
        pub const fn canonical_key(self) -> mb_::u32 {
            mb_::canonical_key_of_nine(self.circle, self.cross)
        }
    }
    #[automatically_derived]
    impl mb_::Board for Board {
        type Key = mb_::u32;
        type Counts = [mb_::u8; 16];
        #[inline]
        fn geometry(&self) -> mb_::Geometry {
            Self::GEOMETRY
        }
        #[inline]
        fn get(&self, square: mb_::Square) -> mb_::Option<mb_::Mark> {
            Self::get(*self, square)
        }
        #[inline]
        fn place(&mut self, square: mb_::Square, mark: mb_::Mark) {
            Self::place(self, square, mark);
        }
        #[inline]
        fn remove(&mut self, square: mb_::Square) {
            Self::remove(self, square);
        }
        #[inline]
        fn legal_moves(
            &self,
        ) -> impl mb_::core::iter::ExactSizeIterator<
            Item = mb_::Square,
        > + mb_::core::iter::DoubleEndedIterator + mb_::core::iter::FusedIterator + mb_::core::clone::Clone {
            Self::legal_moves(*self)
        }
        #[inline]
        fn is_win(&self, mark: mb_::Mark, square: mb_::Square) -> mb_::bool {
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
        fn nth_legal_move(&self, n: mb_::usize) -> mb_::Option<mb_::Square> {
            Self::nth_legal_move(*self, n)
        }
        #[inline]
        fn has_line(&self, mark: mb_::Mark) -> mb_::bool {
            Self::has_line(*self, mark)
        }
        #[inline]
        fn judge(
            &self,
            mark: mb_::Mark,
            square: mb_::Square,
            ply: mb_::usize,
        ) -> mb_::Status {
            Self::judge(*self, mark, square, ply)
        }
        #[inline]
        fn line_patterns(&self, turn: mb_::Mark) -> mb_::LinePatterns<Self::Counts> {
            Self::line_patterns(*self, turn)
        }
        #[inline]
        fn transform(&self, symmetry: mb_::Symmetry) -> mb_::Option<Self> {
            Self::transform(*self, symmetry)
        }
        #[inline]
        fn symmetric_keys(&self) -> mb_::Orbit<Self::Key> {
            Self::symmetric_keys(*self)
        }
        #[inline]
        fn symmetric_keys_with(
            &self,
            square: mb_::Square,
        ) -> mb_::Orbit<(Self::Key, mb_::Square)> {
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
        #[inline]
        fn shortcuts(&self) -> impl mb_::Shortcuts + '_ {
            *self
        }
    }
    #[automatically_derived]
    impl mb_::Shortcuts for Board {
        #[inline]
        fn looks_are_cheap(&self) -> mb_::bool {
            true
        }
        #[inline]
        fn quiet_moves(
            &self,
            mark: mb_::Mark,
        ) -> impl mb_::core::iter::Iterator<Item = mb_::Square> {
            let winning = look_up(*self, mark, WINNING_SQUARES);
            mb_::Squares::<mb_::u16, 1, 3, 3>::new(Self::empty(*self) & !winning)
        }
        #[inline]
        fn threats(&self, turn: mb_::Mark) -> mb_::Threats {
            let empty = Self::empty(*self);
            let own = look_up(*self, turn, WINNING_SQUARES) & empty;
            let other = look_up(*self, mb_::Mark::opponent(turn), WINNING_SQUARES)
                & empty;
            mb_::Threats {
                turn: <mb_::u16>::count_ones(own) as mb_::usize,
                opponent: <mb_::u16>::count_ones(other) as mb_::usize,
                both: <mb_::u16>::count_ones(own & other) as mb_::usize,
            }
        }
    }
    #[automatically_derived]
    impl mb_::core::default::Default for Board {
        /// The empty board.
        #[inline]
        fn default() -> Self {
            Self::new()
        }
    }
    #[automatically_derived]
    impl mb_::core::fmt::Debug for Board {
        fn fmt(
            &self,
            formatter: &mut mb_::core::fmt::Formatter<'_>,
        ) -> mb_::core::fmt::Result {
            mb_::debug_board(self, "Board", formatter)
        }
    }
    /// One character a square, column by column: `o`, `x` or `.`.
    #[automatically_derived]
    impl mb_::core::fmt::Display for Board {
        fn fmt(
            &self,
            formatter: &mut mb_::core::fmt::Formatter<'_>,
        ) -> mb_::core::fmt::Result {
            mb_::write_board(self, formatter)
        }
    }
    /// Reads what `Display` writes.
    #[automatically_derived]
    impl mb_::core::str::FromStr for Board {
        type Err = mb_::ParseBoardError;
        fn from_str(text: &mb_::str) -> mb_::Result<Self, Self::Err> {
            mb_::parse_board(Self::new(), text)
        }
    }
    /// By key.
    #[automatically_derived]
    impl mb_::core::cmp::Ord for Board {
        #[inline]
        fn cmp(&self, other: &Self) -> mb_::core::cmp::Ordering {
            mb_::core::cmp::Ord::cmp(&Self::key(*self), &Self::key(*other))
        }
    }
    #[automatically_derived]
    impl mb_::core::cmp::PartialOrd for Board {
        #[inline]
        fn partial_cmp(&self, other: &Self) -> mb_::Option<mb_::core::cmp::Ordering> {
            mb_::Option::Some(mb_::core::cmp::Ord::cmp(self, other))
        }
    }
};
