//! Lines as sets of squares, to find the lines that a side owns in a single game.

use crate::playout::lanes::{OpenLines, OpenLinesOfBoth};

/// The lines of both sides, each as the bits of its squares in a word.
#[derive(Clone, Debug)]
pub(super) struct LineSets {
    mover: Vec<u64>,
    other: Vec<u64>,
}

impl LineSets {
    /// The lines on `squares` squares; `None` if a word has fewer bits than there are squares or lines.
    pub(super) fn new(lines: &OpenLinesOfBoth, squares: usize) -> Option<Self> {
        const MOST: usize = u64::BITS as usize;
        let sets = |lines: &OpenLines| -> Vec<u64> {
            lines.iter().map(|line| line.iter().fold(0, |set, square| set | 1 << square)).collect()
        };
        let fits =
            squares <= MOST && [&lines.mover, &lines.other].iter().all(|lines| lines.iter().count() <= MOST);
        fits.then(|| Self { mover: sets(&lines.mover), other: sets(&lines.other) })
    }

    /// The only line that each side owns on a full board; `None` if it owns none or several. `is_mover` says which squares
    /// the side to move holds.
    pub(super) fn only_lines(&self, is_mover: impl Iterator<Item = bool>) -> [Option<u64>; 2] {
        let (mut movers, mut all) = (0_u64, 0_u64);
        for (square, is_mover) in (0..u64::BITS).zip(is_mover) {
            movers |= u64::from(is_mover) << square;
            all |= 1 << square;
        }
        [only(&self.mover, movers), only(&self.other, all & !movers)]
    }
}

/// The only one of these lines that is held, if it is just one. Without a branch for every line, which the processor could
/// not predict.
fn only(lines: &[u64], held: u64) -> Option<u64> {
    let owned = (0..u64::BITS)
        .zip(lines)
        .fold(0, |owned, (number, line)| owned | u64::from(held & line == *line) << number);
    owned.is_power_of_two().then(|| lines.get(owned.trailing_zeros() as usize).copied()).flatten()
}

#[cfg(test)]
mod tests {
    use super::only;

    #[test]
    fn a_line_is_found_when_it_is_the_only_one() {
        let lines = [0b111, 0b1001_0001, 0b11_1000];
        assert_eq!(only(&lines, 0b111), Some(0b111));
        assert_eq!(only(&lines, 0b11_1101), Some(0b11_1000));
        assert_eq!(only(&lines, 0b11_1111), None);
        assert_eq!(only(&lines, 0b1001_0110), None);
        assert_eq!(only(&[], u64::MAX), None);
    }
}
