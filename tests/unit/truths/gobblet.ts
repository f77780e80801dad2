// The truth of Gobblet's reasons. The rules list the lines of three and those that one side has to itself.
import type { GobbletView, Square } from "../../../www/engine/types";
import { eventsOf, type Told, type Truths, wins } from "./told";

const top = ({ squares }: GobbletView, at: Square) =>
  squares.find(({ square }) => square === at)?.nest.at(-1);

/** The square where the move ends. */
const goal = (told: Told<"gobblet">): Square | undefined =>
  [...eventsOf<"gobblet", "placed">(told, "placed"), ...eventsOf<"gobblet", "put">(told, "put")][0]
    ?.to;

/** The lines of a kind through the move's square, as text. */
const claims = (told: Told<"gobblet">, view: GobbletView, seat: number): string[] =>
  view.claims
    .filter((claim) => claim.seat === seat && claim.line.some((at) => at === goal(told)))
    .map(({ line }) => line.join());

const open = ({ threes }: GobbletView, seat: number): string[] =>
  threes.flatMap((three) =>
    three.from !== null && three.seat === seat ? [three.line.join()] : [],
  );

export const gobblet: Truths<"gobblet", { size: number }> = {
  wins,
  blocks: ({ view, after, seat }) =>
    open(view, 1 - seat).some((line) => !open(after, 1 - seat).includes(line)),
  threatens: ({ view, after, seat }) =>
    open(after, seat).some((line) => !open(view, seat).includes(line)),
  forks: ({ view, after, seat }) =>
    open(after, seat).length > 1 &&
    open(after, seat).some((line) => !open(view, seat).includes(line)),
  covers: (told) => {
    const at = goal(told) ?? "a1";
    const under = top(told.view, at);
    return (
      under?.seat === 1 - told.seat &&
      under.size === told.size &&
      top(told.after, at)?.seat === told.seat
    );
  },
  joins: (told) => claims(told, told.after, told.seat).length > 1,
  builds: (told) => claims(told, told.after, told.seat).length > 0,
  stops: (told) => {
    const left = claims(told, told.after, 1 - told.seat);
    return claims(told, told.view, 1 - told.seat).some((line) => !left.includes(line));
  },
  uncovers: (told) =>
    eventsOf<"gobblet", "lifted">(told, "lifted").some(
      ({ from }) => top(told.after, from)?.seat === told.seat,
    ),
  centre: (told) => /[bc][23]/.test(goal(told) ?? ""),
  corner: (told) => /[ad][14]/.test(goal(told) ?? ""),
  solid: (told) => top(told.after, goal(told) ?? "a1")?.size === 3,
  strong: (told) => top(told.after, goal(told) ?? "a1")?.size === 4,
};
