//! Reads the modules of a crate from its sources, and finds those that depend on each other.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::ext::IdentExt as _;
use syn::{Item, ItemUse, UseTree, Visibility};

/// The segments of a path, as written.
type Segments = Vec<String>;

/// The modules of a library or a program.
pub(crate) struct SourceTree {
    /// The name of the crate in paths.
    pub(crate) name: String,
    /// The modules, root first.
    pub(crate) modules: Vec<SourceModule>,
}

/// A file, or a module in braces within a file.
#[derive(Default)]
pub(crate) struct SourceModule {
    /// The path of the file below the folder of the root.
    pub(crate) file: String,
    parent: usize,
    children: BTreeMap<String, usize>,
    /// The names of all items defined here.
    items: BTreeSet<String>,
    /// The names of the structs, enums, unions, traits and type aliases among them.
    pub(crate) types: Vec<String>,
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
    pub(crate) fn read(name: &str, file: &Path, read: &dyn Fn(&Path) -> Option<String>) -> Self {
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
    pub(crate) fn dependencies(&self) -> BTreeMap<&str, BTreeMap<&str, BTreeSet<String>>> {
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
    pub(crate) fn cycles(&self) -> Option<String> {
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
