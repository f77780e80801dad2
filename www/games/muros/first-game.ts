/** The ideas of a first game of Muros. */
import type { PlaceId } from "../../board/types";
import type { MurosSlots, MurosView } from "../../engine/types";
import type { Idea } from "../define";
import { COLOURS, LINES } from "./layout";

/** Returns true if a line, named by one of its slots, has no card yet. */
function isFree({ slots }: MurosView, [side = "", number = ""]: PlaceId): boolean {
  const opposite = "SWNE".charAt("NESW".indexOf(side));
  return [side, opposite].every((end) => !slots[end as keyof MurosSlots][Number(number) - 1]);
}

/** An open card, or one of the hand where these come first, and a slot whose line has most counters of its colour. */
function example(view: MurosView, seat: number): PlaceId[] {
  const { hands, options, piles } = view;
  const [kind, colours] =
    options.piles === "last"
      ? ["hand", new Set(hands[seat])]
      : ["pile", [...COLOURS].filter((_, at) => piles[at])];
  const all = view.squares.flat();
  const ways = Object.entries(LINES)
    .filter(([slot]) => isFree(view, slot))
    .flatMap(([slot, { squares }]) =>
      [...colours].map((colour) => ({
        path: [`${kind}:${colour}`, slot],
        count: squares.filter((at) => all[at] === colour).length,
      })),
    );
  return ways.sort((a, b) => b.count - a.count)[0]?.path ?? [];
}

const cards = (kind: "pile" | "hand"): PlaceId[] =>
  [...COLOURS].map((colour) => `${kind}:${colour}`);

export const ideas: readonly Idea<"muros">[] = [
  { id: "line", at: (view, seat) => (view.phase === 1 ? example(view, seat) : []) },
  {
    id: "hand",
    at: ({ phase, options }) => (phase === 1 && options.piles !== "last" ? cards("pile") : []),
  },
  { id: "scores", at: () => ["scores"] },
  { id: "save", at: ({ phase }) => (phase === 2 ? cards("hand") : []) },
];

export const firstSeeds = { "": "1" };
