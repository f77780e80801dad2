// `make bench`, the page's part: every number beside its reference from the same run, medians of 9 (or
// of RUNS), nothing asserted.
// `node tests/bench/run.mjs [NAME...]` runs only the measurements whose names start so.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { chromiumPath } from "../browser/browsers.mjs";
import { at } from "../paths.mjs";
import { serve } from "../serve.mjs";
import { motion } from "./motion.mjs";
import { visits } from "./phone.mjs";

const runs = Number(process.env.RUNS ?? 9);
const out = at("build/bench");

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
const shown = (number) => (number >= 100 ? number.toFixed(0) : number.toPrecision(3));
const row = (name, ours, theirs, unit, goal) => {
  const reference = theirs === null ? "" : `${shown(theirs)} ${unit}`;
  const ratio = theirs === null ? "" : (ours / theirs).toFixed(2);
  console.log(
    `${name.padEnd(44)}${`${shown(ours)} ${unit}`.padStart(16)}${reference.padStart(16)}${ratio.padStart(8)}   ${goal}`,
  );
};

/** Writes an empty page. */
function build() {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  writeFileSync(
    `${out}/empty.html`,
    '<!doctype html><meta charset="utf-8"><title>empty</title><body><h1>empty</h1>',
  );
}

const measurements = {
  visits: (browser, site) => visits(browser, site, { runs, median, row }),
  motion: (browser, site) => motion(browser, site, { out, median, row }),

  async decisions(browser, site) {
    const page = await browser.newPage();
    await page.goto(`${site}build/bench/empty.html`);
    for (const [game, seats, variant] of [
      ["muros", 2],
      ["muros", 4],
      ["dog", 4, "classic"],
      ["dog", 4, "royal"],
      ["dog", 4, "black"],
    ]) {
      const setup = { seats, options: variant ? { variant } : {} };
      const times = await page.evaluate(decisions, [`${site}dist/pkg/sobremesa.js`, game, setup]);
      const name = `level 5, ${variant ?? game} ${seats}: median, most of 50`;
      row(name, median(times), Math.max(...times), "s", "at most 2 s");
    }
    await page.close();
  },
};

/** In a page: how long the strongest bot takes for each of 50 decisions of games with itself, in seconds. */
async function decisions([address, game, setup]) {
  const { createBot, init, Match } = await import(address);
  await init();
  const bot = createBot();
  const times = [];
  for (let seed = 0; times.length < 50; seed++) {
    const match = new Match(game, { ...setup, seed: String(seed) });
    for (let turn = match.turn(); turn.kind !== "over" && times.length < 50; turn = match.turn()) {
      const legal = match.legalMoves();
      if (turn.kind === "chance") match.resolveChance();
      else if (legal.length === 1) match.play(legal[0].notation);
      else {
        const begun = performance.now();
        const { move } = await bot.choose(match, { level: 5, seed: "bench" });
        times.push((performance.now() - begun) / 1000);
        match.play(move);
      }
    }
    match.free();
  }
  bot.free();
  return times;
}

build();
const { server, url } = await serve(at(""));
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});
console.log(
  `${"".padEnd(44)}${"ours".padStart(16)}${"reference".padStart(16)}${"ratio".padStart(8)}   goal`,
);
const wanted = process.argv.slice(2);
for (const [name, measure] of Object.entries(measurements)) {
  if (wanted.length > 0 && !wanted.some((word) => name.startsWith(word))) continue;
  try {
    await measure(browser, url);
  } catch (error) {
    console.log(`${name}: not measured: ${error.message.split("\n")[0]}`);
    process.exitCode = 1;
  }
}
await browser.close();
server.close();
server.closeAllConnections();
