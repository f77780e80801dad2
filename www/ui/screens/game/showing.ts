/** What the screen of a game shows, and when. */
import { signal } from "@preact/signals";
import type { PlaceId } from "../../../board/types";
import { windowOf } from "../../../dom";
import type { GameEvent } from "../../../engine/types";
import { makeAwake } from "../../../platform/awake";
import type { Change, SessionState } from "../../../session/state";
import { go, hideHand } from "../../../session/turn";
import { peopleOf } from "../../../storage/seats";
import { type TableView, tableOf, turnIn } from "../../../table/view";
import type { Game } from "../../game";
import { watchAbsentPhones } from "../../phones/absent-phones";
import type { Coach } from "../lesson/coach";
import { Announcer } from "./announcer";
import { BoardArea } from "./board-area";
import { FirstGame } from "./first-game";
import { Now } from "./now";
import { type StatusLine, statusOf } from "./status";
import { StepStage } from "./step-stage";

/** A game on screen. In a lesson, a coach gives the status. */
export class Showing {
  readonly game: Game;
  readonly coach: Coach | undefined;
  readonly boardArea: BoardArea;
  readonly now: Now;
  readonly announcer: Announcer;
  readonly firstGame: FirstGame | null;
  /** The session's state. */
  readonly live;
  /** The state on screen. A step's result is shown once everything that follows from it is known. */
  readonly state;
  readonly line;
  /** The seat to move, as shown; -1 if there is none. */
  readonly turn;
  /** True while a motion is under way. */
  readonly busy = signal(false);
  readonly #stage: StepStage;
  readonly #awake;
  /** True if the text describes a running animation instead of the current state. */
  #late = false;
  #shown = false;

  constructor(game: Game, coach: Coach | undefined) {
    const { page, session } = game;
    this.game = game;
    this.coach = coach;
    this.firstGame = coach || page.options.embedded ? null : new FirstGame(game);
    this.boardArea = new BoardArea(game, (at) => this.#unfit(at, []));
    this.#stage = this.#makeStage();
    this.now = new Now(
      game,
      () => this.boardArea.board.places(),
      () => this.#task(),
    );
    this.announcer = new Announcer(game, () => this.#status());
    this.#awake = makeAwake(windowOf(page.host));
    this.live = signal<SessionState>(session.state);
    this.state = signal<SessionState>(session.state);
    this.line = signal<StatusLine>(this.#status());
    this.turn = signal(turnIn(game.entry, session.state));
  }

  #makeStage(): StepStage {
    const { page, session, entry } = this.game;
    return new StepStage(page, entry, this.boardArea.board, {
      dress: (scene) => this.firstGame?.dress(scene) ?? scene,
      still: () => this.#late && !session.animations.busy && this.#catchUp(),
      again: (events) => this.#caption(events),
      changed: () => {
        this.busy.value = this.#stage.busy;
      },
      played: () => this.boardArea.layout(),
      ended: () => this.#catchUp(),
    });
  }

  /** The seats and the latest words. */
  table(): TableView {
    const { page, entry, viewers } = this.game;
    return tableOf(entry, page.words, this.live.value, this.turn.value, viewers);
  }

  /** Called once the screen is in the page and has a size. Returns a function that leaves the game. */
  begin(): (stays: boolean) => void {
    const { page, session } = this.game;
    this.#shown = true;
    const leave = [
      session.subscribe((change) => this.#changed(change)),
      // A disconnected phone changes the status. By then another game may be open.
      page.tables.onChange(() => page.tables.has(session) && this.#changed({ kind: "state" })),
      watchAbsentPhones(this.game),
    ];
    session.stage = this.#stage;
    queueMicrotask(() => this.#start());
    return (stays) => {
      this.#shown = false;
      for (const each of leave) each();
      this.#awake.leave();
      if (session.stage === this.#stage) session.stage = null;
      if (!stays) session.do(hideHand);
      this.boardArea.board.destroy();
    };
  }

  #start(): void {
    const { page, session } = this.game;
    page.liveRegion.say(this.firstGame?.goal() ?? "");
    session.do(go);
    // Prepare the bots while the person looks at the board, so that nothing has to wait for this later.
    const bots = !this.coach && session.state.seats.some(({ kind }) => kind === "bot");
    if (bots) setTimeout(() => this.#shown && page.thinking.warm(), 1000);
  }

  /** Shows and announces the steps since a seat's last turn again. */
  again(since: number): void {
    this.announcer.again(since);
    if (this.game.session.animations.busy) this.#caption([]);
  }

  /** Shows the text of a replayed step instead of the current task. */
  #caption(events: GameEvent[]): void {
    const { page, session, entry, audience } = this.game;
    const what = entry.phrases.step(page.words, events, session.state.view, audience);
    this.line.value = { who: page.say("status-again"), what };
    this.#late = true;
  }

  /** Shows the current task and turn, once all motion has ended. */
  #catchUp(): void {
    this.#late = false;
    this.line.value = this.#status();
    this.turn.value = turnIn(this.game.entry, this.game.session.state);
  }

  #refresh(): void {
    const { session } = this.game;
    const { state } = session;
    this.state.value = state;
    // The next task appears when the animation has ended.
    this.#late = session.animations.busy;
    if (!this.#late) this.#catchUp();
    const over = state.outcome !== null && !state.looking;
    this.#awake.want(peopleOf(state.seats).length > 1 && !over);
  }

  #changed(change: Change): void {
    const { page, session } = this.game;
    // The next player's turn appears at once. The answered buttons are gone, and so is the focus on them.
    this.live.value = session.state;
    if (change.kind === "step") this.announcer.step(change.step);
    this.firstGame?.heard(change);
    if (change.kind === "step") return;
    if (change.kind === "moved") {
      this.announcer.over(change);
      if (this.coach) page.liveRegion.say(this.coach.progress());
    }
    this.#refresh();
    this.boardArea.layout();
    if (change.kind === "unfit") return this.#unfit(change.at, change.begun);
    // Announce only once the consequences are known: whose turn it is and what can be done.
    queueMicrotask(() => {
      // Another screen may be shown by then.
      if (this.#shown) this.announcer.status();
    });
  }

  /** The current task, without a hint. */
  #task(): StatusLine {
    return this.coach?.status() ?? statusOf(this.game);
  }

  #status(): StatusLine {
    const hint = this.now.hint();
    if (hint !== null)
      return { ...this.#task(), what: this.game.page.say("hint-says", { what: hint }) };
    return { ...this.#task(), idea: this.firstGame?.sentence() ?? "" };
  }

  /** Explains why a place does not fit after the begun path. */
  #unfit(at: PlaceId, begun: readonly PlaceId[]): void {
    const { page, session, entry, audience } = this.game;
    const { state } = session;
    if (state.active === null) return;
    const why = entry.phrases.why(page.words, state.view, state.active, begun, at, audience);
    if (!why) return;
    this.#late = false;
    this.line.value = { ...this.#status(), what: why, idea: "" };
    page.liveRegion.say(why);
  }
}
