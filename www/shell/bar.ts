/** The exact chance to win of both seats, for the position on the table. */
import { h, set, text } from "../dom";
import type { GameEntry } from "../games/registry";
import type { Table } from "../table/table";
import { codeOf } from "../trouble/codes";
import type { App } from "./app";
import { percent } from "./figures";

/** A bar that follows the table. */
export interface Bar {
  readonly element: HTMLElement;
  refresh(): void;
}

/** Makes the bar; it is hidden and asks nothing while the setting is off. */
export function makeBar(app: App, table: Table, entry: GameEntry): Bar {
  const labels = [h("span"), h("span")] as const;
  const parts = [h("span"), h("span")] as const;
  const meter = h("span", { class: "meter", "aria-hidden": "true" }, ...parts);
  const element = h("p", { class: "chance row" }, labels[0], meter, labels[1]);
  let asking = new AbortController();
  let line: unknown;
  let at: unknown;

  function show(exact: number): void {
    const { view } = table.state;
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
    const { state } = table;
    element.hidden = !app.settings.bar;
    if (element.hidden || (line === state.line && at === state.at)) return;
    ({ line, at } = state);
    asking.abort();
    asking = new AbortController();
    const task = { game: state.game, observations: [table.observe(0)], think: {} };
    app.thinking.review(task, asking.signal).then(
      (reviews) => reviews?.[0] && show(reviews[0].value),
      (error: unknown) => app.trouble(codeOf(error), error),
    );
  }
  return { element, refresh };
}
