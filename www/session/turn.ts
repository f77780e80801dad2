/** Turns: waits for people, rolls dice, asks bots, and plays forced moves. */
import type { PlaceId, Scene, Showing } from "../board/types";
import type { LegalMove, MatchState } from "../engine/types";
import type { Seat } from "../storage/seats";
import { entersForced, type Table } from "./context";
import { NO_INPUT, type SessionData, voided, withBots, withInput } from "./data";
import { also, changed, type Effect, first, later, type Next } from "./effects";
import { activeOf, hides, isManual, moverAt, peopleAt, seenBy, viewerOf } from "./people";
import { chosenAgain } from "./secret-choices";
import type { Step } from "./steps";
import { momentsOf, stillOf } from "./still";

/** The factor before a bot's first move in a game. */
const FIRST_PACE = 3;
/** The minimum time for which an automatic move is shown, in ms. */
const MIN_VISIBLE_MS = 350;
/** The factor for a person's only move before it is played automatically. */
const FORCED_PACE = 2.4;
/** The factor if the move is not visible on the board, only described. */
const FORCED_PACE_OFFBOARD = 3;

/** The move with which a person rolls waiting dice. It is not a move of the rules, because chance decides. */
export const ROLL: LegalMove = { notation: "roll", path: ["dice"] };

/** How long the motions of a hurried game last, compared with others. */
const HURRIED = 1 / 4;

/** Hurries until a person here is to act; null if it is hurried, or if one is to act, or if only bots play. */
export function hurry(data: SessionData): Next | null {
  const { curtain, hurried, input, looking, now, replaying } = data;
  const waits = input.moves.length > 0 || curtain !== null;
  const rests = hurried || waits || looking || replaying || now.outcome !== null;
  return rests || peopleAt(data).length === 0 ? null : changed({ ...data, hurried: true });
}

/** Starts or continues; cancels everything under way. */
export const go = (data: SessionData, table: Table): Next =>
  data.replaying ? changed(data) : advance(voided(data), table);

/** Lets the next seat or chance act. */
export function advance(before: SessionData, table: Table): Next {
  const { turn, moves } = before.now;
  const next =
    turn.kind === "seat" ? before.seats[turn.seat] : table.dice && moverAt(before, table);
  const awaited = !next || next.kind === "person";
  const hurried = before.hurried && !awaited;
  const data = { ...before, input: NO_INPUT, curtain: null, forced: null, hurried };
  const rests = turn.kind === "over" || table.lesson?.stops(turn);
  if (rests || data.looking) return changed(data);
  if (turn.kind === "chance") return advanceChance(data, table);
  const { seat: at } = turn;
  const seat = data.seats[at];
  const settled = moves.find(({ notation }) => notation === table.settled[at]);
  if (settled && !table.followed && !table.lesson)
    return later(data, { kind: "play", notation: settled.notation });
  const [again, left] = chosenAgain(data, at, table);
  if (again !== null) return later(left, { kind: "play", notation: again });
  // The decision is made on another device.
  if (seat?.kind === "guest" || (table.followed && seat?.kind === "bot")) return changed(left);
  const only = forcedIn(left, table);
  if (only && !(seat?.kind === "person" && table.forced === "wished"))
    return later(
      { ...shownFirst(left, table, only), forced: only },
      { kind: "play", notation: only.notation },
      hurried ? 0 : forcedPace(only, seat, table),
    );
  if (seat?.kind === "bot" && !data.bots.stuck) {
    // Before its first move people see the board.
    const seen = data.steps.some(({ seat }) => seat !== null) ? 1 : FIRST_PACE;
    const waits = !hurried && !table.choosing(seenBy(left, table));
    const pace = waits ? seen * table.settings().pace : 0;
    const ask = { kind: "ask", seat: at, level: seat.level, pace } as const;
    return also(changed(withBots(left, { thinking: at })), ask);
  }
  if (hides(data, table) && data.seen !== at) return changed({ ...left, seen: null, curtain: at });
  return changed(only ? shownFirst(entering(left), table, only) : entering(left));
}

/** The current seat enters its move on the board. */
const entering = (data: SessionData, path: readonly PlaceId[] = []): SessionData =>
  withInput(data, { moves: data.now.moves, touched: true, path });

/** A forced move is entered for the person who sees it, so that the board shows it before it is played. */
function shownFirst(data: SessionData, table: Table, { path }: LegalMove): SessionData {
  const { moves, turn } = data.now;
  const viewer = viewerOf(data, table);
  const own = turn.kind === "seat" && turn.seat === viewer && data.seats[viewer]?.kind === "person";
  if (!own || !table.onBoard(path[0] ?? "")) return data;
  const alike = table.alike(seenBy(data, table), moves);
  return entering(
    data,
    path.map((place) => alike.get(place) ?? place),
  );
}

/** Opens the curtain for the person who has the device, and shows their hand. */
export const openCurtain = (data: SessionData, table: Table): Next | null =>
  data.curtain === null ? null : go({ ...data, seen: data.curtain, bottom: data.curtain }, table);

/** Closes the curtain. Anyone may look now, so no hand is shown until the next player confirms. */
export function hideHand(before: SessionData, table: Table): Next {
  const data = { ...before, seen: null };
  return hides(data, table) && activeOf(data) !== null ? go(data, table) : [data, []];
}

/** Lets chance act: dice roll or wait to be rolled, or cards are dealt. */
function advanceChance(data: SessionData, table: Table): Next {
  const manual = isManual(data);
  // Dice entered by hand and deals have no roller.
  const roller = table.dice && !manual ? moverAt(data, table)?.kind : undefined;
  if (roller === "person" && !table.settings().autoroll)
    return changed(withInput(data, { moves: [ROLL], touched: true }));
  // A guest rolls on their device, and a followed match is dealt on the host's.
  if (roller === "guest" || (table.followed && roller !== "person")) return changed(data);
  if (!manual) return later(data, { kind: "draw" }, suspense(data, table));
  // In the order in which the rules list them.
  const moves = table.rules.chances().map(({ notation }) => ({ notation, path: [] }));
  return changed(withInput(data, { moves, touched: false }));
}

/** Plays the move that a bot has returned. */
export const answered = (data: SessionData, table: Table, notation: string): Next =>
  play(withBots(data, { thinking: null }), table, notation, false);

/** Handles a bot's failure: a person may play for it. */
export const failed = (data: SessionData, table: Table, error: unknown): Next =>
  first(
    [{ kind: "report", code: "bot-failed", error }],
    go(withBots(data, { stuck: data.bots.thinking !== null }), table),
  );

/** Handles a panic of the rules during a call. The match is unchanged, and the next seat acts again. */
export function broke(data: SessionData, table: Table): Next {
  const { turn } = data.now;
  const bot = turn.kind === "seat" && data.seats[turn.seat]?.kind === "bot";
  const panics = data.bots.panics + 1;
  return go(withBots(data, { panics, stuck: bot && panics >= PATIENCE }), table);
}

/** How many panics in one position are allowed before its bot is given up. */
const PATIENCE = 2;

/** Plays a move. `chosen`: by a person here, not forced and not a bot's. */
export function play(data: SessionData, table: Table, notation: string, chosen: boolean): Next {
  if (table.lesson && !table.lesson.wants(notation)) return refused(data);
  const { turn, ply } = data.now;
  if (table.followed && turn.kind === "seat") {
    const waiting = { ...data, input: NO_INPUT };
    const wish = { kind: "play", seat: turn.seat, ply, notation } as const;
    return first([{ kind: "send", wish }], changed(waiting));
  }
  return [data, [{ kind: "play", notation, chosen, before: onlooked(data, table) }]];
}

/** Takes back a move that the lesson or puzzle refuses. A hint makes room for its reason. */
const refused = (data: SessionData): Next =>
  changed(
    withInput(withBots(data, { hint: { stage: "none" } }), {
      path: [],
      grabbed: null,
    }),
  );

/** A person rolls the dice, or chance acts otherwise. The result is immediate if the match is played here. */
export function draw(data: SessionData, table: Table): Next {
  const { ply } = data.now;
  if (!table.followed) return [data, [{ kind: "draw" }]];
  const wish = { kind: "roll", seat: table.mover(seenBy(data, table)), ply } as const;
  return [data, [{ kind: "send", wish }]];
}

/** The spectators' scene while a hand is shown, as the start of the next motion. */
export const onlooked = (data: SessionData, table: Table): Scene | null =>
  hides(data, table) ? { ...stillOf(data, table), view: table.rules.view() } : null;

/** A step as it was played. */
export interface Played {
  step: Step;
  state: MatchState;
  /** True if a person here chose it. */
  chosen: boolean;
  /** True if chance drew it and it wasn't entered by hand. */
  drawn: boolean;
  before: Scene | null;
}

/** Handles a played step: saves, shows and reports it, then the next player acts. */
export function played(before: SessionData, table: Table, how: Played): Next {
  const { step, state } = how;
  const steps = [...before.steps.slice(0, before.now.ply), step];
  const whole = state.outcome !== null;
  const data = { ...before, steps, whole, now: state, kept: state.ply };
  const celebrate = !table.lesson;
  if (!how.drawn) return decided(voided(data), table, how, celebrate);
  // The step is reported once its motion has come to rest.
  return [
    data,
    [
      { kind: "save", what: "step" },
      animate(data, table, { celebrate, ...paceOf(data) }),
      { kind: "later", pause: 0, rested: true, wish: { kind: "reported", step } },
    ],
  ];
}

const paceOf = ({ hurried }: SessionData) => hurried && { pace: HURRIED };

function decided(after: SessionData, table: Table, how: Played, celebrate: boolean): Next {
  const { step, before } = how;
  const concern = concernOf(after, step, table);
  const data = {
    ...withBots(after, { stuck: false, panics: 0 }),
    // What hits a person's side is seen at its own pace, and so is what follows until the next touch.
    hurried: after.hurried && concern !== "hit",
  };
  const { turn } = data.now;
  // Others watch from here on, so the hand is hidden before the motion.
  const passes = hides(after, table) && !(turn.kind === "seat" && turn.seat === step.seat);
  const showing = {
    celebrate,
    ...(passes && before && { from: before }),
    ...paceOf(data),
  };
  const effects: Effect[] = [
    { kind: "save", what: "step" },
    ...(passes ? [{ kind: "finish" } as const] : []),
    animate(data, table, showing),
    ...(concern ? [pauseAfterHit(table)] : []),
  ];
  return first(effects, reported(data, step));
}

/** What another player has done to the people here: something has hit their side, or they should notice it. */
function concernOf(
  data: SessionData,
  { seat, events }: Step,
  table: Table,
): "hit" | "noticed" | null {
  const people = peopleAt(data);
  const by = seat ?? -1;
  if (people.includes(by)) return null;
  const view = seenBy(data, table);
  const sides = people.flatMap((each) => [each, table.partner(view, each)]);
  if (events.some((event) => table.hits(event, sides))) return "hit";
  const noticed = people.some((each) => events.some((event) => table.concerns(event, each, by)));
  return noticed ? "noticed" : null;
}

/** What has hit a person stays on the board before the game goes on. */
const pauseAfterHit = (table: Table): Effect => ({
  kind: "pause",
  millis: Math.max(table.settings().pace, MIN_VISIBLE_MS),
});

/** Reports a step. Then the next player acts. */
export const reported = (data: SessionData, step: Step): Next => [
  data,
  [{ kind: "announce", change: { kind: "step", step } }, { kind: "advance" }],
];

/** Animates the last step in the current viewer's view. A spectators' motion starts from their own scene. */
export function animate(data: SessionData, table: Table, showing?: Showing): Effect {
  const moments = showing?.from ? table.rules.moments() : momentsOf(data, table);
  return { kind: "animate", moments, after: stillOf(data, table), ...(showing && { showing }) };
}

/** The only move, if it is not left to be chosen. */
function forcedIn({ now }: SessionData, table: Table): LegalMove | null {
  const [only, other] = now.moves;
  return only && !other && entersForced(table) ? only : null;
}

/** How long a person needs to see a forced move, or to read about one that the board doesn't show. */
function forcedPace({ path }: LegalMove, seat: Seat | undefined, table: Table): number {
  const { pace } = table.settings();
  if (seat?.kind !== "person") return Math.max(pace, MIN_VISIBLE_MS);
  if (!table.onBoard(path[0] ?? "")) return Math.max(pace, MIN_VISIBLE_MS) * FORCED_PACE_OFFBOARD;
  return Math.max(pace * FORCED_PACE, MIN_VISIBLE_MS);
}

/** The pause before chance. What ended a turn must be visible: a roll that loses it, or who begins. */
function suspense(data: SessionData, table: Table): number {
  const last = data.steps[data.now.ply - 1];
  if (!last) return 0;
  const { pace } = table.settings();
  if (last.seat !== null && !table.ends(last.events)) return pace / 2;
  const replaced = table.chanceReplacesLast(seenBy(data, table));
  return replaced ? Math.max(2 * pace, MIN_VISIBLE_MS) : 0;
}
