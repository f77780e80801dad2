/** The board of the current game and the labelled grid over it: handles touches and names the places. */

import { BoardGrid } from "../../../a11y/board-grid";
import type { Board, Label, Place, PlaceId } from "../../../board/types";
import { focused } from "../../../dom";
import type { GameEvent, View } from "../../../engine/types";
import type { PlaceState } from "../../../games/phrases";
import type { LoadedGame } from "../../../games/registry";
import { aim, drop, focus, grab, roll, tap } from "../../../session/input";
import type { Session } from "../../../session/session";
import { wouldDo } from "../../../session/view-model";
import { BoardWords, labelled } from "../../components/board-words";
import type { Game } from "../../game";
import type { Page } from "../../page";
import { BoardZoom } from "./board-zoom";
import { PlaceTip } from "./place-tip";

/** The state of a place for its short name. */
const UNMARKED = { targets: false, chosen: false, last: false, hint: false };

/** The board and its grid, in one element that exists as long as the screen. */
export class BoardArea {
  readonly element: HTMLElement;
  readonly board: Board;
  readonly grid: BoardGrid;
  readonly #game: Game;
  readonly #page: Page;
  readonly #session: Session;
  readonly #entry: LoadedGame;
  readonly #unfit: (at: PlaceId) => void;
  readonly #tip = new PlaceTip();
  readonly #words = new BoardWords();
  /** The view that the words over the board describe: the one in which the board was last at rest. */
  readonly #shown: () => View;
  /** The last reported target under a dragging finger. */
  #covered = "";

  /** `unfit` is called for a place touched out of turn. */
  constructor(game: Game, unfit: (at: PlaceId) => void, shown: () => View) {
    const { page, session, entry } = game;
    this.#game = game;
    this.#page = page;
    this.#session = session;
    this.#entry = entry;
    this.#unfit = unfit;
    this.#shown = shown;
    this.element = document.createElement("div");
    this.element.className = "board";
    this.board = page.boards.make(this.element, entry, {
      tap: (place) => this.#asksKey(place) || session.touch(tap, place),
      grab: (place) => session.data.input.touched && session.touch(grab, place),
      drop: (place) => session.touch(drop, place),
      aim: (place, covered) => this.#aim(place, covered),
      tell: (place, peek) => this.#tell(place, peek),
    });
    this.grid = this.#makeGrid();
    this.element.append(this.#words.element, this.grid.element, this.#tip.element);
    this.board.onLayout(() => this.layout());
    new BoardZoom(this.element, {
      embedded: page.options.embedded,
      places: () => this.board.places(),
      live: (place) => this.#isTarget(place) || this.#isChosen(place),
    });
  }

  /** Updates everything over the canvas to match the board and the game. */
  layout(): void {
    this.grid.layout();
    const view = this.#shown();
    const { previewed } = this.#session.state;
    const { audience } = this.#game;
    const wordOf = (label: Label): string =>
      labelled(this.#game, label, view, audience, previewed?.after);
    this.#words.show(this.board.labels().map((label) => ({ ...label, word: wordOf(label) })));
  }

  #makeGrid(): BoardGrid {
    const page = this.#page;
    const session = this.#session;
    const { board } = this;
    return new BoardGrid({
      places: () => board.places(),
      groupLabel: (seat) =>
        seat === null
          ? page.say("board-label")
          : this.#entry.phrases.seat(page.words, seat, session.state.view, "places"),
      label: (place) => this.#labelOf(place),
      // Where the next touch goes, its name is enough.
      about: (place) => (session.state.path.length > 0 ? "" : this.#aboutOf(place)),
      chosen: (place) => this.#isChosen(place),
      targets: (place) => this.#isTarget(place),
      hint: (place) => this.#isHint(place),
      last: () => session.state.last,
      activate: (place) => this.#activate(place),
      focused: (place) => {
        // A tap also moves the focus. Only the keyboard's focus is drawn.
        const keyboard =
          place !== null && (focused(this.element)?.matches(":focus-visible") ?? false);
        session.do(focus, keyboard ? place : null);
      },
      peek: (place) => board.peek(place?.id ?? null, place?.seat),
    });
  }

  #activate(place: Place): void {
    const { state } = this.#session;
    // With a key or a screen reader, any place rolls, because nothing else can be done now.
    if (state.rolls !== null) {
      this.#session.touch(roll);
      return;
    }
    if (this.#asksKey(place.id)) return;
    if (!this.#isMine(place) && state.active !== null) this.#unfit(place.id);
    else if (!this.board.choose(place)) this.#session.touch(tap, place.id);
    // Move the focus to the choices if there are only a few.
    const { path, previewed, targets, canRethink } = this.#session.state;
    // After a card from a hand, or between portions, the next place is far away.
    const far = canRethink || path.length > Number(!this.#entry.secret);
    if (far && !previewed && targets.length <= 5) this.grid.seek();
  }

  /** Explains the dice if their key is touched. After the end it is dead. */
  #asksKey(place: PlaceId | null): boolean {
    const { curtain, outcome } = this.#session.state;
    const touched = place === "key" && !outcome && curtain === null;
    const asks = touched && this.#session.settle();
    if (asks) this.#page.open.diceKey(this.#entry);
    return asks;
  }

  /** The short name of a place; empty if the board has none with this id. */
  nameOf(id: PlaceId | undefined): string {
    const place = this.board.places().find((each) => each.id === id);
    return place ? this.#nameOf(place, { ...UNMARKED, brief: true }) : "";
  }

  #labelOf(place: Place): string {
    const { state } = this.#session;
    return this.#nameOf(place, {
      does: state.goals.find(({ at }) => at === place.id)?.events,
      targets: this.#isTarget(place),
      chosen: this.#isChosen(place),
      last: place.seat === undefined && state.last.includes(place.id),
      hint: this.#isHint(place),
    });
  }

  /** The name of a place, with the parts of the game's state that it includes. */
  #nameOf(place: Place, marks: Omit<PlaceState, "begins" | "peeking">): string {
    const { words } = this.#page;
    const { state } = this.#session;
    const begins = state.path.length === 0;
    const peeking = state.options.memory !== "on";
    return this.#entry.phrases.place(words, state.view, place, {
      kind: "name",
      state: { ...marks, begins, peeking },
    });
  }

  #aboutOf(place: Place): string {
    const { view } = this.#session.state;
    return this.#entry.phrases.place(this.#page.words, view, place, { kind: "about" });
  }

  /** Describes a place that is held or hovered. */
  #tell(place: Place | null, peek: boolean): void {
    if (!place) return this.#tip.hide();
    const { touched } = this.#entry;
    const name = this.#nameOf(place, { ...UNMARKED, brief: true });
    // Points outside all places have no name.
    if (!name) return this.#tip.hide();
    const { data, table } = this.#session;
    const would = this.#isTarget(place) ? wouldDo(data, table, place.id) : [];
    const does = this.#aimed(would);
    // The tip covers neither the chosen place, nor its surroundings, nor the places that would change.
    const ends = does ? touched(would) : [];
    const seen = this.board
      .places()
      .filter((each) => this.#isChosen(each) || ends.includes(each.id));
    const kept = seen.flatMap((each) => (each.about ? [each, each.about] : [each]));
    this.#tip.show(place, name, does || this.#aboutOf(place), peek, kept);
  }

  /** The effect of the move aimed at; null if the game doesn't describe it. */
  #aimed(events: GameEvent[]): string | null {
    const { view } = this.#session.state;
    const to = this.#game.audience;
    const planned = { kind: "aim", events } as const;
    return this.#entry.phrases.preview?.(this.#page.words, planned, view, to) ?? null;
  }

  /** Shows the effect of a move, and describes it if a finger hides it. */
  #aim(place: PlaceId | null, covered?: Place): void {
    this.#session.do(aim, place);
    // The tip already explains this place.
    const at = covered ? `${covered.id} ${covered.x} ${covered.y}` : "";
    if (at === this.#covered) return;
    this.#covered = at;
    this.#tell(covered && this.#aimed([]) !== null ? covered : null, false);
  }

  #isMine(place: Place): boolean {
    return place.seat === undefined || place.seat === this.#session.state.highlightedSeat;
  }

  #isTarget(place: Place): boolean {
    return this.#isMine(place) && this.#session.state.targets.includes(place.id);
  }

  #isHint(place: Place): boolean {
    return this.#isMine(place) && this.#session.state.hint.includes(place.id);
  }

  #isChosen(place: Place): boolean {
    return this.#isMine(place) && this.#session.state.path.includes(place.id);
  }
}
