// The reasons of hints are true of the position after the move, over random games of every kind.
import assert from "node:assert/strict";
import test from "node:test";
import init, { chooseMove, Match } from "../../www/engine/sobremesa";
import type { GameId, LegalMove } from "../../www/engine/types";
import { loadedGame } from "../../www/games/registry";
import { type Args, type Words, wordsOf } from "../../www/i18n/words";
import { hintReason } from "../../www/table/hint";
import { random } from "./laws/kinds";
import { cockBull } from "./truths/cock-bull";
import { dog } from "./truths/dog";
import { gobblet } from "./truths/gobblet";
import { muros } from "./truths/muros";
import "./loaded";

await init();

const en = wordsOf("en");

/** Says a reason as its arguments, with letters and numbers instead of names. */
const bare: Words = {
  ...en,
  say: (id, args: Args = {}) =>
    id.endsWith("-because")
      ? JSON.stringify(args)
      : `${args.seat ?? args.roll ?? args.name ?? args.card}`,
};

type Truth = (told: object) => boolean;

const DOG = ["classic", "royal", "black"];
const MUROS: Record<string, string>[] = [
  {},
  { taking: "far-end" },
  { holes: "carried" },
  { ties: "ordered" },
];
const KINDS: [GameId, object, Record<string, string>][] = [
  ["cock-bull", cockBull, {}],
  ["gobblet", gobblet, {}],
  ...MUROS.map((options): (typeof KINDS)[0] => ["muros", muros, options]),
  ...DOG.map((variant): (typeof KINDS)[0] => ["dog", dog, { variant }]),
];

/** The number of positions of each kind. */
const POSITIONS = 200;

for (const [game, truths, options] of KINDS) {
  const name = [game, ...Object.values(options)].join(", ");
  test(`${name}: hints have reasons, and each reason of a move is true`, () => {
    const { phrases } = loadedGame(game);
    const next = random(7);
    let [asked, told] = [0, 0];
    for (let seed = 0; asked < POSITIONS; seed++) {
      using match = new Match(game, { seed: `${seed}`, options });
      for (let turn = match.turn(); turn.kind !== "over"; turn = match.turn()) {
        if (turn.kind === "chance") {
          match.resolveChance();
          continue;
        }
        const { seat } = turn;
        const moves = match.legalMoves();
        const why = ({ notation }: LegalMove): string => {
          const view = match.view(seat);
          const { events, view: after = assert.fail() } = match.preview(notation, seat);
          const said = phrases.advice(bare, { seat, events, view, after });
          if (!said) return "";
          const args = JSON.parse(said) as { why: string };
          const isTrue = (truths as Record<string, Truth>)[args.why] ?? assert.fail(args.why);
          const text = `${name} ${match.position()} ${notation} ${said}`;
          assert.ok(isTrue({ ...args, seat, view, after, events }), text);
          return said;
        };
        for (const move of moves) if (next() < 0.1) why(move);
        const think = { level: 3, nodes: 400, seed: "hint" } as const;
        const { move } = chooseMove(game, match.observation(seat), think);
        const best = moves.find(({ notation }) => notation === move) ?? assert.fail();
        if (moves.length > 1 && asked < POSITIONS) {
          asked += 1;
          if (why(best)) told += 1;
          else if (process.env.SHOW) console.log(name, match.position(), move);
        }
        const any = moves[Math.floor(next() * moves.length)] ?? best;
        match.play((next() < 0.7 ? best : any).notation);
      }
    }
    if (process.env.SHOW) console.log(`${name}: ${told} of ${asked} hints have a reason`);
    assert.ok(told >= 0.9 * asked, `${told} of ${asked}`);
  });
}

test("in a lost position no move claims to stop anything", () => {
  const match = new Match("gobblet", { seed: "why" });
  for (const move of ["D@a1", "D@d4", "D@b1", "D@d3", "D@c1"]) match.play(move);
  const why = (value: number): string => {
    const { events, view: after = assert.fail() } = match.preview("D@d1", 1);
    const move = { seat: 1, events, view: match.view(1), after, value };
    return hintReason(en, loadedGame("gobblet"), move);
  };
  assert.equal(why(0.4), en.say("gobblet-because", { why: "blocks", name: "White" }));
  assert.equal(why(0), en.say("hint-losing"));
});
