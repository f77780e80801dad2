/** The squares that a gobblet from a stack may not cover, though it is larger. */
import type { PlaceId } from "../../board/types";
import type { GobbletView } from "../../engine/types";

export const closedTo = (
  { locks, turn }: GobbletView,
  [from]: readonly PlaceId[],
): readonly PlaceId[] =>
  locks.find((lock) => turn.kind === "seat" && lock.seat === turn.seat && lock.from === from)
    ?.squares ?? [];
