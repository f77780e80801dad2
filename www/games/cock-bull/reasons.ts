/** What speaks for a move in Cock & Bull, as its views before and after tell. */
import type { CockBullView } from "../../engine/types";
import type { Words } from "../../i18n/words";
import type { HintedMove } from "../phrases";

/** Rolls by the spots that they are about, in the order of a view's chips. */
const AREAS = { CC: [0, 1, 2], BB: [3, 4], MM: [5] };

/** Why it is a good move; empty where nothing on the board shows it. */
export function because(words: Words, { seat, view, after }: HintedMove<"cock-bull">): string {
  const reason = (why: string, area = ""): string => words.say("cock-bull-because", { why, area });
  if (after.outcome?.winners.includes(seat)) return reason("wins");
  if (chipsOf(after, seat) === 5 && chipsOf(view, seat) < 5) return reason("five");
  for (const [roll, spots] of Object.entries(AREAS)) {
    const owned = (each: CockBullView, whose: number): boolean =>
      spots.every((at) => each.chips[at] && each.chips[at] === each.colours[whose]);
    const area = words.say("cock-bull-area", { roll });
    if (owned(after, seat) && !owned(view, seat)) return reason("owns", area);
    if (owned(view, 1 - seat) && !owned(after, 1 - seat)) return reason("breaks", area);
  }
  return "";
}

/** How many chips show a seat's colour. */
const chipsOf = ({ chips, colours }: CockBullView, seat: number): number =>
  chips.filter((chip) => chip && chip === colours[seat]).length;
