//! Texts taken apart.

use sobremesa_contract::{cut, parts};

#[test]
fn a_text_is_cut_at_the_first_of_a_letter() {
    assert_eq!(cut("a:b:c", ':'), Some(("a", "b:c")));
    assert_eq!(cut("ä:", ':'), Some(("ä", "")));
    assert_eq!(cut("abc", ':'), None);
}

#[test]
fn parts_stand_between_letters_the_empty_ones_too() {
    for text in ["", ",", "a", "a,b", ",a,", "ä,,ö", "a,b,"] {
        assert_eq!(parts(text, ',').collect::<Vec<_>>(), text.split(',').collect::<Vec<_>>(), "{text}");
    }
}
