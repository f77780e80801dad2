/** Looks at earlier positions, and shows of what was played: nothing of it changes the game. */
import { wait } from "./bots";
import type { Desk } from "./desk";
import { decisionStart } from "./line";
import type { Turns } from "./turns";

/** Goes along a game without playing it. */
export class Looks {
  readonly #desk: Desk;
  readonly #turns: Turns;
  /** What would have been better, by positions, in the look at a mistake. */
  #better: ReadonlyMap<number, string> | undefined;

  constructor(desk: Desk, turns: Turns) {
    this.#desk = desk;
    this.#turns = turns;
  }

  /** Looks at a position, or with the last one returns to the game. */
  look(at: number, better?: ReadonlyMap<number, string>): void {
    const desk = this.#desk;
    const { sight, keeper, course, bots } = desk;
    desk.attempt(() => {
      if (better || !sight.looking) this.#better = better;
      desk.void();
      sight.replaying = false;
      course.walk(at);
      const told = this.#better?.get(at);
      const move = course.match.legalMoves().find(({ notation }) => notation === told);
      if (move) bots.hint = { move, stage: 2 };
      sight.looking = course.at !== keeper.kept.at;
      this.#turns.moved();
    });
  }

  /** Plays the game again, from the position looked at or its start. */
  replay(): void {
    const desk = this.#desk;
    const { sight, course } = desk;
    desk.attempt(() => {
      desk.void();
      if (!sight.looking) course.walk(0);
      sight.looking = true;
      sight.replaying = true;
      desk.changed({ kind: "moved" });
      void this.#replayOn(desk.signal);
    });
  }

  /** Shows the last decision again. */
  again(): void {
    const desk = this.#desk;
    const { sight, course, show } = desk;
    desk.attempt(() => {
      const { at, line } = course;
      const start = decisionStart(line, at);
      if (start === at || !show.stage) return;
      course.walk(start);
      show.stage.show({ ...sight.still(), active: null });
      while (course.at < at) {
        course.walk(course.at + 1);
        desk.present(course.last?.events ?? []);
      }
    });
  }

  async #replayOn(signal: AbortSignal): Promise<void> {
    const desk = this.#desk;
    const { sight, course, show, around } = desk;
    await wait(400, signal);
    while (!signal.aborted && course.at < sight.seen.length) {
      desk.attempt(() => course.walk(course.at + 1));
      desk.state = sight.state();
      desk.present(course.last?.events ?? []);
      desk.emit({ kind: "state" });
      await show.rest;
      await wait(Math.max(around.settings().pace, 300), signal);
    }
    if (signal.aborted) return;
    sight.replaying = false;
    this.look(course.at);
  }
}
