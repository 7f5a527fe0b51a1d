//! The exact results of random play on empty square boards where a whole line wins, and the methods of random play.
//!
//! The results are independent of every engine: they count the ways to share out squares in which neither side has a
//! line, by inclusion and exclusion over sets of lines, and do not play moves.

use mb_runtime::PlayoutMethod;

/// The methods of playing out.
pub const METHODS: [PlayoutMethod; 3] =
    [PlayoutMethod::OneAtATime, PlayoutMethod::Batch, PlayoutMethod::Winner];

/// The probabilities of the results: circle wins, cross wins, draw.
pub type Chances = [f64; 3];

/// Returns the chances of random play on the empty board of this size, for each square with which circle begins, column
/// by column from the top left.
#[must_use]
pub fn chances_by_first_move(size: usize) -> Vec<Chances> {
    let lines = lines(size);
    (0..size * size).map(|first| chances(size * size, &lines, first)).collect()
}

/// Returns the lines as sets of squares.
fn lines(size: usize) -> Vec<u32> {
    let set = |square: &dyn Fn(usize) -> usize| (0..size).fold(0, |set, index| set | 1 << square(index));
    let mut lines = vec![set(&|index| index * size + index), set(&|index| index * size + size - 1 - index)];
    for place in 0..size {
        lines.push(set(&|index| place * size + index));
        lines.push(set(&|index| index * size + place));
    }
    lines
}

/// Returns the unions of all sets of lines, each with the sign of inclusion and exclusion. The signs of equal unions
/// are added up.
fn unions(lines: &[u32]) -> Vec<(u32, i64)> {
    let mut signs = std::collections::BTreeMap::new();
    for chosen in 0_u32..1 << lines.len() {
        let union = (0..lines.len())
            .filter(|line| chosen >> line & 1 == 1)
            .fold(0, |union, line| union | lines[line]);
        *signs.entry(union).or_insert(0) += if chosen.count_ones() % 2 == 0 { 1 } else { -1 };
    }
    signs.into_iter().filter(|(_, sign)| *sign != 0).collect()
}

/// Returns the chances after circle has begun with `first`.
fn chances(squares: usize, lines: &[u32], first: usize) -> Chances {
    // signed[a][b]: the signed number of pairs of disjoint unions for circle and cross with a and b squares beside the
    // first one, which is circle's.
    let unions = unions(lines);
    let mut signed = vec![vec![0_i128; squares + 1]; squares + 1];
    for (circle, sign) in &unions {
        for (cross, other_sign) in &unions {
            if circle & cross == 0 && cross >> first & 1 == 0 {
                let beside = (circle & !(1 << first)).count_ones() as usize;
                signed[beside][cross.count_ones() as usize] += i128::from(sign * other_sign);
            }
        }
    }
    let free = squares - 1;
    // The chance that nobody has a line when circle has `circles` stones besides the first and cross has `crosses`.
    let nobody = |circles: usize, crosses: usize| -> f64 {
        let mut ways = 0;
        for (circle, row) in signed.iter().enumerate().take(circles + 1) {
            for (cross, sign) in row.iter().enumerate().take(crosses + 1).filter(|(_, sign)| **sign != 0) {
                if circle + cross <= free {
                    let left = free - circle - cross;
                    let share = choose(left, circles - circle)
                        * choose(left.saturating_sub(circles - circle), crosses - cross);
                    ways += sign * share;
                }
            }
        }
        ratio(ways, choose(free, circles) * choose(free - circles, crosses))
    };
    let mut result = [0.0; 3];
    let mut before = 1.0;
    for ply in 1..=squares {
        let now = nobody((ply - 1) / 2, ply / 2);
        result[(ply + 1) % 2] += before - now;
        before = now;
    }
    result[2] = before;
    result
}

/// Returns the number of ways to choose `chosen` of `things`.
fn choose(things: usize, chosen: usize) -> i128 {
    if chosen > things {
        return 0;
    }
    (0..chosen).fold(1, |ways, taken| ways * (things - taken) as i128 / (taken + 1) as i128)
}

#[expect(clippy::cast_precision_loss, reason = "a probability is no more exact than an f64")]
fn ratio(part: i128, whole: i128) -> f64 {
    part as f64 / whole as f64
}
