/** The exact chance to win of both seats, for the position on the table. */
import { h, text } from "../dom";
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
  const names = [h("span"), h("span")];
  const meter = h("span", { class: "meter", "aria-hidden": "true" });
  const element = h("p", { class: "chance row" }, names[0], meter, names[1]);
  let asking = new AbortController();
  let line: unknown;
  let at: unknown;

  function show(first: number): void {
    meter.style.setProperty("--share", `${first * 100}%`);
    names.forEach((name, seat) => {
      const share = percent(app, seat === 0 ? first : 1 - first);
      const named = entry.phrases.seat(app.words, seat, table.state.view);
      text(name, app.say("chance-to-win", { seat: named, share }));
    });
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
