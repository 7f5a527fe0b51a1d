//! Checks the layers of the crates: modules of a crate never depend on each other in a cycle, no two types have the
//! same name, and the core needs neither `std` nor an allocator.
//!
//! A module is a file. It depends on the files that define what its `use` declarations and in-line paths name. A
//! re-export is followed to the definition. The re-export itself counts as a dependency only if the file also uses the
//! name. Items for tests are ignored, and so is what macros define.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::ext::IdentExt as _;
use syn::{Item, ItemUse, UseTree, Visibility};

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

/// The segments of a path, as written.
type Segments = Vec<String>;

/// The modules of a library or a program.
struct SourceTree {
    /// The name of the crate in paths.
    name: String,
    /// The modules, root first.
    modules: Vec<SourceModule>,
}

/// A file, or a module in braces within a file.
#[derive(Default)]
struct SourceModule {
    /// The path of the file below the folder of the root.
    file: String,
    parent: usize,
    children: BTreeMap<String, usize>,
    /// The names of all items defined here.
    items: BTreeSet<String>,
    /// The names of the structs, enums, unions, traits and type aliases among them.
    types: Vec<String>,
    /// What `use` declarations import, by local name.
    imports: BTreeMap<String, Segments>,
    globs: Vec<Segments>,
    /// The imports that are re-exports.
    re_exports: BTreeMap<String, Segments>,
    /// The paths that the module uses.
    paths: BTreeSet<Segments>,
    /// All words in the code of the module outside its `use` declarations.
    words: BTreeSet<String>,
}

impl SourceTree {
    /// Reads the crate whose root is `file`. `read` returns the text of a file if it exists.
    fn read(name: &str, file: &Path, read: &dyn Fn(&Path) -> Option<String>) -> Self {
        let mut tree = Self { name: name.replace('-', "_"), modules: Vec::new() };
        let folder = file.parent().expect("a file is in a folder");
        let text = read(file).unwrap_or_else(|| panic!("{} does not exist", file.display()));
        let display = file.file_name().map(|name| name.to_string_lossy().into_owned());
        tree.add(SourceModule { file: display.unwrap_or_default(), ..SourceModule::default() });
        tree.add_items(0, parse(&text, file), folder, folder, read);
        tree
    }

    fn add(&mut self, module: SourceModule) -> usize {
        self.modules.push(module);
        self.modules.len() - 1
    }

    /// Adds the items of module `at`, whose child modules are in `folder`; `root` is the folder of the crate's root.
    fn add_items(
        &mut self,
        at: usize,
        items: Vec<Item>,
        folder: &Path,
        root: &Path,
        read: &dyn Fn(&Path) -> Option<String>,
    ) {
        for item in items.into_iter().filter(|item| !is_for_tests(item)) {
            let module = &mut self.modules[at];
            match item {
                Item::Use(item) => module.add_use(&item),
                Item::Mod(item) => {
                    let name = item.ident.unraw().to_string();
                    let folder = folder.join(&name);
                    let mut child =
                        SourceModule { parent: at, file: module.file.clone(), ..SourceModule::default() };
                    let items = item.content.map_or_else(
                        || {
                            let files = [folder.with_extension("rs"), folder.join("mod.rs")];
                            let found = files.iter().find_map(|file| Some((file, read(file)?)));
                            let (file, text) =
                                found.unwrap_or_else(|| panic!("no file of {}", folder.display()));
                            child.file = file.strip_prefix(root).unwrap_or(file).display().to_string();
                            parse(&text, file)
                        },
                        |(_, items)| items,
                    );
                    let child = self.add(child);
                    self.modules[at].children.insert(name, child);
                    self.add_items(child, items, &folder, root, read);
                }
                item => {
                    if let Some((name, is_type)) = definition(&item) {
                        module.types.extend(is_type.then(|| name.clone()));
                        module.items.insert(name);
                    }
                    module.scan(item.into_token_stream());
                }
            }
        }
    }

    /// Returns for every file the files on which it depends, with the paths that name them.
    fn dependencies(&self) -> BTreeMap<&str, BTreeMap<&str, BTreeSet<String>>> {
        let mut dependencies = BTreeMap::<&str, BTreeMap<&str, BTreeSet<String>>>::new();
        for (at, module) in self.modules.iter().enumerate() {
            let targets = dependencies.entry(&module.file).or_default();
            let used = module.re_exports.iter().filter(|(name, _)| module.words.contains(*name));
            for path in module.paths.iter().chain(used.map(|(_, path)| path)) {
                let target = self.resolve(at, path, 0).map(|target| self.modules[target].file.as_str());
                if let Some(target) = target.filter(|target| *target != module.file) {
                    targets.entry(target).or_default().insert(path.join("::"));
                }
            }
        }
        dependencies
    }

    /// Returns the module that defines what `path` names in module `at`; `None` for paths into other crates.
    fn resolve(&self, at: usize, path: &[String], depth: usize) -> Option<usize> {
        let module = &self.modules[at];
        let (first, rest) = path.split_first()?;
        match first.as_str() {
            "crate" => self.descend(0, rest, depth),
            "self" => self.descend(at, rest, depth),
            "super" if rest.first().is_some_and(|next| next == "super") => {
                self.resolve(module.parent, rest, depth)
            }
            "super" => self.descend(module.parent, rest, depth),
            child if module.children.contains_key(child) => self.descend(at, path, depth),
            name if *name == self.name => self.descend(0, rest, depth),
            // Another crate, or a name whose import counts already.
            _ => None,
        }
    }

    /// Returns the module that defines what `path` names below module `at`.
    fn descend(&self, at: usize, path: &[String], depth: usize) -> Option<usize> {
        let module = &self.modules[at];
        let Some((first, rest)) = path.split_first() else { return Some(at) };
        if let Some(&child) = module.children.get(first) {
            return self.descend(child, rest, depth);
        }
        // No chain of re-exports is longer than this.
        let is_deep = depth >= 8;
        if let Some(import) = module.imports.get(first).filter(|_| !is_deep) {
            return self.resolve(at, &[import, rest].concat(), depth + 1);
        }
        if module.items.contains(first) || is_deep {
            return Some(at);
        }
        let through_glob = |glob: &Segments| {
            let target = self.resolve(at, glob, depth + 1).filter(|target| *target != at)?;
            let named = &self.modules[target];
            let is_there = named.items.contains(first) || named.imports.contains_key(first);
            is_there.then(|| self.descend(target, path, depth + 1))?
        };
        // A name without a declaration is defined by a macro.
        module.globs.iter().find_map(through_glob).or(Some(at))
    }

    /// Describes the dependencies among files that depend on each other; `None` if no files do.
    fn cycles(&self) -> Option<String> {
        let dependencies = self.dependencies();
        let reached: BTreeMap<&str, BTreeSet<&str>> = dependencies
            .keys()
            .map(|&from| {
                let mut reached = BTreeSet::new();
                let mut open = vec![from];
                while let Some(file) = open.pop() {
                    open.extend(dependencies[file].keys().filter(|target| reached.insert(**target)));
                }
                (from, reached)
            })
            .collect();
        let mut cycles = String::new();
        for (&file, all) in reached.iter().filter(|(file, all)| all.contains(*file)) {
            let members: Vec<&str> =
                all.iter().filter(|other| reached[**other].contains(file)).copied().collect();
            if members[0] == file {
                writeln!(cycles, "  cycle of {} files:", members.len()).ok()?;
                for from in &members {
                    for (to, paths) in dependencies[from].iter().filter(|(to, _)| members.contains(to)) {
                        let paths: Vec<&str> = paths.iter().map(String::as_str).collect();
                        writeln!(cycles, "    {from} -> {to}: {}", paths.join(", ")).ok()?;
                    }
                }
            }
        }
        (!cycles.is_empty()).then_some(cycles)
    }
}

impl SourceModule {
    fn add_use(&mut self, item: &ItemUse) {
        let is_re_export = !matches!(item.vis, Visibility::Inherited);
        // A path with leading colons is one into another crate.
        let leaves = if item.leading_colon.is_some() { Vec::new() } else { leaves(&item.tree, &[]) };
        for (path, name) in leaves {
            if !is_re_export {
                self.paths.insert(path.clone());
            }
            let Some(name) = name else {
                self.globs.push(path);
                continue;
            };
            if is_re_export {
                self.re_exports.insert(name.clone(), path.clone());
            }
            self.imports.insert(name, path);
        }
    }

    /// Collects the words and paths of an item, also inside of functions and macros.
    fn scan(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let is = |at: usize, char: char| matches!(tokens.get(at), Some(TokenTree::Punct(punct)) if punct.as_char() == char);
        let mut at = 0;
        while at < tokens.len() {
            let (start, token) = (at, &tokens[at]);
            at += 1;
            match token {
                TokenTree::Group(group) => self.scan(group.stream()),
                TokenTree::Ident(word) if word == "use" && !is(at, '<') => {
                    let end = (at..tokens.len()).find(|&end| is(end, ';')).unwrap_or(at);
                    let declaration = tokens[start..=end.min(tokens.len() - 1)].iter().cloned().collect();
                    if let Ok(item) = syn::parse2::<ItemUse>(declaration) {
                        self.paths.extend(leaves(&item.tree, &[]).into_iter().map(|(path, _)| path));
                        at = end;
                    }
                }
                TokenTree::Ident(word) => {
                    let mut path = vec![word.to_string()];
                    while let (true, true, Some(TokenTree::Ident(next))) =
                        (is(at, ':'), is(at + 1, ':'), tokens.get(at + 2))
                    {
                        path.push(next.to_string());
                        at += 3;
                    }
                    self.words.extend(path.first().cloned());
                    // `::name::..` is a path into another crate, `#name::..` is part of a template.
                    let is_foreign = start > 0
                        && (is(start - 1, ':') && start > 1 && is(start - 2, ':') || is(start - 1, '#'));
                    let is_visibility =
                        start == 1 && matches!(&tokens[0], TokenTree::Ident(word) if word == "in");
                    if path.len() > 1 && !is_foreign && !is_visibility {
                        self.paths.insert(path);
                    }
                }
                _ => {}
            }
        }
    }
}

/// Returns the paths of a `use` declaration with their local names; globs have none.
fn leaves(tree: &UseTree, prefix: &[String]) -> Vec<(Segments, Option<String>)> {
    let with = |name: &syn::Ident| [prefix, &[name.to_string()]].concat();
    let path = |name: &syn::Ident| if name == "self" { prefix.to_vec() } else { with(name) };
    match tree {
        UseTree::Path(tree) => leaves(&tree.tree, &with(&tree.ident)),
        UseTree::Name(tree) => vec![(path(&tree.ident), path(&tree.ident).pop())],
        UseTree::Rename(tree) => vec![(path(&tree.ident), Some(tree.rename.to_string()))],
        UseTree::Group(tree) => tree.items.iter().flat_map(|tree| leaves(tree, prefix)).collect(),
        UseTree::Glob(_) => vec![(prefix.to_vec(), None)],
    }
}

/// Returns the name that an item defines, and whether it is the name of a type.
fn definition(item: &Item) -> Option<(String, bool)> {
    let (ident, is_type) = match item {
        Item::Struct(item) => (&item.ident, true),
        Item::Enum(item) => (&item.ident, true),
        Item::Union(item) => (&item.ident, true),
        Item::Trait(item) => (&item.ident, true),
        Item::Type(item) => (&item.ident, true),
        Item::Fn(item) => (&item.sig.ident, false),
        Item::Const(item) => (&item.ident, false),
        Item::Static(item) => (&item.ident, false),
        Item::Macro(item) => (item.ident.as_ref()?, false),
        _ => return None,
    };
    Some((ident.to_string(), is_type))
}

/// Returns whether an item has an attribute such as `#[cfg(test)]`.
fn is_for_tests(item: &Item) -> bool {
    let tokens: Vec<TokenTree> = item.to_token_stream().into_iter().collect();
    let attributes = tokens.chunks(2).map_while(|pair| match pair {
        [TokenTree::Punct(hash), TokenTree::Group(attribute)] if hash.as_char() == '#' => {
            Some(attribute.to_string())
        }
        _ => None,
    });
    let mut words = attributes.map(|text| text.replace(|char: char| !char.is_alphanumeric(), " "));
    words.any(|words| {
        words.split_whitespace().next() == Some("cfg") && words.contains(" test ") && !words.contains(" not ")
    })
}

fn parse(text: &str, file: &Path) -> Vec<Item> {
    syn::parse_file(text).unwrap_or_else(|error| panic!("{}: {error}", file.display())).items
}

fn workspace_root() -> PathBuf {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR"));
    tests.parent().expect("the tests are in the workspace").to_owned()
}

/// Returns the folder of every member of the workspace, by the name of its package.
fn workspace_members() -> BTreeMap<String, PathBuf> {
    let root = workspace_root();
    let manifest = |folder: &Path| {
        std::fs::read_to_string(folder.join("Cargo.toml"))
            .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
    };
    let text = manifest(&root);
    let list = text
        .split_once("members = [")
        .and_then(|(_, rest)| rest.split_once(']'))
        .expect("a list of members")
        .0;
    let folders = list.split('"').skip(1).step_by(2).map(|folder| root.join(folder));
    folders
        .map(|folder| {
            let text = manifest(&folder);
            let name =
                text.split_once("name = \"").and_then(|(_, rest)| rest.split_once('"')).expect("a name").0;
            (name.to_owned(), folder)
        })
        .collect()
}

/// Reads the library and the program of a member, if it has them in their usual places.
fn targets(folder: &Path, name: &str) -> Vec<SourceTree> {
    let roots = ["src/lib.rs", "src/main.rs"].map(|root| folder.join(root));
    let existing = roots.iter().filter(|root| root.exists());
    existing.map(|root| SourceTree::read(name, root, &|path| std::fs::read_to_string(path).ok())).collect()
}
