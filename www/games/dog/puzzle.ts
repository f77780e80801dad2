/** Dog's puzzles as the rules read them: the files leave out the deck, which nobody knows, and the pile, the card played last. */

/** The cards of Dog. */
const CARDS = 110;

/** A position of a puzzle with its deck and its pile. */
export function completed(position: string): string {
  const field = (key: string): string =>
    position
      .split(" ")
      .find((each) => each.startsWith(key))
      ?.slice(key.length) ?? "-";
  const hands = field("hands=").split("/");
  const held = hands.map((hand) => hand.slice(hand.indexOf(":") + 1)).concat(field("last="));
  const seen = held.flatMap((cards) => (cards === "-" ? [] : cards.split(".")));
  const deck = Array.from({ length: Math.max(CARDS - seen.length, 0) }, () => "?");
  return `${position} deck=${deck.join(".")} discard=${field("last=")}`;
}
