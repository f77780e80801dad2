/** Whose turn it is: people are waited for, dice roll, bots think, and what is forced plays itself. */
import type { Scene } from "../board/types";
import type { Level } from "../store/seats";
import { wait } from "./bots";
import type { Desk } from "./desk";
import type { Step } from "./line";
import type { Over, TableState } from "./state";
import { dangerOf } from "./trial";

/** What plays itself is seen at least so long, in ms. */
const SEEN = 350;

/** Lets whoever acts next act. */
export class Turns {
  readonly #desk: Desk;
  /** When tumbling dice were last stopped. */
  #stopped = Number.NEGATIVE_INFINITY;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Starts or goes on: dice roll, bots think, or a person is waited for. */
  go(): void {
    const desk = this.#desk;
    desk.attempt(() => {
      if (desk.sight.replaying) return desk.changed();
      desk.void();
      this.drive();
    });
  }

  /** The table holds another position than was played to. */
  moved(over: Over = {}): void {
    this.#desk.changed({ kind: "moved", ...over });
    this.drive();
  }

  /** Lets whoever acts next act. */
  drive(): void {
    const desk = this.#desk;
    if (desk.gone) return;
    const { match } = desk.course;
    const turn = match.turn();
    desk.input.wait([], false);
    desk.eyes.curtain = null;
    desk.sight.forced = null;
    const over = turn.kind === "over" || desk.around.lesson?.stops(turn);
    if (desk.sight.looking || desk.eyes.held !== null || over) return desk.changed();
    if (turn.kind === "chance" && !desk.sight.manual) return this.#chance();
    if (turn.kind === "chance") {
      // In the order of the rules.
      const rolls = match.chances().map(({ notation }) => ({ notation, path: [] }));
      desk.input.wait(rolls, false);
      return desk.changed();
    }
    const moves = match.legalMoves();
    const [only, other] = moves;
    const seat = desk.eyes.seats[turn.seat];
    if (desk.around.forced && only && !other && !desk.around.spending(match.view())) {
      desk.sight.forced = only;
      desk.changed();
      void this.soon(this.#pace, () => this.step(only.notation));
    } else if (seat?.kind === "bot" && !desk.bots.stuck) {
      desk.bots.thinking = turn.seat;
      desk.changed();
      void this.#botMove(turn.seat, seat.level);
    } else if (desk.eyes.covers(turn.seat)) {
      desk.changed();
    } else {
      desk.input.wait(moves, true);
      desk.changed();
    }
  }

  /** Plays a step; `chosen` by a person, not forced or a bot's. */
  step(notation: string, chosen = false): void {
    const desk = this.#desk;
    if (desk.around.lesson && !desk.around.lesson.wants(notation)) {
      desk.input.machine?.cancel();
      return desk.changed();
    }
    const { match } = desk.course;
    const still = desk.sight.still();
    const onlooked = match.view();
    const step = desk.course.play(notation);
    desk.void();
    desk.bots.trust();
    const { seat } = step;
    const turn = match.turn();
    if (desk.eyes.hidden && chosen && desk.around.choosing(match.view())) desk.eyes.held = seat;
    desk.keeper.note();
    desk.save();
    let from: Scene | undefined;
    if (
      desk.eyes.hidden &&
      desk.eyes.held === null &&
      !(turn.kind === "seat" && turn.seat === seat)
    ) {
      // Others look on from here: the hand goes before the motion.
      desk.show.stage?.finish();
      from = { ...still, view: onlooked };
    }
    desk.present(from);
    this.#told(step);
  }

  /** Does something once the picture has rested for a while, unless all has changed by then. */
  async soon(pause: number, act: () => void): Promise<void> {
    const { signal, show } = this.#desk;
    await show.rest;
    if (signal.aborted) return;
    if (pause) await Promise.all([show.stage?.rest(), wait(pause, signal)]);
    if (!signal.aborted) this.#desk.attempt(act);
  }

  /** Runs a question to a bot; where it fails, the person takes over. */
  async think(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const { signal, bots, around } = this.#desk;
    try {
      await work(signal);
    } catch (error) {
      if (signal.aborted || this.#desk.gone) return;
      bots.stuck = bots.thinking !== null;
      around.trouble("bot-failed", error);
      this.go();
    }
  }

  /** Ends the motion under way. What stops tumbling dice is no move, nor is a second tap: nobody knew what they would show. */
  settle(): boolean {
    const { show, course } = this.#desk;
    if (show.busy) {
      show.stage?.finish();
      if (course.last?.seat !== null) return false;
      this.#stopped = performance.now();
    }
    return performance.now() - this.#stopped < SEEN;
  }

  /** The warning before a move that loses at once. */
  danger(notation: string): TableState["warning"] {
    const { state, around, course } = this.#desk;
    const { active } = state;
    const warned = around.settings().warn && active !== null;
    return warned ? dangerOf(course.match, notation, active) : null;
  }

  /** The pace of what plays itself. */
  get #pace(): number {
    return Math.max(this.#desk.around.settings().pace, SEEN);
  }

  /** How long the picture rests before chance: a roll that nobody answers must be seen. */
  get #suspense(): number {
    const { around, course } = this.#desk;
    const { last, match } = course;
    if (last && last.seat !== null) return around.settings().pace / 2;
    return last && around.wipes(match.view()) ? this.#pace : 0;
  }

  /** The dice roll. All else learns what they show when they have come to rest. */
  #chance(): void {
    const desk = this.#desk;
    desk.changed();
    void this.soon(this.#suspense, () => {
      const step = desk.course.roll();
      desk.keeper.note();
      desk.save();
      desk.present();
      void this.soon(0, () => this.#told(step));
    });
  }

  /** Everybody learns of a step, and who acts next acts. */
  #told(step: Step): void {
    const desk = this.#desk;
    desk.state = desk.sight.state();
    desk.emit({ kind: "step", step });
    this.drive();
  }

  async #botMove(seat: number, level: Level): Promise<void> {
    const { around, bots, show, course } = this.#desk;
    await this.think(async (signal) => {
      const { match } = course;
      const pace = around.choosing(match.view()) ? 0 : around.settings().pace;
      const resting = show.rest.then(() => wait(pace, signal));
      const [choice] = await Promise.all([bots.ask(match, seat, signal, level), resting]);
      // A late answer never reaches a match that has changed meanwhile.
      if (signal.aborted || !choice) return;
      bots.thinking = null;
      this.#desk.attempt(() => this.step(choice.move));
    });
  }
}
