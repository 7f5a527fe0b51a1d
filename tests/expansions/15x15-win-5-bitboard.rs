/// 15×15 (columns × rows), 5 in a row win.
/// A word for each mark; the bit of column x, row y is `16 * x + y`.
/// Of the 16 places of a column the last 1 stay empty.
#[derive(
    ::mb_runtime::generated::core::clone::Clone,
    ::mb_runtime::generated::core::marker::Copy,
    ::mb_runtime::generated::core::cmp::PartialEq,
    ::mb_runtime::generated::core::cmp::Eq,
    ::mb_runtime::generated::core::hash::Hash
)]
pub struct Board {
    circle: [::mb_runtime::generated::u64; 4],
    cross: [::mb_runtime::generated::u64; 4],
}
const _: () = {
    use ::mb_runtime::generated as mb_;
    use ::mb_runtime::generated::names::*;
    const _: () = hide_constants();
    /// The first square of each winning line and the step to its next one.
    const LINES: &'static [[mb_::u16; 2]; 572] = &mb_::lines(15, 15, 5);
    /// The bits of one mark (0 is circle) on the squares of a line.
    const fn line_mask(line: mb_::usize, mark: mb_::usize) -> [mb_::u64; 4] {
        let [mut square, step] = LINES[line];
        let mut mask = [0, 0, 0, 0];
        let mut place = 0;
        while place < 5 {
            let bit = bit_of(mb_::Square::new(square)) + mark;
            mask[bit / 64] |= 1 << (bit % 64);
            square += step;
            place += 1;
        }
        mask
    }
    /// Which winning lines go through each square.
    const LINES_THROUGH: mb_::LinesThrough<225, 2860> = mb_::LinesThrough::new(LINES, 5);
    /// The lists of `WIN_MASKS`, one after the other.
    const LISTED_MASKS: &'static [[mb_::u64; 4]; 2860] = &mb_::LinesThrough::masks(
        &LINES_THROUGH,
        Board::LINE_MASKS,
    );
    /// The bit of a square in the word of each mark.
    #[inline]
    const fn bit_of(square: mb_::Square) -> mb_::usize {
        let index = mb_::Square::index(square);
        mb_::debug_assert!(index < 225);
        let x = index / 15;
        index + x
    }
    /// The diagonals that go down to the right, by `x - y + ROWS - 1`, and those that go up, by `x + y`.
    const DIAGONALS: &'static [[[mb_::u64; 4]; 29]; 2] = &mb_::lane_diagonals(
        Board::GEOMETRY,
        16,
        1,
    );
    /// For each place in a column, where the lines through it start: in the lower lanes, and in the highest.
    const LANE_STARTS: &'static [[mb_::u64; 2]; 16] = &mb_::lane_starts(16, Board::WIN);
    /// The symmetry `mirror` of the squares of one mark.
    #[inline(always)]
    const fn mirror(b: [mb_::u64; 4]) -> [mb_::u64; 4] {
        let [b_0, b_1, b_2, b_3] = b;
        [
            (b_2 & 0x7fff_0000_0000_0000)
                | (<mb_::u64>::rotate_left(b_3, 32) & 0x0000_7fff_0000_7fff)
                | (b_3 & 0x0000_0000_7fff_0000),
            (b_1 & 0x7fff_0000_0000_0000)
                | (<mb_::u64>::rotate_left(b_2, 32) & 0x0000_7fff_0000_7fff)
                | (b_2 & 0x0000_0000_7fff_0000),
            (b_0 & 0x7fff_0000_0000_0000)
                | (<mb_::u64>::rotate_left(b_1, 32) & 0x0000_7fff_0000_7fff)
                | (b_1 & 0x0000_0000_7fff_0000),
            (<mb_::u64>::rotate_left(b_0, 32) & 0x0000_7fff_0000_7fff)
                | (b_0 & 0x0000_0000_7fff_0000),
        ]
    }
    /// The symmetry `flip` of the squares of one mark.
    #[inline(always)]
    const fn flip(b: [mb_::u64; 4]) -> [mb_::u64; 4] {
        let [b_0, b_1, b_2, b_3] = b;
        let swap_0 = (b_0 ^ (b_0 >> 8)) & 0x007f_007f_007f_007f;
        let swap_1 = (b_1 ^ (b_1 >> 8)) & 0x007f_007f_007f_007f;
        let swap_2 = (b_2 ^ (b_2 >> 8)) & 0x007f_007f_007f_007f;
        let swap_3 = (b_3 ^ (b_3 >> 8)) & 0x0000_007f_007f_007f;
        let b_0 = b_0 ^ swap_0 ^ (swap_0 << 8);
        let b_1 = b_1 ^ swap_1 ^ (swap_1 << 8);
        let b_2 = b_2 ^ swap_2 ^ (swap_2 << 8);
        let b_3 = b_3 ^ swap_3 ^ (swap_3 << 8);
        let swap_0 = (b_0 ^ (b_0 >> 4)) & 0x0707_0707_0707_0707;
        let swap_1 = (b_1 ^ (b_1 >> 4)) & 0x0707_0707_0707_0707;
        let swap_2 = (b_2 ^ (b_2 >> 4)) & 0x0707_0707_0707_0707;
        let swap_3 = (b_3 ^ (b_3 >> 4)) & 0x0000_0707_0707_0707;
        let b_0 = b_0 ^ swap_0 ^ (swap_0 << 4);
        let b_1 = b_1 ^ swap_1 ^ (swap_1 << 4);
        let b_2 = b_2 ^ swap_2 ^ (swap_2 << 4);
        let b_3 = b_3 ^ swap_3 ^ (swap_3 << 4);
        let swap_0 = (b_0 ^ (b_0 >> 2)) & 0x1111_1111_1111_1111;
        let swap_1 = (b_1 ^ (b_1 >> 2)) & 0x1111_1111_1111_1111;
        let swap_2 = (b_2 ^ (b_2 >> 2)) & 0x1111_1111_1111_1111;
        let swap_3 = (b_3 ^ (b_3 >> 2)) & 0x0000_1111_1111_1111;
        let b_0 = b_0 ^ swap_0 ^ (swap_0 << 2);
        let b_1 = b_1 ^ swap_1 ^ (swap_1 << 2);
        let b_2 = b_2 ^ swap_2 ^ (swap_2 << 2);
        let b_3 = b_3 ^ swap_3 ^ (swap_3 << 2);
        [b_0, b_1, b_2, b_3]
    }
    /// The symmetry `rotate180` of the squares of one mark.
    #[inline(always)]
    const fn rotate180(b: [mb_::u64; 4]) -> [mb_::u64; 4] {
        let [b_0, b_1, b_2, b_3] = b;
        let [b_0, b_1, b_2, b_3] = [
            <mb_::u64>::reverse_bits(b_3),
            <mb_::u64>::reverse_bits(b_2),
            <mb_::u64>::reverse_bits(b_1),
            <mb_::u64>::reverse_bits(b_0),
        ];
        let b_0 = (b_0 >> 17) | (b_1 << 47);
        let b_1 = (b_1 >> 17) | (b_2 << 47);
        let b_2 = (b_2 >> 17) | (b_3 << 47);
        let b_3 = b_3 >> 17;
        [b_0, b_1, b_2, b_3]
    }
    /// The symmetry `transpose` of the squares of one mark.
    #[inline(always)]
    const fn transpose(b: [mb_::u64; 4]) -> [mb_::u64; 4] {
        let [b_0, b_1, b_2, b_3] = b;
        let swap_0 = (b_0 ^ (b_2 << 8)) & 0x7f00_7f00_7f00_7f00;
        let swap_1 = (b_1 ^ (b_3 << 8)) & 0x0000_7f00_7f00_7f00;
        let b_0 = b_0 ^ swap_0;
        let b_1 = b_1 ^ swap_1;
        let b_2 = b_2 ^ (swap_0 >> 8);
        let b_3 = b_3 ^ (swap_1 >> 8);
        let swap_0 = (b_0 ^ (b_1 << 4)) & 0x00f0_70f0_70f0_70f0;
        let swap_1 = (b_1 ^ (b_2 << 4)) & 0x7800_0000_0000_0000;
        let swap_2 = (b_2 ^ (b_3 << 4)) & 0x0000_7870_7870_7870;
        let b_0 = b_0 ^ swap_0;
        let b_1 = b_1 ^ swap_1 ^ (swap_0 >> 4);
        let b_2 = b_2 ^ swap_2 ^ (swap_1 >> 4);
        let b_3 = b_3 ^ (swap_2 >> 4);
        let swap_0 = (b_0 ^ ((b_0 >> 30) | (b_1 << 34))) & 0x6000_0000_0ccc_4ccc;
        let swap_1 = (b_1 ^ ((b_1 >> 30) | (b_2 << 34))) & 0x6600_0000_00cc_64cc;
        let swap_2 = (b_2 ^ ((b_2 >> 30) | (b_3 << 34))) & 0x6660_0000_000c_664c;
        let swap_3 = (b_3 ^ (b_3 >> 30)) & 0x0000_0000_0000_6664;
        let b_0 = b_0 ^ swap_0 ^ (swap_0 << 30);
        let b_1 = b_1 ^ swap_1 ^ ((swap_1 << 30) | (swap_0 >> 34));
        let b_2 = b_2 ^ swap_2 ^ ((swap_2 << 30) | (swap_1 >> 34));
        let b_3 = b_3 ^ swap_3 ^ ((swap_3 << 30) | (swap_2 >> 34));
        let swap_0 = (b_0 ^ ((b_0 >> 15) | (b_1 << 49))) & 0x5000_0aaa_4000_2aaa;
        let swap_1 = (b_1 ^ ((b_1 >> 15) | (b_2 << 49))) & 0x5500_00aa_5400_02aa;
        let swap_2 = (b_2 ^ ((b_2 >> 15) | (b_3 << 49))) & 0x5550_000a_5540_002a;
        let swap_3 = (b_3 ^ (b_3 >> 15)) & 0x0000_0000_5554_0002;
        let b_0 = b_0 ^ swap_0 ^ (swap_0 << 15);
        let b_1 = b_1 ^ swap_1 ^ ((swap_1 << 15) | (swap_0 >> 49));
        let b_2 = b_2 ^ swap_2 ^ ((swap_2 << 15) | (swap_1 >> 49));
        let b_3 = b_3 ^ swap_3 ^ ((swap_3 << 15) | (swap_2 >> 49));
        [b_0, b_1, b_2, b_3]
    }
    /// The symmetry `anti_transpose` of the squares of one mark.
    #[inline(always)]
    const fn anti_transpose(b: [mb_::u64; 4]) -> [mb_::u64; 4] {
        let [b_0, b_1, b_2, b_3] = b;
        let swap_0 = (b_0 ^ (b_2 >> 8)) & 0x007f_007f_007f_007f;
        let swap_1 = (b_1 ^ (b_3 >> 8)) & 0x0000_007f_007f_007f;
        let b_0 = b_0 ^ swap_0;
        let b_1 = b_1 ^ swap_1;
        let b_2 = b_2 ^ (swap_0 << 8);
        let b_3 = b_3 ^ (swap_1 << 8);
        let swap_0 = (b_0 ^ (b_1 >> 4)) & 0x0780_0787_0787_0787;
        let swap_1 = (b_1 ^ (b_2 >> 4)) & 0x000f_0000_0000_0000;
        let swap_2 = (b_2 ^ (b_3 >> 4)) & 0x0000_070f_070f_070f;
        let b_0 = b_0 ^ swap_0;
        let b_1 = b_1 ^ swap_1 ^ (swap_0 << 4);
        let b_2 = b_2 ^ swap_2 ^ (swap_1 << 4);
        let b_3 = b_3 ^ (swap_2 << 4);
        let swap_0 = (b_0 ^ ((b_0 >> 34) | (b_1 << 30))) & 0x0003_0000_1998_1999;
        let swap_1 = (b_1 ^ ((b_1 >> 34) | (b_2 << 30))) & 0x0033_0000_1980_1993;
        let swap_2 = (b_2 ^ ((b_2 >> 34) | (b_3 << 30))) & 0x0333_0000_1800_1933;
        let swap_3 = (b_3 ^ (b_3 >> 34)) & 0x0000_0000_0000_1333;
        let b_0 = b_0 ^ swap_0 ^ (swap_0 << 34);
        let b_1 = b_1 ^ swap_1 ^ ((swap_1 << 34) | (swap_0 >> 30));
        let b_2 = b_2 ^ swap_2 ^ ((swap_2 << 34) | (swap_1 >> 30));
        let b_3 = b_3 ^ swap_3 ^ ((swap_3 << 34) | (swap_2 >> 30));
        let swap_0 = (b_0 ^ ((b_0 >> 17) | (b_1 << 47))) & 0x0005_2aa8_0001_2aaa;
        let swap_1 = (b_1 ^ ((b_1 >> 17) | (b_2 << 47))) & 0x0055_2a80_0015_2aa0;
        let swap_2 = (b_2 ^ ((b_2 >> 17) | (b_3 << 47))) & 0x0555_2800_0155_2a00;
        let swap_3 = (b_3 ^ (b_3 >> 17)) & 0x0000_0000_1555_2000;
        let b_0 = b_0 ^ swap_0 ^ (swap_0 << 17);
        let b_1 = b_1 ^ swap_1 ^ ((swap_1 << 17) | (swap_0 >> 47));
        let b_2 = b_2 ^ swap_2 ^ ((swap_2 << 17) | (swap_1 >> 47));
        let b_3 = b_3 ^ swap_3 ^ ((swap_3 << 17) | (swap_2 >> 47));
        [b_0, b_1, b_2, b_3]
    }
    /// The symmetry `rotate90` of the squares of one mark.
    #[inline(always)]
    const fn rotate90(b: [mb_::u64; 4]) -> [mb_::u64; 4] {
        let [b_0, b_1, b_2, b_3] = b;
        let swap_0 = (b_0 ^ (b_2 << 8)) & 0x7f00_7f00_7f00_7f00;
        let swap_1 = (b_1 ^ (b_3 << 8)) & 0x0000_7f00_7f00_7f00;
        let b_0 = b_0 ^ swap_0;
        let b_1 = b_1 ^ swap_1;
        let b_2 = b_2 ^ (swap_0 >> 8);
        let b_3 = b_3 ^ (swap_1 >> 8);
        let swap_0 = (b_0 ^ (b_1 << 4)) & 0x00f0_70f0_70f0_70f0;
        let swap_1 = (b_1 ^ (b_2 << 4)) & 0x7800_0000_0000_0000;
        let swap_2 = (b_2 ^ (b_3 << 4)) & 0x0000_7870_7870_7870;
        let b_0 = b_0 ^ swap_0;
        let b_1 = b_1 ^ swap_1 ^ (swap_0 >> 4);
        let b_2 = b_2 ^ swap_2 ^ (swap_1 >> 4);
        let b_3 = b_3 ^ (swap_2 >> 4);
        let swap_0 = (b_0 ^ ((b_0 >> 30) | (b_1 << 34))) & 0x6000_0000_0ccc_4ccc;
        let swap_1 = (b_1 ^ ((b_1 >> 30) | (b_2 << 34))) & 0x6600_0000_00cc_64cc;
        let swap_2 = (b_2 ^ ((b_2 >> 30) | (b_3 << 34))) & 0x6660_0000_000c_664c;
        let swap_3 = (b_3 ^ (b_3 >> 30)) & 0x0000_0000_0000_6664;
        let b_0 = b_0 ^ swap_0 ^ (swap_0 << 30);
        let b_1 = b_1 ^ swap_1 ^ ((swap_1 << 30) | (swap_0 >> 34));
        let b_2 = b_2 ^ swap_2 ^ ((swap_2 << 30) | (swap_1 >> 34));
        let b_3 = b_3 ^ swap_3 ^ ((swap_3 << 30) | (swap_2 >> 34));
        let swap_0 = (b_0 ^ ((b_0 >> 15) | (b_1 << 49))) & 0x5000_0aaa_4000_2aaa;
        let swap_1 = (b_1 ^ ((b_1 >> 15) | (b_2 << 49))) & 0x5500_00aa_5400_02aa;
        let swap_2 = (b_2 ^ ((b_2 >> 15) | (b_3 << 49))) & 0x5550_000a_5540_002a;
        let swap_3 = (b_3 ^ (b_3 >> 15)) & 0x0000_0000_5554_0002;
        let b_0 = b_0 ^ swap_0 ^ (swap_0 << 15);
        let b_1 = b_1 ^ swap_1 ^ ((swap_1 << 15) | (swap_0 >> 49));
        let b_2 = b_2 ^ swap_2 ^ ((swap_2 << 15) | (swap_1 >> 49));
        let b_3 = b_3 ^ swap_3 ^ ((swap_3 << 15) | (swap_2 >> 49));
        [
            (b_2 & 0x7fff_0000_0000_0000)
                | (<mb_::u64>::rotate_left(b_3, 32) & 0x0000_7fff_0000_7fff)
                | (b_3 & 0x0000_0000_7fff_0000),
            (b_1 & 0x7fff_0000_0000_0000)
                | (<mb_::u64>::rotate_left(b_2, 32) & 0x0000_7fff_0000_7fff)
                | (b_2 & 0x0000_0000_7fff_0000),
            (b_0 & 0x7fff_0000_0000_0000)
                | (<mb_::u64>::rotate_left(b_1, 32) & 0x0000_7fff_0000_7fff)
                | (b_1 & 0x0000_0000_7fff_0000),
            (<mb_::u64>::rotate_left(b_0, 32) & 0x0000_7fff_0000_7fff)
                | (b_0 & 0x0000_0000_7fff_0000),
        ]
    }
    /// The symmetry `rotate270` of the squares of one mark.
    #[inline(always)]
    const fn rotate270(b: [mb_::u64; 4]) -> [mb_::u64; 4] {
        let [b_0, b_1, b_2, b_3] = b;
        let [b_0, b_1, b_2, b_3] = [
            (b_2 & 0x7fff_0000_0000_0000)
                | (<mb_::u64>::rotate_left(b_3, 32) & 0x0000_7fff_0000_7fff)
                | (b_3 & 0x0000_0000_7fff_0000),
            (b_1 & 0x7fff_0000_0000_0000)
                | (<mb_::u64>::rotate_left(b_2, 32) & 0x0000_7fff_0000_7fff)
                | (b_2 & 0x0000_0000_7fff_0000),
            (b_0 & 0x7fff_0000_0000_0000)
                | (<mb_::u64>::rotate_left(b_1, 32) & 0x0000_7fff_0000_7fff)
                | (b_1 & 0x0000_0000_7fff_0000),
            (<mb_::u64>::rotate_left(b_0, 32) & 0x0000_7fff_0000_7fff)
                | (b_0 & 0x0000_0000_7fff_0000),
        ];
        let swap_0 = (b_0 ^ (b_2 << 8)) & 0x7f00_7f00_7f00_7f00;
        let swap_1 = (b_1 ^ (b_3 << 8)) & 0x0000_7f00_7f00_7f00;
        let b_0 = b_0 ^ swap_0;
        let b_1 = b_1 ^ swap_1;
        let b_2 = b_2 ^ (swap_0 >> 8);
        let b_3 = b_3 ^ (swap_1 >> 8);
        let swap_0 = (b_0 ^ (b_1 << 4)) & 0x00f0_70f0_70f0_70f0;
        let swap_1 = (b_1 ^ (b_2 << 4)) & 0x7800_0000_0000_0000;
        let swap_2 = (b_2 ^ (b_3 << 4)) & 0x0000_7870_7870_7870;
        let b_0 = b_0 ^ swap_0;
        let b_1 = b_1 ^ swap_1 ^ (swap_0 >> 4);
        let b_2 = b_2 ^ swap_2 ^ (swap_1 >> 4);
        let b_3 = b_3 ^ (swap_2 >> 4);
        let swap_0 = (b_0 ^ ((b_0 >> 30) | (b_1 << 34))) & 0x6000_0000_0ccc_4ccc;
        let swap_1 = (b_1 ^ ((b_1 >> 30) | (b_2 << 34))) & 0x6600_0000_00cc_64cc;
        let swap_2 = (b_2 ^ ((b_2 >> 30) | (b_3 << 34))) & 0x6660_0000_000c_664c;
        let swap_3 = (b_3 ^ (b_3 >> 30)) & 0x0000_0000_0000_6664;
        let b_0 = b_0 ^ swap_0 ^ (swap_0 << 30);
        let b_1 = b_1 ^ swap_1 ^ ((swap_1 << 30) | (swap_0 >> 34));
        let b_2 = b_2 ^ swap_2 ^ ((swap_2 << 30) | (swap_1 >> 34));
        let b_3 = b_3 ^ swap_3 ^ ((swap_3 << 30) | (swap_2 >> 34));
        let swap_0 = (b_0 ^ ((b_0 >> 15) | (b_1 << 49))) & 0x5000_0aaa_4000_2aaa;
        let swap_1 = (b_1 ^ ((b_1 >> 15) | (b_2 << 49))) & 0x5500_00aa_5400_02aa;
        let swap_2 = (b_2 ^ ((b_2 >> 15) | (b_3 << 49))) & 0x5550_000a_5540_002a;
        let swap_3 = (b_3 ^ (b_3 >> 15)) & 0x0000_0000_5554_0002;
        let b_0 = b_0 ^ swap_0 ^ (swap_0 << 15);
        let b_1 = b_1 ^ swap_1 ^ ((swap_1 << 15) | (swap_0 >> 49));
        let b_2 = b_2 ^ swap_2 ^ ((swap_2 << 15) | (swap_1 >> 49));
        let b_3 = b_3 ^ swap_3 ^ ((swap_3 << 15) | (swap_2 >> 49));
        [b_0, b_1, b_2, b_3]
    }
    /// The one with the lesser key.
    #[inline(always)]
    const fn lesser(one: Board, other: Board) -> Board {
        let [one_circle_0, one_circle_1, one_circle_2, one_circle_3] = one.circle;
        let [one_cross_0, one_cross_1, one_cross_2, one_cross_3] = one.cross;
        let [other_circle_0, other_circle_1, other_circle_2, other_circle_3] = other
            .circle;
        let [other_cross_0, other_cross_1, other_cross_2, other_cross_3] = other.cross;
        if other_cross_3 < one_cross_3
            || (other_cross_3 == one_cross_3
                && (other_cross_2 < one_cross_2
                    || (other_cross_2 == one_cross_2
                        && (other_cross_1 < one_cross_1
                            || (other_cross_1 == one_cross_1
                                && (other_cross_0 < one_cross_0
                                    || (other_cross_0 == one_cross_0
                                        && (other_circle_3 < one_circle_3
                                            || (other_circle_3 == one_circle_3
                                                && (other_circle_2 < one_circle_2
                                                    || (other_circle_2 == one_circle_2
                                                        && (other_circle_1 < one_circle_1
                                                            || (other_circle_1 == one_circle_1
                                                                && (other_circle_0 < one_circle_0))))))))))))))
        {
            other
        } else {
            one
        }
    }
    /// The least of an image and its reflections left to right, top to bottom, and both.
    #[inline(always)]
    const fn least_reflection(image: Board) -> Board {
        let mirrored = Board {
            circle: mirror(image.circle),
            cross: mirror(image.cross),
        };
        let flipped = Board {
            circle: flip(image.circle),
            cross: flip(image.cross),
        };
        let turned = Board {
            circle: mirror(flipped.circle),
            cross: mirror(flipped.cross),
        };
        lesser(lesser(image, mirrored), lesser(flipped, turned))
    }
    /// The least of all symmetric images.
    #[inline(always)]
    const fn least(image: Board) -> Board {
        let transposed = Board {
            circle: transpose(image.circle),
            cross: transpose(image.cross),
        };
        lesser(least_reflection(transposed), least_reflection(image))
    }
    impl Board {
        /// The number of columns.
        pub const COLS: mb_::usize = 15;
        /// The number of rows.
        pub const ROWS: mb_::usize = 15;
        /// The number of squares in a row that wins.
        pub const WIN: mb_::usize = 5;
        /// The number of squares.
        pub const CELLS: mb_::usize = 225;
        /// The shape of the board.
        pub const GEOMETRY: mb_::Geometry = mb_::geometry(15, 15, 5);
        /// The bits of all squares.
        pub const FULL_MASK: [mb_::u64; 4] = [
            0x7fff_7fff_7fff_7fff, 0x7fff_7fff_7fff_7fff, 0x7fff_7fff_7fff_7fff,
            0x0000_7fff_7fff_7fff,
        ];
        /// The squares of each column, left to right.
        pub const COLUMN_MASKS: &'static [[mb_::u64; 4]; 15] = &[
            [0x0000_0000_0000_7fff, 0, 0, 0],
            [0x0000_0000_7fff_0000, 0, 0, 0],
            [0x0000_7fff_0000_0000, 0, 0, 0],
            [0x7fff_0000_0000_0000, 0, 0, 0],
            [0, 0x0000_0000_0000_7fff, 0, 0],
            [0, 0x0000_0000_7fff_0000, 0, 0],
            [0, 0x0000_7fff_0000_0000, 0, 0],
            [0, 0x7fff_0000_0000_0000, 0, 0],
            [0, 0, 0x0000_0000_0000_7fff, 0],
            [0, 0, 0x0000_0000_7fff_0000, 0],
            [0, 0, 0x0000_7fff_0000_0000, 0],
            [0, 0, 0x7fff_0000_0000_0000, 0],
            [0, 0, 0, 0x0000_0000_0000_7fff],
            [0, 0, 0, 0x0000_0000_7fff_0000],
            [0, 0, 0, 0x0000_7fff_0000_0000],
        ];
        /// The squares of each row, top down.
        pub const ROW_MASKS: &'static [[mb_::u64; 4]; 15] = &[
            [
                0x0001_0001_0001_0001, 0x0001_0001_0001_0001, 0x0001_0001_0001_0001,
                0x0000_0001_0001_0001,
            ],
            [
                0x0002_0002_0002_0002, 0x0002_0002_0002_0002, 0x0002_0002_0002_0002,
                0x0000_0002_0002_0002,
            ],
            [
                0x0004_0004_0004_0004, 0x0004_0004_0004_0004, 0x0004_0004_0004_0004,
                0x0000_0004_0004_0004,
            ],
            [
                0x0008_0008_0008_0008, 0x0008_0008_0008_0008, 0x0008_0008_0008_0008,
                0x0000_0008_0008_0008,
            ],
            [
                0x0010_0010_0010_0010, 0x0010_0010_0010_0010, 0x0010_0010_0010_0010,
                0x0000_0010_0010_0010,
            ],
            [
                0x0020_0020_0020_0020, 0x0020_0020_0020_0020, 0x0020_0020_0020_0020,
                0x0000_0020_0020_0020,
            ],
            [
                0x0040_0040_0040_0040, 0x0040_0040_0040_0040, 0x0040_0040_0040_0040,
                0x0000_0040_0040_0040,
            ],
            [
                0x0080_0080_0080_0080, 0x0080_0080_0080_0080, 0x0080_0080_0080_0080,
                0x0000_0080_0080_0080,
            ],
            [
                0x0100_0100_0100_0100, 0x0100_0100_0100_0100, 0x0100_0100_0100_0100,
                0x0000_0100_0100_0100,
            ],
            [
                0x0200_0200_0200_0200, 0x0200_0200_0200_0200, 0x0200_0200_0200_0200,
                0x0000_0200_0200_0200,
            ],
            [
                0x0400_0400_0400_0400, 0x0400_0400_0400_0400, 0x0400_0400_0400_0400,
                0x0000_0400_0400_0400,
            ],
            [
                0x0800_0800_0800_0800, 0x0800_0800_0800_0800, 0x0800_0800_0800_0800,
                0x0000_0800_0800_0800,
            ],
            [
                0x1000_1000_1000_1000, 0x1000_1000_1000_1000, 0x1000_1000_1000_1000,
                0x0000_1000_1000_1000,
            ],
            [
                0x2000_2000_2000_2000, 0x2000_2000_2000_2000, 0x2000_2000_2000_2000,
                0x0000_2000_2000_2000,
            ],
            [
                0x4000_4000_4000_4000, 0x4000_4000_4000_4000, 0x4000_4000_4000_4000,
                0x0000_4000_4000_4000,
            ],
        ];
        /// The diagonals from the top left and from the bottom left. Empty on a rectangle.
        pub const DIAGONAL_MASKS: &'static [[mb_::u64; 4]; 2] = &[
            [
                0x0008_0004_0002_0001, 0x0080_0040_0020_0010, 0x0800_0400_0200_0100,
                0x0000_4000_2000_1000,
            ],
            [
                0x0800_1000_2000_4000, 0x0080_0100_0200_0400, 0x0008_0010_0020_0040,
                0x0000_0001_0002_0004,
            ],
        ];
        /// The squares of each winning line: columns, rows, diagonals that go down to the right, diagonals
        /// that go up. In each direction by the first square.
        pub const LINE_MASKS: &'static [[mb_::u64; 4]; 572] = &{
            let mut masks = [[0, 0, 0, 0]; 572];
            let mut line = 0;
            while line < 572 {
                masks[line] = line_mask(line, 0);
                line += 1;
            }
            masks
        };
        /// For each square, by its index, the masks of the winning lines through it.
        pub const WIN_MASKS: &'static [&'static [[mb_::u64; 4]]; 225] = &mb_::LinesThrough::lists(
            &LINES_THROUGH,
            LISTED_MASKS,
        );
        /// The empty board.
        #[must_use]
        #[inline]
        pub const fn new() -> Self {
            Self {
                circle: [0, 0, 0, 0],
                cross: [0, 0, 0, 0],
            }
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
            let word = bit / 64;
            let mask = <mb_::u64>::wrapping_shl(1, bit as mb_::u32);
            if word < 4 && self.circle[word] & mask != 0 {
                mb_::Option::Some(mb_::Mark::Circle)
            } else if word < 4 && self.cross[word] & mask != 0 {
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
            let word = bit / 64;
            let mask = <mb_::u64>::wrapping_shl(1, bit as mb_::u32);
            match mark {
                mb_::Mark::Circle => {
                    if word < 4 {
                        self.circle[word] |= mask;
                    }
                }
                mb_::Mark::Cross => {
                    if word < 4 {
                        self.cross[word] |= mask;
                    }
                }
            }
        }
        /// Takes the mark off a square. An empty square stays empty.
        #[inline]
        pub const fn remove(&mut self, square: mb_::Square) {
            let bit = bit_of(square);
            let word = bit / 64;
            let mask = <mb_::u64>::wrapping_shl(1, bit as mb_::u32);
            if word < 4 {
                self.circle[word] &= !mask;
                self.cross[word] &= !mask;
            }
        }
        /// The squares of one mark as the bits of a word.
        #[must_use]
        #[inline]
        pub const fn marks(self, mark: mb_::Mark) -> [mb_::u64; 4] {
            *match mark {
                mb_::Mark::Circle => &self.circle,
                mb_::Mark::Cross => &self.cross,
            }
        }
        /// The empty squares as the bits of a word.
        #[must_use]
        #[inline]
        pub const fn empty(self) -> [mb_::u64; 4] {
            let [circle_0, circle_1, circle_2, circle_3] = self.circle;
            let [cross_0, cross_1, cross_2, cross_3] = self.cross;
            [
                !(circle_0 | cross_0) & 0x7fff_7fff_7fff_7fff,
                !(circle_1 | cross_1) & 0x7fff_7fff_7fff_7fff,
                !(circle_2 | cross_2) & 0x7fff_7fff_7fff_7fff,
                !(circle_3 | cross_3) & 0x0000_7fff_7fff_7fff,
            ]
        }
        /// The empty squares, in ascending order.
        #[inline]
        pub const fn legal_moves(self) -> mb_::Squares<[mb_::u64; 4], 1, 16, 15> {
            mb_::Squares::new(Self::empty(self))
        }
        /// The number of empty squares.
        #[must_use]
        #[inline]
        pub const fn legal_move_count(self) -> mb_::usize {
            let [empty_0, empty_1, empty_2, empty_3] = Self::empty(self);
            (<mb_::u64>::count_ones(empty_0) + <mb_::u64>::count_ones(empty_1)
                + <mb_::u64>::count_ones(empty_2) + <mb_::u64>::count_ones(empty_3))
                as mb_::usize
        }
        /// The `n`-th empty square in ascending order, counted from 0.
        #[must_use]
        #[inline]
        pub const fn nth_legal_move(self, n: mb_::usize) -> mb_::Option<mb_::Square> {
            let [empty_0, empty_1, empty_2, empty_3] = Self::empty(self);
            let count = <mb_::u64>::count_ones(empty_0) as mb_::usize;
            if n < count {
                let (mut rest, mut left) = (empty_0, n);
                while left > 0 {
                    rest &= rest - 1;
                    left -= 1;
                }
                let bit = <mb_::u64>::trailing_zeros(rest) as mb_::usize;
                return mb_::Option::Some(
                    mb_::Squares::<[mb_::u64; 4], 1, 16, 15>::square_of_bit(bit),
                );
            }
            let n = n - count;
            let count = <mb_::u64>::count_ones(empty_1) as mb_::usize;
            if n < count {
                let (mut rest, mut left) = (empty_1, n);
                while left > 0 {
                    rest &= rest - 1;
                    left -= 1;
                }
                let bit = <mb_::u64>::trailing_zeros(rest) as mb_::usize;
                return mb_::Option::Some(
                    mb_::Squares::<[mb_::u64; 4], 1, 16, 15>::square_of_bit((64 + bit)),
                );
            }
            let n = n - count;
            let count = <mb_::u64>::count_ones(empty_2) as mb_::usize;
            if n < count {
                let (mut rest, mut left) = (empty_2, n);
                while left > 0 {
                    rest &= rest - 1;
                    left -= 1;
                }
                let bit = <mb_::u64>::trailing_zeros(rest) as mb_::usize;
                return mb_::Option::Some(
                    mb_::Squares::<[mb_::u64; 4], 1, 16, 15>::square_of_bit((128 + bit)),
                );
            }
            let n = n - count;
            let count = <mb_::u64>::count_ones(empty_3) as mb_::usize;
            if n < count {
                let (mut rest, mut left) = (empty_3, n);
                while left > 0 {
                    rest &= rest - 1;
                    left -= 1;
                }
                let bit = <mb_::u64>::trailing_zeros(rest) as mb_::usize;
                return mb_::Option::Some(
                    mb_::Squares::<[mb_::u64; 4], 1, 16, 15>::square_of_bit((192 + bit)),
                );
            }
            mb_::Option::None
        }
        /// Whether `mark` has a complete line through `square`.
        #[must_use]
        #[inline]
        pub const fn is_win(self, mark: mb_::Mark, square: mb_::Square) -> mb_::bool {
            let index = mb_::Square::index(square);
            mb_::debug_assert!(index < Self::CELLS);
            if index >= Self::CELLS {
                return false;
            }
            let (x, y) = (index / 15, index % 15);
            let words = match mark {
                mb_::Mark::Circle => &self.circle,
                mb_::Mark::Cross => &self.cross,
            };
            let [word_0, word_1, word_2, word_3] = *words;
            let turns = (x % 4 * 16) as mb_::u32;
            let column = <mb_::u64>::rotate_right(words[x / 4], turns)
                & 0x0000_0000_0000_ffff;
            let down = y as mb_::u32;
            let mask = 0x0001_0001_0001_0001 << down;
            let row = <mb_::u64>::rotate_right(
                (word_0 & mask) | <mb_::u64>::rotate_left(word_1 & mask, 4)
                    | <mb_::u64>::rotate_left(word_2 & mask, 8)
                    | <mb_::u64>::rotate_left(word_3 & mask, 12),
                down,
            );
            let row = <mb_::u64>::wrapping_mul(row, 0x0001_0002_0004_0008);
            let masks = DIAGONALS[0][x + 14 - y];
            let falling = (word_0 & masks[0]) | (word_1 & masks[1]) | (word_2 & masks[2])
                | (word_3 & masks[3]);
            let falling = <mb_::u64>::wrapping_mul(falling, 0x0001_0001_0001_0001);
            let masks = DIAGONALS[1][x + y];
            let rising = (word_0 & masks[0]) | (word_1 & masks[1]) | (word_2 & masks[2])
                | (word_3 & masks[3]);
            let rising = <mb_::u64>::wrapping_mul(rising, 0x0001_0001_0001_0001);
            let runs_0 = column | ((falling >> 48) << 16) | ((rising >> 48) << 32)
                | (row & 0xffff_0000_0000_0000);
            let runs_0 = runs_0 & (runs_0 >> 1);
            let runs_0 = runs_0 & (runs_0 >> 2);
            let runs_0 = runs_0 & (runs_0 >> 1);
            let runs_0 = runs_0 & (LANE_STARTS[y][0] | LANE_STARTS[x][1]);
            runs_0 != 0
        }
        /// Whether `mark` has a complete line anywhere.
        #[must_use]
        #[inline]
        pub const fn has_line(self, mark: mb_::Mark) -> mb_::bool {
            let [word_0, word_1, word_2, word_3] = Self::marks(self, mark);
            let run_0 = word_0 & (word_0 >> 1);
            let run_1 = word_1 & (word_1 >> 1);
            let run_2 = word_2 & (word_2 >> 1);
            let run_3 = word_3 & (word_3 >> 1);
            let run_0 = run_0 & (run_0 >> 2);
            let run_1 = run_1 & (run_1 >> 2);
            let run_2 = run_2 & (run_2 >> 2);
            let run_3 = run_3 & (run_3 >> 2);
            let run_0 = run_0 & (run_0 >> 1);
            let run_1 = run_1 & (run_1 >> 1);
            let run_2 = run_2 & (run_2 >> 1);
            let run_3 = run_3 & (run_3 >> 1);
            let columns = (run_0 & 0x07ff_07ff_07ff_07ff)
                | (run_1 & 0x07ff_07ff_07ff_07ff) | (run_2 & 0x07ff_07ff_07ff_07ff)
                | (run_3 & 0x0000_07ff_07ff_07ff);
            let run_0 = word_0 & ((word_0 >> 16) | (word_1 << 48));
            let run_1 = word_1 & ((word_1 >> 16) | (word_2 << 48));
            let run_2 = word_2 & ((word_2 >> 16) | (word_3 << 48));
            let run_3 = word_3 & (word_3 >> 16);
            let run_0 = run_0 & ((run_0 >> 32) | (run_1 << 32));
            let run_1 = run_1 & ((run_1 >> 32) | (run_2 << 32));
            let run_2 = run_2 & ((run_2 >> 32) | (run_3 << 32));
            let run_0 = run_0 & word_1;
            let run_1 = run_1 & word_2;
            let run_2 = run_2 & word_3;
            let rows = (run_0 & 0x7fff_7fff_7fff_7fff) | (run_1 & 0x7fff_7fff_7fff_7fff)
                | (run_2 & 0x0000_7fff_7fff_7fff);
            let run_0 = word_0 & ((word_0 >> 17) | (word_1 << 47));
            let run_1 = word_1 & ((word_1 >> 17) | (word_2 << 47));
            let run_2 = word_2 & ((word_2 >> 17) | (word_3 << 47));
            let run_3 = word_3 & (word_3 >> 17);
            let run_0 = run_0 & ((run_0 >> 34) | (run_1 << 30));
            let run_1 = run_1 & ((run_1 >> 34) | (run_2 << 30));
            let run_2 = run_2 & ((run_2 >> 34) | (run_3 << 30));
            let run_0 = run_0 & (word_1 >> 4);
            let run_1 = run_1 & (word_2 >> 4);
            let run_2 = run_2 & (word_3 >> 4);
            let falling = (run_0 & 0x07ff_07ff_07ff_07ff)
                | (run_1 & 0x07ff_07ff_07ff_07ff) | (run_2 & 0x0000_07ff_07ff_07ff);
            let run_0 = word_0 & ((word_0 >> 15) | (word_1 << 49));
            let run_1 = word_1 & ((word_1 >> 15) | (word_2 << 49));
            let run_2 = word_2 & ((word_2 >> 15) | (word_3 << 49));
            let run_3 = word_3 & (word_3 >> 15);
            let run_0 = run_0 & ((run_0 >> 30) | (run_1 << 34));
            let run_1 = run_1 & ((run_1 >> 30) | (run_2 << 34));
            let run_2 = run_2 & ((run_2 >> 30) | (run_3 << 34));
            let run_0 = run_0 & (word_1 << 4);
            let run_1 = run_1 & (word_2 << 4);
            let run_2 = run_2 & (word_3 << 4);
            let rising = (run_0 & 0x7ff0_7ff0_7ff0_7ff0)
                | (run_1 & 0x7ff0_7ff0_7ff0_7ff0) | (run_2 & 0x0000_7ff0_7ff0_7ff0);
            (columns | rows | falling | rising) != 0
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
            if ply >= 9 && Self::is_win(self, mark, square) {
                mb_::Status::Won(mark)
            } else if ply == Self::CELLS {
                mb_::Status::Draw
            } else {
                mb_::Status::Playing
            }
        }
        /// The number of set bits of every way to fill a line of at most eight squares.
        pub const LINE_POPCOUNTS: &'static [mb_::u8; 32] = &mb_::popcounts();
        /// The number of set bits of every way to fill a part of the board of at most eight squares.
        pub const CHUNK_POPCOUNTS: &'static [mb_::u8; 256] = &mb_::popcounts();
        /// How the lines are filled, with `side` the side to move.
        #[must_use]
        pub const fn line_patterns(
            self,
            side: mb_::Mark,
        ) -> mb_::LinePatterns<[mb_::u16; 36]> {
            let [last_0, last_1, last_2, last_3] = Self::marks(
                self,
                mb_::Mark::opponent(side),
            );
            let mut last_planes: [[mb_::u64; 13]; 3] = [[0; 13]; 3];
            let mark_0 = last_0;
            let mark_1 = last_0 >> 1;
            let mark_2 = last_0 >> 2;
            let mark_3 = last_0 >> 3;
            let mark_4 = last_0 >> 4;
            let half = mark_0 ^ mark_1;
            let (sum_0_0, carry_0_0) = (
                half ^ mark_2,
                (mark_0 & mark_1) | (half & mark_2),
            );
            let half = mark_3 ^ mark_4;
            let (sum_0_1, carry_0_1) = (
                half ^ sum_0_0,
                (mark_3 & mark_4) | (half & sum_0_0),
            );
            let (sum_1_0, carry_1_0) = (carry_0_0 ^ carry_0_1, carry_0_0 & carry_0_1);
            last_planes[0][0] = sum_0_1;
            last_planes[1][0] = sum_1_0;
            last_planes[2][0] = carry_1_0;
            let mark_0 = last_1;
            let mark_1 = last_1 >> 1;
            let mark_2 = last_1 >> 2;
            let mark_3 = last_1 >> 3;
            let mark_4 = last_1 >> 4;
            let half = mark_0 ^ mark_1;
            let (sum_0_0, carry_0_0) = (
                half ^ mark_2,
                (mark_0 & mark_1) | (half & mark_2),
            );
            let half = mark_3 ^ mark_4;
            let (sum_0_1, carry_0_1) = (
                half ^ sum_0_0,
                (mark_3 & mark_4) | (half & sum_0_0),
            );
            let (sum_1_0, carry_1_0) = (carry_0_0 ^ carry_0_1, carry_0_0 & carry_0_1);
            last_planes[0][1] = sum_0_1;
            last_planes[1][1] = sum_1_0;
            last_planes[2][1] = carry_1_0;
            let mark_0 = last_2;
            let mark_1 = last_2 >> 1;
            let mark_2 = last_2 >> 2;
            let mark_3 = last_2 >> 3;
            let mark_4 = last_2 >> 4;
            let half = mark_0 ^ mark_1;
            let (sum_0_0, carry_0_0) = (
                half ^ mark_2,
                (mark_0 & mark_1) | (half & mark_2),
            );
            let half = mark_3 ^ mark_4;
            let (sum_0_1, carry_0_1) = (
                half ^ sum_0_0,
                (mark_3 & mark_4) | (half & sum_0_0),
            );
            let (sum_1_0, carry_1_0) = (carry_0_0 ^ carry_0_1, carry_0_0 & carry_0_1);
            last_planes[0][2] = sum_0_1;
            last_planes[1][2] = sum_1_0;
            last_planes[2][2] = carry_1_0;
            let mark_0 = last_3;
            let mark_1 = last_3 >> 1;
            let mark_2 = last_3 >> 2;
            let mark_3 = last_3 >> 3;
            let mark_4 = last_3 >> 4;
            let half = mark_0 ^ mark_1;
            let (sum_0_0, carry_0_0) = (
                half ^ mark_2,
                (mark_0 & mark_1) | (half & mark_2),
            );
            let half = mark_3 ^ mark_4;
            let (sum_0_1, carry_0_1) = (
                half ^ sum_0_0,
                (mark_3 & mark_4) | (half & sum_0_0),
            );
            let (sum_1_0, carry_1_0) = (carry_0_0 ^ carry_0_1, carry_0_0 & carry_0_1);
            last_planes[0][3] = sum_0_1;
            last_planes[1][3] = sum_1_0;
            last_planes[2][3] = carry_1_0;
            let mark_0 = last_0;
            let mark_1 = (last_0 >> 16) | (last_1 << 48);
            let mark_2 = (last_0 >> 32) | (last_1 << 32);
            let mark_3 = (last_0 >> 48) | (last_1 << 16);
            let mark_4 = last_1;
            let half = mark_0 ^ mark_1;
            let (sum_0_0, carry_0_0) = (
                half ^ mark_2,
                (mark_0 & mark_1) | (half & mark_2),
            );
            let half = mark_3 ^ mark_4;
            let (sum_0_1, carry_0_1) = (
                half ^ sum_0_0,
                (mark_3 & mark_4) | (half & sum_0_0),
            );
            let (sum_1_0, carry_1_0) = (carry_0_0 ^ carry_0_1, carry_0_0 & carry_0_1);
            last_planes[0][4] = sum_0_1;
            last_planes[1][4] = sum_1_0;
            last_planes[2][4] = carry_1_0;
            let mark_0 = last_1;
            let mark_1 = (last_1 >> 16) | (last_2 << 48);
            let mark_2 = (last_1 >> 32) | (last_2 << 32);
            let mark_3 = (last_1 >> 48) | (last_2 << 16);
            let mark_4 = last_2;
            let half = mark_0 ^ mark_1;
            let (sum_0_0, carry_0_0) = (
                half ^ mark_2,
                (mark_0 & mark_1) | (half & mark_2),
            );
            let half = mark_3 ^ mark_4;
            let (sum_0_1, carry_0_1) = (
                half ^ sum_0_0,
                (mark_3 & mark_4) | (half & sum_0_0),
            );
            let (sum_1_0, carry_1_0) = (carry_0_0 ^ carry_0_1, carry_0_0 & carry_0_1);
            last_planes[0][5] = sum_0_1;
            last_planes[1][5] = sum_1_0;
            last_planes[2][5] = carry_1_0;
            let mark_0 = last_2;
            let mark_1 = last_2 >> 16;
            let mark_2 = (last_2 >> 32) | (last_3 << 32);
            let mark_3 = (last_2 >> 48) | (last_3 << 16);
            let mark_4 = last_3;
            let half = mark_0 ^ mark_1;
            let (sum_0_0, carry_0_0) = (
                half ^ mark_2,
                (mark_0 & mark_1) | (half & mark_2),
            );
            let half = mark_3 ^ mark_4;
            let (sum_0_1, carry_0_1) = (
                half ^ sum_0_0,
                (mark_3 & mark_4) | (half & sum_0_0),
            );
            let (sum_1_0, carry_1_0) = (carry_0_0 ^ carry_0_1, carry_0_0 & carry_0_1);
            last_planes[0][6] = sum_0_1;
            last_planes[1][6] = sum_1_0;
            last_planes[2][6] = carry_1_0;
            let mark_0 = last_0;
            let mark_1 = (last_0 >> 17) | (last_1 << 47);
            let mark_2 = (last_0 >> 34) | (last_1 << 30);
            let mark_3 = (last_0 >> 51) | (last_1 << 13);
            let mark_4 = last_1 >> 4;
            let half = mark_0 ^ mark_1;
            let (sum_0_0, carry_0_0) = (
                half ^ mark_2,
                (mark_0 & mark_1) | (half & mark_2),
            );
            let half = mark_3 ^ mark_4;
            let (sum_0_1, carry_0_1) = (
                half ^ sum_0_0,
                (mark_3 & mark_4) | (half & sum_0_0),
            );
            let (sum_1_0, carry_1_0) = (carry_0_0 ^ carry_0_1, carry_0_0 & carry_0_1);
            last_planes[0][7] = sum_0_1;
            last_planes[1][7] = sum_1_0;
            last_planes[2][7] = carry_1_0;
            let mark_0 = last_1;
            let mark_1 = (last_1 >> 17) | (last_2 << 47);
            let mark_2 = (last_1 >> 34) | (last_2 << 30);
            let mark_3 = (last_1 >> 51) | (last_2 << 13);
            let mark_4 = last_2 >> 4;
            let half = mark_0 ^ mark_1;
            let (sum_0_0, carry_0_0) = (
                half ^ mark_2,
                (mark_0 & mark_1) | (half & mark_2),
            );
            let half = mark_3 ^ mark_4;
            let (sum_0_1, carry_0_1) = (
                half ^ sum_0_0,
                (mark_3 & mark_4) | (half & sum_0_0),
            );
            let (sum_1_0, carry_1_0) = (carry_0_0 ^ carry_0_1, carry_0_0 & carry_0_1);
            last_planes[0][8] = sum_0_1;
            last_planes[1][8] = sum_1_0;
            last_planes[2][8] = carry_1_0;
            let mark_0 = last_2;
            let mark_1 = last_2 >> 17;
            let mark_2 = (last_2 >> 34) | (last_3 << 30);
            let mark_3 = (last_2 >> 51) | (last_3 << 13);
            let mark_4 = last_3 >> 4;
            let half = mark_0 ^ mark_1;
            let (sum_0_0, carry_0_0) = (
                half ^ mark_2,
                (mark_0 & mark_1) | (half & mark_2),
            );
            let half = mark_3 ^ mark_4;
            let (sum_0_1, carry_0_1) = (
                half ^ sum_0_0,
                (mark_3 & mark_4) | (half & sum_0_0),
            );
            let (sum_1_0, carry_1_0) = (carry_0_0 ^ carry_0_1, carry_0_0 & carry_0_1);
            last_planes[0][9] = sum_0_1;
            last_planes[1][9] = sum_1_0;
            last_planes[2][9] = carry_1_0;
            let mark_0 = last_0;
            let mark_1 = (last_0 >> 15) | (last_1 << 49);
            let mark_2 = (last_0 >> 30) | (last_1 << 34);
            let mark_3 = (last_0 >> 45) | (last_1 << 19);
            let mark_4 = last_1 << 4;
            let half = mark_0 ^ mark_1;
            let (sum_0_0, carry_0_0) = (
                half ^ mark_2,
                (mark_0 & mark_1) | (half & mark_2),
            );
            let half = mark_3 ^ mark_4;
            let (sum_0_1, carry_0_1) = (
                half ^ sum_0_0,
                (mark_3 & mark_4) | (half & sum_0_0),
            );
            let (sum_1_0, carry_1_0) = (carry_0_0 ^ carry_0_1, carry_0_0 & carry_0_1);
            last_planes[0][10] = sum_0_1;
            last_planes[1][10] = sum_1_0;
            last_planes[2][10] = carry_1_0;
            let mark_0 = last_1;
            let mark_1 = (last_1 >> 15) | (last_2 << 49);
            let mark_2 = (last_1 >> 30) | (last_2 << 34);
            let mark_3 = (last_1 >> 45) | (last_2 << 19);
            let mark_4 = last_2 << 4;
            let half = mark_0 ^ mark_1;
            let (sum_0_0, carry_0_0) = (
                half ^ mark_2,
                (mark_0 & mark_1) | (half & mark_2),
            );
            let half = mark_3 ^ mark_4;
            let (sum_0_1, carry_0_1) = (
                half ^ sum_0_0,
                (mark_3 & mark_4) | (half & sum_0_0),
            );
            let (sum_1_0, carry_1_0) = (carry_0_0 ^ carry_0_1, carry_0_0 & carry_0_1);
            last_planes[0][11] = sum_0_1;
            last_planes[1][11] = sum_1_0;
            last_planes[2][11] = carry_1_0;
            let mark_0 = last_2;
            let mark_1 = last_2 >> 15;
            let mark_2 = (last_2 >> 30) | (last_3 << 34);
            let mark_3 = (last_2 >> 45) | (last_3 << 19);
            let mark_4 = last_3 << 4;
            let half = mark_0 ^ mark_1;
            let (sum_0_0, carry_0_0) = (
                half ^ mark_2,
                (mark_0 & mark_1) | (half & mark_2),
            );
            let half = mark_3 ^ mark_4;
            let (sum_0_1, carry_0_1) = (
                half ^ sum_0_0,
                (mark_3 & mark_4) | (half & sum_0_0),
            );
            let (sum_1_0, carry_1_0) = (carry_0_0 ^ carry_0_1, carry_0_0 & carry_0_1);
            last_planes[0][12] = sum_0_1;
            last_planes[1][12] = sum_1_0;
            last_planes[2][12] = carry_1_0;
            let [turn_0, turn_1, turn_2, turn_3] = Self::marks(self, side);
            let mut turn_planes: [[mb_::u64; 13]; 3] = [[0; 13]; 3];
            let mark_0 = turn_0;
            let mark_1 = turn_0 >> 1;
            let mark_2 = turn_0 >> 2;
            let mark_3 = turn_0 >> 3;
            let mark_4 = turn_0 >> 4;
            let half = mark_0 ^ mark_1;
            let (sum_0_0, carry_0_0) = (
                half ^ mark_2,
                (mark_0 & mark_1) | (half & mark_2),
            );
            let half = mark_3 ^ mark_4;
            let (sum_0_1, carry_0_1) = (
                half ^ sum_0_0,
                (mark_3 & mark_4) | (half & sum_0_0),
            );
            let (sum_1_0, carry_1_0) = (carry_0_0 ^ carry_0_1, carry_0_0 & carry_0_1);
            turn_planes[0][0] = sum_0_1;
            turn_planes[1][0] = sum_1_0;
            turn_planes[2][0] = carry_1_0;
            let mark_0 = turn_1;
            let mark_1 = turn_1 >> 1;
            let mark_2 = turn_1 >> 2;
            let mark_3 = turn_1 >> 3;
            let mark_4 = turn_1 >> 4;
            let half = mark_0 ^ mark_1;
            let (sum_0_0, carry_0_0) = (
                half ^ mark_2,
                (mark_0 & mark_1) | (half & mark_2),
            );
            let half = mark_3 ^ mark_4;
            let (sum_0_1, carry_0_1) = (
                half ^ sum_0_0,
                (mark_3 & mark_4) | (half & sum_0_0),
            );
            let (sum_1_0, carry_1_0) = (carry_0_0 ^ carry_0_1, carry_0_0 & carry_0_1);
            turn_planes[0][1] = sum_0_1;
            turn_planes[1][1] = sum_1_0;
            turn_planes[2][1] = carry_1_0;
            let mark_0 = turn_2;
            let mark_1 = turn_2 >> 1;
            let mark_2 = turn_2 >> 2;
            let mark_3 = turn_2 >> 3;
            let mark_4 = turn_2 >> 4;
            let half = mark_0 ^ mark_1;
            let (sum_0_0, carry_0_0) = (
                half ^ mark_2,
                (mark_0 & mark_1) | (half & mark_2),
            );
            let half = mark_3 ^ mark_4;
            let (sum_0_1, carry_0_1) = (
                half ^ sum_0_0,
                (mark_3 & mark_4) | (half & sum_0_0),
            );
            let (sum_1_0, carry_1_0) = (carry_0_0 ^ carry_0_1, carry_0_0 & carry_0_1);
            turn_planes[0][2] = sum_0_1;
            turn_planes[1][2] = sum_1_0;
            turn_planes[2][2] = carry_1_0;
            let mark_0 = turn_3;
            let mark_1 = turn_3 >> 1;
            let mark_2 = turn_3 >> 2;
            let mark_3 = turn_3 >> 3;
            let mark_4 = turn_3 >> 4;
            let half = mark_0 ^ mark_1;
            let (sum_0_0, carry_0_0) = (
                half ^ mark_2,
                (mark_0 & mark_1) | (half & mark_2),
            );
            let half = mark_3 ^ mark_4;
            let (sum_0_1, carry_0_1) = (
                half ^ sum_0_0,
                (mark_3 & mark_4) | (half & sum_0_0),
            );
            let (sum_1_0, carry_1_0) = (carry_0_0 ^ carry_0_1, carry_0_0 & carry_0_1);
            turn_planes[0][3] = sum_0_1;
            turn_planes[1][3] = sum_1_0;
            turn_planes[2][3] = carry_1_0;
            let mark_0 = turn_0;
            let mark_1 = (turn_0 >> 16) | (turn_1 << 48);
            let mark_2 = (turn_0 >> 32) | (turn_1 << 32);
            let mark_3 = (turn_0 >> 48) | (turn_1 << 16);
            let mark_4 = turn_1;
            let half = mark_0 ^ mark_1;
            let (sum_0_0, carry_0_0) = (
                half ^ mark_2,
                (mark_0 & mark_1) | (half & mark_2),
            );
            let half = mark_3 ^ mark_4;
            let (sum_0_1, carry_0_1) = (
                half ^ sum_0_0,
                (mark_3 & mark_4) | (half & sum_0_0),
            );
            let (sum_1_0, carry_1_0) = (carry_0_0 ^ carry_0_1, carry_0_0 & carry_0_1);
            turn_planes[0][4] = sum_0_1;
            turn_planes[1][4] = sum_1_0;
            turn_planes[2][4] = carry_1_0;
            let mark_0 = turn_1;
            let mark_1 = (turn_1 >> 16) | (turn_2 << 48);
            let mark_2 = (turn_1 >> 32) | (turn_2 << 32);
            let mark_3 = (turn_1 >> 48) | (turn_2 << 16);
            let mark_4 = turn_2;
            let half = mark_0 ^ mark_1;
            let (sum_0_0, carry_0_0) = (
                half ^ mark_2,
                (mark_0 & mark_1) | (half & mark_2),
            );
            let half = mark_3 ^ mark_4;
            let (sum_0_1, carry_0_1) = (
                half ^ sum_0_0,
                (mark_3 & mark_4) | (half & sum_0_0),
            );
            let (sum_1_0, carry_1_0) = (carry_0_0 ^ carry_0_1, carry_0_0 & carry_0_1);
            turn_planes[0][5] = sum_0_1;
            turn_planes[1][5] = sum_1_0;
            turn_planes[2][5] = carry_1_0;
            let mark_0 = turn_2;
            let mark_1 = turn_2 >> 16;
            let mark_2 = (turn_2 >> 32) | (turn_3 << 32);
            let mark_3 = (turn_2 >> 48) | (turn_3 << 16);
            let mark_4 = turn_3;
            let half = mark_0 ^ mark_1;
            let (sum_0_0, carry_0_0) = (
                half ^ mark_2,
                (mark_0 & mark_1) | (half & mark_2),
            );
            let half = mark_3 ^ mark_4;
            let (sum_0_1, carry_0_1) = (
                half ^ sum_0_0,
                (mark_3 & mark_4) | (half & sum_0_0),
            );
            let (sum_1_0, carry_1_0) = (carry_0_0 ^ carry_0_1, carry_0_0 & carry_0_1);
            turn_planes[0][6] = sum_0_1;
            turn_planes[1][6] = sum_1_0;
            turn_planes[2][6] = carry_1_0;
            let mark_0 = turn_0;
            let mark_1 = (turn_0 >> 17) | (turn_1 << 47);
            let mark_2 = (turn_0 >> 34) | (turn_1 << 30);
            let mark_3 = (turn_0 >> 51) | (turn_1 << 13);
            let mark_4 = turn_1 >> 4;
            let half = mark_0 ^ mark_1;
            let (sum_0_0, carry_0_0) = (
                half ^ mark_2,
                (mark_0 & mark_1) | (half & mark_2),
            );
            let half = mark_3 ^ mark_4;
            let (sum_0_1, carry_0_1) = (
                half ^ sum_0_0,
                (mark_3 & mark_4) | (half & sum_0_0),
            );
            let (sum_1_0, carry_1_0) = (carry_0_0 ^ carry_0_1, carry_0_0 & carry_0_1);
            turn_planes[0][7] = sum_0_1;
            turn_planes[1][7] = sum_1_0;
            turn_planes[2][7] = carry_1_0;
            let mark_0 = turn_1;
            let mark_1 = (turn_1 >> 17) | (turn_2 << 47);
            let mark_2 = (turn_1 >> 34) | (turn_2 << 30);
            let mark_3 = (turn_1 >> 51) | (turn_2 << 13);
            let mark_4 = turn_2 >> 4;
            let half = mark_0 ^ mark_1;
            let (sum_0_0, carry_0_0) = (
                half ^ mark_2,
                (mark_0 & mark_1) | (half & mark_2),
            );
            let half = mark_3 ^ mark_4;
            let (sum_0_1, carry_0_1) = (
                half ^ sum_0_0,
                (mark_3 & mark_4) | (half & sum_0_0),
            );
            let (sum_1_0, carry_1_0) = (carry_0_0 ^ carry_0_1, carry_0_0 & carry_0_1);
            turn_planes[0][8] = sum_0_1;
            turn_planes[1][8] = sum_1_0;
            turn_planes[2][8] = carry_1_0;
            let mark_0 = turn_2;
            let mark_1 = turn_2 >> 17;
            let mark_2 = (turn_2 >> 34) | (turn_3 << 30);
            let mark_3 = (turn_2 >> 51) | (turn_3 << 13);
            let mark_4 = turn_3 >> 4;
            let half = mark_0 ^ mark_1;
            let (sum_0_0, carry_0_0) = (
                half ^ mark_2,
                (mark_0 & mark_1) | (half & mark_2),
            );
            let half = mark_3 ^ mark_4;
            let (sum_0_1, carry_0_1) = (
                half ^ sum_0_0,
                (mark_3 & mark_4) | (half & sum_0_0),
            );
            let (sum_1_0, carry_1_0) = (carry_0_0 ^ carry_0_1, carry_0_0 & carry_0_1);
            turn_planes[0][9] = sum_0_1;
            turn_planes[1][9] = sum_1_0;
            turn_planes[2][9] = carry_1_0;
            let mark_0 = turn_0;
            let mark_1 = (turn_0 >> 15) | (turn_1 << 49);
            let mark_2 = (turn_0 >> 30) | (turn_1 << 34);
            let mark_3 = (turn_0 >> 45) | (turn_1 << 19);
            let mark_4 = turn_1 << 4;
            let half = mark_0 ^ mark_1;
            let (sum_0_0, carry_0_0) = (
                half ^ mark_2,
                (mark_0 & mark_1) | (half & mark_2),
            );
            let half = mark_3 ^ mark_4;
            let (sum_0_1, carry_0_1) = (
                half ^ sum_0_0,
                (mark_3 & mark_4) | (half & sum_0_0),
            );
            let (sum_1_0, carry_1_0) = (carry_0_0 ^ carry_0_1, carry_0_0 & carry_0_1);
            turn_planes[0][10] = sum_0_1;
            turn_planes[1][10] = sum_1_0;
            turn_planes[2][10] = carry_1_0;
            let mark_0 = turn_1;
            let mark_1 = (turn_1 >> 15) | (turn_2 << 49);
            let mark_2 = (turn_1 >> 30) | (turn_2 << 34);
            let mark_3 = (turn_1 >> 45) | (turn_2 << 19);
            let mark_4 = turn_2 << 4;
            let half = mark_0 ^ mark_1;
            let (sum_0_0, carry_0_0) = (
                half ^ mark_2,
                (mark_0 & mark_1) | (half & mark_2),
            );
            let half = mark_3 ^ mark_4;
            let (sum_0_1, carry_0_1) = (
                half ^ sum_0_0,
                (mark_3 & mark_4) | (half & sum_0_0),
            );
            let (sum_1_0, carry_1_0) = (carry_0_0 ^ carry_0_1, carry_0_0 & carry_0_1);
            turn_planes[0][11] = sum_0_1;
            turn_planes[1][11] = sum_1_0;
            turn_planes[2][11] = carry_1_0;
            let mark_0 = turn_2;
            let mark_1 = turn_2 >> 15;
            let mark_2 = (turn_2 >> 30) | (turn_3 << 34);
            let mark_3 = (turn_2 >> 45) | (turn_3 << 19);
            let mark_4 = turn_3 << 4;
            let half = mark_0 ^ mark_1;
            let (sum_0_0, carry_0_0) = (
                half ^ mark_2,
                (mark_0 & mark_1) | (half & mark_2),
            );
            let half = mark_3 ^ mark_4;
            let (sum_0_1, carry_0_1) = (
                half ^ sum_0_0,
                (mark_3 & mark_4) | (half & sum_0_0),
            );
            let (sum_1_0, carry_1_0) = (carry_0_0 ^ carry_0_1, carry_0_0 & carry_0_1);
            turn_planes[0][12] = sum_0_1;
            turn_planes[1][12] = sum_1_0;
            turn_planes[2][12] = carry_1_0;
            let starts: [mb_::u64; 13] = [
                0x07ff_07ff_07ff_07ff, 0x07ff_07ff_07ff_07ff, 0x07ff_07ff_07ff_07ff,
                0x0000_07ff_07ff_07ff, 0x7fff_7fff_7fff_7fff, 0x7fff_7fff_7fff_7fff,
                0x0000_7fff_7fff_7fff, 0x07ff_07ff_07ff_07ff, 0x07ff_07ff_07ff_07ff,
                0x0000_07ff_07ff_07ff, 0x7ff0_7ff0_7ff0_7ff0, 0x7ff0_7ff0_7ff0_7ff0,
                0x0000_7ff0_7ff0_7ff0,
            ];
            let mut lasts: [[mb_::u64; 13]; 6] = [[0; 13]; 6];
            let mut turns: [[mb_::u64; 13]; 6] = [[0; 13]; 6];
            let mut word = 0;
            while word < 13 {
                let start = starts[word];
                let [last_0, last_1, last_2] = [
                    last_planes[0][word],
                    last_planes[1][word],
                    last_planes[2][word],
                ];
                lasts[0][word] = start & !last_2 & !last_1 & !last_0;
                lasts[1][word] = start & !last_2 & !last_1 & last_0;
                lasts[2][word] = start & !last_2 & last_1 & !last_0;
                lasts[3][word] = start & !last_2 & last_1 & last_0;
                lasts[4][word] = start & last_2 & !last_1 & !last_0;
                lasts[5][word] = start & last_2 & !last_1 & last_0;
                let [turn_0, turn_1, turn_2] = [
                    turn_planes[0][word],
                    turn_planes[1][word],
                    turn_planes[2][word],
                ];
                turns[0][word] = start & !turn_2 & !turn_1 & !turn_0;
                turns[1][word] = start & !turn_2 & !turn_1 & turn_0;
                turns[2][word] = start & !turn_2 & turn_1 & !turn_0;
                turns[3][word] = start & !turn_2 & turn_1 & turn_0;
                turns[4][word] = start & turn_2 & !turn_1 & !turn_0;
                turns[5][word] = start & turn_2 & !turn_1 & turn_0;
                word += 1;
            }
            let mut counts: [mb_::u16; 36] = [0; 36];
            let mut last: mb_::usize = 0;
            while last < 6 {
                let mut turn = 0;
                while last + turn < 6 {
                    counts[last * 6 + turn] = mb_::shared_ones(
                        &lasts[last],
                        &turns[turn],
                    ) as mb_::u16;
                    turn += 1;
                }
                last += 1;
            }
            mb_::LinePatterns::from_counts(Self::WIN, side, counts)
        }
        /// This board with left and right exchanged.
        #[must_use]
        #[inline]
        pub const fn mirror(self) -> Self {
            Board {
                circle: mirror(self.circle),
                cross: mirror(self.cross),
            }
        }
        /// This board with top and bottom exchanged.
        #[must_use]
        #[inline]
        pub const fn flip(self) -> Self {
            Board {
                circle: flip(self.circle),
                cross: flip(self.cross),
            }
        }
        /// This board turned by half a turn.
        #[must_use]
        #[inline]
        pub const fn rotate180(self) -> Self {
            Board {
                circle: rotate180(self.circle),
                cross: rotate180(self.cross),
            }
        }
        /// This board with columns and rows exchanged: reflected in the diagonal from the top left.
        #[must_use]
        #[inline]
        pub const fn transpose(self) -> Self {
            Board {
                circle: transpose(self.circle),
                cross: transpose(self.cross),
            }
        }
        /// This board reflected in the diagonal from the bottom left.
        #[must_use]
        #[inline]
        pub const fn anti_transpose(self) -> Self {
            Board {
                circle: anti_transpose(self.circle),
                cross: anti_transpose(self.cross),
            }
        }
        /// This board turned by a quarter turn clockwise.
        #[must_use]
        #[inline]
        pub const fn rotate90(self) -> Self {
            Board {
                circle: rotate90(self.circle),
                cross: rotate90(self.cross),
            }
        }
        /// This board turned by a quarter turn anticlockwise.
        #[must_use]
        #[inline]
        pub const fn rotate270(self) -> Self {
            Board {
                circle: rotate270(self.circle),
                cross: rotate270(self.cross),
            }
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
        /// The marks as one number: the words of this board, those of circle below.
        #[must_use]
        #[inline]
        pub const fn key(self) -> mb_::Words<8> {
            let [circle_0, circle_1, circle_2, circle_3] = self.circle;
            let [cross_0, cross_1, cross_2, cross_3] = self.cross;
            mb_::Words([
                circle_0,
                circle_1,
                circle_2,
                circle_3,
                cross_0,
                cross_1,
                cross_2,
                cross_3,
            ])
        }
        /// The keys of all symmetric images in the order of the series, equal ones repeated. The last is the key
        /// of the board itself.
        #[must_use]
        pub const fn image_keys(self) -> [mb_::Words<8>; 8] {
            let image_0 = Board {
                circle: mirror(self.circle),
                cross: mirror(self.cross),
            };
            let image_1 = Board {
                circle: transpose(image_0.circle),
                cross: transpose(image_0.cross),
            };
            let image_2 = Board {
                circle: mirror(image_1.circle),
                cross: mirror(image_1.cross),
            };
            let image_3 = Board {
                circle: transpose(image_2.circle),
                cross: transpose(image_2.cross),
            };
            let image_4 = Board {
                circle: mirror(image_3.circle),
                cross: mirror(image_3.cross),
            };
            let image_5 = Board {
                circle: transpose(image_4.circle),
                cross: transpose(image_4.cross),
            };
            let image_6 = Board {
                circle: mirror(image_5.circle),
                cross: mirror(image_5.cross),
            };
            [
                Board::key(image_0),
                Board::key(image_1),
                Board::key(image_2),
                Board::key(image_3),
                Board::key(image_4),
                Board::key(image_5),
                Board::key(image_6),
                Board::key(self),
            ]
        }
        /// The distinct keys of all symmetric images, in ascending order.
        #[must_use]
        pub fn symmetric_keys(self) -> mb_::Orbit<mb_::Words<8>> {
            mb_::distinct_keys(Self::image_keys(self))
        }
        /// The distinct keys of all symmetric images, each with the image of `square`, in ascending order of
        /// keys. Of equal keys it keeps the one that is later in the order of the series.
        #[must_use]
        pub fn symmetric_keys_with(
            self,
            square: mb_::Square,
        ) -> mb_::Orbit<(mb_::Words<8>, mb_::Square)> {
            mb_::distinct_pairs(
                mb_::with_images(Self::image_keys(self), Self::GEOMETRY, square),
            )
        }
        /// The symmetric image with the least key, the same for all images of a board.
        #[must_use]
        pub const fn canonical(self) -> Self {
            least(self)
        }
        /// The least key of all symmetric images.
        #[must_use]
        pub const fn canonical_key(self) -> mb_::Words<8> {
            Self::key(least(self))
        }
    }
    #[automatically_derived]
    impl mb_::Board for Board {
        type Key = mb_::Words<8>;
        type Counts = [mb_::u16; 36];
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
            mb_::TriedMoves::with_cheap_looks(self)
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
