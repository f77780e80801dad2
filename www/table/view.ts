/** What a running game shows besides its board: a chip for each seat, and what has just happened. */
import type { GameEvent, View } from "../engine/types";
import type { GameDefinition } from "../games/define";
import type { Audience, ChipText, Phrases } from "../games/phrases";
import type { Words } from "../i18n/words";
import type { SessionState } from "../session/state";
import type { Step } from "../session/steps";

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
  /** What has just happened; empty at the start of a game. */
  said: string;
}

/** What a game's table is described with. */
type Described = Pick<GameDefinition, "mover" | "partner"> & { phrases: Phrases };

/** The seat to move; -1 if there is none. */
export const turnIn = (
  { mover }: Pick<GameDefinition, "mover">,
  { outcome, secretChoiceSeat, view }: SessionState,
): number => (outcome ? -1 : (secretChoiceSeat ?? mover(view)));

/** Where the last turn of a seat began before `at`; null if it has not moved. */
export function turnBegan(steps: readonly Step[], at: number, seat: number): number | null {
  let since = steps.slice(0, at).findLastIndex((step) => step.seat === seat);
  if (since < 0) return null;
  while (steps[since - 1]?.seat === seat) since--;
  return since;
}

/** The events of a seat's last turn, which ends with its last step. */
const turnOf = (steps: readonly Step[], at: number, since: number, seat: number): GameEvent[] =>
  steps
    .slice(since, at)
    .filter((step) => step.seat === seat)
    .flatMap(({ events }) => events);

/** What the last step did; empty if it needs no words. */
export function saidOf(
  phrases: Phrases,
  words: Words,
  { steps, at, looking, view }: Pick<SessionState, "steps" | "at" | "looking" | "view">,
  to: Audience,
): string {
  const last = steps[at - 1];
  // While looking back, the status describes the move.
  if (looking || !last) return "";
  return phrases.told?.(words, last.events, view, to) ?? phrases.step(words, last.events, view, to);
}

/** The view of a table. `turn` is the seat to move as shown, which may be late. */
export function tableOf(
  entry: Described,
  words: Words,
  state: SessionState,
  turn: number,
  to: Audience,
): TableView {
  const { seats, view, steps, at, thinking } = state;
  const { phrases } = entry;
  const chip = (seat: number): Chip => {
    const since = turnBegan(steps, at, seat);
    const events = since === null ? [] : turnOf(steps, at, since, seat);
    const text = phrases.chip?.(words, view, seat, events) ?? {};
    return { ...text, seat, since, turn: seat === turn, thinking: seat === thinking };
  };
  return {
    teams: teamsOf(entry, view, seats.length).map((team) => ({
      chips: team.map(chip),
      progress: phrases.progress?.(words, view, team) ?? "",
    })),
    said: saidOf(phrases, words, state, to),
  };
}

/** The seats of each team, the teams in the order of their first seat. */
function teamsOf({ partner }: Described, view: View, count: number): number[][] {
  const all = Array.from({ length: count }, (_, seat) => seat);
  return all
    .map((seat) => all.filter((other) => other === seat || partner(view, seat) === other))
    .filter(([first], seat) => first === seat);
}
