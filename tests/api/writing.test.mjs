// Positions and records as they are written, and read again.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { api, START, WON } from "./kit.mjs";

const { Match, version } = api;
before(() => api.default());

describe("positions and options", () => {
  test("position() contains options only if the given position did", () => {
    const options = { "touch-move": "on" };
    const bySetup = new Match("gobblet", { options });
    assert.equal(bySetup.position(), START);
    assert.equal(bySetup.observation(0), `${START} options=touch-move=on`);
    const byPosition = new Match("gobblet", { position: `${START} options=touch-move=on` });
    assert.equal(byPosition.position(), `${START} options=touch-move=on`);
    byPosition.play("D@a1");
    assert.match(byPosition.position(), / b options=touch-move=on$/);
    assert.deepEqual(byPosition.options(), bySetup.options());
    const both = new Match("gobblet", { options, position: `${START} options=touch-move=true` });
    assert.equal(both.position(), `${START} options=touch-move=on`);
  });

  test("the contract's two observations: what a seat remembers, and the options", () => {
    const match = new Match("gobblet", { options: { memory: "on" } });
    match.play("D@a1");
    match.play("D@d4");
    assert.equal(match.observation(0), `${match.position()} options=memory=on`);
    match.play("a1-a2");
    match.play("d4-d3");
    assert.equal(match.observation(0), `${match.position()} since=a1-a2,d4-d3 options=memory=on`);
    assert.equal(match.observation(1), match.observation(0));
    match.play("D@b4");
    assert.equal(match.observation(0), `${match.position()} options=memory=on`);
  });
});

describe("records", () => {
  test("match the documented format", () => {
    const match = new Match("gobblet", { seed: 'a "b" \\ c', options: { memory: true } });
    match.play("D@a1");
    match.play("D@b1");
    assert.equal(
      match.record(),
      [
        '[Game "gobblet"]',
        `[Version "${version}"]`,
        '[Seats "2"]',
        '[Options "memory=on"]',
        '[Seed "a \\"b\\" \\\\ c"]',
        '[Result "*"]',
        "",
        "1. D@a1",
        "2. D@b1",
        "",
      ].join("\n"),
    );
    const from = new Match("gobblet", { position: WON, seed: "s" });
    assert.match(from.record(), new RegExp(`^\\[Position "${WON}"\\]$`, "m"));
    assert.match(from.record(), /^\[Result "0"\]$/m);
  });

  test("a seed comes back as it was, whatever is in it", () => {
    const seeds = [
      "",
      "  two  ",
      '"',
      "\\",
      '"]',
      "𝄞",
      "a\u2028b",
      "a\nb",
      "a\rb",
      "\0",
      "a\tb",
      "\u0085",
    ];
    for (const seed of seeds) {
      const match = new Match("gobblet", { seed });
      assert.equal(Match.fromRecord(match.record()).seed, match.seed, JSON.stringify(seed));
      // Control characters make no lines.
      assert.equal(match.seed, seed.replace(/\p{Cc}/gu, " "));
    }
  });
});
