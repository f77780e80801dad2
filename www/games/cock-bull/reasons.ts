/** The reasons for moves in Cock & Bull, from the views before and after them. */
import type { CockBullView, Spot } from "../../engine/types";
import type { Words } from "../../i18n/words";
import type { HintedMove } from "../phrases";
import { chipAt, effectOf } from "./areas";
import { HOLES } from "./layout";

/** Why the move is good; empty for a Peg that stays. */
export function reasonOf(
  words: Words,
  { seat, events, view, after }: HintedMove<"cock-bull">,
): string {
  const reason = (why: string, args: { area?: string; count?: number } = {}): string =>
    words.say("cock-bull-because", { why, ...args });
  if (after.outcome?.winners.includes(seat)) return reason("wins");
  if (chipsOf(after, seat) === 5 && chipsOf(view, seat) < 5) return reason("five");
  for (const { roll, holes } of view.effects.filter(({ spots }) => spots.length > 0)) {
    const owned = (each: CockBullView, whose: number): boolean => {
      const owner = effectOf(each, roll)?.owner ?? null;
      return owner !== null && owner === each.colours[whose];
    };
    const area = words.say("cock-bull-area", { roll });
    if (owned(after, seat) && !owned(view, seat)) return reason("owns", { area });
    if (owned(view, 1 - seat) && !owned(after, 1 - seat))
      return reason("breaks", { area, count: holes });
  }
  const [event] = events;
  switch (event?.kind) {
    case "placed":
    case "flipped": {
      const count = chipsOf(after, seat);
      const area = missingOne(after, seat, event.spot);
      if (!area || count > 3) return reason("spots", { count });
      return reason("near", { area: words.say("cock-bull-area", { roll: area }) });
    }
    case "removed":
      return reason("fewer", { count: chipsOf(after, 1 - seat) });
    case "pegged":
      return event.to > event.from ? reason("peg", { count: HOLES - event.to }) : "";
    default:
      return "";
  }
}

/** The area of a spot, if a seat has all but one of its circles. */
function missingOne(view: CockBullView, seat: number, spot: Spot): string | undefined {
  const own = (each: Spot) => chipAt(view, each) === view.colours[seat];
  const { roll } =
    view.effects.find(
      ({ spots }) => spots.includes(spot) && spots.filter(own).length === spots.length - 1,
    ) ?? {};
  return roll;
}

/** The number of chips of a seat's colour in the circles. */
export const chipsOf = ({ chips, colours }: CockBullView, seat: number): number =>
  chips.filter((chip) => chip && chip === colours[seat]).length;
