/** A look back at a game that is solved: what every step changed, luck and skill apart, which decisions cost what. */
import type { View } from "../api/types";
import { h } from "../dom";
import type { GameEntry } from "../games/registry";
import { walkThrough } from "../table/past";
import type { Table } from "../table/table";
import { type Mistake, type Worth, worthOf } from "../table/worth";
import { codeOf } from "../trouble/codes";
import type { App } from "./app";
import { chart } from "./chart";
import { fine } from "./controls";
import { figures, percent } from "./figures";

/** How many decisions stand out. */
const WORST = 3;

/** Opens the review of the game on the table, finished or not. */
export function openReview(app: App, table: Table, entry: GameEntry): void {
  const { record } = table;
  const { game, line } = table.state;
  const asking = new AbortController();
  const done = h("progress", { "aria-label": app.say("review-solving") });
  let view: View = table.state.view;
  let worth: Worth | null = null;

  const close = app.dialogs.open(
    () => ({
      title: app.say("review"),
      body: worth ? shown(worth) : [h("p", {}, app.say("review-solving")), done],
    }),
    () => asking.abort(),
  );

  async function solve(): Promise<void> {
    const observations: string[] = [];
    walkThrough(record, (match) => {
      view = match.view();
      observations.push(match.observation(0));
    });
    const task = { game, observations, think: {} };
    const reviews = await app.thinking.review(task, asking.signal, (share) => {
      done.value = share;
    });
    if (!reviews) return;
    const found = worthOf(line, reviews);
    found.mistakes.sort((a, b) => b.cost - a.cost);
    worth = found;
    app.dialogs.refill();
  }
  solve().catch((error: unknown) => {
    close();
    app.trouble(codeOf(error), error);
  });

  const seatName = (seat: number): string => entry.phrases.seat(app.words, seat, view);

  function shown({ values, parts, decisions, mistakes }: Worth): HTMLElement[] {
    const rows = parts.map(({ luck, lost, best, decisions: count }, seat) => [
      seatName(seat),
      percent(app, luck, 1, true),
      percent(app, 0 - lost, 1),
      app.say("review-of", { best, count }),
    ]);
    const inOrder = [...mistakes].sort((a, b) => a.ply - b.ply);
    const worst = mistakes.slice(0, WORST);
    const head = ["", app.say("review-luck"), app.say("review-lost"), app.say("review-best")];
    return [
      h(
        "figure",
        {},
        h(
          "div",
          { class: "axis fine", "aria-hidden": "true" },
          ...[1, 0.5, 0].map((share) => h("span", {}, percent(app, share))),
        ),
        chart(
          values,
          decisions,
          worst.map(({ ply }) => ply),
          told(values),
        ),
        h("figcaption", { class: "fine" }, app.say("review-legend", { seat: seatName(0) })),
      ),
      figures(head, rows),
      fine(app.say("review-skill")),
      h("h3", {}, app.say(mistakes.length > 0 ? "review-worst" : "review-none")),
      h("ol", {}, ...worst.map(row)),
      h(
        "details",
        { hidden: mistakes.length <= WORST },
        h("summary", {}, app.say("review-all", { count: mistakes.length })),
        h("ol", {}, ...inOrder.map(row)),
      ),
    ];
  }

  /** The chart in words. */
  function told(values: number[]): string {
    const share = (value = 0): string => percent(app, value);
    return app.say("review-chart", {
      seat: seatName(0),
      start: share(values[0]),
      low: share(Math.min(...values)),
      high: share(Math.max(...values)),
      end: share(values.at(-1)),
    });
  }

  /** A decision that cost something: a way to where it was made. */
  function row({ ply, seat, best, cost }: Mistake): HTMLElement {
    const short = (notation: string): string => entry.phrases.short(app.words, notation, []);
    const go = (): void => {
      close();
      table.look(ply);
    };
    return h(
      "li",
      {},
      h(
        "button",
        { class: "move wide", "data-mark": entry.mark(view, seat), onclick: go },
        h("span", { class: "ply" }, String(ply + 1)),
        h("span", { class: "mark", "aria-hidden": "true" }),
        h("span", { class: "unseen" }, seatName(seat)),
        h(
          "span",
          { class: "played" },
          short(line[ply]?.notation ?? ""),
          h("span", { class: "fine" }, app.say("review-instead", { move: short(best) })),
        ),
        h("strong", {}, percent(app, -cost, 1)),
      ),
    );
  }
}
