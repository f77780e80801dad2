// Each reason of a hint in Muros is true of the position after the move, over random games.
import assert from "node:assert/strict";
import test from "node:test";
import init, { Match } from "../../www/engine/sobremesa";
import type { GameEvent, MurosView } from "../../www/engine/types";
import { COLOURS, cardAt, lineOf, oppositeOf } from "../../www/games/muros/layout";
import { leftOf } from "../../www/games/muros/ranks";
import { reasonOf } from "../../www/games/muros/reasons";
import type { Args, Words } from "../../www/i18n/words";

await init();

/** Writes a text's arguments instead of the text. */
const bare = {
  say: (id: string, args: Args = {}) => (id === "muros-name" ? args.name : JSON.stringify(args)),
} as unknown as Words;

interface Told {
  why: string;
  colour?: string;
  count: number;
  rank: number;
}

interface Case extends Told {
  seat: number;
  /** The index of the colour. */
  at: number;
  view: MurosView;
  after: MurosView;
  laid: Extract<GameEvent<"muros">, { kind: "laid" }>;
  left: number;
}

const first = ({ ranks }: MurosView): number[] => [0, 1, 2, 3].filter((at) => ranks[at] === 0);
const keeps = (view: MurosView, seat: number, at: number): number => view.kept[seat]?.[at] ?? 0;
const inLine = ({ view, laid }: Case, at: number): number =>
  lineOf(laid.slot).filter((square) => view.squares.flat()[square] === COLOURS[at]).length;

/** The truth of each reason. */
const TRUE: Record<string, (told: Case) => boolean> = {
  wins: ({ after, seat }) => after.outcome?.winners.join() === `${seat}`,
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
  leads: ({ view, after, at }) => first(after).join() === `${at}` && !first(view).includes(at),
  level: ({ view, after, at }) =>
    first(after).includes(at) && first(after).length > 1 && !first(view).includes(at),
  drops: ({ view, after, at }) => first(view).includes(at) && !first(after).includes(at),
  thins: ({ view, after, at, count }) =>
    count > 0 && leftOf(view, at) - leftOf(after, at) === count,
  spares: ({ view, seat, laid, left }) =>
    left === 0 && laid.source === "pile" && (view.hands[seat]?.length ?? 0) > 0,
  saves: ({ view, after, seat, laid }) =>
    laid.source === "pile" &&
    (view.hands[seat]?.length ?? 0) > 0 &&
    first(view).join() === first(after).join(),
  calm: ({ view, after }) => first(view).join() === first(after).join(),
};

/** Plays a random game and returns the reason of each move. */
function* reasons(seed: string, options: Record<string, string>): Generator<Case> {
  using match = new Match("muros", { seed, options });
  for (let count = 1; match.turn().kind !== "over"; count++) {
    const turn = match.turn();
    if (turn.kind !== "seat") {
      match.resolveChance();
      continue;
    }
    const { seat } = turn;
    const moves = match.legalMoves();
    for (const { notation } of moves.filter((_, at) => (at + count) % 7 === 0)) {
      const view = match.view(seat) as MurosView;
      const { events, view: after } = match.preview(notation, seat);
      const move = {
        seat,
        view,
        after: after as MurosView,
        events: events as GameEvent<"muros">[],
      };
      const text = reasonOf(bare, move);
      if (!text) continue;
      const told = JSON.parse(text) as Told;
      const laid = move.events.find((event) => event.kind === "laid") ?? assert.fail();
      const left = move.events.flatMap((event) => (event.kind === "left" ? event.squares : []));
      yield { ...told, ...move, at: COLOURS.indexOf(told.colour ?? "-"), laid, left: left.length };
    }
    match.play(moves[(count * 31) % moves.length]?.notation ?? assert.fail());
  }
}

const RULES: Record<string, string>[] = [
  {},
  { taking: "far-end" },
  { holes: "carried" },
  { ties: "ordered" },
];

test("each reason is true after the move", () => {
  const seen = new Set<string>();
  for (const options of RULES)
    for (const seed of ["a", "b", "c"])
      for (const told of reasons(seed, options)) {
        seen.add(told.why);
        assert.ok(TRUE[told.why]?.(told), `${JSON.stringify(options)} ${seed}: ${told.why}`);
      }
  for (const why of ["leads", "thins", "takes", "denies", "blocks", "calm"])
    assert.ok(seen.has(why), why);
});
