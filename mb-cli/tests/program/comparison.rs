//! `mb benchmark` without a board.

use serde_json::Value;

use crate::support::{Result, error_of, json_of, temporary, text_of};

#[test]
fn the_comparison_has_the_series_tables_and_a_chart_for_each() -> Result {
    let (chart, file) = temporary("comparison.svg")?;
    let report = json_of(&["benchmark", "--json", "--plot", &file])?;
    let tables = report["tables"].as_array().ok_or("no tables")?;
    let drawing = std::fs::read_to_string(chart)?;
    for article in [215, 216, 220, 223, 233] {
        assert!(tables.iter().any(|table| table["article"] == article), "no table of article {article}");
    }
    for table in tables {
        let title = table["title"].as_str().ok_or("no title")?;
        assert!(drawing.contains(title), "no chart of {title}");
        let columns = table["columns"].as_array().map(Vec::len);
        for row in table["rows"].as_array().ok_or("no rows")? {
            assert_eq!(row["values"].as_array().map(Vec::len), columns, "{title}: {row}");
            let positive = |value: &Value| value.is_null() || value.as_f64().is_some_and(|value| value > 0.0);
            assert!(
                row["values"].as_array().is_some_and(|values| values.iter().all(positive)),
                "{title}: {row}"
            );
        }
    }
    let ratios = tables.last().ok_or("no tables")?;
    assert_eq!(ratios["unit"], "times ListBoard");
    assert_eq!(ratios["rows"].as_array().map(Vec::len), Some(16), "nine boards, seven of them twice");
    assert_eq!(ratios["rows"][0]["values"], serde_json::json!([1.0, 1.0]), "ListBoard itself");
    Ok(())
}

#[test]
fn a_chart_that_cannot_be_is_refused_before_anything_is_measured() -> Result {
    let (_, nowhere) = temporary("no such folder/chart.svg")?;
    for arguments in [
        &["--plot", "chart.gif"][..],
        &["--plot", "chart"],
        &["--plot", &nowhere],
        &["--plot", "chart.svg", "--size", "3"],
        &["--time-limit", "1", "--size", "3"],
        &["--time-limit", "-1"],
    ] {
        error_of(&[&["benchmark"], arguments].concat())?;
    }
    Ok(())
}

#[test]
fn a_comparison_that_is_cut_short_shows_what_was_measured_by_then() -> Result {
    let (chart, file) = temporary("short.png")?;
    let text = text_of(&["benchmark", "--time-limit", "0", "--plot", &file])?;
    assert!(text.is_empty(), "there was no time for any table");
    assert!(std::fs::read(chart)?.starts_with(b"\x89PNG"));
    Ok(())
}
