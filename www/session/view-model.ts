/** What is to be seen of a session as it stands: its state for the screens, its picture. */

import type { PlaceId, Scene } from "../board/types";
import type { GameEvent, LegalMove, View } from "../engine/types";
import { withCorrespondents, withGuests } from "../storage/seats";
import type { Autosave } from "./autosave";
import type { Bots } from "./bots";
import { playsForced, type SessionContext } from "./context";
import type { SessionMatch } from "./match";
import type { MoveInput } from "./move-input";
import { startsWith } from "./path-machine";
import { aimOf, exposedBy, takenOf } from "./preview";
import type { Privacy } from "./privacy";
import type { Exposed, SessionState } from "./state";
import { lastChoice, lastTurn, type Step } from "./steps";

/** Reads it off the session's parts. Nothing of what it holds itself belongs to the game. */
export class ViewModel {
  /** The seat at the bottom of the screen. */
  bottom = 0;
  /** What the pointer is over while a move is entered. */
  aimed: PlaceId | null = null;
  /** An earlier position is only looked at. */
  looking = false;
  /** The game plays itself again. */
  replaying = false;
  /** The match is played on another device. */
  followed = false;
  /** The only legal move, about to play itself. */
  forced: LegalMove | null = null;

  readonly #autosave: Autosave;
  readonly #privacy: Privacy;
  readonly #bots: Bots;
  readonly #input: MoveInput;
  readonly #context: SessionContext;
  readonly #options: Record<string, string>;
  /** The last view, and what it was a view of. */
  #drawn: {
    match: SessionMatch;
    last: Step | undefined;
    eye: number | undefined;
    view: View;
  } | null = null;

  constructor(
    autosave: Autosave,
    privacy: Privacy,
    bots: Bots,
    input: MoveInput,
    context: SessionContext,
  ) {
    this.#autosave = autosave;
    this.#privacy = privacy;
    this.#bots = bots;
    this.#input = input;
    this.#context = context;
    const { history, sheet } = autosave;
    // Most rules know nothing of the series that they are played in.
    const series = sheet && sheet.kind !== "single" && `${sheet.kind}:${sheet.target}`;
    this.#options = { ...history.match.options(), ...(series && { series }) };
  }

  /** The steps that may be looked at: what was undone told of hands that whoever plays on should not know. */
  get seen(): readonly Step[] {
    const { history, kept } = this.#autosave;
    return this.#context.secret ? history.steps.slice(0, kept.at) : history.steps;
  }

  /** Whether people roll real dice and enter what they show. */
  get manual(): boolean {
    return this.#options.dice === "manual";
  }

  /** Whether a person decided this step; with nobody but bots, whether anyone did. Who enters dice decides too. */
  readonly decides = ({ seat, forced }: Step): boolean => {
    if (seat === null) return this.manual;
    const { people } = this.#privacy;
    const free = !forced || !playsForced(this.#context);
    return free && (people.length === 0 || people.includes(seat));
  };

  /** What is seen is the game as it stands. */
  back(): void {
    this.looking = false;
    this.replaying = false;
  }

  /** The state as of now. */
  state(): SessionState {
    const input = this.#input;
    const { history, sheet } = this.#autosave;
    const { match, steps, at } = history;
    const { thinking, solving } = this.#bots;
    const { seats, curtain, held, people } = this.#privacy;
    const turn = match.turn();
    const done = lastTurn(steps, at, this.#context);
    const active = input.machine && turn.kind === "seat" ? turn.seat : null;
    const { move, stage, value, after } = this.#bots.hint;
    const path = input.machine?.path ?? [];
    // Whoever goes another way needs it no more.
    const hinted = move?.path.map((place) => input.machine?.standing(place) ?? place);
    const hint = hinted && startsWith(hinted, path) ? hinted : [];
    // Where nobody but bots plays, back and forth are ways to look.
    const goes = this.#goes && (!this.looking || people.length === 0);
    return {
      game: match.game,
      options: this.#options,
      seats,
      bottom: this.bottom,
      view: this.#view(),
      turn,
      outcome: match.outcome(),
      steps: this.seen,
      at,
      looking: this.looking,
      replaying: this.replaying,
      thinking,
      solving,
      forced: this.forced,
      considered: input.considered,
      curtain,
      held,
      active,
      rolls: input.rolls ? this.#context.mover(match.view()) : null,
      meant: active ?? (move && turn.kind === "seat" ? turn.seat : null),
      path,
      targets: input.machine?.targets ?? [],
      exposed: this.#exposed(active, path),
      last: [...done.last, ...done.earlier],
      // Of a path of one place a word is enough at first; what was touched needs no mark any more.
      hint: this.#pointed(
        (stage === 1 ? hint.slice(0, -1).slice(0, 1) : hint).filter((at) => !path.includes(at)),
      ),
      hinted:
        move && hinted
          ? { ...move, path: hinted, events: match.preview(move.notation).events, value, after }
          : null,
      hintStage: stage,
      buttons: input.buttons,
      warning: input.warning,
      canRethink: this.#rethinks(active),
      canUndo: goes && history.before(this.decides) !== null,
      canRedo: goes && history.after(this.decides) !== null,
      canOffer: active !== null && match.state().offer !== null,
      sheet,
      followed: this.followed,
      mayHint: active !== null && this.#goes && !withCorrespondents(seats),
    };
  }

  /** Whether one may go back and forth: alone at the table, or with all who are at this device. */
  get #goes(): boolean {
    return !this.followed && !withGuests(this.#privacy.seats);
  }

  /** What a hint points at, or else a lesson before anything is begun. */
  #pointed(hint: PlaceId[]): PlaceId[] {
    const { moves, machine } = this.#input;
    if (hint.length > 0 || !machine || machine.path.length > 0) return hint;
    const at = this.#context.lesson?.points(moves);
    return at === undefined ? [] : [at];
  }

  /** The picture at rest, without anything of a move being entered. */
  still(): Scene {
    const { match, steps, at, last } = this.#autosave.history;
    const outcome = match.outcome();
    const done = lastTurn(steps, at, this.#context);
    return {
      view: this.#view(),
      bottom: this.bottom,
      active: null,
      path: [],
      targets: [],
      last: done.last,
      earlier: done.earlier,
      lastSeat: done.seat,
      past: steps.slice(0, at),
      hint: [],
      focus: null,
      threats: true,
      peeking: this.#options.memory !== "on",
      won: outcome ? this.#context.won(last?.events ?? []) : [],
      winners: outcome?.winners ?? [],
      festive: outcome !== null && this.#festive(outcome.winners),
    };
  }

  /** Whether a win is one for somebody who sits here, or for onlookers. */
  #festive(winners: readonly number[]): boolean {
    const { people, seats } = this.#privacy;
    if (winners.length === seats.length) return false;
    return people.length === 0 || people.some((seat) => winners.includes(seat));
  }

  /** The picture of a state, with the move being entered. */
  scene({ meant, looking, hinted, targets, exposed, hint, ...state }: SessionState): Scene {
    const moves = looking && hinted ? [hinted] : this.#input.moves;
    const starts = moves.flatMap((move) => move.path.slice(0, 1));
    const forced = this.#forcedOf(state);
    const path = forced?.path ?? state.path;
    const aim = forced
      ? this.#autosave.history.match.preview(forced.notation).events
      : this.#aim(path);
    return {
      ...this.still(),
      active: meant,
      path,
      targets,
      ends: this.#input.machine?.ends ?? [],
      exposed,
      starts,
      supply: this.#context.supply,
      hint,
      aim,
      ...this.#input.focused,
    };
  }

  /** A person's only move, which is seen on the board before it plays itself. */
  #forcedOf({ forced, turn, seats }: Pick<SessionState, "forced" | "turn" | "seats">) {
    if (!forced || !this.#context.onBoard(forced.path[0] ?? "")) return null;
    const own = turn.kind === "seat" && seats[turn.seat]?.kind === "person";
    return own && turn.seat === this.eye ? forced : null;
  }

  /** The view of now: made once, however often state and picture are. */
  #view(): View {
    const { match, last } = this.#autosave.history;
    const eye = this.eye;
    let drawn = this.#drawn;
    if (drawn?.match !== match || drawn.last !== last || drawn.eye !== eye)
      this.#drawn = drawn = { match, last, eye, view: this.#seenBy(match, eye) };
    return drawn.view;
  }

  #seenBy(match: SessionMatch, eye: number | undefined): View {
    const sees = eye === undefined ? undefined : this.#context.lesson?.sees;
    return sees ? sees(match, eye ?? 0) : match.view(eye);
  }

  /** The seat whose view is shown; none for an onlooker. */
  get eye(): number | undefined {
    const helped = this.#bots.stuck && !this.looking;
    return this.#privacy.eye(this.#autosave.history.match.turn(), this.looking, helped);
  }

  /** What what is begun uncovers that would lose at once: shown to whom is warned of such moves, and not what is only remembered. */
  #exposed(seat: number | null, path: PlaceId[]): Exposed | null {
    const { match } = this.#autosave.history;
    const hidden = this.#options.memory === "on" && path.length > 0;
    if (seat === null || hidden || !this.#context.settings().warn) return null;
    if (!this.#context.exposes(this.#view(), path)) return null;
    return exposedBy(match, this.#input.moves, path, seat);
  }

  /** What the move would do that is aimed at with pointer or keyboard. */
  #aim(path: PlaceId[]): GameEvent[] {
    const place = this.aimed ?? this.#input.focused.focus;
    const events = place === null ? [] : this.would(path, place);
    if (events.length || path.length === 0) return events;
    return takenOf(this.#autosave.history.match, this.#input.moves, path);
  }

  /** What the move would do whose path goes on at a place. */
  would(path: PlaceId[], place: PlaceId): GameEvent[] {
    const { moves, rolls, machine } = this.#input;
    // What more than one touch would do is not known yet, and what dice show is nobody's to know.
    const known = (move: LegalMove) => path.length > 0 || (!rolls && move.path.length === 1);
    const at = machine?.standing(place) ?? place;
    return aimOf(this.#autosave.history.match, moves.filter(known), path, at);
  }

  /** Whether a portion, or a secret choice, is to be taken back. */
  #rethinks(active: number | null): boolean {
    const { match, last } = this.#autosave.history;
    const spending =
      active !== null && last?.seat === active && this.#context.spending(match.view());
    return spending || this.#privacy.held !== null || this.chosenBy !== null;
  }

  /** Who here has chosen in secret and may choose anew, as people at other devices still choose. */
  get chosenBy(): number | null {
    const { match, steps, at } = this.#autosave.history;
    const { seats, people, held, curtain } = this.#privacy;
    const { machine } = this.#input;
    const waits = machine === null && held === null && curtain === null && !this.looking;
    if (!waits || !(this.followed || withGuests(seats))) return null;
    if (!this.#context.choosing(match.view())) return null;
    return lastChoice(steps, at, people)?.seat ?? null;
  }
}
