/** Teaching in a first game: how to win, and in each turn one idea with its places on the board. */
import type { PlaceId } from "../board/types";
import type { SessionState } from "../session/state";
import { peopleOf } from "../storage/seats";
import { FINISHED } from "../storage/settings";
import type { Telling } from "./telling";

/** An idea that is new to the people at this device, and matters now. */
export interface Taught {
  id: string;
  general: boolean;
  places: readonly PlaceId[];
}

/** How to win; empty if nobody here plays. */
export const goalOf = (
  { entry, words, audience }: Telling,
  { outcome, seats, view }: SessionState,
): string =>
  outcome || peopleOf(seats).length === 0 ? "" : entry.phrases.goal(words, view, audience);

/** The first idea that applies now and is not `seen`, or lasts for the first game; none while a move is begun, hinted at or being confirmed. */
export function ideaOf(
  { entry }: Pick<Telling, "entry">,
  state: SessionState,
  seen: readonly string[],
): Taught | undefined {
  const { active, rolls, hint, moves, path, targets, view, looking, warning } = state;
  const seat = active ?? rolls;
  // The line says why nothing can be touched.
  if (active !== null && targets.length === 0) return undefined;
  if (seat === null || path.length > 0 || hint.length > 0 || looking || warning) return undefined;
  const first = !seen.includes(FINISHED);
  for (const { id, general = false, lasting = false, at } of entry.ideas) {
    const known = seen.includes(id) && !(lasting && first);
    const places = known ? [] : at(view, seat, moves);
    if (places.length > 0) return { id, general, places };
  }
  return undefined;
}
