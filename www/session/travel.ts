/** Ways through the steps of a game: undo and redo, viewing earlier positions, and replays. */
import type { Table } from "./context";
import { type SessionData, voided, withBots } from "./data";
import { decisionAfter, decisionBefore, seenSteps } from "./decisions";
import {
  type Adopted,
  also,
  changed,
  type Effect,
  first,
  later,
  type Next,
  type Passed,
  type Trip,
  type TripOf,
} from "./effects";
import { cancel } from "./input";
import { activeOf, peopleAt, seenBy } from "./people";
import { chosenBy, keepingChoices } from "./secret-choices";
import type { Over } from "./state";
import { decisionStart, lastChoice } from "./steps";
import { stillOf } from "./still";
import { animate, onlooked } from "./turn";

/** The minimum time, in ms, for which a repeated move is shown. */
const MIN_VISIBLE_MS = 700;
/** The delay, in ms, before a game replays itself, and the minimum time for each of its steps. */
const BEGIN = 400;
const QUICKEST = 300;

/** Cancels a begun move. Otherwise goes back to the person's previous decision (with two people, one decision back). */
export const undo = (data: SessionData, table: Table): Next =>
  (data.input.path.length > 0 && cancel(data)) ||
  along(data, table, "undo", decisionBefore(data, table));

/** Goes forward to the next undone decision. */
export const redo = (data: SessionData, table: Table): Next =>
  along(data, table, "redo", decisionAfter(data, table));

/** Goes to the decision at `to`; null does nothing. */
function along(data: SessionData, table: Table, way: "undo" | "redo", to: number | null): Next {
  if (to === null) return [data, []];
  // With only bots an undo would be replaced by their next move, so it only views the earlier position.
  if (peopleAt(data).length === 0) return look(data, table, to);
  if (data.looking) return [data, []];
  const { now, steps } = data;
  return moveTo(data, table, to, { way, step: steps[Math.min(now.ply, to)] });
}

/** Goes to another step and continues from there. Later steps stay until another one is played. */
export function moveTo(data: SessionData, table: Table, to: number, over: Over = {}): Next {
  const pace = Math.max(1 / 4, 1 / 2 / Math.sqrt(Math.abs(to - data.now.ply)));
  const there = voided(data);
  const trip: Trip = { kind: "move", to, over, pace };
  return [there, [{ kind: "finish" }, { kind: "go", trip, before: onlooked(there, table) }]];
}

/**
 * Views a position. The latest position returns to the game. The `better` moves, by position, stay available while
 * viewing.
 */
export function look(
  data: SessionData,
  _: Table,
  to: number,
  better?: ReadonlyMap<number, string>,
): Next {
  const hints = better ?? (data.looking ? data.better : new Map<number, string>());
  const looks = { ...voided(data), better: hints, replaying: false };
  return [looks, [{ kind: "go", trip: { kind: "look", to } }]];
}

/** Opens the game for reading, at a position. */
export const read = (data: SessionData, table: Table, to: number): Next =>
  look({ ...data, reads: true }, table, Math.min(to, data.steps.length));

/** Stops viewing and returns to the latest position. */
export const lookNow = (data: SessionData, table: Table): Next => look(data, table, data.kept);

/** Continues the game from the viewed position. */
export const playOn = (data: SessionData, table: Table): Next =>
  data.looking ? moveTo(data, table, data.now.ply) : [data, []];

/** Returns true if a portion of a move, or a secret choice, can be taken back. */
export function canRethink(data: SessionData, table: Table): boolean {
  const last = data.steps[data.now.ply - 1];
  const active = activeOf(data);
  const spending = active !== null && last?.seat === active && table.spending(seenBy(data, table));
  return spending || chosenBy(data, table) !== null;
}

/** Takes back the last portion of a move, or a secret choice. */
export function rethink(data: SessionData, table: Table): Next | null {
  if (!canRethink(data, table)) return null;
  const { now } = data;
  const chosen = chosenBy(data, table);
  const seat = activeOf(data) ?? chosen;
  if (table.followed && seat !== null)
    return [data, [{ kind: "send", wish: { kind: "rethink", seat, ply: now.ply } }]];
  if (chosen !== null) return rethinkChoice(data, table, chosen) ?? [data, []];
  return moveTo(data, table, now.ply - 1);
}

/**
 * Lets a seat choose again while others are still choosing. Their later choices stay. Null if the seat hasn't chosen.
 */
export function rethinkChoice(data: SessionData, table: Table, seat: number): Next | null {
  const choice = lastChoice(data.steps, data.now.ply, [seat]);
  return choice && moveTo(keepingChoices(data, choice.ply), table, choice.ply);
}

/** Replays the game from the viewed position or from its start. */
export function replay(data: SessionData): Next {
  const to = data.looking ? data.now.ply : 0;
  const plays = { ...voided(data), looking: true, replaying: true };
  return [plays, [{ kind: "go", trip: { kind: "replay", to } }]];
}

/** Replays the next step, or ends the replay. */
export const replayOn = (data: SessionData, table: Table): Next =>
  data.now.ply < seenSteps(data, table).length
    ? [data, [{ kind: "go", trip: { kind: "replay", to: data.now.ply + 1 } }]]
    : look(data, table, data.now.ply);

/** Shows again the steps since `since` (by default, the last decision), one decision after the other. */
export function showAgain(data: SessionData, _: Table, since?: number): Next {
  const end = data.now.ply;
  const start = since ?? decisionStart(data.steps, end);
  const trip: Trip = { kind: "again", to: start, since: start, end };
  return start < end ? [data, [{ kind: "finish" }, { kind: "go", trip }]] : [data, []];
}

/** Shows the step that a trip has `passed`, and continues the trip. */
export function went(data: SessionData, table: Table, trip: Trip, passed: Passed | null): Next {
  switch (trip.kind) {
    case "move":
      return moved(data, table, trip, passed);
    case "look":
      return looked(data, table);
    case "replay":
      return replayed(data, table, passed);
    case "again":
      return shownAgain(data, table, trip, passed);
  }
}

function moved(data: SessionData, table: Table, trip: TripOf<"move">, passed: Passed | null): Next {
  const { to, over, pace } = trip;
  const shown = passed && over.way ? showPassed(data, table, passed, pace) : [];
  if (data.now.ply !== to)
    return [data, [...shown, { kind: "go", trip, before: onlooked(data, table) }]];
  const trusted = withBots(data, { stuck: false, panics: 0 });
  const stands = { ...trusted, looking: false, reads: false, replaying: false, kept: to };
  return first(shown, standsAnew(stands, over));
}

function showPassed(data: SessionData, table: Table, passed: Passed, pace: number): Effect[] {
  const { step, moments, back, before } = passed;
  if (!back) return [animate(data, table, { pace, ...(before && { from: before }) })];
  // Dice and deals have no backward motion.
  if (step.seat === null) return [];
  const after = stillOf(data, table);
  return [{ kind: "animate", moments, after, showing: { from: after, backwards: true, pace } }];
}

function looked(data: SessionData, table: Table): Next {
  const better = data.better.get(data.now.ply);
  const move = data.now.moves.find(({ notation }) => notation === better);
  const events = move && table.rules.preview(move.notation).events;
  const hinted = move ? withBots(data, { hint: { stage: "given", move, events } }) : data;
  const looks = { ...hinted, looking: data.reads || data.now.ply !== data.kept };
  return also(changed(looks, { kind: "moved" }), { kind: "advance" });
}

function replayed(data: SessionData, table: Table, passed: Passed | null): Next {
  const { pace } = table.settings();
  const next = { kind: "replay" } as const;
  if (passed && !passed.back)
    return first(
      [animate(data, table, { celebrate: true })],
      later(data, next, Math.max(pace, QUICKEST)),
    );
  return later(data, next, BEGIN, { kind: "moved" });
}

function shownAgain(
  data: SessionData,
  table: Table,
  trip: TripOf<"again">,
  passed: Passed | null,
): Next {
  const { since, end } = trip;
  const { ply } = data.now;
  const pause = { kind: "pause", millis: Math.max(table.settings().pace, MIN_VISIBLE_MS) } as const;
  const shown: Effect[] =
    passed && !passed.back
      ? [animate(data, table, { again: true })]
      : [{ kind: "show", scene: stillOf(data, table) }];
  // Without motion the last step must also be visible before the game continues.
  if (ply === end) return [data, [...shown, pause]];
  const begins = ply === since || decisionStart(data.steps, ply + 1) === ply;
  return [
    data,
    [...shown, ...(begins ? [pause] : []), { kind: "go", trip: { ...trip, to: ply + 1 } }],
  ];
}

/** How long, in ms, to leave bots and dice to another tab. */
const AWAY = 5000;

/** Opens the next game of the series. */
export const nextGame = (data: SessionData): Next => [data, [{ kind: "next" }]];

/** Follows this game as continued by another tab, or a lesson's next step. */
export const adopt = (data: SessionData, _: Table, save: Adopted): Next => [
  data,
  [{ kind: "adopt", save }],
];

/** Continues from another tab's latest state of the game. */
export function adopted(data: SessionData): Next {
  const { turn } = data.now;
  const person = turn.kind === "seat" && data.seats[turn.seat]?.kind === "person";
  const change = { kind: "moved" } as const;
  if (person) return also(changed(data, change), { kind: "advance" });
  // Bots and dice are left to the other tab while it is open.
  return later(data, { kind: "advance" }, AWAY, change);
}

/** The former seat of each seat, when people have moved from their seats `before` to those of `now`. */
export const seatOrder = (before: readonly number[], now: readonly number[]): number[] =>
  now.map((_, at) => before[now.indexOf(at)] ?? at);

/** Moves everyone from their seats in the game `before` to their seats in the current game. */
export function nextRound(data: SessionData, before: readonly number[]): SessionData {
  const { seats: now = before } = data.sheet ?? {};
  const { seats, bottom } = data;
  return {
    ...data,
    seats: seatOrder(before, now).flatMap((at) => seats[at] ?? []),
    bottom: now[before.indexOf(bottom)] ?? 0,
    // The last mover may be another person than the one who asked.
    seen: null,
  };
}

/** Handles a new position or the next game of a series: it is saved and announced, then the next player acts. */
export const standsAnew = (data: SessionData, over: Over = {}): Next =>
  first(
    [{ kind: "save", what: "place" }],
    also(changed(data, { kind: "moved", ...over }), { kind: "advance" }),
  );

/** Shows the next received step. */
export function come(data: SessionData, table: Table): Next {
  const [step, ...coming] = data.coming;
  if (!step) return [data, []];
  return [
    { ...data, coming },
    [{ kind: "follow", before: onlooked(data, table) }, { kind: "come" }],
  ];
}
