/** Choices that make no difference, so that nobody has to make them. */
import type { PlaceId } from "../../board/types";
import type { DogView, LegalMove } from "../../engine/types";
import { bringsOut } from "./ids";
import { SEATS } from "./selectors";

/** Maps equivalent places to their representative. */
export function alike(view: DogView, moves: readonly LegalMove[]): ReadonlyMap<PlaceId, PlaceId> {
  return new Map([...homePieces(view), ...starters(view, moves)]);
}

/** All pieces at home are equivalent, except figures. */
function homePieces({ places, variant }: DogView): [PlaceId, PlaceId][] {
  if (variant === "royal") return [];
  return places.flatMap((own, seat) => {
    const home = own.flatMap((place, i) => (place === "H" ? [SEATS.charAt(seat) + (i + 1)] : []));
    return together(home);
  });
}

/** Joins the cards that a joker can represent when it only brings a piece out, unless a later card may copy it. */
function starters({ traits }: DogView, moves: readonly LegalMove[]): [PlaceId, PlaceId][] {
  if (traits.some(({ modes }) => modes.some(({ kind }) => kind === "copy"))) return [];
  const offered = moves.filter(({ path: [, as] }) => as?.startsWith("as:"));
  const offers = [...new Set(offered.map(({ path: [, as = ""] }) => as))];
  const out = offers.filter((as) =>
    offered.every(({ path, notation }) => path[1] !== as || bringsOut(notation)),
  );
  return together(out);
}

/** Makes the first place the representative of the others. */
const together = ([first, ...others]: PlaceId[]): [PlaceId, PlaceId][] =>
  others.map((other) => [other, first ?? other]);
