/** Performs the effects that a session's functions return. This is the only place where a session has side effects. */
import { codeOf } from "../engine/error";
import type { Choice } from "../engine/types";
import { AnimationQueue } from "./animation-queue";
import type { Autosave, Kept } from "./autosave";
import type { Opened } from "./beginning";
import type { Referee, SessionContext, SessionMatch, Table } from "./context";
import { type SessionData, voided, withBots } from "./data";
import { changed, type Effect, type EffectOf, type Next, type Wish } from "./effects";
import { finishedGame } from "./finished-game";
import { hinted } from "./hint";
import { tapOn } from "./input";
import { viewerOf } from "./people";
import { RulesHere } from "./rules";
import type { Change, SessionState } from "./state";
import { withIndices } from "./steps";
import { come, replayOn, went } from "./travel";
import { advance, answered, broke, draw, failed, play, played, reported } from "./turn";
import { sceneOf, stateOf } from "./view-model";
import { wait } from "./wait";

/** Touches are ignored for this time, in ms, after dice tumble. */
const IGNORED_MS = 350;
/** If more steps than this are waiting, only the last ones are animated. */
const MANY = 8;

/** How long a bot may think, in ms, before it must return its best move so far. */
const LIMIT = 2000;
/** The same limit for a hint. */
const HINT = 1200;

/** Runs one session. */
export class Runner {
  data: SessionData;
  readonly table: Table;
  readonly context: SessionContext;
  readonly autosave: Autosave;
  readonly animations = new AnimationQueue();
  readonly listeners = new Set<(change: Change) => void>();
  /** Called for each step as soon as it is saved, before it is shown. */
  readonly watchers = new Set<() => void>();
  /** The current state; a new object after every change. */
  state: SessionState;
  readonly rules: RulesHere;
  readonly #referee: Referee | null;
  /** Aborted when pending work becomes void. */
  #abort = new AbortController();
  #ignoreTapsUntil = Number.NEGATIVE_INFINITY;
  #coming = false;
  #gone = false;

  constructor(
    match: SessionMatch,
    data: SessionData,
    autosave: Autosave,
    context: SessionContext,
    referee: Referee | null,
  ) {
    this.context = context;
    this.autosave = autosave;
    this.#referee = referee;
    this.rules = new RulesHere(match, context.secret);
    this.table = { ...context, rules: this.rules, followed: referee !== null };
    this.data = data;
    this.state = stateOf(data, this.table, match.game);
  }

  get match(): SessionMatch {
    return this.rules.match;
  }

  /** Runs a function of the session and performs its effects. Errors are reported, or thrown with `rethrow`. */
  do(wanted: (data: SessionData, table: Table) => Next | null, rethrow = false): boolean {
    if (this.#gone) return false;
    try {
      const next = wanted(this.data, this.table);
      if (next) this.#take(next);
      return next !== null;
    } catch (error) {
      if (codeOf(error) === "panic") this.#broke();
      else if (rethrow) throw error;
      else this.context.reportError(codeOf(error), error);
      return false;
    }
  }

  /** Replaces the match: by the next one of a series, or by another tab's version. */
  lay({ match, steps }: Opened, { at, indices }: Pick<Kept, "at" | "indices">): SessionData {
    const whole = match.state().outcome !== null;
    match.goTo(Math.min(at, steps.length));
    const now = match.state();
    this.match.free();
    this.rules.match = match;
    this.rules.moved();
    return {
      ...voided(this.data),
      steps: withIndices(steps, indices),
      whole,
      now,
      kept: now.ply,
      sheet: this.autosave.sheet,
      looking: false,
      replaying: false,
    };
  }

  /** Ends the running motion; returns false if the touch only stopped tumbling dice. */
  settle(): boolean {
    const { animations, data } = this;
    if (animations.busy) {
      const dice = data.steps[data.now.ply - 1]?.seat === null && !animations.known;
      animations.finish();
      if (dice) this.#ignoreTaps();
    }
    return performance.now() >= this.#ignoreTapsUntil;
  }

  /** Shows the current scene, unless something is moving. */
  draw(): void {
    if (!this.animations.busy && !this.#gone) this.animations.stage?.show(this.scene());
  }

  /** The current scene. */
  scene(): ReturnType<typeof sceneOf> {
    return sceneOf(this.data, this.table, this.state);
  }

  /** Notifies the listeners. */
  announce(change: Change): void {
    if (this.#gone) return;
    this.state = stateOf(this.data, this.table, this.match.game);
    if (change.kind === "moved" && !change.way) this.animations.stage?.finish();
    if (change.kind === "state" || change.kind === "moved") this.draw();
    for (const listener of [...this.listeners]) listener(change);
  }

  /** Ends the session. */
  destroy(): void {
    this.#gone = true;
    this.#abort.abort();
    this.listeners.clear();
    this.watchers.clear();
    this.match.free();
    this.autosave.free();
  }

  #take([data, effects]: Next): void {
    if (data.epoch !== this.data.epoch) {
      this.#abort.abort();
      this.#abort = new AbortController();
    }
    this.data = data;
    for (const effect of effects) if (!this.#gone) this.#run(effect);
  }

  #run(effect: Effect): void {
    const { animations } = this;
    const { signal } = this.#abort;
    switch (effect.kind) {
      case "play":
      case "draw":
      case "follow":
        return this.#play(effect);
      case "go":
        return this.#go(effect);
      case "save":
        return this.#save(effect.what);
      case "animate":
        return this.#animate(effect);
      case "show":
        return animations.stage?.show(effect.scene);
      case "pause":
        return this.#shown(animations.pause(effect.millis, signal));
      case "finish":
        return animations.finish();
      case "later":
        return void this.#later(effect, signal);
      case "ask":
        return void this.#ask(effect, signal);
      case "come":
        return void this.#come();
      case "tap":
        if (this.settle()) this.do((data, table) => tapOn(data, table, effect.place));
        return;
      case "send":
        return this.#referee?.(effect.wish);
      case "advance":
        return this.#take(advance(this.data, this.table));
      case "announce":
        return this.announce(effect.change);
      case "report":
        return this.context.reportError(effect.code, effect.error);
    }
  }

  #play(effect: EffectOf<"play" | "draw" | "follow">): void {
    const viewer = viewerOf(this.data, this.table);
    const { match } = this;
    const moved =
      effect.kind === "play"
        ? match.advance(effect.notation, viewer)
        : effect.kind === "draw"
          ? match.draw(viewer)
          : match.forth(viewer);
    if (!moved) return;
    const { step, state } = moved;
    this.rules.moved(viewer, moved);
    const chosen = effect.kind === "play" && effect.chosen;
    const person = this.data.seats[step.seat ?? -1]?.kind === "person";
    const here = chosen || (effect.kind === "follow" && person);
    const index = here ? this.animations.stage?.touched?.(step.path[0], step.seat) : undefined;
    const before = effect.kind === "draw" ? null : effect.before;
    const drawn = effect.kind === "draw" || (effect.kind === "follow" && step.seat === null);
    const begun = index === undefined ? step : { ...step, index };
    this.#take(played(this.data, this.table, { step: begun, state, chosen, drawn, before }));
  }

  #go({ trip, before = null }: EffectOf<"go">): void {
    const { match, table } = this;
    const viewer = viewerOf(this.data, table);
    const by = trip.to - this.data.now.ply;
    const one = Math.abs(by) === 1 || (trip.kind === "move" && trip.over.way !== undefined);
    if (!one || by === 0) match.goTo(trip.to);
    const moved = !one || by === 0 ? null : by > 0 ? match.forth(viewer) : match.back(viewer);
    const back = by < 0;
    this.rules.moved(viewer, moved, back);
    const passed = moved && { step: moved.step, moments: moved.moments, back, before };
    const data = { ...this.data, now: moved?.state ?? match.state() };
    this.#take(went(data, table, trip, passed));
  }

  #save(what: EffectOf<"save">["what"]): void {
    const { autosave, context, data, match } = this;
    if (what === "step") {
      autosave.time.step();
      const record = match.record();
      autosave.note(record, data.kept, data.steps, record);
    } else if (what === "place") {
      autosave.note(autosave.kept.record, data.kept, data.steps, match.record());
    }
    this.data = { ...data, sheet: autosave.sheet ?? data.sheet };
    this.write();
    if (what === "step") {
      const finished = context.finished && finishedGame(match, autosave, data);
      if (finished) context.finished?.(finished);
    }
    if (what !== "seats") for (const watcher of [...this.watchers]) watcher();
  }

  /** Saves the game. */
  write(): void {
    const code = this.autosave.save({ ...this.data, game: this.match.game });
    if (code) this.context.reportError(code);
  }

  #animate({ moments, after, showing }: EffectOf<"animate">): void {
    const { ply } = this.data.now;
    const ending = (last: boolean) => (last && this.data.now.ply === ply ? this.scene() : after);
    this.#shown(this.animations.present(moments, ending, this.#abort.signal, showing));
  }

  /** Draws the current scene once the motion has come to rest. */
  #shown(motion: Promise<void>): void {
    motion.catch((error) => this.context.reportError("unknown", error));
    void this.animations.rest.then(() => this.draw());
  }

  #ignoreTaps(): void {
    this.#ignoreTapsUntil = performance.now() + IGNORED_MS;
  }

  async #later({ pause, rested, wish }: EffectOf<"later">, signal: AbortSignal): Promise<void> {
    if (rested) await this.animations.rest;
    if (pause && !signal.aborted) await wait(pause, signal);
    if (!signal.aborted) this.do((data, table) => act(data, table, wish));
  }

  async #ask(effect: EffectOf<"ask">, signal: AbortSignal): Promise<void> {
    try {
      const asked = this.#choice(effect, signal);
      const resting = this.animations.rest.then(() => wait(effect.pace, signal));
      const [choice] = await Promise.all([asked, effect.level && resting]);
      // A late reply must not reach a match that has changed meanwhile.
      if (!choice || signal.aborted) return;
      this.do((data, table) =>
        effect.level ? answered(data, table, choice.move) : hinted(data, table, choice),
      );
    } catch (error) {
      if (signal.aborted) return;
      if (codeOf(error) === "panic") return this.#broke();
      this.do((data, table) => failed(data, table, error));
    }
  }

  /**
   * Asks a bot of a level for a move, or without a level the strongest for a hint. The same game gets the same reply.
   */
  #choice({ seat, level }: EffectOf<"ask">, signal: AbortSignal): Promise<Choice | null> {
    const { thinking, secret } = this.context;
    const { game, seed, ply } = this.match;
    const think = {
      level: level ?? 5,
      // With hidden hands the match's seed is secret, as it reveals the deal.
      seed: secret ? `${ply}` : `${seed}:${ply}`,
      millis: level ? LIMIT : HINT,
    };
    const moves = this.data.now.moves.map(({ notation }) => notation);
    const observation = this.match.observation(seat);
    return thinking.choose({ game, observation, moves, think }, signal, (share) => {
      const solving = Math.floor(share * 100);
      if (signal.aborted || solving === this.data.bots.solving) return;
      this.do((data) => changed(withBots(data, { solving })));
    });
  }

  async #come(): Promise<void> {
    if (this.#coming) return;
    this.#coming = true;
    if (this.data.coming.length > MANY) this.animations.finish();
    else await this.animations.rest;
    this.#coming = false;
    this.do(come);
  }

  /** Handles a panic of the rules during a call. The match is unchanged. */
  #broke(): void {
    // Not within the failed call, because it is still unwinding.
    queueMicrotask(() => {
      if (this.#gone) return;
      this.match.goTo(this.data.now.ply);
      this.rules.moved();
      this.do(broke);
    });
  }
}

/** Performs a delayed action. */
export function act(data: SessionData, table: Table, wish: Wish): Next {
  switch (wish.kind) {
    case "play":
      return play(data, table, wish.notation, false);
    case "draw":
      return draw(data, table);
    case "reported":
      return reported(data, wish.step);
    case "advance":
      return advance(data, table);
    case "replay":
      return replayOn(data, table);
  }
}
