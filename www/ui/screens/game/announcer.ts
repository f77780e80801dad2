/** Announcements of the game screen: sentences for screen readers, and what was just taken back or done again. */
import { signal } from "@preact/signals";
import type { Audience } from "../../../games/phrases";
import type { Over } from "../../../session/state";
import type { Step } from "../../../session/steps";
import { showAgain } from "../../../session/travel";
import type { Game } from "../../game";
import type { StatusLine } from "./status";

export class Announcer {
  readonly #game: Game;
  readonly #wentOver = signal("");
  readonly #status: () => StatusLine;
  #last = "";

  constructor(game: Game, status: () => StatusLine) {
    this.#game = game;
    this.#status = status;
  }

  /** What was taken back or done again, until the next step; empty otherwise. */
  get wentOver(): string {
    return this.#wentOver.value;
  }

  step(step: Step): void {
    this.#game.page.liveRegion.say(this.#sentence(step));
    this.#wentOver.value = "";
  }

  /** Announces which move was taken back, or played again together with the replies. */
  over({ way, step }: Over): void {
    // The new position is announced even if it was announced before.
    this.#last = "";
    this.#wentOver.value = "";
    if (!way || !step) return;
    const page = this.#game.page;
    const said = page.say("went-over", { way: page.say(way), said: this.#sentence(step) });
    this.#wentOver.value = said;
    this.#say([said]);
  }

  /** Announces whose turn it is and what can be done. */
  status(): void {
    const { words, liveRegion } = this.#game.page;
    const { active, buttons, curtain, secretChoiceSeat, looking, outcome, path, rolls, solving } =
      this.#game.session.state;
    const { who, what, idea = "" } = this.#status();
    // The last step already explained the end of the game.
    const sentence =
      outcome && !looking ? who : words.list([path.length ? "" : who, what, idea], "gap").trim();
    // Announce each new sentence once. While a move is entered, announce the next task.
    if (sentence === this.#last) return;
    this.#last = sentence;
    // An automatic step is announced when it happens.
    const awaited =
      (active ?? curtain ?? secretChoiceSeat ?? rolls) !== null ||
      buttons.length > 0 ||
      looking ||
      outcome;
    if (awaited && solving === null) liveRegion.say(sentence);
  }

  /** Shows and announces the steps since a seat's last turn again. */
  again(since: number): void {
    const { at, steps } = this.#game.session.state;
    this.#game.session.do(showAgain, since);
    this.#say(steps.slice(since, at).map((step) => this.#sentence(step)));
  }

  #sentence({ events }: Step): string {
    const { view } = this.#game.session.state;
    return this.#game.entry.phrases.step(this.#game.page.words, events, view, this.#to);
  }

  #say(sentences: string[]): void {
    this.#game.page.liveRegion.say(this.#game.page.words.list(sentences, "gap"));
  }

  get #to(): Audience {
    return this.#game.audience;
  }
}
