//! A whole game at compile time.
use mb_runtime::{Mark, Status};

#[mb_runtime::derive_board(size = 3, layout = "twobit")]
struct Grid;

/// Circle takes the left column while cross plays in the middle one.
const STATUS: Status = {
    let moves = [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)];
    let mut board = Grid::new();
    let mut mark = Mark::Circle;
    let mut status = Status::Playing;
    let mut ply = 0;
    while ply < moves.len() {
        let (x, y) = moves[ply];
        let Ok(square) = Grid::square(x, y) else { panic!("a square of the board") };
        board.place(square, mark);
        ply += 1;
        status = board.judge(mark, square, ply);
        mark = mark.opponent();
    }
    status
};

fn main() {
    assert_eq!(STATUS, Status::Won(Mark::Circle));
}
