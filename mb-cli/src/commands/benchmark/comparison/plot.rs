//! Draws the tables as bar charts with a logarithmic scale, one below the other in one file.

use std::error::Error;
use std::fs::{self, OpenOptions};
use std::io;
use std::path::Path;

use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use plotters::style::{FontStyle, register_font};

use super::report::{ComparisonReport, MeasuredTable};
use crate::io::failure::Failure;

const WIDTH: u32 = 1200;
const CHART_HEIGHT: u32 = 420;
const LEGEND_WIDTH: u32 = 230;
const LEGEND_TOP: i32 = 50;
const LEGEND_LINE: usize = 18;
const FONT: &str = "sans-serif";

/// The file of the charts.
#[derive(Debug)]
pub(super) struct ChartFile<'a> {
    path: &'a Path,
    format: ChartFormat,
}

#[derive(Clone, Copy, Debug)]
enum ChartFormat {
    Svg,
    Png,
}

impl<'a> ChartFile<'a> {
    /// Opens the file before anything is measured, so that a wrong name is reported at once. Its extension is the
    /// format.
    pub(super) fn create(path: &'a Path) -> Result<Self, Failure> {
        let extension = path.extension().unwrap_or_default().to_ascii_lowercase();
        let format = match extension.to_str() {
            Some("svg") => ChartFormat::Svg,
            Some("png") => ChartFormat::Png,
            _ => {
                let message = format!("{}: a chart's file name ends in .svg or .png", path.display());
                return Err(Failure::input(message));
            }
        };
        // An old file keeps its content until the charts replace it.
        match OpenOptions::new().append(true).create(true).open(path) {
            Ok(_) => Ok(Self { path, format }),
            Err(error) => Err(Failure::input(format!("{}: {error}", path.display()))),
        }
    }

    /// Draws every table of a report.
    pub(super) fn draw(&self, report: &ComparisonReport) -> Result<(), Failure> {
        // The font comes with the program, so that every machine draws the same letters.
        register_font(FONT, FontStyle::Normal, epaint_default_fonts::UBUNTU_LIGHT)
            .map_err(|_| io::Error::other("the font of the charts cannot be read"))?;
        let charts = u32::try_from(report.tables.len()).unwrap_or(u32::MAX).max(1);
        let size = (WIDTH, CHART_HEIGHT.saturating_mul(charts));
        let drawn = match self.format {
            ChartFormat::Svg => draw_all(report, &SVGBackend::new(self.path, size).into_drawing_area()),
            ChartFormat::Png => self.draw_pixels(report, size),
        };
        drawn.map_err(|error| io::Error::other(format!("{}: {error}", self.path.display())).into())
    }

    /// Draws into memory and writes the pixels as PNG. (The encoder of `plotters` brings decoders for every other format.)
    fn draw_pixels(
        &self,
        report: &ComparisonReport,
        (width, height): (u32, u32),
    ) -> Result<(), Box<dyn Error>> {
        let mut pixels = vec![0; width as usize * height as usize * 3];
        let backend = BitMapBackend::with_buffer(&mut pixels, (width, height));
        draw_all(report, &backend.into_drawing_area())?;
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, width, height);
        encoder.set_color(png::ColorType::Rgb);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&pixels)?;
        writer.finish()?;
        Ok(fs::write(self.path, file)?)
    }
}

type Area<D> = DrawingArea<D, Shift>;

fn draw_all<D: DrawingBackend>(report: &ComparisonReport, root: &Area<D>) -> Result<(), Box<dyn Error>>
where
    D::ErrorType: 'static,
{
    root.fill(&WHITE)?;
    for (table, area) in report.tables.iter().zip(root.split_evenly((report.tables.len().max(1), 1))) {
        let (chart, legend) = area.split_horizontally(WIDTH - LEGEND_WIDTH);
        draw_bars(table, &chart)?;
        draw_legend(table, &legend)?;
    }
    Ok(root.present()?)
}

/// Draws a group of bars for every column of the table, with a bar for every row.
fn draw_bars<D: DrawingBackend>(table: &MeasuredTable, area: &Area<D>) -> Result<(), Box<dyn Error>>
where
    D::ErrorType: 'static,
{
    let (low, high) = range(table);
    // Leaves room for the names of the columns below the bars.
    let floor = low / 3.0;
    let columns = as_number(table.columns.len());
    let caption = format!("{}, {} (article {})", table.title, table.unit, table.article);
    let mut chart = ChartBuilder::on(area)
        .caption(caption, (FONT, 20))
        .margin(12)
        .y_label_area_size(70)
        .build_cartesian_2d(0.0..columns, (floor..high).log_scale())?;
    chart.configure_mesh().disable_x_mesh().disable_x_axis().y_label_style((FONT, 14)).draw()?;

    let bar = 0.9 / as_number(table.rows.len());
    let bars = table.rows.iter().enumerate().flat_map(|(number, row)| {
        row.values.iter().enumerate().filter_map(move |(column, value)| {
            let left = as_number(column) + 0.05 + bar * as_number(number);
            let corners = [(left, low / 1.2), (left + 0.9 * bar, (*value)?)];
            Some(Rectangle::new(corners, Palette99::pick(number).filled()))
        })
    });
    chart.draw_series(bars)?;
    let style = (FONT, 15).into_text_style(area).pos(Pos::new(HPos::Center, VPos::Center));
    let names =
        table.columns.iter().enumerate().map(|(column, name)| {
            Text::new(name.clone(), (as_number(column) + 0.5, low / 1.8), style.clone())
        });
    chart.draw_series(names)?;
    Ok(())
}

fn draw_legend<D: DrawingBackend>(table: &MeasuredTable, area: &Area<D>) -> Result<(), Box<dyn Error>>
where
    D::ErrorType: 'static,
{
    for ((number, row), y) in table.rows.iter().enumerate().zip((LEGEND_TOP..).step_by(LEGEND_LINE)) {
        area.draw(&Rectangle::new([(0, y), (12, y + 12)], Palette99::pick(number).filled()))?;
        area.draw(&Text::new(row.name.clone(), (20, y), (FONT, 14)))?;
    }
    Ok(())
}

/// Returns the least and the greatest value of a table.
fn range(table: &MeasuredTable) -> (f64, f64) {
    let values = table.rows.iter().flat_map(|row| row.values.iter().copied().flatten());
    let positive = values.filter(|value| *value > 0.0);
    let (low, high) = positive
        .fold((f64::INFINITY, 0.0), |(low, high): (f64, f64), value| (low.min(value), high.max(value)));
    if low <= high { (low, high * 1.2) } else { (1.0, 10.0) }
}

/// Converts a number of rows or columns, which is small.
fn as_number(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}
