import { chooseMove, createBot, init, Match } from "sobremesa";
import { defined } from "sobremesa/element";
import { expect, test } from "vitest";

test("rules and bots work, and the element works or says why not", async () => {
  await init();
  const match = new Match("gobblet", { seed: "x", options: { memory: "on" } });
  match.play(chooseMove("gobblet", match.observation(0), { nodes: 100 }).move);
  expect(Match.fromRecord(match.record()).position()).toBe(match.position());
  expect(() => match.play("é")).toThrow(expect.objectContaining({ code: "bad-notation" }));
  const bot = createBot();
  expect((await bot.choose(match, { nodes: 100 })).move).toMatch(/^[A-D]@/);
  bot.free();
  if (typeof document === "undefined") return defined;
  document.body.append(document.createElement("sobremesa-game"));
  await expect(defined).rejects.toThrow(/^<sobremesa-game> needs a browser, [^.]+\.$/);
});
