//! `mb play`: a person against a player, or two people, in the terminal.

use std::io::{self, Write};

use clap::Args;
use mb_runtime::FastRandom;
use mb_runtime::boards::BoardTask;
use mb_runtime::players::{Answer, HumanPlayer};
use mb_runtime::prelude::*;
use serde::Serialize;

use crate::arguments::{BoardArguments, number};
use crate::boards::{BoardType, with_board};
use crate::io::entrants::{self, HUMAN};
use crate::io::failure::Failure;
use crate::io::{drawing, moves};

/// Who gives hints when two people play.
const ADVISER: &str = "ai14s";

#[derive(Args, Debug)]
pub(crate) struct PlayArguments {
    /// Whom to play against: a player by our name or the series', or human for two people.
    #[arg(default_value = "ai14s")]
    opponent: String,
    #[command(flatten)]
    board: BoardArguments,
    /// Your side: o moves first.
    #[arg(long, value_parser = ["o", "x"], default_value = "o", value_name = "SIDE")]
    side: String,
    /// Who gives hints; the opponent, or ai14s when two people play, if not given.
    #[arg(long, value_name = "PLAYER")]
    hints: Option<String>,
    /// Moves to begin with: column,row from 0, or names such as B3, with spaces between.
    #[arg(long, default_value = "", value_name = "MOVES")]
    moves: String,
    /// Where the random numbers start.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<u64>, value_name = "SEED", default_value_t = 0)]
    seed: u64,
    /// Write the game as JSON at the end; the conversation is then on standard error.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &PlayArguments) -> Result<(), Failure> {
    with_board(&arguments.board, arguments)?
}

impl BoardTask for &PlayArguments {
    type Output = Result<(), Failure>;

    fn run<B: Board>(self, empty: B) -> Self::Output {
        let arguments = self;
        let board_type = arguments.board.board_type()?;
        let player = |name: &str| entrants::machine(name, &empty);
        let is_against_human = entrants::is_human(&arguments.opponent);
        let opponent = if is_against_human { None } else { Some(player(&arguments.opponent)?) };
        let adviser = if is_against_human { ADVISER } else { &arguments.opponent };
        let adviser = player(arguments.hints.as_deref().unwrap_or(adviser))?;
        let game = moves::play(&empty, &arguments.moves).map_err(Failure::Input)?;
        let output: Box<dyn Write> =
            if arguments.json { Box::new(io::stderr()) } else { Box::new(io::stdout()) };
        let side = if arguments.side == "x" { Mark::Cross } else { Mark::Circle };

        let mut conversation = Conversation {
            person: HumanPlayer::new(entrants::standard_input(), output),
            opponent: opponent.map(|player| Opponent { player, side: side.opponent() }),
            name: &arguments.opponent,
            adviser,
            dice: FastRandom::new(arguments.seed),
            game,
        };
        conversation.greet(board_type)?;
        conversation.play()?;
        if arguments.json {
            let names = if side == Mark::Circle {
                [HUMAN, &arguments.opponent]
            } else {
                [&arguments.opponent, HUMAN]
            };
            let view = GameView::new(&conversation.game, names, arguments.seed, board_type);
            writeln!(io::stdout(), "{}", serde_json::to_string_pretty(&view).map_err(io::Error::from)?)?;
        }
        Ok(())
    }
}

/// A game at the terminal, and who takes part in it.
struct Conversation<'name, B: Board, L, W> {
    person: HumanPlayer<L, W>,
    /// None when the other side is a person as well.
    opponent: Option<Opponent<B>>,
    /// The name of the opponent.
    name: &'name str,
    adviser: Box<dyn Player<B>>,
    dice: FastRandom,
    game: Game<B>,
}

struct Opponent<B: Board> {
    player: Box<dyn Player<B>>,
    side: Mark,
}

impl<B: Board, L: Iterator<Item = io::Result<String>>, W: Write> Conversation<'_, B, L, W> {
    /// Says what is played and how.
    fn greet(&mut self, board_type: BoardType) -> io::Result<()> {
        let geometry = self.game.board().geometry();
        let sides = match &self.opponent {
            Some(opponent) => {
                format!("you are {}, {} is {}", opponent.side.opponent(), self.name, opponent.side)
            }
            None => "two people".to_owned(),
        };
        self.person.say(&format!("{geometry} wins ({board_type} board); {sides}"))?;
        self.person.say("write a square, such as B3 or 1,2; or undo, hint, quit, help")
    }

    /// Plays until the game is over or someone quits.
    fn play(&mut self) -> io::Result<()> {
        while !self.game.status().is_over() {
            if let Some(square) = self.reply() {
                let (name, side) = (self.game.board().geometry().name(square), self.game.turn());
                self.game.play(square).map_err(io::Error::other)?;
                self.person.say(&format!("{} ({side}) plays {name}", self.name))?;
                continue;
            }
            match self.person.ask(self.game.position())? {
                Answer::Move(square) => self.game.play(square).map_err(io::Error::other)?,
                Answer::Undo => self.take_back()?,
                Answer::Hint => self.advise()?,
                _ => return self.person.say("the game stops here"),
            }
        }
        self.person.show(self.game.position())?;
        self.person.say(&match self.game.status().winner() {
            Some(mark) => format!("{mark} wins"),
            None => "a draw".to_owned(),
        })
    }

    /// The opponent's move, when it is its turn. (A player names a move in every unfinished position.)
    fn reply(&mut self) -> Option<Square> {
        let (position, dice) = (self.game.position(), &mut self.dice);
        let opponent = self.opponent.as_mut().filter(|opponent| opponent.side == position.turn())?;
        opponent.player.choose(position, dice)
    }

    /// Takes the last move of the person back, and the reply to it.
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

    /// Says which moves the adviser would consider.
    fn advise(&mut self) -> io::Result<()> {
        let geometry = self.game.board().geometry();
        let candidates = self.adviser.analyze(self.game.position()).candidates;
        self.person.say(&format!("good: {}", drawing::names(&candidates, geometry)))
    }
}

/// A game as it was played, under the names that records of matches have.
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
    /// `o`, `x` or `draw`; `playing` when someone quit.
    result: String,
}

impl<'game> GameView<'game> {
    fn new<B: Board>(
        game: &Game<B>,
        [circle, cross]: [&'game str; 2],
        seed: u64,
        board_type: BoardType,
    ) -> Self {
        let geometry = game.board().geometry();
        Self {
            board_type,
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
