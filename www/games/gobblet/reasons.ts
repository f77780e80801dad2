/** What speaks for a move in Gobblet, as its views before and after tell. Holds no rule. */
import type { GobbletView } from "../../engine/types";
import type { Words } from "../../i18n/words";
import type { HintedMove } from "../phrases";

/** Why it is a good move; empty where nothing on the board shows it. */
export function because(
  words: Words,
  { seat, events, view, after }: HintedMove<"gobblet">,
): string {
  const rival = 1 - seat;
  const reason = (why: string, size?: number): string =>
    words.say("gobblet-because", { why, seat: rival, size });
  if (after.outcome?.winners.includes(seat)) return reason("wins");
  if (threats(view, rival) > threats(after, rival)) return reason("blocks");
  if (threats(after, seat) > threats(view, seat)) return reason("threatens");
  for (const event of events)
    if ("gobbled" in event && event.gobbled?.seat === rival)
      return reason("covers", event.gobbled.size);
  return "";
}

/** How many rows a seat may make four of. */
const threats = ({ threes }: GobbletView, seat: number): number =>
  threes.filter((three) => three.seat === seat && three.open).length;
