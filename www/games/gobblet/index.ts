/** The definition of Gobblet. */
import { defineGame } from "../define";
import { closedTo } from "./closed";
import { foursIn } from "./fours";
import { gobblet } from "./lesson";

export default defineGame({
  id: "gobblet",
  load: () => import("./gobblet"),
  puzzles: () => import("./puzzles.txt?packed"),
  lessons: { "lesson-gobblet": gobblet },
  minutes: 20,
  whole: true,
  sample: "-,-,d,-/-,cD,-,-/-,C,d,-/D,-,c,- 432/422 w",
  buttons: ["draw:offer", "draw:accept", "draw:decline"],
  won: (events) => foursIn(events).flatMap(({ squares }) => squares),
  mark: (_, seat) => (seat === 0 ? "white" : "black"),
  opinion: 150_000,
  shows: ({ lifted }, path) => lifted !== null || path.length > 0,
  closed: closedTo,
  exposes: ({ lifted, squares }, [from]) =>
    lifted !== null || squares.some(({ square }) => square === from),
  // Gobbling another piece has a deeper sound.
  heard: (event) => ("gobbled" in event ? (event.gobbled ? "capture" : "put") : undefined),
});
