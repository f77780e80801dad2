/** A session's state for the screens, and its scene. */
import type { Goal, PlaceId, Scene } from "../board/types";
import type { GameEvent, GameId } from "../engine/types";
import { withGuests } from "../storage/seats";
import type { Table } from "./context";
import type { SessionData } from "./data";
import { decisionAfter, decisionBefore, seenSteps } from "./decisions";
import { buttonsOf, machineOf, rolls } from "./input";
import { type PathMachine, startsWith } from "./path-machine";
import { activeOf, peopleAt, seenBy, viewerOf } from "./people";
import { aimOf, exposedBy, nextOf } from "./preview";
import type { Exposed, SessionState } from "./state";
import { lastTurn } from "./steps";
import { stillOf, viewOf } from "./still";
import { canRethink } from "./travel";

/** The state that screens are drawn from. */
export function stateOf(data: SessionData, table: Table, game: GameId): SessionState {
  const { now, looking, bots, input, seats } = data;
  const { turn } = now;
  const machine = machineOf(data, table);
  const active = activeOf(data);
  const people = peopleAt(data);
  // Undo and redo are possible only alone at the table, or if everyone is at this device.
  const goes = !table.followed && !withGuests(seats);
  // With only bots, undo and redo view earlier and later positions.
  const travels = goes && (!looking || people.length === 0);
  const { move } = bots.hint;
  return {
    game,
    options: data.options,
    seats,
    bottom: data.bottom,
    view: viewOf(data, table),
    turn,
    outcome: now.outcome,
    steps: seenSteps(data, table),
    at: now.ply,
    looking,
    reads: data.reads,
    replaying: data.replaying,
    thinking: bots.thinking,
    solving: bots.solving,
    forced: data.forced,
    hurried: data.hurried,
    curtain: data.curtain,
    active,
    rolls: rolls(data) ? table.mover(seenBy(data, table)) : null,
    highlightedSeat: active ?? (move && turn.kind === "seat" ? turn.seat : null),
    moves: input.moves,
    path: input.path,
    targets: machine?.targets ?? [],
    ends: machine?.ends ?? [],
    previewed: previewOf(data, table, machine),
    goals: goalsOf(data, table, machine),
    byKey: data.focus.focus !== null,
    exposed: exposedNow(data, table, active),
    last: lastTurn(data.steps, now.ply, table).last,
    ...hintState(data, table, machine),
    buttons: buttonsOf(data, table),
    warning: input.warning,
    canRethink: canRethink(data, table),
    canUndo: travels && decisionBefore(data, table) !== null,
    canRedo: travels && decisionAfter(data, table) !== null,
    canOffer: active !== null && now.offer !== null,
    sheet: data.sheet,
    followed: table.followed,
    secret: table.secret && (data.sheet ? !data.sheet.over : now.outcome === null),
    mayHint: active !== null && goes,
  };
}

/** The move that is entered, with what it will do. */
function previewOf(
  data: SessionData,
  table: Table,
  machine: PathMachine | null,
): SessionState["previewed"] {
  const move = machine?.whole;
  if (!move || rolls(data)) return null;
  const { events } = table.rules.preview(move.notation);
  const after = table.rules.preview(move.notation, viewerOf(data, table)).view;
  return { ...move, events, after };
}

/** The targets that complete a move and are marked with what it does. */
function goalsOf(data: SessionData, table: Table, machine: PathMachine | null): Goal[] {
  if (!machine || machine.whole || rolls(data)) return [];
  const view = viewOf(data, table);
  const foretells = table.foretells(view, machine.path);
  if (!foretells && !table.shows(view, machine.path)) return [];
  const viewer = viewerOf(data, table);
  return machine.goals(foretells).map(({ at, notation }) => {
    const { events, view: after } = table.rules.preview(notation, viewer);
    return { at, events, after };
  });
}

/** The parts of a hint to show. */
function hintState(
  data: SessionData,
  table: Table,
  machine: PathMachine | null,
): Pick<SessionState, "hint" | "hinted" | "hintStage"> {
  const { move, events = [], stage, value, after } = data.bots.hint;
  const { path } = data.input;
  const way = move?.path.map((place) => machine?.canonical(place) ?? place);
  // A hint for another path is outdated.
  const fitting: PlaceId[] = way && startsWith(way, path) ? way : [];
  const shown = stage === "begun" ? (machine?.chooses(fitting) ?? []) : fitting;
  // Touched places need no mark any more.
  const hint = shown.filter((at) => !path.includes(at));
  return {
    hint: hint.length > 0 ? hint : pointedAt(data, table),
    hinted: move && way ? { ...move, path: way, events, value, after } : null,
    hintStage: stage,
  };
}

/** The places that a lesson marks before a move has begun. */
function pointedAt({ input }: SessionData, { lesson }: Table): PlaceId[] {
  const at = input.touched && input.path.length === 0 ? lesson?.points(input.moves) : undefined;
  return at === undefined ? [] : [at];
}

/** The scene of a state, with the move being entered. */
export function sceneOf(data: SessionData, table: Table, state: SessionState): Scene {
  const { highlightedSeat, looking, hinted, targets, ends, goals, exposed, hint } = state;
  const moves = looking && hinted ? [hinted] : state.moves;
  const still = stillOf(data, table);
  const compared = looking && hinted ? data.steps[data.now.ply] : undefined;
  return {
    ...still,
    // In a review the move that was played is marked besides the better one.
    done: compared?.events ?? still.done,
    active: highlightedSeat,
    path: state.path,
    targets,
    goals,
    ends,
    exposed,
    starts: moves.flatMap((move) => move.path.slice(0, 1)),
    supply: table.supply,
    hint,
    hinted: state.hintStage === "given" ? hinted?.after : undefined,
    aim: state.previewed?.events ?? aimed(data, table),
    after: state.previewed?.after,
    ...data.focus,
  };
}

/** The losses exposed by the lifted piece, except in lessons and where players have to remember them. */
function exposedNow(data: SessionData, table: Table, seat: number | null): Exposed | null {
  const { path } = data.input;
  const hidden = data.options.memory === "on" && path.length > 0;
  if (seat === null || hidden || table.lesson) return null;
  if (!table.exposes(viewOf(data, table), path)) return null;
  return exposedBy(table.rules, data.input, seat);
}

/** The events of the move aimed at with pointer or keyboard. */
function aimed(data: SessionData, table: Table): GameEvent[] {
  const { path } = data.input;
  const place = data.aimed ?? data.focus.focus;
  const events = place === null ? [] : wouldDo(data, table, place);
  return events.length || path.length === 0 ? events : nextOf(table, data.input);
}

/** The certain events of the move being entered if it continues at this place. */
export function wouldDo(data: SessionData, table: Table, place: PlaceId): GameEvent[] {
  const { moves, path } = data.input;
  // Don't preview chance, nor moves that need more than one touch.
  const known = moves.filter((move) => path.length > 0 || (!rolls(data) && move.path.length === 1));
  return aimOf(table, { moves: known, path }, machineOf(data, table)?.canonical(place) ?? place);
}
