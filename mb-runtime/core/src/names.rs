//! Functions named like the local variables and parameters of generated code, which imports them all.
//!
//! A pattern takes the name of a constant in scope for that constant, and may not have the name of a static. The user's
//! crate may have either. A function is neither, and hides both.

macro_rules! names {
    ($($name:ident)*) => {
        $(
            #[doc(hidden)]
            pub const fn $name() {}
        )*
    };
}
names! {
    b bit board changed chosen circle column columns count counts cross diagonal distance down empty falling
    flipped formatter half high histogram image images index key last last_falling last_planes last_rising
    last_shift lasts least left line lines low mark marks mask masks mirrored missing n next on_line one
    one_key opponent other other_key own pattern patterns place plane planes ply rest rising row rows run
    shift shifts side square stabilizer start starts subgroup swap symmetry table text transposed turn
    turn_falling turn_planes turn_rising turn_shift turned turns winning word words x y
}
