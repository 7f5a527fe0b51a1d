//! Functions named like the local variables and parameters of generated code, which imports them all.
//!
//! In a pattern, the name of a constant in scope stands for that constant, and the name of a static is an error. The
//! user's crate may have constants and statics of any name. An imported function hides them, and its name can be bound
//! by a pattern.

/// Does nothing. Generated code calls this function so that its import of all these names is always used, whatever the
/// names of its variables.
#[doc(hidden)]
pub const fn hide_constants() {}

macro_rules! names {
    ($($name:ident)*) => {
        $(
            #[doc(hidden)]
            pub const fn $name() {}
        )*
    };
}
names! {
    b bit bits board changed circle column columns count counts cross diagonal direction distance down
    empty falling first flipped formatter half high image images index key last last_planes last_shift
    lasts least left line lines lists low mark marks mask masks mirrored missing n near next on_line one
    other own pattern patterns place plane planes ply rest rising row rows run shift shifts side square
    start starts step steps swap symmetry table text through_columns through_falling through_rising
    through_rows transposed turn turn_planes turn_shift turned turns whole winning word words x y
}
