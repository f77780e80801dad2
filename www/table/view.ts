/** What a running game shows besides its board: a chip for each seat, what has just happened, what to do. */
import type { GameEvent, View } from "../engine/types";
import type { GameDefinition } from "../games/define";
import type { Audience, ChipText, Phrases } from "../games/phrases";
import type { Words } from "../i18n/words";
import type { SessionState } from "../session/state";
import type { Step } from "../session/steps";
import type { Traits } from "../session/traits";
import { peopleOf } from "../storage/seats";
import { type Answer, answersOf, type Offers } from "./answers";
import { goalOf } from "./first-game";
import type { Line } from "./line";
import type { Telling } from "./telling";

/** A seat beside the board, with its last step in short. */
export interface Chip extends ChipText {
  seat: number;
  /** True if the seat is to move, and if its bot is thinking. */
  turn: boolean;
  thinking: boolean;
  /** The step at which its last turn began; null if it has not moved yet. */
  since: number | null;
}

/** The seats that win together, in turn order, and how far they are. */
export interface Team {
  chips: Chip[];
  /** Their progress, such as pieces in their lanes; empty if the board shows it. */
  progress: string;
}

export interface TableView {
  teams: Team[];
  /** How to win, in a first game. */
  goal: string;
  /** What has just happened; empty at the start of a game, null while the line takes its place. */
  said: string | null;
  line: Line;
  answers: Answer[];
  /** True once the end is shown. */
  over: boolean;
}

/** How far a board has shown the steps: up to this one, and this many of its events. */
export interface Reached {
  at: number;
  events: number;
}

/** What a table shows besides the state of its session. */
export interface Showing {
  /** The state when the board was last at rest, for what is shown once a motion has ended, and its line of words. */
  rested: SessionState;
  line: Line;
  /** True while bots wait until people have seen something. */
  waits: boolean;
  /** True if only the line is shown: in lessons, and in frames, which have the height they asked for. */
  brief: boolean;
  /** True if the people here know how to win. */
  knows: boolean;
  /** What was taken back or done again, until the next step; empty otherwise. */
  wentOver: string;
  reached: Reached;
  offers: Offers;
}

/** The seat to move; -1 if there is none. */
const turnIn = (
  { mover }: Pick<GameDefinition, "mover">,
  { outcome, view }: SessionState,
): number => (outcome ? -1 : mover(view));

/** Where the last turn of a seat began before `at`; null if it has not moved. Chance may act within a turn. */
function turnBegan(
  steps: readonly Step[],
  at: number,
  seat: number,
  { idle, ends }: Pick<Traits, "idle" | "ends">,
): number | null {
  let since = steps.slice(0, at).findLastIndex((step) => step.seat === seat && !idle(step.events));
  if (since < 0) return null;
  for (let before = since - 1; before >= 0; before--) {
    const step = steps[before];
    if (!step || (step.seat ?? seat) !== seat || ends(step.events)) break;
    if (step.seat === seat) since = before;
  }
  return since;
}

/** The events of a seat's last turn, which ends with its last step. */
const turnOf = (steps: readonly Step[], at: number, since: number, seat: number): GameEvent[] =>
  steps
    .slice(since, at)
    .filter((step) => step.seat === seat)
    .flatMap(({ events }) => events);

/** What the last step did, as far as the board has shown it; empty if it needs no words. */
export function saidOf(
  phrases: Phrases,
  words: Words,
  { steps: all, at: end, looking, view }: Pick<SessionState, "steps" | "at" | "looking" | "view">,
  to: Audience,
  reached: Reached = { at: end, events: Number.POSITIVE_INFINITY },
): string {
  const at = Math.min(end, reached.at);
  const whole = all[at - 1];
  // While looking back, the status describes the move.
  if (looking || !whole) return "";
  const events = at < reached.at ? whole.events : whole.events.slice(0, reached.events);
  const last = { ...whole, events };
  const steps = [...all.slice(0, at - 1), last];
  const tell = (by: number): string => {
    const closing = phrases.closing?.(words, steps.slice(0, by), view, to);
    const done = steps[by - 1]?.events;
    if (closing || !done) return closing ?? "";
    const told = phrases.told?.(words, done, view, to) ?? phrases.step(words, done, view, to);
    return words.list([told, phrases.means?.(words, done, view, to) ?? ""].filter(Boolean), "gap");
  };
  // A roll has no sentence, so that of the step before it stays.
  const rolled = whole.seat === null && phrases.closing !== undefined;
  return tell(at) || (rolled ? tell(at - 1) : "");
}

/** The view of a table. */
export function tableOf(telling: Telling, state: SessionState, showing: Showing): TableView {
  const { entry, words, viewers } = telling;
  const { looking, seats, thinking } = state;
  const { rested } = showing;
  const { view, steps, at, previewed } = rested;
  const { phrases } = entry;
  const turn = turnIn(entry, rested);
  const over = state.outcome !== null && rested.outcome !== null && !looking;
  // After the end, or while looking back, the line already says everything.
  const alone = showing.brief || over || looking;
  // While a move is entered, the line says its effect. The only one is entered before anybody could read the news.
  const begun = (state.path.length > 0 && state.moves.length > 1) || state.hinted !== null;
  const chip = (seat: number): Chip => {
    const since = turnBegan(steps, at, seat, entry);
    const events = since === null ? [] : turnOf(steps, at, since, seat);
    const text = phrases.chip?.(words, view, seat, events) ?? {};
    const thinks = seat === thinking && !showing.waits;
    return { ...text, seat, since, turn: seat === turn, thinking: thinks };
  };
  const teams = teamsOf(entry, view, seats.length).map((team) => ({
    chips: team.map(chip),
    progress: [phrases.progress?.(words, view, team, previewed?.after), scoreOf(rested, team)]
      .filter(Boolean)
      .join(" · "),
  }));
  const bots = seats.map(({ kind }) => kind === "bot");
  const sitOut = teams.flatMap(({ chips }) => chips).every(({ seat, out }) => bots[seat] || out);
  const out = sitOut && peopleOf(seats).length > 0 && !state.followed;
  return {
    teams,
    goal: alone || showing.knows ? "" : goalOf(telling, state),
    said:
      alone || begun
        ? null
        : showing.wentOver || saidOf(phrases, words, state, viewers, showing.reached),
    line: showing.line,
    answers:
      state.outcome && !over && !looking ? [] : answersOf(telling, state, showing.offers, out),
    over,
  };
}

/** The score of a seat in its series; empty without one. */
function scoreOf({ sheet }: SessionState, [seat = 0]: readonly number[]): string {
  if (!sheet || sheet.kind === "single") return "";
  const score = sheet.kind === "points" ? sheet.points : sheet.wins;
  return String(score[sheet.seats.indexOf(seat)] ?? 0);
}

/** The seats of each team, the teams in the order of their first seat. */
function teamsOf(
  { partner }: Pick<GameDefinition, "partner">,
  view: View,
  count: number,
): number[][] {
  const all = Array.from({ length: count }, (_, seat) => seat);
  return all
    .map((seat) => all.filter((other) => other === seat || partner(view, seat) === other))
    .filter(([first], seat) => first === seat);
}
