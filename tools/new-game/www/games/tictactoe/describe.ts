/** Tic-tac-toe's phrases: they give texts/en.ftl what to speak of. They contain no rules. */
import type { GameEvent } from "../../engine/types";
import type { Words } from "../../i18n/words";
import { type Audience, marksIn, type Phrases, subject } from "../phrases";
import { SQUARES } from "./face";

const seatName = (words: Words, seat: number): string => words.say("tictactoe-seat", { seat });

/** Who did something: "you", a person's name, or X or O. */
const whoOf = (words: Words, seat: number, to?: Audience) =>
  subject(seat, seatName(words, seat), to);

export const phrases: Phrases<"tictactoe"> = {
  step(words, events, _view, to) {
    const sentence = (event: GameEvent<"tictactoe">): string => {
      if (event.kind === "ended") return this.reason(words, event.outcome, undefined, to);
      // The end says so, too.
      if (event.kind === "lined") return "";
      // The board shows the square; the list of moves and a screen reader need its name.
      const at = to?.sees ? "none" : event.at;
      return words.say("tictactoe-marked", { at, ...whoOf(words, event.seat, to) });
    };
    return words.list(events.map(sentence).filter(Boolean), "gap");
  },

  short: (_words, notation) => notation,

  reason: (words, { reason, winners: [winner = 0] }, _view, to) =>
    words.say("tictactoe-reason", { reason, ...whoOf(words, winner, to) }),

  goal: (words) => words.say("tictactoe-goal"),
  todo: (words) => words.say("tictactoe-todo"),
  why: (words) => words.say("tictactoe-why"),
  advice: () => "",
  hint: (words, { path: [at = ""] }) => words.say("tictactoe-hint", { at }),

  seat: seatName,

  place(words, { squares }, { id }, label) {
    if (label.kind === "about") return "";
    const seat = squares[SQUARES.indexOf(id)];
    const content = words.say("tictactoe-seat", { seat: seat ?? "none" });
    return words.list([id, content, ...marksIn(words, label.state)]);
  },

  // No move is without a place on the board.
  button: (_words, { notation }) => ({ name: notation }),
};
