//! The members of the workspace and their sources.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::source_tree::SourceTree;

/// Returns the folder of the workspace.
pub(crate) fn workspace_root() -> PathBuf {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR"));
    tests.parent().expect("the tests are in the workspace").to_owned()
}

/// Returns the folder of every member of the workspace, by the name of its package.
pub(crate) fn workspace_members() -> BTreeMap<String, PathBuf> {
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
pub(crate) fn targets(folder: &Path, name: &str) -> Vec<SourceTree> {
    let roots = ["src/lib.rs", "src/main.rs"].map(|root| folder.join(root));
    let existing = roots.iter().filter(|root| root.exists());
    existing.map(|root| SourceTree::read(name, root, &|path| std::fs::read_to_string(path).ok())).collect()
}
