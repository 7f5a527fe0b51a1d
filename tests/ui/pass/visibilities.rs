//! Every visibility a struct can have.
#![deny(unreachable_pub, private_interfaces, private_bounds)]
#![allow(dead_code)]

mod outer {
    mod inner {
        #[mb_runtime::derive_board(size = 3)]
        struct Private;

        #[mb_runtime::derive_board(size = 3)]
        pub(super) struct Parent;

        #[mb_runtime::derive_board(size = 3)]
        pub(in crate::outer) struct Path;

        #[mb_runtime::derive_board(size = 3, layout = "twobit")]
        pub(crate) struct Crate;

        pub(super) fn private() -> usize {
            Private::new().legal_move_count()
        }
    }

    pub(crate) use inner::Crate;

    pub(crate) fn count() -> usize {
        inner::private() + inner::Parent::new().legal_move_count() + inner::Path::new().legal_move_count()
    }
}

fn main() {
    assert_eq!(outer::count() + outer::Crate::new().legal_move_count(), 4 * 9);
}
