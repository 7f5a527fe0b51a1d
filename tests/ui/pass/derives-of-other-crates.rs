//! A derive of another crate below the attribute sees the words of the board; above it, a struct without fields.
use serde::Serialize;

#[mb_runtime::derive_board(size = 3)]
#[derive(Serialize)]
struct Below;

#[derive(Serialize)]
#[mb_runtime::derive_board(size = 3)]
struct Above;

fn main() {
    let mut below = Below::new();
    below.place(Below::square(0, 1).expect("a square of the board"), mb_runtime::Mark::Circle);
    assert_eq!(serde_json::to_string(&below).expect("two numbers"), r#"{"circle":2,"cross":0}"#);
    assert_eq!(serde_json::to_string(&Above::new()).expect("nothing"), "null");
}
