// A game that `make game` has made is small, and obeys every law of the page as it is. Its crate is tested where it lies.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { test } from "node:test";
import { newGame } from "../tools/new-game.mjs";
import { at, root } from "./paths.mjs";

/** The most lines of a small game, from its manifest to its lesson. */
const MOST = 620;

test("a new game runs and obeys every law", () => {
  const copy = mkdtempSync(join(tmpdir(), "sobremesa-game-"));
  // Tests that are run there report for themselves.
  const env = { ...process.env, NODE_TEST_CONTEXT: "" };
  const run = (...command) =>
    execFileSync(command[0], command.slice(1), { cwd: copy, encoding: "utf8", env });
  try {
    const made = /(^|\/)node_modules$|^(build|dist|target|\.git|www\/engine\/generated)$/;
    const filter = (path) => !made.test(relative(root, path));
    cpSync(root, copy, { recursive: true, preserveTimestamps: true, filter });
    symlinkSync(realpathSync(at("node_modules")), join(copy, "node_modules"));
    // The copy has its own target folder, which the next run reuses.
    mkdirSync(at("target/tool"), { recursive: true });
    mkdirSync(at("build/new-game"), { recursive: true });
    symlinkSync(at("build/new-game"), join(copy, "target"));
    rmSync(at("build/new-game/tool"), { force: true });
    symlinkSync(at("target/tool"), at("build/new-game/tool"));
    const [list] = run("make", "--silent", "game", "NAME=latrones").split("\n\n");
    const texts = list.split("\n").map((file) => readFileSync(join(copy, file), "utf8"));
    const lines = texts.join("").split("\n").length - 1;
    assert.ok(lines <= MOST, `${lines} lines in ${texts.length} files`);
    for (const text of texts) assert.doesNotMatch(text, /tic-?tac/i);
    run("make", "--silent", "build/.types");
    for (const config of ["tsconfig.json", "tsconfig.tests.json"]) run("npx", "tsc", "-p", config);
    const told = run("node", "--test-name-pattern=latrones", "tests/unit.mjs");
    assert.match(told, /^[#ℹ] pass [1-9]/m);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

test("a name that would not do for a game makes nothing", () => {
  for (const name of [undefined, "", "Chess", "nine-men", "../x", "muros", "core", "tictactoe"])
    assert.throws(() => newGame(name, root), /game/);
});
