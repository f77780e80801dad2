//! Weights from the files of `data/`. A file contains integers, and comments from `#` to the end of a line: the meaning
//! of the weights, the command and the commit that made them, their training games, and the groups of numbers. The
//! commands are gone because the weights are final: commit ebb4f427 has the last of them in `crates/cli/src/tune`.

/// Gobblet's evaluation.
pub const GOBBLET: &str = include_str!("../data/gobblet.txt");

/// Muros' evaluation of the second phase between two.
pub const MUROS: &str = include_str!("../data/muros.txt");

/// Dog's weights for single moves, one file per variant.
pub const DOG_SIGHT: [&str; 3] = [
    include_str!("../data/dog-sight-classic.txt"),
    include_str!("../data/dog-sight-royal.txt"),
    include_str!("../data/dog-sight-black.txt"),
];

/// Dog's weights for the end of a round, one file per variant.
pub const DOG_ENDS: [&str; 3] = [
    include_str!("../data/dog-ends-classic.txt"),
    include_str!("../data/dog-ends-royal.txt"),
    include_str!("../data/dog-ends-black.txt"),
];

/// The `N` numbers of a file from number `first` on.
///
/// # Panics
/// Where the file has fewer; for constants, so it does not compile then.
pub const fn numbers<const N: usize>(file: &str, first: usize) -> [i16; N] {
    let text = file.as_bytes();
    let mut found = [0; N];
    let (mut at, mut number) = (0, 0);
    while at < text.len() && number < first + N {
        if text[at] == b'#' {
            while at < text.len() && text[at] != b'\n' {
                at += 1;
            }
        } else if text[at] == b'-' || text[at].is_ascii_digit() {
            let negative = text[at] == b'-';
            at += negative as usize;
            let mut value = 0;
            while at < text.len() && text[at].is_ascii_digit() {
                value = 10 * value + (text[at] - b'0') as i16;
                at += 1;
            }
            if number >= first {
                found[number - first] = if negative { -value } else { value };
            }
            number += 1;
        } else {
            at += 1;
        }
    }
    assert!(number == first + N, "the file has fewer numbers");
    found
}
