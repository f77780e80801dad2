// `make bench`, the page's part: every number beside its reference from the same run, medians of 9 (or
// of RUNS), nothing asserted.
// `node tests/bench/run.mjs [NAME...]` runs only the measurements whose names start so.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { chromium } from "@playwright/test";
import * as vite from "vite";
import { chromiumPath } from "../browser/browsers.mjs";
import { lighthouseOf } from "../lighthouse-of.mjs";
import { at } from "../paths.mjs";
import { serve } from "../serve.mjs";
import { ends } from "./ends.mjs";
import { motion } from "./motion.mjs";
import { phone } from "./phone.mjs";

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

/** Every tests/bench/*.ts as a script beside its page. */
async function build() {
  rmSync(out, { recursive: true, force: true });
  await vite.build({ configFile: at("vite.config.ts"), mode: "bench", logLevel: "warn" });
  for (const name of readdirSync(at("tests/bench")).filter((name) => name.endsWith(".ts"))) {
    const script = name.replace(/\.ts$/, "");
    const own = at("tests/bench", `${script}.html`);
    const plain = `<!doctype html><meta charset="utf-8"><title>${script}</title><body><script type="module" src="${script}.js"></script>`;
    writeFileSync(`${out}/${script}.html`, existsSync(own) ? readFileSync(own) : plain);
  }
  writeFileSync(
    `${out}/empty.html`,
    '<!doctype html><meta charset="utf-8"><title>empty</title><body><h1>empty</h1>',
  );
}

const measurements = {
  "on a phone": (browser, site) => phone(browser, site, { runs, out, median, row }),
  motion: (browser, site) => motion(browser, site, { out, median, row }),
  ends: (browser) => ends(browser, { median, row }),

  async lighthouse() {
    const results = await lighthouseOf(["performance"], 5);
    const score = ({ categories }) => categories.performance.score * 100;
    row(
      "Lighthouse: performance, median of 5",
      median(results.map(score)),
      null,
      "",
      "at least 98",
    );
  },

  async frames(browser, site) {
    const page = await browser.newPage();
    await page.goto(`${site}build/bench/board.html`);
    const times = [];
    for (let i = 0; i < runs; i++)
      times.push(await page.evaluate(() => globalThis.bench.measure()));
    await page.close();
    row(
      "a frame, cached against drawn afresh",
      median(times.map((t) => t.cachedMs)),
      median(times.map((t) => t.freshMs)),
      "ms",
      "at most 0.25",
    );
  },

  async worker(browser, site) {
    const page = await browser.newPage();
    await page.goto(`${site}build/bench/rules.html`);
    const times = await page.evaluate((count) => globalThis.bench.workers(count), runs);
    await page.close();
    row(
      "bot worker ready against an empty one",
      median(times.ours),
      median(times.empty),
      "ms",
      "at most 3",
    );
  },

  async solve(browser, site) {
    const page = await browser.newPage();
    await page.goto(`${site}build/bench/rules.html`);
    const times = { ours: [], native: [] };
    for (let i = 0; i < runs; i++) {
      times.native.push(nativeSolve());
      times.ours.push(await page.evaluate(() => globalThis.bench.solve()));
    }
    await page.close();
    row(
      "Cock & Bull solved, bot worker against native",
      median(times.ours),
      median(times.native),
      "s",
      "at most 1.5",
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
    const leaves = [];
    for (let i = 0; i < runs; i++)
      leaves.push(await page.evaluate(() => globalThis.bench.perft(4)));
    await page.close();
    console.log(`perft in wasm: ${shown(median(leaves))} leaves a second`);
  },
};

/** How long the native program takes to solve Cock & Bull, in seconds. */
function nativeSolve() {
  const program = at("target/release/sobremesa");
  return JSON.parse(execFileSync(program, ["solve", "cock-bull", "--json"])).seconds;
}

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
