//! People's texts: records and moves that keyboards, editors and chat apps have changed.

/// Returns a text in the letters of the notation. Full-width and decorated letters, spaces, dashes and quotes become
/// plain ones, and invisible characters go. This is the part of NFKC that a person may type: its tables would add 50 KB
/// to the page.
///
/// ```
/// use sobremesa_session::plain;
///
/// assert_eq!(plain("Ｄ@ａ１"), "D@a1");
/// assert_eq!(plain("a1\u{2013}b2\u{200b}"), "a1-b2");
/// ```
pub fn plain(text: &str) -> String {
    text.chars().filter_map(plain_letter).collect()
}

/// A plain character for a person's one; `None` if it is invisible.
pub(super) fn plain_letter(letter: char) -> Option<char> {
    let from = |first: char, base: char| char::from_u32(letter as u32 - first as u32 + base as u32);
    match letter {
        '\u{ff01}'..='\u{ff5e}' => from('\u{ff01}', '!').and_then(plain_letter),
        // Bold, italic and other mathematical letters and digits.
        '\u{1d400}'..='\u{1d6a3}' => {
            let at = (letter as u32 - 0x1d400) % 52;
            char::from_u32(at + if at < 26 { 'A' as u32 } else { 'a' as u32 - 26 })
        }
        '\u{1d7ce}'..='\u{1d7ff}' => char::from_digit((letter as u32 - 0x1d7ce) % 10, 10),
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' => Some('-'),
        '\u{201c}'..='\u{201f}' | '\u{2033}' | '«' | '»' => Some('"'),
        '\u{2018}'..='\u{201b}' | '\u{2032}' => Some('\''),
        '\u{3002}' => Some('.'),
        '\u{2044}' | '\u{2215}' => Some('/'),
        _ if is_invisible(letter) => None,
        _ if letter.is_whitespace() => Some(' '),
        _ if letter.is_control() => None,
        _ => Some(letter),
    }
}

/// Invisible characters that apps insert into words: soft hyphens, joiners, direction marks, variation selectors.
pub(super) fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2064}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
}

/// Returns true if nothing of a text is visible.
pub(super) fn is_blank(text: &str) -> bool {
    text.chars().all(|letter| matches!(plain_letter(letter), None | Some(' ')))
}

/// Splits a text after its first line, which ends with any line end. The rest is `None` after the last line.
pub(super) fn split_line(text: &str) -> (&str, Option<&str>) {
    let ends = ['\n', '\r', '\u{b}', '\u{c}', '\u{85}'];
    let Some((line, end)) = text.find(ends).map(|at| text.split_at(at)) else { return (text, None) };
    let rest = end.strip_prefix("\r\n").or_else(|| end.strip_prefix(ends));
    (line, rest)
}

/// The lines of a text.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let (line, next) = split_line(rest?);
        rest = next;
        Some(line)
    })
}

/// The text of a file: UTF-8, UTF-16, or else Windows' Latin-1.
///
/// ```
/// assert_eq!(sobremesa_session::text_in(b"Zo\xeb"), "Zoë");
/// assert_eq!(sobremesa_session::text_in(b"\xff\xfeZ\0o\0\xeb\0"), "Zoë");
/// ```
pub fn text_in(bytes: &[u8]) -> String {
    let utf16 = |bytes: &[u8], unit: fn([u8; 2]) -> u16| {
        let units: Vec<u16> = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]])).collect();
        String::from_utf16_lossy(&units)
    };
    match bytes {
        [0xff, 0xfe, rest @ ..] => utf16(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => utf16(rest, u16::from_be_bytes),
        &[a, 0, b, 0, ..] if a > 0 && b > 0 => utf16(bytes, u16::from_le_bytes),
        &[0, a, 0, b, ..] if a > 0 && b > 0 => utf16(bytes, u16::from_be_bytes),
        _ => std::str::from_utf8(bytes).map_or_else(|_| bytes.iter().map(|&byte| latin(byte)).collect(), String::from),
    }
}

/// A character of Windows-1252.
fn latin(byte: u8) -> char {
    const FROM_80: &str = "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8d}Ž\u{8f}\u{90}‘’“”•–—˜™š›œ\u{9d}žŸ";
    let moved = FROM_80.chars().nth(usize::from(byte.wrapping_sub(0x80)));
    moved.filter(|_| (0x80..0xa0).contains(&byte)).unwrap_or(char::from(byte))
}
