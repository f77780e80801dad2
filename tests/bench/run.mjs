// `make bench`, the page's part: every number beside its reference from the same run, medians of 9 (or
// of RUNS), nothing asserted.
// `node tests/bench/run.mjs [NAME...]` runs only the measurements whose names start so.
import { spawn } from "node:child_process";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { chromium } from "@playwright/test";
import * as vite from "vite";
import { chromiumPath } from "../browser/browsers.mjs";
import { at } from "../paths.mjs";
import { serve } from "../serve.mjs";
import { motion } from "./motion.mjs";
import { visitAll } from "./visit.mjs";

const runs = Number(process.env.RUNS ?? 9);
const out = at("build/bench");
const position = "-,-,-,-/-,D,d,-/-,c,C,-/-,-,-,- 442/442 w";

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
const shown = (number) => (number >= 100 ? number.toFixed(0) : number.toPrecision(3));
const row = (name, ours, theirs, unit, goal) => {
  const reference = theirs === null ? "" : `${shown(theirs)} ${unit}`;
  const ratio = theirs === null ? "" : (ours / theirs).toFixed(2);
  console.log(
    `${name.padEnd(44)}${`${shown(ours)} ${unit}`.padStart(16)}${reference.padStart(16)}${ratio.padStart(8)}   ${goal}`,
  );
};

/** Every tests/bench/*.ts as a script with a page of its own, and a page with nothing in it. */
async function build() {
  rmSync(out, { recursive: true, force: true });
  await vite.build({ configFile: at("vite.config.ts"), mode: "bench", logLevel: "warn" });
  const page = (name, body) =>
    writeFileSync(
      `${out}/${name}.html`,
      `<!doctype html><meta charset="utf-8"><title>${name}</title><body>${body}`,
    );
  page("empty", "<h1>empty</h1>");
  for (const file of readdirSync(at("tests/bench")).filter((each) => each.endsWith(".ts"))) {
    const name = file.replace(/\.ts$/, "");
    page(name, `<script type="module" src="${name}.js"></script>`);
  }
}

const measurements = {
  visits: (browser, site) => visitAll(browser, site, { runs, out, median, row }),
  motion: (browser, site) => motion(browser, site, { out, median, row }),

  async frames(browser, site) {
    const page = await browser.newPage();
    await page.goto(`${site}build/bench/board.html`);
    const times = [];
    for (let i = 0; i < runs; i++)
      times.push(await page.evaluate((start) => globalThis.bench.frames(start), position));
    await page.close();
    const of = (what) => median(times.map((time) => time[what]));
    row(
      "a frame, cached against drawn afresh",
      of("cachedMs"),
      of("freshMs"),
      "ms",
      "at most 0.25",
    );
  },

  async decisions(browser, site) {
    const page = await browser.newPage();
    await page.goto(`${site}build/bench/rules.html`);
    for (const [game, setup] of [
      ["muros", { seats: 2 }],
      ["muros", { seats: 4 }],
      ["dog", { seats: 4 }],
      ["dog", { seats: 4, options: { variant: "royal" } }],
      ["dog", { seats: 4, options: { variant: "black" } }],
    ]) {
      const times = await page.evaluate(
        ([g, s]) => globalThis.bench.decisions(g, s, 50),
        [game, setup],
      );
      row(
        `level 5, ${setup.options?.variant ?? game} ${setup.seats}: median, most of 50`,
        median(times),
        Math.max(...times),
        "s",
        "at most 2 s",
      );
    }
    await page.close();
  },

  async speed(browser, site) {
    const page = await browser.newPage();
    await page.goto(`${site}build/bench/rules.html`);
    for (const [game, setup, nodes, goal] of [
      ["gobblet", { position }, 300_000, "at least 0.75"],
      ["dog", {}, 1000, "at least 0.55"],
      ["muros", {}, 10_000, "at least 0.45"],
    ]) {
      const start =
        setup.position ??
        (await page.evaluate(([g, s]) => globalThis.bench.position(g, s), [game, setup]));
      const asked = [game, { ...setup, position: start }, nodes];
      const engine = native(game, start);
      const rates = { ours: [], native: [] };
      for (let i = 0; i < runs; i++) {
        rates.native.push(await engine.rate(nodes));
        rates.ours.push(await page.evaluate((all) => globalThis.bench.rate(...all), asked));
      }
      engine.quit();
      row(
        `${game}: nodes, wasm against native`,
        median(rates.ours),
        median(rates.native),
        "/s",
        goal,
      );
    }
    await page.close();
  },
};

/** The same bot as a native program, spoken to over its line protocol. */
function native(game, position) {
  const program = spawn(at("target/release/sobremesa"), ["engine", game], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  return {
    async rate(nodes) {
      program.stdin.write(`position ${position}\ngo nodes ${nodes}\n`);
      const begun = performance.now();
      const { value: answer } = await lines.next();
      const seconds = (performance.now() - begun) / 1000;
      const looked = Number(/ nodes (\d+)/.exec(answer)?.[1]);
      if (!looked) throw new Error(`the engine answered ${answer}`);
      return looked / seconds;
    },
    quit: () => program.stdin.end("quit\n"),
  };
}

await build();
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
