/** What speaks for a move in Muros, as its events and views tell. Holds no rule. */
import type { MurosView } from "../../engine/types";
import type { Words } from "../../i18n/words";
import type { HintedMove } from "../phrases";

const COLOURS = "YBRG";

/** Why it is a good move; empty where nothing on the board shows it. */
export function because(words: Words, { events, view, after }: HintedMove<"muros">): string {
  const colourOf = (at: number): string => words.say("muros-name", { name: COLOURS.charAt(at) });
  const reason = (why: string, colour = ""): string => words.say("muros-because", { why, colour });
  const first = leader(view);
  const next = leader(after);
  for (const event of events) {
    if (event.kind === "blocked") return reason("blocks");
    if (event.kind !== "taken" || event.squares.length === 0) continue;
    if (next === COLOURS.indexOf(event.colour)) return reason("decides", colourOf(next));
  }
  if (next >= 0 && first !== next) return reason("leads", colourOf(next));
  const saved = events.some((event) => event.kind === "laid" && event.source === "pile");
  return saved ? reason("saves") : "";
}

/** The colour that counts first, if it is one alone; else -1. */
const leader = ({ ranks }: MurosView): number =>
  ranks.filter((rank) => rank === 0).length === 1 ? ranks.indexOf(0) : -1;
