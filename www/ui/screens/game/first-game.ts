/** Teaching in a first game: how to win, and in each turn one idea with its places on the board. */
import type { PlaceId, Scene } from "../../../board/types";
import type { GameEvent } from "../../../engine/types";
import type { Change } from "../../../session/state";
import { peopleOf } from "../../../storage/seats";
import { introducedAs } from "../../../storage/settings";
import type { Game } from "../../game";

/** The ideas that are new to the people at this device. */
export class FirstGame {
  readonly #game: Game;
  readonly #key: string;
  /** True if these people know the goal. */
  readonly #knows: boolean;
  /** The last idea shown, while it isn't saved yet. */
  #shown: string | null = null;

  constructor(game: Game) {
    this.#game = game;
    this.#key = introducedAs(game.entry.id, game.session.state.options.variant);
    this.#knows = this.#seen.length > 0;
  }

  /** How to win, until the first move of a first game; null otherwise. */
  goal(): string | null {
    const { outcome, seats, steps, at, view } = this.#game.session.state;
    if (this.#knows || outcome || peopleOf(seats).length === 0) return null;
    const moved = steps.slice(0, at).some(({ seat }) => this.#isPerson(seat));
    return moved ? null : this.#game.entry.phrases.goal(this.#game.page.words, view);
  }

  /** The sentence of this turn's idea, until a move is begun; empty if there is none. */
  sentence(): string {
    const idea = this.#idea()?.id;
    if (!idea) return "";
    this.#shown = idea;
    return this.#game.page.say(this.#game.entry.texts.teach, { idea });
  }

  /** Points at the first place of this turn's idea. If its places form a whole move, shows what that would do. */
  dress(scene: Scene): Scene {
    const hint = (this.#idea()?.places ?? []).slice(0, 1);
    if (hint.length === 0) return scene;
    const aim = this.#example();
    return { ...scene, hint, ...(aim.length > 0 && !scene.aim?.length && { aim }) };
  }

  /** The events of the move that an idea's places form; none if they aren't a whole move. */
  #example(): GameEvent[] {
    const places = this.#game.session.state.active === null ? [] : (this.#idea()?.places ?? []);
    const { state, rules } = this.#game.session;
    const move = state.moves.find(({ path }) => path.join() === places.join());
    return move && places.length > 1 ? rules.preview(move.notation).events : [];
  }

  /** Saves each idea once its turn is over. */
  heard(change: Change): void {
    if (change.kind !== "step") return;
    const own = this.#isPerson(change.step.seat);
    if (!own && !this.#shown) return;
    const seen = [...this.#seen, ...(this.#shown ? [this.#shown] : [])];
    this.#shown = null;
    this.#game.page.keep({ introduced: { [this.#key]: seen } });
  }

  /** The first new idea that applies now; none while a move is begun, hinted at or being confirmed. */
  #idea(): { id: string; places: readonly PlaceId[] } | undefined {
    const { active, rolls, hint, moves, path, view, looking, warning } = this.#game.session.state;
    const seat = active ?? rolls;
    if (seat === null || path.length > 0 || hint.length > 0 || looking || warning) return;
    return this.#game.entry.ideas
      .filter(({ id }) => !this.#seen.includes(id))
      .map((idea) => ({ id: idea.id, places: idea.at(view, seat, moves) }))
      .find(({ places }) => places.length > 0);
  }

  get #seen(): readonly string[] {
    return this.#game.page.settings.introduced[this.#key] ?? [];
  }

  #isPerson(seat: number | null | undefined): boolean {
    return this.#game.session.state.seats[seat ?? -1]?.kind === "person";
  }
}
