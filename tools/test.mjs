// `make test` runs every suite, two at once, adds up their counts and ends with a line of totals. `node tools/test.mjs
// NAME...` runs only the suites whose names start with one of these NAMEs. Logs are in build/reports.
import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync, readdirSync, rmSync } from "node:fs";
import { finished } from "node:stream/promises";
import { at, root } from "../tests/paths.mjs";

const inFolder = (folder, ending) =>
  readdirSync(at(folder)).flatMap((name) => (name.endsWith(ending) ? [`${folder}/${name}`] : []));
const make = (...targets) => ["make", "--no-print-directory", ...targets];
const npx = (name, ...args) => [at("node_modules/.bin", name), ...args];
// Runs two files at once, like the browser tests. Node's default is one less than the number of processors.
const node = (...files) => [
  ...[process.execPath, "--test", "--test-reporter=spec", "--test-concurrency=2"],
  ...files,
];
const cargo = (words) => ["cargo", ...words.split(" ")];
// Without the build's own tool: a page of code on fifty crates, and no tests.
const crates = "--locked --workspace --exclude sobremesa-bindgen";
const artefacts = ["dist", "pack", "reproduce", "new-game", "release"];

// Name, command and mode of each suite, and the suites that it needs besides the first. `tests`: at least one test must
// be counted. `silent`: nothing is counted. `quiet`: its output is shown at its end. `alone`: it starts when all before
// it have ended.
const suites = [
  ["install", make("setup-checks"), "silent"],
  ["browsers", make("setup-browsers"), "silent"],
  ["rustfmt", ["cargo", "fmt", "--all", "--check"]],
  ["biome", npx("biome", "check", "--max-diagnostics=200")],
  ["clippy", cargo(`clippy ${crates} --all-targets --quiet -- -D warnings`), "quiet"],
  ["wasm", make("build/.wasm"), "silent"],
  [
    "rust",
    cargo(`test ${crates} --exclude sobremesa-wasm --no-fail-fast`),
    "tests quiet",
    "clippy",
  ],
  ["build", make("build/.dist", "build/.test"), "silent", "wasm"],
  ["tsc", npx("tsc", "-p", "tsconfig.json"), "", "build"],
  ["tsc of the service worker", npx("tsc", "-p", "tsconfig.sw.json"), "", "build"],
  ["tsc of the tests", npx("tsc", "-p", "tsconfig.tests.json"), "", "build"],
  ["browser tests", npx("playwright", "test"), "tests", "build browsers"],
  ["unit tests", node("tests/unit.mjs"), "tests quiet", "build"],
  ["artefacts", node(...artefacts.map((name) => `tests/${name}.mjs`)), "tests quiet", "build"],
  ["firefox", node("tests/browser/other-browsers.mjs"), "tests quiet", "build browsers"],
  ["lighthouse", node("tests/lighthouse.mjs"), "tests quiet", "build browsers"],
  ["size", [process.execPath, "tests/size.mjs"], "quiet", "build"],
  ["api tests", node(...inFolder("tests/api", ".test.mjs")), "tests alone"],
];

// The counts in the output of cargo, node and Playwright.
const COUNTS = {
  passed: /^test result: .*? (\d+) passed|^[#ℹ] pass (\d+)$|^ {2}(\d+) (?:passed|flaky)\b/gm,
  failed:
    /^test result: .*? (\d+) failed|^[#ℹ] (?:fail|cancelled) (\d+)$|^ {2}(\d+) (?:failed|interrupted|did not run|errors? )/gm,
  skipped: /^test result: .*? (\d+) ignored|^[#ℹ] (?:skipped|todo) (\d+)$|^ {2}(\d+) skipped/gm,
};
/** Lines that name a failed test. For Playwright also the number of flaky tests, which failed once and then passed. */
const NAMES =
  /^test \S.* FAILED$|^\s*✖ (?!failing tests).+|^ {4}\S+\.spec\.ts:\d+.*|^ {2}\d+ flaky$/gm;

/** Runs a suite. */
async function run([name, [program, ...args], how = ""]) {
  const live = !how.includes("quiet");
  console.log(`\n=== ${name}${live ? "" : " begins"}`);
  const start = Date.now();
  const env = { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1", PUPPETEER_SKIP_DOWNLOAD: "1" };
  const child = spawn(program, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env, CARGO_TERM_COLOR: "never" },
  });
  let text = "";
  const log = createWriteStream(`${reports}/${name.replace(/\W+/g, "-")}.log`);
  const hear = (part) => {
    text += part;
    log.write(part);
    if (live) process.stdout.write(part);
  };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", hear);
  const good = await new Promise((done) => {
    child.on("error", (error) => hear(`${program} did not start: ${error.message}\n`));
    child.on("close", (code) => done(code === 0));
  });
  await finished(log.end());
  if (!live) console.log(`\n=== ${name}\n${text}`);
  const count = { passed: 0, failed: 0, skipped: 0 };
  if (how.includes("tests"))
    for (const [key, pattern] of Object.entries(COUNTS))
      for (const [, ...numbers] of text.matchAll(pattern)) count[key] += Number(numbers.join(""));
  else if (!how.includes("silent")) count.passed = Number(good);
  // A suite that crashes or runs no test counts as failed.
  const none = how.includes("tests") && count.passed + count.failed === 0;
  if ((!good || none) && count.failed === 0) count.failed = 1;
  const names = how.includes("tests") ? new Set(text.match(NAMES)) : [];
  return { name, count, seconds: (Date.now() - start) / 1000, names: [...names] };
}

const told = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;
const reports = at("build/reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const wanted = process.argv.slice(2);
const chosen = suites.filter(
  ([name]) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);
const open = new Set(chosen.map(([name]) => name));
const waiting = [...chosen];
const running = new Set();
const table = [];

/** Whether a suite that waits may start: nothing does before the first has ended. */
function ready([, , how = "", needs = ""], at) {
  if (how.includes("alone")) return at === 0 && running.size === 0;
  return !["install", ...needs.split(" ")].some((each) => open.has(each));
}

/** Runs what is waiting, one after the other: always the first that may start. */
async function lane() {
  while (waiting.length > 0) {
    const next = waiting[0][0] === "install" ? 0 : waiting.findIndex(ready);
    const [suite] = next < 0 ? [] : waiting.splice(next, 1);
    if (!suite) await Promise.race(running);
    else {
      const result = run(suite);
      running.add(result);
      table[chosen.indexOf(suite)] = await result;
      running.delete(result);
      open.delete(suite[0]);
    }
  }
}
await Promise.all([lane(), lane()]);
const total = { passed: 0, failed: 0, skipped: 0 };
console.log("");
for (const { name, count, seconds, names } of table) {
  for (const key of Object.keys(total)) total[key] += count[key];
  const mark = count.failed ? "FAIL" : "    ";
  console.log(`${mark} ${name.padEnd(28)}${told(count).padEnd(36)}${seconds.toFixed(1)} s`);
  for (const line of names) console.log(`       ${line.trim()}`);
}
console.log(`\n${told(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
