// The generated types as people read them: wasm-bindgen writes them in the order of their texts, each union on one line.
import { execFileSync } from "node:child_process";

const nameOf = (block) => /^export (?:interface|type|class|function) (\w+)/m.exec(block)?.[1];

/** What a declaration names beside itself, in its order; comments name nothing. */
function namesIn(block, known) {
  const code = block.replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, "");
  return [...code.matchAll(/\b[A-Z]\w*/g)].map(([name]) => name).filter((name) => known.has(name));
}

/** The names that these lead to, themselves first, each once. */
function reached(roots, blocks) {
  const found = new Set();
  const visit = (name) => {
    if (found.has(name) || !blocks.has(name)) return;
    found.add(name);
    for (const next of namesIn(blocks.get(name), blocks)) visit(next);
  };
  for (const root of roots) visit(root);
  return found;
}

/** A comment of one line on one line, and Rust's links as names. */
const plain = (text) =>
  text
    .replace(/\/\*\*\n *\* ([^\n]{1,120})\n *\*\//g, "/** $1 */")
    .replace(/\[`(?:\w+::)*(\w+)`\]/g, "`$1`");

const region = (title, parts) => `//#region ${title}\n\n${parts.join("\n\n")}\n\n//#endregion\n`;

/**
 * The declarations in regions: what every game has, then a game each, its view and events first and what they hold in the order
 * of its use, last what is called. A type is a game's if no other game's view, event or reason leads to it.
 */
export function arranged(text) {
  const all = text
    .split(/\n\n+(?=\/\*\*|export )|\*\/\n(?=\/\*\*\n)/)
    .filter((block) => nameOf(block));
  const blocks = new Map(
    all.map((block) => [nameOf(block), block.slice(block.search(/^(\/\*\*|export )/m)).trim()]),
  );
  const games = [...blocks.keys()]
    .flatMap((name) => /^(\w+)ViewData$/.exec(name)?.[1] ?? [])
    .sort();
  const held = games.map((game) =>
    reached([`${game}ViewData`, `${game}Event`, `${game}Reason`], blocks),
  );
  const own = (names) =>
    [...names].filter((name) => held.filter((game) => game.has(name)).length === 1);
  const called = [...blocks.keys()].filter((name) =>
    /^export (class|function) /m.test(blocks.get(name)),
  );
  const shared = [...reached([...called, ...blocks.keys()], blocks)].filter(
    (name) => !called.includes(name) && !held.some((game) => own(game).includes(name)),
  );
  const told = (names) => names.map((name) => blocks.get(name));
  const regions = [
    region("Every game", told(shared)),
    ...games.map((game, at) => region(game, told(own(held[at])))),
    region("What the package calls", told(called)),
  ];
  return plain(`/* tslint:disable */\n/* eslint-disable */\n\n${regions.join("\n")}`);
}

/** The same with long unions a line a member. */
export const formatted = (text) =>
  execFileSync("node_modules/.bin/biome", ["format", "--stdin-file-path=sobremesa.d.ts"], {
    input: arranged(text),
    encoding: "utf8",
  });
