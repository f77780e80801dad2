/**
 * The review of a game: the win probability at every step, and the cost of decisions. In solved games, also the luck.
 */
import type { JSX } from "preact";
import { codeOf } from "../../engine/error";
import type { Match } from "../../engine/sobremesa";
import type { GameEvent, Outcome, Review, View } from "../../engine/types";
import {
  byCost,
  type Judged,
  type Mistake,
  type Part,
  type Worth,
  worthOf,
} from "../../session/analysis";
import { walkThrough } from "../../session/replay";
import type { Session } from "../../session/session";
import { look, lookNow } from "../../session/travel";
import { peopleOf } from "../../storage/seats";
import { hintReason } from "../../table/hint";
import { playerAt } from "../../table/telling";
import { Chart } from "../components/chart";
import { Fine } from "../components/controls";
import { Heading } from "../components/heading";
import { Figures, percent } from "../components/numbers";
import type { Game } from "../game";
import type { Content, Dialog } from "./dialogs";

/** The number of decisions to highlight. */
const WORST = 3;

/** Opens the review of the current game, finished or not. */
export function openReview(game: Game): void {
  const { page } = game;
  const review = new GameReview(game);
  const dialog = page.dialogs.open(
    (opened) => review.content(opened),
    () => review.leave(),
  );
  review.solve(dialog).catch((error: unknown) => {
    dialog.close();
    page.reportError(codeOf(error), error);
  });
}

class GameReview {
  readonly #game: Game;
  readonly #asking = new AbortController();
  /** The game when the review was opened. It may continue meanwhile. */
  readonly #record: string;
  readonly #steps: Session["state"]["steps"];
  readonly #seats: Session["state"]["seats"];
  readonly #people: number[];
  /** True if every value is exact. */
  readonly #exact: boolean;
  /**
   * The seat whose win probability the chart shows: the first seat if all values are exact, otherwise the first
   * person.
   */
  readonly #shownSeat: number;
  #view: View;
  /** The outcome of the whole game, also while an earlier position is shown. */
  #outcome: Outcome | null = null;
  /** The completed share of the work. */
  #share: number | undefined;
  #worth: Worth | null = null;
  /** The better moves and why, by number of steps played before. */
  readonly #instead = new Map<number, string>();

  constructor(game: Game) {
    this.#game = game;
    const { session, entry } = game;
    const { steps, seats, view } = session.state;
    this.#record = session.autosave.kept.record;
    this.#steps = steps;
    this.#seats = seats;
    this.#view = view;
    this.#people = peopleOf(seats);
    this.#exact = entry.opinion === null;
    this.#shownSeat = this.#exact ? 0 : (this.#people[0] ?? 0);
  }

  leave(): void {
    this.#asking.abort();
  }

  content(dialog: Dialog): Content {
    const page = this.#game.page;
    const title = page.say("review");
    if (this.#worth) return { title, body: this.#shown(this.#worth, dialog) };
    const solving = page.say("review-solving");
    return {
      title,
      body: (
        <>
          <p>{solving}</p>
          <progress aria-label={solving} value={this.#share} />
        </>
      ),
    };
  }

  // --- the analysis -----------------------------------------------------------------------------

  /** Has every step judged, then shows the result. */
  async solve(dialog: Dialog): Promise<void> {
    const { opinion } = this.#game.entry;
    const { observations, played, asked } = this.#questions();
    // A fixed seed, so that the same game gets the same review.
    const think = { seed: "", ...(opinion !== null && { nodes: opinion }) };
    const task = { game: this.#game.session.state.game, observations, played, think };
    const reviews = await this.#game.page.thinking.review(task, this.#asking.signal, (share) => {
      this.#share = share;
      dialog.refresh();
    });
    if (!reviews) return;
    const worth = worthOf(this.#steps, this.#judged(reviews, asked), this.#seats.length);
    walkThrough(this.#record, (match, ply) => {
      const mistake = worth.mistakes.find((each) => each.ply === ply);
      if (!mistake) return;
      this.#instead.set(ply, this.#better(match, mistake));
    });
    this.#worth = worth;
    dialog.refresh();
  }

  /**
   * The win probability given away: the total if all values are exact, because luck explains the rest. Otherwise the
   * average per decision.
   */
  #givenAway({ lost, decisions }: Part): number {
    return this.#exact ? lost : lost / (decisions || 1);
  }

  /** The steps to ask about, and the observations there. */
  #questions(): { observations: string[]; played: (string | undefined)[]; asked: number[] } {
    const observations: string[] = [];
    const played: (string | undefined)[] = [];
    const asked: number[] = [];
    walkThrough(this.#record, (match, ply) => {
      this.#view = match.view();
      this.#outcome = match.outcome();
      // If values are estimates, ask only for the deciding seat, with that seat's observation.
      const step = this.#steps[ply];
      const seat = this.#exact ? 0 : step && !step.forced ? step.seat : null;
      if (seat === null) return;
      asked.push(ply);
      observations.push(match.observation(seat));
      played.push(step?.full);
    });
    return { observations, played, asked };
  }

  /** The values of the steps for the shown side. */
  #judged(reviews: readonly Review[], asked: readonly number[]): Judged[] {
    const judged = Array.from({ length: this.#steps.length + 1 }, (): Judged => {
      return { value: null, moves: [] };
    });
    for (const [at, ply] of asked.entries()) {
      const review = reviews[at];
      if (review) {
        const value = this.#shareOf(review, this.#steps[ply]?.seat ?? 0);
        judged[ply] = { value, moves: review.moves };
      }
    }
    const outcome = this.#outcome;
    const last = judged[this.#steps.length];
    if (last && outcome) {
      const mine = outcome.winners.filter((seat) => this.#isShown(seat));
      last.value = mine.length / Math.max(outcome.winners.length, 1);
    }
    return judged;
  }

  /** The shown side's win probability, from that of the deciding seat; null if it is unknown. */
  #shareOf({ value }: Review, seat: number): number | null {
    if (this.#exact || this.#isShown(seat)) return value;
    const sides = new Set(this.#seats.map((_, each) => this.#sideOf(each)));
    return sides.size === 2 ? 1 - value : null;
  }

  /** The side of a seat, given by its lowest seat. */
  #sideOf(seat: number): number {
    return Math.min(seat, this.#game.entry.partner(this.#view, seat));
  }

  #isShown(seat: number): boolean {
    return this.#sideOf(seat) === this.#sideOf(this.#shownSeat);
  }

  // --- how it is shown --------------------------------------------------------------------------

  #short(notation: string, events: GameEvent[]): string {
    const { entry, page, audience } = this.#game;
    return entry.phrases.short(page.words, notation, events, this.#view, audience);
  }

  /** The player of a seat: "you", a name, or the colour of a person without one. */
  #player(seat: number): string {
    const game = this.#game;
    return seat === game.audience.you ? game.sitter(seat) : playerAt(game, seat, this.#view);
  }

  /** The better move; for people also why, as a hint would say it, unless that is true of the played one as well. */
  #better(match: Match, { best, ply, seat }: Mistake): string {
    const { words } = this.#game.page;
    const { events } = match.preview(best);
    const better = words.say("review-instead", { move: this.#short(best, events) });
    const why = this.#people.includes(seat) ? this.#why(match, best, seat) : "";
    if (!why || why === this.#why(match, this.#steps[ply]?.full ?? "", seat)) return better;
    return words.list([words.say("sentence", { said: better }), words.capitalized(why)], "gap");
  }

  /** Why a move is good, as a hint would say it; empty if nothing shows it. */
  #why(match: Match, notation: string, seat: number): string {
    const { entry, page, audience } = this.#game;
    const { view: after, events } = match.preview(notation, seat);
    if (!after) return "";
    return hintReason(page.words, entry, { seat, events, view: match.view(seat), after }, audience);
  }

  #shown(worth: Worth, dialog: Dialog): JSX.Element {
    const page = this.#game.page;
    const { mistakes } = worth;
    const worst = byCost(mistakes, this.#people).slice(0, WORST);
    const others = mistakes.filter(({ seat }) => !this.#people.includes(seat));
    const dots = [...worst, ...byCost(others, []).slice(0, WORST)];
    const row = (mistake: Mistake): JSX.Element => this.#row(mistake, dialog);
    return (
      <>
        {this.#curve(worth, dots)}
        {this.#table(worth)}
        <Fine>{page.say(this.#exact ? "review-skill" : "review-opinion")}</Fine>
        <Heading depth={3}>
          {page.say(mistakes.length > 0 ? "review-worst" : "review-none")}
        </Heading>
        <ol>{worst.map(row)}</ol>
        <details hidden={mistakes.length <= WORST}>
          <summary>{page.say("review-all", { count: mistakes.length })}</summary>
          <ol>{mistakes.map(row)}</ol>
        </details>
      </>
    );
  }

  /** The win probability over the game, with dots at costly decisions of both sides. */
  #curve({ values, decisions }: Worth, worst: readonly Mistake[]): JSX.Element {
    const page = this.#game.page;
    const legend = [page.say("review-legend", { seat: this.#player(this.#shownSeat) })];
    // With three or more sides, the decisions of others have no value on the line.
    if (this.#exact || worst.some(({ ply }) => values[ply] !== null))
      legend.push(page.say("review-dots", { dice: this.#exact ? "yes" : "no" }));
    return (
      <figure>
        <div class="axis fine" aria-hidden="true">
          {[1, 0.5, 0].map((share) => (
            <span>{percent(page, share)}</span>
          ))}
        </div>
        <Chart
          values={values}
          decisions={decisions}
          worst={worst.map(({ ply }) => ply)}
          label={this.#chartLabel(values)}
        />
        <figcaption class="fine">{page.words.list(legend, "gap")}</figcaption>
      </figure>
    );
  }

  #table({ parts }: Worth): JSX.Element {
    const page = this.#game.page;
    const rows = parts.map((part, seat) => [
      page.words.capitalized(this.#player(seat)),
      ...(this.#exact ? [percent(page, part.luck, 1, true)] : []),
      percent(page, this.#givenAway(part), 1),
      page.say("review-of", { best: part.best, count: part.decisions }),
    ]);
    const head = ["", "review-luck", "review-lost", "review-best"]
      .filter((id) => this.#exact || id !== "review-luck")
      .map((id) => id && page.say(id, { dice: this.#exact ? "yes" : "no" }));
    return <Figures head={head} rows={rows} />;
  }

  /** The chart in words. */
  #chartLabel(values: readonly (number | null)[]): string {
    const page = this.#game.page;
    const known = values.filter((value) => value !== null);
    const share = (value = 0): string => percent(page, value);
    return page.say("review-chart", {
      seat: this.#player(this.#shownSeat),
      start: share(known[0]),
      low: share(Math.min(...known)),
      high: share(Math.max(...known)),
      end: share(known.at(-1)),
    });
  }

  /** A costly decision, with a link to its position. */
  #row({ ply, seat, cost }: Mistake, dialog: Dialog): JSX.Element {
    const page = this.#game.page;
    const step = this.#steps[ply];
    const move = this.#short(step?.full ?? "", step?.events ?? []);
    return (
      <li key={ply}>
        <button type="button" class="move wide" onClick={() => this.#look(ply, dialog)}>
          <span class="ply">{ply + 1}</span>
          <span class="decision">
            {page.words.capitalized(page.say("seat-line", { seat: this.#player(seat), who: move }))}
            <span class="fine">{this.#instead.get(ply)}</span>
          </span>
          <strong>{percent(page, cost, 1)}</strong>
        </button>
      </li>
    );
  }

  #look(ply: number, dialog: Dialog): void {
    const session = this.#game.session;
    // If another position is open, close it first, so that only the new one leads back to this dialog.
    if (session.state.looking) session.do(lookNow);
    session.do(look, ply, new Map(this.#worth?.mistakes.map((each) => [each.ply, each.best])));
    // The latest position is the game itself, so there is no way back from it to this dialog.
    if (!session.state.looking) dialog.close();
  }
}
