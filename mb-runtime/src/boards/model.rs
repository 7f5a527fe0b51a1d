//! The plainest board, for tests: a two-dimensional array and loops. It shares no code with the real ones.

use std::collections::BTreeMap;

use mb_core::{Board, Geometry, Mark, Square, Symmetry};

type Column = Vec<Option<Mark>>;

/// Columns of squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Model {
    columns: Vec<Column>,
    win: usize,
}

impl Model {
    pub(crate) fn new(geometry: Geometry) -> Self {
        Self { columns: vec![vec![None; geometry.rows()]; geometry.cols()], win: geometry.win() }
    }

    fn cols(&self) -> usize {
        self.columns.len()
    }

    fn rows(&self) -> usize {
        self.columns[0].len()
    }

    fn xy(&self, square: Square) -> (usize, usize) {
        (square.index() / self.rows(), square.index() % self.rows())
    }

    pub(crate) fn set(&mut self, square: Square, value: Option<Mark>) {
        let (x, y) = self.xy(square);
        self.columns[x][y] = value;
    }

    fn squares(&self) -> impl Iterator<Item = Option<Mark>> + '_ {
        self.columns.iter().flatten().copied()
    }

    pub(crate) fn legal_moves(&self) -> Vec<usize> {
        self.squares().enumerate().filter(|(_, square)| square.is_none()).map(|(index, _)| index).collect()
    }

    pub(crate) fn text(&self) -> String {
        self.squares()
            .map(|square| square.map_or('.', |mark| if mark == Mark::Circle { 'o' } else { 'x' }))
            .collect()
    }

    /// Every window of `win` squares, as the coordinates of its squares.
    fn windows(&self) -> Vec<Vec<(usize, usize)>> {
        let mut windows = Vec::new();
        let directions: &[(isize, isize)] =
            if self.win == 1 { &[(0, 1)] } else { &[(0, 1), (1, 0), (1, 1), (1, -1)] };
        for (dx, dy) in directions {
            for x in 0..self.cols() {
                for y in 0..self.rows() {
                    let squares = (0..self.win.cast_signed()).map_while(|step| {
                        let x = x.checked_add_signed(dx * step).filter(|x| *x < self.cols())?;
                        let y = y.checked_add_signed(dy * step).filter(|y| *y < self.rows())?;
                        Some((x, y))
                    });
                    let squares: Vec<_> = squares.collect();
                    if squares.len() == self.win {
                        windows.push(squares);
                    }
                }
            }
        }
        windows
    }

    fn count(&self, window: &[(usize, usize)], mark: Mark) -> usize {
        window.iter().filter(|(x, y)| self.columns[*x][*y] == Some(mark)).count()
    }

    pub(crate) fn is_win(&self, mark: Mark, square: Square) -> bool {
        let xy = self.xy(square);
        self.windows().iter().any(|window| window.contains(&xy) && self.count(window, mark) == self.win)
    }

    pub(crate) fn has_line(&self, mark: Mark) -> bool {
        self.windows().iter().any(|window| self.count(window, mark) == self.win)
    }

    pub(crate) fn line_patterns(&self, turn: Mark) -> Vec<(usize, usize, usize, u32)> {
        let mut patterns = BTreeMap::new();
        for window in self.windows() {
            let (last, turn) = (self.count(&window, turn.opponent()), self.count(&window, turn));
            *patterns.entry((last, turn, self.win - last - turn)).or_insert(0) += 1;
        }
        patterns.into_iter().map(|((last, turn, empty), lines)| (last, turn, empty, lines)).collect()
    }

    /// The bits of the key from the highest to the lowest: cross before circle, the last square first.
    /// Numbers of one width compare as these do.
    pub(crate) fn key_bits(&self) -> Vec<bool> {
        let of = |mark| self.squares().map(|square| square == Some(mark)).collect::<Vec<_>>();
        [of(Mark::Circle), of(Mark::Cross)].concat().into_iter().rev().collect()
    }

    pub(crate) fn key_hex(&self) -> String {
        let mut bits = self.key_bits();
        let missing = bits.len().next_multiple_of(4) - bits.len();
        bits.splice(0..0, vec![false; missing]);
        let digit = |bits: &[bool]| bits.iter().fold(0, |digit, bit| 2 * digit + u32::from(*bit));
        let digits: String = bits.chunks(4).filter_map(|bits| char::from_digit(digit(bits), 16)).collect();
        let trimmed = digits.trim_start_matches('0');
        if trimmed.is_empty() { "0".to_owned() } else { trimmed.to_owned() }
    }

    pub(crate) fn mirror(&self) -> Self {
        let columns = self.columns.iter().rev().cloned().collect();
        Self { columns, ..*self }
    }

    pub(crate) fn flip(&self) -> Self {
        let columns = self.columns.iter().map(|column| column.iter().rev().copied().collect()).collect();
        Self { columns, ..*self }
    }

    pub(crate) fn transpose(&self) -> Self {
        let row = |y: usize| self.columns.iter().map(|column| column[y]).collect();
        Self { columns: (0..self.rows()).map(row).collect(), ..*self }
    }

    /// Clockwise.
    fn rotate90(&self) -> Self {
        let mut image = self.transpose();
        for x in 0..self.cols() {
            for y in 0..self.rows() {
                image.columns[self.rows() - 1 - y][x] = self.columns[x][y];
            }
        }
        image
    }

    pub(crate) fn image(&self, symmetry: Symmetry) -> Self {
        match symmetry {
            Symmetry::Identity => self.clone(),
            Symmetry::Mirror => self.mirror(),
            Symmetry::Flip => self.flip(),
            Symmetry::Rotate180 => self.mirror().flip(),
            Symmetry::Transpose => self.transpose(),
            Symmetry::Rotate90 => self.rotate90(),
            Symmetry::Rotate270 => self.rotate90().rotate90().rotate90(),
            Symmetry::AntiTranspose => self.transpose().mirror().flip(),
        }
    }

    /// Asserts that a board is equal to this model in every operation.
    pub(crate) fn assert_equals<B: Board>(&self, board: &B) {
        let geometry = board.geometry();
        assert_eq!(board.to_string(), self.text());
        assert_eq!(
            geometry.squares().map(|square| board.get(square)).collect::<Vec<_>>(),
            self.squares().collect::<Vec<_>>()
        );
        self.assert_equal_moves(board);
        self.assert_equal_lines(board);
        self.assert_equal_symmetries(board);
    }

    pub(crate) fn assert_equal_moves<B: Board>(&self, board: &B) {
        let expected = self.legal_moves();
        assert_eq!(board.legal_move_count(), expected.len());
        assert_eq!(board.legal_moves().len(), expected.len());
        assert_eq!(board.legal_moves().map(Square::index).collect::<Vec<_>>(), expected);
        let backwards: Vec<_> = board.legal_moves().rev().map(Square::index).collect();
        assert!(backwards.iter().eq(expected.iter().rev()));
        for n in [0, 1, expected.len() / 2, expected.len().saturating_sub(1), expected.len()] {
            let square = expected.get(n).copied();
            assert_eq!(board.nth_legal_move(n).map(Square::index), square);
            assert_eq!(board.legal_moves().nth(n).map(Square::index), square);
        }
        // From both ends in turn.
        let (mut moves, mut rest) = (board.legal_moves(), expected.iter().copied());
        loop {
            assert_eq!(moves.len(), rest.len());
            let (first, last) = (moves.next().map(Square::index), moves.next_back().map(Square::index));
            assert_eq!((first, last), (rest.next(), rest.next_back()));
            if first.is_none() {
                break;
            }
        }
        assert!(moves.next().is_none() && moves.next_back().is_none());
    }

    pub(crate) fn assert_equal_lines<B: Board>(&self, board: &B) {
        for mark in Mark::ALL {
            assert_eq!(board.has_line(mark), self.has_line(mark));
            assert_eq!(board.line_patterns(mark).iter().collect::<Vec<_>>(), self.line_patterns(mark));
            for square in board.geometry().squares() {
                if board.get(square) == Some(mark) {
                    assert_eq!(board.is_win(mark, square), self.is_win(mark, square), "{board:?} {square:?}");
                }
            }
        }
    }

    pub(crate) fn assert_equal_symmetries<B: Board>(&self, board: &B) {
        let geometry = board.geometry();
        let hex = |key: &B::Key| format!("{key:x}");
        assert_eq!(hex(&board.key()), self.key_hex());
        for symmetry in Symmetry::ALL {
            let image = board.transform(symmetry);
            assert_eq!(image.is_some(), geometry.is_square() || !symmetry.swaps_axes());
            if let Some(image) = image {
                assert_eq!(image.to_string(), self.image(symmetry).text(), "{symmetry:?}");
            }
        }
        let mut images: Vec<_> = geometry.symmetries().iter().map(|symmetry| self.image(*symmetry)).collect();
        images.sort_by_key(Self::key_bits);
        images.dedup();
        let keys: Vec<_> = images.iter().map(Self::key_hex).collect();
        assert_eq!(board.symmetric_keys().iter().map(hex).collect::<Vec<_>>(), keys);
        assert_eq!(hex(&board.canonical_key()), keys[0]);
        assert_eq!(board.canonical().to_string(), images[0].text());
        if let Some(square) = geometry.squares().find(|square| board.get(*square).is_some()) {
            self.assert_equal_keys_with(board, square);
        }
    }

    fn assert_equal_keys_with<B: Board>(&self, board: &B, square: Square) {
        let geometry = board.geometry();
        let mut expected = BTreeMap::new();
        for symmetry in geometry.series_order() {
            let image = self.image(*symmetry);
            expected.insert(image.key_bits(), (image.key_hex(), symmetry.apply(geometry, square)));
        }
        let keys = board.symmetric_keys_with(square);
        let keys = keys.iter().map(|(key, square)| (format!("{key:x}"), *square));
        assert_eq!(keys.collect::<Vec<_>>(), expected.into_values().collect::<Vec<_>>());
    }
}
