//! Weights from the files of `data/`. A file contains integers, and comments from `#` to the end of a line: the meaning
//! of the weights, the command and the commit that made them, their training games, and the groups of numbers. The
//! commands were removed once the weights were final; commit ebb4f427 still has the last of them in
//! `crates/cli/src/tune`.

/// The weights of Gobblet's evaluation.
pub const GOBBLET: &str = include_str!("../data/gobblet.txt");

/// The weights of Muros' evaluation: the second phase with two seats.
pub const MUROS: &str = include_str!("../data/muros.txt");

/// Dog's immediate weights, one file per variant.
pub const DOG_SIGHT: [&str; 3] = [
    include_str!("../data/dog-sight-classic.txt"),
    include_str!("../data/dog-sight-royal.txt"),
    include_str!("../data/dog-sight-black.txt"),
];

/// Dog's weights at the end of a round, one file per variant.
pub const DOG_ENDS: [&str; 3] = [
    include_str!("../data/dog-ends-classic.txt"),
    include_str!("../data/dog-ends-royal.txt"),
    include_str!("../data/dog-ends-black.txt"),
];

/// The `N` numbers of a file from number `first` on.
///
/// # Panics
/// If the file has fewer numbers. The callers are constants, so that is a compile error.
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
