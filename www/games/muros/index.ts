/** The definition of Muros. */
import type { MurosView } from "../../engine/types";
import { defineGame } from "../define";
import { muros } from "./lesson";

export default defineGame({
  id: "muros",
  load: () => import("./muros"),
  puzzles: () => import("./puzzles.txt?packed"),
  lessons: { "lesson-muros": muros },
  minutes: 25,
  sample:
    "....RG.RB/....WB.BR/YBBG...../WRBRYWGG./GYYY...../..GGBBG../WYWWGRB../.BWY.WR../..GG.RW.. -GRG-GB--/-YBBYRGR-/BR--Y--GR/BY---Y--G A A:B/B:YYRGGG Y2B3R3G0 A:Y0B0R0G0W0/B:Y1B0R0G0W0",
  buttons: ["pass"],
  lines: 2,
  mark: (_, seat) => "ABCD".charAt(seat),
  forced: "always",
  // The scores show first what a move changes.
  shows: () => false,
  foretells: (_, path) => path.length > 0,
  opinion: 3_000,
  secret: true,
  // In the first round of each phase: what it is about, and later that the same colour blocks.
  opening({ slots, kept, phase, turn }) {
    const ends = Object.values(slots).flat();
    const laid = ends.filter(Boolean).length % (ends.length / 2);
    if (turn.kind !== "seat" || laid >= kept.length) return [];
    return phase === 1 ? [0, 1, 2] : [1, 4, 2];
  },
  foreshown: ({ kind }, path) => kind === "taken" && path === null,
  opened: (views, seat) => ({
    ...(views[seat] as MurosView),
    hands: views.map(({ hands }, at) => hands[at] ?? []),
    unseen: [0, 0, 0, 0],
  }),
  heard(event) {
    if (event.kind === "dealt" || event.kind === "laid") return "card";
    return event.kind === "taken" && event.squares.length > 0 ? "capture" : undefined;
  },
});
