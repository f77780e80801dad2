//! Sorting of short lists. Std's sort is five kilobytes of the page for every kind of list.

/// Sorts by value, the largest first; equal ones keep their order.
pub fn best_first<T, V: PartialOrd>(list: &mut [T], value: impl Fn(&T) -> V) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && value(&list[at - 1]) < value(&list[at]) {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}
