/** The scene of a session at rest. */
import type { Scene } from "../board/types";
import type { GameEvent, Moment, View } from "../engine/types";
import type { Table } from "./context";
import type { SessionData } from "./data";
import { peopleAt, seenBy, viewerOf } from "./people";
import { lastTurn } from "./steps";

/** The current viewer's view. In a lesson it may show more than their own hand. */
export function viewOf(data: SessionData, table: Table): View {
  const viewer = viewerOf(data, table);
  const sees = viewer === undefined ? undefined : table.lesson?.sees;
  return sees ? sees(table.rules, viewer ?? 0) : table.rules.view(viewer);
}

/** The moments of the last step in the current viewer's view. In a lesson it may show more than their own hand. */
export function momentsOf(data: SessionData, table: Table): Moment[] {
  const { rules } = table;
  const viewer = viewerOf(data, table);
  const moments = rules.moments(viewer);
  const sees = viewer === undefined ? undefined : table.lesson?.sees;
  if (!sees || viewer === undefined) return moments;
  const seen = (at: number, when: "before" | "after"): View =>
    sees({ view: (seat) => rules.moments(seat)[at]?.[when] ?? rules.view(seat) }, viewer);
  return moments.map(({ event }, at) => ({
    event,
    before: seen(at, "before"),
    after: seen(at, "after"),
  }));
}

/** The scene without the move being entered. */
export function stillOf(data: SessionData, table: Table): Scene {
  const { steps, now, options } = data;
  const { ply, outcome } = now;
  const { done } = lastTurn(steps, ply, table);
  return {
    view: viewOf(data, table),
    bottom: data.bottom,
    active: null,
    path: [],
    targets: [],
    done: [...noticed(data, table, done), ...done],
    earlier: earlierTurns(data, table),
    past: steps.slice(0, ply),
    hint: [],
    focus: null,
    threats: true,
    puzzle: table.lesson?.puzzle ?? false,
    peeking: options.memory !== "on",
    won: outcome ? table.won(steps[ply - 1]?.events ?? []) : [],
    winners: outcome?.winners ?? [],
    festive: outcome !== null && isFestive(data, outcome.winners),
  };
}

/** The last turn of each seat since the viewer's last step, without the last one of all. */
function earlierTurns(data: SessionData, table: Table): GameEvent[][] {
  const { steps, now } = data;
  const viewer = viewerOf(data, table);
  if (viewer === undefined) return [];
  const turns = new Map<number, GameEvent[]>();
  for (let at = now.ply; at > 0; at--) {
    const { seat = null, events = [] } = steps[at - 1] ?? {};
    if (seat === viewer && !table.idle(events)) break;
    if (seat === null || turns.has(seat) || table.idle(events)) continue;
    turns.set(seat, lastTurn(steps, at, table).done);
  }
  return [...turns.values()].slice(1);
}

/** What concerns the viewer or hit their side since their last step, without what is `done` in the last turn. */
function noticed(data: SessionData, table: Table, done: readonly GameEvent[]): GameEvent[] {
  const viewer = viewerOf(data, table) ?? -1;
  const steps = data.steps.slice(0, data.now.ply);
  const own = steps.findLastIndex(
    ({ seat, events }) =>
      (seat === viewer && !table.idle(events)) || (table.dice && events.some(isOf(viewer))),
  );
  if (own < 0) return [];
  const side = [viewer, table.partner(seenBy(data, table), viewer)];
  return steps.slice(own + 1).flatMap(({ seat, events }) => {
    if (seat === null) return [];
    const matters = (each: GameEvent): boolean =>
      table.concerns(each, viewer, seat) || table.hits(each, side);
    return events.filter((each) => matters(each) && !done.includes(each));
  });
}

/** Whether an event is of a seat, such as a roll of its dice. */
const isOf =
  (seat: number) =>
  (event: GameEvent): boolean =>
    "seat" in event && event.seat === seat;

/** Returns true if a person here has won, or if only bots played. */
function isFestive(data: SessionData, winners: readonly number[]): boolean {
  const people = peopleAt(data);
  if (winners.length === data.seats.length) return false;
  return people.length === 0 || people.some((seat) => winners.includes(seat));
}
