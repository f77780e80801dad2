// A stack that ends within a call of the rules is a panic: whatever the depth, the next call goes to a new instance.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fresh, START } from "./kit.mjs";

const calls = {
  play: 'match.play("D@c1")',
  view: "match.view(0)",
  "a record": "Match.fromRecord(kept)",
  "a bot": "bot.run(1)",
};
for (const [name, call] of Object.entries(calls))
  test(`the stack ends at any depth of ${name}`, () => {
    const said = fresh(
      `
      await init();
      let match, bot, kept;
      const lay = () => {
        match = new Match("gobblet", { seed: "lost" });
        for (const move of ["D@a1", "D@b1"]) match.play(move);
        bot = new api.Bot("gobblet", ${JSON.stringify(START)}, { level: 3 });
        kept = match.record();
      };
      const codeOf = (call) => {
        try {
          call();
          return "fine";
        } catch (error) {
          return String(error.code ?? error.name);
        }
      };
      lay();
      const act = () => ${call};
      act();
      const dig = (depth) => (depth === 0 ? act() : dig(depth - 1) ?? null);
      // The deepest from which the call is reached.
      let [low, high] = [0, 1 << 16];
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if (codeOf(() => dig(middle)) === "RangeError") high = middle;
        else low = middle;
      }
      const faults = [];
      let panics = 0;
      for (let depth = low + 20, fine = 0; fine < 40 && faults.length < 4; depth -= 1) {
        lay();
        const code = codeOf(() => dig(depth));
        panics += code === "panic";
        fine += code === "fine";
        if (!["fine", "panic", "RangeError"].includes(code)) faults.push([depth, code]);
        const after = [() => match.record(), () => games(), () => bot.run(1), () => new Match("dog")].map(codeOf);
        if (code === "fine") after.push(codeOf(() => match.play("D@d1")));
        if (after.some((each) => each !== "fine")) faults.push([depth, code, ...after]);
      }
      say({ faults, panics });`,
      "--stack-size=400",
      "--no-opt",
    );
    assert.deepEqual(said.faults, []);
    assert.ok(said.panics > 0);
  });
