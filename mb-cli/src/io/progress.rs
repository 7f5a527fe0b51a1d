//! Progress bars, silent when standard error is not a terminal.

use std::fmt::Write;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use mb_runtime::exact::solver::Monitor;

/// A bar for `steps` steps with a word for what is going on.
pub(crate) fn bar(steps: u64, message: &'static str) -> ProgressBar {
    // The template is a constant of this program; should it ever be wrong, the default style serves.
    let style = ProgressStyle::with_template("{msg} {wide_bar} {percent:>3} % {eta}")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(steps).with_style(style).with_message(message)
}

/// A spinner that shows how many positions a solver has visited, until it is dropped.
pub(crate) fn spinner(monitor: &Monitor) -> Spinner {
    let monitor = monitor.clone();
    let nodes = move |_: &ProgressState, output: &mut dyn Write| {
        // The spinner is only for looking at.
        let _ = write!(output, "{}", monitor.nodes());
    };
    let style =
        ProgressStyle::with_template("{spinner} solving: {nodes} positions in {elapsed}, Ctrl-C stops")
            .unwrap_or_else(|_| ProgressStyle::default_spinner());
    let bar = ProgressBar::new_spinner().with_style(style.with_key("nodes", nodes));
    bar.enable_steady_tick(Duration::from_millis(200));
    Spinner(bar)
}

/// See [`spinner`].
#[derive(Debug)]
pub(crate) struct Spinner(ProgressBar);

impl Drop for Spinner {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
