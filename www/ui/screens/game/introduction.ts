/** Whoever plays a game for the first time is told what one wins by, and in each of the first turns what a thing on the board is. */
import type { Box, Place } from "../../../board/types";
import type { Change } from "../../../session/state";
import { peopleOf } from "../../../storage/seats";
import type { BoardWord } from "./board-words";
import { GamePart } from "./game-part";

/** For so many turns of somebody's first game a word stands at a thing. */
const TURNS = 3;

/** What is new to whoever plays here. */
export class Introduction extends GamePart {
  /** Variants have things of their own. */
  readonly #key = [this.entry.id, this.session.state.options.variant].filter(Boolean).join("-");
  /** Dice wait for a person here, or have been rolled by one. */
  #dice: "none" | "waiting" | "done" = "none";

  /** What one wins by, until somebody has moved, or rolled, in their first game; else null. */
  goal(): string | null {
    const { view, outcome, seats } = this.session.state;
    const begun = this.#turns > 0 || this.#dice === "done";
    if (begun || outcome || peopleOf(seats).length === 0) return null;
    return this.entry.phrases.goal(this.app.words, view);
  }

  /** The word of this turn, at the things that it is of, for who is to move; nothing once a move is begun or hinted at, or the first turns are over. */
  landmarks(places: readonly Place[]): BoardWord[] {
    const { active, rolls, path, hint, view } = this.session.state;
    // Who is to roll is about to move, too.
    const seat = active ?? rolls;
    if (this.#turns >= TURNS || seat === null || path.length + hint.length > 0) return [];
    const { phrases } = this.entry;
    const { words } = this.app;
    const label = { kind: "landmark", seat, turn: this.#turns } as const;
    const found = new Map<string, Box>();
    for (const place of places) {
      const word = phrases.place(words, view, place, label);
      if (word) found.set(word, around(place, found.get(word) ?? place));
    }
    return [...found].map(([word, box]) => ({ word, box }));
  }

  /** Counts the turns that people here have taken, and notes when one has rolled. */
  heard(change: Change): void {
    if (this.#dice === "none" && this.session.state.rolls !== null) this.#dice = "waiting";
    else if (this.#dice === "waiting" && change.kind === "step") this.#dice = "done";
    if (change.kind !== "step" || this.#turns >= TURNS) return;
    const { seat } = change.step;
    if (this.session.state.seats[seat ?? -1]?.kind !== "person") return;
    this.app.keep({ introduced: { [this.#key]: this.#turns + 1 } });
  }

  get #turns(): number {
    return this.app.settings.introduced[this.#key] ?? 0;
  }
}

function around(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  const width = Math.max(a.x + a.width, b.x + b.width) - x;
  const height = Math.max(a.y + a.height, b.y + b.height) - y;
  return { x, y, width, height };
}
