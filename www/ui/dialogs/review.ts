/** A look back at a game: the chance to win at every step, which decisions cost what; where it is solved, luck too. */
import { h } from "../../dom";
import { codeOf } from "../../engine/error";
import type { GameEvent, Review, View } from "../../engine/types";
import type { GameEntry } from "../../games/registry";
import { byCost, type Judged, type Mistake, type Worth, worthOf } from "../../session/analysis";
import { walkThrough } from "../../session/replay";
import type { Session } from "../../session/session";
import { peopleOf } from "../../storage/seats";
import type { App } from "../app";
import { chart } from "../components/chart";
import { fine, markOf } from "../components/controls";
import { figures, percent } from "../components/figures";
import { nameOf, seatText } from "../screens/game/status";

/** How many decisions stand out. */
const WORST = 3;

/** Opens the review of the game on the table, finished or not. */
export function openReview(app: App, session: Session, entry: GameEntry): void {
  const { record } = session;
  const { game, steps, seats } = session.state;
  const asking = new AbortController();
  const done = h("progress", { "aria-label": app.say("review-solving") });
  let view: View = session.state.view;
  let worth: Worth | null = null;
  /** What would have been better, by steps played before. */
  const instead = new Map<number, string>();

  const close = app.dialogs.open(
    () => ({
      title: app.say("review"),
      body: worth ? shown(worth) : [h("p", {}, app.say("review-solving")), done],
    }),
    () => asking.abort(),
  );

  const exact = entry.opinion === null;
  const people = peopleOf(seats);
  /** Whose chance the chart shows: the first seat's, where all is known of every step, else the first person's. */
  const shownSeat = exact ? 0 : (people[0] ?? 0);
  /** Two sides: what one wins the other loses. */
  const sideOf = (seat: number): number => Math.min(seat, entry.partner(view, seat));

  async function solve(): Promise<void> {
    const observations: string[] = [];
    const played: (string | undefined)[] = [];
    const asked: number[] = [];
    walkThrough(record, (match, ply) => {
      view = match.view();
      // Where worths are opinions, only who decides is asked, with what was known to that seat.
      const step = steps[ply];
      const seat = exact ? 0 : step && !step.forced ? step.seat : null;
      if (seat === null) return;
      asked.push(ply);
      observations.push(match.observation(seat));
      played.push(step?.full);
    });
    const think = entry.opinion === null ? {} : { nodes: entry.opinion };
    const task = { game, observations, played, think };
    const reviews = await app.thinking.review(task, asking.signal, (share) => {
      done.value = share;
    });
    if (!reviews) return;
    const judged = Array.from({ length: steps.length + 1 }, (): Judged => {
      return { value: null, moves: [] };
    });
    for (const [at, ply] of asked.entries()) {
      const review = reviews[at];
      if (review)
        judged[ply] = { value: shareOf(review, steps[ply]?.seat ?? 0), moves: review.moves };
    }
    const { outcome } = session.state;
    const last = judged[steps.length];
    if (last && outcome) {
      const mine = outcome.winners.filter((seat) => sideOf(seat) === sideOf(shownSeat));
      last.value = mine.length / Math.max(outcome.winners.length, 1);
    }
    const found = worthOf(steps, judged, seats.length);
    walkThrough(record, (match, ply) => {
      const mistake = found.mistakes.find((each) => each.ply === ply);
      if (mistake) instead.set(ply, short(mistake.best, match.preview(mistake.best).events));
    });
    worth = found;
    app.dialogs.refill();
  }
  solve().catch((error: unknown) => {
    close();
    app.reportError(codeOf(error), error);
  });

  /** The chance of the side that is shown, from what a decision was worth to who made it. */
  function shareOf({ value }: Review, seat: number): number | null {
    if (exact || sideOf(seat) === sideOf(shownSeat)) return value;
    const sides = new Set(seats.map((_, each) => sideOf(each)));
    return sides.size === 2 ? 1 - value : null;
  }

  const short = (notation: string, events: GameEvent[]): string =>
    entry.phrases.short(app.words, notation, events);
  const seatName = (seat: number): string => entry.phrases.seat(app.words, seat, view);

  function shown({ values, parts, decisions, mistakes }: Worth): HTMLElement[] {
    const rows = parts.map(({ luck, lost, best, decisions: count }, seat) => [
      nameOf(seats[seat]) ? seatText(app, entry, seats, seat, view) : seatName(seat),
      ...(exact ? [percent(app, luck, 1, true)] : []),
      // Where luck tells the rest of the result, all, to be added up; else one decision's share.
      percent(app, exact ? 0 - lost : lost / (count || 1), 1),
      app.say("review-of", { best, count }),
    ]);
    const dice = exact ? "yes" : "no";
    const worst = byCost(mistakes, people).slice(0, WORST);
    const legend = [app.say("review-legend", { seat: seatName(shownSeat) })];
    // With three sides and more, others' decisions have no place on the line.
    if (exact || worst.some(({ ply }) => values[ply] !== null))
      legend.push(app.say("review-dots", { dice }));
    const head = ["", "review-luck", "review-lost", "review-best"]
      .filter((id) => exact || id !== "review-luck")
      .map((id) => id && app.say(id, { dice }));
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
        h("figcaption", { class: "fine" }, app.words.list(legend, "gap")),
      ),
      figures(head, rows),
      fine(app.say(exact ? "review-skill" : "review-opinion")),
      h("h3", {}, app.say(mistakes.length > 0 ? "review-worst" : "review-none")),
      h("ol", {}, ...worst.map(row)),
      h(
        "details",
        { hidden: mistakes.length <= WORST },
        h("summary", {}, app.say("review-all", { count: mistakes.length })),
        h("ol", {}, ...mistakes.map(row)),
      ),
    ];
  }

  /** The chart in words. */
  function told(values: (number | null)[]): string {
    const known = values.filter((value) => value !== null);
    const share = (value = 0): string => percent(app, value);
    return app.say("review-chart", {
      seat: seatName(shownSeat),
      start: share(known[0]),
      low: share(Math.min(...known)),
      high: share(Math.max(...known)),
      end: share(known.at(-1)),
    });
  }

  /** A decision that cost something: a way to where it was made. */
  function row({ ply, seat, cost }: Mistake): HTMLElement {
    const go = (): void => {
      // Of two looks one after the other, only this one is left for here.
      if (session.state.looking) session.lookNow();
      session.look(ply, new Map(worth?.mistakes.map((each) => [each.ply, each.best])));
      // Where the game stands there is nothing to come back from.
      if (!session.state.looking) close();
    };
    return h(
      "li",
      {},
      h(
        "button",
        { class: "move wide", "data-mark": entry.mark(view, seat), onclick: go },
        h("span", { class: "ply" }, String(ply + 1)),
        markOf(entry.mark(view, seat)),
        h("span", { class: "unseen" }, seatName(seat)),
        h(
          "span",
          { class: "played" },
          short(steps[ply]?.full ?? "", steps[ply]?.events ?? []),
          h("span", { class: "fine" }, app.say("review-instead", { move: instead.get(ply) ?? "" })),
        ),
        h("strong", {}, percent(app, -cost, 1)),
      ),
    );
  }
}
