//! The item under the attribute: a unit struct, or the fault that it is not.

use std::collections::BTreeSet;

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use syn::ext::IdentExt;
use syn::punctuated::Punctuated;
use syn::{Attribute, Fields, Item, ItemStruct, Path, Token};

use crate::faults::Faults;
use crate::target::Target;

/// What can be emitted for an item.
pub(crate) enum Annotated {
    /// A struct: a board is attached to it (without its fields and generics, if it had any).
    Board(Target),
    /// Anything else: it is emitted as it was written, if it is an item that can stand alone.
    Other(TokenStream),
}

/// Reads the annotated item and reports whatever is not a unit struct.
pub(crate) fn read(item: TokenStream, runtime: Option<&Path>, faults: &mut Faults) -> Annotated {
    match syn::parse2::<Item>(item.clone()) {
        Ok(Item::Struct(item)) => Annotated::Board(read_struct(item, runtime, faults)),
        Ok(mut other) => {
            let (kind, token) = kind(&other);
            faults.on(token, format!("{UNIT_STRUCT_ONLY}, and this is {kind}"));
            if let Some(attributes) = attributes_mut(&mut other) {
                remove_repetitions(attributes, faults);
            }
            Annotated::Other(other.into_token_stream())
        }
        Err(_) => {
            faults.on(item, UNIT_STRUCT_ONLY);
            Annotated::Other(TokenStream::new())
        }
    }
}

const UNIT_STRUCT_ONLY: &str = "derive_board makes a board of a unit struct, such as `struct Board;`";

fn read_struct(item: ItemStruct, runtime: Option<&Path>, faults: &mut Faults) -> Target {
    let ItemStruct { mut attrs, vis, ident, generics, fields, .. } = item;
    report_fields(&ident, &fields, faults);
    if let (Some(_), false) = (&generics.lt_token, generics.params.is_empty()) {
        let parameters = quote!(#generics);
        faults.on(
            parameters,
            format!("a board has no parameters: its size is in the attribute; write `struct {ident};`"),
        );
    }
    if let Some(clause) = &generics.where_clause {
        faults.on(clause, format!("a board has nothing to put conditions on: write `struct {ident};`"));
    }
    remove_repetitions(&mut attrs, faults);
    Target {
        derives: derived_traits(&attrs),
        runtime: runtime.map_or_else(|| quote!(::mb_runtime), ToTokens::to_token_stream),
        ident,
        visibility: vis,
        attributes: attrs,
    }
}

fn report_fields(ident: &Ident, fields: &Fields, faults: &mut Faults) {
    let message = match fields {
        Fields::Unit => return,
        _ if fields.is_empty() => format!("empty brackets: write `struct {ident};`"),
        _ => format!("the attribute writes the fields: write `struct {ident};`"),
    };
    faults.on(fields, message);
}

/// Takes away further `#[derive_board]`s, which would find a struct with fields, and reports them.
fn remove_repetitions(attributes: &mut Vec<Attribute>, faults: &mut Faults) {
    attributes.retain(|attribute| {
        let is_ours = last_segment(attribute.path()).is_some_and(|name| name == "derive_board");
        if is_ours {
            faults.on(attribute, "derive_board is here twice: keep one of them");
        }
        !is_ours
    });
}

/// The last path segments of all traits in `#[derive(..)]` attributes. A derive that cannot be read is left
/// to the compiler.
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

/// What an item is called, and the token that says so.
fn kind(item: &Item) -> (&'static str, TokenStream) {
    match item {
        Item::Const(item) => ("a constant", item.const_token.to_token_stream()),
        Item::Enum(item) => ("an enum", item.enum_token.to_token_stream()),
        Item::ExternCrate(item) => ("an extern crate", item.extern_token.to_token_stream()),
        Item::Fn(item) => ("a function", item.sig.fn_token.to_token_stream()),
        Item::ForeignMod(item) => ("an extern block", item.abi.to_token_stream()),
        Item::Impl(item) => ("an impl block", item.impl_token.to_token_stream()),
        Item::Macro(item) => ("a macro", item.mac.path.to_token_stream()),
        Item::Mod(item) => ("a module", item.mod_token.to_token_stream()),
        Item::Static(item) => ("a static", item.static_token.to_token_stream()),
        Item::Trait(item) => ("a trait", item.trait_token.to_token_stream()),
        Item::TraitAlias(item) => ("a trait alias", item.trait_token.to_token_stream()),
        Item::Type(item) => ("a type alias", item.type_token.to_token_stream()),
        Item::Union(item) => ("a union", item.union_token.to_token_stream()),
        Item::Use(item) => ("a use declaration", item.use_token.to_token_stream()),
        other => ("something else", other.to_token_stream()),
    }
}

fn attributes_mut(item: &mut Item) -> Option<&mut Vec<Attribute>> {
    match item {
        Item::Const(item) => Some(&mut item.attrs),
        Item::Enum(item) => Some(&mut item.attrs),
        Item::ExternCrate(item) => Some(&mut item.attrs),
        Item::Fn(item) => Some(&mut item.attrs),
        Item::ForeignMod(item) => Some(&mut item.attrs),
        Item::Impl(item) => Some(&mut item.attrs),
        Item::Macro(item) => Some(&mut item.attrs),
        Item::Mod(item) => Some(&mut item.attrs),
        Item::Static(item) => Some(&mut item.attrs),
        Item::Trait(item) => Some(&mut item.attrs),
        Item::TraitAlias(item) => Some(&mut item.attrs),
        Item::Type(item) => Some(&mut item.attrs),
        Item::Union(item) => Some(&mut item.attrs),
        Item::Use(item) => Some(&mut item.attrs),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn target(item: TokenStream) -> (Target, Vec<String>) {
        let mut faults = Faults::default();
        match read(item, None, &mut faults) {
            Annotated::Board(target) => (target, faults.messages()),
            Annotated::Other(other) => panic!("not a struct: {other}"),
        }
    }

    fn other(item: TokenStream) -> (String, Vec<String>) {
        let mut faults = Faults::default();
        match read(item, None, &mut faults) {
            Annotated::Board(target) => panic!("a struct: {}", target.ident),
            Annotated::Other(other) => (other.to_string(), faults.messages()),
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
            ("struct Board { size: u8 }", vec!["the attribute writes the fields: write `struct Board;`"]),
            ("struct Board(u8);", vec!["the attribute writes the fields"]),
            ("struct Board {}", vec!["empty brackets: write `struct Board;`"]),
            ("struct Board();", vec!["empty brackets"]),
            ("struct Board<T>;", vec!["a board has no parameters"]),
            ("struct Board<'a, const N: usize>;", vec!["a board has no parameters"]),
            ("struct Board where u8: Copy;", vec!["nothing to put conditions on"]),
            ("#[mb_runtime::derive_board(size = 3)] struct Board;", vec!["twice"]),
            ("struct Board<T>(T) where T: Copy;", vec!["writes the fields", "no parameters", "conditions"]),
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
            assert!(messages[0].ends_with(&format!("this is {kind}")), "{}", messages[0]);
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
