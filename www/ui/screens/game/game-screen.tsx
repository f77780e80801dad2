/** The game screen: the board and its labelled grid, the status, the five buttons, the panel. */
import { createRef, type JSX } from "preact";
import type { PlaceId } from "../../../board/types";
import { focused, windowOf } from "../../../dom";
import type { GameEvent } from "../../../engine/types";
import type { LoadedGame } from "../../../games/registry";
import { makeAwake } from "../../../platform/awake";
import type { Session } from "../../../session/session";
import type { Change, SessionState } from "../../../session/state";
import { peopleOf } from "../../../storage/seats";
import { type TableView, tableOf, turnIn } from "../../../table/view";
import type { Game } from "../../game";
import type { Page } from "../../page";
import { watchAbsentPhones } from "../../phones/absent-phones";
import type { Coach } from "../lesson/coach";
import type { Screen } from "../screen";
import { Announcer } from "./announcer";
import { Answers } from "./answer-buttons";
import { Bar } from "./bar";
import { BoardArea } from "./board-area";
import { Curtain } from "./curtain";
import { FirstGame } from "./first-game";
import { pressed } from "./keys";
import { LosingMoveQuestion } from "./losing-move";
import { openMenu } from "./menu";
import { MovesPlace } from "./moves-place";
import { Now } from "./now";
import { ReplayBar } from "./replay-bar";
import { type StatusLine, statusOf } from "./status";
import { StepStage } from "./step-stage";
import { Tools } from "./tools";

/** The screen for the current game. In a lesson, a coach replaces status and tools. */
export class GameScreen implements Screen {
  readonly #game: Game;
  readonly #page: Page;
  readonly #session: Session;
  readonly #entry: LoadedGame;
  readonly #coach: Coach | undefined;
  readonly #root = createRef<HTMLElement>();
  readonly #boardArea: BoardArea;
  readonly #stage: StepStage;
  readonly #movesPlace: MovesPlace;
  readonly #answers: Answers;
  readonly #replayBar: ReplayBar;
  readonly #curtain: Curtain;
  readonly #question: LosingMoveQuestion;
  readonly #now: Now;
  readonly #announcer: Announcer;
  readonly #firstGame: FirstGame | null;
  readonly #awake;
  readonly #leave: () => void;
  /** The state on screen. A step's result is shown once everything that follows from it is known. */
  #state: SessionState;
  #line: StatusLine;
  #turn: number;
  /** True if the text describes a running animation instead of the current state. */
  #late = false;

  constructor(game: Game, coach?: Coach) {
    const { page, session, entry } = game;
    this.#game = game;
    this.#page = page;
    this.#session = session;
    this.#entry = entry;
    this.#coach = coach;
    const elsewhere = { focus: (): void => this.#boardArea.grid.focus() };
    this.#firstGame = coach || page.options.embedded ? null : new FirstGame(game);
    const unfit = (at: PlaceId): void => this.#unfit(at, []);
    this.#boardArea = new BoardArea(game, unfit);
    this.#stage = new StepStage(page, entry, this.#boardArea.board, {
      dress: (scene) => this.#firstGame?.dress(scene) ?? scene,
      still: () => this.#late && !session.moving && this.#catchUp(),
      again: (events) => this.#caption(events),
      changed: () => this.#motion(),
      played: () => this.#boardArea.layout(),
      ended: () => this.#catchUp(),
    });
    this.#movesPlace = new MovesPlace(game, () => this.#render());
    this.#answers = new Answers(game, !coach);
    this.#replayBar = new ReplayBar(page, session, {
      focus: () => (this.#firstAnswer() ?? elsewhere).focus(),
    });
    this.#curtain = new Curtain(game, elsewhere);
    this.#question = new LosingMoveQuestion(game);
    const plain = (): StatusLine => coach?.status() ?? statusOf(game);
    this.#now = new Now(game, () => this.#boardArea.board.places(), plain);
    this.#announcer = new Announcer(game, () => this.#status());
    this.#awake = makeAwake(windowOf(page.host));
    this.#state = session.state;
    this.#line = this.#status();
    this.#turn = turnIn(entry, session.state);
    const leave = [
      session.subscribe((change) => this.#changed(change)),
      // A disconnected phone changes the status. By then another game may be open.
      page.tables.onChange(() => page.tables.has(session) && this.#changed({ kind: "state" })),
      watchAbsentPhones(game),
    ];
    this.#leave = () => {
      for (const each of leave) each();
    };
    session.stage = this.#stage;
  }

  /** Called once the screen is in the page and has a size. */
  shown(): void {
    queueMicrotask(() => {
      this.#page.liveRegion.say(this.#firstGame?.goal() ?? "");
      this.#session.go();
      // Prepare the bots while the person looks at the board, so that nothing has to wait for this later.
      const warm = (): unknown => this.#root.current && this.#page.thinking.warm();
      if (this.#withBots) setTimeout(warm, 1000);
    });
  }

  refresh(): void {
    const { state } = this.#session;
    this.#state = state;
    // The next task appears when the animation has ended.
    this.#late = this.#session.moving;
    if (!this.#late) this.#tell();
    const over = state.outcome !== null && !state.looking;
    this.#awake.want(peopleOf(state.seats).length > 1 && !over);
    if (state.curtain !== null) this.#movesPlace.clear();
    this.#replayBar.refresh();
    this.#render();
    this.#page.updateTitle();
    this.#question.refresh();
  }

  leave(stays?: boolean): void {
    this.#leave();
    this.#question.leave();
    this.#awake.leave();
    if (this.#session.stage === this.#stage) this.#session.stage = null;
    if (!stays) this.#session.hideHand();
    this.#boardArea.board.destroy();
  }

  // --- what is shown ------------------------------------------------------------------------------

  view(): JSX.Element {
    const { outcome, looking, options, seats } = this.#state;
    const over = outcome !== null && !looking;
    const looks = [
      "game",
      this.#coach && "lesson",
      over && "over",
      this.#replayBar.shown && "looking",
      options.dice === "manual" && "manual",
      seats.length > 2 && "many",
    ];
    const page = this.#page;
    const { tag: Tag } = page;
    const table = this.#table();
    // A click outside all controls keeps the focus in the game, so its keys work and Tab continues from there.
    return (
      <Tag
        class={looks.filter(Boolean).join(" ")}
        style={page.options.embedded ? undefined : { "--widest": this.#entry.widest }}
        tabindex={-1}
        ref={this.#root}
        onKeyDown={(event: KeyboardEvent) => this.#press(event)}
      >
        <Bar
          game={this.#game}
          state={this.#state}
          coach={this.#coach}
          table={table}
          again={(since) => this.#again(since)}
        />
        <div class="board-area" part="board" tabindex={-1} ref={this.#place}>
          {this.#curtain.view()}
        </div>
        {this.#statusView(table)}
        <Tools
          game={this.#game}
          state={this.#state}
          coach={this.#coach}
          openMoves={() => this.#movesPlace.open()}
          openMenu={() => this.#openMenu()}
        />
        {!this.#coach && this.#movesPlace.view(this.#state)}
      </Tag>
    );
  }

  readonly #place = (area: HTMLElement | null): void => area?.prepend(this.#boardArea.element);

  #table(): TableView {
    const { page, viewers } = this.#game;
    return tableOf(this.#entry, page.words, this.#session.state, this.#turn, viewers);
  }

  /** Shows the steps since a seat's last turn again. */
  #again(since: number): void {
    this.#announcer.again(since);
    if (this.#session.moving) this.#caption([]);
    this.#render();
  }

  #statusView({ said }: TableView): JSX.Element {
    const page = this.#page;
    const { who, what, idea, quiet } = this.#line;
    const { outcome, looking } = this.#state;
    // Iframes have the height they asked for. After the end, or while looking back, the status already says everything.
    const unseen = page.options.embedded || !!this.#coach || outcome !== null || looking;
    // Several games in an embedding page are not landmarks.
    const role = page.options.embedded ? "group" : undefined;
    return (
      <section class="status" part="status" role={role} aria-label={page.say("status")}>
        {!unseen && (
          <p class="said">
            {this.#firstGame?.goal() ||
              this.#announcer.wentOver ||
              page.words.list([...said], "gap")}
          </p>
        )}
        <p class="todo">
          <strong class={quiet ? "status-who unseen" : "status-who"}>{who}</strong>
          {page.words.say("gap")}
          <span class="status-what">{what}</span>
          {idea && page.words.say("gap")}
          {idea && <span class="status-idea">{idea}</span>}
        </p>
        {this.#replayBar.view()}
        <div class="below">
          {this.#coach?.below?.()}
          {this.#answers.view()}
          {this.#answers.key()}
        </div>
      </section>
    );
  }

  /** Renders the screen. The keyboard focus stays among the answers, or moves to the board if none is left. */
  #render(): void {
    const answers = this.#answers.element.current;
    const had = answers && focused(answers);
    const inside = answers?.contains(had) ?? false;
    this.#page.render(this);
    this.#movesPlace.refresh();
    // Don't scroll, so that the text above the board stays visible.
    if (inside && !had?.isConnected)
      (this.#firstAnswer() ?? this.#boardArea.grid).focus({ preventScroll: true });
  }

  #firstAnswer(): HTMLElement | null {
    return this.#answers.element.current?.querySelector("button") ?? null;
  }

  get #withBots(): boolean {
    return !this.#coach && this.#session.state.seats.some(({ kind }) => kind === "bot");
  }

  // --- steps shown one after the other --------------------------------------------------------------

  /** Shows the text of a replayed step instead of the current task. */
  #caption(events: GameEvent[]): void {
    const page = this.#page;
    const { view } = this.#session.state;
    const what = this.#entry.phrases.step(page.words, events, view, this.#game.audience);
    this.#line = { who: page.say("status-again"), what };
    this.#late = true;
  }

  /** Shows the next task once all motion has ended. */
  #catchUp(): void {
    this.#late = false;
    this.#tell();
    this.#render();
  }

  /** Updates the current task and turn. */
  #tell(): void {
    this.#line = this.#status();
    this.#turn = turnIn(this.#entry, this.#session.state);
  }

  /** Called when a motion has begun or ended. */
  #motion(): void {
    this.#render();
    this.#refreshCurtain();
  }

  #refreshCurtain(): void {
    const game = this.#root.current;
    if (game) this.#curtain.refresh(this.#stage.busy, game, () => this.#render());
  }

  // --- what changes -----------------------------------------------------------------------------------

  #changed(change: Change): void {
    if (change.kind === "step") this.#announcer.step(change.step);
    this.#firstGame?.heard(change);
    // The next player's turn appears at once without a full refresh. The answered buttons are gone, and so is the focus
    // on them.
    if (change.kind === "step") return this.#render();
    if (change.kind === "moved") {
      this.#announcer.over(change);
      if (this.#coach) this.#page.liveRegion.say(this.#coach.progress());
    }
    this.refresh();
    this.#boardArea.layout();
    this.#refreshCurtain();
    if (change.kind === "unfit") return this.#unfit(change.at, change.begun);
    // Announce only once the consequences are known: whose turn it is and what can be done.
    queueMicrotask(() => {
      // Another screen may be shown by then.
      if (this.#root.current) this.#announcer.status();
    });
  }

  #status(): StatusLine {
    const line = this.#coach?.status() ?? statusOf(this.#game);
    const hint = this.#now.hint();
    if (hint !== null) return { ...line, what: this.#page.say("hint-says", { what: hint }) };
    return { ...line, idea: this.#firstGame?.sentence() ?? "" };
  }

  /** Explains why a place does not fit after the begun path. */
  #unfit(at: string, begun: readonly string[]): void {
    const { words, liveRegion } = this.#page;
    const { state } = this.#session;
    if (state.active === null) return;
    const why = this.#entry.phrases.why(
      words,
      state.view,
      state.active,
      begun,
      at,
      this.#game.audience,
    );
    if (!why) return;
    this.#late = false;
    this.#line = { ...this.#status(), what: why, idea: "" };
    this.#render();
    liveRegion.say(why);
  }

  // --- what is opened from here -----------------------------------------------------------------------

  #openMenu(): void {
    openMenu(this.#game, () => this.#now.open());
  }

  #press(event: KeyboardEvent): void {
    pressed(event, this.#session, {
      back: () => this.#page.dialogs.back(),
      now: () => this.#now.open(),
    });
  }
}
