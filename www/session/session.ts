/** A game in progress on the page. Its functions return data and effects, which are performed only here. */
import type { Scene } from "../board/types";
import { codeOf } from "../engine/error";
import type { GameId, Setup } from "../engine/types";
import type { Kept, Save } from "../storage/save";
import { AnimationQueue } from "./animation-queue";
import { choiceOf } from "./asking";
import type { Autosave } from "./autosave";
import { type Beginning, begin, type Opened, read, readKept } from "./beginning";
import type { Referee, SessionContext, SessionMatch, SessionOptions, Table } from "./context";
import { type SessionData, voided, withBots } from "./data";
import { changed, type Effect, type EffectOf, type Next } from "./effects";
import { finishedGame } from "./finished-game";
import { hinted } from "./hint";
import { tapOn } from "./input";
import { laid } from "./opening";
import { Pause } from "./pause";
import { viewerOf } from "./people";
import { RulesHere } from "./rules";
import type { Change, SessionState, Stage } from "./state";
import { withIndices } from "./steps";
import { adopt, adopted, come, nextRound, standsAnew, went } from "./travel";
import { advance, answered, broke, failed, hurry, played } from "./turn";
import { sceneOf, stateOf } from "./view-model";
import { act } from "./wishes";

/** Touches are ignored for this time, in ms, after dice tumble. */
const IGNORED_MS = 350;
/** If more steps than this are waiting, only the last ones are animated. */
const MANY = 8;

/** Something that people or the game do with a session, with its parameters; null if it isn't possible now. */
type Deed<A extends unknown[]> = (data: SessionData, table: Table, ...of: A) => Next | null;

/** One game in progress. */
export class Session {
  data: SessionData;
  /** The current state; a new object after every change. */
  state: SessionState;
  readonly rules: RulesHere;
  readonly table: Table;
  readonly autosave: Autosave;
  readonly animations = new AnimationQueue();
  readonly #context: SessionContext;
  readonly #referee: Referee | null;
  readonly #leave: () => void;
  readonly #listeners = new Set<(change: Change) => void>();
  readonly #watchers = new Set<() => void>();
  /** Aborted when pending work becomes void. */
  #abort = new AbortController();
  #ignoreTapsUntil = Number.NEGATIVE_INFINITY;
  /** The pause before the next step. */
  readonly #pause = new Pause();
  #coming = false;
  #gone = false;

  /** Starts a new game, or a series if the options ask for one. */
  static start(
    game: GameId,
    setup: Setup,
    options: SessionOptions,
    context: SessionContext,
  ): Session {
    return new Session(begin(game, setup), options, context);
  }

  /** Continues from a record of a game or a series. Throws `bad-record`. */
  static fromRecord(record: string, options: SessionOptions, context: SessionContext): Session {
    return new Session(read(record), options, context);
  }

  /** Continues from a save. Throws `bad-record`. */
  static resume(save: Save, context: SessionContext): Session {
    return new Session(readKept(save), save, context);
  }

  constructor(beginning: Beginning, options: SessionOptions, context: SessionContext) {
    const { match } = beginning;
    const { referee = null } = options;
    const { data, autosave } = laid(beginning, options, context.saves);
    this.data = data;
    this.autosave = autosave;
    this.#context = context;
    this.#referee = referee;
    this.rules = new RulesHere(match, context.secret);
    this.table = { ...context, rules: this.rules, followed: referee !== null };
    this.state = stateOf(this.data, this.table, match.game);
    this.#leave = this.autosave.follow(
      (save) => this.do(adopt, save),
      () => context.reportError("two-tabs"),
    );
  }

  get match(): SessionMatch {
    return this.rules.match;
  }

  /** Where steps are shown; set by the screen. */
  get stage(): Stage | null {
    return this.animations.stage;
  }

  set stage(stage: Stage | null) {
    this.animations.stage = stage;
  }

  /** Calls the listener after every change. Returns a function that stops. */
  subscribe(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls the watcher when the position changes, before it is shown. Returns a function that stops. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Does something and performs its effects. Returns false if it is not possible now, or fails. Reports errors. */
  do<A extends unknown[]>(deed: Deed<A>, ...of: A): boolean {
    try {
      return this.attempt(deed, ...of);
    } catch (error) {
      this.#context.reportError(codeOf(error), error);
      return false;
    }
  }

  /** Does something and throws the errors of the rules. Nothing has changed then. */
  attempt<A extends unknown[]>(deed: Deed<A>, ...of: A): boolean {
    if (this.#gone) return false;
    try {
      const next = deed(this.data, this.table, ...of);
      if (next) this.#take(next);
      return next !== null;
    } catch (error) {
      if (codeOf(error) !== "panic") throw error;
      this.#broke();
      return false;
    }
  }

  /** Does something by a touch, which ends the running motion and is ignored while a warning is open. */
  touch<A extends unknown[]>(deed: Deed<A>, ...of: A): boolean {
    return this.settle() && this.do(deed, ...of);
  }

  /**
   * Ends the running motion, and hurries until a person is to act. Returns false if a touch only stopped tumbling dice,
   * or if a warning is open.
   */
  settle(): boolean {
    const { animations, data, table } = this;
    if (data.input.warning) return false;
    const last = data.steps[data.now.ply - 1];
    const dice = animations.busy && last?.seat === null && !animations.known;
    if (animations.busy) animations.finish();
    if (dice) this.#ignoreTapsUntil = performance.now() + IGNORED_MS;
    // A roll that loses the turn has yet to be read.
    if (!(dice && table.ends(last.events)) && this.do(hurry)) this.#pause.end();
    return performance.now() >= this.#ignoreTapsUntil;
  }

  /** Replaces the match: by the next one of a series, or by another tab's version. */
  #lay({ match, steps }: Opened, { at, indices }: Pick<Kept, "at" | "indices">): SessionData {
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

  /** Shows the current scene, unless something is moving. */
  #draw(): void {
    if (!this.animations.busy && !this.#gone) this.animations.stage?.show(this.scene());
  }

  /** The current scene. */
  scene(): Scene {
    return sceneOf(this.data, this.table, this.state);
  }

  /** Notifies the listeners. */
  #announce(change: Change): void {
    if (this.#gone) return;
    this.state = stateOf(this.data, this.table, this.match.game);
    if (change.kind === "moved" && !change.way) this.animations.stage?.finish();
    if (change.kind === "state" || change.kind === "moved") this.#draw();
    for (const listener of [...this.#listeners]) listener(change);
  }

  /** Leaves the game. Its save stays. */
  destroy(): void {
    this.#leave();
    this.stage = null;
    this.#gone = true;
    this.#abort.abort();
    this.#listeners.clear();
    this.#watchers.clear();
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
        if (this.settle()) this.do(tapOn, effect.place);
        return;
      case "send":
        return this.#referee?.(effect.wish);
      case "redraw":
        return this.#draw();
      case "next":
        return this.#next();
      case "adopt":
        return this.#adopt(effect.save);
      case "advance":
        return this.#take(advance(this.data, this.table));
      case "announce":
        return this.#announce(effect.change);
      case "report":
        return this.#context.reportError(effect.code, effect.error);
    }
  }

  #play(effect: EffectOf<"play" | "draw" | "follow">): void {
    const viewer = viewerOf(this.data, this.table);
    const { match } = this;
    const moved =
      effect.kind === "play"
        ? match.play(effect.notation, viewer)
        : effect.kind === "draw"
          ? match.resolveChance(viewer)
          : match.goTo(this.data.now.ply + 1, viewer);
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
    const last = match.goTo(one ? this.data.now.ply + Math.sign(by) : trip.to, viewer);
    const moved = one ? last : null;
    const back = by < 0;
    this.rules.moved(viewer, moved, back);
    const passed = moved && { step: moved.step, moments: moved.moments, back, before };
    const data = { ...this.data, now: moved?.state ?? match.state() };
    this.#take(went(data, table, trip, passed));
  }

  #save(what: EffectOf<"save">["what"]): void {
    const { autosave, data, match } = this;
    if (what === "step") {
      const record = match.record();
      autosave.note(record, data.kept, data.steps, record);
    } else if (what === "place") {
      autosave.note(autosave.kept.record, data.kept, data.steps, match.record());
    }
    this.data = { ...data, sheet: autosave.sheet ?? data.sheet };
    this.keep();
    if (what === "step") {
      const finished = this.#context.finished && finishedGame(match, autosave, data);
      if (finished) this.#context.finished?.(finished);
    }
    if (what !== "seats") for (const watcher of [...this.#watchers]) watcher();
  }

  /** Shows everything again after a change of settings. */
  refresh(): void {
    this.do((data) => changed(data));
  }

  /** Saves the game now instead of after its next step. */
  keep(): void {
    const code = this.autosave.save({ ...this.data, game: this.match.game });
    if (code) this.#context.reportError(code);
  }

  /** Opens the next game of the series. */
  #next(): void {
    const before = this.data.sheet?.seats ?? [];
    const next = this.autosave.next();
    if (next) this.#take(standsAnew(nextRound(this.#lay(next, { at: 0 }), before)));
  }

  #adopt(save: EffectOf<"adopt">["save"]): void {
    const { seats, bottom } = save;
    const data = this.#lay(this.autosave.remake(save), save);
    this.#take(adopted({ ...data, seats, bottom }));
  }

  #animate({ moments, after, showing }: EffectOf<"animate">): void {
    const { ply } = this.data.now;
    const ending = (last: boolean) => (last && this.data.now.ply === ply ? this.scene() : after);
    this.#shown(this.animations.present(moments, ending, this.#abort.signal, showing));
  }

  /** Draws the current scene once the motion has come to rest. */
  #shown(motion: Promise<void>): void {
    motion.catch((error) => this.#context.reportError("unknown", error));
    void this.animations.rest.then(() => this.#draw());
  }

  async #later({ pause, rested, wish }: EffectOf<"later">, signal: AbortSignal): Promise<void> {
    if (rested) await this.animations.rest;
    if (pause) await this.#wait(pause, signal);
    if (!signal.aborted) this.do(act, wish);
  }

  /** Waits, unless a touch hurries the game. */
  async #wait(millis: number, signal: AbortSignal): Promise<void> {
    if (!this.data.hurried) await this.#pause.run(millis, signal);
  }

  async #ask(effect: EffectOf<"ask">, signal: AbortSignal): Promise<void> {
    try {
      const asked = choiceOf(this.#context, this.match, this.data, effect, signal, (solving) =>
        this.do((data) => changed(withBots(data, { solving }))),
      );
      const resting = this.animations.rest.then(() => this.#wait(effect.pace, signal));
      const [choice] = await Promise.all([asked, effect.level && resting]);
      // The board may have been covered meanwhile.
      if (effect.level) await this.animations.rest;
      // A late reply must not reach a match that has changed meanwhile.
      if (!choice || signal.aborted) return;
      if (effect.level) this.do(answered, choice.move);
      else this.do(hinted, choice);
    } catch (error) {
      if (signal.aborted) return;
      if (codeOf(error) === "panic") return this.#broke();
      this.do(failed, error);
    }
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
