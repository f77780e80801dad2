// `make game` writes all files of a game, under its name alone, and tests that fail as long as they are a copy.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { test } from "node:test";
import { newGame } from "../tools/new-game.mjs";
import { at } from "./paths.mjs";

/** A copy of what a new game is made from. */
function project() {
  const root = mkdtempSync(join(tmpdir(), "game-"));
  for (const part of [
    "Cargo.toml",
    "crates/gobblet",
    "crates/session",
    "www/games",
    "www/engine/types.ts",
    "docs/rules",
  ])
    cpSync(at(part), join(root, part), { recursive: true });
  return root;
}

test("a new game has a file for each of its model's, named and written for itself", () => {
  const root = project();
  try {
    const read = (file) => readFileSync(join(root, file), "utf8");
    const written = newGame("latrones", root);
    for (const folder of ["crates/gobblet/src", "www/games/gobblet", "www/games/gobblet/texts"])
      for (const name of readdirSync(at(folder)).filter(
        (each) =>
          each.includes(".") && !/^puzzles\.(txt|en\.ftl)$|(^|\.)(?!en\.)[\w-]+\.ftl$/.test(each),
      ))
        assert.ok(
          written.includes(`${folder}/${name}`.replaceAll("gobblet", "latrones")),
          `${folder}/${name}`,
        );
    // Puzzles are its model's own.
    assert.ok(!written.some((file) => basename(file).startsWith("puzzles")));
    assert.doesNotMatch(read("www/games/latrones/index.ts"), /puzzles/);
    const holes = ["crates/latrones/tests/holes.rs", "tests/unit/latrones-holes.test.ts"];
    for (const file of written)
      if (!holes.includes(file)) assert.doesNotMatch(read(file), /gobblet/i, file);
    for (const [file, count] of [
      ["Cargo.toml", 1],
      ["crates/session/Cargo.toml", 3],
    ])
      assert.equal(read(file).match(/^.*sobremesa-latrones.*$/gm)?.length, count, file);
    assert.match(
      read("crates/session/src/games.rs"),
      /Latrones, LatronesReason: sobremesa_latrones, default bot;\n\}/,
    );
    assert.match(read("www/games/list.ts"), /latrones.*\n$/);
    const types = read("www/engine/types.ts");
    assert.match(types, /^ {2}latrones: \{ view: rules\.LatronesViewData/m);
    for (const file of written.filter((each) => /^www.*\.ts$/.test(each)))
      for (const [, names] of read(file).matchAll(
        /^import type \{([^}]*)\} from ".*engine\/types"/gm,
      ))
        for (const name of names.match(/Latrones\w*/g) ?? [])
          assert.match(types, new RegExp(`\\b${name}\\b`), file);
    for (const licence of ["LICENSE-MIT", "LICENSE-APACHE"])
      assert.equal(readlinkSync(join(root, "crates/latrones", licence)), `../../${licence}`);
    // Each source of rules is a hole.
    for (const file of written.filter((each) => /latrones\/src\/(?!lib)/.test(each)))
      assert.ok(read(holes[0]).includes(file.replace("crates/latrones/", "")), file);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test("a name that would not do for a game makes nothing", () => {
  const root = project();
  try {
    for (const name of [undefined, "", "Chess", "nine-men", "../x", "muros"])
      assert.throws(() => newGame(name, root), /game/);
  } finally {
    rmSync(root, { recursive: true });
  }
});
