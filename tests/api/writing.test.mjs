// Positions and records as they are written, and read again.
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { api, OFFERED, playAtRandom, Random, START, vectors, WON } from "./kit.mjs";

const { Match, version } = api;
before(() => api.default());

describe("positions and options", () => {
  test("options stand in position() only if they stood in the position that came in", () => {
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

  test("keys are sorted and defaults left out", () => {
    const position = `${START} options=touch-move=on,memory=on,first=white`;
    const match = new Match("gobblet", { position });
    assert.equal(match.position(), `${START} options=memory=on,touch-move=on`);
    assert.equal(match.observation(1), `${START} options=memory=on,touch-move=on`);
  });

  test("every way of writing pending things comes back", () => {
    for (const position of [
      OFFERED,
      WON,
      "-,-,-,-/-,-,-,-/-,-,-,-/D,d,-,- 443/443 w lift=a1 options=touch-move=on",
      "aBcD,-,-,-/-,AbCd,-,aBcD/-,-,-,AbCd/AbCd,-,aBcD,- 000/000 w",
    ]) {
      assert.equal(new Match("gobblet", { position }).position(), position);
    }
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
  test("look as the contract says", () => {
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

  test("are the match again, at every step", () => {
    const random = new Random(11);
    for (let game = 0; game < 20; game += 1) {
      const options = { "touch-move": game % 3 === 0, memory: game % 2 === 0 };
      const position =
        game % 4 === 1 ? random.one(vectors("gobblet-positions")).position : undefined;
      const match = new Match("gobblet", { seed: `seed ${game}`, options, position });
      playAtRandom(match, random, 60, () => {
        const again = Match.fromRecord(match.record());
        assert.ok(again instanceof Match);
        assert.equal(again.record(), match.record());
        assert.equal(again.position(), match.position());
        assert.equal(again.seed, match.seed);
        assert.deepEqual(again.options(), match.options());
        assert.deepEqual(again.turn(), match.turn());
        assert.deepEqual(again.outcome(), match.outcome());
        assert.deepEqual(again.observation(0), match.observation(0));
        again.free();
      });
    }
  });

  test("keep names and dates, whatever letters are in them", () => {
    const head =
      '[Game "gobblet"]\n[Names "Ana, 小明 👍"]\n[Date "2026-11-20"]\n[Round "3"]\n\n1. D@a1\n';
    const record = Match.fromRecord(head).record();
    for (const line of head.split("\n").slice(1, 4)) assert.ok(record.includes(`${line}\n`), line);
    assert.equal(Match.fromRecord(record).record(), record);
  });

  test("what is left out takes the default; line ends of all sorts are read", () => {
    for (const text of [
      '[Game "gobblet"]',
      '[Game "gobblet"]\n',
      '[Game "gobblet"]\r\n\r\n',
      '[Game "gobblet"]\n\n\n',
    ]) {
      const match = Match.fromRecord(text);
      assert.equal(match.ply, 0);
      assert.equal(match.position(), START);
      assert.equal(match.seed, "");
    }
    assert.equal(Match.fromRecord('[Game "gobblet"]\r\n\r\n1. D@a1\r\n2. D@b1').ply, 2);
  });

  test("a position with options comes back as it was", () => {
    const position = `${START} options=touch-move=on`;
    const match = new Match("gobblet", { position, seed: "" });
    match.play("D@a1");
    const again = Match.fromRecord(match.record());
    assert.deepEqual(again.options(), match.options());
    assert.equal(again.record(), match.record());
    assert.equal(again.observation(1), match.observation(1));
  });

  test("a position with options is written with them after the record was read", () => {
    const position = `${START} options=touch-move=on`;
    const match = new Match("gobblet", { position, seed: "" });
    assert.equal(Match.fromRecord(match.record()).position(), match.position());
  });

  test("a seed comes back as it was, whatever is in it", () => {
    for (const seed of [
      "",
      " ",
      "  two  ",
      '"',
      "\\",
      '\\"',
      "]",
      '"]',
      "é",
      "𝄞",
      "[x]",
      "a\u2028b",
    ]) {
      const match = new Match("gobblet", { seed });
      assert.equal(Match.fromRecord(match.record()).seed, match.seed, JSON.stringify(seed));
      assert.equal(match.seed, seed);
    }
  });

  test("a seed with control characters comes back as it was", () => {
    for (const seed of ["a\nb", "a\rb", "\0", "a\tb", "\u0085"]) {
      let match;
      try {
        match = new Match("gobblet", { seed });
      } catch (error) {
        // To refuse it would do as well.
        assert.equal(error.code, "bad-argument");
        continue;
      }
      assert.equal(Match.fromRecord(match.record()).seed, match.seed, JSON.stringify(seed));
    }
  });
});
