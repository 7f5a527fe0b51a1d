//! The series' data structures against each other: all that `mb benchmark` prints as tables, a group for each.
//!
//! `cargo bench -p mb-benches --bench series -- Judge` times one group.

use std::time::Duration;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};

fn series(criterion: &mut Criterion) {
    for table in mb_engine::comparison::tables() {
        let mut group = criterion.benchmark_group(table.title);
        for row in table.rows {
            for (column, cell) in table.columns.iter().zip(row.cells) {
                let Some(mut work) = cell else { continue };
                let id = BenchmarkId::new(&row.name, column);
                group.bench_function(id, |bencher| bencher.iter_custom(|times| work.time(times)));
            }
        }
    }
}

/// A configuration for many benches, none of which needs to be exact to the last digit.
fn quick() -> Criterion {
    Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(100))
        .measurement_time(Duration::from_millis(400))
}

criterion_group! {
    name = benches;
    config = quick();
    targets = series
}
criterion_main!(benches);
