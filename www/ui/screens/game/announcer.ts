/** Announcements of the game screen: sentences for screen readers, and the latest steps in a visible line. */
import { type Audience, latelyOf } from "../../../games/phrases";
import type { Over } from "../../../session/state";
import type { Step } from "../../../session/steps";
import { onlyPerson } from "../../../storage/seats";
import type { Game } from "../../game";
import { GamePart } from "./game-part";
import type { StatusLine } from "./status";

export class Announcer extends GamePart {
  /** Sentences about the latest steps, to be shown. */
  lately: readonly string[] = [];
  readonly #status: () => StatusLine;
  #last = "";

  constructor(game: Game, status: () => StatusLine) {
    super(game);
    this.#status = status;
  }

  /** Updates the sentences about the latest steps. */
  refresh(): void {
    this.lately = this.#recent();
  }

  step(step: Step): void {
    this.page.liveRegion.say(this.#sentence(step));
    this.refresh();
  }

  /** Announces which move was taken back, or played again together with the replies. */
  over({ way, step }: Over): void {
    // The new position is announced even if it was announced before.
    this.#last = "";
    if (!way || !step) return this.refresh();
    const page = this.page;
    const said = page.say("went-over", { way: page.say(way), said: this.#sentence(step) });
    const all = way === "redo" ? [said, ...this.#recent()] : [said];
    this.#say(all);
    this.lately = all;
  }

  /** Announces whose turn it is and what can be done. */
  status(): void {
    const { words, liveRegion } = this.page;
    const { active, buttons, curtain, secretChoiceSeat, looking, outcome, path, rolls, solving } =
      this.session.state;
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

  /** Shows and announces the recent steps again. */
  latelyAgain(): void {
    const { at, steps } = this.session.state;
    const since = this.#since();
    this.session.showAgain(since);
    this.#say(steps.slice(since, at).map((step) => this.#sentence(step)));
  }

  #sentence({ events }: Step): string {
    const { view } = this.session.state;
    return this.entry.phrases.step(this.page.words, events, view, this.#to);
  }

  #say(sentences: string[]): void {
    this.page.liveRegion.say(this.page.words.list(sentences, "gap"));
  }

  /** The latest steps, as sentences. */
  #recent(): string[] {
    const { at, steps, looking, view } = this.session.state;
    // While looking back, each move is announced on its own.
    const all = looking ? [] : steps.slice(this.#since(), at).map(({ events }) => events);
    return latelyOf(this.entry.phrases, this.page.words, all, view, this.game.viewers);
  }

  get #to(): Audience {
    return this.game.audience;
  }

  /**
   * The first step to repeat. This is after the only person's last decision, or with several people after that of the
   * player at turn. Automatic moves are also repeated, unless they rolled the person's dice, and so is what their
   * choice revealed.
   */
  #since(): number {
    const { at, steps, seats, view } = this.session.state;
    const mine = onlyPerson(seats) ?? this.entry.mover(view);
    const own = steps
      .slice(0, at)
      .findLastIndex(({ seat, forced }) => seat === mine && (!forced || this.entry.dice));
    // A long opening without the person is not repeated in full.
    if (own < 0) return Math.max(0, at - 5);
    return this.entry.revealsSecrets(steps[own]?.events ?? []) ? own : own + 1;
  }
}
