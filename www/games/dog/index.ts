/** The definition of Dog. */
import { defineGame } from "../define";
import { alike } from "./alike";
import { concerns, hits } from "./hits";
import { isPiece } from "./ids";
import { black, classic, royal } from "./lesson";
import { outsideOf, pointsOf } from "./selectors";
import { touched } from "./touched";

/** Colours of the seats, with their letters. */
const MARKS = ["A blue", "B red", "C yellow", "D green", "E violet", "F sky"];

/** A position in the middle of a game, with what other variants have. */
const sampleOf = (variant: string, dog = "", played = "") =>
  `variant=${variant} A=T11,F2,T57,H B=T16,T60,H,F3 C=T38,F3,T6,H D=T48,T31,H,F1 ${dog}round=1 starter=A phase=play turn=A pending=- last=5 ${played}hands=A:4.5.12.13.X/B:2.2.3.5.6/C:3.5.6.8.9/D:2.8.9.9.10 given=- out=- deck=?* discard=5`;

export default defineGame({
  id: "dog",
  load: () => import("./dog"),
  puzzles: () => import("./puzzles.txt?packed"),
  outside: (view, seat) => outsideOf(view, seat).length,
  note: "dog-note",
  lessons: {
    "lesson-dog-classic": classic,
    "lesson-dog-royal": royal,
    "lesson-dog-black": black,
  },
  minutes: 60,
  sample: sampleOf("classic"),
  samples: {
    royal: sampleOf("royal", "", "played=5 "),
    black: sampleOf("black", "dog=T8 ", "played=5 "),
  },
  buttons: ["fold", "lapse", "stay"],
  alike,
  mark: (_, seat) => MARKS[seat] ?? "",
  partner: (view, seat) => view.partners[seat] ?? seat,
  choosing: (view) => view.phase === "exchange",
  spending: (view) => pointsOf(view.owed) > 0,
  touched,
  shows: ({ owed: [next] }) => next?.kind === "jump",
  foretells: ({ owed: [next] }, path) => path.some(isPiece) || next?.kind === "paw",
  hits,
  // A capture anywhere is news.
  concerns: (event, seat, by) =>
    event.kind !== "ended" &&
    (concerns(event, seat, by) || (event.kind === "captured" && by !== seat)),
  // A piece that moves home by itself is not captured.
  foreshown: (event, path) =>
    event.kind === "captured" && path !== null && !path.includes(event.piece),
  ends: (events) => events.some(({ kind }) => kind === "turned" || kind === "round-ended"),
  idle: (events) => events.some(({ kind }) => kind === "gave" || kind === "folded"),
  revealsSecrets: (events) => events.some(({ kind }) => kind === "exchanged"),
  opinion: 400,
  secret: true,
  forced: "wished",
  sounds: {
    dealt: "card",
    gave: "card",
    exchanged: "card",
    played: "card",
    discarded: "card",
    drew: "card",
    folded: "card",
    walked: "put",
    swapped: "put",
    jumped: "put",
    prowled: "put",
    captured: "capture",
  },
});
