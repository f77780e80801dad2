/** Examples in the rules: a lesson's position and what its move does, drawn by the board, told by the game's phrases. */
import type { Board } from "../../../board/types";
import { h } from "../../../dom";
import { Match } from "../../../engine/sobremesa";
import type { GameEvent, LegalMove, View } from "../../../engine/types";
import { LESSONS } from "../../../games/lessons";
import type { GameEntry } from "../../../games/registry";
import type { App } from "../../app";
import { fine } from "../../components/controls";
import { askOf, showStill } from "../../components/still-board";

/** What an example shows. */
export interface Example {
  view: View;
  move: LegalMove;
  events: GameEvent[];
}

/** The position of a lesson's step, and the first move that it is about; null where there is none. */
export function exampleOf(lesson: string, step: number): Example | null {
  const { game, steps } = LESSONS[lesson] ?? {};
  const [position, wanted = /./] = steps?.[step - 1] ?? [];
  if (!game || !position) return null;
  return askOf(
    () => new Match(game, { position }),
    (match) => {
      const moves = match.legalMoves();
      const move = moves.find(({ notation }) => wanted.test(notation)) as LegalMove;
      return { view: match.view(0), move, events: match.preview(move.notation).events };
    },
  );
}

/** Examples side by side, by a lesson's name and the numbers of its steps; their boards join those given. */
export function examples(app: App, entry: GameEntry, words: string, boards: Board[]): HTMLElement {
  const [name, ...steps] = words.split(" ");
  const made = steps.map((step) => {
    const found = exampleOf(`lesson-${name}`, Number(step));
    if (!found) return null;
    const { view, move, events } = found;
    const { path } = move;
    const host = h("div", { class: "picture" });
    const told = entry.phrases.step(app.words, events, view);
    const marks = { path, hint: path, aim: events, threats: true };
    boards.push(showStill(app, host, entry, view, 0, true, marks));
    return h("div", { role: "img", "aria-label": told }, host, fine(told));
  });
  return h("div", { class: "examples" }, ...made);
}
