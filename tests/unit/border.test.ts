// The number of calls from a session to the wasm rules.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as rules from "../../www/engine/generated/sobremesa.js";
import init, { Match } from "../../www/engine/sobremesa";
import { read } from "../../www/session/beginning";
import "./loaded";
import { hint } from "../../www/session/hint";
import { aim, submit, tap } from "../../www/session/input";
import { begun, settled, two } from "./phones-table";
import { answer, gobblet, hurry, until } from "./table";

hurry();
await init();

/** The calls of the rules since the last look, by name. */
const calls: string[] = [];
for (const [kind, { prototype }] of Object.entries({ Match: rules.Match, Series: rules.Series })) {
  const methods = prototype as unknown as Record<string, (...given: unknown[]) => unknown>;
  for (const name of Object.getOwnPropertyNames(methods)) {
    const method = Object.getOwnPropertyDescriptor(methods, name)?.value;
    if (
      typeof method !== "function" ||
      ["constructor", "free", "__destroy_into_raw"].includes(name)
    )
      continue;
    methods[name] = function (...given) {
      calls.push(`${kind}.${name}`);
      return method.apply(this, given);
    };
  }
}
for (const name of ["open", "fromRecord"] as const) {
  const method = rules.Match[name] as (...given: unknown[]) => never;
  rules.Match[name] = (...given: unknown[]) => {
    calls.push(`Match.${name}`);
    return method(...given);
  };
}

/** The calls to the rules during an action. */
function asked(act: () => unknown): string[] {
  calls.length = 0;
  act();
  return [...calls];
}

test("a step is one call, and one to save it", () => {
  const session = gobblet();
  session.attempt(submit, "D@a1", true);
  assert.deepEqual(
    asked(() => session.attempt(submit, "D@d4", true)),
    ["Match.play", "Match.record"],
  );
  session.destroy();
});

test("a preview is one call", () => {
  const session = gobblet();
  session.attempt(tap, "stack:4");
  assert.deepEqual(
    asked(() => {
      session.do(aim, "a1");
      session.scene();
    }),
    ["Match.preview"],
  );
  session.destroy();
});

test("a guest's step is one call, one to save it, and two for the guest's views", async () => {
  const { phones, session } = await begun("gobblet", two);
  const theirs = phones[0]?.session ?? assert.fail();
  session.attempt(submit, "D@a1", true);
  await settled();
  calls.length = 0;
  theirs.attempt(submit, "D@d4", true);
  await settled();
  assert.equal(session.state.at, 2);
  assert.deepEqual(calls, ["Match.play", "Match.record", "Match.views", "Match.events"]);
});

test("a refresh where nothing has changed asks nothing", () => {
  const session = gobblet();
  assert.deepEqual(
    asked(() => session.refresh()),
    [],
  );
  session.destroy();
});

/** The record of a game of so many steps that ends with none of them. */
function longGame(length: number): string {
  const match = new Match("gobblet", { seed: "long" });
  for (let ply = 0; ply < length; ply++) {
    const moves = match.legalMoves();
    const from = (ply * 7919) % moves.length;
    const goesOn = [...moves.slice(from), ...moves].find(
      ({ notation }) => match.preview(notation).outcome === null,
    );
    match.play(goesOn?.notation ?? assert.fail("every move ends the game"));
  }
  const record = match.record();
  match.free();
  return record;
}

test("a record of any length is opened by one call", () => {
  for (const length of [0, 7, 300]) {
    const record = longGame(length);
    assert.deepEqual(
      asked(() => read(record).match.free()),
      ["Match.open"],
      `${length}`,
    );
  }
});

test("a hint is one preview", async () => {
  const session = gobblet();
  session.do(hint);
  calls.length = 0;
  answer("D@a1");
  await until(() => session.state.hintStage === "given");
  assert.deepEqual(calls, ["Match.preview"]);
  session.destroy();
});
