/** The possible actions in words: the first stage of a hint, and on request all of them. */
import type { Place } from "../../../board/types";
import type { LegalMove } from "../../../engine/types";
import { hintTold } from "../../../games/phrases";
import { startsWith } from "../../../session/path-machine";
import type { Game } from "../../game";
import { hintReason } from "./hint-reason";
import { standing } from "./series";
import type { StatusLine } from "./status";

/** Lists the possible actions, from the places and the status without a hint. */
export class Now {
  readonly #game: Game;
  readonly #places: () => readonly Place[];
  readonly #status: () => StatusLine;

  constructor(game: Game, places: () => readonly Place[], status: () => StatusLine) {
    this.#game = game;
    this.#places = places;
    this.#status = status;
  }

  /** The reason for a hint's move, or the whole move; null if there is no hint. */
  hint(): string | null {
    const { words } = this.#game.page;
    const { phrases } = this.#game.entry;
    const { hinted, hintStage, looking, path, view } = this.#game.session.state;
    if (!hinted || looking || !startsWith(hinted.path, path)) return null;
    if (hintStage === 2) {
      const to = this.#game.audience;
      const move = hintTold(phrases, words, hinted, view, to);
      return words.list([move, this.#because()].filter(Boolean), "gap");
    }
    if (path.length > 0) return null;
    // The board marks the start. A path of one place is the whole move.
    const far = hinted.path.length > 1;
    const rest = far ? words.say("hint-quiet") : phrases.button(words, hinted, view).name;
    return this.#because() || rest;
  }

  #because(): string {
    const { hinted, active, view } = this.#game.session.state;
    if (!hinted?.after || active === null) return "";
    const { after, events, value } = hinted;
    const move = { seat: active, events, view, after, value };
    return hintReason(this.#game.page.words, this.#game.entry, move, this.#game.audience);
  }

  /** Shows whose turn it is and what can be done. */
  open(): void {
    const page = this.#game.page;
    const session = this.#game.session;
    page.dialogs.open(() => {
      const { who, what } = this.#status();
      const { outcome, sheet, view } = session.state;
      return {
        title: page.say("now"),
        look: "sheet",
        body: (
          <>
            <strong>{who}</strong>
            <p>{what}</p>
            {!outcome && <p>{this.#game.entry.phrases.goal(page.words, view)}</p>}
            {/* At the end of the game the status includes it. */}
            {!outcome && sheet && <p>{standing(this.#game)}</p>}
            <ul class="stack">
              {this.#ways().map((way) => (
                <li>{way}</li>
              ))}
            </ul>
          </>
        ),
      };
    });
  }

  /** All possible actions, in words. */
  #ways(): string[] {
    const { words } = this.#game.page;
    const { canOffer, looking, path } = this.#game.session.state;
    const ways = new Set<string>();
    for (const move of this.#game.session.state.moves) {
      if (path.some((at, index) => move.path[index] !== at)) continue;
      // The name of the action itself, unless the place is only a step on the way.
      ways.add(this.#name(move, move.path.length === path.length + 1));
    }
    // Sort cards by number.
    const { compare } = new Intl.Collator(words.language, { numeric: true });
    const can = [...ways].sort(compare);
    if (looking) can.push(words.say("play-on"));
    if (canOffer) can.push(words.say("menu-draw"));
    return can;
  }

  /** The name of a move's next place, or of the move if it has none. */
  #name(move: LegalMove, targets = false): string {
    const { words } = this.#game.page;
    const { phrases } = this.#game.entry;
    const { active, path, options, view } = this.#game.session.state;
    const id = move.path[path.length];
    const place = this.#places().find((each) => each.id === id && (each.seat ?? active) === active);
    if (!place) return phrases.button(words, move, view).name;
    const unmarked = { chosen: false, last: false, hint: false };
    const begins = path.length === 0;
    const peeking = options.memory !== "on";
    return phrases.place(words, view, place, {
      kind: "name",
      state: { ...unmarked, targets, begins, peeking, log: true },
    });
  }
}
