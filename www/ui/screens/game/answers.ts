/** The buttons below the status: what can be done that is no place on the board. */
import { focused, h } from "../../../dom";
import type { GameEntry } from "../../../games/registry";
import type { Session } from "../../../session/session";
import type { App } from "../../app";
import { button } from "../../components/controls";
import { ask } from "../../dialogs/ask";
import { openReview } from "../../dialogs/review";
import { openSheet } from "../../dialogs/score-sheet";
import { openShare } from "../../dialogs/share";
import { newGame } from "./menu";

/** The buttons, and their making anew when others are needed. */
export interface Answers {
  readonly element: HTMLElement;
  refresh(): void;
}

/**
 * Makes the buttons. `next` is among them while it says so, what comes after a game only `whole` games have; where none is
 * left, the keyboard goes `elsewhere`.
 */
export function makeAnswers(
  app: App,
  session: Session,
  entry: GameEntry,
  how: {
    next(): HTMLElement | null;
    whole: boolean;
    elsewhere: { focus(how?: FocusOptions): void };
  },
): Answers {
  const element = h("div", { class: "answers row" });
  let shown = "";

  function playOn(): void {
    if (session.state.at === session.state.steps.length) return session.playOn();
    ask(app, () => ({
      title: app.say("play-on"),
      text: app.say("play-on-text"),
      answers: [{ label: app.say("play-on"), act: () => session.playOn() }],
    }));
  }

  function refresh(): void {
    const { state } = session;
    const { looking, buttons, sheet, hint: hinted, held, canRethink } = state;
    const next = how.next();
    const over = how.whole && state.outcome !== null && !looking;
    const { behind } = app.dialogs;
    const key = JSON.stringify([!next, over, looking, buttons, hinted, held, canRethink, behind]);
    if (key === shown) return;
    shown = key;
    const had = focused(element);
    const inside = element.contains(had);
    const made: HTMLElement[] = [];
    if (next) made.push(next);
    if (looking) {
      made.push(button(app.say("play-on"), playOn));
      // What it is looked at from.
      if (behind) made.push(button(app.say("review"), () => app.dialogs.back()));
    } else if (over) {
      if (sheet && !sheet.over) {
        made.push(button(app.say("sheet-next"), () => session.nextGame(), "primary"));
      } else {
        made.push(button(app.say("menu-new"), () => newGame(app, session, entry), "primary"));
      }
      if (sheet) made.push(button(app.say("sheet"), () => openSheet(app, session, entry)));
      made.push(
        button(app.say("review"), () => openReview(app, session, entry)),
        button(app.say("replay"), () => session.replay()),
        button(app.say("share"), () => openShare(app, session)),
      );
    }
    if (held !== null) made.push(button(app.say("hold-keep"), () => session.go(), "primary"));
    if (canRethink) {
      const label = app.say(held === null ? "take-back" : "hold-change");
      made.push(button(label, () => session.rethink()));
    }
    for (const move of looking ? [] : buttons) {
      const label = entry.phrases.button(app.words, move);
      // Where something can be touched on the board, that is the usual wish.
      const other = hinted.length ? !hinted.includes(move.path[0] ?? "") : state.targets.length > 0;
      // Of several, as an offer's answers or rolls, none is the one to choose.
      const quiet = other || buttons.length > 1;
      made.push(button(label, () => session.submit(move.notation), quiet ? "" : "primary"));
    }
    element.replaceChildren(...made);
    if (made.length > 0 && !over && !looking) element.classList.add("asked");
    if (inside) {
      const again = made.find(({ textContent }) => textContent === had?.textContent);
      // What is told above it stays in sight.
      (again ?? made[0] ?? how.elsewhere).focus({ preventScroll: true });
    }
  }
  return { element, refresh };
}
