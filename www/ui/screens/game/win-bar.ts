/** The exact chance to win of both seats, for the position on the table. */
import { h, set, text } from "../../../dom";
import { codeOf } from "../../../engine/error";
import type { GameEntry } from "../../../games/registry";
import type { Session } from "../../../session/session";
import type { App } from "../../app";
import { percent } from "../../components/figures";

/** A bar that follows the table. */
export interface Bar {
  readonly element: HTMLElement;
  refresh(): void;
}

/** Makes the bar; it is hidden and asks nothing while the setting is off. */
export function makeBar(app: App, session: Session, entry: GameEntry): Bar {
  const labels = [h("span"), h("span")] as const;
  const parts = [h("span"), h("span")] as const;
  const meter = h("span", { class: "meter", "aria-hidden": "true" }, ...parts);
  const element = h("p", { class: "chance row" }, labels[0], meter, labels[1]);
  let asking = new AbortController();
  let steps: unknown;
  let at: unknown;

  function show(exact: number): void {
    const { view } = session.state;
    const first = Math.round(exact * 100) / 100;
    for (const seat of [0, 1] as const) {
      const share = seat === 0 ? first : 1 - first;
      const name = entry.phrases.seat(app.words, seat, view);
      text(labels[seat], app.say("chance-to-win", { seat: name, share: percent(app, share) }));
      set(parts[seat], { "data-mark": entry.mark(view, seat) });
      parts[seat].style.flexGrow = String(share);
    }
  }

  function refresh(): void {
    const { state } = session;
    element.hidden = !app.settings.bar;
    if (element.hidden || (steps === state.steps && at === state.at)) return;
    ({ steps, at } = state);
    asking.abort();
    asking = new AbortController();
    const task = { game: state.game, observations: [session.observe(0)], think: {} };
    app.thinking.review(task, asking.signal).then(
      (reviews) => reviews?.[0] && show(reviews[0].value),
      (error: unknown) => app.reportError(codeOf(error), error),
    );
  }
  return { element, refresh };
}
