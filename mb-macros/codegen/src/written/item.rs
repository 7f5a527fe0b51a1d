//! The item below the attribute, which must be a unit struct.

use std::collections::BTreeSet;

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use syn::ext::IdentExt;
use syn::punctuated::Punctuated;
use syn::{Attribute, Fields, ItemStruct, Path, Token, Visibility, parse_quote};

use super::Faults;

const UNIT_STRUCT_ONLY: &str = "derive_board works on a unit struct, such as `struct Board;`";

/// The annotated struct, as far as the emitter needs it.
pub(crate) struct Target {
    /// The name of the board. It is a raw identifier if the user wrote it as one.
    pub(crate) ident: Ident,
    /// The visibility of the board.
    pub(crate) visibility: Visibility,
    /// All other attributes, in order: documentation, derives, `cfg`, lint levels.
    pub(crate) attributes: Vec<Attribute>,
    /// The path of the runtime crate, by default `::mb_runtime`.
    pub(crate) runtime: TokenStream,
    /// The traits that the struct's own `#[derive(..)]`s implement, each by its last path segment.
    pub(crate) derives: BTreeSet<String>,
}

impl Target {
    /// Reads the annotated item and reports every way in which it differs from a unit struct. Fields and generics are
    /// dropped. `runtime` is the path given by `crate = ..`.
    ///
    /// An item that is not a struct, or a struct named `mb_`, is returned as an error: as it was written, or empty if
    /// it cannot be parsed.
    pub(crate) fn parse(
        item: TokenStream,
        runtime: Option<&Path>,
        faults: &mut Faults,
    ) -> Result<Self, TokenStream> {
        match syn::parse2(item.clone()) {
            Ok(syn::Item::Struct(item)) if item.ident == "mb_" => {
                faults.on(
                    &item.ident,
                    "generated code uses the name `mb_` itself: choose another name for the board",
                );
                Err(item.into_token_stream())
            }
            Ok(syn::Item::Struct(item)) => Ok(Self::of(item, runtime, faults)),
            Ok(mut other) => {
                let (kind, token, attributes) = describe(&mut other);
                faults.on(token, format!("{UNIT_STRUCT_ONLY}, not on {kind}"));
                if let Some(attributes) = attributes {
                    remove_repetitions(attributes, faults);
                }
                Err(other.into_token_stream())
            }
            Err(_) => {
                faults.on(item, UNIT_STRUCT_ONLY);
                Err(TokenStream::new())
            }
        }
    }

    /// Returns the target that `pub struct Board;` is read as.
    pub(crate) fn example() -> Self {
        let item = parse_quote! {
            pub struct Board;
        };
        Self::of(item, None, &mut Faults::default())
    }

    /// Returns whether the user derives the trait `name`. If so, generated code must not implement the trait again.
    pub(crate) fn derives(&self, name: &str) -> bool {
        self.derives.contains(name)
    }

    fn of(item: ItemStruct, runtime: Option<&Path>, faults: &mut Faults) -> Self {
        let ItemStruct { mut attrs, vis, ident, generics, fields, .. } = item;
        let remedy = format!("write `struct {ident};`");
        match fields {
            Fields::Unit => {}
            _ if fields.is_empty() => faults.on(fields, format!("the brackets are empty: {remedy}")),
            _ => faults.on(fields, format!("derive_board generates the fields itself: {remedy}")),
        }
        if !generics.params.is_empty() {
            faults.on(&generics, format!("a board has no generic parameters: {remedy}"));
        }
        if let Some(clause) = &generics.where_clause {
            faults.on(clause, format!("a board has no `where` clause: {remedy}"));
        }
        remove_repetitions(&mut attrs, faults);
        Self {
            derives: derived_traits(&attrs),
            runtime: runtime.map_or_else(|| quote!(::mb_runtime), ToTokens::to_token_stream),
            ident,
            visibility: vis,
            attributes: attrs,
        }
    }
}

/// Removes and reports further `#[derive_board]` attributes. They would run on the generated struct, which has fields.
fn remove_repetitions(attributes: &mut Vec<Attribute>, faults: &mut Faults) {
    attributes.retain(|attribute| {
        let is_ours = last_segment(attribute.path()).is_some_and(|name| name == "derive_board");
        if is_ours {
            faults.on(attribute, "derive_board is written twice: keep one of them");
        }
        !is_ours
    });
}

/// Returns the last path segments of all traits in `#[derive(..)]` attributes. Derives that cannot be parsed are left
/// for the compiler to report.
fn derived_traits(attributes: &[Attribute]) -> BTreeSet<String> {
    attributes
        .iter()
        .filter(|attribute| last_segment(attribute.path()).is_some_and(|name| name == "derive"))
        .filter_map(|attribute| {
            attribute.parse_args_with(Punctuated::<Path, Token![,]>::parse_terminated).ok()
        })
        .flatten()
        .filter_map(|path| last_segment(&path))
        .collect()
}

fn last_segment(path: &Path) -> Option<String> {
    path.segments.last().map(|segment| segment.ident.unraw().to_string())
}

/// Returns the name of an item's kind, its keyword, and its attributes.
fn describe(item: &mut syn::Item) -> (&'static str, TokenStream, Option<&mut Vec<Attribute>>) {
    use syn::Item::{
        Const, Enum, ExternCrate, Fn, ForeignMod, Impl, Macro, Mod, Static, Trait, TraitAlias, Type, Union,
        Use,
    };
    let (name, keyword, attributes) = match item {
        Const(item) => ("a constant", item.const_token.to_token_stream(), &mut item.attrs),
        Enum(item) => ("an enum", item.enum_token.to_token_stream(), &mut item.attrs),
        ExternCrate(item) => ("an extern crate", item.extern_token.to_token_stream(), &mut item.attrs),
        Fn(item) => ("a function", item.sig.fn_token.to_token_stream(), &mut item.attrs),
        ForeignMod(item) => ("an extern block", item.abi.to_token_stream(), &mut item.attrs),
        Impl(item) => ("an impl block", item.impl_token.to_token_stream(), &mut item.attrs),
        Macro(item) => ("a macro", item.mac.path.to_token_stream(), &mut item.attrs),
        Mod(item) => ("a module", item.mod_token.to_token_stream(), &mut item.attrs),
        Static(item) => ("a static", item.static_token.to_token_stream(), &mut item.attrs),
        Trait(item) => ("a trait", item.trait_token.to_token_stream(), &mut item.attrs),
        TraitAlias(item) => ("a trait alias", item.trait_token.to_token_stream(), &mut item.attrs),
        Type(item) => ("a type alias", item.type_token.to_token_stream(), &mut item.attrs),
        Union(item) => ("a union", item.union_token.to_token_stream(), &mut item.attrs),
        Use(item) => ("a use declaration", item.use_token.to_token_stream(), &mut item.attrs),
        other => return ("something else", other.to_token_stream(), None),
    };
    (name, keyword, Some(attributes))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn target(item: TokenStream) -> (Target, Vec<String>) {
        let mut faults = Faults::default();
        match Target::parse(item, None, &mut faults) {
            Ok(target) => (target, faults.messages()),
            Err(other) => panic!("not a struct: {other}"),
        }
    }

    fn other(item: TokenStream) -> (String, Vec<String>) {
        let mut faults = Faults::default();
        match Target::parse(item, None, &mut faults) {
            Ok(target) => panic!("a struct: {}", target.ident),
            Err(other) => (other.to_string(), faults.messages()),
        }
    }

    #[test]
    fn name_visibility_and_attributes_are_kept_as_written() {
        let (target, messages) = target(quote! {
            /// One.
            #[must_use]
            pub(in crate::deep) struct r#type;
        });
        assert_eq!(messages, [""; 0]);
        assert_eq!(target.ident, "r#type");
        assert_eq!(target.visibility.to_token_stream().to_string(), "pub (in crate :: deep)");
        assert_eq!(target.attributes.len(), 2);
        assert_eq!(target.runtime.to_string(), ":: mb_runtime");
    }

    #[test]
    fn derives_are_known_by_the_last_segment_of_the_trait() {
        let (target, _) = target(quote! {
            #[derive(Debug, ::core::clone::Clone,)]
            #[::core::prelude::v1::derive(std::hash::Hash)]
            #[derive(..)]
            #[derive]
            struct Board;
        });
        assert_eq!(target.derives.iter().collect::<Vec<_>>(), ["Clone", "Debug", "Hash"]);
        assert!(target.derives("Hash") && !target.derives("Copy"));
    }

    #[test]
    fn every_fault_of_a_struct_is_one_message() {
        let cases = [
            ("struct Board { size: u8 }", vec!["generates the fields itself: write `struct Board;`"]),
            ("struct Board(u8);", vec!["generates the fields"]),
            ("struct Board {}", vec!["brackets are empty: write `struct Board;`"]),
            ("struct Board();", vec!["brackets are empty"]),
            ("struct Board<T>;", vec!["no generic parameters"]),
            ("struct Board<'a, const N: usize>;", vec!["no generic parameters"]),
            ("struct Board where u8: Copy;", vec!["no `where` clause"]),
            ("#[mb_runtime::derive_board(size = 3)] struct Board;", vec!["twice"]),
            (
                "struct Board<T>(T) where T: Copy;",
                vec!["generates the fields", "no generic parameters", "`where` clause"],
            ),
        ];
        for (item, parts) in cases {
            let (target, messages) = target(item.parse().expect("the test's own tokens"));
            assert_eq!(messages.len(), parts.len(), "{item}: {messages:?}");
            assert!(messages.iter().zip(parts).all(|(message, part)| message.contains(part)), "{messages:?}");
            assert!(target.attributes.is_empty());
        }
    }

    #[test]
    fn an_item_of_another_kind_is_named_and_emitted_as_written() {
        let cases = [
            ("enum Board { A }", "an enum"),
            ("union Board { a : u8 }", "a union"),
            ("fn board () { }", "a function"),
            ("impl Board { }", "an impl block"),
            ("trait Board { }", "a trait"),
            ("mod board { }", "a module"),
            ("const BOARD : u8 = 0 ;", "a constant"),
            ("static BOARD : u8 = 0 ;", "a static"),
            ("type Board = u8 ;", "a type alias"),
            ("use board :: Board ;", "a use declaration"),
            ("extern crate board ;", "an extern crate"),
            ("extern \"C\" { }", "an extern block"),
            ("board ! { }", "a macro"),
        ];
        for (item, kind) in cases {
            let (emitted, messages) = other(item.parse().expect("the test's own tokens"));
            assert_eq!(emitted, item);
            assert_eq!(messages.len(), 1, "{item}: {messages:?}");
            assert!(messages[0].ends_with(&format!("not on {kind}")), "{}", messages[0]);
        }
    }

    #[test]
    fn what_is_no_item_is_one_fault_and_not_emitted() {
        for junk in [quote!(), quote!(1 + 1), quote!(struct), quote!(#[attribute])] {
            let (emitted, messages) = other(junk);
            assert_eq!((emitted.as_str(), messages.len()), ("", 1));
        }
    }
}
