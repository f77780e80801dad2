/** What speaks for a move in Gobblet, as its views before and after tell. Holds no rule. */
import type { GobbletView, Three } from "../../engine/types";
import type { Words } from "../../i18n/words";
import type { HintedMove } from "../phrases";

/** Why it is a good move; empty where nothing on the board shows it. */
export function reasonOf(
  words: Words,
  { seat, events, view, after }: HintedMove<"gobblet">,
): string {
  const rival = 1 - seat;
  const reason = (why: string, size?: number): string =>
    words.say("gobblet-because", { why, seat: rival, size });
  const { winners } = after.outcome ?? {};
  if (winners) return winners.includes(seat) && winners.length === 1 ? reason("wins") : "";
  if (threats(view, rival) > threats(after, rival)) return reason("blocks");
  const made = after.threes.some(
    (three) => three.seat === seat && three.open && !view.threes.some(isSame(three)),
  );
  if (made) return reason("threatens");
  for (const event of events)
    if ("gobbled" in event && event.gobbled?.seat === rival)
      return reason("covers", event.gobbled.size);
  return "";
}

const isSame =
  (one: Three) =>
  (other: Three): boolean =>
    one.seat === other.seat && one.line.join() === other.line.join();

/** How many rows a seat may make four of. */
const threats = ({ threes }: GobbletView, seat: number): number =>
  threes.filter((three) => three.seat === seat && three.open).length;
