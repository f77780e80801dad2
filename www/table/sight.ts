/** What is to be seen of a table as it stands: its state for the screens, its picture. */
import type { Match } from "../api/sobremesa";
import type { GameEvent, LegalMove, View } from "../api/types";
import type { PlaceId, Scene } from "../board/types";
import type { Bots } from "./bots";
import type { Eyes } from "./eyes";
import type { Input } from "./input";
import type { Keeper } from "./keeper";
import { lastPlaces, lastSeat, type Step } from "./line";
import { startsWith } from "./path";
import type { TableState } from "./state";
import type { Surroundings } from "./surroundings";
import { aimOf, takenOf, takesOffer } from "./trial";

/** Reads a table off its parts. Nothing of what it holds itself belongs to the game. */
export class Sight {
  /** The seat at the bottom of the screen. */
  bottom = 0;
  /** What the pointer is over while a move is entered. */
  aimed: PlaceId | null = null;
  /** An earlier position is only looked at. */
  looking = false;
  /** The game plays itself again. */
  replaying = false;
  /** The only legal move, about to play itself. */
  forced: LegalMove | null = null;

  readonly #keeper: Keeper;
  readonly #eyes: Eyes;
  readonly #bots: Bots;
  readonly #input: Input;
  readonly #around: Surroundings;
  readonly #options: Record<string, string>;
  /** The last view, and what it was a view of. */
  #drawn: { match: Match; last: Step | undefined; eye: number | undefined; view: View } | null =
    null;

  constructor(keeper: Keeper, eyes: Eyes, bots: Bots, input: Input, around: Surroundings) {
    this.#keeper = keeper;
    this.#eyes = eyes;
    this.#bots = bots;
    this.#input = input;
    this.#around = around;
    const { course, sheet } = keeper;
    // Most rules know nothing of the series that they are played in.
    const series = sheet && sheet.kind !== "single" && `${sheet.kind}:${sheet.target}`;
    this.#options = { ...course.match.options(), ...(series && { series }) };
  }

  /** The steps that may be looked at: what was undone told of hands that whoever plays on should not know. */
  get seen(): readonly Step[] {
    const { course, kept } = this.#keeper;
    return this.#around.secret ? course.line.slice(0, kept.at) : course.line;
  }

  /** Whether people roll real dice and enter what they show. */
  get manual(): boolean {
    return this.#options.dice === "manual";
  }

  /** Whether a person decided this step; with nobody but bots, whether anyone did. Who enters dice decides too. */
  readonly decides = ({ seat, forced }: Step): boolean => {
    if (seat === null) return this.manual;
    const { people } = this.#eyes;
    const free = !forced || !this.#around.forced;
    return free && (people.length === 0 || people.includes(seat));
  };

  /** What is seen is the game as it stands. */
  back(): void {
    this.looking = false;
    this.replaying = false;
  }

  /** The state as of now. */
  state(): TableState {
    const input = this.#input;
    const { course, sheet } = this.#keeper;
    const { match, line, at } = course;
    const { thinking, solving } = this.#bots;
    const { seats, curtain, held, people } = this.#eyes;
    const turn = match.turn();
    const active = input.machine && turn.kind === "seat" ? turn.seat : null;
    const { move, stage } = this.#bots.hint;
    const path = input.machine?.path ?? [];
    // Whoever goes another way needs it no more.
    const hint = move && startsWith(move.path, path) ? move.path : [];
    // Where nobody but bots plays, back and forth are ways to look.
    const goes = !this.looking || people.length === 0;
    return {
      game: match.game,
      options: this.#options,
      seats,
      bottom: this.bottom,
      view: this.#view(),
      turn,
      outcome: match.outcome(),
      line: this.seen,
      at,
      looking: this.looking,
      replaying: this.replaying,
      thinking,
      solving,
      forced: this.forced,
      curtain,
      held,
      active,
      meant: active ?? (move && turn.kind === "seat" ? turn.seat : null),
      path,
      lit: input.machine?.lit ?? [],
      last: lastPlaces(line, at),
      // Of a path of one place a word is enough at first; what was touched needs no mark any more.
      hint: (stage === 1 ? hint.slice(0, -1).slice(0, 1) : hint).filter((at) => !path.includes(at)),
      hinted: move ? { ...move, events: match.preview(move.notation).events } : null,
      hintStage: stage,
      buttons: input.buttons,
      warning: input.warning,
      canRethink: this.#rethinks(active),
      canUndo: goes && course.before(this.decides) !== null,
      canRedo: goes && course.after(this.decides) !== null,
      canOffer: active !== null && takesOffer(match),
      sheet,
    };
  }

  /** The picture at rest, without anything of a move being entered. */
  still(): Scene {
    const { match, line, at, last } = this.#keeper.course;
    const { threats, count } = this.#around.settings();
    return {
      view: this.#view(),
      bottom: this.bottom,
      active: null,
      path: [],
      lit: [],
      last: lastPlaces(line, at),
      lastSeat: lastSeat(line, at),
      hint: [],
      focus: null,
      threats,
      counting: count,
      peeking: this.#options.memory !== "on",
      won: match.outcome() ? this.#around.won(last?.events ?? []) : [],
    };
  }

  /** The picture of a state, with the move being entered. */
  scene({ meant, looking, hinted, path, lit, hint }: TableState): Scene {
    const moves = looking && hinted ? [hinted] : this.#input.moves;
    const starts = moves.flatMap((move) => move.path.slice(0, 1));
    const aim = this.#aim(path);
    return { ...this.still(), active: meant, path, lit, starts, hint, aim, ...this.#input.focused };
  }

  /** The view of now: made once, however often state and picture are. */
  #view(): View {
    const { match, last } = this.#keeper.course;
    const eye = this.eye;
    let drawn = this.#drawn;
    if (drawn?.match !== match || drawn.last !== last || drawn.eye !== eye)
      this.#drawn = drawn = { match, last, eye, view: match.view(eye) };
    return drawn.view;
  }

  /** The seat whose view is shown; none for an onlooker. */
  get eye(): number | undefined {
    const helped = this.#bots.stuck && !this.looking;
    return this.#eyes.eye(this.#keeper.course.match.turn(), this.looking, helped);
  }

  /** What the move would do that is aimed at with pointer or keyboard. */
  #aim(path: PlaceId[]): GameEvent[] {
    const place = this.aimed ?? this.#input.focused.focus;
    if (path.length === 0) return [];
    const { match } = this.#keeper.course;
    const { moves } = this.#input;
    const events = place === null ? [] : aimOf(match, moves, path, place);
    return events.length ? events : takenOf(match, moves, path);
  }

  /** Whether a portion, or a secret choice, is to be taken back. */
  #rethinks(active: number | null): boolean {
    const { match, last } = this.#keeper.course;
    const spending =
      active !== null && last?.seat === active && this.#around.spending(match.view());
    return spending || this.#eyes.held !== null;
  }
}
