/** What speaks for a move in Muros, as its events and views tell. Holds no rule. */
import type { Words } from "../../i18n/words";
import type { HintedMove } from "../phrases";

const COLOURS = "YBRG";

/** Why it is a good move; empty where nothing on the board shows it. */
export function because(words: Words, { events, view, after }: HintedMove<"muros">): string {
  const colourOf = (at: number): string => words.say("muros-name", { name: COLOURS.charAt(at) });
  const reason = (why: string, colour = ""): string => words.say("muros-because", { why, colour });
  const first = view.ranks.indexOf(0);
  const next = after.ranks.indexOf(0);
  for (const event of events) {
    if (event.kind === "blocked") return reason("blocks");
    if (event.kind !== "taken" || event.squares.length === 0) continue;
    const rank = after.ranks[COLOURS.indexOf(event.colour)];
    if (rank === 0) return reason("decides", colourOf(COLOURS.indexOf(event.colour)));
  }
  if (first !== next) return reason("leads", colourOf(next));
  const saved = events.some((event) => event.kind === "laid" && event.source === "pile");
  return saved ? reason("saves") : "";
}
