//! The stored records.

use std::path::{Path, PathBuf};

/// All texts under a folder of `tests/records`, by their files' names.
pub fn records(folder: &str) -> Vec<(String, String)> {
    fn gather(folder: &Path, found: &mut Vec<(String, String)>) {
        for entry in std::fs::read_dir(folder).expect("the folder is there") {
            let path = entry.unwrap().path();
            if path.is_dir() {
                gather(&path, found);
            } else {
                let name = path.file_name().unwrap().to_string_lossy().into_owned();
                found.push((name, std::fs::read_to_string(path).expect("a text")));
            }
        }
    }
    let mut found = Vec::new();
    gather(&PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/records").join(folder), &mut found);
    found.sort();
    found
}
