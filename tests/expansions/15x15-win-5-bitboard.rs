/// 15×15 (columns × rows), 5 in a row win.
/// A word for each mark; the bit of column x, row y is `16 * x + y`.
/// Of the 16 places of a column the last 1 stay empty.
#[derive(
    ::mb_runtime::private::core::clone::Clone,
    ::mb_runtime::private::core::marker::Copy,
    ::mb_runtime::private::core::cmp::PartialEq,
    ::mb_runtime::private::core::cmp::Eq,
    ::mb_runtime::private::core::hash::Hash
)]
pub struct Board {
    circle: [::mb_runtime::private::u64; 4],
    cross: [::mb_runtime::private::u64; 4],
}
impl Board {
    /// The number of columns.
    pub const COLS: ::mb_runtime::private::usize = 15;
    /// The number of rows.
    pub const ROWS: ::mb_runtime::private::usize = 15;
    /// The number of squares in a row that wins.
    pub const WIN: ::mb_runtime::private::usize = 5;
    /// The number of squares.
    pub const CELLS: ::mb_runtime::private::usize = 225;
    /// The shape of the board.
    pub const GEOMETRY: ::mb_runtime::private::Geometry = ::mb_runtime::private::geometry(
        15,
        15,
        5,
    );
    ///The bits of all squares.
    pub const FULL_MASK: [::mb_runtime::private::u64; 4] = [
        0x7fff_7fff_7fff_7fff, 0x7fff_7fff_7fff_7fff, 0x7fff_7fff_7fff_7fff,
        0x0000_7fff_7fff_7fff,
    ];
    ///The squares of each column, left to right.
    pub const COLUMN_MASKS: &'static [[::mb_runtime::private::u64; 4]; 15] = &[
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
    ///The squares of each row, top down.
    pub const ROW_MASKS: &'static [[::mb_runtime::private::u64; 4]; 15] = &[
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
    ///The squares of the diagonal from the top left and of that from the bottom left; none on a rectangle.
    pub const DIAGONAL_MASKS: &'static [[::mb_runtime::private::u64; 4]; 2] = &[
        [
            0x0008_0004_0002_0001, 0x0080_0040_0020_0010, 0x0800_0400_0200_0100,
            0x0000_4000_2000_1000,
        ],
        [
            0x0800_1000_2000_4000, 0x0080_0100_0200_0400, 0x0008_0010_0020_0040,
            0x0000_0001_0002_0004,
        ],
    ];
    /// The first square of each line and the step to its next one.
    const LINES: &'static [(
        ::mb_runtime::private::u16,
        ::mb_runtime::private::u16,
    ); 572] = &[
        (0, 1),
        (1, 1),
        (2, 1),
        (3, 1),
        (4, 1),
        (5, 1),
        (6, 1),
        (7, 1),
        (8, 1),
        (9, 1),
        (10, 1),
        (15, 1),
        (16, 1),
        (17, 1),
        (18, 1),
        (19, 1),
        (20, 1),
        (21, 1),
        (22, 1),
        (23, 1),
        (24, 1),
        (25, 1),
        (30, 1),
        (31, 1),
        (32, 1),
        (33, 1),
        (34, 1),
        (35, 1),
        (36, 1),
        (37, 1),
        (38, 1),
        (39, 1),
        (40, 1),
        (45, 1),
        (46, 1),
        (47, 1),
        (48, 1),
        (49, 1),
        (50, 1),
        (51, 1),
        (52, 1),
        (53, 1),
        (54, 1),
        (55, 1),
        (60, 1),
        (61, 1),
        (62, 1),
        (63, 1),
        (64, 1),
        (65, 1),
        (66, 1),
        (67, 1),
        (68, 1),
        (69, 1),
        (70, 1),
        (75, 1),
        (76, 1),
        (77, 1),
        (78, 1),
        (79, 1),
        (80, 1),
        (81, 1),
        (82, 1),
        (83, 1),
        (84, 1),
        (85, 1),
        (90, 1),
        (91, 1),
        (92, 1),
        (93, 1),
        (94, 1),
        (95, 1),
        (96, 1),
        (97, 1),
        (98, 1),
        (99, 1),
        (100, 1),
        (105, 1),
        (106, 1),
        (107, 1),
        (108, 1),
        (109, 1),
        (110, 1),
        (111, 1),
        (112, 1),
        (113, 1),
        (114, 1),
        (115, 1),
        (120, 1),
        (121, 1),
        (122, 1),
        (123, 1),
        (124, 1),
        (125, 1),
        (126, 1),
        (127, 1),
        (128, 1),
        (129, 1),
        (130, 1),
        (135, 1),
        (136, 1),
        (137, 1),
        (138, 1),
        (139, 1),
        (140, 1),
        (141, 1),
        (142, 1),
        (143, 1),
        (144, 1),
        (145, 1),
        (150, 1),
        (151, 1),
        (152, 1),
        (153, 1),
        (154, 1),
        (155, 1),
        (156, 1),
        (157, 1),
        (158, 1),
        (159, 1),
        (160, 1),
        (165, 1),
        (166, 1),
        (167, 1),
        (168, 1),
        (169, 1),
        (170, 1),
        (171, 1),
        (172, 1),
        (173, 1),
        (174, 1),
        (175, 1),
        (180, 1),
        (181, 1),
        (182, 1),
        (183, 1),
        (184, 1),
        (185, 1),
        (186, 1),
        (187, 1),
        (188, 1),
        (189, 1),
        (190, 1),
        (195, 1),
        (196, 1),
        (197, 1),
        (198, 1),
        (199, 1),
        (200, 1),
        (201, 1),
        (202, 1),
        (203, 1),
        (204, 1),
        (205, 1),
        (210, 1),
        (211, 1),
        (212, 1),
        (213, 1),
        (214, 1),
        (215, 1),
        (216, 1),
        (217, 1),
        (218, 1),
        (219, 1),
        (220, 1),
        (0, 15),
        (1, 15),
        (2, 15),
        (3, 15),
        (4, 15),
        (5, 15),
        (6, 15),
        (7, 15),
        (8, 15),
        (9, 15),
        (10, 15),
        (11, 15),
        (12, 15),
        (13, 15),
        (14, 15),
        (15, 15),
        (16, 15),
        (17, 15),
        (18, 15),
        (19, 15),
        (20, 15),
        (21, 15),
        (22, 15),
        (23, 15),
        (24, 15),
        (25, 15),
        (26, 15),
        (27, 15),
        (28, 15),
        (29, 15),
        (30, 15),
        (31, 15),
        (32, 15),
        (33, 15),
        (34, 15),
        (35, 15),
        (36, 15),
        (37, 15),
        (38, 15),
        (39, 15),
        (40, 15),
        (41, 15),
        (42, 15),
        (43, 15),
        (44, 15),
        (45, 15),
        (46, 15),
        (47, 15),
        (48, 15),
        (49, 15),
        (50, 15),
        (51, 15),
        (52, 15),
        (53, 15),
        (54, 15),
        (55, 15),
        (56, 15),
        (57, 15),
        (58, 15),
        (59, 15),
        (60, 15),
        (61, 15),
        (62, 15),
        (63, 15),
        (64, 15),
        (65, 15),
        (66, 15),
        (67, 15),
        (68, 15),
        (69, 15),
        (70, 15),
        (71, 15),
        (72, 15),
        (73, 15),
        (74, 15),
        (75, 15),
        (76, 15),
        (77, 15),
        (78, 15),
        (79, 15),
        (80, 15),
        (81, 15),
        (82, 15),
        (83, 15),
        (84, 15),
        (85, 15),
        (86, 15),
        (87, 15),
        (88, 15),
        (89, 15),
        (90, 15),
        (91, 15),
        (92, 15),
        (93, 15),
        (94, 15),
        (95, 15),
        (96, 15),
        (97, 15),
        (98, 15),
        (99, 15),
        (100, 15),
        (101, 15),
        (102, 15),
        (103, 15),
        (104, 15),
        (105, 15),
        (106, 15),
        (107, 15),
        (108, 15),
        (109, 15),
        (110, 15),
        (111, 15),
        (112, 15),
        (113, 15),
        (114, 15),
        (115, 15),
        (116, 15),
        (117, 15),
        (118, 15),
        (119, 15),
        (120, 15),
        (121, 15),
        (122, 15),
        (123, 15),
        (124, 15),
        (125, 15),
        (126, 15),
        (127, 15),
        (128, 15),
        (129, 15),
        (130, 15),
        (131, 15),
        (132, 15),
        (133, 15),
        (134, 15),
        (135, 15),
        (136, 15),
        (137, 15),
        (138, 15),
        (139, 15),
        (140, 15),
        (141, 15),
        (142, 15),
        (143, 15),
        (144, 15),
        (145, 15),
        (146, 15),
        (147, 15),
        (148, 15),
        (149, 15),
        (150, 15),
        (151, 15),
        (152, 15),
        (153, 15),
        (154, 15),
        (155, 15),
        (156, 15),
        (157, 15),
        (158, 15),
        (159, 15),
        (160, 15),
        (161, 15),
        (162, 15),
        (163, 15),
        (164, 15),
        (0, 16),
        (1, 16),
        (2, 16),
        (3, 16),
        (4, 16),
        (5, 16),
        (6, 16),
        (7, 16),
        (8, 16),
        (9, 16),
        (10, 16),
        (15, 16),
        (16, 16),
        (17, 16),
        (18, 16),
        (19, 16),
        (20, 16),
        (21, 16),
        (22, 16),
        (23, 16),
        (24, 16),
        (25, 16),
        (30, 16),
        (31, 16),
        (32, 16),
        (33, 16),
        (34, 16),
        (35, 16),
        (36, 16),
        (37, 16),
        (38, 16),
        (39, 16),
        (40, 16),
        (45, 16),
        (46, 16),
        (47, 16),
        (48, 16),
        (49, 16),
        (50, 16),
        (51, 16),
        (52, 16),
        (53, 16),
        (54, 16),
        (55, 16),
        (60, 16),
        (61, 16),
        (62, 16),
        (63, 16),
        (64, 16),
        (65, 16),
        (66, 16),
        (67, 16),
        (68, 16),
        (69, 16),
        (70, 16),
        (75, 16),
        (76, 16),
        (77, 16),
        (78, 16),
        (79, 16),
        (80, 16),
        (81, 16),
        (82, 16),
        (83, 16),
        (84, 16),
        (85, 16),
        (90, 16),
        (91, 16),
        (92, 16),
        (93, 16),
        (94, 16),
        (95, 16),
        (96, 16),
        (97, 16),
        (98, 16),
        (99, 16),
        (100, 16),
        (105, 16),
        (106, 16),
        (107, 16),
        (108, 16),
        (109, 16),
        (110, 16),
        (111, 16),
        (112, 16),
        (113, 16),
        (114, 16),
        (115, 16),
        (120, 16),
        (121, 16),
        (122, 16),
        (123, 16),
        (124, 16),
        (125, 16),
        (126, 16),
        (127, 16),
        (128, 16),
        (129, 16),
        (130, 16),
        (135, 16),
        (136, 16),
        (137, 16),
        (138, 16),
        (139, 16),
        (140, 16),
        (141, 16),
        (142, 16),
        (143, 16),
        (144, 16),
        (145, 16),
        (150, 16),
        (151, 16),
        (152, 16),
        (153, 16),
        (154, 16),
        (155, 16),
        (156, 16),
        (157, 16),
        (158, 16),
        (159, 16),
        (160, 16),
        (4, 14),
        (5, 14),
        (6, 14),
        (7, 14),
        (8, 14),
        (9, 14),
        (10, 14),
        (11, 14),
        (12, 14),
        (13, 14),
        (14, 14),
        (19, 14),
        (20, 14),
        (21, 14),
        (22, 14),
        (23, 14),
        (24, 14),
        (25, 14),
        (26, 14),
        (27, 14),
        (28, 14),
        (29, 14),
        (34, 14),
        (35, 14),
        (36, 14),
        (37, 14),
        (38, 14),
        (39, 14),
        (40, 14),
        (41, 14),
        (42, 14),
        (43, 14),
        (44, 14),
        (49, 14),
        (50, 14),
        (51, 14),
        (52, 14),
        (53, 14),
        (54, 14),
        (55, 14),
        (56, 14),
        (57, 14),
        (58, 14),
        (59, 14),
        (64, 14),
        (65, 14),
        (66, 14),
        (67, 14),
        (68, 14),
        (69, 14),
        (70, 14),
        (71, 14),
        (72, 14),
        (73, 14),
        (74, 14),
        (79, 14),
        (80, 14),
        (81, 14),
        (82, 14),
        (83, 14),
        (84, 14),
        (85, 14),
        (86, 14),
        (87, 14),
        (88, 14),
        (89, 14),
        (94, 14),
        (95, 14),
        (96, 14),
        (97, 14),
        (98, 14),
        (99, 14),
        (100, 14),
        (101, 14),
        (102, 14),
        (103, 14),
        (104, 14),
        (109, 14),
        (110, 14),
        (111, 14),
        (112, 14),
        (113, 14),
        (114, 14),
        (115, 14),
        (116, 14),
        (117, 14),
        (118, 14),
        (119, 14),
        (124, 14),
        (125, 14),
        (126, 14),
        (127, 14),
        (128, 14),
        (129, 14),
        (130, 14),
        (131, 14),
        (132, 14),
        (133, 14),
        (134, 14),
        (139, 14),
        (140, 14),
        (141, 14),
        (142, 14),
        (143, 14),
        (144, 14),
        (145, 14),
        (146, 14),
        (147, 14),
        (148, 14),
        (149, 14),
        (154, 14),
        (155, 14),
        (156, 14),
        (157, 14),
        (158, 14),
        (159, 14),
        (160, 14),
        (161, 14),
        (162, 14),
        (163, 14),
        (164, 14),
    ];
    /// The bits of one mark (0 is circle) on the squares of a line.
    const fn line_mask(
        line: ::mb_runtime::private::usize,
        mark: ::mb_runtime::private::usize,
    ) -> [::mb_runtime::private::u64; 4] {
        let (first, step) = Self::LINES[line];
        let mut mask = [0, 0, 0, 0];
        let mut square = first;
        let mut place = 0;
        while place < Self::WIN {
            let bit = Self::bit_of(::mb_runtime::private::Square::new(square)) + mark;
            mask[bit / 64] |= 1 << (bit % 64);
            square += step;
            place += 1;
        }
        mask
    }
    #[allow(
        clippy::large_stack_arrays,
        reason = "constants are computed by the compiler"
    )]
    ///The squares of each winning line: down the columns, along the rows, then on the diagonals that go down to the right and on those that go up; in each direction by the first square.
    pub const LINE_MASKS: &'static [[::mb_runtime::private::u64; 4]; 572] = &{
        let mut masks = [[0, 0, 0, 0]; 572];
        let mut line = 0;
        while line < 572 {
            masks[line] = Self::line_mask(line, 0);
            line += 1;
        }
        masks
    };
    /// Where the list of each square starts in `WIN_MASK_LISTS`; the last one is where it ends.
    const WIN_MASK_STARTS: [::mb_runtime::private::u16; 226] = [
        0, 3, 7, 12, 18, 26, 34, 42, 50, 58, 66, 74, 80, 85, 89, 92, 96, 102, 109, 118,
        129, 140, 151, 162, 173, 184, 195, 204, 211, 217, 221, 226, 233, 243, 255, 269,
        283, 297, 311, 325, 339, 353, 365, 375, 382, 387, 393, 402, 414, 429, 446, 463,
        480, 497, 514, 531, 548, 563, 575, 584, 590, 598, 609, 623, 640, 660, 680, 700,
        720, 740, 760, 780, 797, 811, 822, 830, 838, 849, 863, 880, 900, 920, 940, 960,
        980, 1000, 1020, 1037, 1051, 1062, 1070, 1078, 1089, 1103, 1120, 1140, 1160,
        1180, 1200, 1220, 1240, 1260, 1277, 1291, 1302, 1310, 1318, 1329, 1343, 1360,
        1380, 1400, 1420, 1440, 1460, 1480, 1500, 1517, 1531, 1542, 1550, 1558, 1569,
        1583, 1600, 1620, 1640, 1660, 1680, 1700, 1720, 1740, 1757, 1771, 1782, 1790,
        1798, 1809, 1823, 1840, 1860, 1880, 1900, 1920, 1940, 1960, 1980, 1997, 2011,
        2022, 2030, 2038, 2049, 2063, 2080, 2100, 2120, 2140, 2160, 2180, 2200, 2220,
        2237, 2251, 2262, 2270, 2276, 2285, 2297, 2312, 2329, 2346, 2363, 2380, 2397,
        2414, 2431, 2446, 2458, 2467, 2473, 2478, 2485, 2495, 2507, 2521, 2535, 2549,
        2563, 2577, 2591, 2605, 2617, 2627, 2634, 2639, 2643, 2649, 2656, 2665, 2676,
        2687, 2698, 2709, 2720, 2731, 2742, 2751, 2758, 2764, 2768, 2771, 2775, 2780,
        2786, 2794, 2802, 2810, 2818, 2826, 2834, 2842, 2848, 2853, 2857, 2860,
    ];
    #[allow(
        clippy::large_stack_arrays,
        reason = "constants are computed by the compiler"
    )]
    /// The lists of `WIN_MASKS`, one after the other.
    const WIN_MASK_LISTS: &'static [[::mb_runtime::private::u64; 4]; 2860] = &{
        let mut masks = [[0, 0, 0, 0]; 2860];
        let mut next = Self::WIN_MASK_STARTS;
        let mut line = 0;
        while line < 572 {
            let (first, step) = Self::LINES[line];
            let mut square = first as ::mb_runtime::private::usize;
            let mut place = 0;
            while place < Self::WIN {
                masks[next[square] as ::mb_runtime::private::usize] = Self::LINE_MASKS[line];
                next[square] += 1;
                square += step as ::mb_runtime::private::usize;
                place += 1;
            }
            line += 1;
        }
        masks
    };
    ///For each square, by its index, the masks of the winning lines through it.
    pub const WIN_MASKS: &'static [&'static [[::mb_runtime::private::u64; 4]]; 225] = &{
        let mut lists: [&[[::mb_runtime::private::u64; 4]]; 225] = [&[]; 225];
        let mut rest: &[[::mb_runtime::private::u64; 4]] = Self::WIN_MASK_LISTS
            .as_slice();
        let mut square = 0;
        while square < 225 {
            let length = Self::WIN_MASK_STARTS[square + 1]
                - Self::WIN_MASK_STARTS[square];
            let (list, others) = <[[::mb_runtime::private::u64; 4]]>::split_at(
                rest,
                length as ::mb_runtime::private::usize,
            );
            lists[square] = list;
            rest = others;
            square += 1;
        }
        lists
    };
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
        (index + index / 15 * 1)
    }
    /// The mark on a square, or `None` when it is empty.
    #[must_use]
    #[inline]
    pub const fn get(
        self,
        square: ::mb_runtime::private::Square,
    ) -> ::mb_runtime::private::Option<::mb_runtime::private::Mark> {
        let bit = Self::bit_of(square);
        let (word, mask) = (
            bit / 64,
            <::mb_runtime::private::u64>::wrapping_shl(
                1,
                bit as ::mb_runtime::private::u32,
            ),
        );
        if word < 4 && self.circle[word] & mask != 0 {
            ::mb_runtime::private::Option::Some(::mb_runtime::private::Mark::Circle)
        } else if word < 4 && self.cross[word] & mask != 0 {
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
        let bit = Self::bit_of(square);
        let (word, mask) = (
            bit / 64,
            <::mb_runtime::private::u64>::wrapping_shl(
                1,
                bit as ::mb_runtime::private::u32,
            ),
        );
        match mark {
            ::mb_runtime::private::Mark::Circle => {
                if word < 4 {
                    self.circle[word] |= mask;
                }
            }
            ::mb_runtime::private::Mark::Cross => {
                if word < 4 {
                    self.cross[word] |= mask;
                }
            }
        }
    }
    /// Takes the mark off a square; an empty square stays empty.
    #[inline]
    pub const fn remove(&mut self, square: ::mb_runtime::private::Square) {
        let bit = Self::bit_of(square);
        let (word, mask) = (
            bit / 64,
            <::mb_runtime::private::u64>::wrapping_shl(
                1,
                bit as ::mb_runtime::private::u32,
            ),
        );
        if word < 4 {
            self.circle[word] &= !mask;
            self.cross[word] &= !mask;
        }
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
    ) -> [::mb_runtime::private::u64; 4] {
        *match mark {
            ::mb_runtime::private::Mark::Circle => &self.circle,
            ::mb_runtime::private::Mark::Cross => &self.cross,
        }
    }
    ///The empty squares, as the bits of a word.
    #[must_use]
    #[inline]
    pub const fn empty(self) -> [::mb_runtime::private::u64; 4] {
        let [circle_0, circle_1, circle_2, circle_3] = self.circle;
        let [cross_0, cross_1, cross_2, cross_3] = self.cross;
        let circle_0 = !(circle_0 | cross_0) & 0x7fff_7fff_7fff_7fff;
        let circle_1 = !(circle_1 | cross_1) & 0x7fff_7fff_7fff_7fff;
        let circle_2 = !(circle_2 | cross_2) & 0x7fff_7fff_7fff_7fff;
        let circle_3 = !(circle_3 | cross_3) & 0x0000_7fff_7fff_7fff;
        [circle_0, circle_1, circle_2, circle_3]
    }
    /// The empty squares, in ascending order.
    #[inline]
    pub const fn legal_moves(
        self,
    ) -> ::mb_runtime::private::Squares<[::mb_runtime::private::u64; 4], 1, 16, 15> {
        <::mb_runtime::private::Squares<
            [::mb_runtime::private::u64; 4],
            1,
            16,
            15,
        >>::new(Self::empty(self))
    }
    /// The number of empty squares.
    #[must_use]
    #[inline]
    pub const fn legal_move_count(self) -> ::mb_runtime::private::usize {
        let [empty_0, empty_1, empty_2, empty_3] = Self::empty(self);
        (<::mb_runtime::private::u64>::count_ones(empty_0)
            + <::mb_runtime::private::u64>::count_ones(empty_1)
            + <::mb_runtime::private::u64>::count_ones(empty_2)
            + <::mb_runtime::private::u64>::count_ones(empty_3))
            as ::mb_runtime::private::usize
    }
    /// The `n`-th empty square in ascending order, counted from 0.
    #[must_use]
    #[inline]
    pub const fn nth_legal_move(
        self,
        n: ::mb_runtime::private::usize,
    ) -> ::mb_runtime::private::Option<::mb_runtime::private::Square> {
        let [empty_0, empty_1, empty_2, empty_3] = Self::empty(self);
        let count = <::mb_runtime::private::u64>::count_ones(empty_0)
            as ::mb_runtime::private::usize;
        if n < count {
            let (mut rest, mut left) = (empty_0, n);
            while left > 0 {
                rest &= rest - 1;
                left -= 1;
            }
            let bit = <::mb_runtime::private::u64>::trailing_zeros(rest)
                as ::mb_runtime::private::usize;
            return ::mb_runtime::private::Option::Some(
                <::mb_runtime::private::Squares<
                    [::mb_runtime::private::u64; 4],
                    1,
                    16,
                    15,
                >>::square_of_bit(bit),
            );
        }
        let n = n - count;
        let count = <::mb_runtime::private::u64>::count_ones(empty_1)
            as ::mb_runtime::private::usize;
        if n < count {
            let (mut rest, mut left) = (empty_1, n);
            while left > 0 {
                rest &= rest - 1;
                left -= 1;
            }
            let bit = <::mb_runtime::private::u64>::trailing_zeros(rest)
                as ::mb_runtime::private::usize;
            return ::mb_runtime::private::Option::Some(
                <::mb_runtime::private::Squares<
                    [::mb_runtime::private::u64; 4],
                    1,
                    16,
                    15,
                >>::square_of_bit((64 + bit)),
            );
        }
        let n = n - count;
        let count = <::mb_runtime::private::u64>::count_ones(empty_2)
            as ::mb_runtime::private::usize;
        if n < count {
            let (mut rest, mut left) = (empty_2, n);
            while left > 0 {
                rest &= rest - 1;
                left -= 1;
            }
            let bit = <::mb_runtime::private::u64>::trailing_zeros(rest)
                as ::mb_runtime::private::usize;
            return ::mb_runtime::private::Option::Some(
                <::mb_runtime::private::Squares<
                    [::mb_runtime::private::u64; 4],
                    1,
                    16,
                    15,
                >>::square_of_bit((128 + bit)),
            );
        }
        let n = n - count;
        let count = <::mb_runtime::private::u64>::count_ones(empty_3)
            as ::mb_runtime::private::usize;
        if n < count {
            let (mut rest, mut left) = (empty_3, n);
            while left > 0 {
                rest &= rest - 1;
                left -= 1;
            }
            let bit = <::mb_runtime::private::u64>::trailing_zeros(rest)
                as ::mb_runtime::private::usize;
            return ::mb_runtime::private::Option::Some(
                <::mb_runtime::private::Squares<
                    [::mb_runtime::private::u64; 4],
                    1,
                    16,
                    15,
                >>::square_of_bit((192 + bit)),
            );
        }
        ::mb_runtime::private::Option::None
    }
    /// The diagonals that go down to the right, by `x - y + ROWS - 1`.
    const FALLING_MASKS: &'static [[::mb_runtime::private::u64; 4]; 29] = &{
        let mut masks = [[0, 0, 0, 0]; 29];
        let mut index = 0;
        while index < Self::CELLS {
            let (x, y) = (index / 15, index % 15);
            let bit = Self::bit_of(
                ::mb_runtime::private::Square::new(index as ::mb_runtime::private::u16),
            );
            masks[x + 14 - y][bit / 64] |= 1 << (bit % 64);
            index += 1;
        }
        masks
    };
    /// The diagonals that go up to the right, by `x + y`.
    const RISING_MASKS: &'static [[::mb_runtime::private::u64; 4]; 29] = &{
        let mut masks = [[0, 0, 0, 0]; 29];
        let mut index = 0;
        while index < Self::CELLS {
            let (x, y) = (index / 15, index % 15);
            let bit = Self::bit_of(
                ::mb_runtime::private::Square::new(index as ::mb_runtime::private::u16),
            );
            masks[x + y][bit / 64] |= 1 << (bit % 64);
            index += 1;
        }
        masks
    };
    /// Where the lines start that go through each place of a line of squares: in every lane but the highest, and
    /// in that.
    const LANE_STARTS: &'static [[::mb_runtime::private::u64; 2]; 16] = &{
        let mut table = [[0; 2]; 16];
        let mut start = 0;
        while start <= 11 {
            let mut place = 0;
            while place < Self::WIN {
                table[start + place][0] |= 0x0000_0001_0001_0001 << (1 * start);
                table[start + place][1] |= 0x0001_0000_0000_0000 << (1 * start);
                place += 1;
            }
            start += 1;
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
        if index >= Self::CELLS {
            return false;
        }
        let (x, y) = (index / 15, index % 15);
        let words = match mark {
            ::mb_runtime::private::Mark::Circle => &self.circle,
            ::mb_runtime::private::Mark::Cross => &self.cross,
        };
        let [word_0, word_1, word_2, word_3] = *words;
        let turns = (x % 4 * 16) as ::mb_runtime::private::u32;
        let column = <::mb_runtime::private::u64>::rotate_right(words[x / 4], turns)
            & 0x0000_0000_0000_ffff;
        let down = y as ::mb_runtime::private::u32;
        let mask = 0x0001_0001_0001_0001 << down;
        let row = <::mb_runtime::private::u64>::rotate_right(
            (word_0 & mask) | <::mb_runtime::private::u64>::rotate_left(word_1 & mask, 4)
                | <::mb_runtime::private::u64>::rotate_left(word_2 & mask, 8)
                | <::mb_runtime::private::u64>::rotate_left(word_3 & mask, 12),
            down,
        );
        let row = <::mb_runtime::private::u64>::wrapping_mul(row, 0x0001_0002_0004_0008);
        let masks = Self::FALLING_MASKS[x + 14 - y];
        let falling = (word_0 & masks[0]) | (word_1 & masks[1]) | (word_2 & masks[2])
            | (word_3 & masks[3]);
        let falling = <::mb_runtime::private::u64>::wrapping_mul(
            falling,
            0x0001_0001_0001_0001,
        );
        let masks = Self::RISING_MASKS[x + y];
        let rising = (word_0 & masks[0]) | (word_1 & masks[1]) | (word_2 & masks[2])
            | (word_3 & masks[3]);
        let rising = <::mb_runtime::private::u64>::wrapping_mul(
            rising,
            0x0001_0001_0001_0001,
        );
        let runs_0 = column | ((falling >> 48) << 16) | ((rising >> 48) << 32)
            | (row & 0xffff_0000_0000_0000);
        let runs_0 = runs_0 & (runs_0 >> 1);
        let runs_0 = runs_0 & (runs_0 >> 2);
        let runs_0 = runs_0 & (runs_0 >> 1);
        let runs_0 = runs_0 & (Self::LANE_STARTS[y][0] | Self::LANE_STARTS[x][1]);
        runs_0 != 0
    }
    /// Whether `mark` has a complete line anywhere.
    #[must_use]
    #[inline]
    pub const fn has_line(
        self,
        mark: ::mb_runtime::private::Mark,
    ) -> ::mb_runtime::private::bool {
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
        let columns = (run_0 & 0x07ff_07ff_07ff_07ff) | (run_1 & 0x07ff_07ff_07ff_07ff)
            | (run_2 & 0x07ff_07ff_07ff_07ff) | (run_3 & 0x0000_07ff_07ff_07ff);
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
        let falling = (run_0 & 0x07ff_07ff_07ff_07ff) | (run_1 & 0x07ff_07ff_07ff_07ff)
            | (run_2 & 0x0000_07ff_07ff_07ff);
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
        let rising = (run_0 & 0x7ff0_7ff0_7ff0_7ff0) | (run_1 & 0x7ff0_7ff0_7ff0_7ff0)
            | (run_2 & 0x0000_7ff0_7ff0_7ff0);
        (columns | rows | falling | rising) != 0
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
    /// How the lines are filled, with `side` the side to move.
    #[must_use]
    pub const fn line_patterns(
        self,
        side: ::mb_runtime::private::Mark,
    ) -> ::mb_runtime::private::LinePatterns<[::mb_runtime::private::u16; 36]> {
        let [last_0, last_1, last_2, last_3] = Self::marks(
            self,
            ::mb_runtime::private::Mark::opponent(side),
        );
        let mut last_planes: [[::mb_runtime::private::u64; 13]; 3] = [[0; 13]; 3];
        let mark_0 = last_0;
        let mark_1 = last_0 >> 1;
        let mark_2 = last_0 >> 2;
        let mark_3 = last_0 >> 3;
        let mark_4 = last_0 >> 4;
        let half = mark_0 ^ mark_1;
        let (sum_0_0, carry_0_0) = (half ^ mark_2, (mark_0 & mark_1) | (half & mark_2));
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
        let (sum_0_0, carry_0_0) = (half ^ mark_2, (mark_0 & mark_1) | (half & mark_2));
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
        let (sum_0_0, carry_0_0) = (half ^ mark_2, (mark_0 & mark_1) | (half & mark_2));
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
        let (sum_0_0, carry_0_0) = (half ^ mark_2, (mark_0 & mark_1) | (half & mark_2));
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
        let (sum_0_0, carry_0_0) = (half ^ mark_2, (mark_0 & mark_1) | (half & mark_2));
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
        let (sum_0_0, carry_0_0) = (half ^ mark_2, (mark_0 & mark_1) | (half & mark_2));
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
        let (sum_0_0, carry_0_0) = (half ^ mark_2, (mark_0 & mark_1) | (half & mark_2));
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
        let (sum_0_0, carry_0_0) = (half ^ mark_2, (mark_0 & mark_1) | (half & mark_2));
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
        let (sum_0_0, carry_0_0) = (half ^ mark_2, (mark_0 & mark_1) | (half & mark_2));
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
        let (sum_0_0, carry_0_0) = (half ^ mark_2, (mark_0 & mark_1) | (half & mark_2));
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
        let (sum_0_0, carry_0_0) = (half ^ mark_2, (mark_0 & mark_1) | (half & mark_2));
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
        let (sum_0_0, carry_0_0) = (half ^ mark_2, (mark_0 & mark_1) | (half & mark_2));
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
        let (sum_0_0, carry_0_0) = (half ^ mark_2, (mark_0 & mark_1) | (half & mark_2));
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
        let mut turn_planes: [[::mb_runtime::private::u64; 13]; 3] = [[0; 13]; 3];
        let mark_0 = turn_0;
        let mark_1 = turn_0 >> 1;
        let mark_2 = turn_0 >> 2;
        let mark_3 = turn_0 >> 3;
        let mark_4 = turn_0 >> 4;
        let half = mark_0 ^ mark_1;
        let (sum_0_0, carry_0_0) = (half ^ mark_2, (mark_0 & mark_1) | (half & mark_2));
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
        let (sum_0_0, carry_0_0) = (half ^ mark_2, (mark_0 & mark_1) | (half & mark_2));
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
        let (sum_0_0, carry_0_0) = (half ^ mark_2, (mark_0 & mark_1) | (half & mark_2));
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
        let (sum_0_0, carry_0_0) = (half ^ mark_2, (mark_0 & mark_1) | (half & mark_2));
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
        let (sum_0_0, carry_0_0) = (half ^ mark_2, (mark_0 & mark_1) | (half & mark_2));
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
        let (sum_0_0, carry_0_0) = (half ^ mark_2, (mark_0 & mark_1) | (half & mark_2));
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
        let (sum_0_0, carry_0_0) = (half ^ mark_2, (mark_0 & mark_1) | (half & mark_2));
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
        let (sum_0_0, carry_0_0) = (half ^ mark_2, (mark_0 & mark_1) | (half & mark_2));
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
        let (sum_0_0, carry_0_0) = (half ^ mark_2, (mark_0 & mark_1) | (half & mark_2));
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
        let (sum_0_0, carry_0_0) = (half ^ mark_2, (mark_0 & mark_1) | (half & mark_2));
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
        let (sum_0_0, carry_0_0) = (half ^ mark_2, (mark_0 & mark_1) | (half & mark_2));
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
        let (sum_0_0, carry_0_0) = (half ^ mark_2, (mark_0 & mark_1) | (half & mark_2));
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
        let (sum_0_0, carry_0_0) = (half ^ mark_2, (mark_0 & mark_1) | (half & mark_2));
        let half = mark_3 ^ mark_4;
        let (sum_0_1, carry_0_1) = (
            half ^ sum_0_0,
            (mark_3 & mark_4) | (half & sum_0_0),
        );
        let (sum_1_0, carry_1_0) = (carry_0_0 ^ carry_0_1, carry_0_0 & carry_0_1);
        turn_planes[0][12] = sum_0_1;
        turn_planes[1][12] = sum_1_0;
        turn_planes[2][12] = carry_1_0;
        let starts: [::mb_runtime::private::u64; 13] = [
            0x07ff_07ff_07ff_07ff, 0x07ff_07ff_07ff_07ff, 0x07ff_07ff_07ff_07ff,
            0x0000_07ff_07ff_07ff, 0x7fff_7fff_7fff_7fff, 0x7fff_7fff_7fff_7fff,
            0x0000_7fff_7fff_7fff, 0x07ff_07ff_07ff_07ff, 0x07ff_07ff_07ff_07ff,
            0x0000_07ff_07ff_07ff, 0x7ff0_7ff0_7ff0_7ff0, 0x7ff0_7ff0_7ff0_7ff0,
            0x0000_7ff0_7ff0_7ff0,
        ];
        let mut lasts: [[::mb_runtime::private::u64; 13]; 6] = [[0; 13]; 6];
        let mut turns: [[::mb_runtime::private::u64; 13]; 6] = [[0; 13]; 6];
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
        let mut counts: [::mb_runtime::private::u16; 36] = [0; 36];
        let mut last: ::mb_runtime::private::usize = 0;
        while last < 6 {
            let mut turn = 0;
            while last + turn < 6 {
                counts[last * 6 + turn] = ::mb_runtime::private::shared_ones(
                    &lasts[last],
                    &turns[turn],
                ) as ::mb_runtime::private::u16;
                turn += 1;
            }
            last += 1;
        }
        ::mb_runtime::private::LinePatterns::from_counts(Self::WIN, side, counts)
    }
    ///This board with left and right exchanged.
    #[must_use]
    #[inline]
    pub const fn mirror(self) -> Self {
        let [circle_0, circle_1, circle_2, circle_3] = self.circle;
        let [cross_0, cross_1, cross_2, cross_3] = self.cross;
        let [circle_0, circle_1, circle_2, circle_3] = [
            (circle_2 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(circle_3, 32)
                    & 0x0000_7fff_0000_7fff) | (circle_3 & 0x0000_0000_7fff_0000),
            (circle_1 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(circle_2, 32)
                    & 0x0000_7fff_0000_7fff) | (circle_2 & 0x0000_0000_7fff_0000),
            (circle_0 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(circle_1, 32)
                    & 0x0000_7fff_0000_7fff) | (circle_1 & 0x0000_0000_7fff_0000),
            (<::mb_runtime::private::u64>::rotate_left(circle_0, 32)
                & 0x0000_7fff_0000_7fff) | (circle_0 & 0x0000_0000_7fff_0000),
        ];
        let [cross_0, cross_1, cross_2, cross_3] = [
            (cross_2 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(cross_3, 32)
                    & 0x0000_7fff_0000_7fff) | (cross_3 & 0x0000_0000_7fff_0000),
            (cross_1 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(cross_2, 32)
                    & 0x0000_7fff_0000_7fff) | (cross_2 & 0x0000_0000_7fff_0000),
            (cross_0 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(cross_1, 32)
                    & 0x0000_7fff_0000_7fff) | (cross_1 & 0x0000_0000_7fff_0000),
            (<::mb_runtime::private::u64>::rotate_left(cross_0, 32)
                & 0x0000_7fff_0000_7fff) | (cross_0 & 0x0000_0000_7fff_0000),
        ];
        Self {
            circle: [circle_0, circle_1, circle_2, circle_3],
            cross: [cross_0, cross_1, cross_2, cross_3],
        }
    }
    ///This board with top and bottom exchanged.
    #[must_use]
    #[inline]
    pub const fn flip(self) -> Self {
        let [circle_0, circle_1, circle_2, circle_3] = self.circle;
        let [cross_0, cross_1, cross_2, cross_3] = self.cross;
        let swap_0 = (circle_0 ^ (circle_0 >> 8)) & 0x007f_007f_007f_007f;
        let swap_1 = (circle_1 ^ (circle_1 >> 8)) & 0x007f_007f_007f_007f;
        let swap_2 = (circle_2 ^ (circle_2 >> 8)) & 0x007f_007f_007f_007f;
        let swap_3 = (circle_3 ^ (circle_3 >> 8)) & 0x0000_007f_007f_007f;
        let circle_0 = circle_0 ^ swap_0 ^ (swap_0 << 8);
        let circle_1 = circle_1 ^ swap_1 ^ (swap_1 << 8);
        let circle_2 = circle_2 ^ swap_2 ^ (swap_2 << 8);
        let circle_3 = circle_3 ^ swap_3 ^ (swap_3 << 8);
        let swap_0 = (circle_0 ^ (circle_0 >> 4)) & 0x0707_0707_0707_0707;
        let swap_1 = (circle_1 ^ (circle_1 >> 4)) & 0x0707_0707_0707_0707;
        let swap_2 = (circle_2 ^ (circle_2 >> 4)) & 0x0707_0707_0707_0707;
        let swap_3 = (circle_3 ^ (circle_3 >> 4)) & 0x0000_0707_0707_0707;
        let circle_0 = circle_0 ^ swap_0 ^ (swap_0 << 4);
        let circle_1 = circle_1 ^ swap_1 ^ (swap_1 << 4);
        let circle_2 = circle_2 ^ swap_2 ^ (swap_2 << 4);
        let circle_3 = circle_3 ^ swap_3 ^ (swap_3 << 4);
        let swap_0 = (circle_0 ^ (circle_0 >> 2)) & 0x1111_1111_1111_1111;
        let swap_1 = (circle_1 ^ (circle_1 >> 2)) & 0x1111_1111_1111_1111;
        let swap_2 = (circle_2 ^ (circle_2 >> 2)) & 0x1111_1111_1111_1111;
        let swap_3 = (circle_3 ^ (circle_3 >> 2)) & 0x0000_1111_1111_1111;
        let circle_0 = circle_0 ^ swap_0 ^ (swap_0 << 2);
        let circle_1 = circle_1 ^ swap_1 ^ (swap_1 << 2);
        let circle_2 = circle_2 ^ swap_2 ^ (swap_2 << 2);
        let circle_3 = circle_3 ^ swap_3 ^ (swap_3 << 2);
        let swap_0 = (cross_0 ^ (cross_0 >> 8)) & 0x007f_007f_007f_007f;
        let swap_1 = (cross_1 ^ (cross_1 >> 8)) & 0x007f_007f_007f_007f;
        let swap_2 = (cross_2 ^ (cross_2 >> 8)) & 0x007f_007f_007f_007f;
        let swap_3 = (cross_3 ^ (cross_3 >> 8)) & 0x0000_007f_007f_007f;
        let cross_0 = cross_0 ^ swap_0 ^ (swap_0 << 8);
        let cross_1 = cross_1 ^ swap_1 ^ (swap_1 << 8);
        let cross_2 = cross_2 ^ swap_2 ^ (swap_2 << 8);
        let cross_3 = cross_3 ^ swap_3 ^ (swap_3 << 8);
        let swap_0 = (cross_0 ^ (cross_0 >> 4)) & 0x0707_0707_0707_0707;
        let swap_1 = (cross_1 ^ (cross_1 >> 4)) & 0x0707_0707_0707_0707;
        let swap_2 = (cross_2 ^ (cross_2 >> 4)) & 0x0707_0707_0707_0707;
        let swap_3 = (cross_3 ^ (cross_3 >> 4)) & 0x0000_0707_0707_0707;
        let cross_0 = cross_0 ^ swap_0 ^ (swap_0 << 4);
        let cross_1 = cross_1 ^ swap_1 ^ (swap_1 << 4);
        let cross_2 = cross_2 ^ swap_2 ^ (swap_2 << 4);
        let cross_3 = cross_3 ^ swap_3 ^ (swap_3 << 4);
        let swap_0 = (cross_0 ^ (cross_0 >> 2)) & 0x1111_1111_1111_1111;
        let swap_1 = (cross_1 ^ (cross_1 >> 2)) & 0x1111_1111_1111_1111;
        let swap_2 = (cross_2 ^ (cross_2 >> 2)) & 0x1111_1111_1111_1111;
        let swap_3 = (cross_3 ^ (cross_3 >> 2)) & 0x0000_1111_1111_1111;
        let cross_0 = cross_0 ^ swap_0 ^ (swap_0 << 2);
        let cross_1 = cross_1 ^ swap_1 ^ (swap_1 << 2);
        let cross_2 = cross_2 ^ swap_2 ^ (swap_2 << 2);
        let cross_3 = cross_3 ^ swap_3 ^ (swap_3 << 2);
        Self {
            circle: [circle_0, circle_1, circle_2, circle_3],
            cross: [cross_0, cross_1, cross_2, cross_3],
        }
    }
    ///This board turned by half a turn.
    #[must_use]
    #[inline]
    pub const fn rotate180(self) -> Self {
        let [circle_0, circle_1, circle_2, circle_3] = self.circle;
        let [cross_0, cross_1, cross_2, cross_3] = self.cross;
        let [circle_0, circle_1, circle_2, circle_3] = [
            <::mb_runtime::private::u64>::reverse_bits(circle_3),
            <::mb_runtime::private::u64>::reverse_bits(circle_2),
            <::mb_runtime::private::u64>::reverse_bits(circle_1),
            <::mb_runtime::private::u64>::reverse_bits(circle_0),
        ];
        let circle_0 = (circle_0 >> 17) | (circle_1 << 47);
        let circle_1 = (circle_1 >> 17) | (circle_2 << 47);
        let circle_2 = (circle_2 >> 17) | (circle_3 << 47);
        let circle_3 = circle_3 >> 17;
        let [cross_0, cross_1, cross_2, cross_3] = [
            <::mb_runtime::private::u64>::reverse_bits(cross_3),
            <::mb_runtime::private::u64>::reverse_bits(cross_2),
            <::mb_runtime::private::u64>::reverse_bits(cross_1),
            <::mb_runtime::private::u64>::reverse_bits(cross_0),
        ];
        let cross_0 = (cross_0 >> 17) | (cross_1 << 47);
        let cross_1 = (cross_1 >> 17) | (cross_2 << 47);
        let cross_2 = (cross_2 >> 17) | (cross_3 << 47);
        let cross_3 = cross_3 >> 17;
        Self {
            circle: [circle_0, circle_1, circle_2, circle_3],
            cross: [cross_0, cross_1, cross_2, cross_3],
        }
    }
    ///This board with columns and rows exchanged: reflected in the diagonal from the top left.
    #[must_use]
    #[inline]
    pub const fn transpose(self) -> Self {
        let [circle_0, circle_1, circle_2, circle_3] = self.circle;
        let [cross_0, cross_1, cross_2, cross_3] = self.cross;
        let swap_0 = (circle_0 ^ (circle_2 << 8)) & 0x7f00_7f00_7f00_7f00;
        let swap_1 = (circle_1 ^ (circle_3 << 8)) & 0x0000_7f00_7f00_7f00;
        let circle_0 = circle_0 ^ swap_0;
        let circle_1 = circle_1 ^ swap_1;
        let circle_2 = circle_2 ^ (swap_0 >> 8);
        let circle_3 = circle_3 ^ (swap_1 >> 8);
        let swap_0 = (circle_0 ^ (circle_1 << 4)) & 0x00f0_70f0_70f0_70f0;
        let swap_1 = (circle_1 ^ (circle_2 << 4)) & 0x7800_0000_0000_0000;
        let swap_2 = (circle_2 ^ (circle_3 << 4)) & 0x0000_7870_7870_7870;
        let circle_0 = circle_0 ^ swap_0;
        let circle_1 = circle_1 ^ swap_1 ^ (swap_0 >> 4);
        let circle_2 = circle_2 ^ swap_2 ^ (swap_1 >> 4);
        let circle_3 = circle_3 ^ (swap_2 >> 4);
        let swap_0 = (circle_0 ^ ((circle_0 >> 30) | (circle_1 << 34)))
            & 0x6000_0000_0ccc_4ccc;
        let swap_1 = (circle_1 ^ ((circle_1 >> 30) | (circle_2 << 34)))
            & 0x6600_0000_00cc_64cc;
        let swap_2 = (circle_2 ^ ((circle_2 >> 30) | (circle_3 << 34)))
            & 0x6660_0000_000c_664c;
        let swap_3 = (circle_3 ^ (circle_3 >> 30)) & 0x0000_0000_0000_6664;
        let circle_0 = circle_0 ^ swap_0 ^ (swap_0 << 30);
        let circle_1 = circle_1 ^ swap_1 ^ ((swap_1 << 30) | (swap_0 >> 34));
        let circle_2 = circle_2 ^ swap_2 ^ ((swap_2 << 30) | (swap_1 >> 34));
        let circle_3 = circle_3 ^ swap_3 ^ ((swap_3 << 30) | (swap_2 >> 34));
        let swap_0 = (circle_0 ^ ((circle_0 >> 15) | (circle_1 << 49)))
            & 0x5000_0aaa_4000_2aaa;
        let swap_1 = (circle_1 ^ ((circle_1 >> 15) | (circle_2 << 49)))
            & 0x5500_00aa_5400_02aa;
        let swap_2 = (circle_2 ^ ((circle_2 >> 15) | (circle_3 << 49)))
            & 0x5550_000a_5540_002a;
        let swap_3 = (circle_3 ^ (circle_3 >> 15)) & 0x0000_0000_5554_0002;
        let circle_0 = circle_0 ^ swap_0 ^ (swap_0 << 15);
        let circle_1 = circle_1 ^ swap_1 ^ ((swap_1 << 15) | (swap_0 >> 49));
        let circle_2 = circle_2 ^ swap_2 ^ ((swap_2 << 15) | (swap_1 >> 49));
        let circle_3 = circle_3 ^ swap_3 ^ ((swap_3 << 15) | (swap_2 >> 49));
        let swap_0 = (cross_0 ^ (cross_2 << 8)) & 0x7f00_7f00_7f00_7f00;
        let swap_1 = (cross_1 ^ (cross_3 << 8)) & 0x0000_7f00_7f00_7f00;
        let cross_0 = cross_0 ^ swap_0;
        let cross_1 = cross_1 ^ swap_1;
        let cross_2 = cross_2 ^ (swap_0 >> 8);
        let cross_3 = cross_3 ^ (swap_1 >> 8);
        let swap_0 = (cross_0 ^ (cross_1 << 4)) & 0x00f0_70f0_70f0_70f0;
        let swap_1 = (cross_1 ^ (cross_2 << 4)) & 0x7800_0000_0000_0000;
        let swap_2 = (cross_2 ^ (cross_3 << 4)) & 0x0000_7870_7870_7870;
        let cross_0 = cross_0 ^ swap_0;
        let cross_1 = cross_1 ^ swap_1 ^ (swap_0 >> 4);
        let cross_2 = cross_2 ^ swap_2 ^ (swap_1 >> 4);
        let cross_3 = cross_3 ^ (swap_2 >> 4);
        let swap_0 = (cross_0 ^ ((cross_0 >> 30) | (cross_1 << 34)))
            & 0x6000_0000_0ccc_4ccc;
        let swap_1 = (cross_1 ^ ((cross_1 >> 30) | (cross_2 << 34)))
            & 0x6600_0000_00cc_64cc;
        let swap_2 = (cross_2 ^ ((cross_2 >> 30) | (cross_3 << 34)))
            & 0x6660_0000_000c_664c;
        let swap_3 = (cross_3 ^ (cross_3 >> 30)) & 0x0000_0000_0000_6664;
        let cross_0 = cross_0 ^ swap_0 ^ (swap_0 << 30);
        let cross_1 = cross_1 ^ swap_1 ^ ((swap_1 << 30) | (swap_0 >> 34));
        let cross_2 = cross_2 ^ swap_2 ^ ((swap_2 << 30) | (swap_1 >> 34));
        let cross_3 = cross_3 ^ swap_3 ^ ((swap_3 << 30) | (swap_2 >> 34));
        let swap_0 = (cross_0 ^ ((cross_0 >> 15) | (cross_1 << 49)))
            & 0x5000_0aaa_4000_2aaa;
        let swap_1 = (cross_1 ^ ((cross_1 >> 15) | (cross_2 << 49)))
            & 0x5500_00aa_5400_02aa;
        let swap_2 = (cross_2 ^ ((cross_2 >> 15) | (cross_3 << 49)))
            & 0x5550_000a_5540_002a;
        let swap_3 = (cross_3 ^ (cross_3 >> 15)) & 0x0000_0000_5554_0002;
        let cross_0 = cross_0 ^ swap_0 ^ (swap_0 << 15);
        let cross_1 = cross_1 ^ swap_1 ^ ((swap_1 << 15) | (swap_0 >> 49));
        let cross_2 = cross_2 ^ swap_2 ^ ((swap_2 << 15) | (swap_1 >> 49));
        let cross_3 = cross_3 ^ swap_3 ^ ((swap_3 << 15) | (swap_2 >> 49));
        Self {
            circle: [circle_0, circle_1, circle_2, circle_3],
            cross: [cross_0, cross_1, cross_2, cross_3],
        }
    }
    ///This board reflected in the diagonal from the bottom left.
    #[must_use]
    #[inline]
    pub const fn anti_transpose(self) -> Self {
        let [circle_0, circle_1, circle_2, circle_3] = self.circle;
        let [cross_0, cross_1, cross_2, cross_3] = self.cross;
        let swap_0 = (circle_0 ^ (circle_2 >> 8)) & 0x007f_007f_007f_007f;
        let swap_1 = (circle_1 ^ (circle_3 >> 8)) & 0x0000_007f_007f_007f;
        let circle_0 = circle_0 ^ swap_0;
        let circle_1 = circle_1 ^ swap_1;
        let circle_2 = circle_2 ^ (swap_0 << 8);
        let circle_3 = circle_3 ^ (swap_1 << 8);
        let swap_0 = (circle_0 ^ (circle_1 >> 4)) & 0x0780_0787_0787_0787;
        let swap_1 = (circle_1 ^ (circle_2 >> 4)) & 0x000f_0000_0000_0000;
        let swap_2 = (circle_2 ^ (circle_3 >> 4)) & 0x0000_070f_070f_070f;
        let circle_0 = circle_0 ^ swap_0;
        let circle_1 = circle_1 ^ swap_1 ^ (swap_0 << 4);
        let circle_2 = circle_2 ^ swap_2 ^ (swap_1 << 4);
        let circle_3 = circle_3 ^ (swap_2 << 4);
        let swap_0 = (circle_0 ^ ((circle_0 >> 34) | (circle_1 << 30)))
            & 0x0003_0000_1998_1999;
        let swap_1 = (circle_1 ^ ((circle_1 >> 34) | (circle_2 << 30)))
            & 0x0033_0000_1980_1993;
        let swap_2 = (circle_2 ^ ((circle_2 >> 34) | (circle_3 << 30)))
            & 0x0333_0000_1800_1933;
        let swap_3 = (circle_3 ^ (circle_3 >> 34)) & 0x0000_0000_0000_1333;
        let circle_0 = circle_0 ^ swap_0 ^ (swap_0 << 34);
        let circle_1 = circle_1 ^ swap_1 ^ ((swap_1 << 34) | (swap_0 >> 30));
        let circle_2 = circle_2 ^ swap_2 ^ ((swap_2 << 34) | (swap_1 >> 30));
        let circle_3 = circle_3 ^ swap_3 ^ ((swap_3 << 34) | (swap_2 >> 30));
        let swap_0 = (circle_0 ^ ((circle_0 >> 17) | (circle_1 << 47)))
            & 0x0005_2aa8_0001_2aaa;
        let swap_1 = (circle_1 ^ ((circle_1 >> 17) | (circle_2 << 47)))
            & 0x0055_2a80_0015_2aa0;
        let swap_2 = (circle_2 ^ ((circle_2 >> 17) | (circle_3 << 47)))
            & 0x0555_2800_0155_2a00;
        let swap_3 = (circle_3 ^ (circle_3 >> 17)) & 0x0000_0000_1555_2000;
        let circle_0 = circle_0 ^ swap_0 ^ (swap_0 << 17);
        let circle_1 = circle_1 ^ swap_1 ^ ((swap_1 << 17) | (swap_0 >> 47));
        let circle_2 = circle_2 ^ swap_2 ^ ((swap_2 << 17) | (swap_1 >> 47));
        let circle_3 = circle_3 ^ swap_3 ^ ((swap_3 << 17) | (swap_2 >> 47));
        let swap_0 = (cross_0 ^ (cross_2 >> 8)) & 0x007f_007f_007f_007f;
        let swap_1 = (cross_1 ^ (cross_3 >> 8)) & 0x0000_007f_007f_007f;
        let cross_0 = cross_0 ^ swap_0;
        let cross_1 = cross_1 ^ swap_1;
        let cross_2 = cross_2 ^ (swap_0 << 8);
        let cross_3 = cross_3 ^ (swap_1 << 8);
        let swap_0 = (cross_0 ^ (cross_1 >> 4)) & 0x0780_0787_0787_0787;
        let swap_1 = (cross_1 ^ (cross_2 >> 4)) & 0x000f_0000_0000_0000;
        let swap_2 = (cross_2 ^ (cross_3 >> 4)) & 0x0000_070f_070f_070f;
        let cross_0 = cross_0 ^ swap_0;
        let cross_1 = cross_1 ^ swap_1 ^ (swap_0 << 4);
        let cross_2 = cross_2 ^ swap_2 ^ (swap_1 << 4);
        let cross_3 = cross_3 ^ (swap_2 << 4);
        let swap_0 = (cross_0 ^ ((cross_0 >> 34) | (cross_1 << 30)))
            & 0x0003_0000_1998_1999;
        let swap_1 = (cross_1 ^ ((cross_1 >> 34) | (cross_2 << 30)))
            & 0x0033_0000_1980_1993;
        let swap_2 = (cross_2 ^ ((cross_2 >> 34) | (cross_3 << 30)))
            & 0x0333_0000_1800_1933;
        let swap_3 = (cross_3 ^ (cross_3 >> 34)) & 0x0000_0000_0000_1333;
        let cross_0 = cross_0 ^ swap_0 ^ (swap_0 << 34);
        let cross_1 = cross_1 ^ swap_1 ^ ((swap_1 << 34) | (swap_0 >> 30));
        let cross_2 = cross_2 ^ swap_2 ^ ((swap_2 << 34) | (swap_1 >> 30));
        let cross_3 = cross_3 ^ swap_3 ^ ((swap_3 << 34) | (swap_2 >> 30));
        let swap_0 = (cross_0 ^ ((cross_0 >> 17) | (cross_1 << 47)))
            & 0x0005_2aa8_0001_2aaa;
        let swap_1 = (cross_1 ^ ((cross_1 >> 17) | (cross_2 << 47)))
            & 0x0055_2a80_0015_2aa0;
        let swap_2 = (cross_2 ^ ((cross_2 >> 17) | (cross_3 << 47)))
            & 0x0555_2800_0155_2a00;
        let swap_3 = (cross_3 ^ (cross_3 >> 17)) & 0x0000_0000_1555_2000;
        let cross_0 = cross_0 ^ swap_0 ^ (swap_0 << 17);
        let cross_1 = cross_1 ^ swap_1 ^ ((swap_1 << 17) | (swap_0 >> 47));
        let cross_2 = cross_2 ^ swap_2 ^ ((swap_2 << 17) | (swap_1 >> 47));
        let cross_3 = cross_3 ^ swap_3 ^ ((swap_3 << 17) | (swap_2 >> 47));
        Self {
            circle: [circle_0, circle_1, circle_2, circle_3],
            cross: [cross_0, cross_1, cross_2, cross_3],
        }
    }
    ///This board turned by a quarter turn clockwise.
    #[must_use]
    #[inline]
    pub const fn rotate90(self) -> Self {
        let [circle_0, circle_1, circle_2, circle_3] = self.circle;
        let [cross_0, cross_1, cross_2, cross_3] = self.cross;
        let swap_0 = (circle_0 ^ (circle_2 << 8)) & 0x7f00_7f00_7f00_7f00;
        let swap_1 = (circle_1 ^ (circle_3 << 8)) & 0x0000_7f00_7f00_7f00;
        let circle_0 = circle_0 ^ swap_0;
        let circle_1 = circle_1 ^ swap_1;
        let circle_2 = circle_2 ^ (swap_0 >> 8);
        let circle_3 = circle_3 ^ (swap_1 >> 8);
        let swap_0 = (circle_0 ^ (circle_1 << 4)) & 0x00f0_70f0_70f0_70f0;
        let swap_1 = (circle_1 ^ (circle_2 << 4)) & 0x7800_0000_0000_0000;
        let swap_2 = (circle_2 ^ (circle_3 << 4)) & 0x0000_7870_7870_7870;
        let circle_0 = circle_0 ^ swap_0;
        let circle_1 = circle_1 ^ swap_1 ^ (swap_0 >> 4);
        let circle_2 = circle_2 ^ swap_2 ^ (swap_1 >> 4);
        let circle_3 = circle_3 ^ (swap_2 >> 4);
        let swap_0 = (circle_0 ^ ((circle_0 >> 30) | (circle_1 << 34)))
            & 0x6000_0000_0ccc_4ccc;
        let swap_1 = (circle_1 ^ ((circle_1 >> 30) | (circle_2 << 34)))
            & 0x6600_0000_00cc_64cc;
        let swap_2 = (circle_2 ^ ((circle_2 >> 30) | (circle_3 << 34)))
            & 0x6660_0000_000c_664c;
        let swap_3 = (circle_3 ^ (circle_3 >> 30)) & 0x0000_0000_0000_6664;
        let circle_0 = circle_0 ^ swap_0 ^ (swap_0 << 30);
        let circle_1 = circle_1 ^ swap_1 ^ ((swap_1 << 30) | (swap_0 >> 34));
        let circle_2 = circle_2 ^ swap_2 ^ ((swap_2 << 30) | (swap_1 >> 34));
        let circle_3 = circle_3 ^ swap_3 ^ ((swap_3 << 30) | (swap_2 >> 34));
        let swap_0 = (circle_0 ^ ((circle_0 >> 15) | (circle_1 << 49)))
            & 0x5000_0aaa_4000_2aaa;
        let swap_1 = (circle_1 ^ ((circle_1 >> 15) | (circle_2 << 49)))
            & 0x5500_00aa_5400_02aa;
        let swap_2 = (circle_2 ^ ((circle_2 >> 15) | (circle_3 << 49)))
            & 0x5550_000a_5540_002a;
        let swap_3 = (circle_3 ^ (circle_3 >> 15)) & 0x0000_0000_5554_0002;
        let circle_0 = circle_0 ^ swap_0 ^ (swap_0 << 15);
        let circle_1 = circle_1 ^ swap_1 ^ ((swap_1 << 15) | (swap_0 >> 49));
        let circle_2 = circle_2 ^ swap_2 ^ ((swap_2 << 15) | (swap_1 >> 49));
        let circle_3 = circle_3 ^ swap_3 ^ ((swap_3 << 15) | (swap_2 >> 49));
        let [circle_0, circle_1, circle_2, circle_3] = [
            (circle_2 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(circle_3, 32)
                    & 0x0000_7fff_0000_7fff) | (circle_3 & 0x0000_0000_7fff_0000),
            (circle_1 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(circle_2, 32)
                    & 0x0000_7fff_0000_7fff) | (circle_2 & 0x0000_0000_7fff_0000),
            (circle_0 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(circle_1, 32)
                    & 0x0000_7fff_0000_7fff) | (circle_1 & 0x0000_0000_7fff_0000),
            (<::mb_runtime::private::u64>::rotate_left(circle_0, 32)
                & 0x0000_7fff_0000_7fff) | (circle_0 & 0x0000_0000_7fff_0000),
        ];
        let swap_0 = (cross_0 ^ (cross_2 << 8)) & 0x7f00_7f00_7f00_7f00;
        let swap_1 = (cross_1 ^ (cross_3 << 8)) & 0x0000_7f00_7f00_7f00;
        let cross_0 = cross_0 ^ swap_0;
        let cross_1 = cross_1 ^ swap_1;
        let cross_2 = cross_2 ^ (swap_0 >> 8);
        let cross_3 = cross_3 ^ (swap_1 >> 8);
        let swap_0 = (cross_0 ^ (cross_1 << 4)) & 0x00f0_70f0_70f0_70f0;
        let swap_1 = (cross_1 ^ (cross_2 << 4)) & 0x7800_0000_0000_0000;
        let swap_2 = (cross_2 ^ (cross_3 << 4)) & 0x0000_7870_7870_7870;
        let cross_0 = cross_0 ^ swap_0;
        let cross_1 = cross_1 ^ swap_1 ^ (swap_0 >> 4);
        let cross_2 = cross_2 ^ swap_2 ^ (swap_1 >> 4);
        let cross_3 = cross_3 ^ (swap_2 >> 4);
        let swap_0 = (cross_0 ^ ((cross_0 >> 30) | (cross_1 << 34)))
            & 0x6000_0000_0ccc_4ccc;
        let swap_1 = (cross_1 ^ ((cross_1 >> 30) | (cross_2 << 34)))
            & 0x6600_0000_00cc_64cc;
        let swap_2 = (cross_2 ^ ((cross_2 >> 30) | (cross_3 << 34)))
            & 0x6660_0000_000c_664c;
        let swap_3 = (cross_3 ^ (cross_3 >> 30)) & 0x0000_0000_0000_6664;
        let cross_0 = cross_0 ^ swap_0 ^ (swap_0 << 30);
        let cross_1 = cross_1 ^ swap_1 ^ ((swap_1 << 30) | (swap_0 >> 34));
        let cross_2 = cross_2 ^ swap_2 ^ ((swap_2 << 30) | (swap_1 >> 34));
        let cross_3 = cross_3 ^ swap_3 ^ ((swap_3 << 30) | (swap_2 >> 34));
        let swap_0 = (cross_0 ^ ((cross_0 >> 15) | (cross_1 << 49)))
            & 0x5000_0aaa_4000_2aaa;
        let swap_1 = (cross_1 ^ ((cross_1 >> 15) | (cross_2 << 49)))
            & 0x5500_00aa_5400_02aa;
        let swap_2 = (cross_2 ^ ((cross_2 >> 15) | (cross_3 << 49)))
            & 0x5550_000a_5540_002a;
        let swap_3 = (cross_3 ^ (cross_3 >> 15)) & 0x0000_0000_5554_0002;
        let cross_0 = cross_0 ^ swap_0 ^ (swap_0 << 15);
        let cross_1 = cross_1 ^ swap_1 ^ ((swap_1 << 15) | (swap_0 >> 49));
        let cross_2 = cross_2 ^ swap_2 ^ ((swap_2 << 15) | (swap_1 >> 49));
        let cross_3 = cross_3 ^ swap_3 ^ ((swap_3 << 15) | (swap_2 >> 49));
        let [cross_0, cross_1, cross_2, cross_3] = [
            (cross_2 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(cross_3, 32)
                    & 0x0000_7fff_0000_7fff) | (cross_3 & 0x0000_0000_7fff_0000),
            (cross_1 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(cross_2, 32)
                    & 0x0000_7fff_0000_7fff) | (cross_2 & 0x0000_0000_7fff_0000),
            (cross_0 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(cross_1, 32)
                    & 0x0000_7fff_0000_7fff) | (cross_1 & 0x0000_0000_7fff_0000),
            (<::mb_runtime::private::u64>::rotate_left(cross_0, 32)
                & 0x0000_7fff_0000_7fff) | (cross_0 & 0x0000_0000_7fff_0000),
        ];
        Self {
            circle: [circle_0, circle_1, circle_2, circle_3],
            cross: [cross_0, cross_1, cross_2, cross_3],
        }
    }
    ///This board turned by a quarter turn anticlockwise.
    #[must_use]
    #[inline]
    pub const fn rotate270(self) -> Self {
        let [circle_0, circle_1, circle_2, circle_3] = self.circle;
        let [cross_0, cross_1, cross_2, cross_3] = self.cross;
        let [circle_0, circle_1, circle_2, circle_3] = [
            (circle_2 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(circle_3, 32)
                    & 0x0000_7fff_0000_7fff) | (circle_3 & 0x0000_0000_7fff_0000),
            (circle_1 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(circle_2, 32)
                    & 0x0000_7fff_0000_7fff) | (circle_2 & 0x0000_0000_7fff_0000),
            (circle_0 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(circle_1, 32)
                    & 0x0000_7fff_0000_7fff) | (circle_1 & 0x0000_0000_7fff_0000),
            (<::mb_runtime::private::u64>::rotate_left(circle_0, 32)
                & 0x0000_7fff_0000_7fff) | (circle_0 & 0x0000_0000_7fff_0000),
        ];
        let swap_0 = (circle_0 ^ (circle_2 << 8)) & 0x7f00_7f00_7f00_7f00;
        let swap_1 = (circle_1 ^ (circle_3 << 8)) & 0x0000_7f00_7f00_7f00;
        let circle_0 = circle_0 ^ swap_0;
        let circle_1 = circle_1 ^ swap_1;
        let circle_2 = circle_2 ^ (swap_0 >> 8);
        let circle_3 = circle_3 ^ (swap_1 >> 8);
        let swap_0 = (circle_0 ^ (circle_1 << 4)) & 0x00f0_70f0_70f0_70f0;
        let swap_1 = (circle_1 ^ (circle_2 << 4)) & 0x7800_0000_0000_0000;
        let swap_2 = (circle_2 ^ (circle_3 << 4)) & 0x0000_7870_7870_7870;
        let circle_0 = circle_0 ^ swap_0;
        let circle_1 = circle_1 ^ swap_1 ^ (swap_0 >> 4);
        let circle_2 = circle_2 ^ swap_2 ^ (swap_1 >> 4);
        let circle_3 = circle_3 ^ (swap_2 >> 4);
        let swap_0 = (circle_0 ^ ((circle_0 >> 30) | (circle_1 << 34)))
            & 0x6000_0000_0ccc_4ccc;
        let swap_1 = (circle_1 ^ ((circle_1 >> 30) | (circle_2 << 34)))
            & 0x6600_0000_00cc_64cc;
        let swap_2 = (circle_2 ^ ((circle_2 >> 30) | (circle_3 << 34)))
            & 0x6660_0000_000c_664c;
        let swap_3 = (circle_3 ^ (circle_3 >> 30)) & 0x0000_0000_0000_6664;
        let circle_0 = circle_0 ^ swap_0 ^ (swap_0 << 30);
        let circle_1 = circle_1 ^ swap_1 ^ ((swap_1 << 30) | (swap_0 >> 34));
        let circle_2 = circle_2 ^ swap_2 ^ ((swap_2 << 30) | (swap_1 >> 34));
        let circle_3 = circle_3 ^ swap_3 ^ ((swap_3 << 30) | (swap_2 >> 34));
        let swap_0 = (circle_0 ^ ((circle_0 >> 15) | (circle_1 << 49)))
            & 0x5000_0aaa_4000_2aaa;
        let swap_1 = (circle_1 ^ ((circle_1 >> 15) | (circle_2 << 49)))
            & 0x5500_00aa_5400_02aa;
        let swap_2 = (circle_2 ^ ((circle_2 >> 15) | (circle_3 << 49)))
            & 0x5550_000a_5540_002a;
        let swap_3 = (circle_3 ^ (circle_3 >> 15)) & 0x0000_0000_5554_0002;
        let circle_0 = circle_0 ^ swap_0 ^ (swap_0 << 15);
        let circle_1 = circle_1 ^ swap_1 ^ ((swap_1 << 15) | (swap_0 >> 49));
        let circle_2 = circle_2 ^ swap_2 ^ ((swap_2 << 15) | (swap_1 >> 49));
        let circle_3 = circle_3 ^ swap_3 ^ ((swap_3 << 15) | (swap_2 >> 49));
        let [cross_0, cross_1, cross_2, cross_3] = [
            (cross_2 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(cross_3, 32)
                    & 0x0000_7fff_0000_7fff) | (cross_3 & 0x0000_0000_7fff_0000),
            (cross_1 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(cross_2, 32)
                    & 0x0000_7fff_0000_7fff) | (cross_2 & 0x0000_0000_7fff_0000),
            (cross_0 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(cross_1, 32)
                    & 0x0000_7fff_0000_7fff) | (cross_1 & 0x0000_0000_7fff_0000),
            (<::mb_runtime::private::u64>::rotate_left(cross_0, 32)
                & 0x0000_7fff_0000_7fff) | (cross_0 & 0x0000_0000_7fff_0000),
        ];
        let swap_0 = (cross_0 ^ (cross_2 << 8)) & 0x7f00_7f00_7f00_7f00;
        let swap_1 = (cross_1 ^ (cross_3 << 8)) & 0x0000_7f00_7f00_7f00;
        let cross_0 = cross_0 ^ swap_0;
        let cross_1 = cross_1 ^ swap_1;
        let cross_2 = cross_2 ^ (swap_0 >> 8);
        let cross_3 = cross_3 ^ (swap_1 >> 8);
        let swap_0 = (cross_0 ^ (cross_1 << 4)) & 0x00f0_70f0_70f0_70f0;
        let swap_1 = (cross_1 ^ (cross_2 << 4)) & 0x7800_0000_0000_0000;
        let swap_2 = (cross_2 ^ (cross_3 << 4)) & 0x0000_7870_7870_7870;
        let cross_0 = cross_0 ^ swap_0;
        let cross_1 = cross_1 ^ swap_1 ^ (swap_0 >> 4);
        let cross_2 = cross_2 ^ swap_2 ^ (swap_1 >> 4);
        let cross_3 = cross_3 ^ (swap_2 >> 4);
        let swap_0 = (cross_0 ^ ((cross_0 >> 30) | (cross_1 << 34)))
            & 0x6000_0000_0ccc_4ccc;
        let swap_1 = (cross_1 ^ ((cross_1 >> 30) | (cross_2 << 34)))
            & 0x6600_0000_00cc_64cc;
        let swap_2 = (cross_2 ^ ((cross_2 >> 30) | (cross_3 << 34)))
            & 0x6660_0000_000c_664c;
        let swap_3 = (cross_3 ^ (cross_3 >> 30)) & 0x0000_0000_0000_6664;
        let cross_0 = cross_0 ^ swap_0 ^ (swap_0 << 30);
        let cross_1 = cross_1 ^ swap_1 ^ ((swap_1 << 30) | (swap_0 >> 34));
        let cross_2 = cross_2 ^ swap_2 ^ ((swap_2 << 30) | (swap_1 >> 34));
        let cross_3 = cross_3 ^ swap_3 ^ ((swap_3 << 30) | (swap_2 >> 34));
        let swap_0 = (cross_0 ^ ((cross_0 >> 15) | (cross_1 << 49)))
            & 0x5000_0aaa_4000_2aaa;
        let swap_1 = (cross_1 ^ ((cross_1 >> 15) | (cross_2 << 49)))
            & 0x5500_00aa_5400_02aa;
        let swap_2 = (cross_2 ^ ((cross_2 >> 15) | (cross_3 << 49)))
            & 0x5550_000a_5540_002a;
        let swap_3 = (cross_3 ^ (cross_3 >> 15)) & 0x0000_0000_5554_0002;
        let cross_0 = cross_0 ^ swap_0 ^ (swap_0 << 15);
        let cross_1 = cross_1 ^ swap_1 ^ ((swap_1 << 15) | (swap_0 >> 49));
        let cross_2 = cross_2 ^ swap_2 ^ ((swap_2 << 15) | (swap_1 >> 49));
        let cross_3 = cross_3 ^ swap_3 ^ ((swap_3 << 15) | (swap_2 >> 49));
        Self {
            circle: [circle_0, circle_1, circle_2, circle_3],
            cross: [cross_0, cross_1, cross_2, cross_3],
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
    ///The marks as one number: the words of this board, those of circle below.
    #[must_use]
    #[inline]
    pub const fn key(self) -> ::mb_runtime::private::Words<8> {
        let [circle_0, circle_1, circle_2, circle_3] = self.circle;
        let [cross_0, cross_1, cross_2, cross_3] = self.cross;
        ::mb_runtime::private::Words([
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
    /// The keys of all symmetric images in the order of the series, equal ones repeated; the last is the
    /// key of the board itself.
    #[must_use]
    pub const fn image_keys(self) -> [::mb_runtime::private::Words<8>; 8] {
        let [circle_0, circle_1, circle_2, circle_3] = self.circle;
        let [cross_0, cross_1, cross_2, cross_3] = self.cross;
        let key_7 = ::mb_runtime::private::Words([
            circle_0,
            circle_1,
            circle_2,
            circle_3,
            cross_0,
            cross_1,
            cross_2,
            cross_3,
        ]);
        let [circle_0, circle_1, circle_2, circle_3] = [
            (circle_2 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(circle_3, 32)
                    & 0x0000_7fff_0000_7fff) | (circle_3 & 0x0000_0000_7fff_0000),
            (circle_1 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(circle_2, 32)
                    & 0x0000_7fff_0000_7fff) | (circle_2 & 0x0000_0000_7fff_0000),
            (circle_0 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(circle_1, 32)
                    & 0x0000_7fff_0000_7fff) | (circle_1 & 0x0000_0000_7fff_0000),
            (<::mb_runtime::private::u64>::rotate_left(circle_0, 32)
                & 0x0000_7fff_0000_7fff) | (circle_0 & 0x0000_0000_7fff_0000),
        ];
        let [cross_0, cross_1, cross_2, cross_3] = [
            (cross_2 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(cross_3, 32)
                    & 0x0000_7fff_0000_7fff) | (cross_3 & 0x0000_0000_7fff_0000),
            (cross_1 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(cross_2, 32)
                    & 0x0000_7fff_0000_7fff) | (cross_2 & 0x0000_0000_7fff_0000),
            (cross_0 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(cross_1, 32)
                    & 0x0000_7fff_0000_7fff) | (cross_1 & 0x0000_0000_7fff_0000),
            (<::mb_runtime::private::u64>::rotate_left(cross_0, 32)
                & 0x0000_7fff_0000_7fff) | (cross_0 & 0x0000_0000_7fff_0000),
        ];
        let key_0 = ::mb_runtime::private::Words([
            circle_0,
            circle_1,
            circle_2,
            circle_3,
            cross_0,
            cross_1,
            cross_2,
            cross_3,
        ]);
        let swap_0 = (circle_0 ^ (circle_2 << 8)) & 0x7f00_7f00_7f00_7f00;
        let swap_1 = (circle_1 ^ (circle_3 << 8)) & 0x0000_7f00_7f00_7f00;
        let circle_0 = circle_0 ^ swap_0;
        let circle_1 = circle_1 ^ swap_1;
        let circle_2 = circle_2 ^ (swap_0 >> 8);
        let circle_3 = circle_3 ^ (swap_1 >> 8);
        let swap_0 = (circle_0 ^ (circle_1 << 4)) & 0x00f0_70f0_70f0_70f0;
        let swap_1 = (circle_1 ^ (circle_2 << 4)) & 0x7800_0000_0000_0000;
        let swap_2 = (circle_2 ^ (circle_3 << 4)) & 0x0000_7870_7870_7870;
        let circle_0 = circle_0 ^ swap_0;
        let circle_1 = circle_1 ^ swap_1 ^ (swap_0 >> 4);
        let circle_2 = circle_2 ^ swap_2 ^ (swap_1 >> 4);
        let circle_3 = circle_3 ^ (swap_2 >> 4);
        let swap_0 = (circle_0 ^ ((circle_0 >> 30) | (circle_1 << 34)))
            & 0x6000_0000_0ccc_4ccc;
        let swap_1 = (circle_1 ^ ((circle_1 >> 30) | (circle_2 << 34)))
            & 0x6600_0000_00cc_64cc;
        let swap_2 = (circle_2 ^ ((circle_2 >> 30) | (circle_3 << 34)))
            & 0x6660_0000_000c_664c;
        let swap_3 = (circle_3 ^ (circle_3 >> 30)) & 0x0000_0000_0000_6664;
        let circle_0 = circle_0 ^ swap_0 ^ (swap_0 << 30);
        let circle_1 = circle_1 ^ swap_1 ^ ((swap_1 << 30) | (swap_0 >> 34));
        let circle_2 = circle_2 ^ swap_2 ^ ((swap_2 << 30) | (swap_1 >> 34));
        let circle_3 = circle_3 ^ swap_3 ^ ((swap_3 << 30) | (swap_2 >> 34));
        let swap_0 = (circle_0 ^ ((circle_0 >> 15) | (circle_1 << 49)))
            & 0x5000_0aaa_4000_2aaa;
        let swap_1 = (circle_1 ^ ((circle_1 >> 15) | (circle_2 << 49)))
            & 0x5500_00aa_5400_02aa;
        let swap_2 = (circle_2 ^ ((circle_2 >> 15) | (circle_3 << 49)))
            & 0x5550_000a_5540_002a;
        let swap_3 = (circle_3 ^ (circle_3 >> 15)) & 0x0000_0000_5554_0002;
        let circle_0 = circle_0 ^ swap_0 ^ (swap_0 << 15);
        let circle_1 = circle_1 ^ swap_1 ^ ((swap_1 << 15) | (swap_0 >> 49));
        let circle_2 = circle_2 ^ swap_2 ^ ((swap_2 << 15) | (swap_1 >> 49));
        let circle_3 = circle_3 ^ swap_3 ^ ((swap_3 << 15) | (swap_2 >> 49));
        let swap_0 = (cross_0 ^ (cross_2 << 8)) & 0x7f00_7f00_7f00_7f00;
        let swap_1 = (cross_1 ^ (cross_3 << 8)) & 0x0000_7f00_7f00_7f00;
        let cross_0 = cross_0 ^ swap_0;
        let cross_1 = cross_1 ^ swap_1;
        let cross_2 = cross_2 ^ (swap_0 >> 8);
        let cross_3 = cross_3 ^ (swap_1 >> 8);
        let swap_0 = (cross_0 ^ (cross_1 << 4)) & 0x00f0_70f0_70f0_70f0;
        let swap_1 = (cross_1 ^ (cross_2 << 4)) & 0x7800_0000_0000_0000;
        let swap_2 = (cross_2 ^ (cross_3 << 4)) & 0x0000_7870_7870_7870;
        let cross_0 = cross_0 ^ swap_0;
        let cross_1 = cross_1 ^ swap_1 ^ (swap_0 >> 4);
        let cross_2 = cross_2 ^ swap_2 ^ (swap_1 >> 4);
        let cross_3 = cross_3 ^ (swap_2 >> 4);
        let swap_0 = (cross_0 ^ ((cross_0 >> 30) | (cross_1 << 34)))
            & 0x6000_0000_0ccc_4ccc;
        let swap_1 = (cross_1 ^ ((cross_1 >> 30) | (cross_2 << 34)))
            & 0x6600_0000_00cc_64cc;
        let swap_2 = (cross_2 ^ ((cross_2 >> 30) | (cross_3 << 34)))
            & 0x6660_0000_000c_664c;
        let swap_3 = (cross_3 ^ (cross_3 >> 30)) & 0x0000_0000_0000_6664;
        let cross_0 = cross_0 ^ swap_0 ^ (swap_0 << 30);
        let cross_1 = cross_1 ^ swap_1 ^ ((swap_1 << 30) | (swap_0 >> 34));
        let cross_2 = cross_2 ^ swap_2 ^ ((swap_2 << 30) | (swap_1 >> 34));
        let cross_3 = cross_3 ^ swap_3 ^ ((swap_3 << 30) | (swap_2 >> 34));
        let swap_0 = (cross_0 ^ ((cross_0 >> 15) | (cross_1 << 49)))
            & 0x5000_0aaa_4000_2aaa;
        let swap_1 = (cross_1 ^ ((cross_1 >> 15) | (cross_2 << 49)))
            & 0x5500_00aa_5400_02aa;
        let swap_2 = (cross_2 ^ ((cross_2 >> 15) | (cross_3 << 49)))
            & 0x5550_000a_5540_002a;
        let swap_3 = (cross_3 ^ (cross_3 >> 15)) & 0x0000_0000_5554_0002;
        let cross_0 = cross_0 ^ swap_0 ^ (swap_0 << 15);
        let cross_1 = cross_1 ^ swap_1 ^ ((swap_1 << 15) | (swap_0 >> 49));
        let cross_2 = cross_2 ^ swap_2 ^ ((swap_2 << 15) | (swap_1 >> 49));
        let cross_3 = cross_3 ^ swap_3 ^ ((swap_3 << 15) | (swap_2 >> 49));
        let key_1 = ::mb_runtime::private::Words([
            circle_0,
            circle_1,
            circle_2,
            circle_3,
            cross_0,
            cross_1,
            cross_2,
            cross_3,
        ]);
        let [circle_0, circle_1, circle_2, circle_3] = [
            (circle_2 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(circle_3, 32)
                    & 0x0000_7fff_0000_7fff) | (circle_3 & 0x0000_0000_7fff_0000),
            (circle_1 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(circle_2, 32)
                    & 0x0000_7fff_0000_7fff) | (circle_2 & 0x0000_0000_7fff_0000),
            (circle_0 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(circle_1, 32)
                    & 0x0000_7fff_0000_7fff) | (circle_1 & 0x0000_0000_7fff_0000),
            (<::mb_runtime::private::u64>::rotate_left(circle_0, 32)
                & 0x0000_7fff_0000_7fff) | (circle_0 & 0x0000_0000_7fff_0000),
        ];
        let [cross_0, cross_1, cross_2, cross_3] = [
            (cross_2 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(cross_3, 32)
                    & 0x0000_7fff_0000_7fff) | (cross_3 & 0x0000_0000_7fff_0000),
            (cross_1 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(cross_2, 32)
                    & 0x0000_7fff_0000_7fff) | (cross_2 & 0x0000_0000_7fff_0000),
            (cross_0 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(cross_1, 32)
                    & 0x0000_7fff_0000_7fff) | (cross_1 & 0x0000_0000_7fff_0000),
            (<::mb_runtime::private::u64>::rotate_left(cross_0, 32)
                & 0x0000_7fff_0000_7fff) | (cross_0 & 0x0000_0000_7fff_0000),
        ];
        let key_2 = ::mb_runtime::private::Words([
            circle_0,
            circle_1,
            circle_2,
            circle_3,
            cross_0,
            cross_1,
            cross_2,
            cross_3,
        ]);
        let swap_0 = (circle_0 ^ (circle_2 << 8)) & 0x7f00_7f00_7f00_7f00;
        let swap_1 = (circle_1 ^ (circle_3 << 8)) & 0x0000_7f00_7f00_7f00;
        let circle_0 = circle_0 ^ swap_0;
        let circle_1 = circle_1 ^ swap_1;
        let circle_2 = circle_2 ^ (swap_0 >> 8);
        let circle_3 = circle_3 ^ (swap_1 >> 8);
        let swap_0 = (circle_0 ^ (circle_1 << 4)) & 0x00f0_70f0_70f0_70f0;
        let swap_1 = (circle_1 ^ (circle_2 << 4)) & 0x7800_0000_0000_0000;
        let swap_2 = (circle_2 ^ (circle_3 << 4)) & 0x0000_7870_7870_7870;
        let circle_0 = circle_0 ^ swap_0;
        let circle_1 = circle_1 ^ swap_1 ^ (swap_0 >> 4);
        let circle_2 = circle_2 ^ swap_2 ^ (swap_1 >> 4);
        let circle_3 = circle_3 ^ (swap_2 >> 4);
        let swap_0 = (circle_0 ^ ((circle_0 >> 30) | (circle_1 << 34)))
            & 0x6000_0000_0ccc_4ccc;
        let swap_1 = (circle_1 ^ ((circle_1 >> 30) | (circle_2 << 34)))
            & 0x6600_0000_00cc_64cc;
        let swap_2 = (circle_2 ^ ((circle_2 >> 30) | (circle_3 << 34)))
            & 0x6660_0000_000c_664c;
        let swap_3 = (circle_3 ^ (circle_3 >> 30)) & 0x0000_0000_0000_6664;
        let circle_0 = circle_0 ^ swap_0 ^ (swap_0 << 30);
        let circle_1 = circle_1 ^ swap_1 ^ ((swap_1 << 30) | (swap_0 >> 34));
        let circle_2 = circle_2 ^ swap_2 ^ ((swap_2 << 30) | (swap_1 >> 34));
        let circle_3 = circle_3 ^ swap_3 ^ ((swap_3 << 30) | (swap_2 >> 34));
        let swap_0 = (circle_0 ^ ((circle_0 >> 15) | (circle_1 << 49)))
            & 0x5000_0aaa_4000_2aaa;
        let swap_1 = (circle_1 ^ ((circle_1 >> 15) | (circle_2 << 49)))
            & 0x5500_00aa_5400_02aa;
        let swap_2 = (circle_2 ^ ((circle_2 >> 15) | (circle_3 << 49)))
            & 0x5550_000a_5540_002a;
        let swap_3 = (circle_3 ^ (circle_3 >> 15)) & 0x0000_0000_5554_0002;
        let circle_0 = circle_0 ^ swap_0 ^ (swap_0 << 15);
        let circle_1 = circle_1 ^ swap_1 ^ ((swap_1 << 15) | (swap_0 >> 49));
        let circle_2 = circle_2 ^ swap_2 ^ ((swap_2 << 15) | (swap_1 >> 49));
        let circle_3 = circle_3 ^ swap_3 ^ ((swap_3 << 15) | (swap_2 >> 49));
        let swap_0 = (cross_0 ^ (cross_2 << 8)) & 0x7f00_7f00_7f00_7f00;
        let swap_1 = (cross_1 ^ (cross_3 << 8)) & 0x0000_7f00_7f00_7f00;
        let cross_0 = cross_0 ^ swap_0;
        let cross_1 = cross_1 ^ swap_1;
        let cross_2 = cross_2 ^ (swap_0 >> 8);
        let cross_3 = cross_3 ^ (swap_1 >> 8);
        let swap_0 = (cross_0 ^ (cross_1 << 4)) & 0x00f0_70f0_70f0_70f0;
        let swap_1 = (cross_1 ^ (cross_2 << 4)) & 0x7800_0000_0000_0000;
        let swap_2 = (cross_2 ^ (cross_3 << 4)) & 0x0000_7870_7870_7870;
        let cross_0 = cross_0 ^ swap_0;
        let cross_1 = cross_1 ^ swap_1 ^ (swap_0 >> 4);
        let cross_2 = cross_2 ^ swap_2 ^ (swap_1 >> 4);
        let cross_3 = cross_3 ^ (swap_2 >> 4);
        let swap_0 = (cross_0 ^ ((cross_0 >> 30) | (cross_1 << 34)))
            & 0x6000_0000_0ccc_4ccc;
        let swap_1 = (cross_1 ^ ((cross_1 >> 30) | (cross_2 << 34)))
            & 0x6600_0000_00cc_64cc;
        let swap_2 = (cross_2 ^ ((cross_2 >> 30) | (cross_3 << 34)))
            & 0x6660_0000_000c_664c;
        let swap_3 = (cross_3 ^ (cross_3 >> 30)) & 0x0000_0000_0000_6664;
        let cross_0 = cross_0 ^ swap_0 ^ (swap_0 << 30);
        let cross_1 = cross_1 ^ swap_1 ^ ((swap_1 << 30) | (swap_0 >> 34));
        let cross_2 = cross_2 ^ swap_2 ^ ((swap_2 << 30) | (swap_1 >> 34));
        let cross_3 = cross_3 ^ swap_3 ^ ((swap_3 << 30) | (swap_2 >> 34));
        let swap_0 = (cross_0 ^ ((cross_0 >> 15) | (cross_1 << 49)))
            & 0x5000_0aaa_4000_2aaa;
        let swap_1 = (cross_1 ^ ((cross_1 >> 15) | (cross_2 << 49)))
            & 0x5500_00aa_5400_02aa;
        let swap_2 = (cross_2 ^ ((cross_2 >> 15) | (cross_3 << 49)))
            & 0x5550_000a_5540_002a;
        let swap_3 = (cross_3 ^ (cross_3 >> 15)) & 0x0000_0000_5554_0002;
        let cross_0 = cross_0 ^ swap_0 ^ (swap_0 << 15);
        let cross_1 = cross_1 ^ swap_1 ^ ((swap_1 << 15) | (swap_0 >> 49));
        let cross_2 = cross_2 ^ swap_2 ^ ((swap_2 << 15) | (swap_1 >> 49));
        let cross_3 = cross_3 ^ swap_3 ^ ((swap_3 << 15) | (swap_2 >> 49));
        let key_3 = ::mb_runtime::private::Words([
            circle_0,
            circle_1,
            circle_2,
            circle_3,
            cross_0,
            cross_1,
            cross_2,
            cross_3,
        ]);
        let [circle_0, circle_1, circle_2, circle_3] = [
            (circle_2 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(circle_3, 32)
                    & 0x0000_7fff_0000_7fff) | (circle_3 & 0x0000_0000_7fff_0000),
            (circle_1 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(circle_2, 32)
                    & 0x0000_7fff_0000_7fff) | (circle_2 & 0x0000_0000_7fff_0000),
            (circle_0 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(circle_1, 32)
                    & 0x0000_7fff_0000_7fff) | (circle_1 & 0x0000_0000_7fff_0000),
            (<::mb_runtime::private::u64>::rotate_left(circle_0, 32)
                & 0x0000_7fff_0000_7fff) | (circle_0 & 0x0000_0000_7fff_0000),
        ];
        let [cross_0, cross_1, cross_2, cross_3] = [
            (cross_2 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(cross_3, 32)
                    & 0x0000_7fff_0000_7fff) | (cross_3 & 0x0000_0000_7fff_0000),
            (cross_1 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(cross_2, 32)
                    & 0x0000_7fff_0000_7fff) | (cross_2 & 0x0000_0000_7fff_0000),
            (cross_0 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(cross_1, 32)
                    & 0x0000_7fff_0000_7fff) | (cross_1 & 0x0000_0000_7fff_0000),
            (<::mb_runtime::private::u64>::rotate_left(cross_0, 32)
                & 0x0000_7fff_0000_7fff) | (cross_0 & 0x0000_0000_7fff_0000),
        ];
        let key_4 = ::mb_runtime::private::Words([
            circle_0,
            circle_1,
            circle_2,
            circle_3,
            cross_0,
            cross_1,
            cross_2,
            cross_3,
        ]);
        let swap_0 = (circle_0 ^ (circle_2 << 8)) & 0x7f00_7f00_7f00_7f00;
        let swap_1 = (circle_1 ^ (circle_3 << 8)) & 0x0000_7f00_7f00_7f00;
        let circle_0 = circle_0 ^ swap_0;
        let circle_1 = circle_1 ^ swap_1;
        let circle_2 = circle_2 ^ (swap_0 >> 8);
        let circle_3 = circle_3 ^ (swap_1 >> 8);
        let swap_0 = (circle_0 ^ (circle_1 << 4)) & 0x00f0_70f0_70f0_70f0;
        let swap_1 = (circle_1 ^ (circle_2 << 4)) & 0x7800_0000_0000_0000;
        let swap_2 = (circle_2 ^ (circle_3 << 4)) & 0x0000_7870_7870_7870;
        let circle_0 = circle_0 ^ swap_0;
        let circle_1 = circle_1 ^ swap_1 ^ (swap_0 >> 4);
        let circle_2 = circle_2 ^ swap_2 ^ (swap_1 >> 4);
        let circle_3 = circle_3 ^ (swap_2 >> 4);
        let swap_0 = (circle_0 ^ ((circle_0 >> 30) | (circle_1 << 34)))
            & 0x6000_0000_0ccc_4ccc;
        let swap_1 = (circle_1 ^ ((circle_1 >> 30) | (circle_2 << 34)))
            & 0x6600_0000_00cc_64cc;
        let swap_2 = (circle_2 ^ ((circle_2 >> 30) | (circle_3 << 34)))
            & 0x6660_0000_000c_664c;
        let swap_3 = (circle_3 ^ (circle_3 >> 30)) & 0x0000_0000_0000_6664;
        let circle_0 = circle_0 ^ swap_0 ^ (swap_0 << 30);
        let circle_1 = circle_1 ^ swap_1 ^ ((swap_1 << 30) | (swap_0 >> 34));
        let circle_2 = circle_2 ^ swap_2 ^ ((swap_2 << 30) | (swap_1 >> 34));
        let circle_3 = circle_3 ^ swap_3 ^ ((swap_3 << 30) | (swap_2 >> 34));
        let swap_0 = (circle_0 ^ ((circle_0 >> 15) | (circle_1 << 49)))
            & 0x5000_0aaa_4000_2aaa;
        let swap_1 = (circle_1 ^ ((circle_1 >> 15) | (circle_2 << 49)))
            & 0x5500_00aa_5400_02aa;
        let swap_2 = (circle_2 ^ ((circle_2 >> 15) | (circle_3 << 49)))
            & 0x5550_000a_5540_002a;
        let swap_3 = (circle_3 ^ (circle_3 >> 15)) & 0x0000_0000_5554_0002;
        let circle_0 = circle_0 ^ swap_0 ^ (swap_0 << 15);
        let circle_1 = circle_1 ^ swap_1 ^ ((swap_1 << 15) | (swap_0 >> 49));
        let circle_2 = circle_2 ^ swap_2 ^ ((swap_2 << 15) | (swap_1 >> 49));
        let circle_3 = circle_3 ^ swap_3 ^ ((swap_3 << 15) | (swap_2 >> 49));
        let swap_0 = (cross_0 ^ (cross_2 << 8)) & 0x7f00_7f00_7f00_7f00;
        let swap_1 = (cross_1 ^ (cross_3 << 8)) & 0x0000_7f00_7f00_7f00;
        let cross_0 = cross_0 ^ swap_0;
        let cross_1 = cross_1 ^ swap_1;
        let cross_2 = cross_2 ^ (swap_0 >> 8);
        let cross_3 = cross_3 ^ (swap_1 >> 8);
        let swap_0 = (cross_0 ^ (cross_1 << 4)) & 0x00f0_70f0_70f0_70f0;
        let swap_1 = (cross_1 ^ (cross_2 << 4)) & 0x7800_0000_0000_0000;
        let swap_2 = (cross_2 ^ (cross_3 << 4)) & 0x0000_7870_7870_7870;
        let cross_0 = cross_0 ^ swap_0;
        let cross_1 = cross_1 ^ swap_1 ^ (swap_0 >> 4);
        let cross_2 = cross_2 ^ swap_2 ^ (swap_1 >> 4);
        let cross_3 = cross_3 ^ (swap_2 >> 4);
        let swap_0 = (cross_0 ^ ((cross_0 >> 30) | (cross_1 << 34)))
            & 0x6000_0000_0ccc_4ccc;
        let swap_1 = (cross_1 ^ ((cross_1 >> 30) | (cross_2 << 34)))
            & 0x6600_0000_00cc_64cc;
        let swap_2 = (cross_2 ^ ((cross_2 >> 30) | (cross_3 << 34)))
            & 0x6660_0000_000c_664c;
        let swap_3 = (cross_3 ^ (cross_3 >> 30)) & 0x0000_0000_0000_6664;
        let cross_0 = cross_0 ^ swap_0 ^ (swap_0 << 30);
        let cross_1 = cross_1 ^ swap_1 ^ ((swap_1 << 30) | (swap_0 >> 34));
        let cross_2 = cross_2 ^ swap_2 ^ ((swap_2 << 30) | (swap_1 >> 34));
        let cross_3 = cross_3 ^ swap_3 ^ ((swap_3 << 30) | (swap_2 >> 34));
        let swap_0 = (cross_0 ^ ((cross_0 >> 15) | (cross_1 << 49)))
            & 0x5000_0aaa_4000_2aaa;
        let swap_1 = (cross_1 ^ ((cross_1 >> 15) | (cross_2 << 49)))
            & 0x5500_00aa_5400_02aa;
        let swap_2 = (cross_2 ^ ((cross_2 >> 15) | (cross_3 << 49)))
            & 0x5550_000a_5540_002a;
        let swap_3 = (cross_3 ^ (cross_3 >> 15)) & 0x0000_0000_5554_0002;
        let cross_0 = cross_0 ^ swap_0 ^ (swap_0 << 15);
        let cross_1 = cross_1 ^ swap_1 ^ ((swap_1 << 15) | (swap_0 >> 49));
        let cross_2 = cross_2 ^ swap_2 ^ ((swap_2 << 15) | (swap_1 >> 49));
        let cross_3 = cross_3 ^ swap_3 ^ ((swap_3 << 15) | (swap_2 >> 49));
        let key_5 = ::mb_runtime::private::Words([
            circle_0,
            circle_1,
            circle_2,
            circle_3,
            cross_0,
            cross_1,
            cross_2,
            cross_3,
        ]);
        let [circle_0, circle_1, circle_2, circle_3] = [
            (circle_2 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(circle_3, 32)
                    & 0x0000_7fff_0000_7fff) | (circle_3 & 0x0000_0000_7fff_0000),
            (circle_1 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(circle_2, 32)
                    & 0x0000_7fff_0000_7fff) | (circle_2 & 0x0000_0000_7fff_0000),
            (circle_0 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(circle_1, 32)
                    & 0x0000_7fff_0000_7fff) | (circle_1 & 0x0000_0000_7fff_0000),
            (<::mb_runtime::private::u64>::rotate_left(circle_0, 32)
                & 0x0000_7fff_0000_7fff) | (circle_0 & 0x0000_0000_7fff_0000),
        ];
        let [cross_0, cross_1, cross_2, cross_3] = [
            (cross_2 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(cross_3, 32)
                    & 0x0000_7fff_0000_7fff) | (cross_3 & 0x0000_0000_7fff_0000),
            (cross_1 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(cross_2, 32)
                    & 0x0000_7fff_0000_7fff) | (cross_2 & 0x0000_0000_7fff_0000),
            (cross_0 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(cross_1, 32)
                    & 0x0000_7fff_0000_7fff) | (cross_1 & 0x0000_0000_7fff_0000),
            (<::mb_runtime::private::u64>::rotate_left(cross_0, 32)
                & 0x0000_7fff_0000_7fff) | (cross_0 & 0x0000_0000_7fff_0000),
        ];
        let key_6 = ::mb_runtime::private::Words([
            circle_0,
            circle_1,
            circle_2,
            circle_3,
            cross_0,
            cross_1,
            cross_2,
            cross_3,
        ]);
        [key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7]
    }
    /// The distinct keys of all symmetric images, in ascending order.
    #[must_use]
    pub fn symmetric_keys(
        self,
    ) -> ::mb_runtime::private::Orbit<::mb_runtime::private::Words<8>> {
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
        (::mb_runtime::private::Words<8>, ::mb_runtime::private::Square),
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
        let [circle_0, circle_1, circle_2, circle_3] = self.circle;
        let [cross_0, cross_1, cross_2, cross_3] = self.cross;
        let [transposed_circle_0, transposed_circle_1, transposed_circle_2,
        transposed_circle_3] = [circle_0, circle_1, circle_2, circle_3];
        let [transposed_cross_0, transposed_cross_1, transposed_cross_2,
        transposed_cross_3] = [cross_0, cross_1, cross_2, cross_3];
        let swap_0 = (transposed_circle_0 ^ (transposed_circle_2 << 8))
            & 0x7f00_7f00_7f00_7f00;
        let swap_1 = (transposed_circle_1 ^ (transposed_circle_3 << 8))
            & 0x0000_7f00_7f00_7f00;
        let transposed_circle_0 = transposed_circle_0 ^ swap_0;
        let transposed_circle_1 = transposed_circle_1 ^ swap_1;
        let transposed_circle_2 = transposed_circle_2 ^ (swap_0 >> 8);
        let transposed_circle_3 = transposed_circle_3 ^ (swap_1 >> 8);
        let swap_0 = (transposed_circle_0 ^ (transposed_circle_1 << 4))
            & 0x00f0_70f0_70f0_70f0;
        let swap_1 = (transposed_circle_1 ^ (transposed_circle_2 << 4))
            & 0x7800_0000_0000_0000;
        let swap_2 = (transposed_circle_2 ^ (transposed_circle_3 << 4))
            & 0x0000_7870_7870_7870;
        let transposed_circle_0 = transposed_circle_0 ^ swap_0;
        let transposed_circle_1 = transposed_circle_1 ^ swap_1 ^ (swap_0 >> 4);
        let transposed_circle_2 = transposed_circle_2 ^ swap_2 ^ (swap_1 >> 4);
        let transposed_circle_3 = transposed_circle_3 ^ (swap_2 >> 4);
        let swap_0 = (transposed_circle_0
            ^ ((transposed_circle_0 >> 30) | (transposed_circle_1 << 34)))
            & 0x6000_0000_0ccc_4ccc;
        let swap_1 = (transposed_circle_1
            ^ ((transposed_circle_1 >> 30) | (transposed_circle_2 << 34)))
            & 0x6600_0000_00cc_64cc;
        let swap_2 = (transposed_circle_2
            ^ ((transposed_circle_2 >> 30) | (transposed_circle_3 << 34)))
            & 0x6660_0000_000c_664c;
        let swap_3 = (transposed_circle_3 ^ (transposed_circle_3 >> 30))
            & 0x0000_0000_0000_6664;
        let transposed_circle_0 = transposed_circle_0 ^ swap_0 ^ (swap_0 << 30);
        let transposed_circle_1 = transposed_circle_1 ^ swap_1
            ^ ((swap_1 << 30) | (swap_0 >> 34));
        let transposed_circle_2 = transposed_circle_2 ^ swap_2
            ^ ((swap_2 << 30) | (swap_1 >> 34));
        let transposed_circle_3 = transposed_circle_3 ^ swap_3
            ^ ((swap_3 << 30) | (swap_2 >> 34));
        let swap_0 = (transposed_circle_0
            ^ ((transposed_circle_0 >> 15) | (transposed_circle_1 << 49)))
            & 0x5000_0aaa_4000_2aaa;
        let swap_1 = (transposed_circle_1
            ^ ((transposed_circle_1 >> 15) | (transposed_circle_2 << 49)))
            & 0x5500_00aa_5400_02aa;
        let swap_2 = (transposed_circle_2
            ^ ((transposed_circle_2 >> 15) | (transposed_circle_3 << 49)))
            & 0x5550_000a_5540_002a;
        let swap_3 = (transposed_circle_3 ^ (transposed_circle_3 >> 15))
            & 0x0000_0000_5554_0002;
        let transposed_circle_0 = transposed_circle_0 ^ swap_0 ^ (swap_0 << 15);
        let transposed_circle_1 = transposed_circle_1 ^ swap_1
            ^ ((swap_1 << 15) | (swap_0 >> 49));
        let transposed_circle_2 = transposed_circle_2 ^ swap_2
            ^ ((swap_2 << 15) | (swap_1 >> 49));
        let transposed_circle_3 = transposed_circle_3 ^ swap_3
            ^ ((swap_3 << 15) | (swap_2 >> 49));
        let swap_0 = (transposed_cross_0 ^ (transposed_cross_2 << 8))
            & 0x7f00_7f00_7f00_7f00;
        let swap_1 = (transposed_cross_1 ^ (transposed_cross_3 << 8))
            & 0x0000_7f00_7f00_7f00;
        let transposed_cross_0 = transposed_cross_0 ^ swap_0;
        let transposed_cross_1 = transposed_cross_1 ^ swap_1;
        let transposed_cross_2 = transposed_cross_2 ^ (swap_0 >> 8);
        let transposed_cross_3 = transposed_cross_3 ^ (swap_1 >> 8);
        let swap_0 = (transposed_cross_0 ^ (transposed_cross_1 << 4))
            & 0x00f0_70f0_70f0_70f0;
        let swap_1 = (transposed_cross_1 ^ (transposed_cross_2 << 4))
            & 0x7800_0000_0000_0000;
        let swap_2 = (transposed_cross_2 ^ (transposed_cross_3 << 4))
            & 0x0000_7870_7870_7870;
        let transposed_cross_0 = transposed_cross_0 ^ swap_0;
        let transposed_cross_1 = transposed_cross_1 ^ swap_1 ^ (swap_0 >> 4);
        let transposed_cross_2 = transposed_cross_2 ^ swap_2 ^ (swap_1 >> 4);
        let transposed_cross_3 = transposed_cross_3 ^ (swap_2 >> 4);
        let swap_0 = (transposed_cross_0
            ^ ((transposed_cross_0 >> 30) | (transposed_cross_1 << 34)))
            & 0x6000_0000_0ccc_4ccc;
        let swap_1 = (transposed_cross_1
            ^ ((transposed_cross_1 >> 30) | (transposed_cross_2 << 34)))
            & 0x6600_0000_00cc_64cc;
        let swap_2 = (transposed_cross_2
            ^ ((transposed_cross_2 >> 30) | (transposed_cross_3 << 34)))
            & 0x6660_0000_000c_664c;
        let swap_3 = (transposed_cross_3 ^ (transposed_cross_3 >> 30))
            & 0x0000_0000_0000_6664;
        let transposed_cross_0 = transposed_cross_0 ^ swap_0 ^ (swap_0 << 30);
        let transposed_cross_1 = transposed_cross_1 ^ swap_1
            ^ ((swap_1 << 30) | (swap_0 >> 34));
        let transposed_cross_2 = transposed_cross_2 ^ swap_2
            ^ ((swap_2 << 30) | (swap_1 >> 34));
        let transposed_cross_3 = transposed_cross_3 ^ swap_3
            ^ ((swap_3 << 30) | (swap_2 >> 34));
        let swap_0 = (transposed_cross_0
            ^ ((transposed_cross_0 >> 15) | (transposed_cross_1 << 49)))
            & 0x5000_0aaa_4000_2aaa;
        let swap_1 = (transposed_cross_1
            ^ ((transposed_cross_1 >> 15) | (transposed_cross_2 << 49)))
            & 0x5500_00aa_5400_02aa;
        let swap_2 = (transposed_cross_2
            ^ ((transposed_cross_2 >> 15) | (transposed_cross_3 << 49)))
            & 0x5550_000a_5540_002a;
        let swap_3 = (transposed_cross_3 ^ (transposed_cross_3 >> 15))
            & 0x0000_0000_5554_0002;
        let transposed_cross_0 = transposed_cross_0 ^ swap_0 ^ (swap_0 << 15);
        let transposed_cross_1 = transposed_cross_1 ^ swap_1
            ^ ((swap_1 << 15) | (swap_0 >> 49));
        let transposed_cross_2 = transposed_cross_2 ^ swap_2
            ^ ((swap_2 << 15) | (swap_1 >> 49));
        let transposed_cross_3 = transposed_cross_3 ^ swap_3
            ^ ((swap_3 << 15) | (swap_2 >> 49));
        let [flipped_circle_0, flipped_circle_1, flipped_circle_2, flipped_circle_3] = [
            circle_0,
            circle_1,
            circle_2,
            circle_3,
        ];
        let [flipped_cross_0, flipped_cross_1, flipped_cross_2, flipped_cross_3] = [
            cross_0,
            cross_1,
            cross_2,
            cross_3,
        ];
        let swap_0 = (flipped_circle_0 ^ (flipped_circle_0 >> 8))
            & 0x007f_007f_007f_007f;
        let swap_1 = (flipped_circle_1 ^ (flipped_circle_1 >> 8))
            & 0x007f_007f_007f_007f;
        let swap_2 = (flipped_circle_2 ^ (flipped_circle_2 >> 8))
            & 0x007f_007f_007f_007f;
        let swap_3 = (flipped_circle_3 ^ (flipped_circle_3 >> 8))
            & 0x0000_007f_007f_007f;
        let flipped_circle_0 = flipped_circle_0 ^ swap_0 ^ (swap_0 << 8);
        let flipped_circle_1 = flipped_circle_1 ^ swap_1 ^ (swap_1 << 8);
        let flipped_circle_2 = flipped_circle_2 ^ swap_2 ^ (swap_2 << 8);
        let flipped_circle_3 = flipped_circle_3 ^ swap_3 ^ (swap_3 << 8);
        let swap_0 = (flipped_circle_0 ^ (flipped_circle_0 >> 4))
            & 0x0707_0707_0707_0707;
        let swap_1 = (flipped_circle_1 ^ (flipped_circle_1 >> 4))
            & 0x0707_0707_0707_0707;
        let swap_2 = (flipped_circle_2 ^ (flipped_circle_2 >> 4))
            & 0x0707_0707_0707_0707;
        let swap_3 = (flipped_circle_3 ^ (flipped_circle_3 >> 4))
            & 0x0000_0707_0707_0707;
        let flipped_circle_0 = flipped_circle_0 ^ swap_0 ^ (swap_0 << 4);
        let flipped_circle_1 = flipped_circle_1 ^ swap_1 ^ (swap_1 << 4);
        let flipped_circle_2 = flipped_circle_2 ^ swap_2 ^ (swap_2 << 4);
        let flipped_circle_3 = flipped_circle_3 ^ swap_3 ^ (swap_3 << 4);
        let swap_0 = (flipped_circle_0 ^ (flipped_circle_0 >> 2))
            & 0x1111_1111_1111_1111;
        let swap_1 = (flipped_circle_1 ^ (flipped_circle_1 >> 2))
            & 0x1111_1111_1111_1111;
        let swap_2 = (flipped_circle_2 ^ (flipped_circle_2 >> 2))
            & 0x1111_1111_1111_1111;
        let swap_3 = (flipped_circle_3 ^ (flipped_circle_3 >> 2))
            & 0x0000_1111_1111_1111;
        let flipped_circle_0 = flipped_circle_0 ^ swap_0 ^ (swap_0 << 2);
        let flipped_circle_1 = flipped_circle_1 ^ swap_1 ^ (swap_1 << 2);
        let flipped_circle_2 = flipped_circle_2 ^ swap_2 ^ (swap_2 << 2);
        let flipped_circle_3 = flipped_circle_3 ^ swap_3 ^ (swap_3 << 2);
        let swap_0 = (flipped_cross_0 ^ (flipped_cross_0 >> 8)) & 0x007f_007f_007f_007f;
        let swap_1 = (flipped_cross_1 ^ (flipped_cross_1 >> 8)) & 0x007f_007f_007f_007f;
        let swap_2 = (flipped_cross_2 ^ (flipped_cross_2 >> 8)) & 0x007f_007f_007f_007f;
        let swap_3 = (flipped_cross_3 ^ (flipped_cross_3 >> 8)) & 0x0000_007f_007f_007f;
        let flipped_cross_0 = flipped_cross_0 ^ swap_0 ^ (swap_0 << 8);
        let flipped_cross_1 = flipped_cross_1 ^ swap_1 ^ (swap_1 << 8);
        let flipped_cross_2 = flipped_cross_2 ^ swap_2 ^ (swap_2 << 8);
        let flipped_cross_3 = flipped_cross_3 ^ swap_3 ^ (swap_3 << 8);
        let swap_0 = (flipped_cross_0 ^ (flipped_cross_0 >> 4)) & 0x0707_0707_0707_0707;
        let swap_1 = (flipped_cross_1 ^ (flipped_cross_1 >> 4)) & 0x0707_0707_0707_0707;
        let swap_2 = (flipped_cross_2 ^ (flipped_cross_2 >> 4)) & 0x0707_0707_0707_0707;
        let swap_3 = (flipped_cross_3 ^ (flipped_cross_3 >> 4)) & 0x0000_0707_0707_0707;
        let flipped_cross_0 = flipped_cross_0 ^ swap_0 ^ (swap_0 << 4);
        let flipped_cross_1 = flipped_cross_1 ^ swap_1 ^ (swap_1 << 4);
        let flipped_cross_2 = flipped_cross_2 ^ swap_2 ^ (swap_2 << 4);
        let flipped_cross_3 = flipped_cross_3 ^ swap_3 ^ (swap_3 << 4);
        let swap_0 = (flipped_cross_0 ^ (flipped_cross_0 >> 2)) & 0x1111_1111_1111_1111;
        let swap_1 = (flipped_cross_1 ^ (flipped_cross_1 >> 2)) & 0x1111_1111_1111_1111;
        let swap_2 = (flipped_cross_2 ^ (flipped_cross_2 >> 2)) & 0x1111_1111_1111_1111;
        let swap_3 = (flipped_cross_3 ^ (flipped_cross_3 >> 2)) & 0x0000_1111_1111_1111;
        let flipped_cross_0 = flipped_cross_0 ^ swap_0 ^ (swap_0 << 2);
        let flipped_cross_1 = flipped_cross_1 ^ swap_1 ^ (swap_1 << 2);
        let flipped_cross_2 = flipped_cross_2 ^ swap_2 ^ (swap_2 << 2);
        let flipped_cross_3 = flipped_cross_3 ^ swap_3 ^ (swap_3 << 2);
        let [mirrored_circle_0, mirrored_circle_1, mirrored_circle_2, mirrored_circle_3,
        ] = [circle_0, circle_1, circle_2, circle_3];
        let [mirrored_cross_0, mirrored_cross_1, mirrored_cross_2, mirrored_cross_3] = [
            cross_0,
            cross_1,
            cross_2,
            cross_3,
        ];
        let [mirrored_circle_0, mirrored_circle_1, mirrored_circle_2, mirrored_circle_3,
        ] = [
            (mirrored_circle_2 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(mirrored_circle_3, 32)
                    & 0x0000_7fff_0000_7fff)
                | (mirrored_circle_3 & 0x0000_0000_7fff_0000),
            (mirrored_circle_1 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(mirrored_circle_2, 32)
                    & 0x0000_7fff_0000_7fff)
                | (mirrored_circle_2 & 0x0000_0000_7fff_0000),
            (mirrored_circle_0 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(mirrored_circle_1, 32)
                    & 0x0000_7fff_0000_7fff)
                | (mirrored_circle_1 & 0x0000_0000_7fff_0000),
            (<::mb_runtime::private::u64>::rotate_left(mirrored_circle_0, 32)
                & 0x0000_7fff_0000_7fff) | (mirrored_circle_0 & 0x0000_0000_7fff_0000),
        ];
        let [mirrored_cross_0, mirrored_cross_1, mirrored_cross_2, mirrored_cross_3] = [
            (mirrored_cross_2 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(mirrored_cross_3, 32)
                    & 0x0000_7fff_0000_7fff)
                | (mirrored_cross_3 & 0x0000_0000_7fff_0000),
            (mirrored_cross_1 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(mirrored_cross_2, 32)
                    & 0x0000_7fff_0000_7fff)
                | (mirrored_cross_2 & 0x0000_0000_7fff_0000),
            (mirrored_cross_0 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(mirrored_cross_1, 32)
                    & 0x0000_7fff_0000_7fff)
                | (mirrored_cross_1 & 0x0000_0000_7fff_0000),
            (<::mb_runtime::private::u64>::rotate_left(mirrored_cross_0, 32)
                & 0x0000_7fff_0000_7fff) | (mirrored_cross_0 & 0x0000_0000_7fff_0000),
        ];
        let [turned_flipped_circle_0, turned_flipped_circle_1, turned_flipped_circle_2,
        turned_flipped_circle_3] = [
            flipped_circle_0,
            flipped_circle_1,
            flipped_circle_2,
            flipped_circle_3,
        ];
        let [turned_flipped_cross_0, turned_flipped_cross_1, turned_flipped_cross_2,
        turned_flipped_cross_3] = [
            flipped_cross_0,
            flipped_cross_1,
            flipped_cross_2,
            flipped_cross_3,
        ];
        let [turned_flipped_circle_0, turned_flipped_circle_1, turned_flipped_circle_2,
        turned_flipped_circle_3] = [
            (turned_flipped_circle_2 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(turned_flipped_circle_3, 32)
                    & 0x0000_7fff_0000_7fff)
                | (turned_flipped_circle_3 & 0x0000_0000_7fff_0000),
            (turned_flipped_circle_1 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(turned_flipped_circle_2, 32)
                    & 0x0000_7fff_0000_7fff)
                | (turned_flipped_circle_2 & 0x0000_0000_7fff_0000),
            (turned_flipped_circle_0 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(turned_flipped_circle_1, 32)
                    & 0x0000_7fff_0000_7fff)
                | (turned_flipped_circle_1 & 0x0000_0000_7fff_0000),
            (<::mb_runtime::private::u64>::rotate_left(turned_flipped_circle_0, 32)
                & 0x0000_7fff_0000_7fff)
                | (turned_flipped_circle_0 & 0x0000_0000_7fff_0000),
        ];
        let [turned_flipped_cross_0, turned_flipped_cross_1, turned_flipped_cross_2,
        turned_flipped_cross_3] = [
            (turned_flipped_cross_2 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(turned_flipped_cross_3, 32)
                    & 0x0000_7fff_0000_7fff)
                | (turned_flipped_cross_3 & 0x0000_0000_7fff_0000),
            (turned_flipped_cross_1 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(turned_flipped_cross_2, 32)
                    & 0x0000_7fff_0000_7fff)
                | (turned_flipped_cross_2 & 0x0000_0000_7fff_0000),
            (turned_flipped_cross_0 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(turned_flipped_cross_1, 32)
                    & 0x0000_7fff_0000_7fff)
                | (turned_flipped_cross_1 & 0x0000_0000_7fff_0000),
            (<::mb_runtime::private::u64>::rotate_left(turned_flipped_cross_0, 32)
                & 0x0000_7fff_0000_7fff)
                | (turned_flipped_cross_0 & 0x0000_0000_7fff_0000),
        ];
        let (
            cross_3,
            cross_2,
            cross_1,
            cross_0,
            circle_3,
            circle_2,
            circle_1,
            circle_0,
        ) = if mirrored_cross_3 < cross_3
            || (mirrored_cross_3 == cross_3
                && (mirrored_cross_2 < cross_2
                    || (mirrored_cross_2 == cross_2
                        && (mirrored_cross_1 < cross_1
                            || (mirrored_cross_1 == cross_1
                                && (mirrored_cross_0 < cross_0
                                    || (mirrored_cross_0 == cross_0
                                        && (mirrored_circle_3 < circle_3
                                            || (mirrored_circle_3 == circle_3
                                                && (mirrored_circle_2 < circle_2
                                                    || (mirrored_circle_2 == circle_2
                                                        && (mirrored_circle_1 < circle_1
                                                            || (mirrored_circle_1 == circle_1
                                                                && (mirrored_circle_0 < circle_0))))))))))))))
        {
            (
                mirrored_cross_3,
                mirrored_cross_2,
                mirrored_cross_1,
                mirrored_cross_0,
                mirrored_circle_3,
                mirrored_circle_2,
                mirrored_circle_1,
                mirrored_circle_0,
            )
        } else {
            (cross_3, cross_2, cross_1, cross_0, circle_3, circle_2, circle_1, circle_0)
        };
        let (
            flipped_cross_3,
            flipped_cross_2,
            flipped_cross_1,
            flipped_cross_0,
            flipped_circle_3,
            flipped_circle_2,
            flipped_circle_1,
            flipped_circle_0,
        ) = if turned_flipped_cross_3 < flipped_cross_3
            || (turned_flipped_cross_3 == flipped_cross_3
                && (turned_flipped_cross_2 < flipped_cross_2
                    || (turned_flipped_cross_2 == flipped_cross_2
                        && (turned_flipped_cross_1 < flipped_cross_1
                            || (turned_flipped_cross_1 == flipped_cross_1
                                && (turned_flipped_cross_0 < flipped_cross_0
                                    || (turned_flipped_cross_0 == flipped_cross_0
                                        && (turned_flipped_circle_3 < flipped_circle_3
                                            || (turned_flipped_circle_3 == flipped_circle_3
                                                && (turned_flipped_circle_2 < flipped_circle_2
                                                    || (turned_flipped_circle_2 == flipped_circle_2
                                                        && (turned_flipped_circle_1 < flipped_circle_1
                                                            || (turned_flipped_circle_1 == flipped_circle_1
                                                                && (turned_flipped_circle_0 < flipped_circle_0))))))))))))))
        {
            (
                turned_flipped_cross_3,
                turned_flipped_cross_2,
                turned_flipped_cross_1,
                turned_flipped_cross_0,
                turned_flipped_circle_3,
                turned_flipped_circle_2,
                turned_flipped_circle_1,
                turned_flipped_circle_0,
            )
        } else {
            (
                flipped_cross_3,
                flipped_cross_2,
                flipped_cross_1,
                flipped_cross_0,
                flipped_circle_3,
                flipped_circle_2,
                flipped_circle_1,
                flipped_circle_0,
            )
        };
        let (
            cross_3,
            cross_2,
            cross_1,
            cross_0,
            circle_3,
            circle_2,
            circle_1,
            circle_0,
        ) = if flipped_cross_3 < cross_3
            || (flipped_cross_3 == cross_3
                && (flipped_cross_2 < cross_2
                    || (flipped_cross_2 == cross_2
                        && (flipped_cross_1 < cross_1
                            || (flipped_cross_1 == cross_1
                                && (flipped_cross_0 < cross_0
                                    || (flipped_cross_0 == cross_0
                                        && (flipped_circle_3 < circle_3
                                            || (flipped_circle_3 == circle_3
                                                && (flipped_circle_2 < circle_2
                                                    || (flipped_circle_2 == circle_2
                                                        && (flipped_circle_1 < circle_1
                                                            || (flipped_circle_1 == circle_1
                                                                && (flipped_circle_0 < circle_0))))))))))))))
        {
            (
                flipped_cross_3,
                flipped_cross_2,
                flipped_cross_1,
                flipped_cross_0,
                flipped_circle_3,
                flipped_circle_2,
                flipped_circle_1,
                flipped_circle_0,
            )
        } else {
            (cross_3, cross_2, cross_1, cross_0, circle_3, circle_2, circle_1, circle_0)
        };
        let [flipped_transposed_circle_0, flipped_transposed_circle_1,
        flipped_transposed_circle_2, flipped_transposed_circle_3] = [
            transposed_circle_0,
            transposed_circle_1,
            transposed_circle_2,
            transposed_circle_3,
        ];
        let [flipped_transposed_cross_0, flipped_transposed_cross_1,
        flipped_transposed_cross_2, flipped_transposed_cross_3] = [
            transposed_cross_0,
            transposed_cross_1,
            transposed_cross_2,
            transposed_cross_3,
        ];
        let swap_0 = (flipped_transposed_circle_0 ^ (flipped_transposed_circle_0 >> 8))
            & 0x007f_007f_007f_007f;
        let swap_1 = (flipped_transposed_circle_1 ^ (flipped_transposed_circle_1 >> 8))
            & 0x007f_007f_007f_007f;
        let swap_2 = (flipped_transposed_circle_2 ^ (flipped_transposed_circle_2 >> 8))
            & 0x007f_007f_007f_007f;
        let swap_3 = (flipped_transposed_circle_3 ^ (flipped_transposed_circle_3 >> 8))
            & 0x0000_007f_007f_007f;
        let flipped_transposed_circle_0 = flipped_transposed_circle_0 ^ swap_0
            ^ (swap_0 << 8);
        let flipped_transposed_circle_1 = flipped_transposed_circle_1 ^ swap_1
            ^ (swap_1 << 8);
        let flipped_transposed_circle_2 = flipped_transposed_circle_2 ^ swap_2
            ^ (swap_2 << 8);
        let flipped_transposed_circle_3 = flipped_transposed_circle_3 ^ swap_3
            ^ (swap_3 << 8);
        let swap_0 = (flipped_transposed_circle_0 ^ (flipped_transposed_circle_0 >> 4))
            & 0x0707_0707_0707_0707;
        let swap_1 = (flipped_transposed_circle_1 ^ (flipped_transposed_circle_1 >> 4))
            & 0x0707_0707_0707_0707;
        let swap_2 = (flipped_transposed_circle_2 ^ (flipped_transposed_circle_2 >> 4))
            & 0x0707_0707_0707_0707;
        let swap_3 = (flipped_transposed_circle_3 ^ (flipped_transposed_circle_3 >> 4))
            & 0x0000_0707_0707_0707;
        let flipped_transposed_circle_0 = flipped_transposed_circle_0 ^ swap_0
            ^ (swap_0 << 4);
        let flipped_transposed_circle_1 = flipped_transposed_circle_1 ^ swap_1
            ^ (swap_1 << 4);
        let flipped_transposed_circle_2 = flipped_transposed_circle_2 ^ swap_2
            ^ (swap_2 << 4);
        let flipped_transposed_circle_3 = flipped_transposed_circle_3 ^ swap_3
            ^ (swap_3 << 4);
        let swap_0 = (flipped_transposed_circle_0 ^ (flipped_transposed_circle_0 >> 2))
            & 0x1111_1111_1111_1111;
        let swap_1 = (flipped_transposed_circle_1 ^ (flipped_transposed_circle_1 >> 2))
            & 0x1111_1111_1111_1111;
        let swap_2 = (flipped_transposed_circle_2 ^ (flipped_transposed_circle_2 >> 2))
            & 0x1111_1111_1111_1111;
        let swap_3 = (flipped_transposed_circle_3 ^ (flipped_transposed_circle_3 >> 2))
            & 0x0000_1111_1111_1111;
        let flipped_transposed_circle_0 = flipped_transposed_circle_0 ^ swap_0
            ^ (swap_0 << 2);
        let flipped_transposed_circle_1 = flipped_transposed_circle_1 ^ swap_1
            ^ (swap_1 << 2);
        let flipped_transposed_circle_2 = flipped_transposed_circle_2 ^ swap_2
            ^ (swap_2 << 2);
        let flipped_transposed_circle_3 = flipped_transposed_circle_3 ^ swap_3
            ^ (swap_3 << 2);
        let swap_0 = (flipped_transposed_cross_0 ^ (flipped_transposed_cross_0 >> 8))
            & 0x007f_007f_007f_007f;
        let swap_1 = (flipped_transposed_cross_1 ^ (flipped_transposed_cross_1 >> 8))
            & 0x007f_007f_007f_007f;
        let swap_2 = (flipped_transposed_cross_2 ^ (flipped_transposed_cross_2 >> 8))
            & 0x007f_007f_007f_007f;
        let swap_3 = (flipped_transposed_cross_3 ^ (flipped_transposed_cross_3 >> 8))
            & 0x0000_007f_007f_007f;
        let flipped_transposed_cross_0 = flipped_transposed_cross_0 ^ swap_0
            ^ (swap_0 << 8);
        let flipped_transposed_cross_1 = flipped_transposed_cross_1 ^ swap_1
            ^ (swap_1 << 8);
        let flipped_transposed_cross_2 = flipped_transposed_cross_2 ^ swap_2
            ^ (swap_2 << 8);
        let flipped_transposed_cross_3 = flipped_transposed_cross_3 ^ swap_3
            ^ (swap_3 << 8);
        let swap_0 = (flipped_transposed_cross_0 ^ (flipped_transposed_cross_0 >> 4))
            & 0x0707_0707_0707_0707;
        let swap_1 = (flipped_transposed_cross_1 ^ (flipped_transposed_cross_1 >> 4))
            & 0x0707_0707_0707_0707;
        let swap_2 = (flipped_transposed_cross_2 ^ (flipped_transposed_cross_2 >> 4))
            & 0x0707_0707_0707_0707;
        let swap_3 = (flipped_transposed_cross_3 ^ (flipped_transposed_cross_3 >> 4))
            & 0x0000_0707_0707_0707;
        let flipped_transposed_cross_0 = flipped_transposed_cross_0 ^ swap_0
            ^ (swap_0 << 4);
        let flipped_transposed_cross_1 = flipped_transposed_cross_1 ^ swap_1
            ^ (swap_1 << 4);
        let flipped_transposed_cross_2 = flipped_transposed_cross_2 ^ swap_2
            ^ (swap_2 << 4);
        let flipped_transposed_cross_3 = flipped_transposed_cross_3 ^ swap_3
            ^ (swap_3 << 4);
        let swap_0 = (flipped_transposed_cross_0 ^ (flipped_transposed_cross_0 >> 2))
            & 0x1111_1111_1111_1111;
        let swap_1 = (flipped_transposed_cross_1 ^ (flipped_transposed_cross_1 >> 2))
            & 0x1111_1111_1111_1111;
        let swap_2 = (flipped_transposed_cross_2 ^ (flipped_transposed_cross_2 >> 2))
            & 0x1111_1111_1111_1111;
        let swap_3 = (flipped_transposed_cross_3 ^ (flipped_transposed_cross_3 >> 2))
            & 0x0000_1111_1111_1111;
        let flipped_transposed_cross_0 = flipped_transposed_cross_0 ^ swap_0
            ^ (swap_0 << 2);
        let flipped_transposed_cross_1 = flipped_transposed_cross_1 ^ swap_1
            ^ (swap_1 << 2);
        let flipped_transposed_cross_2 = flipped_transposed_cross_2 ^ swap_2
            ^ (swap_2 << 2);
        let flipped_transposed_cross_3 = flipped_transposed_cross_3 ^ swap_3
            ^ (swap_3 << 2);
        let [mirrored_transposed_circle_0, mirrored_transposed_circle_1,
        mirrored_transposed_circle_2, mirrored_transposed_circle_3] = [
            transposed_circle_0,
            transposed_circle_1,
            transposed_circle_2,
            transposed_circle_3,
        ];
        let [mirrored_transposed_cross_0, mirrored_transposed_cross_1,
        mirrored_transposed_cross_2, mirrored_transposed_cross_3] = [
            transposed_cross_0,
            transposed_cross_1,
            transposed_cross_2,
            transposed_cross_3,
        ];
        let [mirrored_transposed_circle_0, mirrored_transposed_circle_1,
        mirrored_transposed_circle_2, mirrored_transposed_circle_3] = [
            (mirrored_transposed_circle_2 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(
                    mirrored_transposed_circle_3,
                    32,
                ) & 0x0000_7fff_0000_7fff)
                | (mirrored_transposed_circle_3 & 0x0000_0000_7fff_0000),
            (mirrored_transposed_circle_1 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(
                    mirrored_transposed_circle_2,
                    32,
                ) & 0x0000_7fff_0000_7fff)
                | (mirrored_transposed_circle_2 & 0x0000_0000_7fff_0000),
            (mirrored_transposed_circle_0 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(
                    mirrored_transposed_circle_1,
                    32,
                ) & 0x0000_7fff_0000_7fff)
                | (mirrored_transposed_circle_1 & 0x0000_0000_7fff_0000),
            (<::mb_runtime::private::u64>::rotate_left(mirrored_transposed_circle_0, 32)
                & 0x0000_7fff_0000_7fff)
                | (mirrored_transposed_circle_0 & 0x0000_0000_7fff_0000),
        ];
        let [mirrored_transposed_cross_0, mirrored_transposed_cross_1,
        mirrored_transposed_cross_2, mirrored_transposed_cross_3] = [
            (mirrored_transposed_cross_2 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(
                    mirrored_transposed_cross_3,
                    32,
                ) & 0x0000_7fff_0000_7fff)
                | (mirrored_transposed_cross_3 & 0x0000_0000_7fff_0000),
            (mirrored_transposed_cross_1 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(
                    mirrored_transposed_cross_2,
                    32,
                ) & 0x0000_7fff_0000_7fff)
                | (mirrored_transposed_cross_2 & 0x0000_0000_7fff_0000),
            (mirrored_transposed_cross_0 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(
                    mirrored_transposed_cross_1,
                    32,
                ) & 0x0000_7fff_0000_7fff)
                | (mirrored_transposed_cross_1 & 0x0000_0000_7fff_0000),
            (<::mb_runtime::private::u64>::rotate_left(mirrored_transposed_cross_0, 32)
                & 0x0000_7fff_0000_7fff)
                | (mirrored_transposed_cross_0 & 0x0000_0000_7fff_0000),
        ];
        let [turned_flipped_transposed_circle_0, turned_flipped_transposed_circle_1,
        turned_flipped_transposed_circle_2, turned_flipped_transposed_circle_3] = [
            flipped_transposed_circle_0,
            flipped_transposed_circle_1,
            flipped_transposed_circle_2,
            flipped_transposed_circle_3,
        ];
        let [turned_flipped_transposed_cross_0, turned_flipped_transposed_cross_1,
        turned_flipped_transposed_cross_2, turned_flipped_transposed_cross_3] = [
            flipped_transposed_cross_0,
            flipped_transposed_cross_1,
            flipped_transposed_cross_2,
            flipped_transposed_cross_3,
        ];
        let [turned_flipped_transposed_circle_0, turned_flipped_transposed_circle_1,
        turned_flipped_transposed_circle_2, turned_flipped_transposed_circle_3] = [
            (turned_flipped_transposed_circle_2 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(
                    turned_flipped_transposed_circle_3,
                    32,
                ) & 0x0000_7fff_0000_7fff)
                | (turned_flipped_transposed_circle_3 & 0x0000_0000_7fff_0000),
            (turned_flipped_transposed_circle_1 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(
                    turned_flipped_transposed_circle_2,
                    32,
                ) & 0x0000_7fff_0000_7fff)
                | (turned_flipped_transposed_circle_2 & 0x0000_0000_7fff_0000),
            (turned_flipped_transposed_circle_0 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(
                    turned_flipped_transposed_circle_1,
                    32,
                ) & 0x0000_7fff_0000_7fff)
                | (turned_flipped_transposed_circle_1 & 0x0000_0000_7fff_0000),
            (<::mb_runtime::private::u64>::rotate_left(
                turned_flipped_transposed_circle_0,
                32,
            ) & 0x0000_7fff_0000_7fff)
                | (turned_flipped_transposed_circle_0 & 0x0000_0000_7fff_0000),
        ];
        let [turned_flipped_transposed_cross_0, turned_flipped_transposed_cross_1,
        turned_flipped_transposed_cross_2, turned_flipped_transposed_cross_3] = [
            (turned_flipped_transposed_cross_2 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(
                    turned_flipped_transposed_cross_3,
                    32,
                ) & 0x0000_7fff_0000_7fff)
                | (turned_flipped_transposed_cross_3 & 0x0000_0000_7fff_0000),
            (turned_flipped_transposed_cross_1 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(
                    turned_flipped_transposed_cross_2,
                    32,
                ) & 0x0000_7fff_0000_7fff)
                | (turned_flipped_transposed_cross_2 & 0x0000_0000_7fff_0000),
            (turned_flipped_transposed_cross_0 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(
                    turned_flipped_transposed_cross_1,
                    32,
                ) & 0x0000_7fff_0000_7fff)
                | (turned_flipped_transposed_cross_1 & 0x0000_0000_7fff_0000),
            (<::mb_runtime::private::u64>::rotate_left(
                turned_flipped_transposed_cross_0,
                32,
            ) & 0x0000_7fff_0000_7fff)
                | (turned_flipped_transposed_cross_0 & 0x0000_0000_7fff_0000),
        ];
        let (
            transposed_cross_3,
            transposed_cross_2,
            transposed_cross_1,
            transposed_cross_0,
            transposed_circle_3,
            transposed_circle_2,
            transposed_circle_1,
            transposed_circle_0,
        ) = if mirrored_transposed_cross_3 < transposed_cross_3
            || (mirrored_transposed_cross_3 == transposed_cross_3
                && (mirrored_transposed_cross_2 < transposed_cross_2
                    || (mirrored_transposed_cross_2 == transposed_cross_2
                        && (mirrored_transposed_cross_1 < transposed_cross_1
                            || (mirrored_transposed_cross_1 == transposed_cross_1
                                && (mirrored_transposed_cross_0 < transposed_cross_0
                                    || (mirrored_transposed_cross_0 == transposed_cross_0
                                        && (mirrored_transposed_circle_3 < transposed_circle_3
                                            || (mirrored_transposed_circle_3 == transposed_circle_3
                                                && (mirrored_transposed_circle_2 < transposed_circle_2
                                                    || (mirrored_transposed_circle_2 == transposed_circle_2
                                                        && (mirrored_transposed_circle_1 < transposed_circle_1
                                                            || (mirrored_transposed_circle_1 == transposed_circle_1
                                                                && (mirrored_transposed_circle_0
                                                                    < transposed_circle_0))))))))))))))
        {
            (
                mirrored_transposed_cross_3,
                mirrored_transposed_cross_2,
                mirrored_transposed_cross_1,
                mirrored_transposed_cross_0,
                mirrored_transposed_circle_3,
                mirrored_transposed_circle_2,
                mirrored_transposed_circle_1,
                mirrored_transposed_circle_0,
            )
        } else {
            (
                transposed_cross_3,
                transposed_cross_2,
                transposed_cross_1,
                transposed_cross_0,
                transposed_circle_3,
                transposed_circle_2,
                transposed_circle_1,
                transposed_circle_0,
            )
        };
        let (
            flipped_transposed_cross_3,
            flipped_transposed_cross_2,
            flipped_transposed_cross_1,
            flipped_transposed_cross_0,
            flipped_transposed_circle_3,
            flipped_transposed_circle_2,
            flipped_transposed_circle_1,
            flipped_transposed_circle_0,
        ) = if turned_flipped_transposed_cross_3 < flipped_transposed_cross_3
            || (turned_flipped_transposed_cross_3 == flipped_transposed_cross_3
                && (turned_flipped_transposed_cross_2 < flipped_transposed_cross_2
                    || (turned_flipped_transposed_cross_2 == flipped_transposed_cross_2
                        && (turned_flipped_transposed_cross_1
                            < flipped_transposed_cross_1
                            || (turned_flipped_transposed_cross_1
                                == flipped_transposed_cross_1
                                && (turned_flipped_transposed_cross_0
                                    < flipped_transposed_cross_0
                                    || (turned_flipped_transposed_cross_0
                                        == flipped_transposed_cross_0
                                        && (turned_flipped_transposed_circle_3
                                            < flipped_transposed_circle_3
                                            || (turned_flipped_transposed_circle_3
                                                == flipped_transposed_circle_3
                                                && (turned_flipped_transposed_circle_2
                                                    < flipped_transposed_circle_2
                                                    || (turned_flipped_transposed_circle_2
                                                        == flipped_transposed_circle_2
                                                        && (turned_flipped_transposed_circle_1
                                                            < flipped_transposed_circle_1
                                                            || (turned_flipped_transposed_circle_1
                                                                == flipped_transposed_circle_1
                                                                && (turned_flipped_transposed_circle_0
                                                                    < flipped_transposed_circle_0))))))))))))))
        {
            (
                turned_flipped_transposed_cross_3,
                turned_flipped_transposed_cross_2,
                turned_flipped_transposed_cross_1,
                turned_flipped_transposed_cross_0,
                turned_flipped_transposed_circle_3,
                turned_flipped_transposed_circle_2,
                turned_flipped_transposed_circle_1,
                turned_flipped_transposed_circle_0,
            )
        } else {
            (
                flipped_transposed_cross_3,
                flipped_transposed_cross_2,
                flipped_transposed_cross_1,
                flipped_transposed_cross_0,
                flipped_transposed_circle_3,
                flipped_transposed_circle_2,
                flipped_transposed_circle_1,
                flipped_transposed_circle_0,
            )
        };
        let (
            transposed_cross_3,
            transposed_cross_2,
            transposed_cross_1,
            transposed_cross_0,
            transposed_circle_3,
            transposed_circle_2,
            transposed_circle_1,
            transposed_circle_0,
        ) = if flipped_transposed_cross_3 < transposed_cross_3
            || (flipped_transposed_cross_3 == transposed_cross_3
                && (flipped_transposed_cross_2 < transposed_cross_2
                    || (flipped_transposed_cross_2 == transposed_cross_2
                        && (flipped_transposed_cross_1 < transposed_cross_1
                            || (flipped_transposed_cross_1 == transposed_cross_1
                                && (flipped_transposed_cross_0 < transposed_cross_0
                                    || (flipped_transposed_cross_0 == transposed_cross_0
                                        && (flipped_transposed_circle_3 < transposed_circle_3
                                            || (flipped_transposed_circle_3 == transposed_circle_3
                                                && (flipped_transposed_circle_2 < transposed_circle_2
                                                    || (flipped_transposed_circle_2 == transposed_circle_2
                                                        && (flipped_transposed_circle_1 < transposed_circle_1
                                                            || (flipped_transposed_circle_1 == transposed_circle_1
                                                                && (flipped_transposed_circle_0
                                                                    < transposed_circle_0))))))))))))))
        {
            (
                flipped_transposed_cross_3,
                flipped_transposed_cross_2,
                flipped_transposed_cross_1,
                flipped_transposed_cross_0,
                flipped_transposed_circle_3,
                flipped_transposed_circle_2,
                flipped_transposed_circle_1,
                flipped_transposed_circle_0,
            )
        } else {
            (
                transposed_cross_3,
                transposed_cross_2,
                transposed_cross_1,
                transposed_cross_0,
                transposed_circle_3,
                transposed_circle_2,
                transposed_circle_1,
                transposed_circle_0,
            )
        };
        let (
            cross_3,
            cross_2,
            cross_1,
            cross_0,
            circle_3,
            circle_2,
            circle_1,
            circle_0,
        ) = if transposed_cross_3 < cross_3
            || (transposed_cross_3 == cross_3
                && (transposed_cross_2 < cross_2
                    || (transposed_cross_2 == cross_2
                        && (transposed_cross_1 < cross_1
                            || (transposed_cross_1 == cross_1
                                && (transposed_cross_0 < cross_0
                                    || (transposed_cross_0 == cross_0
                                        && (transposed_circle_3 < circle_3
                                            || (transposed_circle_3 == circle_3
                                                && (transposed_circle_2 < circle_2
                                                    || (transposed_circle_2 == circle_2
                                                        && (transposed_circle_1 < circle_1
                                                            || (transposed_circle_1 == circle_1
                                                                && (transposed_circle_0 < circle_0))))))))))))))
        {
            (
                transposed_cross_3,
                transposed_cross_2,
                transposed_cross_1,
                transposed_cross_0,
                transposed_circle_3,
                transposed_circle_2,
                transposed_circle_1,
                transposed_circle_0,
            )
        } else {
            (cross_3, cross_2, cross_1, cross_0, circle_3, circle_2, circle_1, circle_0)
        };
        Self {
            circle: [circle_0, circle_1, circle_2, circle_3],
            cross: [cross_0, cross_1, cross_2, cross_3],
        }
    }
    /// The least key of all symmetric images.
    #[must_use]
    pub const fn canonical_key(self) -> ::mb_runtime::private::Words<8> {
        let [circle_0, circle_1, circle_2, circle_3] = self.circle;
        let [cross_0, cross_1, cross_2, cross_3] = self.cross;
        let [transposed_circle_0, transposed_circle_1, transposed_circle_2,
        transposed_circle_3] = [circle_0, circle_1, circle_2, circle_3];
        let [transposed_cross_0, transposed_cross_1, transposed_cross_2,
        transposed_cross_3] = [cross_0, cross_1, cross_2, cross_3];
        let swap_0 = (transposed_circle_0 ^ (transposed_circle_2 << 8))
            & 0x7f00_7f00_7f00_7f00;
        let swap_1 = (transposed_circle_1 ^ (transposed_circle_3 << 8))
            & 0x0000_7f00_7f00_7f00;
        let transposed_circle_0 = transposed_circle_0 ^ swap_0;
        let transposed_circle_1 = transposed_circle_1 ^ swap_1;
        let transposed_circle_2 = transposed_circle_2 ^ (swap_0 >> 8);
        let transposed_circle_3 = transposed_circle_3 ^ (swap_1 >> 8);
        let swap_0 = (transposed_circle_0 ^ (transposed_circle_1 << 4))
            & 0x00f0_70f0_70f0_70f0;
        let swap_1 = (transposed_circle_1 ^ (transposed_circle_2 << 4))
            & 0x7800_0000_0000_0000;
        let swap_2 = (transposed_circle_2 ^ (transposed_circle_3 << 4))
            & 0x0000_7870_7870_7870;
        let transposed_circle_0 = transposed_circle_0 ^ swap_0;
        let transposed_circle_1 = transposed_circle_1 ^ swap_1 ^ (swap_0 >> 4);
        let transposed_circle_2 = transposed_circle_2 ^ swap_2 ^ (swap_1 >> 4);
        let transposed_circle_3 = transposed_circle_3 ^ (swap_2 >> 4);
        let swap_0 = (transposed_circle_0
            ^ ((transposed_circle_0 >> 30) | (transposed_circle_1 << 34)))
            & 0x6000_0000_0ccc_4ccc;
        let swap_1 = (transposed_circle_1
            ^ ((transposed_circle_1 >> 30) | (transposed_circle_2 << 34)))
            & 0x6600_0000_00cc_64cc;
        let swap_2 = (transposed_circle_2
            ^ ((transposed_circle_2 >> 30) | (transposed_circle_3 << 34)))
            & 0x6660_0000_000c_664c;
        let swap_3 = (transposed_circle_3 ^ (transposed_circle_3 >> 30))
            & 0x0000_0000_0000_6664;
        let transposed_circle_0 = transposed_circle_0 ^ swap_0 ^ (swap_0 << 30);
        let transposed_circle_1 = transposed_circle_1 ^ swap_1
            ^ ((swap_1 << 30) | (swap_0 >> 34));
        let transposed_circle_2 = transposed_circle_2 ^ swap_2
            ^ ((swap_2 << 30) | (swap_1 >> 34));
        let transposed_circle_3 = transposed_circle_3 ^ swap_3
            ^ ((swap_3 << 30) | (swap_2 >> 34));
        let swap_0 = (transposed_circle_0
            ^ ((transposed_circle_0 >> 15) | (transposed_circle_1 << 49)))
            & 0x5000_0aaa_4000_2aaa;
        let swap_1 = (transposed_circle_1
            ^ ((transposed_circle_1 >> 15) | (transposed_circle_2 << 49)))
            & 0x5500_00aa_5400_02aa;
        let swap_2 = (transposed_circle_2
            ^ ((transposed_circle_2 >> 15) | (transposed_circle_3 << 49)))
            & 0x5550_000a_5540_002a;
        let swap_3 = (transposed_circle_3 ^ (transposed_circle_3 >> 15))
            & 0x0000_0000_5554_0002;
        let transposed_circle_0 = transposed_circle_0 ^ swap_0 ^ (swap_0 << 15);
        let transposed_circle_1 = transposed_circle_1 ^ swap_1
            ^ ((swap_1 << 15) | (swap_0 >> 49));
        let transposed_circle_2 = transposed_circle_2 ^ swap_2
            ^ ((swap_2 << 15) | (swap_1 >> 49));
        let transposed_circle_3 = transposed_circle_3 ^ swap_3
            ^ ((swap_3 << 15) | (swap_2 >> 49));
        let swap_0 = (transposed_cross_0 ^ (transposed_cross_2 << 8))
            & 0x7f00_7f00_7f00_7f00;
        let swap_1 = (transposed_cross_1 ^ (transposed_cross_3 << 8))
            & 0x0000_7f00_7f00_7f00;
        let transposed_cross_0 = transposed_cross_0 ^ swap_0;
        let transposed_cross_1 = transposed_cross_1 ^ swap_1;
        let transposed_cross_2 = transposed_cross_2 ^ (swap_0 >> 8);
        let transposed_cross_3 = transposed_cross_3 ^ (swap_1 >> 8);
        let swap_0 = (transposed_cross_0 ^ (transposed_cross_1 << 4))
            & 0x00f0_70f0_70f0_70f0;
        let swap_1 = (transposed_cross_1 ^ (transposed_cross_2 << 4))
            & 0x7800_0000_0000_0000;
        let swap_2 = (transposed_cross_2 ^ (transposed_cross_3 << 4))
            & 0x0000_7870_7870_7870;
        let transposed_cross_0 = transposed_cross_0 ^ swap_0;
        let transposed_cross_1 = transposed_cross_1 ^ swap_1 ^ (swap_0 >> 4);
        let transposed_cross_2 = transposed_cross_2 ^ swap_2 ^ (swap_1 >> 4);
        let transposed_cross_3 = transposed_cross_3 ^ (swap_2 >> 4);
        let swap_0 = (transposed_cross_0
            ^ ((transposed_cross_0 >> 30) | (transposed_cross_1 << 34)))
            & 0x6000_0000_0ccc_4ccc;
        let swap_1 = (transposed_cross_1
            ^ ((transposed_cross_1 >> 30) | (transposed_cross_2 << 34)))
            & 0x6600_0000_00cc_64cc;
        let swap_2 = (transposed_cross_2
            ^ ((transposed_cross_2 >> 30) | (transposed_cross_3 << 34)))
            & 0x6660_0000_000c_664c;
        let swap_3 = (transposed_cross_3 ^ (transposed_cross_3 >> 30))
            & 0x0000_0000_0000_6664;
        let transposed_cross_0 = transposed_cross_0 ^ swap_0 ^ (swap_0 << 30);
        let transposed_cross_1 = transposed_cross_1 ^ swap_1
            ^ ((swap_1 << 30) | (swap_0 >> 34));
        let transposed_cross_2 = transposed_cross_2 ^ swap_2
            ^ ((swap_2 << 30) | (swap_1 >> 34));
        let transposed_cross_3 = transposed_cross_3 ^ swap_3
            ^ ((swap_3 << 30) | (swap_2 >> 34));
        let swap_0 = (transposed_cross_0
            ^ ((transposed_cross_0 >> 15) | (transposed_cross_1 << 49)))
            & 0x5000_0aaa_4000_2aaa;
        let swap_1 = (transposed_cross_1
            ^ ((transposed_cross_1 >> 15) | (transposed_cross_2 << 49)))
            & 0x5500_00aa_5400_02aa;
        let swap_2 = (transposed_cross_2
            ^ ((transposed_cross_2 >> 15) | (transposed_cross_3 << 49)))
            & 0x5550_000a_5540_002a;
        let swap_3 = (transposed_cross_3 ^ (transposed_cross_3 >> 15))
            & 0x0000_0000_5554_0002;
        let transposed_cross_0 = transposed_cross_0 ^ swap_0 ^ (swap_0 << 15);
        let transposed_cross_1 = transposed_cross_1 ^ swap_1
            ^ ((swap_1 << 15) | (swap_0 >> 49));
        let transposed_cross_2 = transposed_cross_2 ^ swap_2
            ^ ((swap_2 << 15) | (swap_1 >> 49));
        let transposed_cross_3 = transposed_cross_3 ^ swap_3
            ^ ((swap_3 << 15) | (swap_2 >> 49));
        let [flipped_circle_0, flipped_circle_1, flipped_circle_2, flipped_circle_3] = [
            circle_0,
            circle_1,
            circle_2,
            circle_3,
        ];
        let [flipped_cross_0, flipped_cross_1, flipped_cross_2, flipped_cross_3] = [
            cross_0,
            cross_1,
            cross_2,
            cross_3,
        ];
        let swap_0 = (flipped_circle_0 ^ (flipped_circle_0 >> 8))
            & 0x007f_007f_007f_007f;
        let swap_1 = (flipped_circle_1 ^ (flipped_circle_1 >> 8))
            & 0x007f_007f_007f_007f;
        let swap_2 = (flipped_circle_2 ^ (flipped_circle_2 >> 8))
            & 0x007f_007f_007f_007f;
        let swap_3 = (flipped_circle_3 ^ (flipped_circle_3 >> 8))
            & 0x0000_007f_007f_007f;
        let flipped_circle_0 = flipped_circle_0 ^ swap_0 ^ (swap_0 << 8);
        let flipped_circle_1 = flipped_circle_1 ^ swap_1 ^ (swap_1 << 8);
        let flipped_circle_2 = flipped_circle_2 ^ swap_2 ^ (swap_2 << 8);
        let flipped_circle_3 = flipped_circle_3 ^ swap_3 ^ (swap_3 << 8);
        let swap_0 = (flipped_circle_0 ^ (flipped_circle_0 >> 4))
            & 0x0707_0707_0707_0707;
        let swap_1 = (flipped_circle_1 ^ (flipped_circle_1 >> 4))
            & 0x0707_0707_0707_0707;
        let swap_2 = (flipped_circle_2 ^ (flipped_circle_2 >> 4))
            & 0x0707_0707_0707_0707;
        let swap_3 = (flipped_circle_3 ^ (flipped_circle_3 >> 4))
            & 0x0000_0707_0707_0707;
        let flipped_circle_0 = flipped_circle_0 ^ swap_0 ^ (swap_0 << 4);
        let flipped_circle_1 = flipped_circle_1 ^ swap_1 ^ (swap_1 << 4);
        let flipped_circle_2 = flipped_circle_2 ^ swap_2 ^ (swap_2 << 4);
        let flipped_circle_3 = flipped_circle_3 ^ swap_3 ^ (swap_3 << 4);
        let swap_0 = (flipped_circle_0 ^ (flipped_circle_0 >> 2))
            & 0x1111_1111_1111_1111;
        let swap_1 = (flipped_circle_1 ^ (flipped_circle_1 >> 2))
            & 0x1111_1111_1111_1111;
        let swap_2 = (flipped_circle_2 ^ (flipped_circle_2 >> 2))
            & 0x1111_1111_1111_1111;
        let swap_3 = (flipped_circle_3 ^ (flipped_circle_3 >> 2))
            & 0x0000_1111_1111_1111;
        let flipped_circle_0 = flipped_circle_0 ^ swap_0 ^ (swap_0 << 2);
        let flipped_circle_1 = flipped_circle_1 ^ swap_1 ^ (swap_1 << 2);
        let flipped_circle_2 = flipped_circle_2 ^ swap_2 ^ (swap_2 << 2);
        let flipped_circle_3 = flipped_circle_3 ^ swap_3 ^ (swap_3 << 2);
        let swap_0 = (flipped_cross_0 ^ (flipped_cross_0 >> 8)) & 0x007f_007f_007f_007f;
        let swap_1 = (flipped_cross_1 ^ (flipped_cross_1 >> 8)) & 0x007f_007f_007f_007f;
        let swap_2 = (flipped_cross_2 ^ (flipped_cross_2 >> 8)) & 0x007f_007f_007f_007f;
        let swap_3 = (flipped_cross_3 ^ (flipped_cross_3 >> 8)) & 0x0000_007f_007f_007f;
        let flipped_cross_0 = flipped_cross_0 ^ swap_0 ^ (swap_0 << 8);
        let flipped_cross_1 = flipped_cross_1 ^ swap_1 ^ (swap_1 << 8);
        let flipped_cross_2 = flipped_cross_2 ^ swap_2 ^ (swap_2 << 8);
        let flipped_cross_3 = flipped_cross_3 ^ swap_3 ^ (swap_3 << 8);
        let swap_0 = (flipped_cross_0 ^ (flipped_cross_0 >> 4)) & 0x0707_0707_0707_0707;
        let swap_1 = (flipped_cross_1 ^ (flipped_cross_1 >> 4)) & 0x0707_0707_0707_0707;
        let swap_2 = (flipped_cross_2 ^ (flipped_cross_2 >> 4)) & 0x0707_0707_0707_0707;
        let swap_3 = (flipped_cross_3 ^ (flipped_cross_3 >> 4)) & 0x0000_0707_0707_0707;
        let flipped_cross_0 = flipped_cross_0 ^ swap_0 ^ (swap_0 << 4);
        let flipped_cross_1 = flipped_cross_1 ^ swap_1 ^ (swap_1 << 4);
        let flipped_cross_2 = flipped_cross_2 ^ swap_2 ^ (swap_2 << 4);
        let flipped_cross_3 = flipped_cross_3 ^ swap_3 ^ (swap_3 << 4);
        let swap_0 = (flipped_cross_0 ^ (flipped_cross_0 >> 2)) & 0x1111_1111_1111_1111;
        let swap_1 = (flipped_cross_1 ^ (flipped_cross_1 >> 2)) & 0x1111_1111_1111_1111;
        let swap_2 = (flipped_cross_2 ^ (flipped_cross_2 >> 2)) & 0x1111_1111_1111_1111;
        let swap_3 = (flipped_cross_3 ^ (flipped_cross_3 >> 2)) & 0x0000_1111_1111_1111;
        let flipped_cross_0 = flipped_cross_0 ^ swap_0 ^ (swap_0 << 2);
        let flipped_cross_1 = flipped_cross_1 ^ swap_1 ^ (swap_1 << 2);
        let flipped_cross_2 = flipped_cross_2 ^ swap_2 ^ (swap_2 << 2);
        let flipped_cross_3 = flipped_cross_3 ^ swap_3 ^ (swap_3 << 2);
        let [mirrored_circle_0, mirrored_circle_1, mirrored_circle_2, mirrored_circle_3,
        ] = [circle_0, circle_1, circle_2, circle_3];
        let [mirrored_cross_0, mirrored_cross_1, mirrored_cross_2, mirrored_cross_3] = [
            cross_0,
            cross_1,
            cross_2,
            cross_3,
        ];
        let [mirrored_circle_0, mirrored_circle_1, mirrored_circle_2, mirrored_circle_3,
        ] = [
            (mirrored_circle_2 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(mirrored_circle_3, 32)
                    & 0x0000_7fff_0000_7fff)
                | (mirrored_circle_3 & 0x0000_0000_7fff_0000),
            (mirrored_circle_1 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(mirrored_circle_2, 32)
                    & 0x0000_7fff_0000_7fff)
                | (mirrored_circle_2 & 0x0000_0000_7fff_0000),
            (mirrored_circle_0 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(mirrored_circle_1, 32)
                    & 0x0000_7fff_0000_7fff)
                | (mirrored_circle_1 & 0x0000_0000_7fff_0000),
            (<::mb_runtime::private::u64>::rotate_left(mirrored_circle_0, 32)
                & 0x0000_7fff_0000_7fff) | (mirrored_circle_0 & 0x0000_0000_7fff_0000),
        ];
        let [mirrored_cross_0, mirrored_cross_1, mirrored_cross_2, mirrored_cross_3] = [
            (mirrored_cross_2 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(mirrored_cross_3, 32)
                    & 0x0000_7fff_0000_7fff)
                | (mirrored_cross_3 & 0x0000_0000_7fff_0000),
            (mirrored_cross_1 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(mirrored_cross_2, 32)
                    & 0x0000_7fff_0000_7fff)
                | (mirrored_cross_2 & 0x0000_0000_7fff_0000),
            (mirrored_cross_0 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(mirrored_cross_1, 32)
                    & 0x0000_7fff_0000_7fff)
                | (mirrored_cross_1 & 0x0000_0000_7fff_0000),
            (<::mb_runtime::private::u64>::rotate_left(mirrored_cross_0, 32)
                & 0x0000_7fff_0000_7fff) | (mirrored_cross_0 & 0x0000_0000_7fff_0000),
        ];
        let [turned_flipped_circle_0, turned_flipped_circle_1, turned_flipped_circle_2,
        turned_flipped_circle_3] = [
            flipped_circle_0,
            flipped_circle_1,
            flipped_circle_2,
            flipped_circle_3,
        ];
        let [turned_flipped_cross_0, turned_flipped_cross_1, turned_flipped_cross_2,
        turned_flipped_cross_3] = [
            flipped_cross_0,
            flipped_cross_1,
            flipped_cross_2,
            flipped_cross_3,
        ];
        let [turned_flipped_circle_0, turned_flipped_circle_1, turned_flipped_circle_2,
        turned_flipped_circle_3] = [
            (turned_flipped_circle_2 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(turned_flipped_circle_3, 32)
                    & 0x0000_7fff_0000_7fff)
                | (turned_flipped_circle_3 & 0x0000_0000_7fff_0000),
            (turned_flipped_circle_1 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(turned_flipped_circle_2, 32)
                    & 0x0000_7fff_0000_7fff)
                | (turned_flipped_circle_2 & 0x0000_0000_7fff_0000),
            (turned_flipped_circle_0 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(turned_flipped_circle_1, 32)
                    & 0x0000_7fff_0000_7fff)
                | (turned_flipped_circle_1 & 0x0000_0000_7fff_0000),
            (<::mb_runtime::private::u64>::rotate_left(turned_flipped_circle_0, 32)
                & 0x0000_7fff_0000_7fff)
                | (turned_flipped_circle_0 & 0x0000_0000_7fff_0000),
        ];
        let [turned_flipped_cross_0, turned_flipped_cross_1, turned_flipped_cross_2,
        turned_flipped_cross_3] = [
            (turned_flipped_cross_2 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(turned_flipped_cross_3, 32)
                    & 0x0000_7fff_0000_7fff)
                | (turned_flipped_cross_3 & 0x0000_0000_7fff_0000),
            (turned_flipped_cross_1 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(turned_flipped_cross_2, 32)
                    & 0x0000_7fff_0000_7fff)
                | (turned_flipped_cross_2 & 0x0000_0000_7fff_0000),
            (turned_flipped_cross_0 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(turned_flipped_cross_1, 32)
                    & 0x0000_7fff_0000_7fff)
                | (turned_flipped_cross_1 & 0x0000_0000_7fff_0000),
            (<::mb_runtime::private::u64>::rotate_left(turned_flipped_cross_0, 32)
                & 0x0000_7fff_0000_7fff)
                | (turned_flipped_cross_0 & 0x0000_0000_7fff_0000),
        ];
        let (
            cross_3,
            cross_2,
            cross_1,
            cross_0,
            circle_3,
            circle_2,
            circle_1,
            circle_0,
        ) = if mirrored_cross_3 < cross_3
            || (mirrored_cross_3 == cross_3
                && (mirrored_cross_2 < cross_2
                    || (mirrored_cross_2 == cross_2
                        && (mirrored_cross_1 < cross_1
                            || (mirrored_cross_1 == cross_1
                                && (mirrored_cross_0 < cross_0
                                    || (mirrored_cross_0 == cross_0
                                        && (mirrored_circle_3 < circle_3
                                            || (mirrored_circle_3 == circle_3
                                                && (mirrored_circle_2 < circle_2
                                                    || (mirrored_circle_2 == circle_2
                                                        && (mirrored_circle_1 < circle_1
                                                            || (mirrored_circle_1 == circle_1
                                                                && (mirrored_circle_0 < circle_0))))))))))))))
        {
            (
                mirrored_cross_3,
                mirrored_cross_2,
                mirrored_cross_1,
                mirrored_cross_0,
                mirrored_circle_3,
                mirrored_circle_2,
                mirrored_circle_1,
                mirrored_circle_0,
            )
        } else {
            (cross_3, cross_2, cross_1, cross_0, circle_3, circle_2, circle_1, circle_0)
        };
        let (
            flipped_cross_3,
            flipped_cross_2,
            flipped_cross_1,
            flipped_cross_0,
            flipped_circle_3,
            flipped_circle_2,
            flipped_circle_1,
            flipped_circle_0,
        ) = if turned_flipped_cross_3 < flipped_cross_3
            || (turned_flipped_cross_3 == flipped_cross_3
                && (turned_flipped_cross_2 < flipped_cross_2
                    || (turned_flipped_cross_2 == flipped_cross_2
                        && (turned_flipped_cross_1 < flipped_cross_1
                            || (turned_flipped_cross_1 == flipped_cross_1
                                && (turned_flipped_cross_0 < flipped_cross_0
                                    || (turned_flipped_cross_0 == flipped_cross_0
                                        && (turned_flipped_circle_3 < flipped_circle_3
                                            || (turned_flipped_circle_3 == flipped_circle_3
                                                && (turned_flipped_circle_2 < flipped_circle_2
                                                    || (turned_flipped_circle_2 == flipped_circle_2
                                                        && (turned_flipped_circle_1 < flipped_circle_1
                                                            || (turned_flipped_circle_1 == flipped_circle_1
                                                                && (turned_flipped_circle_0 < flipped_circle_0))))))))))))))
        {
            (
                turned_flipped_cross_3,
                turned_flipped_cross_2,
                turned_flipped_cross_1,
                turned_flipped_cross_0,
                turned_flipped_circle_3,
                turned_flipped_circle_2,
                turned_flipped_circle_1,
                turned_flipped_circle_0,
            )
        } else {
            (
                flipped_cross_3,
                flipped_cross_2,
                flipped_cross_1,
                flipped_cross_0,
                flipped_circle_3,
                flipped_circle_2,
                flipped_circle_1,
                flipped_circle_0,
            )
        };
        let (
            cross_3,
            cross_2,
            cross_1,
            cross_0,
            circle_3,
            circle_2,
            circle_1,
            circle_0,
        ) = if flipped_cross_3 < cross_3
            || (flipped_cross_3 == cross_3
                && (flipped_cross_2 < cross_2
                    || (flipped_cross_2 == cross_2
                        && (flipped_cross_1 < cross_1
                            || (flipped_cross_1 == cross_1
                                && (flipped_cross_0 < cross_0
                                    || (flipped_cross_0 == cross_0
                                        && (flipped_circle_3 < circle_3
                                            || (flipped_circle_3 == circle_3
                                                && (flipped_circle_2 < circle_2
                                                    || (flipped_circle_2 == circle_2
                                                        && (flipped_circle_1 < circle_1
                                                            || (flipped_circle_1 == circle_1
                                                                && (flipped_circle_0 < circle_0))))))))))))))
        {
            (
                flipped_cross_3,
                flipped_cross_2,
                flipped_cross_1,
                flipped_cross_0,
                flipped_circle_3,
                flipped_circle_2,
                flipped_circle_1,
                flipped_circle_0,
            )
        } else {
            (cross_3, cross_2, cross_1, cross_0, circle_3, circle_2, circle_1, circle_0)
        };
        let [flipped_transposed_circle_0, flipped_transposed_circle_1,
        flipped_transposed_circle_2, flipped_transposed_circle_3] = [
            transposed_circle_0,
            transposed_circle_1,
            transposed_circle_2,
            transposed_circle_3,
        ];
        let [flipped_transposed_cross_0, flipped_transposed_cross_1,
        flipped_transposed_cross_2, flipped_transposed_cross_3] = [
            transposed_cross_0,
            transposed_cross_1,
            transposed_cross_2,
            transposed_cross_3,
        ];
        let swap_0 = (flipped_transposed_circle_0 ^ (flipped_transposed_circle_0 >> 8))
            & 0x007f_007f_007f_007f;
        let swap_1 = (flipped_transposed_circle_1 ^ (flipped_transposed_circle_1 >> 8))
            & 0x007f_007f_007f_007f;
        let swap_2 = (flipped_transposed_circle_2 ^ (flipped_transposed_circle_2 >> 8))
            & 0x007f_007f_007f_007f;
        let swap_3 = (flipped_transposed_circle_3 ^ (flipped_transposed_circle_3 >> 8))
            & 0x0000_007f_007f_007f;
        let flipped_transposed_circle_0 = flipped_transposed_circle_0 ^ swap_0
            ^ (swap_0 << 8);
        let flipped_transposed_circle_1 = flipped_transposed_circle_1 ^ swap_1
            ^ (swap_1 << 8);
        let flipped_transposed_circle_2 = flipped_transposed_circle_2 ^ swap_2
            ^ (swap_2 << 8);
        let flipped_transposed_circle_3 = flipped_transposed_circle_3 ^ swap_3
            ^ (swap_3 << 8);
        let swap_0 = (flipped_transposed_circle_0 ^ (flipped_transposed_circle_0 >> 4))
            & 0x0707_0707_0707_0707;
        let swap_1 = (flipped_transposed_circle_1 ^ (flipped_transposed_circle_1 >> 4))
            & 0x0707_0707_0707_0707;
        let swap_2 = (flipped_transposed_circle_2 ^ (flipped_transposed_circle_2 >> 4))
            & 0x0707_0707_0707_0707;
        let swap_3 = (flipped_transposed_circle_3 ^ (flipped_transposed_circle_3 >> 4))
            & 0x0000_0707_0707_0707;
        let flipped_transposed_circle_0 = flipped_transposed_circle_0 ^ swap_0
            ^ (swap_0 << 4);
        let flipped_transposed_circle_1 = flipped_transposed_circle_1 ^ swap_1
            ^ (swap_1 << 4);
        let flipped_transposed_circle_2 = flipped_transposed_circle_2 ^ swap_2
            ^ (swap_2 << 4);
        let flipped_transposed_circle_3 = flipped_transposed_circle_3 ^ swap_3
            ^ (swap_3 << 4);
        let swap_0 = (flipped_transposed_circle_0 ^ (flipped_transposed_circle_0 >> 2))
            & 0x1111_1111_1111_1111;
        let swap_1 = (flipped_transposed_circle_1 ^ (flipped_transposed_circle_1 >> 2))
            & 0x1111_1111_1111_1111;
        let swap_2 = (flipped_transposed_circle_2 ^ (flipped_transposed_circle_2 >> 2))
            & 0x1111_1111_1111_1111;
        let swap_3 = (flipped_transposed_circle_3 ^ (flipped_transposed_circle_3 >> 2))
            & 0x0000_1111_1111_1111;
        let flipped_transposed_circle_0 = flipped_transposed_circle_0 ^ swap_0
            ^ (swap_0 << 2);
        let flipped_transposed_circle_1 = flipped_transposed_circle_1 ^ swap_1
            ^ (swap_1 << 2);
        let flipped_transposed_circle_2 = flipped_transposed_circle_2 ^ swap_2
            ^ (swap_2 << 2);
        let flipped_transposed_circle_3 = flipped_transposed_circle_3 ^ swap_3
            ^ (swap_3 << 2);
        let swap_0 = (flipped_transposed_cross_0 ^ (flipped_transposed_cross_0 >> 8))
            & 0x007f_007f_007f_007f;
        let swap_1 = (flipped_transposed_cross_1 ^ (flipped_transposed_cross_1 >> 8))
            & 0x007f_007f_007f_007f;
        let swap_2 = (flipped_transposed_cross_2 ^ (flipped_transposed_cross_2 >> 8))
            & 0x007f_007f_007f_007f;
        let swap_3 = (flipped_transposed_cross_3 ^ (flipped_transposed_cross_3 >> 8))
            & 0x0000_007f_007f_007f;
        let flipped_transposed_cross_0 = flipped_transposed_cross_0 ^ swap_0
            ^ (swap_0 << 8);
        let flipped_transposed_cross_1 = flipped_transposed_cross_1 ^ swap_1
            ^ (swap_1 << 8);
        let flipped_transposed_cross_2 = flipped_transposed_cross_2 ^ swap_2
            ^ (swap_2 << 8);
        let flipped_transposed_cross_3 = flipped_transposed_cross_3 ^ swap_3
            ^ (swap_3 << 8);
        let swap_0 = (flipped_transposed_cross_0 ^ (flipped_transposed_cross_0 >> 4))
            & 0x0707_0707_0707_0707;
        let swap_1 = (flipped_transposed_cross_1 ^ (flipped_transposed_cross_1 >> 4))
            & 0x0707_0707_0707_0707;
        let swap_2 = (flipped_transposed_cross_2 ^ (flipped_transposed_cross_2 >> 4))
            & 0x0707_0707_0707_0707;
        let swap_3 = (flipped_transposed_cross_3 ^ (flipped_transposed_cross_3 >> 4))
            & 0x0000_0707_0707_0707;
        let flipped_transposed_cross_0 = flipped_transposed_cross_0 ^ swap_0
            ^ (swap_0 << 4);
        let flipped_transposed_cross_1 = flipped_transposed_cross_1 ^ swap_1
            ^ (swap_1 << 4);
        let flipped_transposed_cross_2 = flipped_transposed_cross_2 ^ swap_2
            ^ (swap_2 << 4);
        let flipped_transposed_cross_3 = flipped_transposed_cross_3 ^ swap_3
            ^ (swap_3 << 4);
        let swap_0 = (flipped_transposed_cross_0 ^ (flipped_transposed_cross_0 >> 2))
            & 0x1111_1111_1111_1111;
        let swap_1 = (flipped_transposed_cross_1 ^ (flipped_transposed_cross_1 >> 2))
            & 0x1111_1111_1111_1111;
        let swap_2 = (flipped_transposed_cross_2 ^ (flipped_transposed_cross_2 >> 2))
            & 0x1111_1111_1111_1111;
        let swap_3 = (flipped_transposed_cross_3 ^ (flipped_transposed_cross_3 >> 2))
            & 0x0000_1111_1111_1111;
        let flipped_transposed_cross_0 = flipped_transposed_cross_0 ^ swap_0
            ^ (swap_0 << 2);
        let flipped_transposed_cross_1 = flipped_transposed_cross_1 ^ swap_1
            ^ (swap_1 << 2);
        let flipped_transposed_cross_2 = flipped_transposed_cross_2 ^ swap_2
            ^ (swap_2 << 2);
        let flipped_transposed_cross_3 = flipped_transposed_cross_3 ^ swap_3
            ^ (swap_3 << 2);
        let [mirrored_transposed_circle_0, mirrored_transposed_circle_1,
        mirrored_transposed_circle_2, mirrored_transposed_circle_3] = [
            transposed_circle_0,
            transposed_circle_1,
            transposed_circle_2,
            transposed_circle_3,
        ];
        let [mirrored_transposed_cross_0, mirrored_transposed_cross_1,
        mirrored_transposed_cross_2, mirrored_transposed_cross_3] = [
            transposed_cross_0,
            transposed_cross_1,
            transposed_cross_2,
            transposed_cross_3,
        ];
        let [mirrored_transposed_circle_0, mirrored_transposed_circle_1,
        mirrored_transposed_circle_2, mirrored_transposed_circle_3] = [
            (mirrored_transposed_circle_2 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(
                    mirrored_transposed_circle_3,
                    32,
                ) & 0x0000_7fff_0000_7fff)
                | (mirrored_transposed_circle_3 & 0x0000_0000_7fff_0000),
            (mirrored_transposed_circle_1 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(
                    mirrored_transposed_circle_2,
                    32,
                ) & 0x0000_7fff_0000_7fff)
                | (mirrored_transposed_circle_2 & 0x0000_0000_7fff_0000),
            (mirrored_transposed_circle_0 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(
                    mirrored_transposed_circle_1,
                    32,
                ) & 0x0000_7fff_0000_7fff)
                | (mirrored_transposed_circle_1 & 0x0000_0000_7fff_0000),
            (<::mb_runtime::private::u64>::rotate_left(mirrored_transposed_circle_0, 32)
                & 0x0000_7fff_0000_7fff)
                | (mirrored_transposed_circle_0 & 0x0000_0000_7fff_0000),
        ];
        let [mirrored_transposed_cross_0, mirrored_transposed_cross_1,
        mirrored_transposed_cross_2, mirrored_transposed_cross_3] = [
            (mirrored_transposed_cross_2 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(
                    mirrored_transposed_cross_3,
                    32,
                ) & 0x0000_7fff_0000_7fff)
                | (mirrored_transposed_cross_3 & 0x0000_0000_7fff_0000),
            (mirrored_transposed_cross_1 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(
                    mirrored_transposed_cross_2,
                    32,
                ) & 0x0000_7fff_0000_7fff)
                | (mirrored_transposed_cross_2 & 0x0000_0000_7fff_0000),
            (mirrored_transposed_cross_0 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(
                    mirrored_transposed_cross_1,
                    32,
                ) & 0x0000_7fff_0000_7fff)
                | (mirrored_transposed_cross_1 & 0x0000_0000_7fff_0000),
            (<::mb_runtime::private::u64>::rotate_left(mirrored_transposed_cross_0, 32)
                & 0x0000_7fff_0000_7fff)
                | (mirrored_transposed_cross_0 & 0x0000_0000_7fff_0000),
        ];
        let [turned_flipped_transposed_circle_0, turned_flipped_transposed_circle_1,
        turned_flipped_transposed_circle_2, turned_flipped_transposed_circle_3] = [
            flipped_transposed_circle_0,
            flipped_transposed_circle_1,
            flipped_transposed_circle_2,
            flipped_transposed_circle_3,
        ];
        let [turned_flipped_transposed_cross_0, turned_flipped_transposed_cross_1,
        turned_flipped_transposed_cross_2, turned_flipped_transposed_cross_3] = [
            flipped_transposed_cross_0,
            flipped_transposed_cross_1,
            flipped_transposed_cross_2,
            flipped_transposed_cross_3,
        ];
        let [turned_flipped_transposed_circle_0, turned_flipped_transposed_circle_1,
        turned_flipped_transposed_circle_2, turned_flipped_transposed_circle_3] = [
            (turned_flipped_transposed_circle_2 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(
                    turned_flipped_transposed_circle_3,
                    32,
                ) & 0x0000_7fff_0000_7fff)
                | (turned_flipped_transposed_circle_3 & 0x0000_0000_7fff_0000),
            (turned_flipped_transposed_circle_1 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(
                    turned_flipped_transposed_circle_2,
                    32,
                ) & 0x0000_7fff_0000_7fff)
                | (turned_flipped_transposed_circle_2 & 0x0000_0000_7fff_0000),
            (turned_flipped_transposed_circle_0 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(
                    turned_flipped_transposed_circle_1,
                    32,
                ) & 0x0000_7fff_0000_7fff)
                | (turned_flipped_transposed_circle_1 & 0x0000_0000_7fff_0000),
            (<::mb_runtime::private::u64>::rotate_left(
                turned_flipped_transposed_circle_0,
                32,
            ) & 0x0000_7fff_0000_7fff)
                | (turned_flipped_transposed_circle_0 & 0x0000_0000_7fff_0000),
        ];
        let [turned_flipped_transposed_cross_0, turned_flipped_transposed_cross_1,
        turned_flipped_transposed_cross_2, turned_flipped_transposed_cross_3] = [
            (turned_flipped_transposed_cross_2 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(
                    turned_flipped_transposed_cross_3,
                    32,
                ) & 0x0000_7fff_0000_7fff)
                | (turned_flipped_transposed_cross_3 & 0x0000_0000_7fff_0000),
            (turned_flipped_transposed_cross_1 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(
                    turned_flipped_transposed_cross_2,
                    32,
                ) & 0x0000_7fff_0000_7fff)
                | (turned_flipped_transposed_cross_2 & 0x0000_0000_7fff_0000),
            (turned_flipped_transposed_cross_0 & 0x7fff_0000_0000_0000)
                | (<::mb_runtime::private::u64>::rotate_left(
                    turned_flipped_transposed_cross_1,
                    32,
                ) & 0x0000_7fff_0000_7fff)
                | (turned_flipped_transposed_cross_1 & 0x0000_0000_7fff_0000),
            (<::mb_runtime::private::u64>::rotate_left(
                turned_flipped_transposed_cross_0,
                32,
            ) & 0x0000_7fff_0000_7fff)
                | (turned_flipped_transposed_cross_0 & 0x0000_0000_7fff_0000),
        ];
        let (
            transposed_cross_3,
            transposed_cross_2,
            transposed_cross_1,
            transposed_cross_0,
            transposed_circle_3,
            transposed_circle_2,
            transposed_circle_1,
            transposed_circle_0,
        ) = if mirrored_transposed_cross_3 < transposed_cross_3
            || (mirrored_transposed_cross_3 == transposed_cross_3
                && (mirrored_transposed_cross_2 < transposed_cross_2
                    || (mirrored_transposed_cross_2 == transposed_cross_2
                        && (mirrored_transposed_cross_1 < transposed_cross_1
                            || (mirrored_transposed_cross_1 == transposed_cross_1
                                && (mirrored_transposed_cross_0 < transposed_cross_0
                                    || (mirrored_transposed_cross_0 == transposed_cross_0
                                        && (mirrored_transposed_circle_3 < transposed_circle_3
                                            || (mirrored_transposed_circle_3 == transposed_circle_3
                                                && (mirrored_transposed_circle_2 < transposed_circle_2
                                                    || (mirrored_transposed_circle_2 == transposed_circle_2
                                                        && (mirrored_transposed_circle_1 < transposed_circle_1
                                                            || (mirrored_transposed_circle_1 == transposed_circle_1
                                                                && (mirrored_transposed_circle_0
                                                                    < transposed_circle_0))))))))))))))
        {
            (
                mirrored_transposed_cross_3,
                mirrored_transposed_cross_2,
                mirrored_transposed_cross_1,
                mirrored_transposed_cross_0,
                mirrored_transposed_circle_3,
                mirrored_transposed_circle_2,
                mirrored_transposed_circle_1,
                mirrored_transposed_circle_0,
            )
        } else {
            (
                transposed_cross_3,
                transposed_cross_2,
                transposed_cross_1,
                transposed_cross_0,
                transposed_circle_3,
                transposed_circle_2,
                transposed_circle_1,
                transposed_circle_0,
            )
        };
        let (
            flipped_transposed_cross_3,
            flipped_transposed_cross_2,
            flipped_transposed_cross_1,
            flipped_transposed_cross_0,
            flipped_transposed_circle_3,
            flipped_transposed_circle_2,
            flipped_transposed_circle_1,
            flipped_transposed_circle_0,
        ) = if turned_flipped_transposed_cross_3 < flipped_transposed_cross_3
            || (turned_flipped_transposed_cross_3 == flipped_transposed_cross_3
                && (turned_flipped_transposed_cross_2 < flipped_transposed_cross_2
                    || (turned_flipped_transposed_cross_2 == flipped_transposed_cross_2
                        && (turned_flipped_transposed_cross_1
                            < flipped_transposed_cross_1
                            || (turned_flipped_transposed_cross_1
                                == flipped_transposed_cross_1
                                && (turned_flipped_transposed_cross_0
                                    < flipped_transposed_cross_0
                                    || (turned_flipped_transposed_cross_0
                                        == flipped_transposed_cross_0
                                        && (turned_flipped_transposed_circle_3
                                            < flipped_transposed_circle_3
                                            || (turned_flipped_transposed_circle_3
                                                == flipped_transposed_circle_3
                                                && (turned_flipped_transposed_circle_2
                                                    < flipped_transposed_circle_2
                                                    || (turned_flipped_transposed_circle_2
                                                        == flipped_transposed_circle_2
                                                        && (turned_flipped_transposed_circle_1
                                                            < flipped_transposed_circle_1
                                                            || (turned_flipped_transposed_circle_1
                                                                == flipped_transposed_circle_1
                                                                && (turned_flipped_transposed_circle_0
                                                                    < flipped_transposed_circle_0))))))))))))))
        {
            (
                turned_flipped_transposed_cross_3,
                turned_flipped_transposed_cross_2,
                turned_flipped_transposed_cross_1,
                turned_flipped_transposed_cross_0,
                turned_flipped_transposed_circle_3,
                turned_flipped_transposed_circle_2,
                turned_flipped_transposed_circle_1,
                turned_flipped_transposed_circle_0,
            )
        } else {
            (
                flipped_transposed_cross_3,
                flipped_transposed_cross_2,
                flipped_transposed_cross_1,
                flipped_transposed_cross_0,
                flipped_transposed_circle_3,
                flipped_transposed_circle_2,
                flipped_transposed_circle_1,
                flipped_transposed_circle_0,
            )
        };
        let (
            transposed_cross_3,
            transposed_cross_2,
            transposed_cross_1,
            transposed_cross_0,
            transposed_circle_3,
            transposed_circle_2,
            transposed_circle_1,
            transposed_circle_0,
        ) = if flipped_transposed_cross_3 < transposed_cross_3
            || (flipped_transposed_cross_3 == transposed_cross_3
                && (flipped_transposed_cross_2 < transposed_cross_2
                    || (flipped_transposed_cross_2 == transposed_cross_2
                        && (flipped_transposed_cross_1 < transposed_cross_1
                            || (flipped_transposed_cross_1 == transposed_cross_1
                                && (flipped_transposed_cross_0 < transposed_cross_0
                                    || (flipped_transposed_cross_0 == transposed_cross_0
                                        && (flipped_transposed_circle_3 < transposed_circle_3
                                            || (flipped_transposed_circle_3 == transposed_circle_3
                                                && (flipped_transposed_circle_2 < transposed_circle_2
                                                    || (flipped_transposed_circle_2 == transposed_circle_2
                                                        && (flipped_transposed_circle_1 < transposed_circle_1
                                                            || (flipped_transposed_circle_1 == transposed_circle_1
                                                                && (flipped_transposed_circle_0
                                                                    < transposed_circle_0))))))))))))))
        {
            (
                flipped_transposed_cross_3,
                flipped_transposed_cross_2,
                flipped_transposed_cross_1,
                flipped_transposed_cross_0,
                flipped_transposed_circle_3,
                flipped_transposed_circle_2,
                flipped_transposed_circle_1,
                flipped_transposed_circle_0,
            )
        } else {
            (
                transposed_cross_3,
                transposed_cross_2,
                transposed_cross_1,
                transposed_cross_0,
                transposed_circle_3,
                transposed_circle_2,
                transposed_circle_1,
                transposed_circle_0,
            )
        };
        let (
            cross_3,
            cross_2,
            cross_1,
            cross_0,
            circle_3,
            circle_2,
            circle_1,
            circle_0,
        ) = if transposed_cross_3 < cross_3
            || (transposed_cross_3 == cross_3
                && (transposed_cross_2 < cross_2
                    || (transposed_cross_2 == cross_2
                        && (transposed_cross_1 < cross_1
                            || (transposed_cross_1 == cross_1
                                && (transposed_cross_0 < cross_0
                                    || (transposed_cross_0 == cross_0
                                        && (transposed_circle_3 < circle_3
                                            || (transposed_circle_3 == circle_3
                                                && (transposed_circle_2 < circle_2
                                                    || (transposed_circle_2 == circle_2
                                                        && (transposed_circle_1 < circle_1
                                                            || (transposed_circle_1 == circle_1
                                                                && (transposed_circle_0 < circle_0))))))))))))))
        {
            (
                transposed_cross_3,
                transposed_cross_2,
                transposed_cross_1,
                transposed_cross_0,
                transposed_circle_3,
                transposed_circle_2,
                transposed_circle_1,
                transposed_circle_0,
            )
        } else {
            (cross_3, cross_2, cross_1, cross_0, circle_3, circle_2, circle_1, circle_0)
        };
        ::mb_runtime::private::Words([
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
}
#[automatically_derived]
impl ::mb_runtime::private::Board for Board {
    type Key = ::mb_runtime::private::Words<8>;
    type Counts = [::mb_runtime::private::u16; 36];
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
