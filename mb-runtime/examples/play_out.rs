//! Plays random games to the end, and counts how they ended by their first move.

use mb_runtime::prelude::*;

/// Five in a row on 5×5, two bits per square.
#[derive_board(size = 5, layout = "twobit")]
struct Board5;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let start = Position::new(Board5::new());
    let tally = Playouts::new(100_000).seed(0).run(&start);
    let centre = start.square(2, 2)?;
    let (all, first_in_centre) = (tally.total(), tally.outcomes(centre));
    println!("{} games, of which circle won {}", tally.games(), all.circle);
    println!(
        "{} games began in the centre, of which circle won {}",
        first_in_centre.games(),
        first_in_centre.circle
    );
    Ok(())
}
