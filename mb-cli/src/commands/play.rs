//! `mb play`: plays against a person, or lets two people play, in the terminal.

use std::io::{self, Write};

use clap::Args;
use mb_engine::BoardType;
use mb_runtime::prelude::*;
use serde::Serialize;

use crate::arguments::{BoardArguments, number};
use crate::io::entrants::{self, HUMAN};
use crate::io::failure::Failure;
use crate::io::human::{HumanAnswer, HumanPlayer};
use crate::io::{drawing, json, moves};

/// The player that gives hints when two people play.
const DEFAULT_HINTS: &str = "ai14s";

#[derive(Args, Debug)]
pub(crate) struct PlayArguments {
    /// The player to play against, or human for two people. A wrong name lists the players.
    #[arg(default_value = "ai14s")]
    opponent: String,
    #[command(flatten)]
    board: BoardArguments,
    /// Choose your side; o moves first.
    #[arg(long, value_parser = ["o", "x"], default_value = "o", value_name = "SIDE")]
    side: String,
    /// The player that gives hints [default: the opponent, or ai14s when two people play].
    #[arg(long, value_name = "PLAYER")]
    hints: Option<String>,
    /// Moves to begin with, with spaces between: column,row from 0, or names such as B3.
    #[arg(long, default_value = "", value_name = "MOVES")]
    moves: String,
    /// Seed of the random numbers.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<u64>, value_name = "SEED", default_value_t = 0)]
    seed: u64,
    /// Print the game as JSON at the end, and everything else to standard error.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &PlayArguments) -> Result<(), Failure> {
    let empty = arguments.board.empty()?;
    let side = if arguments.side == "x" { Mark::Cross } else { Mark::Circle };
    let player = |name: &str| entrants::machine(name, &empty);
    let are_two_people = entrants::is_human(&arguments.opponent);
    let opponent = if are_two_people { None } else { Some(player(&arguments.opponent)?) };
    let default_hints = if are_two_people { DEFAULT_HINTS } else { &arguments.opponent };
    let hints = player(arguments.hints.as_deref().unwrap_or(default_hints))?;
    let output: Box<dyn Write> = if arguments.json { Box::new(io::stderr()) } else { Box::new(io::stdout()) };

    let mut terminal = TerminalGame {
        game: moves::play(&empty, &arguments.moves)?,
        person: HumanPlayer::new(entrants::human_lines(), output),
        opponent: opponent.map(|player| Opponent { player, side: side.opponent() }),
        opponent_name: &arguments.opponent,
        hints,
        dice: FastRandom::new(arguments.seed),
    };
    terminal.greet()?;
    terminal.play()?;
    if arguments.json {
        let mut names = [HUMAN, &arguments.opponent];
        if side == Mark::Cross {
            names.reverse();
        }
        json::print(&GameView::new(&terminal.game, names, arguments.seed))?;
    }
    Ok(())
}

/// A game between a person at the terminal and an opponent.
struct TerminalGame<'name, L, W> {
    game: Game<BitBoard>,
    person: HumanPlayer<L, W>,
    /// `None` when a second person plays the other side.
    opponent: Option<Opponent>,
    opponent_name: &'name str,
    /// The player whose best moves are the hints.
    hints: Box<dyn Player<BitBoard>>,
    dice: FastRandom,
}

struct Opponent {
    player: Box<dyn Player<BitBoard>>,
    side: Mark,
}

impl<L: Iterator<Item = io::Result<String>>, W: Write> TerminalGame<'_, L, W> {
    /// Prints the game, the sides and the commands.
    fn greet(&mut self) -> io::Result<()> {
        let geometry = self.game.board().geometry();
        let sides = match &self.opponent {
            Some(opponent) => {
                format!("you are {}, {} is {}", opponent.side.opponent(), self.opponent_name, opponent.side)
            }
            None => "two people".to_owned(),
        };
        self.person.say(&format!("{geometry} wins ({} board); {sides}", BoardType::Generic))?;
        self.person.say("write a square, such as B3 or 1,2; or undo, hint, quit, help")
    }

    /// Plays until the game is over or a person quits.
    fn play(&mut self) -> io::Result<()> {
        while !self.game.status().is_over() {
            if let Some(square) = self.reply() {
                let (name, side) = (self.game.board().geometry().name(square), self.game.turn());
                self.game.play(square).map_err(io::Error::other)?;
                self.person.say(&format!("{} ({side}) plays {name}", self.opponent_name))?;
                continue;
            }
            match self.person.ask(self.game.position())? {
                HumanAnswer::Move(square) => self.game.play(square).map_err(io::Error::other)?,
                HumanAnswer::Undo => self.take_back()?,
                HumanAnswer::Hint => self.advise()?,
                HumanAnswer::Quit => return self.person.say("the game stops here"),
            }
        }
        self.person.show(self.game.position())?;
        self.person.say(&match self.game.status().winner() {
            Some(mark) => format!("{mark} wins"),
            None => "a draw".to_owned(),
        })
    }

    /// Chooses the move of the opponent, when it is its turn.
    fn reply(&mut self) -> Option<Square> {
        let (position, dice) = (self.game.position(), &mut self.dice);
        let opponent = self.opponent.as_mut().filter(|opponent| opponent.side == position.turn())?;
        opponent.player.choose(position, dice)
    }

    /// Takes back the last move of the person, and the reply to it.
    fn take_back(&mut self) -> io::Result<()> {
        let moves = if self.opponent.is_some() { 2 } else { 1 };
        if self.game.ply() < moves {
            return self.person.say("there is no move of yours to take back");
        }
        for _ in 0..moves {
            self.game.undo();
        }
        Ok(())
    }

    /// Prints the moves that the player of the hints considers best.
    fn advise(&mut self) -> io::Result<()> {
        let geometry = self.game.board().geometry();
        let best = self.hints.analyze(self.game.position()).best_moves;
        self.person.say(&format!("good: {}", drawing::names(&best, geometry)))
    }
}

/// A game, with the keys that the records of matches have.
#[derive(Serialize, Debug)]
struct GameView<'game> {
    board_type: BoardType,
    circle: &'game str,
    cross: &'game str,
    cols: usize,
    rows: usize,
    win: usize,
    seed: u64,
    moves: String,
    /// `o`, `x` or `draw`; `playing` when a person quit.
    result: String,
}

impl<'game> GameView<'game> {
    fn new(game: &Game<BitBoard>, [circle, cross]: [&'game str; 2], seed: u64) -> Self {
        let geometry = game.board().geometry();
        Self {
            board_type: BoardType::Generic,
            circle,
            cross,
            cols: geometry.cols(),
            rows: geometry.rows(),
            win: geometry.win(),
            seed,
            moves: drawing::names(game.record(), geometry),
            result: game.status().to_string(),
        }
    }
}
