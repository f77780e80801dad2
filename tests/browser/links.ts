// Games that stand at an interesting point, as records and as links.
import { toLink } from "../../www/table/link";

/** A record that begins with a position. */
export const recordOf = (position: string, moves: string[] = [], options = ""): string =>
  [
    '[Game "gobblet"]',
    ...(options ? [`[Options "${options}"]`] : []),
    `[Position "${position}"]`,
    '[Result "*"]',
    "",
    ...moves.map((move, index) => `${index + 1}. ${move}`),
    "",
  ].join("\n");

/** For `goto`: opening a link changes the address, so there is no waiting for the page to have loaded under it. */
export const early = { waitUntil: "commit" as const };

/** What comes after `#` to open it. */
export const hashOf = (record: string): string => `#r=${toLink(record)}`;

/** White's gobblet on a1 hides the fourth of a black row. */
export const HIDDEN_FOUR = "-,-,-,-/-,-,-,-/-,-,-,-/cD,d,d,c 443/422 w";
/** White wins with a third size on d1. */
export const NEARLY_WON = "-,-,-,-/-,-,-,-/d,d,d,-/D,D,D,- 333/333 w";
