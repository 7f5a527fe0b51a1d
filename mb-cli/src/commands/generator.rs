//! What `mb expand` and `mb masks` have in common: the arguments, and the board that they name.

use clap::Args;
use mb_codegen::layout::Layout;
use mb_codegen::spec::BoardSpec;

use crate::arguments::{BoardArguments, LayoutChoice};
use crate::io::failure::Failure;

#[derive(Args, Debug)]
pub(crate) struct GeneratorArguments {
    #[command(flatten)]
    pub(crate) board: BoardArguments,
    /// Write JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// The board that the arguments name, as the generator takes it.
pub(crate) fn spec(arguments: &GeneratorArguments) -> Result<BoardSpec, Failure> {
    let (cols, rows, win) = arguments.board.sides();
    let layout = match arguments.board.layout() {
        LayoutChoice::Bitboard => Layout::Bitboard,
        LayoutChoice::Twobit => Layout::Twobit,
        LayoutChoice::Generic => {
            return Err(Failure::Input(
                "nothing is generated for layout generic: use bitboard or twobit".into(),
            ));
        }
    };
    BoardSpec::new(cols, rows, win, layout).map_err(Failure::input)
}
