//! The constants of generated boards against the series' own (golden/masks.json), in the series' order.

use mb_board_tests::generated_boards;
use mb_runtime::Mark;
use mb_tests::generated::Constants;
use mb_tests::golden::{self, Masks};
use mb_tests::number::Number;

fn numbers(hex: &[String]) -> Vec<Number> {
    hex.iter().map(|mask| Number::from_hex(mask)).collect()
}

/// The constants of a generated square board on which a whole line wins.
fn constants(layout: &str, size: usize) -> Option<Constants> {
    let mut boards = generated_boards().into_iter();
    let board =
        boards.find(|subject| subject.shape() == (size, size, size) && subject.name.starts_with(layout));
    board?.inherent.map(|inherent| (inherent.constants)())
}

/// The bits of a mask of one word in the two-bit layout: two bits a square.
fn spread(squares: &Number, mark: Mark) -> Number {
    Number::from_bits((0..128).filter(|square| squares.bit(*square)).map(|square| 2 * square + mark.index()))
}

#[test]
fn masks_of_square_boards_are_those_of_article_220() {
    let golden: Masks = golden::read("masks.json");
    for size in 3..=8 {
        let expected = &golden.dense[&size];
        let full = Number::from_hex(&expected.fullmask);
        let columns = numbers(&expected.colmasks);
        let rows = numbers(&expected.rowmasks);
        let diagonals = [&expected.diamask1, &expected.diamask2].map(|mask| Number::from_hex(mask)).to_vec();
        let lines = numbers(&expected.masklist);

        let words = constants("bitboard", size).expect("the squares of the series are in the list");
        assert_eq!(words.full, std::slice::from_ref(&full));
        assert_eq!(words.columns, std::slice::from_ref(&columns));
        assert_eq!(words.rows, std::slice::from_ref(&rows));
        assert_eq!(words.diagonals, std::slice::from_ref(&diagonals));
        assert_eq!(words.lines, std::slice::from_ref(&lines));

        let pairs = constants("twobit", size).expect("the squares of the series are in the list");
        let both = |masks: &[Number]| {
            Mark::ALL.map(|mark| masks.iter().map(|mask| spread(mask, mark)).collect::<Vec<_>>())
        };
        assert_eq!(pairs.full, Mark::ALL.map(|mark| spread(&full, mark)));
        assert_eq!(pairs.columns, both(&columns));
        assert_eq!(pairs.rows, both(&rows));
        assert_eq!(pairs.diagonals, both(&diagonals));
        assert_eq!(pairs.lines, both(&lines));
    }
}

#[test]
fn lines_through_the_squares_of_3_by_3_are_those_of_the_specialised_boards() {
    let golden: Masks = golden::read("masks.json");
    let words = constants("bitboard", 3).expect("3×3 is in the list");
    assert_eq!(words.lines, [numbers(&golden.bitboard3x3.masklist)]);
    for (square, lines) in words.lines_by_square[0].iter().enumerate() {
        let expected = &golden.bitboard3x3.move_to_masklist[&format!("{:#x}", 1 << square)];
        assert_eq!(*lines, numbers(expected), "square {square}");
    }

    let pairs = constants("twobit", 3).expect("3×3 is in the list");
    assert_eq!(
        pairs.lines,
        [&golden.twobit3x3.masklist_o, &golden.twobit3x3.masklist_x].map(|masks| numbers(masks))
    );
    for mark in Mark::ALL {
        for (square, lines) in pairs.lines_by_square[mark.index()].iter().enumerate() {
            let bit = format!("{:#x}", 1_u32 << (2 * square + mark.index()));
            assert_eq!(
                *lines,
                numbers(&golden.twobit3x3.move_to_masklist[&bit]),
                "{mark} on square {square}"
            );
        }
    }
}
