/** What the screen of a game shows, and when. */
import { signal } from "@preact/signals";
import type { PlaceId } from "../../../board/types";
import { windowOf } from "../../../dom";
import type { GameEvent } from "../../../engine/types";
import { makeAwake } from "../../../platform/awake";
import type { Change, Over, SessionState } from "../../../session/state";
import type { Step } from "../../../session/steps";
import { showAgain } from "../../../session/travel";
import { go, hideHand } from "../../../session/turn";
import { peopleOf } from "../../../storage/seats";
import { FINISHED, introducedAs } from "../../../storage/settings";
import { goalOf, ideaOf, type Taught } from "../../../table/first-game";
import { hintOf } from "../../../table/hint";
import { againLine, type Line } from "../../../table/line";
import { type Reached, type TableView, tableOf } from "../../../table/view";
import { isToSend } from "../../dialogs/send-move";
import type { Game } from "../../game";
import { watchAbsentPhones } from "../../phones/absent-phones";
import { helpOf } from "../../phones/table-status";
import type { Coach } from "../lesson/coach";
import { BoardArea } from "./board-area";
import { meeting, nextLevel } from "./next-opponent";
import { statusOf } from "./status";
import { StepStage } from "./step-stage";

const NO_TASK: Line = { who: "", what: "" };

/** A game on screen. In a lesson, a coach gives the task. */
export class Showing {
  readonly game: Game;
  readonly coach: Coach | undefined;
  readonly boardArea: BoardArea;
  /** The session's state. */
  readonly live;
  /** The state on screen. A step's result is shown once everything that follows from it is known. */
  readonly state;
  /** The state and the line of words when the board was last at rest. */
  readonly #rested;
  readonly #line;
  /** Replaces the line: why a place doesn't fit, or what is shown again. */
  readonly #aside = signal<Partial<Line> | null>(null);
  /** What was taken back or done again, until the next step. */
  readonly #wentOver = signal("");
  /** How far the board has shown the steps. */
  readonly #reached;
  /** True while a motion is under way. */
  readonly busy = signal(false);
  /** True while bots wait behind pictures. */
  readonly waits = signal(false);
  /** Where the ideas that the people here have seen are kept; empty if nothing is taught. */
  readonly #introduced: string;
  /** True in a first game. */
  readonly teaches: boolean;
  /** False in a first game and its rematches, so that the goal stays and the board with it. */
  readonly #knows: boolean;
  /** The idea shown since the last step. */
  #taught: string | undefined;
  readonly #stage: StepStage;
  readonly #awake;
  /** The last task that was announced, and the words for whose turn it is, until that turn ends. */
  #announced = "";
  #whose: { seat: number | null; who: string } | null = null;
  #shown = false;

  constructor(game: Game, coach: Coach | undefined) {
    const { page, session, entry } = game;
    const { state } = session;
    this.game = game;
    this.coach = coach;
    const teaches = !coach && !page.options.embedded;
    this.#introduced = teaches ? introducedAs(entry.id, state.options.variant) : "";
    const { newcomers } = page.sessions;
    this.teaches = teaches && !this.#seen.includes(FINISHED);
    if (this.teaches) newcomers.add(this.#introduced);
    this.#knows = !newcomers.has(this.#introduced);
    this.#rested = signal<SessionState>(state);
    this.#reached = signal<Reached>(this.#allReached());
    this.boardArea = new BoardArea(
      game,
      (at) => this.#unfit(at, []),
      () => coach?.showing ?? this.#rested.value.view,
    );
    this.#stage = this.#makeStage();
    this.#awake = makeAwake(windowOf(page.host));
    this.live = signal<SessionState>(state);
    this.state = signal<SessionState>(state);
    this.#line = signal<Line>(this.#lineNow());
  }

  #makeStage(): StepStage {
    const { page, session, entry } = this.game;
    return new StepStage(page, entry, this.boardArea.board, {
      dress: (scene) => {
        const idea = this.#idea();
        if (!idea || idea.general) return scene;
        return { ...scene, hint: idea.places.slice(0, 1), alternatives: idea.places.slice(1) };
      },
      still: () => !session.animations.busy && this.#catchUp(),
      again: (events) => this.#caption(events),
      changed: () => {
        this.busy.value = this.#stage.busy;
      },
      reached: (reached) => {
        this.#reached.value = reached;
      },
      played: () => this.boardArea.layout(),
      ended: () => this.#catchUp(),
    });
  }

  /** The seats, the words and the buttons. */
  table(): TableView {
    const { game, coach } = this;
    const { page, session } = game;
    return tableOf(game, this.live.value, {
      rested: this.#rested.value,
      waits: this.waits.value,
      line: { ...this.#line.value, ...this.#aside.value },
      brief: !!coach || page.options.embedded,
      knows: this.#knows,
      wentOver: this.#wentOver.value,
      reached: this.#reached.value,
      offers: {
        whole: !coach,
        sends: isToSend(game),
        suspended: page.dialogs.hasSuspended,
        meeting: meeting(game, nextLevel(game, this.live.value)),
        waiting: page.tables.has(session) ? helpOf(game) : null,
      },
    });
  }

  /** True if the goal is shown. */
  get aims(): boolean {
    return !this.#knows;
  }

  /** The current task, without a hint. */
  task(game = this.game): Line {
    return this.coach?.status() ?? statusOf(game);
  }

  #lineNow(game = this.game): Line {
    const { page, session, entry } = game;
    const hint = hintOf(game, session.state);
    if (hint !== null) {
      const task = this.task(game);
      // Above the board of a puzzle there is room for the next choice.
      const next = this.coach && session.state.path.length > 0 ? task.what : "";
      return { ...task, what: page.words.list([hint, next].filter(Boolean), "gap") };
    }
    const idea = this.#idea()?.id;
    return { ...this.task(game), idea: idea ? page.say(entry.texts.teach, { idea }) : "" };
  }

  get #seen(): readonly string[] {
    return this.game.page.settings.introduced[this.#introduced] ?? [];
  }

  #idea(): Taught | undefined {
    if (!this.#introduced) return undefined;
    const seen = this.#knows ? this.#seen : this.#seen.filter((each) => each !== FINISHED);
    return ideaOf(this.game, this.game.session.state, seen);
  }

  /** Called once the screen is in the page and has a size. Returns a function that leaves the game. */
  begin(): (stays: boolean) => void {
    const { page, session } = this.game;
    this.#shown = true;
    const leave = [
      session.subscribe((change) => this.#changed(change)),
      // A disconnected phone changes the task. By then another game may be open.
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
    page.liveRegion.say(this.#knows ? "" : goalOf(this.game, session.state));
    session.do(go);
    // Prepare the bots while the person looks at the board, so that nothing has to wait for this later.
    const bots = !this.coach && session.state.seats.some(({ kind }) => kind === "bot");
    if (bots) setTimeout(() => this.#shown && page.thinking.warm(), 1000);
  }

  /** Shows and announces the steps since a seat's last turn again. */
  again(since: number): void {
    const { words, page, session } = this.game;
    const { at, steps } = session.state;
    session.do(showAgain, since);
    const told = steps.slice(since, at).map((step) => this.#told(step.events));
    page.liveRegion.say(words.list(told, "gap"));
    if (session.animations.busy) this.#caption([]);
  }

  #told(events: GameEvent[]): string {
    const { words, session, entry, audience } = this.game;
    return entry.phrases.step(words, events, session.state.view, audience);
  }

  /** Shows the text of a replayed step instead of the current task. */
  #caption(events: GameEvent[]): void {
    const who = this.game.page.say("status-again");
    this.#aside.value = { who, what: this.#told(events), idea: "" };
  }

  /** What the board at rest shows. A drawn step is on it before it is reported. */
  #allReached(): Reached {
    return { at: this.game.session.data.now.ply, events: Number.POSITIVE_INFINITY };
  }

  /** Shows the current task and turn, once all motion has ended. */
  #catchUp(): void {
    this.#line.value = this.#lineNow();
    this.#taught = this.#idea()?.id ?? this.#taught;
    this.#rested.value = this.game.session.state;
    this.#reached.value = this.#allReached();
    this.boardArea.layout();
    if (this.#aside.value?.who !== undefined) this.#aside.value = null;
  }

  #changed(change: Change): void {
    const { page, session } = this.game;
    const { state } = session;
    // The next player's turn appears at once. The answered buttons are gone, and so is the focus on them.
    this.live.value = state;
    if (change.kind === "step") return this.#stepped(change.step);
    if (change.kind === "moved") {
      this.#goneOver(change);
      if (this.coach) page.liveRegion.say(this.coach.progress());
    }
    this.state.value = state;
    this.#aside.value = null;
    // The next task appears when the animation has ended; in a replay the words go with the motion.
    if (!session.animations.busy || state.replaying || this.coach?.showing) this.#catchUp();
    const over = state.outcome !== null && !state.looking;
    this.#awake.want(peopleOf(state.seats).length > 1 && !over);
    this.boardArea.layout();
    if (change.kind === "unfit") return this.#unfit(change.at, change.begun);
    // Announce only once the consequences are known: whose turn it is and what can be done.
    queueMicrotask(() => {
      // Another screen may be shown by then.
      if (this.#shown) this.#announce();
    });
  }

  /** Announces a step, and saves the idea of its turn. */
  #stepped({ seat, events }: Step): void {
    const { words, page, session, entry, audience } = this.game;
    const { seats, view } = session.state;
    const means = entry.phrases.means?.(words, events, view, audience);
    // The next person should not hear what this one was about to hear, such as a hint.
    if (entry.secret && peopleOf(seats).length > 1) page.liveRegion.drop();
    const own = seats[seat ?? -1]?.kind === "person";
    const told = this.#isNews(own, events) ? this.#told(events) : "";
    page.liveRegion.say(words.list([told, means ?? ""].filter(Boolean), "gap"));
    this.#wentOver.value = "";
    if (entry.ends(events) || (seat !== null && seat !== this.#whose?.seat)) this.#whose = null;
    // While it is shown, the task that it fulfilled is over.
    if (session.animations.busy) this.#line.value = NO_TASK;
    const taught = this.#taught;
    this.#taught = undefined;
    const ends = session.state.outcome !== null && !this.#seen.includes(FINISHED);
    if (!this.#introduced || (!own && !taught && !ends)) return;
    const seen = new Set([...this.#seen, ...(taught ? [taught] : []), ...(ends ? [FINISHED] : [])]);
    page.keep({ introduced: { [this.#introduced]: [...seen] } });
  }

  /** False for what others have chosen in secret, and for dice that the next task names. */
  #isNews(own: boolean, events: GameEvent[]): boolean {
    const { words, session, entry } = this.game;
    const { seats, view } = session.state;
    if (entry.phrases.told?.(words, events, view) !== "") return true;
    const { moves, turn } = session.data.now;
    const chooses = turn.kind === "seat" && seats[turn.seat]?.kind === "person" && moves.length > 1;
    return entry.dice ? !chooses : own || !entry.idle(events);
  }

  /** Announces which move was taken back, or played again together with the replies. */
  #goneOver({ way, step }: Over): void {
    // The new position is announced even if it was announced before.
    this.#announced = "";
    this.#whose = null;
    this.#wentOver.value = "";
    if (!way || !step) return;
    const { page } = this.game;
    const said = page.say("went-over", { way: page.say(way), said: this.#told(step.events) });
    this.#wentOver.value = said;
    page.liveRegion.say(said);
  }

  /** Announces whose turn it is and what can be done. */
  #announce(): void {
    const { words, page, session } = this.game;
    const { active, buttons, curtain, looking, outcome, rolls, solving } = session.state;
    // The listener may not see the board.
    const { who, what, idea = "" } = this.#lineNow({ ...this.game, viewers: this.game.audience });
    const over = outcome !== null && !looking;
    const todo = words.list([what, idea && this.#pointed(idea)], "gap").trim();
    // Whose turn it is, is said once a turn.
    const turn = who === this.#whose?.who ? "" : who;
    // Announce each new task once. While a move is entered, announce the next one.
    if (turn === "" && (over || todo === this.#announced)) return;
    this.#announced = todo;
    // An automatic step is announced when it happens.
    const seat = active ?? curtain ?? rolls;
    const awaited = seat !== null || buttons.length > 0 || looking || over;
    if (!awaited || solving !== null) return;
    this.#whose = { seat, who };
    // The last step already explained the end of the game.
    page.liveRegion.say(over ? who : words.list([turn, todo], "gap").trim());
  }

  /** An idea with the name of the place that it points to, for those who don't see it. */
  #pointed(idea: string): string {
    const { places: [at] = [], general } = this.#idea() ?? {};
    const place = general ? "" : this.boardArea.nameOf(at);
    // A long name, as that of the scores, would bury the idea.
    if (!place || place.length > idea.length) return idea;
    return this.game.page.say("hint-says", { move: place, why: idea });
  }

  /** Explains why a place does not fit after the begun path: the reason, or the task again. */
  #unfit(at: PlaceId, begun: readonly PlaceId[]): void {
    const { page, words, session, entry, audience } = this.game;
    const { active, view } = session.state;
    if (active === null) return;
    // What can't be moved can still be looked under.
    if (begun.length === 0) this.boardArea.board.peek(at, undefined, true);
    this.boardArea.board.refuse(at);
    const why = entry.phrases.why(words, view, active, begun, at, audience);
    // A move that is entered stays so.
    const again = againLine(this.game, session.state);
    const what = why ? words.list([why, again].filter(Boolean), "gap") : this.task().what;
    this.#aside.value = { what, idea: "" };
    page.liveRegion.say(what);
  }
}
