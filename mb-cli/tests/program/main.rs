//! The program `mb`, run as a user runs it.

mod comparison;
mod contests;
mod databases;
mod engine;
mod general;
mod recorded;
mod solving;
mod support;
