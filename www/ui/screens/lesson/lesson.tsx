/** A lesson: the game screen with a coach that gives the tasks and replaces a game's tools. */
import type { JSX } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { PlaceId } from "../../../board/types";
import type { LegalMove, Reason, Turn } from "../../../engine/types";
import { type GameLesson, LESSONS } from "../../../games/lessons";
import { type LoadedGame, loadedGame } from "../../../games/registry";
import { Session } from "../../../session/session";
import { adopt } from "../../../session/travel";
import { Saves } from "../../../storage/saves";
import { againstBot } from "../../../storage/settings";
import { openStorage } from "../../../storage/storage";
import type { Line } from "../../../table/line";
import { IconedButton } from "../../components/controls";
import { lessonName, reached } from "../../components/learn";
import { ask } from "../../dialogs/ask";
import { type Game, gameOf } from "../../game";
import type { Page } from "../../page";
import { seatsOf } from "../../seating";
import { GameScreen } from "../game/game-screen";
import { statusOf } from "../game/status";
import type { Coach } from "./coach";
import { losesBy, recordOf } from "./positions";

/** The screen of a lesson. */
export function LessonScreen({ page, lesson }: { page: Page; lesson: string }): JSX.Element {
  const [course] = useState(() => new Course(page, lesson));
  useLayoutEffect(() => () => course.session.destroy(), [course]);
  return <GameScreen game={course.game} coach={course} />;
}

/** Guides a person through a lesson. */
class Course implements Coach {
  readonly entry: LoadedGame;
  readonly session: Session;
  readonly game: Game;
  readonly #page: Page;
  readonly #id: string;
  readonly #lesson: GameLesson;
  #at: number;
  /** True if the tried move is not the expected one. */
  #refused = false;
  /** The reason why it would have lost at once; null if it would not. */
  #losing: Reason | null = null;
  /**
   * The first step that was skipped. The lesson isn't finished while steps are missing, and resumes there next time.
   */
  #skipped: number;

  constructor(page: Page, id: string) {
    const lesson = LESSONS[id];
    if (!lesson) throw new Error(`no ${id}`);
    this.#page = page;
    this.#id = id;
    this.#lesson = lesson;
    this.entry = loadedGame(lesson.game);
    this.#at = reached(page, id) % lesson.steps.length;
    this.#skipped = lesson.steps.length;
    this.session = this.#start();
    this.game = gameOf(page, this.session, true);
    this.session.subscribe(({ kind }) => {
      if (kind === "step" && this.#done()) page.liveRegion.say(page.say("learn-right"));
    });
  }

  get title(): string {
    return lessonName(this.#page, this.#id);
  }

  progress(): string {
    const count = this.#lesson.steps.length;
    return this.#page.say("learn-step", { step: this.#at + 1, count });
  }

  status(): Line {
    const page = this.#page;
    const text = page.say(this.#id, { step: this.#at + 1 });
    // Start with the goal of the game. What a move does, or why it is wrong, then takes its room.
    const { path, view } = this.session.state;
    const starts = this.#at === 0 && path.length === 0 && !this.#refused;
    const goal = starts && this.entry.phrases.goal(page.words, view);
    return { who: goal ? page.words.list([goal, text], "gap") : text, what: this.#what() };
  }

  /** The reaction to a move that was tried or begun. Before that, that the board has changed. */
  #what(): string {
    const page = this.#page;
    const { phrases } = this.entry;
    const { path, at } = this.session.state;
    if (this.#done()) return page.say("learn-right");
    if (path.length === 0 && this.#losing) return phrases.warning?.(page.words, this.#losing) ?? "";
    if (path.length === 0 && this.#refused) return page.say("learn-wrong");
    if (path.length > 0 || at > 0) return statusOf(this.game).what;
    return this.#at > 0 ? page.say("learn-position") : "";
  }

  tools(hint: JSX.Element): JSX.Element {
    return (
      <>
        {this.#back()}
        {hint}
        {this.#next()}
      </>
    );
  }

  #back(): JSX.Element {
    return (
      <IconedButton
        name="back"
        label={this.#page.say("learn-back")}
        act={() => this.#go(this.#at - 1)}
        off={this.#at === 0}
        look="tool"
      />
    );
  }

  #next(): JSX.Element {
    const right = this.#done();
    const last = this.#at === this.#lesson.steps.length - 1;
    return (
      <IconedButton
        name="forth"
        label={this.#page.say("learn-next", { done: !right ? "no" : last ? "last" : "yes" })}
        act={() => this.#go(this.#at + 1)}
        look={right ? "tool primary" : "tool"}
      />
    );
  }

  /** A session that stops when the step is done and accepts only the expected moves. */
  #start(): Session {
    const page = this.#page;
    const { game } = this.#lesson;
    const context = page.sessions.context(game);
    return Session.fromRecord(
      this.#record(),
      { seats: againstBot(4), bottom: 0, opened: true },
      {
        ...context,
        // A lesson is not saved.
        saves: new Saves(openStorage(false)),
        // A hint shows the step's expected move.
        thinking: {
          choose: async () => {
            const { moves } = this.session.state;
            const move = moves.find(({ notation }) => this.#wants(notation));
            return move ? { move: move.notation, value: 1, nodes: 0 } : null;
          },
        },
        forced: "never",
        lesson: {
          stops: (turn) => this.#stops(turn),
          wants: (notation) => {
            this.#refused = !this.#wants(notation);
            this.#losing = this.#refused ? losesBy(this.session, notation, 0) : null;
            return !this.#refused;
          },
          points: (moves) => this.#pointsAt(moves),
        },
      },
    );
  }

  /** The step as a record from which a session can continue. */
  #record(): string {
    const { game, steps } = this.#lesson;
    return recordOf(game, steps[this.#at]?.[0] ?? "");
  }

  #wants(notation: string): boolean {
    return this.#lesson.steps[this.#at]?.[1]?.test(notation) ?? true;
  }

  /** The start of the expected moves, if it is a single place. */
  #pointsAt(moves: readonly LegalMove[]): PlaceId | undefined {
    const wanted = moves.filter(({ notation }) => this.#wants(notation));
    const [start, other] = new Set(wanted.flatMap(({ path }) => path.slice(0, 1)));
    return other === undefined ? start : undefined;
  }

  #stops(turn: Turn): boolean {
    return turn.kind === "seat" ? turn.seat !== 0 : turn.kind === "over" || this.entry.dice;
  }

  #done(): boolean {
    const { at, turn } = this.session.state;
    return at > 0 && this.#stops(turn);
  }

  #go(to: number): void {
    const page = this.#page;
    const { length } = this.#lesson.steps;
    if (to > this.#at && !this.#done()) this.#skipped = Math.min(this.#skipped, this.#at);
    const before = reached(page, this.#id);
    const now = to === length && before < to ? this.#skipped : Math.max(to, before);
    page.change({ learned: { [this.#id]: now } });
    if (to === length) return this.#finish();
    this.#at = to;
    this.#refused = false;
    this.#losing = null;
    const { seats } = this.session.state;
    this.session.do(adopt, { record: this.#record(), at: 0, seats, bottom: 0 });
  }

  #finish(): void {
    const page = this.#page;
    const { game, variant } = this.#lesson;
    const setup = variant && { seats: againstBot(seatsOf(game)), options: { variant } };
    const answers = [
      {
        label: page.say("play"),
        act: () => page.sessions.start(game, { setup: setup || undefined }),
      },
      { label: page.say("home"), act: () => page.router.go({ screen: "home" }) },
    ];
    ask(page, () => ({
      title: page.say("learn-end"),
      answers: page.options.embedded ? answers.slice(0, 1) : answers,
    }));
  }
}
