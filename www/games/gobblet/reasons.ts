/** The reasons for moves in Gobblet, from the views before and after them. */
import type { GobbletView, Square, Three } from "../../engine/types";
import type { Words } from "../../i18n/words";
import { type Audience, type HintedMove, subject } from "../phrases";

const CENTRE: readonly Square[] = ["b2", "b3", "c2", "c3"];
const CORNERS: readonly Square[] = ["a1", "a4", "d1", "d4"];

/** Returns the reason for a good move; empty if nothing on the board shows it. */
export function reasonOf(words: Words, move: HintedMove<"gobblet">, to?: Audience): string {
  const { seat, events, view, after, value = 0 } = move;
  const rival = 1 - seat;
  const colour = words.say("gobblet-seat", { seat: rival });
  const reason = (why: string, size?: number): string =>
    words.say("gobblet-because", { why, size, ...subject(rival, colour, to) });
  const { winners } = after.outcome ?? {};
  if (winners) return winners.includes(seat) && winners.length === 1 ? reason("wins") : "";
  const threes = after.threes.filter((three) => three.seat === seat && three.from !== null);
  const made = threes.some((three) => !view.threes.some(isSame(three)));
  if (made && threes.length > 1) return reason("forks");
  if (Math.round(value * 100) === 100) return reason("forces");
  if (threats(view, rival) > threats(after, rival)) return reason("blocks");
  if (made) return reason("threatens");
  const moved = events.find((event) => "to" in event);
  const why = moved && "to" in moved ? quietly(move, moved.to, moved.size) : "";
  // The board shows what is covered. What comes of it for the lines says more.
  const under = moved && "gobbled" in moved ? moved.gobbled : null;
  if (under?.seat === rival && !/joins|stops/.test(why)) return reason("covers", under.size);
  return why ? reason(why) : "";
}

/** Returns the reason for a move to a square without a threat; empty if it is nothing special. */
function quietly(
  { seat, events, view, after }: HintedMove<"gobblet">,
  to: Square,
  size: number,
): string {
  const built = claims(after, seat, to);
  if (built > 1) return "joins";
  if (claims(view, 1 - seat, to) > 0) return "stops";
  if (built > 0) return "builds";
  if (events.some((event) => event.kind === "lifted" && event.revealed?.seat === seat))
    return "uncovers";
  if (CENTRE.includes(to)) return "centre";
  if (CORNERS.includes(to)) return "corner";
  return size === 4 ? "strong" : size === 3 ? "solid" : "";
}

/** How many lines through a square a seat has claimed. */
const claims = (view: GobbletView, seat: number, square: Square): number =>
  view.claims.filter((claim) => claim.seat === seat && claim.line.includes(square)).length;

const isSame =
  (one: Three) =>
  (other: Three): boolean =>
    one.seat === other.seat && one.line.join() === other.line.join();

/** The number of lines in which a seat may make four. */
const threats = ({ threes }: GobbletView, seat: number): number =>
  threes.filter((three) => three.seat === seat && three.from !== null).length;
