//! Progress bars, silent when standard error is not a terminal.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar for `steps` steps with a word for what is going on.
pub(crate) fn bar(steps: u64, message: &'static str) -> ProgressBar {
    // The template is a constant of this program; should it ever be wrong, the default style serves.
    let style = ProgressStyle::with_template("{msg} {wide_bar} {percent:>3} % {eta}")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(steps).with_style(style).with_message(message)
}
