const assert = require("node:assert/strict");

/** Tests what a program does with the rules and bots, and that the element works or says why not where there is a document. */
exports.check = async (sobremesa, { defined }) => {
  await sobremesa.init();
  const match = new sobremesa.Match("gobblet", { seed: "x", options: { memory: "on" } });
  match.play(sobremesa.chooseMove("gobblet", match.observation(0), { nodes: 100 }).move);
  assert.equal(sobremesa.Match.fromRecord(match.record()).position(), match.position());
  assert.throws(() => match.play("é"), { name: "SobremesaError", code: "bad-notation" });
  const bot = sobremesa.createBot();
  assert.match((await bot.choose(match, { nodes: 100 })).move, /^[A-D]@/);
  bot.free();
  if (typeof document === "undefined") return defined;
  const game = document.createElement("sobremesa-game");
  document.body.append(game);
  await assert.rejects(defined, /^Error: <sobremesa-game> needs a browser, [^.]+\.$/);
};
