/** Guides a person through a puzzle: shows the task, judges moves, and plays the replies. */
import type { JSX } from "preact";
import type { Scene } from "../../../board/types";
import { Match } from "../../../engine/sobremesa";
import type { GameEvent, Reason, Turn, View } from "../../../engine/types";
import { puzzleOn } from "../../../games/puzzles";
import type { LoadedGame } from "../../../games/registry";
import { dateOf, today } from "../../../puzzles/day";
import type { Puzzle } from "../../../puzzles/file";
import { isOver, isRight, nextOf, priceOf } from "../../../puzzles/judge";
import type { Rules, SessionContext } from "../../../session/context";
import { Session } from "../../../session/session";
import { Saves } from "../../../storage/saves";
import { bot, person } from "../../../storage/seats";
import { isDone, type PuzzleResult } from "../../../storage/solved";
import { openStorage } from "../../../storage/storage";
import type { Line } from "../../../table/line";
import { Button, IconedButton } from "../../components/controls";
import { variantName } from "../../components/game-name";
import type { IconName } from "../../components/icons";
import { type Game, gameOf } from "../../game";
import type { Page } from "../../page";
import { statusOf } from "../game/status";
import type { Coach } from "../lesson/coach";
import { losesBy, tried } from "../lesson/positions";
import { openPrices } from "./prices";
import { answersTo, shownOf } from "./refutation";
import { costTold, dayName, shareResult, solvedTold, streakTold } from "./results";

/** How long each move that answers a wrong try stays on the board, in ms. */
const READ = 2500;
/** How long the last of them stays, in ms: until a touch. It is the longest time of a timer. */
const HOLD = 2 ** 31 - 1;

/** The names of the difficulties, Monday to Sunday. */
const GRADES = ["easy", "easy", "medium", "medium", "medium", "hard", "hard"];

/** The puzzle of a day while it is being solved. */
export class Solver implements Coach {
  readonly alone: boolean;
  readonly entry: LoadedGame;
  readonly session: Session;
  readonly game: Game;
  showing: View | null = null;
  readonly #page: Page;
  readonly #day: number;
  /** The day on which it was opened, which counts for streaks. */
  readonly #opened: number;
  readonly #puzzle: Puzzle;
  /** The seat to move in the position. */
  readonly #seat: number;
  readonly #seats: number;
  /** What the board shows of a wrong try, as a sentence. It is `complete` once the last answer is shown. */
  #refutation = { told: "", complete: false };

  constructor(page: Page, entry: LoadedGame, day: number, opened: number) {
    this.#page = page;
    this.entry = entry;
    this.alone = page.options.embedded;
    this.#day = day;
    this.#opened = opened;
    this.#puzzle = puzzleOn(entry, day);
    const { position } = this.#puzzle;
    const match = new Match(entry.id, { position });
    const turn = match.turn();
    this.#seat = turn.kind === "seat" ? turn.seat : 0;
    // Replies come from the puzzle's line, not from a bot.
    this.#seats = match.seats;
    const seats = Array.from({ length: match.seats }, (_, seat) =>
      seat === this.#seat ? person() : bot(5),
    );
    const sitting = { seats, bottom: this.#seat, opened: true };
    this.session = new Session({ match, series: null, steps: [] }, sitting, this.#context());
    this.game = gameOf(page, this.session, true);
  }

  get title(): string {
    const page = this.#page;
    const { variant } = this.session.state.options;
    const names = [page.say(this.entry.texts.title)];
    if (variant) names.push(variantName(page, this.entry, variant));
    return page.say("puzzle-title", { game: page.words.list(names) });
  }

  progress(): string {
    const page = this.#page;
    return dayName(page, this.#day);
  }

  status(): Line {
    const page = this.#page;
    if (this.#done) return { who: this.#outcome(), what: this.#after() };
    const { view } = this.session.state;
    const seat = this.entry.phrases.seat(page.words, this.#seat, view);
    const count = this.#left();
    return { who: page.say(this.entry.texts.puzzle, { seat, count }), what: this.#what() };
  }

  /** How many moves are left, or how many pieces are outside; null if the task has no such number. */
  #left(): number | null {
    const puzzle = this.#puzzle;
    const { at, view } = this.session.state;
    if (puzzle.goal === "win" && puzzle.moves !== null) return puzzle.moves - Math.floor(at / 2);
    return this.entry.outside(view, this.#seat);
  }

  /** At the end, sharing and more puzzles take the places of the hint and the rules. */
  tools(hint: JSX.Element): JSX.Element {
    const page = this.#page;
    const { router, today } = page;
    const tool = (name: IconName, label: string, act: () => void, off?: boolean): JSX.Element => (
      <IconedButton name={name} label={page.say(label)} act={act} off={off} look="tool" />
    );
    if (this.showing) {
      const act = (): void => void this.session.settle();
      const label = page.say("puzzle-again");
      const off = !this.#refutation.complete;
      return <IconedButton name="again" label={label} act={act} off={off} look="tool primary" />;
    }
    const result = this.#done && this.#result;
    const rules = (): void => router.go({ screen: "rules", game: this.entry.id });
    return (
      <>
        {tool("back", "puzzle-earlier", () => this.#go(this.#day - 1), this.#day === 0)}
        {result ? tool("share", "share", () => shareResult(page, result)) : hint}
        {tool("forth", "puzzle-later", () => this.#go(this.#day + 1), this.#day >= today)}
        {result && !this.alone
          ? tool("moves", "puzzles", () => page.open.puzzles())
          : tool("rules", "rules", rules)}
      </>
    );
  }

  answers(): JSX.Element | null {
    const page = this.#page;
    const puzzle = this.#puzzle;
    if (puzzle.goal !== "chance" || !this.#done) return null;
    const open = (): void => openPrices(page, this.entry, puzzle, this.#chosen);
    return (
      <div class="answers row">
        <Button label={page.say("puzzle-prices")} act={open} look="primary" />
      </div>
    );
  }

  // --- texts ----------------------------------------------------------------------------------------

  /** A sentence about the last try or the begun move, and the cards in open hands. */
  #what(): string {
    const page = this.#page;
    const { phrases } = this.entry;
    const { path, view } = this.session.state;
    if (path.length > 0) return statusOf(this.game).what;
    // The answer to a wrong try has changed the hands on the board.
    const hands = this.showing ? "" : (phrases.hands?.(page.words, view, this.game.audience) ?? "");
    return page.words.list([this.#word(), hands].filter(Boolean), "gap");
  }

  /** A sentence about the last try; before the first one, the difficulty. */
  #word(): string {
    const page = this.#page;
    const { at, turn } = this.session.state;
    if (this.showing) return this.#refutation.told;
    // The next task comes after the answer.
    if (at > 0) return this.#isMine(turn) ? page.say("puzzle-right", { reply: this.#reply() }) : "";
    if (isDone(this.#result)) return page.say("puzzle-known");
    const first =
      this.#day < page.today && this.#day === page.puzzles.next(this.entry.id, page.today);
    const difficulty = first ? "first" : GRADES[this.#puzzle.difficulty - 1];
    return page.say("puzzle-difficulty", { difficulty });
  }

  /** A sentence about the solution, or about what the choice costs. */
  #outcome(): string {
    const page = this.#page;
    const puzzle = this.#puzzle;
    if (puzzle.goal === "win") return solvedTold(page, this.#result);
    const price = priceOf(puzzle, this.#chosen) ?? 0;
    return price > 0 ? costTold(page, price, this.#best(puzzle)) : solvedTold(page, this.#result);
  }

  /** The best choice, as an instruction. */
  #best({ chances: [best] }: Extract<Puzzle, { goal: "chance" }>): string {
    const move = { notation: best?.notation ?? "", path: [] };
    const { words } = this.#page;
    const { view } = this.session.state;
    return this.entry.phrases.hint?.(words, move, view) ?? move.notation;
  }

  /** The last step, if the other side made it. */
  #reply(): string {
    const { at, steps, view } = this.session.state;
    const step = steps[at - 1];
    if (!step || step.seat === this.#seat) return "none";
    return this.#told(step.events, view);
  }

  /** What a step did, without the places that the board shows. */
  #told(events: GameEvent[], view: View): string {
    const { phrases } = this.entry;
    const { words, viewers } = this.game;
    return (
      phrases.told?.(words, events, view, viewers) ?? phrases.step(words, events, view, viewers)
    );
  }

  /** The reason for the win, and the streak of days. */
  #after(): string {
    const sentences = [this.#why(), streakTold(this.#page, this.entry.id)];
    return this.#page.words.list(sentences.filter(Boolean), "gap");
  }

  /** How the game ended; empty if it goes on. */
  #why(): string {
    const { outcome, view } = this.session.state;
    const { words, audience } = this.game;
    return outcome ? this.entry.phrases.reason(words, outcome, view, audience) : "";
  }

  // --- what is played -------------------------------------------------------------------------------

  /** A session that accepts right moves, plays the line's replies and stops at its end. */
  #context(): SessionContext {
    const page = this.#page;
    const { entry } = this;
    const context = page.sessions.context(entry.id);
    return {
      ...context,
      // A puzzle is neither resumed nor counted as a finished game.
      saves: new Saves(openStorage(false)),
      finished: () => {},
      thinking: { choose: async () => this.#choose() },
      // The last card is a move of the solution, even if no other is left.
      forced: "never",
      lesson: {
        stops: (turn) => this.#stops(turn),
        wants: (notation) => this.#wants(notation),
        points: () => undefined,
        sees: (rules, seat) => this.#sees(rules, seat),
        puzzle: true,
      },
    };
  }

  /** The next move of the line, as the move of a bot or hint. */
  #choose(): { move: string; value: number; nodes: number } | null {
    const { animations, state } = this.session;
    const { at, turn } = state;
    if (this.showing) animations.finish();
    const move = nextOf(this.#puzzle, at);
    if (move === undefined) return null;
    if (this.#isMine(turn)) this.#note({ hint: true });
    return { move, value: 1, nodes: 0 };
  }

  #wants(notation: string): boolean {
    const { at, turn } = this.session.state;
    const puzzle = this.#puzzle;
    // Replies are always accepted, and so are all moves in a puzzle with prices.
    if (puzzle.goal === "chance" || !this.#isMine(turn)) return true;
    const { outcome } = tried(this.session, notation);
    const { winners = [] } = outcome ?? {};
    const wins = winners.includes(this.#seat);
    if (isRight(puzzle, { at, notation, wins })) return true;
    this.#refute(notation);
    this.#note({ wrong: (this.#result?.wrong ?? 0) + 1 });
    return false;
  }

  /** Shows on the board what comes of a wrong try, move by move, and goes back by a touch. */
  #refute(notation: string): void {
    const { session } = this;
    const { animations } = session;
    const { words } = this.#page;
    const puzzle = this.#puzzle;
    const losing = losesBy(session, notation, this.#seat);
    const whole = puzzle.goal === "win" && puzzle.moves === null;
    const answers = losing ? [] : answersTo(session, this.#seat, notation, whole);
    const shown = shownOf(session, [notation, ...answers]);
    const { signal } = new AbortController();
    for (const [at, { seat, moments, scene }] of shown.entries()) {
      const last = at === answers.length;
      const { view } = scene;
      const done = [...(scene.done ?? [])];
      const mine = seat === this.#seat;
      const step = this.#told(done, view);
      const example = mine && at > 0 ? words.say("puzzle-example", { step }) : step;
      const told = last ? this.#wrong(view, mine ? [] : done, losing) : example;
      const reach = (): Scene => {
        this.#refutation = { told, complete: last };
        this.showing = view;
        session.refresh();
        return scene;
      };
      void animations.present(moments, reach, signal);
      void animations.pause(last ? HOLD : READ, signal);
    }
    void animations.rest.then(() => {
      this.showing = null;
      session.refresh();
    });
  }

  /** Why a try was wrong: the end that it leads to, or the other side's answer. */
  #wrong(view: View, answer: GameEvent[], losing: Reason | null): string {
    const { phrases } = this.entry;
    const { words, audience } = this.game;
    const warning = losing && phrases.warning?.(words, losing);
    if (warning) return warning;
    const { outcome } = view;
    const reply = outcome
      ? phrases.reason(words, outcome, view, audience)
      : this.#told(answer, view);
    return words.say("puzzle-wrong", {
      reply: reply || "none",
      over: outcome ? "yes" : "no",
      left: this.entry.outside(view, this.#seat),
    });
  }

  /** Shows all hands, even hidden ones, because a player who counts cards knows them. */
  #sees(rules: Pick<Rules, "view">, seat: number): View {
    const views = Array.from({ length: this.#seats }, (_, each) => rules.view(each));
    return this.entry.opened(views, seat);
  }

  #stops(turn: Turn): boolean {
    return turn.kind !== "seat" || isOver(this.#puzzle, this.session.state.at);
  }

  #isMine = (turn: Turn): boolean => turn.kind === "seat" && turn.seat === this.#seat;

  get #done(): boolean {
    const { at, turn } = this.session.state;
    return at > 0 && this.#stops(turn);
  }

  /** The first move chosen. */
  get #chosen(): string {
    return this.session.state.steps[0]?.full ?? "";
  }

  /** Called after each step. At the end of the line it announces and saves the result. */
  stepped(): void {
    const page = this.#page;
    if (!this.#done) return;
    const puzzle = this.#puzzle;
    const price = puzzle.goal === "chance" ? (priceOf(puzzle, this.#chosen) ?? 0) : 0;
    this.#note(price > 0 ? { price } : { solved: this.#opened });
    const { who, what } = this.status();
    page.liveRegion.say(page.words.list([who, what], "gap").trim());
  }

  // --- the saved result ------------------------------------------------------------------------------

  get #result(): PuzzleResult | undefined {
    return this.#page.puzzles.of(this.entry.id, this.#day);
  }

  /** Saves a result unless the puzzle is already done. */
  #note(what: Partial<PuzzleResult>): void {
    const result = this.#result;
    if (isDone(result)) return;
    const fresh = { game: this.entry.id, day: this.#day, wrong: 0, hint: false };
    this.#page.puzzles.note({ ...fresh, ...result, ...what });
  }

  #go(day: number): void {
    const date = day === today() ? {} : { date: dateOf(day) };
    this.#page.router.go({ screen: "puzzle", game: this.entry.id, ...date }, true);
  }
}
