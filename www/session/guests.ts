/** What people at other devices do in a game that is played here; `phones/` carries it. */
import type { Turn } from "../engine/types";
import type { Seat } from "../storage/seats";
import type { SessionCore } from "./core";
import type { SessionMatch } from "./match";
import type { Navigation } from "./navigation";
import type { SessionState } from "./state";
import { lastChoice, type Step } from "./steps";
import type { TurnController } from "./turn-controller";

/** A game as its referee has it: no seat may know all of it. */
export interface Refereed {
  match: SessionMatch;
  /** The steps that count. */
  steps: readonly Step[];
  sheet: SessionState["sheet"];
}

/** The guests at one table. */
export class Guests {
  readonly #core: SessionCore;
  readonly #turns: TurnController;
  readonly #navigation: Navigation;

  constructor(core: SessionCore, turns: TurnController, navigation: Navigation) {
    this.#core = core;
    this.#turns = turns;
    this.#navigation = navigation;
  }

  /** Calls the watcher whenever the game stands elsewhere than before, before that is shown; returns how to stop. */
  watch(watcher: () => void): () => void {
    const { watchers } = this.#core;
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  }

  /** The game where it stands; a look at an earlier position ends. */
  get refereed(): Refereed {
    const { viewModel, autosave } = this.#core;
    if (viewModel.looking) this.#navigation.lookNow();
    const { history, kept, sheet } = autosave;
    return { match: history.match, steps: history.steps.slice(0, kept.at), sheet };
  }

  /** Somebody else sits at a seat from now on. */
  sit(at: number, who: Seat): void {
    const core = this.#core;
    const { kind } = core.privacy.seats[at] ?? {};
    core.privacy.seats = core.privacy.seats.map((each, index) => (index === at ? who : each));
    core.save();
    // Another name alone disturbs nobody.
    if (who.kind === kind) core.changed();
    else this.#turns.go();
  }

  /** A guest decided, with so many steps played; false where nothing was theirs to decide, or it was not legal. */
  play(seat: number, ply: number, notation: string): boolean {
    return this.#act(seat, ply, ({ match, turn }) => {
      if (turn.kind !== "seat") return false;
      const legal = match.legalMoves().some((move) => move.notation === notation);
      const taken = legal || notation === match.state().offer;
      if (taken) this.#turns.step(notation);
      return taken;
    });
  }

  /** A guest rolls the dice; false where they are not theirs to roll. */
  roll(seat: number, ply: number): boolean {
    return this.#act(seat, ply, ({ turn }) => {
      if (turn.kind !== "chance") return false;
      this.#turns.rollFor();
      return true;
    });
  }

  /** A guest takes the last portion of a move back, or its choice while others still choose; false where there is none. */
  rethink(seat: number, ply: number): boolean {
    const { context, privacy } = this.#core;
    const { match, steps } = this.refereed;
    if (context.choosing(match.view())) {
      const theirs = steps.length === ply && privacy.seats[seat]?.kind === "guest";
      return theirs && this.rethinkChoice(seat);
    }
    return this.#act(seat, ply, ({ last }) => {
      const spent = last?.seat === seat && context.spending(match.view());
      if (spent) this.#navigation.moveTo(ply - 1);
      return spent;
    });
  }

  /** A seat chooses anew, as others still choose; what they have chosen after it stays. False where it has not chosen. */
  rethinkChoice(seat: number): boolean {
    const { steps } = this.refereed;
    const choice = lastChoice(steps, steps.length, [seat]);
    if (!choice) return false;
    this.#turns.choices.keepAfter(choice.ply);
    this.#navigation.moveTo(choice.ply);
    return true;
  }

  /** Who of these seats decided last, and with how many steps played; null where none of them has. */
  lastDecision(seats: readonly number[]): { seat: number; ply: number } | null {
    const { steps } = this.refereed;
    const ply = steps.findLastIndex(({ seat, forced }) => seats.includes(seat ?? -1) && !forced);
    const { seat } = steps[ply] ?? {};
    return typeof seat === "number" ? { seat, ply } : null;
  }

  /** Takes back all but so many steps, as all have agreed. */
  takeBack(ply: number): void {
    const step = this.refereed.steps[ply];
    this.#navigation.moveTo(ply, { way: "undo", step });
  }

  /** Does what a guest asks for, if it is their turn and the game stands where they saw it. */
  #act(
    seat: number,
    ply: number,
    act: (now: { match: SessionMatch; turn: Turn; last: Step | undefined }) => boolean,
  ): boolean {
    const core = this.#core;
    const { match, steps } = this.refereed;
    const turn = match.turn();
    const dice = turn.kind === "chance" && core.context.dice && !core.viewModel.manual;
    const mover = turn.kind === "seat" ? turn.seat : dice ? core.context.mover(match.view()) : -1;
    const theirs = mover === seat && core.privacy.seats[seat]?.kind === "guest";
    if (steps.length !== ply || !theirs) return false;
    let done = false;
    core.attempt(() => {
      done = act({ match, turn, last: steps.at(-1) });
    });
    return done;
  }
}
