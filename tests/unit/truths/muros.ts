// The truth of Muros' reasons.
import assert from "node:assert/strict";
import type { MurosEvent, MurosView } from "../../../www/engine/types";
import { COLOURS, cardAt, lineOf, oppositeOf } from "../../../www/games/muros/layout";
import { leftOf } from "../../../www/games/muros/ranks";
import { eventsOf, type Told, type Truths, wins } from "./told";

interface Case extends Told<"muros"> {
  colour: string;
  first: string;
  /** The index of the colour. */
  at: number;
  /** How many ranks are before it. */
  rank: number;
  laid: Extract<MurosEvent, { kind: "laid" }>;
}

const first = ({ ranks }: MurosView): number[] => [0, 1, 2, 3].filter((at) => ranks[at] === 0);
const keeps = (view: MurosView, seat: number, at: number): number => view.kept[seat]?.[at] ?? 0;
const inLine = (told: Case, at: number): number =>
  lineOf(told.laid.slot).filter((square) => told.view.squares.flat()[square] === COLOURS[at])
    .length;

const held = ({ after, seat, at }: Case): number =>
  (after.hands[seat] ?? []).filter((card) => card === COLOURS[at]).length;
/** The cards of a colour that are told of are those in the hand. */
const counted = (told: Case): boolean => told.count === held(told);

const TRUE: Record<string, (told: Case) => boolean> = {
  wins,
  ahead: ({ after, seat, at }) =>
    first(after).join() === `${at}` &&
    after.kept.every(
      (_, other) => other === seat || keeps(after, other, at) < keeps(after, seat, at),
    ),
  decides: ({ view, after, seat, at }) =>
    first(after).includes(at) && keeps(after, seat, at) > keeps(view, seat, at),
  takes: ({ view, after, seat, at, count, rank }) =>
    keeps(after, seat, at) - keeps(view, seat, at) === count &&
    new Set(after.ranks.filter((other) => other < (after.ranks[at] ?? 0))).size === rank,
  blocks: (told) =>
    told.after.blocked.includes(told.laid.slot) &&
    told.count > 0 &&
    inLine({ ...told, view: told.after }, told.at) === told.count,
  denies: (told) =>
    inLine(told, told.at) === told.count &&
    (told.view.piles[told.at] ?? 0) > 0 &&
    cardAt(told.view, oppositeOf(told.laid.slot)) !== told.colour,
  least: (told) => [0, 1, 2, 3].every((at) => inLine(told, at) === 0),
  leads: (told) =>
    counted(told) &&
    first(told.after).join() === `${told.at}` &&
    !first(told.view).includes(told.at),
  level: (told) =>
    counted(told) &&
    first(told.after).includes(told.at) &&
    first(told.after).length > 1 &&
    !first(told.view).includes(told.at),
  alone: (told) =>
    counted(told) &&
    first(told.after).join() === `${told.at}` &&
    first(told.view).length > 1 &&
    first(told.view).includes(told.at),
  drops: (told) =>
    counted(told) && first(told.view).includes(told.at) && !first(told.after).includes(told.at),
  stays: (told) =>
    told.count > 1 &&
    told.colour !== told.laid.colour &&
    held(told) > 0 &&
    inLine({ ...told, view: told.after }, told.at) === told.count,
  trails: (told) => {
    const [leader = -1, tied] = first(told.after);
    const lost = leftOf(told.view, told.at) > leftOf(told.after, told.at);
    const own = counted({ ...told, colour: told.first, at: leader });
    return lost && tied === undefined && COLOURS[leader] === told.first && own;
  },
  thins: ({ view, after, at, count }) =>
    count > 0 && leftOf(view, at) - leftOf(after, at) === count,
  clears: (told) => Boolean(TRUE.thins?.(told)) && held(told) === 0,
  spares: (told) =>
    eventsOf<"muros", "left">(told, "left").every(({ squares }) => squares.length === 0) &&
    told.laid.source === "pile" &&
    (told.view.hands[told.seat]?.length ?? 0) > 0,
  saves: ({ view, after, seat, laid }) =>
    laid.source === "pile" &&
    (view.hands[seat]?.length ?? 0) > 0 &&
    first(view).join() === first(after).join(),
  calm: ({ view, after }) => first(view).join() === first(after).join(),
};

/** The truth of a reason, told with its arguments. */
export const muros: Truths<"muros", { colour: string; first: string; rank: number }> =
  Object.fromEntries(
    Object.entries(TRUE).map(([why, isTrue]) => [
      why,
      (told: Told<"muros"> & { colour: string; first: string; rank: number }) =>
        isTrue({
          ...told,
          at: COLOURS.indexOf(told.colour || "-"),
          laid: eventsOf<"muros", "laid">(told, "laid")[0] ?? assert.fail(),
        }),
    ]),
  );
