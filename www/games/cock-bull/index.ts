/** The definition of Cock & Bull. */
import { defineGame } from "../define";
import { colourOf, SETTLED, SPOT_IDS } from "./areas";
import { cockBull } from "./lesson";

export default defineGame({
  id: "cock-bull",
  load: () => import("./cock-bull"),
  puzzles: () => import("./puzzles.txt?packed"),
  lessons: { "lesson-cock-bull": cockBull },
  minutes: 15,
  sample: "RB-/R-/B 14:9 r -",
  buttons: ["pass", "red", "black"],
  settled: SETTLED,
  // The chip that completed the Arms, or the Peg.
  won: (events) =>
    events.flatMap((event) =>
      event.kind === "pegged" ? ["peg"] : "spot" in event ? SPOT_IDS : [],
    ),
  // The player also sees which colour now owns the area.
  revealsSecrets: (events) => events.some(({ kind }) => kind === "owned"),
  hits: (event, seats) => event.kind === "flipped" && !seats.includes(event.seat),
  ends: (events) => events.some(({ kind }) => kind === "passed" || kind === "chosen"),
  mark: colourOf,
  mover: (view) => view.seat,
  forced: "always",
  supply: "supply",
  opinion: null,
  race: "100",
  dice: true,
  widest: "112cqh",
  // The first die of the opening stays next to the second.
  chanceReplacesLast: (view) => !view.opening,
  sounds: {
    die: "dice",
    rolled: "dice",
    placed: "put",
    flipped: "put",
    removed: "capture",
    pegged: "put",
  },
});
