/** A person's input: moves touched place by place, typed or chosen, and the warnings before a move is played. */
import type { Place, PlaceId } from "../board/types";
import { plainMove } from "../engine/records";
import type { LegalMove, View } from "../engine/types";
import { goesOn, type Table } from "./context";
import { NO_INPUT, type SessionData, withInput } from "./data";
import { also, changed, later, type Next } from "./effects";
import { PathMachine, type TapResult, waysOf } from "./path-machine";
import { activeOf, seenBy } from "./people";
import { dangerOf } from "./preview";
import { play, ROLL } from "./turn";

/** The path machine in its current state; null if no move is entered on the board. */
export function machineOf(data: SessionData, table: Table): PathMachine | null {
  const { moves, touched } = data.input;
  if (!touched) return null;
  const view = seenBy(data, table);
  const { ways, alike } = entryOf(moves, view, table);
  const options = {
    goesOn: goesOn(table),
    shows: (path: readonly PlaceId[]) => rolls(data) || table.shows(view, path),
    closed: (path: readonly PlaceId[]) => table.closed(view, path),
    keeps: table.choosing(view),
    alike,
  };
  return new PathMachine(ways, options, data.input);
}

/** The ways to enter the moves of a position, and its equivalent places. */
interface Entry {
  view: View;
  ways: readonly LegalMove[];
  alike: ReadonlyMap<PlaceId, PlaceId>;
}

/** The entries of the positions under way: each is found once, and not again for each touch. */
const entries = new WeakMap<readonly LegalMove[], Entry>();

function entryOf(moves: readonly LegalMove[], view: View, table: Table): Entry {
  const known = entries.get(moves);
  if (known?.view === view) return known;
  const alike = table.alike(view, moves);
  const onBoard = moves.filter((move) => startsOnBoard(move, table));
  const entry = { view, ways: waysOf(onBoard, alike), alike };
  entries.set(moves, entry);
  return entry;
}

/** Returns true while dice are waiting to be rolled. */
export const rolls = ({ input }: SessionData): boolean => input.moves.includes(ROLL);

/** Moves that don't start on the board, or aren't entered there. */
export const buttonsOf = ({ input: { moves, touched } }: SessionData, table: Table): LegalMove[] =>
  moves.filter((move) => !touched || !startsOnBoard(move, table));

const startsOnBoard = ({ path: [start] }: LegalMove, { onBoard }: Table): boolean =>
  start !== undefined && onBoard(start);

/** A place was touched. */
export const tap = (data: SessionData, table: Table, place: PlaceId | null): Next =>
  touch(data, table, (machine) => machine.tap(place));

/** A drag ended. */
export const drop = (data: SessionData, table: Table, place: PlaceId | null): Next =>
  touch(data, table, (machine) => machine.drop(place));

function touch(before: SessionData, table: Table, work: (machine: PathMachine) => TapResult): Next {
  // While a forced move is shown, a touch anywhere plays it at once.
  if (before.forced) return play(before, table, before.forced.notation, false);
  const machine = before.input.warning ? null : machineOf(before, table);
  if (!machine) return [before, []];
  const answer = work(machine);
  const { path, grabbed } = machine;
  const data = withInput(before, { path, grabbed });
  if (answer.kind === "nothing") return [data, []];
  if (answer.kind === "move") return entered(data, table, answer);
  if (answer.kind === "progress" || answer.at === null) return changed(data);
  const { at, begun } = answer;
  return also(changed(data), { kind: "announce", change: { kind: "unfit", at, begun } });
}

/** A move was entered and is played. */
function entered(
  data: SessionData,
  table: Table,
  { move, next }: Extract<TapResult, { kind: "move" }>,
): Next {
  const decision = decide(data, table, move.notation);
  // A drag went across two moves (lift, put down). The second begins where the first ended.
  const goes = next !== undefined && decision[0].input.warning === null;
  return goes ? also(decision, { kind: "tap", place: next }) : decision;
}

/** A drag begins; null if nothing there can be moved. */
export function grab(data: SessionData, table: Table, place: PlaceId): Next | null {
  const machine = data.input.warning ? null : machineOf(data, table);
  if (!machine) return null;
  const supplied = table.supply === place && machine.hold(place);
  if (!supplied && !machine.grab(place)) return null;
  const { path, grabbed } = machine;
  return changed(withInput(data, { path, grabbed }));
}

/** The same session with no move begun. */
export const letGo = (data: SessionData): SessionData =>
  withInput(data, { path: [], grabbed: null });

/** Cancels the begun move; null if none was begun. */
export function cancel(data: SessionData): Next | null {
  const { path, warning } = data.input;
  if (path.length > 0) return changed(withInput(letGo(data), { warning: null }));
  return warning ? [withInput(letGo(data), { warning: null }), []] : null;
}

/** Decides for a person. Asks first if the move loses and they are not `sure`. Throws what the rules throw. */
export function decide(data: SessionData, table: Table, notation: string, sure = false): Next {
  if (notation === ROLL.notation && rolls(data)) return rolled(data);
  const { turn } = data.now;
  const asks = !sure && data.input.touched && !table.lesson && turn.kind === "seat";
  const warning = asks ? dangerOf(table, notation, turn.seat) : null;
  if (warning) return changed(withInput(data, { warning }));
  return play(withInput(data, { warning: null }), table, notation, true);
}

/** A move that was typed or chosen from a list. `sure` skips the warning. Null if nobody may move: dice can't be typed. */
export const submit = (
  data: SessionData,
  table: Table,
  notation: string,
  sure = false,
): Next | null =>
  data.input.moves.length === 0 || rolls(data)
    ? null
    : decide(data, table, plainMove(notation), sure);

/** The person to roll rolls the dice. */
export const roll = (data: SessionData): Next | null => (rolls(data) ? rolled(data) : null);

/** Rolls the dice for a person here or at another device. */
export const rolled = (data: SessionData): Next =>
  later({ ...data, input: NO_INPUT }, { kind: "draw" });

/** Offers a draw. */
export const offerDraw = (data: SessionData, table: Table): Next | null =>
  activeOf(data) !== null && data.now.offer ? play(data, table, data.now.offer, false) : null;

/** Answers the warning. */
export function confirm(data: SessionData, table: Table, yes: boolean): Next {
  const { warning } = data.input;
  const asked = withInput(data, { warning: null });
  if (warning && yes) return play(asked, table, warning.notation, true);
  return changed(letGo(asked));
}

/** Sets the place with the keyboard focus. */
export function focus(data: SessionData, _: Table, place: Place | null): Next {
  const { id: focus = null, seat: focusSeat, index: focusIndex } = place ?? {};
  const seat = focusSeat !== undefined && { focusSeat };
  const index = focusIndex !== undefined && { focusIndex };
  return [{ ...data, focus: { focus, ...seat, ...index } }, [{ kind: "redraw" }]];
}

/** Sets the place under the pointer. */
export function aim(data: SessionData, _: Table, place: PlaceId | null): Next | null {
  if (data.aimed === place) return null;
  const shows = data.input.path.length > 0 || activeOf(data) !== null;
  return [{ ...data, aimed: place }, shows ? [{ kind: "redraw" }] : []];
}

/** A drag over two moves has played the first. The second begins where the first ended. */
export const tapOn = (data: SessionData, table: Table, place: PlaceId): Next =>
  rolls(data) ? [data, []] : tap(data, table, place);
