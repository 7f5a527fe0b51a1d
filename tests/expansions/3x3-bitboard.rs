/// 3×3 (columns × rows), 3 in a row win.
/// A word for each mark; the bit of column x, row y is `3 * x + y`.
#[derive(
    ::mb_runtime::private::core::clone::Clone,
    ::mb_runtime::private::core::marker::Copy,
    ::mb_runtime::private::core::cmp::PartialEq,
    ::mb_runtime::private::core::cmp::Eq,
    ::mb_runtime::private::core::hash::Hash
)]
pub struct Board {
    circle: ::mb_runtime::private::u16,
    cross: ::mb_runtime::private::u16,
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
    ///The bits of all squares.
    pub const FULL_MASK: ::mb_runtime::private::u16 = 0b111_111_111;
    ///The squares of each column, left to right.
    pub const COLUMN_MASKS: &'static [::mb_runtime::private::u16; 3] = &[
        0b000_000_111, 0b000_111_000, 0b111_000_000,
    ];
    ///The squares of each row, top down.
    pub const ROW_MASKS: &'static [::mb_runtime::private::u16; 3] = &[
        0b001_001_001, 0b010_010_010, 0b100_100_100,
    ];
    ///The squares of the diagonal from the top left and of that from the bottom left; none on a rectangle.
    pub const DIAGONAL_MASKS: &'static [::mb_runtime::private::u16; 2] = &[
        0b100_010_001, 0b001_010_100,
    ];
    ///The squares of each winning line: down the columns, along the rows, then on the diagonals that go down to the right and on those that go up; in each direction by the first square.
    pub const LINE_MASKS: &'static [::mb_runtime::private::u16; 8] = &[
        0b000_000_111, 0b000_111_000, 0b111_000_000, 0b001_001_001, 0b010_010_010,
        0b100_100_100, 0b100_010_001, 0b001_010_100,
    ];
    ///For each square, by its index, the masks of the winning lines through it.
    pub const WIN_MASKS: &'static [&'static [::mb_runtime::private::u16]; 9] = &[
        &[0b000_000_111, 0b001_001_001, 0b100_010_001],
        &[0b000_000_111, 0b010_010_010],
        &[0b000_000_111, 0b100_100_100, 0b001_010_100],
        &[0b000_111_000, 0b001_001_001],
        &[0b000_111_000, 0b010_010_010, 0b100_010_001, 0b001_010_100],
        &[0b000_111_000, 0b100_100_100],
        &[0b111_000_000, 0b001_001_001, 0b001_010_100],
        &[0b111_000_000, 0b010_010_010],
        &[0b111_000_000, 0b100_100_100, 0b100_010_001],
    ];
    /// The empty board.
    #[must_use]
    #[inline]
    pub const fn new() -> Self {
        Self { circle: 0, cross: 0 }
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
    ///The bit of a square, in the words of both marks.
    #[inline]
    const fn bit_of(
        square: ::mb_runtime::private::Square,
    ) -> ::mb_runtime::private::usize {
        let index = ::mb_runtime::private::Square::index(square);
        ::mb_runtime::private::debug_assert!(index < Self::CELLS);
        index
    }
    /// The mark on a square, or `None` when it is empty.
    #[must_use]
    #[inline]
    pub const fn get(
        self,
        square: ::mb_runtime::private::Square,
    ) -> ::mb_runtime::private::Option<::mb_runtime::private::Mark> {
        let mask = <::mb_runtime::private::u16>::wrapping_shl(
            1,
            Self::bit_of(square) as ::mb_runtime::private::u32,
        );
        if self.circle & mask != 0 {
            ::mb_runtime::private::Option::Some(::mb_runtime::private::Mark::Circle)
        } else if self.cross & mask != 0 {
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
        let mask = <::mb_runtime::private::u16>::wrapping_shl(
            1,
            Self::bit_of(square) as ::mb_runtime::private::u32,
        );
        match mark {
            ::mb_runtime::private::Mark::Circle => {
                self.circle |= mask;
            }
            ::mb_runtime::private::Mark::Cross => {
                self.cross |= mask;
            }
        }
    }
    /// Takes the mark off a square; an empty square stays empty.
    #[inline]
    pub const fn remove(&mut self, square: ::mb_runtime::private::Square) {
        let mask = <::mb_runtime::private::u16>::wrapping_shl(
            1,
            Self::bit_of(square) as ::mb_runtime::private::u32,
        );
        self.circle &= !mask;
        self.cross &= !mask;
    }
    /// Takes every mark off.
    #[inline]
    pub const fn clear(&mut self) {
        *self = Self::new();
    }
    ///The squares of one mark, as the bits of a word.
    #[must_use]
    #[inline]
    pub const fn marks(
        self,
        mark: ::mb_runtime::private::Mark,
    ) -> ::mb_runtime::private::u16 {
        match mark {
            ::mb_runtime::private::Mark::Circle => self.circle,
            ::mb_runtime::private::Mark::Cross => self.cross,
        }
    }
    ///The empty squares, as the bits of a word.
    #[must_use]
    #[inline]
    pub const fn empty(self) -> ::mb_runtime::private::u16 {
        let circle = self.circle;
        let cross = self.cross;
        let circle = !(circle | cross) & 0b111_111_111;
        circle
    }
    /// The empty squares, in ascending order.
    #[inline]
    pub const fn legal_moves(
        self,
    ) -> ::mb_runtime::private::Squares<::mb_runtime::private::u16, 1, 3, 3> {
        <::mb_runtime::private::Squares<
            ::mb_runtime::private::u16,
            1,
            3,
            3,
        >>::new(Self::empty(self))
    }
    /// The number of empty squares.
    #[must_use]
    #[inline]
    pub const fn legal_move_count(self) -> ::mb_runtime::private::usize {
        let empty = Self::empty(self);
        <::mb_runtime::private::u16>::count_ones(empty) as ::mb_runtime::private::usize
    }
    /// The `n`-th empty square in ascending order, counted from 0.
    #[must_use]
    #[inline]
    pub const fn nth_legal_move(
        self,
        n: ::mb_runtime::private::usize,
    ) -> ::mb_runtime::private::Option<::mb_runtime::private::Square> {
        let empty = Self::empty(self);
        ::mb_runtime::private::nth_of_nine(empty as ::mb_runtime::private::usize, n)
    }
    /// For every way to fill the board with one mark, the squares that complete lines go through.
    const LINE_SQUARES: &'static [::mb_runtime::private::u16; 512] = &{
        let mut table = [0; 512];
        let mut marks = 0;
        while marks < 512 {
            let mut line = 0;
            while line < 8 {
                let mask = Self::LINE_MASKS[line];
                if (marks as ::mb_runtime::private::u16) & mask == mask {
                    table[marks] |= mask;
                }
                line += 1;
            }
            marks += 1;
        }
        table
    };
    /// For every way to fill the board with one mark, the other squares on which it would complete a line.
    const WINNING_SQUARES: &'static [::mb_runtime::private::u16; 512] = &{
        let mut table = [0; 512];
        let mut marks = 0;
        while marks < 512 {
            let mut square = 0;
            while square < Self::CELLS {
                let next = marks | (1 << square);
                if next != marks {
                    table[marks] |= Self::LINE_SQUARES[next] & (1 << square);
                }
                square += 1;
            }
            marks += 1;
        }
        table
    };
    /// What a table has for the squares of `mark`.
    #[inline]
    const fn look_up(
        self,
        mark: ::mb_runtime::private::Mark,
        table: &[::mb_runtime::private::u16; 512],
    ) -> ::mb_runtime::private::u16 {
        table[Self::marks(self, mark) as ::mb_runtime::private::usize & 511]
    }
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
        let mask = <::mb_runtime::private::u16>::wrapping_shl(
            1,
            index as ::mb_runtime::private::u32,
        );
        Self::look_up(self, mark, Self::LINE_SQUARES) & mask != 0
    }
    /// Whether `mark` has a complete line anywhere.
    #[must_use]
    #[inline]
    pub const fn has_line(
        self,
        mark: ::mb_runtime::private::Mark,
    ) -> ::mb_runtime::private::bool {
        Self::look_up(self, mark, Self::LINE_SQUARES) != 0
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
        let turn = Self::marks(self, side);
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
        let marks = self.circle as ::mb_runtime::private::u32
            | (self.cross as ::mb_runtime::private::u32) << 9;
        let swap = (marks ^ (marks >> 6)) & 0b000_000_111_000_000_111;
        let marks = marks ^ swap ^ (swap << 6);
        Self {
            circle: marks as ::mb_runtime::private::u16 & 0b111_111_111,
            cross: (marks >> 9) as ::mb_runtime::private::u16,
        }
    }
    ///This board with top and bottom exchanged.
    #[must_use]
    #[inline]
    pub const fn flip(self) -> Self {
        let marks = self.circle as ::mb_runtime::private::u32
            | (self.cross as ::mb_runtime::private::u32) << 9;
        let swap = (marks ^ (marks >> 2)) & 0b001_001_001_001_001_001;
        let marks = marks ^ swap ^ (swap << 2);
        Self {
            circle: marks as ::mb_runtime::private::u16 & 0b111_111_111,
            cross: (marks >> 9) as ::mb_runtime::private::u16,
        }
    }
    ///This board turned by half a turn.
    #[must_use]
    #[inline]
    pub const fn rotate180(self) -> Self {
        let marks = self.circle as ::mb_runtime::private::u32
            | (self.cross as ::mb_runtime::private::u32) << 9;
        let swap = (marks ^ (marks >> 6)) & 0b000_000_111_000_000_111;
        let marks = marks ^ swap ^ (swap << 6);
        let swap = (marks ^ (marks >> 2)) & 0b001_001_001_001_001_001;
        let marks = marks ^ swap ^ (swap << 2);
        Self {
            circle: marks as ::mb_runtime::private::u16 & 0b111_111_111,
            cross: (marks >> 9) as ::mb_runtime::private::u16,
        }
    }
    ///This board with columns and rows exchanged: reflected in the diagonal from the top left.
    #[must_use]
    #[inline]
    pub const fn transpose(self) -> Self {
        let marks = self.circle as ::mb_runtime::private::u32
            | (self.cross as ::mb_runtime::private::u32) << 9;
        let swap = (marks ^ (marks >> 4)) & 0b000_000_100_000_000_100;
        let marks = marks ^ swap ^ (swap << 4);
        let swap = (marks ^ (marks >> 2)) & 0b000_100_010_000_100_010;
        let marks = marks ^ swap ^ (swap << 2);
        Self {
            circle: marks as ::mb_runtime::private::u16 & 0b111_111_111,
            cross: (marks >> 9) as ::mb_runtime::private::u16,
        }
    }
    ///This board reflected in the diagonal from the bottom left.
    #[must_use]
    #[inline]
    pub const fn anti_transpose(self) -> Self {
        let marks = self.circle as ::mb_runtime::private::u32
            | (self.cross as ::mb_runtime::private::u32) << 9;
        let swap = (marks ^ (marks >> 8)) & 0b000_000_001_000_000_001;
        let marks = marks ^ swap ^ (swap << 8);
        let swap = (marks ^ (marks >> 4)) & 0b000_001_010_000_001_010;
        let marks = marks ^ swap ^ (swap << 4);
        Self {
            circle: marks as ::mb_runtime::private::u16 & 0b111_111_111,
            cross: (marks >> 9) as ::mb_runtime::private::u16,
        }
    }
    ///This board turned by a quarter turn clockwise.
    #[must_use]
    #[inline]
    pub const fn rotate90(self) -> Self {
        let marks = self.circle as ::mb_runtime::private::u32
            | (self.cross as ::mb_runtime::private::u32) << 9;
        let swap = (marks ^ (marks >> 4)) & 0b000_000_100_000_000_100;
        let marks = marks ^ swap ^ (swap << 4);
        let swap = (marks ^ (marks >> 2)) & 0b000_100_010_000_100_010;
        let marks = marks ^ swap ^ (swap << 2);
        let swap = (marks ^ (marks >> 6)) & 0b000_000_111_000_000_111;
        let marks = marks ^ swap ^ (swap << 6);
        Self {
            circle: marks as ::mb_runtime::private::u16 & 0b111_111_111,
            cross: (marks >> 9) as ::mb_runtime::private::u16,
        }
    }
    ///This board turned by a quarter turn anticlockwise.
    #[must_use]
    #[inline]
    pub const fn rotate270(self) -> Self {
        let marks = self.circle as ::mb_runtime::private::u32
            | (self.cross as ::mb_runtime::private::u32) << 9;
        let swap = (marks ^ (marks >> 6)) & 0b000_000_111_000_000_111;
        let marks = marks ^ swap ^ (swap << 6);
        let swap = (marks ^ (marks >> 2)) & 0b000_100_010_000_100_010;
        let marks = marks ^ swap ^ (swap << 2);
        let swap = (marks ^ (marks >> 4)) & 0b000_000_100_000_000_100;
        let marks = marks ^ swap ^ (swap << 4);
        Self {
            circle: marks as ::mb_runtime::private::u16 & 0b111_111_111,
            cross: (marks >> 9) as ::mb_runtime::private::u16,
        }
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
    ///The marks as one number: `circle | cross << CELLS`.
    #[must_use]
    #[inline]
    pub const fn key(self) -> ::mb_runtime::private::u32 {
        let marks = self.circle as ::mb_runtime::private::u32
            | (self.cross as ::mb_runtime::private::u32) << 9;
        marks
    }
    /// The keys of all symmetric images in the order of the series, equal ones repeated; the last is the
    /// key of the board itself.
    #[must_use]
    pub const fn image_keys(self) -> [::mb_runtime::private::u32; 8] {
        let marks = self.circle as ::mb_runtime::private::u32
            | (self.cross as ::mb_runtime::private::u32) << 9;
        let key_7 = marks;
        let swap = (marks ^ (marks >> 6)) & 0b000_000_111_000_000_111;
        let marks = marks ^ swap ^ (swap << 6);
        let key_0 = marks;
        let swap = (marks ^ (marks >> 4)) & 0b000_000_100_000_000_100;
        let marks = marks ^ swap ^ (swap << 4);
        let swap = (marks ^ (marks >> 2)) & 0b000_100_010_000_100_010;
        let marks = marks ^ swap ^ (swap << 2);
        let key_1 = marks;
        let swap = (marks ^ (marks >> 6)) & 0b000_000_111_000_000_111;
        let marks = marks ^ swap ^ (swap << 6);
        let key_2 = marks;
        let swap = (marks ^ (marks >> 4)) & 0b000_000_100_000_000_100;
        let marks = marks ^ swap ^ (swap << 4);
        let swap = (marks ^ (marks >> 2)) & 0b000_100_010_000_100_010;
        let marks = marks ^ swap ^ (swap << 2);
        let key_3 = marks;
        let swap = (marks ^ (marks >> 6)) & 0b000_000_111_000_000_111;
        let marks = marks ^ swap ^ (swap << 6);
        let key_4 = marks;
        let swap = (marks ^ (marks >> 4)) & 0b000_000_100_000_000_100;
        let marks = marks ^ swap ^ (swap << 4);
        let swap = (marks ^ (marks >> 2)) & 0b000_100_010_000_100_010;
        let marks = marks ^ swap ^ (swap << 2);
        let key_5 = marks;
        let swap = (marks ^ (marks >> 6)) & 0b000_000_111_000_000_111;
        let marks = marks ^ swap ^ (swap << 6);
        let key_6 = marks;
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
    #[inline]
    pub const fn canonical(self) -> Self {
        let marks = Self::canonical_key(self);
        Self {
            circle: marks as ::mb_runtime::private::u16 & 0b111_111_111,
            cross: (marks >> 9) as ::mb_runtime::private::u16,
        }
    }
    /// For each symmetry, the images of all ways to fill the board with one mark.
    const IMAGES: &'static [[::mb_runtime::private::u16; 512]; 8] = &{
        let mut images = [[0; 512]; 8];
        let mut symmetry = 0;
        while symmetry < 8 {
            let mut marks: ::mb_runtime::private::u16 = 0;
            while marks < 512 {
                let board = Self { circle: marks, cross: 0 };
                if let ::mb_runtime::private::Option::Some(image) = Self::transform(
                    board,
                    ::mb_runtime::private::Symmetry::ALL[symmetry],
                ) {
                    images[symmetry][marks as ::mb_runtime::private::usize] = image
                        .circle;
                }
                marks += 1;
            }
            symmetry += 1;
        }
        images
    };
    /// The sets of symmetries that leave some marks as they are, a bit for each symmetry.
    const STABILIZERS: &'static [::mb_runtime::private::u8; 9] = &[
        1, 3, 5, 9, 15, 17, 129, 153, 255,
    ];
    /// For each of these sets, the least image of all ways to fill the board with one mark; empty rows at
    /// the end.
    const LEAST_CIRCLES: &'static [[::mb_runtime::private::u16; 512]; 16] = &{
        let mut least = [[512; 512]; 16];
        let mut subgroup = 0;
        while subgroup < 9 {
            let mut symmetry = 0;
            while symmetry < 8 {
                let mut marks = 0;
                while marks < 512 && (Self::STABILIZERS[subgroup] >> symmetry) & 1 == 1 {
                    let image = Self::IMAGES[symmetry][marks];
                    if image < least[subgroup][marks] {
                        least[subgroup][marks] = image;
                    }
                    marks += 1;
                }
                symmetry += 1;
            }
            subgroup += 1;
        }
        least
    };
    /// For all ways to fill the board with one mark: the least image, above it the number of a symmetry
    /// that leads to it, and above that the number of the image's stabilizer.
    const LEAST_CROSSES: &'static [::mb_runtime::private::u16; 512] = &{
        let mut table = [0; 512];
        let mut marks = 0;
        while marks < 512 {
            let (mut least, mut chosen, mut symmetry) = (512, 0, 0);
            while symmetry < 8 {
                if Self::IMAGES[symmetry][marks] < least {
                    least = Self::IMAGES[symmetry][marks];
                    chosen = symmetry;
                }
                symmetry += 1;
            }
            let (mut stabilizer, mut symmetry) = (0, 0);
            while symmetry < 8 {
                if Self::IMAGES[symmetry][least as ::mb_runtime::private::usize] == least
                {
                    stabilizer |= 1 << symmetry;
                }
                symmetry += 1;
            }
            let mut subgroup = 0;
            while Self::STABILIZERS[subgroup] != stabilizer {
                subgroup += 1;
            }
            table[marks] = least | (chosen as ::mb_runtime::private::u16) << 9
                | (subgroup as ::mb_runtime::private::u16) << 12;
            marks += 1;
        }
        table
    };
    /// The least key of all symmetric images.
    #[must_use]
    #[inline]
    pub const fn canonical_key(self) -> ::mb_runtime::private::u32 {
        let cross = Self::LEAST_CROSSES[(self.cross & 511)
            as ::mb_runtime::private::usize];
        let image = &Self::IMAGES[((cross >> 9) & 7) as ::mb_runtime::private::usize];
        let circle = image[(self.circle & 511) as ::mb_runtime::private::usize];
        let least = &Self::LEAST_CIRCLES[((cross >> 12) & 15)
            as ::mb_runtime::private::usize];
        least[(circle & 511) as ::mb_runtime::private::usize]
            as ::mb_runtime::private::u32
            | ((cross & 511) as ::mb_runtime::private::u32) << 9
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
    fn quiet_moves(
        &self,
        mark: ::mb_runtime::private::Mark,
    ) -> impl ::mb_runtime::private::core::iter::Iterator<
        Item = ::mb_runtime::private::Square,
    > {
        let winning = Self::look_up(*self, mark, Self::WINNING_SQUARES);
        <::mb_runtime::private::Squares<
            ::mb_runtime::private::u16,
            1,
            3,
            3,
        >>::new(Self::empty(*self) & !winning)
    }
    #[inline]
    fn threats(
        &self,
        turn: ::mb_runtime::private::Mark,
    ) -> ::mb_runtime::private::Threats {
        let empty = Self::empty(*self);
        let opponent = ::mb_runtime::private::Mark::opponent(turn);
        let own = Self::look_up(*self, turn, Self::WINNING_SQUARES) & empty;
        let other = Self::look_up(*self, opponent, Self::WINNING_SQUARES) & empty;
        ::mb_runtime::private::Threats {
            turn: <::mb_runtime::private::u16>::count_ones(own)
                as ::mb_runtime::private::usize,
            opponent: <::mb_runtime::private::u16>::count_ones(other)
                as ::mb_runtime::private::usize,
            both: <::mb_runtime::private::u16>::count_ones(own & other)
                as ::mb_runtime::private::usize,
        }
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
