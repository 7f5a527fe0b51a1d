//! Feeds mutated token streams to the macro, which must never panic and must always emit code that parses.

use mb_codegen::derive_board;
use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};

const STREAMS: usize = 10_000;

const ARGUMENTS: [&str; 8] = [
    "size = 3",
    "size = 3, layout = \"twobit\"",
    "cols = 4, rows = 3, win = 3, layout = \"bitboard\",",
    "crate = facade::mb_runtime, size = 2, win = 1",
    "sise = 3, layuot = \"two-bit\", win = 0",
    "size = 2 + 1, cols = -4, rows = 3.0",
    "size(3), 3; \"twobit\" win",
    "",
];

const ITEMS: [&str; 8] = [
    "pub struct Board;",
    "/// One.\n#[derive(Clone, Debug)] #[must_use] pub(crate) struct r#type;",
    "#[derive_board(size = 3)] struct Board<'a, T: Copy>(T) where T: Sized;",
    "struct Board { field: u8, other: [u8; 2] }",
    "enum Board { A, B(u8) }",
    "fn board<T>(board: T) -> T { board }",
    "impl Board { const N: usize = 1; }",
    "mod board { pub(super) trait Board {} }",
];

/// Steele, Lea and Flood's splitmix64: short, and good enough to choose tokens.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        usize::try_from(mixed % bound as u64).expect("below a usize")
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

/// Returns a token that may or may not make sense where it is put.
fn any_token(random: &mut Random) -> TokenTree {
    let word = |word| Ident::new(word, Span::call_site()).into();
    let punct = |char| Punct::new(char, Spacing::Alone).into();
    match random.below(9) {
        0 => Literal::usize_unsuffixed(random.pick(&[0, 1, 2, 3, 4, 65, 401, usize::MAX])).into(),
        1 => Literal::i64_unsuffixed(-3).into(),
        2 => Literal::f64_suffixed(2.5).into(),
        3 => Literal::string(random.pick(&["", "twobit", "bitboard", "3", "a::b", "\u{301}"])).into(),
        4 => Literal::byte_string(b"\xff").into(),
        5 => word(random.pick(&["size", "cols", "rows", "win", "layout", "crate", "derive", "derive_board"])),
        6 => word(random.pick(&["struct", "pub", "where", "self", "impl", "enum", "Board", "_", "true"])),
        7 => punct(random.pick(&[',', '=', ';', ':', '-', '+', '.', '!'])),
        _ => punct(random.pick(&['#', '\'', '<', '>', '&', '|', '$', '?'])),
    }
}

/// Returns the stream with one change, at the top level or inside one of its groups.
fn mutated(stream: TokenStream, random: &mut Random) -> TokenStream {
    let mut tokens: Vec<TokenTree> = stream.into_iter().collect();
    let at = random.below(tokens.len() + 1);
    if let Some(TokenTree::Group(group)) = tokens.get(at)
        && random.below(2) == 0
    {
        tokens[at] = Group::new(group.delimiter(), mutated(group.stream(), random)).into();
        return tokens.into_iter().collect();
    }
    let delimiters = [Delimiter::None, Delimiter::Parenthesis, Delimiter::Brace, Delimiter::Bracket];
    match (random.below(6), tokens.get(at).cloned()) {
        (1, Some(_)) => drop(tokens.remove(at)),
        (2, Some(token)) => tokens.insert(at, token),
        (3, Some(_)) => tokens[at] = any_token(random),
        (4, Some(token)) => {
            tokens[at] = Group::new(random.pick(&delimiters), token.into()).into();
        }
        (5, Some(_)) => {
            let other = random.below(tokens.len());
            tokens.swap(at, other);
        }
        _ => tokens.insert(at, any_token(random)),
    }
    tokens.into_iter().collect()
}

fn mutated_often(source: &str, random: &mut Random) -> TokenStream {
    let stream = source.parse().expect("the test's own tokens");
    (0..random.below(6)).fold(stream, |stream, _| mutated(stream, random))
}

#[test]
fn no_token_stream_makes_the_macro_panic_or_emit_what_does_not_parse() {
    let mut random = Random(0);
    for number in 0..STREAMS {
        let arguments = mutated_often(random.pick(&ARGUMENTS), &mut random);
        let item = mutated_often(random.pick(&ITEMS), &mut random);
        let emitted = derive_board(arguments.clone(), item.clone()).to_string();
        if let Err(error) = syn::parse_file(&emitted) {
            panic!("stream {number}: #[derive_board({arguments})] {item}\n{error}\n{emitted}");
        }
    }
}
