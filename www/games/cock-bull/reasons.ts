/** The reasons for moves in Cock & Bull, from the views before and after them. */
import type { CockBullView } from "../../engine/types";
import type { Words } from "../../i18n/words";
import type { HintedMove } from "../phrases";
import { AREAS, ownerOf, type Pair } from "./areas";

/** Why the move is good; empty for the choice of a colour, and for a Peg that stays. */
export function reasonOf(
  words: Words,
  { seat, events, view, after }: HintedMove<"cock-bull">,
): string {
  const reason = (why: string, area = ""): string => words.say("cock-bull-because", { why, area });
  if (after.outcome?.winners.includes(seat)) return reason("wins");
  if (chipsOf(after, seat) === 5 && chipsOf(view, seat) < 5) return reason("five");
  for (const roll of Object.keys(AREAS) as Pair[]) {
    const owned = (each: CockBullView, whose: number): boolean => {
      const owner = ownerOf(each, roll);
      return owner !== null && owner === each.colours[whose];
    };
    const area = words.say("cock-bull-area", { roll });
    if (owned(after, seat) && !owned(view, seat)) return reason("owns", area);
    if (owned(view, 1 - seat) && !owned(after, 1 - seat)) return reason("breaks", area);
  }
  const [event] = events;
  const does = event && ("spot" in event || (event.kind === "pegged" && event.to > event.from));
  return does ? words.say("cock-bull-idea", { kind: event.kind }) : "";
}

const chipsOf = ({ chips, colours }: CockBullView, seat: number): number =>
  chips.filter((chip) => chip && chip === colours[seat]).length;
