/// 5×5 (columns × rows), 5 in a row win.
/// A word for each mark; the bit of column x, row y is `5 * x + y`.
#[derive(
    ::mb_runtime::private::core::clone::Clone,
    ::mb_runtime::private::core::marker::Copy,
    ::mb_runtime::private::core::cmp::PartialEq,
    ::mb_runtime::private::core::cmp::Eq,
    ::mb_runtime::private::core::hash::Hash
)]
pub struct Board {
    circle: ::mb_runtime::private::u32,
    cross: ::mb_runtime::private::u32,
}
impl Board {
    /// The number of columns.
    pub const COLS: ::mb_runtime::private::usize = 5;
    /// The number of rows.
    pub const ROWS: ::mb_runtime::private::usize = 5;
    /// The number of squares in a row that wins.
    pub const WIN: ::mb_runtime::private::usize = 5;
    /// The number of squares.
    pub const CELLS: ::mb_runtime::private::usize = 25;
    /// The shape of the board.
    pub const GEOMETRY: ::mb_runtime::private::Geometry = ::mb_runtime::private::geometry(
        5,
        5,
        5,
    );
    ///The bits of all squares.
    pub const FULL_MASK: ::mb_runtime::private::u32 = 0b11111_11111_11111_11111_11111;
    ///The squares of each column, left to right.
    pub const COLUMN_MASKS: &'static [::mb_runtime::private::u32; 5] = &[
        0b00000_00000_00000_00000_11111, 0b00000_00000_00000_11111_00000,
        0b00000_00000_11111_00000_00000, 0b00000_11111_00000_00000_00000,
        0b11111_00000_00000_00000_00000,
    ];
    ///The squares of each row, top down.
    pub const ROW_MASKS: &'static [::mb_runtime::private::u32; 5] = &[
        0b00001_00001_00001_00001_00001, 0b00010_00010_00010_00010_00010,
        0b00100_00100_00100_00100_00100, 0b01000_01000_01000_01000_01000,
        0b10000_10000_10000_10000_10000,
    ];
    ///The squares of the diagonal from the top left and of that from the bottom left; none on a rectangle.
    pub const DIAGONAL_MASKS: &'static [::mb_runtime::private::u32; 2] = &[
        0b10000_01000_00100_00010_00001, 0b00001_00010_00100_01000_10000,
    ];
    ///The squares of each winning line: down the columns, along the rows, then on the diagonals that go down to the right and on those that go up; in each direction by the first square.
    pub const LINE_MASKS: &'static [::mb_runtime::private::u32; 12] = &[
        0b00000_00000_00000_00000_11111, 0b00000_00000_00000_11111_00000,
        0b00000_00000_11111_00000_00000, 0b00000_11111_00000_00000_00000,
        0b11111_00000_00000_00000_00000, 0b00001_00001_00001_00001_00001,
        0b00010_00010_00010_00010_00010, 0b00100_00100_00100_00100_00100,
        0b01000_01000_01000_01000_01000, 0b10000_10000_10000_10000_10000,
        0b10000_01000_00100_00010_00001, 0b00001_00010_00100_01000_10000,
    ];
    ///For each square, by its index, the masks of the winning lines through it.
    pub const WIN_MASKS: &'static [&'static [::mb_runtime::private::u32]; 25] = &[
        &[
            0b00000_00000_00000_00000_11111, 0b00001_00001_00001_00001_00001,
            0b10000_01000_00100_00010_00001,
        ],
        &[0b00000_00000_00000_00000_11111, 0b00010_00010_00010_00010_00010],
        &[0b00000_00000_00000_00000_11111, 0b00100_00100_00100_00100_00100],
        &[0b00000_00000_00000_00000_11111, 0b01000_01000_01000_01000_01000],
        &[
            0b00000_00000_00000_00000_11111, 0b10000_10000_10000_10000_10000,
            0b00001_00010_00100_01000_10000,
        ],
        &[0b00000_00000_00000_11111_00000, 0b00001_00001_00001_00001_00001],
        &[
            0b00000_00000_00000_11111_00000, 0b00010_00010_00010_00010_00010,
            0b10000_01000_00100_00010_00001,
        ],
        &[0b00000_00000_00000_11111_00000, 0b00100_00100_00100_00100_00100],
        &[
            0b00000_00000_00000_11111_00000, 0b01000_01000_01000_01000_01000,
            0b00001_00010_00100_01000_10000,
        ],
        &[0b00000_00000_00000_11111_00000, 0b10000_10000_10000_10000_10000],
        &[0b00000_00000_11111_00000_00000, 0b00001_00001_00001_00001_00001],
        &[0b00000_00000_11111_00000_00000, 0b00010_00010_00010_00010_00010],
        &[
            0b00000_00000_11111_00000_00000, 0b00100_00100_00100_00100_00100,
            0b10000_01000_00100_00010_00001, 0b00001_00010_00100_01000_10000,
        ],
        &[0b00000_00000_11111_00000_00000, 0b01000_01000_01000_01000_01000],
        &[0b00000_00000_11111_00000_00000, 0b10000_10000_10000_10000_10000],
        &[0b00000_11111_00000_00000_00000, 0b00001_00001_00001_00001_00001],
        &[
            0b00000_11111_00000_00000_00000, 0b00010_00010_00010_00010_00010,
            0b00001_00010_00100_01000_10000,
        ],
        &[0b00000_11111_00000_00000_00000, 0b00100_00100_00100_00100_00100],
        &[
            0b00000_11111_00000_00000_00000, 0b01000_01000_01000_01000_01000,
            0b10000_01000_00100_00010_00001,
        ],
        &[0b00000_11111_00000_00000_00000, 0b10000_10000_10000_10000_10000],
        &[
            0b11111_00000_00000_00000_00000, 0b00001_00001_00001_00001_00001,
            0b00001_00010_00100_01000_10000,
        ],
        &[0b11111_00000_00000_00000_00000, 0b00010_00010_00010_00010_00010],
        &[0b11111_00000_00000_00000_00000, 0b00100_00100_00100_00100_00100],
        &[0b11111_00000_00000_00000_00000, 0b01000_01000_01000_01000_01000],
        &[
            0b11111_00000_00000_00000_00000, 0b10000_10000_10000_10000_10000,
            0b10000_01000_00100_00010_00001,
        ],
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
        let mask = <::mb_runtime::private::u32>::wrapping_shl(
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
        let mask = <::mb_runtime::private::u32>::wrapping_shl(
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
        let mask = <::mb_runtime::private::u32>::wrapping_shl(
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
    ) -> ::mb_runtime::private::u32 {
        match mark {
            ::mb_runtime::private::Mark::Circle => self.circle,
            ::mb_runtime::private::Mark::Cross => self.cross,
        }
    }
    ///The empty squares, as the bits of a word.
    #[must_use]
    #[inline]
    pub const fn empty(self) -> ::mb_runtime::private::u32 {
        let circle = self.circle;
        let cross = self.cross;
        let circle = !(circle | cross) & 0b11111_11111_11111_11111_11111;
        circle
    }
    /// The empty squares, in ascending order.
    #[inline]
    pub const fn legal_moves(
        self,
    ) -> ::mb_runtime::private::Squares<::mb_runtime::private::u32, 1, 5, 5> {
        <::mb_runtime::private::Squares<
            ::mb_runtime::private::u32,
            1,
            5,
            5,
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
        let count = <::mb_runtime::private::u32>::count_ones(empty)
            as ::mb_runtime::private::usize;
        if n < count {
            let (mut rest, mut left) = (empty, n);
            while left > 0 {
                rest &= rest - 1;
                left -= 1;
            }
            let bit = <::mb_runtime::private::u32>::trailing_zeros(rest)
                as ::mb_runtime::private::usize;
            return ::mb_runtime::private::Option::Some(
                <::mb_runtime::private::Squares<
                    ::mb_runtime::private::u32,
                    1,
                    5,
                    5,
                >>::square_of_bit(bit),
            );
        }
        ::mb_runtime::private::Option::None
    }
    #[allow(
        clippy::large_stack_arrays,
        reason = "constants are computed by the compiler"
    )]
    /// `WIN_MASKS` with lists of one length, which repeat their first mask, and empty rows at the end.
    const WIN_TABLE: &'static [[::mb_runtime::private::u32; 4]; 32] = &{
        let mut table = [[0; 4]; 32];
        let lists = Self::WIN_MASKS;
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
        let [line_0, line_1, line_2, line_3] = Self::WIN_TABLE[index & 31];
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
        while line < 12 {
            let mask = Self::LINE_MASKS[line];
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
        if ply >= 9 && Self::is_win(self, mark, square) {
            ::mb_runtime::private::Status::Won(mark)
        } else if ply == Self::CELLS {
            ::mb_runtime::private::Status::Draw
        } else {
            ::mb_runtime::private::Status::Playing
        }
    }
    ///The number of set bits of every way to fill a line (of at most eight squares).
    pub const LINE_POPCOUNTS: &'static [::mb_runtime::private::u8; 32] = &::mb_runtime::private::popcounts();
    ///The number of set bits of every way to fill a part of the board (of at most eight squares).
    pub const CHUNK_POPCOUNTS: &'static [::mb_runtime::private::u8; 256] = &::mb_runtime::private::popcounts();
    ///For every way to fill a column: byte y has the mark in row y, the top byte the number of marks.
    const COLUMN_SPREAD: &'static [::mb_runtime::private::u64; 32] = &{
        let mut table = [0; 32];
        let mut column = 0;
        while column < 32 {
            let marks = column as ::mb_runtime::private::u64;
            let mut row = 0;
            while row < 5 {
                table[column] |= (marks >> row & 1) << (8 * row);
                row += 1;
            }
            table[column]
                |= (<::mb_runtime::private::u64>::count_ones(marks)
                    as ::mb_runtime::private::u64) << 56;
            column += 1;
        }
        table
    };
    /// How the lines are filled, with `side` the side to move.
    #[must_use]
    pub const fn line_patterns(
        self,
        side: ::mb_runtime::private::Mark,
    ) -> ::mb_runtime::private::LinePatterns<[::mb_runtime::private::u8; 36]> {
        let counts = if ::mb_runtime::private::HAS_POPCOUNT {
            let last = Self::marks(self, ::mb_runtime::private::Mark::opponent(side));
            let turn = Self::marks(self, side);
            let mut patterns: [::mb_runtime::private::u8; 64] = [0; 64];
            patterns[(<::mb_runtime::private::u32>::count_ones(
                last & 0b00000_00000_00000_00000_11111,
            ) * 6
                + <::mb_runtime::private::u32>::count_ones(
                    turn & 0b00000_00000_00000_00000_11111,
                )) as ::mb_runtime::private::usize & 63] += 1;
            patterns[(<::mb_runtime::private::u32>::count_ones(
                last & 0b00000_00000_00000_11111_00000,
            ) * 6
                + <::mb_runtime::private::u32>::count_ones(
                    turn & 0b00000_00000_00000_11111_00000,
                )) as ::mb_runtime::private::usize & 63] += 1;
            patterns[(<::mb_runtime::private::u32>::count_ones(
                last & 0b00000_00000_11111_00000_00000,
            ) * 6
                + <::mb_runtime::private::u32>::count_ones(
                    turn & 0b00000_00000_11111_00000_00000,
                )) as ::mb_runtime::private::usize & 63] += 1;
            patterns[(<::mb_runtime::private::u32>::count_ones(
                last & 0b00000_11111_00000_00000_00000,
            ) * 6
                + <::mb_runtime::private::u32>::count_ones(
                    turn & 0b00000_11111_00000_00000_00000,
                )) as ::mb_runtime::private::usize & 63] += 1;
            patterns[(<::mb_runtime::private::u32>::count_ones(
                last & 0b11111_00000_00000_00000_00000,
            ) * 6
                + <::mb_runtime::private::u32>::count_ones(
                    turn & 0b11111_00000_00000_00000_00000,
                )) as ::mb_runtime::private::usize & 63] += 1;
            patterns[(<::mb_runtime::private::u32>::count_ones(
                last & 0b00001_00001_00001_00001_00001,
            ) * 6
                + <::mb_runtime::private::u32>::count_ones(
                    turn & 0b00001_00001_00001_00001_00001,
                )) as ::mb_runtime::private::usize & 63] += 1;
            patterns[(<::mb_runtime::private::u32>::count_ones(
                last & 0b00010_00010_00010_00010_00010,
            ) * 6
                + <::mb_runtime::private::u32>::count_ones(
                    turn & 0b00010_00010_00010_00010_00010,
                )) as ::mb_runtime::private::usize & 63] += 1;
            patterns[(<::mb_runtime::private::u32>::count_ones(
                last & 0b00100_00100_00100_00100_00100,
            ) * 6
                + <::mb_runtime::private::u32>::count_ones(
                    turn & 0b00100_00100_00100_00100_00100,
                )) as ::mb_runtime::private::usize & 63] += 1;
            patterns[(<::mb_runtime::private::u32>::count_ones(
                last & 0b01000_01000_01000_01000_01000,
            ) * 6
                + <::mb_runtime::private::u32>::count_ones(
                    turn & 0b01000_01000_01000_01000_01000,
                )) as ::mb_runtime::private::usize & 63] += 1;
            patterns[(<::mb_runtime::private::u32>::count_ones(
                last & 0b10000_10000_10000_10000_10000,
            ) * 6
                + <::mb_runtime::private::u32>::count_ones(
                    turn & 0b10000_10000_10000_10000_10000,
                )) as ::mb_runtime::private::usize & 63] += 1;
            patterns[(<::mb_runtime::private::u32>::count_ones(
                last & 0b10000_01000_00100_00010_00001,
            ) * 6
                + <::mb_runtime::private::u32>::count_ones(
                    turn & 0b10000_01000_00100_00010_00001,
                )) as ::mb_runtime::private::usize & 63] += 1;
            patterns[(<::mb_runtime::private::u32>::count_ones(
                last & 0b00001_00010_00100_01000_10000,
            ) * 6
                + <::mb_runtime::private::u32>::count_ones(
                    turn & 0b00001_00010_00100_01000_10000,
                )) as ::mb_runtime::private::usize & 63] += 1;
            let mut counts: [::mb_runtime::private::u8; 36] = [0; 36];
            let mut pattern = 0;
            while pattern < 36 {
                counts[pattern] = patterns[pattern];
                pattern += 1;
            }
            counts
        } else {
            let last = Self::marks(self, ::mb_runtime::private::Mark::opponent(side));
            let turn = Self::marks(self, side);
            let column_0 = <::mb_runtime::private::u64>::wrapping_add(
                <::mb_runtime::private::u64>::wrapping_mul(
                    Self::COLUMN_SPREAD[(last & 31) as ::mb_runtime::private::usize],
                    6,
                ),
                Self::COLUMN_SPREAD[(turn & 31) as ::mb_runtime::private::usize],
            );
            let column_1 = <::mb_runtime::private::u64>::wrapping_add(
                <::mb_runtime::private::u64>::wrapping_mul(
                    Self::COLUMN_SPREAD[((last >> 5) & 31)
                        as ::mb_runtime::private::usize],
                    6,
                ),
                Self::COLUMN_SPREAD[((turn >> 5) & 31) as ::mb_runtime::private::usize],
            );
            let column_2 = <::mb_runtime::private::u64>::wrapping_add(
                <::mb_runtime::private::u64>::wrapping_mul(
                    Self::COLUMN_SPREAD[((last >> 10) & 31)
                        as ::mb_runtime::private::usize],
                    6,
                ),
                Self::COLUMN_SPREAD[((turn >> 10) & 31) as ::mb_runtime::private::usize],
            );
            let column_3 = <::mb_runtime::private::u64>::wrapping_add(
                <::mb_runtime::private::u64>::wrapping_mul(
                    Self::COLUMN_SPREAD[((last >> 15) & 31)
                        as ::mb_runtime::private::usize],
                    6,
                ),
                Self::COLUMN_SPREAD[((turn >> 15) & 31) as ::mb_runtime::private::usize],
            );
            let column_4 = <::mb_runtime::private::u64>::wrapping_add(
                <::mb_runtime::private::u64>::wrapping_mul(
                    Self::COLUMN_SPREAD[((last >> 20) & 31)
                        as ::mb_runtime::private::usize],
                    6,
                ),
                Self::COLUMN_SPREAD[((turn >> 20) & 31) as ::mb_runtime::private::usize],
            );
            let rows = <::mb_runtime::private::u64>::wrapping_add(
                <::mb_runtime::private::u64>::wrapping_add(
                    <::mb_runtime::private::u64>::wrapping_add(
                        <::mb_runtime::private::u64>::wrapping_add(column_0, column_1),
                        column_2,
                    ),
                    column_3,
                ),
                column_4,
            );
            let last_falling = <::mb_runtime::private::u64>::wrapping_mul(
                last as ::mb_runtime::private::u64 & 0x0000_0000_0104_1041,
                0x0000_0000_0010_8421,
            ) >> 20;
            let last_rising = <::mb_runtime::private::u64>::wrapping_mul(
                last as ::mb_runtime::private::u64 & 0x0000_0000_0011_1110,
                0x0000_0000_0010_8421,
            ) >> 20;
            let turn_falling = <::mb_runtime::private::u64>::wrapping_mul(
                turn as ::mb_runtime::private::u64 & 0x0000_0000_0104_1041,
                0x0000_0000_0010_8421,
            ) >> 20;
            let turn_rising = <::mb_runtime::private::u64>::wrapping_mul(
                turn as ::mb_runtime::private::u64 & 0x0000_0000_0011_1110,
                0x0000_0000_0010_8421,
            ) >> 20;
            let mut counts_0: [::mb_runtime::private::u8; 64] = [0; 64];
            let mut counts_1: [::mb_runtime::private::u8; 64] = [0; 64];
            let mut counts_2: [::mb_runtime::private::u8; 64] = [0; 64];
            let mut counts_3: [::mb_runtime::private::u8; 64] = [0; 64];
            counts_0[(column_0 >> 56) as ::mb_runtime::private::usize & 63] += 1;
            counts_1[(column_1 >> 56) as ::mb_runtime::private::usize & 63] += 1;
            counts_2[(column_2 >> 56) as ::mb_runtime::private::usize & 63] += 1;
            counts_3[(column_3 >> 56) as ::mb_runtime::private::usize & 63] += 1;
            counts_0[(column_4 >> 56) as ::mb_runtime::private::usize & 63] += 1;
            counts_1[(rows & 0xff) as ::mb_runtime::private::usize & 63] += 1;
            counts_2[((rows >> 8) & 0xff) as ::mb_runtime::private::usize & 63] += 1;
            counts_3[((rows >> 16) & 0xff) as ::mb_runtime::private::usize & 63] += 1;
            counts_0[((rows >> 24) & 0xff) as ::mb_runtime::private::usize & 63] += 1;
            counts_1[((rows >> 32) & 0xff) as ::mb_runtime::private::usize & 63] += 1;
            counts_2[(<::mb_runtime::private::u64>::wrapping_add(
                <::mb_runtime::private::u64>::wrapping_mul(
                    Self::COLUMN_SPREAD[(last_falling & 31)
                        as ::mb_runtime::private::usize],
                    6,
                ),
                Self::COLUMN_SPREAD[(turn_falling & 31) as ::mb_runtime::private::usize],
            ) >> 56) as ::mb_runtime::private::usize & 63] += 1;
            counts_3[(<::mb_runtime::private::u64>::wrapping_add(
                <::mb_runtime::private::u64>::wrapping_mul(
                    Self::COLUMN_SPREAD[(last_rising & 31)
                        as ::mb_runtime::private::usize],
                    6,
                ),
                Self::COLUMN_SPREAD[(turn_rising & 31) as ::mb_runtime::private::usize],
            ) >> 56) as ::mb_runtime::private::usize & 63] += 1;
            let mut counts: [::mb_runtime::private::u8; 36] = [0; 36];
            let mut pattern = 0;
            while pattern < 36 {
                counts[pattern] = counts_0[pattern] + counts_1[pattern]
                    + counts_2[pattern] + counts_3[pattern];
                pattern += 1;
            }
            counts
        };
        ::mb_runtime::private::LinePatterns::from_counts(Self::WIN, side, counts)
    }
    ///This board with left and right exchanged.
    #[must_use]
    #[inline]
    pub const fn mirror(self) -> Self {
        let marks = self.circle as ::mb_runtime::private::u64
            | (self.cross as ::mb_runtime::private::u64) << 25;
        let swap = (marks ^ (marks >> 15))
            & 0b00000_00000_00000_11111_11111_00000_00000_00000_11111_11111;
        let marks = marks ^ swap ^ (swap << 15);
        let swap = (marks ^ (marks >> 5))
            & 0b00000_11111_00000_00000_11111_00000_11111_00000_00000_11111;
        let marks = marks ^ swap ^ (swap << 5);
        Self {
            circle: marks as ::mb_runtime::private::u32
                & 0b11111_11111_11111_11111_11111,
            cross: (marks >> 25) as ::mb_runtime::private::u32,
        }
    }
    ///This board with top and bottom exchanged.
    #[must_use]
    #[inline]
    pub const fn flip(self) -> Self {
        let marks = self.circle as ::mb_runtime::private::u64
            | (self.cross as ::mb_runtime::private::u64) << 25;
        let swap = (marks ^ (marks >> 3))
            & 0b00011_00011_00011_00011_00011_00011_00011_00011_00011_00011;
        let marks = marks ^ swap ^ (swap << 3);
        let swap = (marks ^ (marks >> 1))
            & 0b01001_01001_01001_01001_01001_01001_01001_01001_01001_01001;
        let marks = marks ^ swap ^ (swap << 1);
        Self {
            circle: marks as ::mb_runtime::private::u32
                & 0b11111_11111_11111_11111_11111,
            cross: (marks >> 25) as ::mb_runtime::private::u32,
        }
    }
    ///This board turned by half a turn.
    #[must_use]
    #[inline]
    pub const fn rotate180(self) -> Self {
        let marks = self.circle as ::mb_runtime::private::u64
            | (self.cross as ::mb_runtime::private::u64) << 25;
        let marks = <::mb_runtime::private::u64>::reverse_bits(marks);
        let marks = marks >> 14;
        let swap = (marks ^ (marks >> 25))
            & 0b00000_00000_00000_00000_00000_11111_11111_11111_11111_11111;
        let marks = marks ^ swap ^ (swap << 25);
        Self {
            circle: marks as ::mb_runtime::private::u32
                & 0b11111_11111_11111_11111_11111,
            cross: (marks >> 25) as ::mb_runtime::private::u32,
        }
    }
    ///This board with columns and rows exchanged: reflected in the diagonal from the top left.
    #[must_use]
    #[inline]
    pub const fn transpose(self) -> Self {
        let marks = self.circle as ::mb_runtime::private::u64
            | (self.cross as ::mb_runtime::private::u64) << 25;
        let swap = (marks ^ (marks >> 12))
            & 0b00000_00000_00000_11000_11000_00000_00000_00000_11000_11000;
        let marks = marks ^ swap ^ (swap << 12);
        let swap = (marks ^ (marks >> 8))
            & 0b00000_00000_10000_00000_00100_00000_00000_10000_00000_00100;
        let marks = marks ^ swap ^ (swap << 8);
        let swap = (marks ^ (marks >> 4))
            & 0b00000_10010_01000_00100_10010_00000_10010_01000_00100_10010;
        let marks = marks ^ swap ^ (swap << 4);
        Self {
            circle: marks as ::mb_runtime::private::u32
                & 0b11111_11111_11111_11111_11111,
            cross: (marks >> 25) as ::mb_runtime::private::u32,
        }
    }
    ///This board reflected in the diagonal from the bottom left.
    #[must_use]
    #[inline]
    pub const fn anti_transpose(self) -> Self {
        let marks = self.circle as ::mb_runtime::private::u64
            | (self.cross as ::mb_runtime::private::u64) << 25;
        let swap = (marks ^ (marks >> 18))
            & 0b00000_00000_00000_00011_00011_00000_00000_00000_00011_00011;
        let marks = marks ^ swap ^ (swap << 18);
        let swap = (marks ^ (marks >> 12))
            & 0b00000_00000_00001_00000_00100_00000_00000_00001_00000_00100;
        let marks = marks ^ swap ^ (swap << 12);
        let swap = (marks ^ (marks >> 6))
            & 0b00000_01001_00010_00100_01001_00000_01001_00010_00100_01001;
        let marks = marks ^ swap ^ (swap << 6);
        Self {
            circle: marks as ::mb_runtime::private::u32
                & 0b11111_11111_11111_11111_11111,
            cross: (marks >> 25) as ::mb_runtime::private::u32,
        }
    }
    ///This board turned by a quarter turn clockwise.
    #[must_use]
    #[inline]
    pub const fn rotate90(self) -> Self {
        let marks = self.circle as ::mb_runtime::private::u64
            | (self.cross as ::mb_runtime::private::u64) << 25;
        let swap = (marks ^ (marks >> 3))
            & 0b00000_01110_00000_00001_11000_00000_01110_00000_00001_11000;
        let marks = marks ^ swap ^ (swap << 3);
        let swap = (marks ^ (marks >> 7))
            & 0b00000_00101_01000_00000_10101_00000_00101_01000_00000_10101;
        let marks = marks ^ swap ^ (swap << 7);
        let swap = (marks ^ (marks >> 1))
            & 0b00100_01000_10000_10001_00010_00100_01000_10000_10001_00010;
        let marks = marks ^ swap ^ (swap << 1);
        let swap = (marks ^ (marks >> 13))
            & 0b00000_00000_00000_11100_11100_00000_00000_00000_11100_11100;
        let marks = marks ^ swap ^ (swap << 13);
        Self {
            circle: marks as ::mb_runtime::private::u32
                & 0b11111_11111_11111_11111_11111,
            cross: (marks >> 25) as ::mb_runtime::private::u32,
        }
    }
    ///This board turned by a quarter turn anticlockwise.
    #[must_use]
    #[inline]
    pub const fn rotate270(self) -> Self {
        let marks = self.circle as ::mb_runtime::private::u64
            | (self.cross as ::mb_runtime::private::u64) << 25;
        let swap = (marks ^ (marks >> 13))
            & 0b00000_00000_00000_11100_11100_00000_00000_00000_11100_11100;
        let marks = marks ^ swap ^ (swap << 13);
        let swap = (marks ^ (marks >> 1))
            & 0b00100_01000_10000_10001_00010_00100_01000_10000_10001_00010;
        let marks = marks ^ swap ^ (swap << 1);
        let swap = (marks ^ (marks >> 7))
            & 0b00000_00101_01000_00000_10101_00000_00101_01000_00000_10101;
        let marks = marks ^ swap ^ (swap << 7);
        let swap = (marks ^ (marks >> 3))
            & 0b00000_01110_00000_00001_11000_00000_01110_00000_00001_11000;
        let marks = marks ^ swap ^ (swap << 3);
        Self {
            circle: marks as ::mb_runtime::private::u32
                & 0b11111_11111_11111_11111_11111,
            cross: (marks >> 25) as ::mb_runtime::private::u32,
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
    pub const fn key(self) -> ::mb_runtime::private::u64 {
        let marks = self.circle as ::mb_runtime::private::u64
            | (self.cross as ::mb_runtime::private::u64) << 25;
        marks
    }
    /// The keys of all symmetric images in the order of the series, equal ones repeated; the last is the
    /// key of the board itself.
    #[must_use]
    pub const fn image_keys(self) -> [::mb_runtime::private::u64; 8] {
        let marks = self.circle as ::mb_runtime::private::u64
            | (self.cross as ::mb_runtime::private::u64) << 25;
        let key_7 = marks;
        let swap = (marks ^ (marks >> 15))
            & 0b00000_00000_00000_11111_11111_00000_00000_00000_11111_11111;
        let marks = marks ^ swap ^ (swap << 15);
        let swap = (marks ^ (marks >> 5))
            & 0b00000_11111_00000_00000_11111_00000_11111_00000_00000_11111;
        let marks = marks ^ swap ^ (swap << 5);
        let key_0 = marks;
        let swap = (marks ^ (marks >> 12))
            & 0b00000_00000_00000_11000_11000_00000_00000_00000_11000_11000;
        let marks = marks ^ swap ^ (swap << 12);
        let swap = (marks ^ (marks >> 8))
            & 0b00000_00000_10000_00000_00100_00000_00000_10000_00000_00100;
        let marks = marks ^ swap ^ (swap << 8);
        let swap = (marks ^ (marks >> 4))
            & 0b00000_10010_01000_00100_10010_00000_10010_01000_00100_10010;
        let marks = marks ^ swap ^ (swap << 4);
        let key_1 = marks;
        let swap = (marks ^ (marks >> 15))
            & 0b00000_00000_00000_11111_11111_00000_00000_00000_11111_11111;
        let marks = marks ^ swap ^ (swap << 15);
        let swap = (marks ^ (marks >> 5))
            & 0b00000_11111_00000_00000_11111_00000_11111_00000_00000_11111;
        let marks = marks ^ swap ^ (swap << 5);
        let key_2 = marks;
        let swap = (marks ^ (marks >> 12))
            & 0b00000_00000_00000_11000_11000_00000_00000_00000_11000_11000;
        let marks = marks ^ swap ^ (swap << 12);
        let swap = (marks ^ (marks >> 8))
            & 0b00000_00000_10000_00000_00100_00000_00000_10000_00000_00100;
        let marks = marks ^ swap ^ (swap << 8);
        let swap = (marks ^ (marks >> 4))
            & 0b00000_10010_01000_00100_10010_00000_10010_01000_00100_10010;
        let marks = marks ^ swap ^ (swap << 4);
        let key_3 = marks;
        let swap = (marks ^ (marks >> 15))
            & 0b00000_00000_00000_11111_11111_00000_00000_00000_11111_11111;
        let marks = marks ^ swap ^ (swap << 15);
        let swap = (marks ^ (marks >> 5))
            & 0b00000_11111_00000_00000_11111_00000_11111_00000_00000_11111;
        let marks = marks ^ swap ^ (swap << 5);
        let key_4 = marks;
        let swap = (marks ^ (marks >> 12))
            & 0b00000_00000_00000_11000_11000_00000_00000_00000_11000_11000;
        let marks = marks ^ swap ^ (swap << 12);
        let swap = (marks ^ (marks >> 8))
            & 0b00000_00000_10000_00000_00100_00000_00000_10000_00000_00100;
        let marks = marks ^ swap ^ (swap << 8);
        let swap = (marks ^ (marks >> 4))
            & 0b00000_10010_01000_00100_10010_00000_10010_01000_00100_10010;
        let marks = marks ^ swap ^ (swap << 4);
        let key_5 = marks;
        let swap = (marks ^ (marks >> 15))
            & 0b00000_00000_00000_11111_11111_00000_00000_00000_11111_11111;
        let marks = marks ^ swap ^ (swap << 15);
        let swap = (marks ^ (marks >> 5))
            & 0b00000_11111_00000_00000_11111_00000_11111_00000_00000_11111;
        let marks = marks ^ swap ^ (swap << 5);
        let key_6 = marks;
        [key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7]
    }
    /// The distinct keys of all symmetric images, in ascending order.
    #[must_use]
    pub fn symmetric_keys(
        self,
    ) -> ::mb_runtime::private::Orbit<::mb_runtime::private::u64> {
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
        (::mb_runtime::private::u64, ::mb_runtime::private::Square),
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
        let marks = self.circle as ::mb_runtime::private::u64
            | (self.cross as ::mb_runtime::private::u64) << 25;
        let transposed_marks = marks;
        let swap = (transposed_marks ^ (transposed_marks >> 12))
            & 0b00000_00000_00000_11000_11000_00000_00000_00000_11000_11000;
        let transposed_marks = transposed_marks ^ swap ^ (swap << 12);
        let swap = (transposed_marks ^ (transposed_marks >> 8))
            & 0b00000_00000_10000_00000_00100_00000_00000_10000_00000_00100;
        let transposed_marks = transposed_marks ^ swap ^ (swap << 8);
        let swap = (transposed_marks ^ (transposed_marks >> 4))
            & 0b00000_10010_01000_00100_10010_00000_10010_01000_00100_10010;
        let transposed_marks = transposed_marks ^ swap ^ (swap << 4);
        let flipped_marks = marks;
        let swap = (flipped_marks ^ (flipped_marks >> 3))
            & 0b00011_00011_00011_00011_00011_00011_00011_00011_00011_00011;
        let flipped_marks = flipped_marks ^ swap ^ (swap << 3);
        let swap = (flipped_marks ^ (flipped_marks >> 1))
            & 0b01001_01001_01001_01001_01001_01001_01001_01001_01001_01001;
        let flipped_marks = flipped_marks ^ swap ^ (swap << 1);
        let mirrored_marks = marks;
        let swap = (mirrored_marks ^ (mirrored_marks >> 15))
            & 0b00000_00000_00000_11111_11111_00000_00000_00000_11111_11111;
        let mirrored_marks = mirrored_marks ^ swap ^ (swap << 15);
        let swap = (mirrored_marks ^ (mirrored_marks >> 5))
            & 0b00000_11111_00000_00000_11111_00000_11111_00000_00000_11111;
        let mirrored_marks = mirrored_marks ^ swap ^ (swap << 5);
        let turned_mirrored_marks = mirrored_marks;
        let swap = (turned_mirrored_marks ^ (turned_mirrored_marks >> 3))
            & 0b00011_00011_00011_00011_00011_00011_00011_00011_00011_00011;
        let turned_mirrored_marks = turned_mirrored_marks ^ swap ^ (swap << 3);
        let swap = (turned_mirrored_marks ^ (turned_mirrored_marks >> 1))
            & 0b01001_01001_01001_01001_01001_01001_01001_01001_01001_01001;
        let turned_mirrored_marks = turned_mirrored_marks ^ swap ^ (swap << 1);
        let marks = if mirrored_marks < marks { mirrored_marks } else { marks };
        let flipped_marks = if turned_mirrored_marks < flipped_marks {
            turned_mirrored_marks
        } else {
            flipped_marks
        };
        let marks = if flipped_marks < marks { flipped_marks } else { marks };
        let flipped_transposed_marks = transposed_marks;
        let swap = (flipped_transposed_marks ^ (flipped_transposed_marks >> 3))
            & 0b00011_00011_00011_00011_00011_00011_00011_00011_00011_00011;
        let flipped_transposed_marks = flipped_transposed_marks ^ swap ^ (swap << 3);
        let swap = (flipped_transposed_marks ^ (flipped_transposed_marks >> 1))
            & 0b01001_01001_01001_01001_01001_01001_01001_01001_01001_01001;
        let flipped_transposed_marks = flipped_transposed_marks ^ swap ^ (swap << 1);
        let mirrored_transposed_marks = transposed_marks;
        let swap = (mirrored_transposed_marks ^ (mirrored_transposed_marks >> 15))
            & 0b00000_00000_00000_11111_11111_00000_00000_00000_11111_11111;
        let mirrored_transposed_marks = mirrored_transposed_marks ^ swap ^ (swap << 15);
        let swap = (mirrored_transposed_marks ^ (mirrored_transposed_marks >> 5))
            & 0b00000_11111_00000_00000_11111_00000_11111_00000_00000_11111;
        let mirrored_transposed_marks = mirrored_transposed_marks ^ swap ^ (swap << 5);
        let turned_mirrored_transposed_marks = mirrored_transposed_marks;
        let swap = (turned_mirrored_transposed_marks
            ^ (turned_mirrored_transposed_marks >> 3))
            & 0b00011_00011_00011_00011_00011_00011_00011_00011_00011_00011;
        let turned_mirrored_transposed_marks = turned_mirrored_transposed_marks ^ swap
            ^ (swap << 3);
        let swap = (turned_mirrored_transposed_marks
            ^ (turned_mirrored_transposed_marks >> 1))
            & 0b01001_01001_01001_01001_01001_01001_01001_01001_01001_01001;
        let turned_mirrored_transposed_marks = turned_mirrored_transposed_marks ^ swap
            ^ (swap << 1);
        let transposed_marks = if mirrored_transposed_marks < transposed_marks {
            mirrored_transposed_marks
        } else {
            transposed_marks
        };
        let flipped_transposed_marks = if turned_mirrored_transposed_marks
            < flipped_transposed_marks
        {
            turned_mirrored_transposed_marks
        } else {
            flipped_transposed_marks
        };
        let transposed_marks = if flipped_transposed_marks < transposed_marks {
            flipped_transposed_marks
        } else {
            transposed_marks
        };
        let marks = if transposed_marks < marks { transposed_marks } else { marks };
        Self {
            circle: marks as ::mb_runtime::private::u32
                & 0b11111_11111_11111_11111_11111,
            cross: (marks >> 25) as ::mb_runtime::private::u32,
        }
    }
    /// The least key of all symmetric images.
    #[must_use]
    pub const fn canonical_key(self) -> ::mb_runtime::private::u64 {
        let marks = self.circle as ::mb_runtime::private::u64
            | (self.cross as ::mb_runtime::private::u64) << 25;
        let transposed_marks = marks;
        let swap = (transposed_marks ^ (transposed_marks >> 12))
            & 0b00000_00000_00000_11000_11000_00000_00000_00000_11000_11000;
        let transposed_marks = transposed_marks ^ swap ^ (swap << 12);
        let swap = (transposed_marks ^ (transposed_marks >> 8))
            & 0b00000_00000_10000_00000_00100_00000_00000_10000_00000_00100;
        let transposed_marks = transposed_marks ^ swap ^ (swap << 8);
        let swap = (transposed_marks ^ (transposed_marks >> 4))
            & 0b00000_10010_01000_00100_10010_00000_10010_01000_00100_10010;
        let transposed_marks = transposed_marks ^ swap ^ (swap << 4);
        let flipped_marks = marks;
        let swap = (flipped_marks ^ (flipped_marks >> 3))
            & 0b00011_00011_00011_00011_00011_00011_00011_00011_00011_00011;
        let flipped_marks = flipped_marks ^ swap ^ (swap << 3);
        let swap = (flipped_marks ^ (flipped_marks >> 1))
            & 0b01001_01001_01001_01001_01001_01001_01001_01001_01001_01001;
        let flipped_marks = flipped_marks ^ swap ^ (swap << 1);
        let mirrored_marks = marks;
        let swap = (mirrored_marks ^ (mirrored_marks >> 15))
            & 0b00000_00000_00000_11111_11111_00000_00000_00000_11111_11111;
        let mirrored_marks = mirrored_marks ^ swap ^ (swap << 15);
        let swap = (mirrored_marks ^ (mirrored_marks >> 5))
            & 0b00000_11111_00000_00000_11111_00000_11111_00000_00000_11111;
        let mirrored_marks = mirrored_marks ^ swap ^ (swap << 5);
        let turned_mirrored_marks = mirrored_marks;
        let swap = (turned_mirrored_marks ^ (turned_mirrored_marks >> 3))
            & 0b00011_00011_00011_00011_00011_00011_00011_00011_00011_00011;
        let turned_mirrored_marks = turned_mirrored_marks ^ swap ^ (swap << 3);
        let swap = (turned_mirrored_marks ^ (turned_mirrored_marks >> 1))
            & 0b01001_01001_01001_01001_01001_01001_01001_01001_01001_01001;
        let turned_mirrored_marks = turned_mirrored_marks ^ swap ^ (swap << 1);
        let marks = if mirrored_marks < marks { mirrored_marks } else { marks };
        let flipped_marks = if turned_mirrored_marks < flipped_marks {
            turned_mirrored_marks
        } else {
            flipped_marks
        };
        let marks = if flipped_marks < marks { flipped_marks } else { marks };
        let flipped_transposed_marks = transposed_marks;
        let swap = (flipped_transposed_marks ^ (flipped_transposed_marks >> 3))
            & 0b00011_00011_00011_00011_00011_00011_00011_00011_00011_00011;
        let flipped_transposed_marks = flipped_transposed_marks ^ swap ^ (swap << 3);
        let swap = (flipped_transposed_marks ^ (flipped_transposed_marks >> 1))
            & 0b01001_01001_01001_01001_01001_01001_01001_01001_01001_01001;
        let flipped_transposed_marks = flipped_transposed_marks ^ swap ^ (swap << 1);
        let mirrored_transposed_marks = transposed_marks;
        let swap = (mirrored_transposed_marks ^ (mirrored_transposed_marks >> 15))
            & 0b00000_00000_00000_11111_11111_00000_00000_00000_11111_11111;
        let mirrored_transposed_marks = mirrored_transposed_marks ^ swap ^ (swap << 15);
        let swap = (mirrored_transposed_marks ^ (mirrored_transposed_marks >> 5))
            & 0b00000_11111_00000_00000_11111_00000_11111_00000_00000_11111;
        let mirrored_transposed_marks = mirrored_transposed_marks ^ swap ^ (swap << 5);
        let turned_mirrored_transposed_marks = mirrored_transposed_marks;
        let swap = (turned_mirrored_transposed_marks
            ^ (turned_mirrored_transposed_marks >> 3))
            & 0b00011_00011_00011_00011_00011_00011_00011_00011_00011_00011;
        let turned_mirrored_transposed_marks = turned_mirrored_transposed_marks ^ swap
            ^ (swap << 3);
        let swap = (turned_mirrored_transposed_marks
            ^ (turned_mirrored_transposed_marks >> 1))
            & 0b01001_01001_01001_01001_01001_01001_01001_01001_01001_01001;
        let turned_mirrored_transposed_marks = turned_mirrored_transposed_marks ^ swap
            ^ (swap << 1);
        let transposed_marks = if mirrored_transposed_marks < transposed_marks {
            mirrored_transposed_marks
        } else {
            transposed_marks
        };
        let flipped_transposed_marks = if turned_mirrored_transposed_marks
            < flipped_transposed_marks
        {
            turned_mirrored_transposed_marks
        } else {
            flipped_transposed_marks
        };
        let transposed_marks = if flipped_transposed_marks < transposed_marks {
            flipped_transposed_marks
        } else {
            transposed_marks
        };
        let marks = if transposed_marks < marks { transposed_marks } else { marks };
        marks
    }
}
#[automatically_derived]
impl ::mb_runtime::private::Board for Board {
    type Key = ::mb_runtime::private::u64;
    type Counts = [::mb_runtime::private::u8; 36];
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
