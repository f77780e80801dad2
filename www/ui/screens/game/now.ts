/** What can be done now, in words: the first step of a hint, and all of it on asking. */
import type { Place } from "../../../board/types";
import { h } from "../../../dom";
import type { LegalMove } from "../../../engine/types";
import type { GameEntry } from "../../../games/registry";
import { startsWith } from "../../../session/path-machine";
import type { Session } from "../../../session/session";
import type { App } from "../../app";
import { standing } from "../../dialogs/score-sheet";
import type { Told } from "./status";

/** What the game screen asks. */
export interface Now {
  /** What kind of move a hint means, or what to look at, then all of the move; null if there is no hint. */
  hint(): string | null;
  /** Tells whose turn it is and what may be done. */
  open(): void;
}

/** Makes it for the game on the table, from its places and its status without a hint. */
export function makeNow(
  app: App,
  session: Session,
  entry: GameEntry,
  places: () => readonly Place[],
  status: () => Told,
): Now {
  const { words } = app;
  const { phrases } = entry;

  /** The name of a move's next place; of a move that has none, its own. */
  function name(move: LegalMove, targets = false): string {
    const { active, path, options, view } = session.state;
    const id = move.path[path.length];
    const place = places().find((each) => each.id === id && (each.seat ?? active) === active);
    if (!place) return phrases.button(words, move);
    return phrases.place(words, view, place, {
      targets,
      begins: path.length === 0,
      chosen: false,
      last: false,
      hint: false,
      peeking: options.memory !== "on",
    });
  }

  return {
    hint() {
      const { hinted, hintStage, targets, looking, path, view } = session.state;
      if (!hinted || looking || !startsWith(hinted.path, path)) return null;
      const { notation, events } = hinted;
      // How it would end may be hidden yet.
      const done = events.filter(({ kind }) => kind !== "ended");
      if (hintStage === 2)
        return phrases.meant?.(words, notation, done, view) ?? phrases.step(words, done, view);
      if (path.length > 0) return null;
      const [at = ""] = hinted.path;
      const kind = phrases.todo(words, view, path, [at]);
      // Where that says no more than can be done anyway, what to look at.
      const says = targets.includes(at) && kind !== phrases.todo(words, view, path, targets);
      return says ? kind : app.say("hint-look", { place: name(hinted) });
    },

    open() {
      app.dialogs.open(() => {
        const { who, what } = status();
        const { canOffer, looking, outcome, path, sheet } = session.state;
        const ways = new Map<string, number>();
        for (const move of session.input.moves) {
          if (path.some((at, index) => move.path[index] !== at)) continue;
          // What is done there, unless it is only chosen.
          const begun = name(move, move.path.length === path.length + 1);
          ways.set(begun, (ways.get(begun) ?? 0) + 1);
        }
        // Cards in the order of their numbers.
        const { compare } = new Intl.Collator(words.language, { numeric: true });
        const can = [...ways]
          .sort(([a], [b]) => compare(a, b))
          .map(([place, count]) => (count > 1 ? app.say("now-ways", { place, count }) : place));
        if (looking) can.push(app.say("play-on"));
        if (canOffer) can.push(app.say("menu-draw"));
        return {
          title: app.say("now"),
          look: "sheet",
          body: [
            h("strong", {}, who),
            h("p", {}, what),
            // At the end the status tells it.
            !outcome && sheet && h("p", {}, standing(app, session, entry)),
            h("ul", { class: "stack" }, ...can.map((each) => h("li", {}, each))),
          ],
        };
      });
    },
  };
}
