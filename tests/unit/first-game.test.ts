// The teaching first game: each of its first turns explains one idea, once, at places on the board.
import assert from "node:assert/strict";
import { test } from "node:test";
import init, { chooseMove, games, Match } from "../../www/engine/sobremesa";
import type { LoadedGame } from "../../www/games/registry";
import type { SessionState } from "../../www/session/state";
import { ideaOf } from "../../www/table/first-game";
import { pretendCanvas } from "./laws/canvas";
import { GAMES } from "./loaded";

await init();
pretendCanvas();

const TURNS = 4;

interface Turn {
  idea: string;
  at: string[];
}

/** Returns the ideas of the first turns, for a person who plays like a bot. */
function play(entry: LoadedGame, variant: string, seed: string): Turn[] {
  const { id, mover } = entry;
  const match = new Match(id, { seed, options: variant ? { variant } : {} });
  const seen: string[] = [];
  const shown: Turn[] = [];
  for (let own = 0; own < TURNS && !match.outcome(); ) {
    const turn = match.turn();
    const view = match.view(0);
    const seat = turn.kind === "seat" ? turn.seat : null;
    const rolls = seat === null && entry.dice && mover(view) === 0 ? 0 : null;
    const active = seat === 0 ? 0 : null;
    const moves = active === 0 ? match.legalMoves() : [];
    const targets = moves.flatMap(({ path }) => path.slice(0, 1));
    const state = { path: [], hint: [], view, moves, targets, active, rolls };
    if (active === 0 || rolls === 0) {
      const idea = ideaOf({ entry }, state as unknown as SessionState, seen);
      const at = idea?.places.slice(0, 1) ?? [];
      shown.push({ idea: idea?.id ?? "", at });
      if (idea) seen.push(idea.id);
    }
    if (seat === null) match.resolveChance();
    else {
      const how = { level: seat === 0 ? 4 : 2, nodes: 100, seed: `${match.ply}` } as const;
      match.play(chooseMove(id, match.observation(seat), how).move);
    }
    if (active === 0) own++;
  }
  match.free();
  return shown;
}

/** The idea of Gobblet that is taught in a position, and its first place. */
function taught(position: string, ...seen: string[]): string {
  const { ideas } = GAMES.find(({ id }) => id === "gobblet") ?? assert.fail();
  using match = new Match("gobblet", { position });
  const [moves, targets] = [match.legalMoves(), ["a4"]];
  const state = { path: [], hint: [], view: match.view(0), moves, targets, active: 0 };
  const idea = ideaOf({ entry: { ideas } as LoadedGame }, state as unknown as SessionState, seen);
  return `${idea?.id} ${idea?.places[0]}`;
}

test("gobblet: ideas point at a win, then at what saves", () => {
  assert.equal(taught("-,-,-,-/D,-,d,-/D,-,d,-/D,-,d,- 333/333 w"), "win a4");
  // Only the 3 can be covered.
  assert.equal(taught("-,-,-,-/-,d,-,-/D,-,c,-/-,-,-,d 443/432 w"), "either a4");
  assert.equal(taught("-,-,-,-/-,d,-,-/D,-,d,-/-,-,-,d 443/333 w"), "block a4");
});

test("gobblet: a block is taught again until a game has been finished", () => {
  const position = "-,-,-,-/-,d,-,-/D,-,d,-/-,-,-,d 443/333 w";
  assert.equal(taught(position, "block"), "block a4");
  assert.notEqual(taught(position, "block", "finished"), "block a4");
});

test("a turn in which nothing can be touched teaches nothing", () => {
  const entry = { ideas: [{ id: "any", at: () => ["a4"] }] as readonly unknown[] } as LoadedGame;
  const idea = (targets: string[]) =>
    ideaOf({ entry }, { path: [], hint: [], targets, active: 0 } as unknown as SessionState, []);
  assert.equal(idea(["a4"])?.id, "any");
  assert.equal(idea([]), undefined);
});

/** The seeds of some games, with different deals and dice. */
const SEEDS = Array.from({ length: 8 }, (_, seed) => `${seed}`);

for (const entry of GAMES) {
  const { id } = entry;
  const { variants } = games().find((each) => each.id === id) ?? assert.fail();
  for (const variant of variants.length > 0 ? variants : [""]) {
    const name = [id, variant].filter(Boolean).join(", ");

    test(`${name}: whatever comes up, first turns teach a new idea each`, () => {
      let taught = 0;
      for (const seed of SEEDS) {
        const shown = play(entry, variant, seed);
        const told = shown.filter(({ idea }) => idea);
        taught += told.length;
        assert.equal(new Set(told.map(({ idea }) => idea)).size, told.length);
        for (const { idea, at } of told) assert.notDeepEqual(at, [], idea);
      }
      assert.ok(taught >= SEEDS.length, `${taught} ideas`);
    });
  }
}
