//! Keys: `key`, `image_keys`, `symmetric_keys`, `canonical`, `canonical_key`.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::context::{Context, KeyForm, number};
use super::images::Images;
use super::small_group;
use crate::geometry::Symmetry;

/// All inherent methods about keys.
pub(crate) fn keys(context: &Context) -> TokenStream {
    [key, image_keys, symmetric_keys, symmetric_keys_with, canonical, canonical_key]
        .map(|emit| emit(context))
        .into_iter()
        .collect()
}

fn key(context: &Context) -> TokenStream {
    let (images, key_type) = (Images::new(context), context.key_type());
    let (load, key) = (images.load(), images.key());
    let documentation = match context.key_form() {
        KeyForm::Joined(_) => "The marks as one number: `circle | cross << CELLS`.",
        KeyForm::Own(_) => "The marks as one number: the word of this board.",
        KeyForm::Words(_) => "The marks as one number: the words of this board, those of circle below.",
    };
    quote! {
        #[doc = #documentation]
        #[must_use]
        #[inline]
        pub const fn key(self) -> #key_type {
            #load
            #key
        }
    }
}

/// The keys of all images in the order of the series, each one step from the one before.
fn image_keys(context: &Context) -> TokenStream {
    let (images, key_type) = (Images::new(context), context.key_type());
    let walk = context.geometry.series_walk();
    let names: Vec<_> = (0..walk.len()).map(|index| format_ident!("key_{index}")).collect();
    let (load, key, count) = (images.load(), images.key(), number(walk.len()));
    let (own, visited) = names.split_last().map_or((None, &[][..]), |(own, visited)| (Some(own), visited));
    let own = own.map(|name| quote!(let #name = #key;));
    let steps = visited.iter().zip(walk).map(|(name, &symmetry)| {
        let apply = images.apply(symmetry);
        quote!(#apply let #name = #key;)
    });
    quote! {
        /// The keys of all symmetric images in the order of the series, equal ones repeated; the last is the
        /// key of the board itself.
        #[must_use]
        pub const fn image_keys(self) -> [#key_type; #count] {
            #load
            #own
            #(#steps)*
            [#(#names),*]
        }
    }
}

fn symmetric_keys(context: &Context) -> TokenStream {
    let (private, key_type) = (&context.private, context.key_type());
    quote! {
        /// The distinct keys of all symmetric images, in ascending order.
        #[must_use]
        pub fn symmetric_keys(self) -> #private::Orbit<#key_type> {
            #private::distinct_keys(Self::image_keys(self))
        }
    }
}

fn symmetric_keys_with(context: &Context) -> TokenStream {
    let (private, key_type) = (&context.private, context.key_type());
    let order = series_order(context);
    let count = order.len();
    let keys: Vec<_> = (0..count).map(|index| format_ident!("key_{index}")).collect();
    let pairs = keys.iter().zip(&order).map(|(key, symmetry)| {
        let symmetry = format_ident!("{symmetry:?}");
        quote!((#key, #private::Symmetry::apply(#private::Symmetry::#symmetry, Self::GEOMETRY, square)))
    });
    quote! {
        /// The distinct keys of all symmetric images, each with the image of `square`, in ascending order of
        /// keys. Where two symmetries give the same board, the square is that of the later one in the series'
        /// order.
        #[must_use]
        pub fn symmetric_keys_with(
            self,
            square: #private::Square,
        ) -> #private::Orbit<(#key_type, #private::Square)> {
            let [#(#keys),*] = Self::image_keys(self);
            #private::distinct_pairs([#(#pairs),*])
        }
    }
}

/// The symmetries that lead from the board to each image of the series' walk.
fn series_order(context: &Context) -> Vec<Symmetry> {
    let steps = context.geometry.series_walk().iter();
    steps
        .scan(Symmetry::Identity, |image, &step| {
            *image = image.then(step);
            Some(*image)
        })
        .collect()
}

fn canonical(context: &Context) -> TokenStream {
    if small_group::fits(context) {
        return small_group::canonical(context);
    }
    let images = Images::new(context);
    let (least, board) = (least(context, &images), images.board());
    quote! {
        /// The symmetric image with the least key: the same for all images of a board.
        #[must_use]
        pub const fn canonical(self) -> Self {
            #least
            #board
        }
    }
}

fn canonical_key(context: &Context) -> TokenStream {
    if small_group::fits(context) {
        return small_group::canonical_key(context);
    }
    let (images, key_type) = (Images::new(context), context.key_type());
    let (least, key) = (least(context, &images), images.key());
    quote! {
        /// The least key of all symmetric images.
        #[must_use]
        pub const fn canonical_key(self) -> #key_type {
            #least
            #key
        }
    }
}

/// The condition that the image in some variables is less than the one in others: as one integer of 128 bits where
/// there are two, which takes no branch; of several, the first that differs decides. For one word a mark the integers
/// are compared cross first, which is the order of the keys.
fn is_less(context: &Context, image: &Images, other: &Images) -> TokenStream {
    let (image, other, private) = (image.names(), other.names(), &context.private);
    if let ([high, low], [other_high, other_low]) = (image.as_slice(), other.as_slice()) {
        let joined = |high, low| quote!(((#high as #private::u128) << 64 | #low as #private::u128));
        let (image, other) = (joined(high, low), joined(other_high, other_low));
        return quote!(#image < #other);
    }
    let pairs = image.iter().zip(&other).rev();
    let less = pairs.fold(None, |rest, (image, other)| {
        Some(match rest {
            None => quote!(#image < #other),
            Some(rest) => quote!(#image < #other || (#image == #other && (#rest))),
        })
    });
    less.unwrap_or_default()
}

/// Makes the image in `least` the lesser one of it and another.
fn keep_lesser(context: &Context, least: &Images, other: &Images) -> TokenStream {
    let (condition, least, other) = (is_less(context, other, least), least.names(), other.names());
    let (pattern, values) = match (least.as_slice(), other.as_slice()) {
        ([least], [other]) => (quote!(#least), [quote!(#other), quote!(#least)]),
        _ => (quote!((#(#least),*)), [quote!((#(#other),*)), quote!((#(#least),*))]),
    };
    let [lesser, itself] = values;
    quote!(let #pattern = if #condition { #lesser } else { #itself };)
}

/// Makes all images, each by a single cheap symmetry from another one, and leaves the least at hand.
///
/// A walk that made each image from the one before would be as many swaps, but all of them one after the other.
/// From the board and from its transpose, flip and mirror start side by side, and the processor overlaps them; so
/// it does with the comparisons, which are those of a knockout.
///
/// The flips are delta swaps even where bits can be reversed: a compiler that sees bits reversed in each byte, and
/// then the bytes, takes that for another reversal of all bits, and where there is no instruction for this computes
/// all of it a second time.
fn least(context: &Context, images: &Images) -> TokenStream {
    let (load, upright) = (images.load(), least_reflection(context, images));
    if !context.geometry.is_square() {
        return quote!(#load #upright);
    }
    let (bind, lying) = images.copy("transposed");
    let (transpose, least) = (lying.apply(Symmetry::Transpose), least_reflection(context, &lying));
    let keep = keep_lesser(context, images, &lying);
    quote!(#load #bind #transpose #upright #least #keep)
}

/// Makes the image at hand the least one of itself and its reflections left to right, top to bottom, and both.
fn least_reflection(context: &Context, images: &Images) -> TokenStream {
    use Symmetry::{Flip, Mirror};
    let ((bind_flipped, flipped), (bind_mirrored, mirrored)) =
        (images.copy("flipped"), images.copy("mirrored"));
    let (flip, mirror) = (flipped.swap(Flip), mirrored.apply(Mirror));
    // Both from the one whose second reflection is the cheaper one.
    let is_flip_cheaper = images.recipe(Flip).cost() <= images.recipe(Mirror).cost();
    let ((bind_turned, turned), turn) = if is_flip_cheaper {
        let (bind, turned) = mirrored.copy("turned");
        let turn = turned.swap(Flip);
        ((bind, turned), turn)
    } else {
        let (bind, turned) = flipped.copy("turned");
        let turn = turned.apply(Mirror);
        ((bind, turned), turn)
    };
    let keep = |least: &Images, other: &Images| keep_lesser(context, least, other);
    let (first, second, last) = (keep(images, &mirrored), keep(&flipped, &turned), keep(images, &flipped));
    quote!(#bind_flipped #flip #bind_mirrored #mirror #bind_turned #turn #first #second #last)
}
