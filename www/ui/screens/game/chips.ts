/** The line of who sits where, each seat by its sign, and whose turn it is. */
import { h } from "../../../dom";
import type { GameEntry } from "../../../games/registry";
import type { Session } from "../../../session/session";
import { peopleOf } from "../../../storage/seats";
import type { App } from "../../app";
import { markOf } from "../../components/controls";
import { sitterText } from "./status";

/** The seats as they stand. */
export function seatChips(
  app: App,
  { state }: Session,
  { mover, mark, phrases }: GameEntry,
): Node[] {
  const { seats, view, outcome, held } = state;
  const several = peopleOf(seats).length > 1;
  const turn = outcome ? -1 : (held ?? mover(view));
  return seats.map((who, index) => {
    const look = mark(view, index);
    const sign = markOf(look);
    const seat = phrases.seat(app.words, index, view);
    const sitter = sitterText(app, seats, index);
    // Where nobody has a name it is the seat that tells them apart, or its letter alone.
    const plain = who.kind === "person" && !who.name && several;
    return h(
      "span",
      { class: "seat-chip", "data-mark": look, "data-turn": String(index === turn) },
      h("span", { class: "unseen" }, plain ? `${seat}: ${sitter}` : `${seat}: `),
      sign,
      plain ? !sign.textContent && h("span", { "aria-hidden": "true" }, seat) : sitter,
    );
  });
}
