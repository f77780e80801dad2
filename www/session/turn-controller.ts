/** Whose turn it is: people are waited for, dice roll, bots think, and what is forced plays itself. */
import type { Scene, Showing } from "../board/types";
import type { LegalMove } from "../engine/types";
import { isElsewhere, type Level, type Seat } from "../storage/seats";
import { wait } from "./bots";
import { playsForced } from "./context";
import type { SessionCore } from "./core";
import { ROLL } from "./move-input";
import { dangerOf } from "./preview";
import { SecretChoices } from "./secret-choices";
import type { Over, SessionState } from "./state";
import type { Step } from "./steps";

/** What plays itself is seen at least so long, in ms. */
const SEEN = 350;
/** So many times as long a person may look at their only move before it is played. */
const ONLY = 2.4;
/** And so many times where it is not seen on the board, and is only read of. */
const UNSEEN = 5;

/** Lets whoever acts next act. */
export class TurnController {
  readonly choices: SecretChoices;
  readonly #core: SessionCore;
  /** Until then a tap was meant for what is there no more: dice that tumbled, or a choice that has come to count by itself. */
  #deafUntil = Number.NEGATIVE_INFINITY;

  constructor(core: SessionCore) {
    this.#core = core;
    this.choices = new SecretChoices(core);
  }

  /** Starts or goes on: dice roll, bots think, or a person is waited for. */
  go(): void {
    const core = this.#core;
    core.attempt(() => {
      if (core.viewModel.replaying) return core.changed();
      core.void();
      this.drive();
    });
  }

  /** The match holds another position than was played to. */
  moved(over: Over = {}): void {
    this.#core.changed({ kind: "moved", ...over });
    this.drive();
  }

  /** Lets whoever acts next act. */
  drive(): void {
    const core = this.#core;
    if (core.gone) return;
    const { match } = core.history;
    const turn = match.turn();
    core.input.wait([], false);
    core.privacy.curtain = null;
    core.viewModel.forced = null;
    const over = turn.kind === "over" || core.context.lesson?.stops(turn);
    if (core.viewModel.looking || core.privacy.held !== null || over) return core.changed();
    if (turn.kind === "chance") return this.#driveChance();
    const seat = core.privacy.seats[turn.seat];
    const chosen = this.choices.again(turn.seat);
    if (chosen !== null) {
      core.changed();
      return void this.soon(0, () => this.step(chosen));
    }
    // What is decided elsewhere is waited for.
    if (isElsewhere(seat) || (core.referee && seat?.kind === "bot")) return core.changed();
    const moves = match.legalMoves();
    const [only, other] = moves;
    const forced = only && !other && playsForced(core.context) && !this.#asks(only, seat);
    if (forced && !core.context.spending(match.view())) {
      core.viewModel.forced = only;
      core.changed();
      void this.soon(this.#forcedPace(only, turn.seat), () => this.step(only.notation));
    } else if (seat?.kind === "bot" && !core.bots.stuck) {
      core.bots.thinking = turn.seat;
      core.changed();
      void this.#botMove(turn.seat, seat.level);
    } else if (core.privacy.covers(turn.seat)) {
      core.changed();
    } else {
      core.input.wait(moves, true);
      core.changed();
    }
  }

  /** Dice roll or are waited for, something is dealt. */
  #driveChance(): void {
    const core = this.#core;
    const { history, input, referee, viewModel } = core;
    if (this.#roller === "person" && !core.context.settings().autoroll) {
      input.wait([ROLL], true);
      return core.changed();
    }
    // Who rolls at another device does it there, and what is played elsewhere is dealt there.
    if (this.#roller === "guest" || (referee && this.#roller !== "person")) return core.changed();
    // Nor are a correspondent's dice entered here.
    if (this.#mover?.kind === "correspondent") return core.changed();
    if (!viewModel.manual) return this.#chance(this.#suspense);
    // In the order of the rules.
    const rolls = history.match.chances().map(({ notation }) => ({ notation, path: [] }));
    input.wait(rolls, false);
    core.changed();
  }

  /** A person chose what may still be changed. */
  consider(move: LegalMove): void {
    const core = this.#core;
    core.changed();
    const { signal } = core;
    void wait(core.context.settings().consider, signal).then(() => {
      if (signal.aborted || core.input.considered !== move) return;
      core.attempt(() => this.step(move.notation, true));
      this.#dropTaps();
    });
  }

  /** A person decided on a move, or to roll. */
  decided(notation: string): void {
    const { input } = this.#core;
    if (!input.rolls) return this.step(notation, true);
    input.wait([], false);
    this.#chance(0);
  }

  /** Plays a step; `chosen` by a person, not forced or a bot's. */
  step(notation: string, chosen = false): void {
    const core = this.#core;
    if (core.context.lesson && !core.context.lesson.wants(notation)) {
      core.input.letGo();
      return core.changed();
    }
    const { history, referee } = core;
    const turn = history.match.turn();
    if (referee && turn.kind === "seat") {
      core.input.wait([], false);
      referee.play(turn.seat, history.at, notation);
      return core.changed();
    }
    const before = this.#onlooked();
    this.#decision(history.play(notation, chosen ? this.#index : undefined), before, chosen);
  }

  /** What was played elsewhere comes here: the next step of the match that is followed. */
  arrive(step: Step): void {
    const core = this.#core;
    const { history } = core;
    const before = this.#onlooked();
    history.match.forth();
    const person = core.privacy.seats[step.seat ?? -1]?.kind === "person";
    const arrived = history.arrived(step, person ? this.#index : undefined);
    if (step.seat === null) this.#drawn(step);
    else this.#decision(arrived, before);
  }

  /** Which of equal places a person began a step at. */
  readonly #index = ({ path: [from], seat }: Step): number | undefined =>
    this.#core.animations.stage?.touched?.(from, seat);

  /** The picture as it is, with the view of whoever looks on. */
  #onlooked(): Scene {
    const { viewModel, history } = this.#core;
    return { ...viewModel.still(), view: history.match.view() };
  }

  /** A seat has decided: it is kept, shown and told, and who acts next acts. */
  #decision(step: Step, before: Scene, chosen = false): void {
    const core = this.#core;
    const { match } = core.history;
    core.void();
    core.bots.trust();
    const { seat } = step;
    const turn = match.turn();
    if (core.privacy.hidden && chosen && core.context.choosing(match.view()))
      core.privacy.held = seat;
    core.played();
    let showing: Showing | undefined;
    if (
      core.privacy.hidden &&
      core.privacy.held === null &&
      !(turn.kind === "seat" && turn.seat === seat)
    ) {
      // Others look on from here: the hand goes before the motion.
      core.animations.stage?.finish();
      showing = { from: before };
    }
    core.present({ ...showing, celebrate: !core.context.lesson });
    this.#told(step);
  }

  /** Does something once the picture has rested for a while, unless all has changed by then. */
  async soon(pause: number, act: () => void): Promise<void> {
    const { signal, animations } = this.#core;
    await animations.rest;
    if (signal.aborted) return;
    if (pause) await wait(pause, signal);
    if (!signal.aborted) this.#core.attempt(act);
  }

  /** Runs a question to a bot; where it fails, the person takes over. */
  async think(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const { signal, bots, context } = this.#core;
    try {
      await work(signal);
    } catch (error) {
      if (signal.aborted || this.#core.gone) return;
      bots.stuck = bots.thinking !== null;
      context.reportError("bot-failed", error);
      this.go();
    }
  }

  /** Ends the motion under way. What stops tumbling dice is no move, nor is a second tap: nobody knew what they would show. */
  settle(): boolean {
    const { animations, history } = this.#core;
    if (animations.busy) {
      const dice = history.last?.seat === null && !animations.known;
      animations.finish();
      if (dice) this.#dropTaps();
    }
    return performance.now() < this.#deafUntil;
  }

  /** For a moment no tap counts: it was meant for what was there before. */
  #dropTaps(): void {
    this.#deafUntil = performance.now() + SEEN;
  }

  /** The warning before a move that loses at once, or costs one's own `unseen`. */
  danger(notation: string, unseen: boolean): SessionState["warning"] {
    const { state, context, history } = this.#core;
    const { active } = state;
    const warned = context.settings().warn && active !== null;
    return warned ? dangerOf(history.match, notation, active, unseen, context) : null;
  }

  /** Who rolls the dice next; nobody where they are entered by hand, or something is dealt. */
  get #roller(): Seat["kind"] | undefined {
    const { context, viewModel } = this.#core;
    return context.dice && !viewModel.manual ? this.#mover?.kind : undefined;
  }

  /** Who sits where it is the turn, be it to roll or to decide. */
  get #mover(): Seat | undefined {
    const { context, history, privacy } = this.#core;
    return privacy.seats[context.mover(history.match.view())];
  }

  /** The pace of what plays itself. */
  get #pace(): number {
    return Math.max(this.#core.context.settings().pace, SEEN);
  }

  /** Whether a person is asked all the same, once, though there is no choice: where it is a wish, and nothing on the board says what was played. */
  #asks({ path }: LegalMove, seat: Seat | undefined): boolean {
    const { context } = this.#core;
    return (
      context.forced === "wished" && seat?.kind === "person" && !context.onBoard(path[0] ?? "")
    );
  }

  /** A person is to see that their only move is played, and to read of one that is not seen on the board. */
  #forcedPace({ path }: LegalMove, seat: number): number {
    const { context, privacy } = this.#core;
    if (privacy.seats[seat]?.kind !== "person") return this.#pace;
    if (!context.onBoard(path[0] ?? "")) return this.#pace * UNSEEN;
    return Math.max(context.settings().pace * ONLY, SEEN);
  }

  /** How long the picture rests before chance: a roll that nobody answers must be seen, and that it lost the turn. */
  get #suspense(): number {
    const { context, history } = this.#core;
    const { last, match } = history;
    if (last && last.seat !== null) return context.settings().pace / 2;
    return last && context.wipes(match.view()) ? Math.max(2 * context.settings().pace, SEEN) : 0;
  }

  /** The dice roll after a pause. All else learns what they show when they have come to rest. */
  #chance(pause: number): void {
    const core = this.#core;
    core.changed();
    void this.soon(pause, () => {
      const { history, referee, context } = core;
      if (referee) referee.roll(context.mover(history.match.view()), history.at);
      else this.#drawn(history.roll());
    });
  }

  /** The dice of a guest roll. */
  rollFor(): void {
    this.#chance(0);
  }

  /** Chance has decided: all learn of it when what it shows has come to rest. */
  #drawn(step: Step): void {
    const core = this.#core;
    core.played();
    core.present({ celebrate: !core.context.lesson });
    void this.soon(0, () => this.#told(step));
  }

  /** Everybody learns of a step, and who acts next acts. */
  #told(step: Step): void {
    const core = this.#core;
    core.state = core.viewModel.state();
    core.emit({ kind: "step", step });
    this.drive();
  }

  async #botMove(seat: number, level: Level): Promise<void> {
    const { context, bots, animations, history } = this.#core;
    await this.think(async (signal) => {
      const { match } = history;
      const pace = context.choosing(match.view()) ? 0 : context.settings().pace;
      const resting = animations.rest.then(() => wait(pace, signal));
      const [choice] = await Promise.all([bots.ask(match, seat, signal, level), resting]);
      // A late answer never reaches a match that has changed meanwhile.
      if (signal.aborted || !choice) return;
      bots.thinking = null;
      this.#core.attempt(() => this.step(choice.move));
    });
  }
}
