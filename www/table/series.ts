/** The score of a series. */
import type { SessionState } from "../session/state";
import { onlyPerson } from "../storage/seats";
import type { Telling } from "./telling";

/** The state that a series needs. */
type Stand = Pick<SessionState, "seats" | "sheet" | "view">;

/** A side that wins together: one person, or a person and their partner. */
export interface Side {
  name: string;
  /** Combines its people's numbers: points are added up, a won game counts for both. */
  points(of: number[]): number;
  wins(of: number[]): number;
  won(winners: number[]): boolean;
}

/** The score of the series in a sentence or two; empty without a series. */
export const standing = (telling: Telling, state: Stand): string =>
  telling.words.list([seriesWon(telling, state), scores(telling, state)].filter(Boolean), "gap");

/** The score of the series; empty without one. */
export function scores(telling: Telling, state: Stand): string {
  const { words } = telling;
  const { sheet } = state;
  if (!sheet) return "";
  const count = sheet.kind === "points" ? "points" : "wins";
  const score = sidesOf(telling, state).map((side) =>
    words.say("seat-line", { seat: side.name, who: side[count](sheet[count]) }),
  );
  return words.say("sheet-line", { score: words.list(score, "serial") });
}

/** Who has won the series; empty before its end. */
export function seriesWon(telling: Telling, state: Stand): string {
  const { words } = telling;
  const { sheet, seats } = state;
  if (!sheet?.over) return "";
  const { winners } = sheet;
  const first = sidesOf(telling, state).find(({ won }) => won(winners));
  const only = onlyPerson(seats);
  const you = winners.some((index) => sheet.seats[index] === only);
  return first
    ? words.say("sheet-won", { you: you ? "yes" : "no", who: first.name })
    : words.say("sheet-tied");
}

/** The sides of a series, in the order of their seats. */
export function sidesOf(telling: Telling, state: Stand): Side[] {
  const { entry, words } = telling;
  const { seats, view } = state;
  const firsts = [...seats.keys()].filter((person) => entry.partner(view, person) >= person);
  return firsts.map((first) => {
    const people = [...new Set([first, entry.partner(view, first)])];
    const names = people.map((person) => playerText(telling, state, person));
    return {
      name: words.list(names, "and"),
      points: (of) => people.reduce((sum, person) => sum + (of[person] ?? 0), 0),
      wins: (of) => of[first] ?? 0,
      won: (winners) => winners.every((each) => people.includes(each)),
    };
  });
}

/** Names a player of a series. A person is named by their seat in its first game. */
function playerText(
  { entry, words, sitter }: Telling,
  { seats, sheet }: Stand,
  index: number,
): string {
  const now = sheet?.seats[index] ?? index;
  const [who, ...others] = [now, ...seats.keys()].map((at) => sitter(at));
  // The list also contains this player.
  const alike = others.filter((other) => other === who).length > 1;
  if (!alike && who) return who;
  const seat = entry.phrases.seat(words, now, null);
  // A colour alone would belong to another player in the next game.
  return sheet?.rotates ? words.say("sheet-player", { number: index + 1, seat }) : seat;
}
