// The places of moves' paths are those that the rules of each game name.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import { api, Random } from "./kit.mjs";

before(() => api.default());

/** A place without which one of its kind it is. */
const kind = (place) =>
  place
    .replace(/^(card|as|stack|hand|pile|take):.+/, "$1:")
    .replace(/\d+/, "0")
    .replace(/^[A-F](?=F?0)|^[NESW](?=0)/, "A")
    .replace(/^[a-dm](?=0)/, "a");

/** The places that a game's rules page names. */
function named(game) {
  const rules = readFileSync(new URL(`../../docs/rules/${game}.md`, import.meta.url), "utf8");
  const [, places = ""] = /^- Places, as they are touched for a move([\s\S]*?)^- /m.exec(
    `${rules}\n- `,
  );
  return new Set([...places.matchAll(/`([^`]+)`/g)].map(([, place]) => kind(place)));
}

/** All kinds of places that moves of some random games go over. */
function touched(game, options) {
  const all = new Set();
  for (const seed of ["tea", "wine"]) {
    const match = new api.Match(game, { seed, options });
    const random = new Random(seed.length);
    for (let step = 0; step < 250 && match.turn().kind !== "over"; step += 1) {
      if (match.turn().kind === "chance") {
        match.resolveChance();
        continue;
      }
      const moves = match.legalMoves();
      for (const { path } of moves) for (const place of path) all.add(kind(place));
      match.play(random.one(moves).notation);
    }
    match.free();
  }
  return all;
}

const cases = [
  ["cock-bull", {}, 4],
  ["dog", { variant: "classic" }, 6],
  ["dog", { variant: "royal" }, 7],
  ["dog", { variant: "black" }, 7],
  ["gobblet", { "touch-move": "on" }, 2],
  ["muros", {}, 4],
];
for (const [game, options, least] of cases)
  test(`${game} ${Object.values(options)}`, () => {
    const places = touched(game, options);
    assert.ok(places.size >= least, [...places].join(" "));
    const rules = named(game);
    assert.deepEqual(
      [...places].filter((place) => !rules.has(place)),
      [],
    );
  });
