/** What speaks for a move in Gobblet, as its views before and after tell. Holds no rule. */
import type { GobbletView, Square, Three } from "../../engine/types";
import type { Words } from "../../i18n/words";
import type { HintedMove } from "../phrases";

/** The rows, the columns and the long diagonals, by their squares. */
const LINES = [..."1234"]
  .flatMap((at) => [
    [..."abcd"].map((file) => file + at),
    [..."1234"].map((rank) => "abcd"[+at - 1] + rank),
  ])
  .concat([
    ["a1", "b2", "c3", "d4"],
    ["a4", "b3", "c2", "d1"],
  ]);

const CENTRE: readonly Square[] = ["b2", "b3", "c2", "c3"];

/** Why it is a good move; empty where nothing on the board shows it. */
export function reasonOf(words: Words, move: HintedMove<"gobblet">): string {
  const { seat, events, view, after, value = 0 } = move;
  const rival = 1 - seat;
  const reason = (why: string, size?: number): string =>
    words.say("gobblet-because", { why, seat: rival, size });
  const { winners } = after.outcome ?? {};
  if (winners) return winners.includes(seat) && winners.length === 1 ? reason("wins") : "";
  if (Math.round(value * 100) === 100) return reason("forces");
  if (threats(view, rival) > threats(after, rival)) return reason("blocks");
  const made = after.threes.some(
    (three) => three.seat === seat && three.open && !view.threes.some(isSame(three)),
  );
  if (made) return reason("threatens");
  for (const event of events)
    if ("gobbled" in event && event.gobbled?.seat === rival)
      return reason("covers", event.gobbled.size);
  const moved = events.find((event) => "to" in event);
  const why = moved && "to" in moved && quietly(move, moved.to, moved.size);
  return why ? reason(why) : "";
}

/** What a gobblet is good for where it came to; empty where that is nothing special. */
function quietly(
  { seat, events, view, after }: HintedMove<"gobblet">,
  to: Square,
  size: number,
): string {
  const lines = LINES.filter((line) => line.includes(to));
  const many = (of: GobbletView, whose: number, line: string[]): number =>
    line.filter((square) => shown(of, square) === whose).length;
  const built = lines.filter((line) => many(after, seat, line) > 1 && !many(after, 1 - seat, line));
  if (built.length > 1) return "joins";
  if (lines.some((line) => many(view, 1 - seat, line) > 1 && !many(view, seat, line)))
    return "stops";
  if (built.length) return "builds";
  if (events.some((event) => event.kind === "lifted" && event.revealed?.seat === seat))
    return "uncovers";
  if (CENTRE.includes(to)) return "centre";
  if (lines.length > 2) return "corner";
  return size === 4 && events[0]?.kind === "placed" ? "strong" : "";
}

/** Whose gobblet shows on a square. */
const shown = ({ squares }: GobbletView, square: string): number | undefined =>
  squares.find((each) => each.square === square)?.nest.at(-1)?.seat;

const isSame =
  (one: Three) =>
  (other: Three): boolean =>
    one.seat === other.seat && one.line.join() === other.line.join();

/** How many rows a seat may make four of. */
const threats = ({ threes }: GobbletView, seat: number): number =>
  threes.filter((three) => three.seat === seat && three.open).length;
