//! What `mb expand` and `mb masks` share: the arguments, and the board that they name.

use clap::Args;
use mb_codegen::layout::Layout;
use mb_codegen::spec::BoardSpec;
use mb_engine::BoardType;

use crate::arguments::BoardArguments;
use crate::io::failure::Failure;

#[derive(Args, Debug)]
pub(crate) struct GeneratorArguments {
    #[command(flatten)]
    pub(crate) board: BoardArguments,
    /// Print JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Turns the arguments into the generator's description of a board.
pub(crate) fn spec(arguments: &GeneratorArguments) -> Result<BoardSpec, Failure> {
    let (cols, rows, win) = arguments.board.sides();
    let layout = match arguments.board.layout() {
        BoardType::Bitboard => Layout::Bitboard,
        BoardType::Twobit => Layout::Twobit,
        BoardType::Generic => {
            return Err(Failure::Input(
                "nothing is generated for layout generic: use bitboard or twobit".into(),
            ));
        }
    };
    BoardSpec::new(cols, rows, win, layout).map_err(Failure::input)
}
