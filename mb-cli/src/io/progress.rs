//! Progress bars, silent when standard error is not a terminal.

use std::fmt::Write;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use mb_runtime::exact::solver::Monitor;

/// Shows a bar of `steps` steps with a message.
pub(crate) fn bar(steps: u64, message: &'static str) -> ProgressBar {
    // The template is constant and correct; the default style only avoids a panic.
    let style = ProgressStyle::with_template("{msg} {wide_bar} {percent:>3} % {eta}")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(steps).with_style(style).with_message(message)
}

/// Shows a spinner with the number of positions that a solver has visited, until it is dropped.
pub(crate) fn spinner(monitor: &Monitor) -> Spinner {
    let monitor = monitor.clone();
    let nodes = move |_: &ProgressState, output: &mut dyn Write| {
        // A failure to draw the spinner is ignored.
        let _ = write!(output, "{}", monitor.nodes());
    };
    let style =
        ProgressStyle::with_template("{spinner} solving: {nodes} positions in {elapsed}, Ctrl-C stops")
            .unwrap_or_else(|_| ProgressStyle::default_spinner());
    let bar = ProgressBar::new_spinner().with_style(style.with_key("nodes", nodes));
    bar.enable_steady_tick(Duration::from_millis(200));
    Spinner(bar)
}

/// A spinner that disappears when it is dropped.
#[derive(Debug)]
pub(crate) struct Spinner(ProgressBar);

impl Drop for Spinner {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
