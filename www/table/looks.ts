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
    desk.attempt(() => {
      if (better || !desk.sight.looking) this.#better = better;
      desk.void();
      desk.sight.replaying = false;
      desk.course.walk(at);
      const told = this.#better?.get(at);
      const move = desk.course.match.legalMoves().find(({ notation }) => notation === told);
      if (move) desk.bots.hint = { move, stage: 2 };
      desk.sight.looking = desk.course.at !== desk.keeper.kept.at;
      this.#turns.moved();
    });
  }

  /** Plays the game again, from the position looked at or its start. */
  replay(): void {
    const desk = this.#desk;
    desk.attempt(() => {
      desk.void();
      if (!desk.sight.looking) desk.course.walk(0);
      desk.sight.looking = true;
      desk.sight.replaying = true;
      desk.changed({ kind: "moved" });
      void this.#replayOn(desk.signal);
    });
  }

  /** Shows the last decision again. */
  again(): void {
    const desk = this.#desk;
    desk.attempt(() => {
      const { at, line } = desk.course;
      const start = decisionStart(line, at);
      if (start === at || !desk.show.stage) return;
      desk.course.walk(start);
      desk.show.stage.show({ ...desk.sight.still(), active: null });
      while (desk.course.at < at) {
        desk.course.walk(desk.course.at + 1);
        desk.present();
      }
    });
  }

  async #replayOn(signal: AbortSignal): Promise<void> {
    const desk = this.#desk;
    await wait(400, signal);
    while (!signal.aborted && desk.course.at < desk.sight.seen.length) {
      desk.attempt(() => desk.course.walk(desk.course.at + 1));
      desk.state = desk.sight.state();
      desk.present();
      desk.emit({ kind: "state" });
      await desk.show.rest;
      await wait(Math.max(desk.around.settings().pace, 300), signal);
    }
    if (signal.aborted) return;
    desk.sight.replaying = false;
    this.look(desk.course.at);
  }
}
