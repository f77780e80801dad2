// Shared parts of the API tests: the built package, seeded randomness, and a check of every error.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The package under test, as a URL with a slash at its end. */
export const pkg = process.env.SOBREMESA_PKG
  ? pathToFileURL(`${process.env.SOBREMESA_PKG}/`)
  : new URL("../../dist/pkg/", import.meta.url);

/** The module; not started yet. */
export const api = await import(new URL("sobremesa.js", pkg).href);

const copies = mkdtempSync(join(tmpdir(), "sobremesa-api-"));
process.on("exit", () => rmSync(copies, { recursive: true, force: true }));

/** The module once more, not started: from a copy of the package, as its files are loaded once. */
export function copied() {
  const copy = mkdtempSync(join(copies, "copy-"));
  cpSync(fileURLToPath(pkg), copy, { recursive: true });
  return import(pathToFileURL(join(copy, "sobremesa.js")).href);
}

export const wasmBytes = () => readFileSync(new URL("sobremesa.wasm", pkg));

export const START = "-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444 w";
/** White shows four in rank 1: the game is over. */
export const WON = "-,-,-,-/-,-,-,-/d,d,d,-/D,D,D,C 332/333 b";

/** Every code of the contract, and no more; a panic is never all right. */
export const CODES = [
  "bad-argument",
  "bad-setup",
  "bad-position",
  "bad-notation",
  "illegal-move",
  "bad-record",
  "game-over",
  "seat-needed",
  "not-chance",
  "freed",
];

/** Seeded randomness (mulberry32). */
export class Random {
  #state;

  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** 0 to below n. */
  below(n) {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n);
  }

  one(list) {
    return list[this.below(list.length)];
  }

  /** True once in n times. */
  hit(n) {
    return this.below(n) === 0;
  }
}

/** The error of a call; fails if there is none. */
export function thrown(call) {
  let result;
  try {
    result = call();
  } catch (error) {
    return error;
  }
  assert.fail(`nothing was thrown, but returned ${typeof result} ${String(result).slice(0, 100)}`);
}

/** Any error of the API: an Error with a known code and something to read. */
export function assertCoded(error) {
  assert.ok(error instanceof Error, `not an Error: ${String(error).slice(0, 100)}`);
  assert.ok(CODES.includes(error.code), `code ${error.code}: ${error.stack}`);
  assert.ok(error.message.length > 0 && error.message.length < 600, error.message);
  if (error.code !== "bad-record") return;
  for (const key of ["line", "column"]) {
    assert.ok(Number.isInteger(error[key]) && error[key] >= 1, `${key} is ${error[key]}`);
  }
  assert.equal(typeof error.prefix, "string");
}

/** The call throws this code; `about` is compared with the error's own properties, `message` as a pattern. */
export function refuses(call, code, { message, ...about } = {}) {
  const error = thrown(call);
  assertCoded(error);
  assert.equal(error.code, code, error.message);
  if (message) assert.match(error.message, message);
  for (const [key, value] of Object.entries(about)) {
    assert.deepEqual(error[key], value, `${key} of ${error.message}`);
  }
  return error;
}

/** Everything by which a match could show that it has changed. */
export function snapshot(match) {
  return JSON.stringify([
    match.record(),
    match.position(),
    match.ply,
    match.future(),
    match.turn(),
    match.legalMoves().length,
  ]);
}

/** The notation of a match's steps. */
export const notations = (match) => match.steps().map(({ full }) => full);

/** Plays random moves, and once in so many offers a draw. */
export function playAtRandom(match, random, plies, offers = 40) {
  for (let i = 0; i < plies && match.turn().kind === "seat"; i += 1) {
    const moves = match.legalMoves().map((move) => move.notation);
    if (offers > 0 && random.hit(offers)) {
      try {
        match.play("draw:offer");
        continue;
      } catch (error) {
        assert.equal(error.code, "illegal-move");
      }
    }
    // Most offers are declined, or all games would be short.
    const wise = moves.includes("draw:decline") && !random.hit(4) ? "draw:decline" : null;
    match.play(wise ?? random.one(moves));
  }
}

/** Runs a module in a fresh process, away from the project; what it passes to `say` comes back. */
export function fresh(source, ...flags) {
  const head = `
    const pkg = new URL(${JSON.stringify(pkg.href)});
    const kit = ${JSON.stringify(import.meta.url)};
    const api = await import(new URL("sobremesa.js", pkg).href);
    const { default: init, initSync, Match, games } = api;
    const { readFileSync } = await import("node:fs");
    const bytes = () => readFileSync(new URL("sobremesa.wasm", pkg));
    const caught = async (call) => {
      try {
        await call();
        return "nothing thrown";
      } catch (error) {
        return error instanceof Error ? String(error.code) + ": " + error.message : "not an Error";
      }
    };
    const works = () => new Match("gobblet").play("D@a1").length === 1 && games().length >= 1;
    const say = (value) => process.stdout.write(JSON.stringify(value) ?? "null");`;
  const text = execFileSync(
    process.execPath,
    [...flags, "--input-type=module", "--eval", head + source],
    { encoding: "utf8", cwd: fileURLToPath(new URL("/", pkg)), stdio: ["ignore", "pipe", "pipe"] },
  );
  return JSON.parse(text);
}
