/** The definition of Tic-tac-toe, which the page has from the start. What is as usual is in ../define.ts. */
import { defineGame } from "../define";

export default defineGame({
  id: "tictactoe",
  load: () => import("./tictactoe"),
  lessons: {
    "lesson-tictactoe": {
      steps: [[".../.../..."], ["oo./.x./..x", /^c3$/], ["o.x/ox./...", /^a1$/]],
    },
  },
  minutes: 1,
  sample: "o.x/.x./o..",
  buttons: [],
  mark: (_, seat) => ["X blue", "O red"][seat] ?? "",
  opinion: 1_000,
  // One tap plays: its square is marked as a goal before.
  shows: () => true,
  won: (events) => events.flatMap((event) => (event.kind === "lined" ? event.squares : [])),
  sounds: { marked: "put" },
});
