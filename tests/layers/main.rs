//! Checks the layers of the crates: modules of a crate never depend on each other in a cycle, no two types have the
//! same name, and the core needs neither `std` nor an allocator.
//!
//! A module is a file. It depends on the files that define what its `use` declarations and in-line paths name. A
//! re-export is followed to the definition. The re-export itself counts as a dependency only if the file also uses the
//! name. Items for tests are ignored, and so is what macros define.

mod source_tree;
mod workspace;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use proc_macro2::{TokenStream, TokenTree};

use self::source_tree::SourceTree;
use self::workspace::{targets, workspace_members, workspace_root};

/// The crates without cycles, each with a lower bound of its number of files.
const LAYERED: [(&str, usize); 5] =
    [("mb-codegen", 30), ("mb-core", 15), ("mb-runtime", 100), ("marubatsu", 30), ("mb-engine", 8)];

#[test]
fn no_modules_of_a_crate_depend_on_each_other() {
    let members = workspace_members();
    let mut faults = String::new();
    for (name, least_files) in LAYERED {
        let folder = members.get(name).unwrap_or_else(|| panic!("{name} is no member of the workspace"));
        let mut files = 0;
        for tree in targets(folder, name) {
            files += tree.dependencies().len();
            if let Some(cycles) = tree.cycles() {
                write!(faults, "{name}\n{cycles}").expect("a string takes all text");
            }
        }
        assert!(files >= least_files, "{name}: only {files} files were read");
    }
    assert!(faults.is_empty(), "modules depend on each other:\n{faults}");
}

#[test]
fn every_type_has_a_name_of_its_own() {
    let root = workspace_root();
    let (inside, outside): (Vec<_>, Vec<_>) =
        workspace_members().into_iter().partition(|(_, folder)| folder.starts_with(root.join("mb-macros")));
    let groups = [(inside, 25), (outside, 100)];
    for (members, least_types) in groups {
        let mut types = BTreeMap::<String, Vec<String>>::new();
        for tree in members.iter().flat_map(|(name, folder)| targets(folder, name)) {
            for module in &tree.modules {
                for name in &module.types {
                    types.entry(name.clone()).or_default().push(format!("{}/{}", tree.name, module.file));
                }
            }
        }
        assert!(types.len() >= least_types, "only {} types were found", types.len());
        types.retain(|_, files| files.len() > 1);
        assert!(types.is_empty(), "types that share a name: {types:#?}");
    }
}

#[test]
fn a_cycle_is_found_through_re_exports_and_in_line_paths() {
    let files = BTreeMap::from([
        ("src/lib.rs", "mod low; pub mod high; pub use high::top::Top; pub use low::Low;"),
        ("src/low.rs", "pub struct Low; fn f() -> u8 { crate::Top::HEIGHT }"),
        ("src/high/mod.rs", "pub mod top; mod side; pub use side::{self, Side as Other};"),
        ("src/high/top.rs", "use sample::Low; use super::Other; pub struct Top(Low, Other);"),
        ("src/high/side.rs", "pub struct Side; #[cfg(test)] mod tests { use crate::Top; }"),
    ]);
    let tree = SourceTree::read("sample", Path::new("src/lib.rs"), &|path| {
        files.get(path.to_str()?).map(|&text| text.to_owned())
    });
    let cycles = tree.cycles().expect("low and top depend on each other");
    let lines: Vec<&str> = cycles.lines().map(str::trim).collect();
    assert_eq!(
        lines,
        [
            "cycle of 2 files:",
            "high/top.rs -> low.rs: sample::Low",
            "low.rs -> high/top.rs: crate::Top::HEIGHT"
        ]
    );
    assert_eq!(tree.dependencies()["high/top.rs"].len(), 2, "also on high/side.rs");
}

#[test]
fn a_folder_that_defines_what_its_files_use_and_uses_them_is_a_cycle() {
    let cycles = |folder: &str| {
        SourceTree::read("sample", Path::new("lib.rs"), &|path| match path.to_str()? {
            "lib.rs" => Some("mod folder;".to_owned()),
            "folder/mod.rs" => Some(folder.to_owned()),
            "folder/file.rs" => Some("use super::*; pub fn f(_: Shared) {}".to_owned()),
            _ => None,
        })
        .cycles()
    };
    assert_eq!(cycles("mod file; pub use file::f; pub struct Shared;"), None);
    for uses in [
        "use file::f;",
        "pub use file::f; fn g() { f(Shared) }",
        "fn g() { use self::file::f; }",
        "fn g() { file::f(Shared) }",
    ] {
        assert!(cycles(&format!("mod file; pub struct Shared; {uses}")).is_some(), "{uses}");
    }
}

#[test]
fn the_core_is_no_std_and_has_no_cfg_attribute() {
    let source = workspace_members()["mb-core"].join("src");
    let root = std::fs::read_to_string(source.join("lib.rs")).expect("the root of the core");
    let attributes = syn::parse_file(&root).expect("the compiler reads it").attrs;
    assert!(attributes.iter().any(|attribute| attribute.path().is_ident("no_std")));
    let mut folders = vec![source];
    let mut files = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("a source file");
            let words = all_words(text.parse().expect("the compiler reads it"));
            for word in ["#cfg", "#cfg_attr", "std", "alloc"] {
                assert!(!words.contains(word), "{} has {word}", path.display());
            }
            files += 1;
        }
    }
    assert!(files >= 15, "only {files} files were read");
}

/// Returns every word of the code without its comments. The name of an attribute has a `#` in front.
fn all_words(tokens: TokenStream) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    let mut is_attribute = false;
    for token in tokens {
        match token {
            TokenTree::Group(group) => {
                let name = group.stream().into_iter().next().map(|name| format!("#{name}"));
                words.extend(name.filter(|_| is_attribute));
                words.extend(all_words(group.stream()));
                is_attribute = false;
            }
            TokenTree::Punct(punct) => {
                is_attribute =
                    matches!(punct.as_char(), '#' | '!') && (is_attribute || punct.as_char() == '#');
            }
            TokenTree::Ident(word) => {
                words.insert(word.to_string());
                is_attribute = false;
            }
            TokenTree::Literal(_) => is_attribute = false,
        }
    }
    words
}
