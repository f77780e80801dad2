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

/** The ends of lines whose card has a colour of the seat's hand. */
const sameColour = ({ slots, hands }: MurosView, seat: number): PlaceId[] =>
  [..."NESW"].flatMap((side) =>
    slots[side as keyof MurosSlots].flatMap((card, at) =>
      hands[seat]?.some((own) => own === card) ? `${side}${at + 1}` : [],
    ),
  );

export const ideas: readonly Idea<"muros">[] = [
  { id: "line", at: (view, seat) => (view.phase === 1 ? example(view, seat) : []) },
  {
    id: "hand",
    at: ({ phase, options }) =>
      phase === 1 && options.piles !== "last" ? [...COLOURS].map((colour) => `pile:${colour}`) : [],
  },
  { id: "scores", at: () => ["scores"] },
  { id: "block", at: (view, seat) => (view.phase === 2 ? sameColour(view, seat).slice(0, 1) : []) },
];

export const firstSeeds = { "": "1" };
