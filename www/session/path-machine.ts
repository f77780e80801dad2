/**
 * The input machine: a move is a path of places that a person touches. It has no code for particular games. Legal
 * moves define which places continue the path, and no path is the start of another. Tapping, dragging, the keyboard
 * and the labelled grid all use the same machine.
 */
import type { PlaceId } from "../board/types";
import type { LegalMove } from "../engine/types";

/** The result of a touch. */
export type TapResult =
  /** The touch has no effect. */
  | { kind: "nothing" }
  /** The path began, continued or restarted elsewhere. */
  | { kind: "progress" }
  /** The path was given up. `at` is the place that didn't fit after `begun`, for explaining why. */
  | { kind: "rejected"; at: PlaceId | null; begun: readonly PlaceId[] }
  /**
   * The path is a complete move, and this touch plays it. `next` is the place to touch once it is played (a drag
   * across two moves).
   */
  | { kind: "move"; move: LegalMove; next?: PlaceId };

const nothing: TapResult = { kind: "nothing" };
const progress: TapResult = { kind: "progress" };

/** How a path is entered. */
export interface PathOptions {
  /** True to continue automatically if only one next place is possible. */
  goesOn?: boolean;
  /**
   * Returns true if the places that continue a path show what a touch there does. Otherwise a complete path is only
   * shown, and a second touch plays it.
   */
  shows?(path: readonly PlaceId[]): boolean;
  /** Returns the places where a touch is refused, and doesn't begin another path. */
  closed?(path: readonly PlaceId[]): readonly PlaceId[];
  /** True if a complete path stays chosen when it is dropped elsewhere, because dropping it there means nothing. */
  keeps?: boolean;
  /**
   * Interchangeable places, mapped to their representative, which is the only target. Touching any of them counts as
   * touching it.
   */
  alike?: ReadonlyMap<PlaceId, PlaceId>;
}

/** A drag: its start, and the places touched before. */
export interface Grab {
  place: PlaceId;
  before: readonly PlaceId[];
}

/** The moves with their representative places, and only the first of equivalent ones. */
export function waysOf(moves: readonly LegalMove[], alike?: PathOptions["alike"]): LegalMove[] {
  const distinct = new Map<string, LegalMove>();
  for (const move of moves) {
    const path = move.path.map((place) => alike?.get(place) ?? place);
    if (path.length > 0 && !distinct.has(path.join())) distinct.set(path.join(), { ...move, path });
  }
  return [...distinct.values()];
}

/** The partly entered decision of one seat. */
export class PathMachine {
  /** The places touched so far. */
  path: readonly PlaceId[];
  /** The dragged piece. */
  grabbed: Grab | null;
  readonly #moves: readonly LegalMove[];
  readonly #how: PathOptions;

  constructor(
    ways: readonly LegalMove[],
    how: PathOptions = {},
    { path, grabbed }: Pick<PathMachine, "path" | "grabbed"> = { path: [], grabbed: null },
  ) {
    this.path = path;
    this.grabbed = grabbed;
    this.#how = how;
    this.#moves = ways;
  }

  /** The representative of a place, usually itself. */
  canonical(place: PlaceId): PlaceId {
    return this.#how.alike?.get(place) ?? place;
  }

  /**
   * The places that continue the path. If the path is complete, those that play it and those that may be touched
   * instead.
   */
  get targets(): PlaceId[] {
    const chosen = this.whole ? this.#chosen : this.path.length;
    const next = this.#following(this.path.slice(0, chosen)).map(({ path }) => path[chosen] ?? "");
    return [...new Set([...next, ...(this.whole ? this.path : [])])].filter(Boolean).sort();
  }

  /** The move that is entered, but not played yet. */
  get whole(): LegalMove | undefined {
    return this.#moves.find(
      (move) => move.path.length === this.path.length && startsWith(move.path, this.path),
    );
  }

  /** The index of the place in a complete path after which only this move was possible. */
  get #chosen(): number {
    return this.path.findIndex((_, at) => {
      const [, other] = this.#moves.filter(({ path }) =>
        startsWith(path, this.path.slice(0, at + 1)),
      );
      return !other;
    });
  }

  /** The end of the path for each target with a single continuation. */
  get ends(): PlaceId[] {
    const at = this.path.length;
    if (at === 0) return [];
    const ways = this.#following(this.path);
    return this.targets.flatMap((target) => {
      const [only, other] = ways.filter(({ path }) => path[at] === target);
      const end = only?.path.at(-1);
      return end === undefined || end === target || other ? [] : [end];
    });
  }

  /** The places that complete the path, each with its move; `all` also those that continue it. */
  goals(all: boolean): { at: PlaceId; notation: string }[] {
    const end = this.path.length;
    return this.#following(this.path)
      .filter(({ path }) => all || path.length === end + 1)
      .map(({ path, notation }) => ({ at: path[end] ?? "", notation }));
  }

  starts(place: PlaceId): boolean {
    return this.#moves.some((move) => move.path[0] === place);
  }

  /** Handles a touched place: by tap, by Enter in the grid, by click. */
  tap(touched: PlaceId | null): TapResult {
    this.#ungrab();
    const place = touched === null ? null : this.canonical(touched);
    const from = this.path[0] ?? null;
    if (place === null) return this.#rejected(null);
    const { whole } = this;
    if (whole && this.path.includes(place)) return { kind: "move", move: whole };
    if (this.#continues(place)) return this.#push(place);
    if (from !== null && this.#leadsTo(place)) return this.#push(place, false);
    if (from !== null && place === this.path.at(-1)) {
      const begun = this.path;
      // A second touch, which would play a move that is shown, can't mean going back.
      if (begun.length > 1 && this.#how.shows?.(begun))
        return { kind: "rejected", at: place, begun };
      this.path = begun.slice(0, -1);
      return this.path.length > 0 ? progress : { kind: "rejected", at: null, begun };
    }
    if (from !== null && place === from) return this.#rejected(null);
    if (this.#how.closed?.(this.path).includes(place))
      return { kind: "rejected", at: place, begun: this.path };
    // Choose another piece instead of the chosen one, or start another path.
    for (let kept = this.path.length - 1; kept >= 0; kept--) {
      const begun = this.path.slice(0, kept);
      if (!this.#following(begun).some((move) => move.path[kept] === place)) continue;
      this.path = begun;
      return this.#push(place);
    }
    if (this.starts(place)) return this.#push(place);
    // Keep the path on a near miss.
    return from === null
      ? this.#rejected(place)
      : { kind: "rejected", at: place, begun: this.path };
  }

  /** Starts a drag at a place. Returns false if nothing there can be moved. */
  grab(touched: PlaceId): boolean {
    this.#ungrab();
    const place = this.canonical(touched);
    const before = this.path;
    if (this.#continues(place)) this.path = [...before, place];
    else if (before.at(-1) === place) this.path = before;
    else if (this.starts(place)) this.path = [place];
    else return false;
    this.grabbed = { place, before };
    return true;
  }

  /** Starts a drag at a place where no move begins. Returns false if a move has begun, or none can. */
  hold(place: PlaceId): boolean {
    this.#ungrab();
    if (this.path.length > 0 || this.targets.length === 0) return false;
    this.grabbed = { place, before: [] };
    return true;
  }

  /** Ends the drag. A drop back on its own place counts as a tap that chooses. */
  drop(onto: PlaceId | null): TapResult {
    const place = onto === null ? null : this.canonical(onto);
    const grabbed = this.grabbed;
    if (!grabbed) return nothing;
    this.grabbed = null;
    if (place === grabbed.place) {
      this.path = grabbed.before;
      return this.tap(place);
    }
    if (place === null) return this.#rejected(null);
    if (this.#continues(place) || this.#leadsTo(place)) {
      this.#push(place);
      // A card dropped on a piece with only one continuation defines the whole move.
      const [only, other] = this.#following(this.path);
      const move = this.whole ?? (other ? undefined : only);
      return move ? { kind: "move", move } : progress;
    }
    const move = this.whole;
    if (move && this.#how.keeps) return progress;
    // If lifting is a separate move, the drop belongs to the next move.
    if (move) return { kind: "move", move, next: place };
    // The lifted piece stays chosen, as after a tap that doesn't fit.
    return { kind: "rejected", at: place, begun: this.path };
  }

  /** The next place of a way that is a choice; the last one if there is none. Empty if the way has ended. */
  chooses(way: readonly PlaceId[]): PlaceId[] {
    const left = way.slice(this.path.length);
    const choice = left.find((place, at) => {
      const begun = this.path.length + at;
      return this.#following(way.slice(0, begun)).some(({ path }) => path[begun] !== place);
    });
    return choice === undefined ? left.slice(-1) : [choice];
  }

  #following(path: readonly PlaceId[]): LegalMove[] {
    return this.#moves.filter(
      (move) => move.path.length > path.length && startsWith(move.path, path),
    );
  }

  #continues(place: PlaceId): boolean {
    return this.#following(this.path).some((move) => move.path[this.path.length] === place);
  }

  /** Continues to the place before this one if exactly one such path exists. Returns true if so. */
  #leadsTo(place: PlaceId): boolean {
    if (!this.#how.goesOn) return false;
    const begun = this.path.length;
    const ways = this.#following(this.path).flatMap(({ path }) => {
      const at = path.indexOf(place, begun + 1);
      return at < 0 ? [] : [path.slice(0, at)];
    });
    const [way] = ways;
    if (!way || ways.some((other) => other.join() !== way.join())) return false;
    this.path = way;
    return true;
  }

  #push(place: PlaceId, shown = this.#how.shows?.(this.path) ?? true): TapResult {
    this.path = [...this.path, place];
    const move = this.whole;
    if (move && shown) return { kind: "move", move };
    while (this.#how.goesOn && !this.whole) {
      const [only, other] = this.targets;
      if (only === undefined || other !== undefined) break;
      this.path = [...this.path, only];
    }
    return progress;
  }

  #rejected(at: PlaceId | null): TapResult {
    const begun = this.path;
    this.path = [];
    return begun.length === 0 && at === null ? nothing : { kind: "rejected", at, begun };
  }

  /** Undoes a grab that never became a drag. */
  #ungrab(): void {
    if (this.grabbed) this.path = this.grabbed.before;
    this.grabbed = null;
  }
}

/** Returns true if a path begins with these places. */
export function startsWith(path: readonly PlaceId[], start: readonly PlaceId[]): boolean {
  return start.every((place, index) => path[index] === place);
}
