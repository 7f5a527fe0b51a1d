//! Keys: `key`, `image_keys`, `symmetric_keys`, `canonical`, `canonical_key`.

use proc_macro2::{Ident, TokenStream};
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

/// The variables of the least image so far, most significant integer first.
struct Least<'a> {
    context: &'a Context<'a>,
    names: Vec<Ident>,
}

impl<'a> Least<'a> {
    fn new(context: &'a Context<'a>, images: &Images) -> Self {
        Self { context, names: images.names().iter().map(|name| format_ident!("least_{name}")).collect() }
    }

    /// Starts with the image at hand.
    fn start(&self, images: &Images) -> TokenStream {
        let (least, image) = (&self.names, images.names());
        quote!(#(let mut #least = #image;)*)
    }

    /// Keeps the lesser image. One integer, or two as one of 128 bits, is compared without a branch; of several,
    /// the first that differs decides.
    fn keep(&self, images: &Images) -> TokenStream {
        let (least, image, private) = (&self.names, images.names(), &self.context.private);
        let less = if let ([high, low], [least_high, least_low]) = (image.as_slice(), least.as_slice()) {
            let joined = |high, low| quote!(((#high as #private::u128) << 64 | #low as #private::u128));
            let (image, least) = (joined(high, low), joined(least_high, least_low));
            Some(quote!(#image < #least))
        } else {
            image.iter().zip(least).rev().fold(None, |rest, (image, least)| {
                Some(match rest {
                    None => quote!(#image < #least),
                    Some(rest) => quote!(#image < #least || (#image == #least && (#rest))),
                })
            })
        };
        quote!(if #less { #(#least = #image;)* })
    }

    /// Makes the least image the one at hand.
    fn restore(&self, images: &Images) -> TokenStream {
        let (least, image) = (&self.names, images.names());
        quote!(#(let #image = #least;)*)
    }
}

/// Makes all images, each by a single cheap symmetry from another one, and leaves the least at hand.
///
/// A walk that made each image from the one before would be as many swaps, but all of them one after the other.
/// From the board and from its transpose, flip and mirror start side by side, and the processor overlaps them:
/// half the time on 5×5.
///
/// For one word a mark the integers are compared cross first, which is the order of the keys.
fn least(context: &Context, images: &Images) -> TokenStream {
    let least = Least::new(context, images);
    let step = |images: &Images, symmetry| {
        let (apply, keep) = (images.apply(symmetry), least.keep(images));
        quote!(#apply #keep)
    };
    let reflections = || {
        let ((bind_flipped, flipped), (bind_mirrored, mirrored)) =
            (images.copy("flipped"), images.copy("mirrored"));
        let (flip, turn) = (step(&flipped, Symmetry::Flip), step(&flipped, Symmetry::Mirror));
        let mirror = step(&mirrored, Symmetry::Mirror);
        quote!(#bind_flipped #bind_mirrored #flip #mirror #turn)
    };
    let (load, start, restore) = (images.load(), least.start(images), least.restore(images));
    let upright = reflections();
    let lying = context.geometry.is_square().then(|| {
        let (transpose, reflections) = (step(images, Symmetry::Transpose), reflections());
        quote!(#transpose #reflections)
    });
    quote!(#load #start #upright #lying #restore)
}
