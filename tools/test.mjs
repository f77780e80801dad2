// `make test`: installs what is missing, runs every suite even after one failed, adds their counts up, and closes
// with one line. `node tools/test.mjs NAME...` runs only the suites whose names start so.
import { spawn } from "node:child_process";
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { at, root } from "../tests/paths.mjs";

const reports = at("build/reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const some = (folder, ending) =>
  existsSync(at(folder)) &&
  readdirSync(at(folder), { recursive: true }).some((name) => name.endsWith(ending));

/** One pass or fail for the whole command. */
const once = (_text, good) => ({ passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0 });

const sum = (text, pattern) =>
  [...text.matchAll(pattern)].reduce((total, match) => total + Number(match[1]), 0);

/** What cargo test prints, added up over all its programs. */
const cargo = (text) => ({
  passed: sum(text, /^test result: .*? (\d+) passed;/gm),
  failed: sum(text, /^test result: .*? (\d+) failed;/gm),
  skipped: sum(text, /^test result: .*? (\d+) ignored;/gm),
});

/** What node's own runner prints. */
const node = (text) => ({
  passed: sum(text, /^(?:#|ℹ) pass (\d+)$/gm),
  failed: sum(text, /^(?:#|ℹ) (?:fail|cancelled) (\d+)$/gm),
  skipped: sum(text, /^(?:#|ℹ) (?:skipped|todo) (\d+)$/gm),
});

/** What Playwright wrote down. A test that failed once and passed when it ran again is named at the end. */
const playwright = () => {
  const { stats, errors } = JSON.parse(readFileSync(`${reports}/browser.json`, "utf8"));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (errors?.length ?? 0),
    skipped: stats.skipped,
  };
};

/** Lines of a suite's output that name what failed, in the words of its runner, and what failed once only. */
function blamed(text) {
  const [whole, again = ""] = text.split(/^ +\d+ flaky$/m);
  const listed = (part) => [...part.matchAll(/^ {4}(\S+\.spec\.ts:\d+.*?)[ ─]*$/gm)];
  const names = (found) => [...new Set(found.map(([, name]) => name.trim()))];
  return {
    failed: names([
      ...text.matchAll(/^test (\S.*) \.\.\. FAILED$/gm),
      ...text.matchAll(/^\s*✖ (?!failing tests)(.+?)(?: \([\d.]+ms\))?$/gm),
      ...listed(whole),
    ]),
    again: names(listed(again)),
  };
}

const npx = (name) => at("node_modules/.bin", name);
// Two files at once, as the browser tests: node's own measure is one less than there are processors.
const nodeTest = (...files) => [
  process.execPath,
  "--test",
  "--test-reporter=spec",
  "--test-concurrency=2",
  ...files,
];
const inFolder = (folder, ending) =>
  readdirSync(at(folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

// Name, command, how its counts are read. What is `beside` runs beside those that follow, one such after the other, as
// neither fills two processors; before what is to be `alone` all of these end.
const suites = [
  { name: "install", run: ["make", "--no-print-directory", "setup-checks"], count: () => null },
  {
    name: "browsers",
    run: ["make", "--no-print-directory", "setup-browsers"],
    count: () => null,
  },
  { name: "rustfmt", run: ["cargo", "fmt", "--all", "--check"] },
  { name: "biome", run: [npx("biome"), "check", "--max-diagnostics=200"] },
  {
    name: "clippy",
    beside: true,
    run: [
      "cargo",
      "clippy",
      "--locked",
      "--workspace",
      "--all-targets",
      "--quiet",
      "--",
      "-D",
      "warnings",
    ],
  },
  {
    name: "rust",
    beside: true,
    run: [
      "cargo",
      "test",
      "--locked",
      "--workspace",
      "--exclude",
      "sobremesa-bindgen",
      "--no-fail-fast",
    ],
    count: cargo,
  },
  {
    // The program that the tests above have built: a package chosen by name would be compiled anew.
    name: "soak",
    beside: true,
    run: [
      "cargo",
      "run",
      "--locked",
      "--quiet",
      "--bin",
      "sobremesa",
      "--",
      "soak",
      "--games",
      "100",
    ],
  },
  { name: "wasm", run: ["make", "--no-print-directory", "build/.wasm"], count: () => null },
  {
    name: "build",
    run: ["make", "--no-print-directory", "build/.dist", "build/.test"],
    count: () => null,
  },
  { name: "tsc", run: [npx("tsc"), "-p", "tsconfig.json"] },
  {
    name: "tsc of the service worker",
    run: [npx("tsc"), "-p", "tsconfig.sw.json"],
    when: () => existsSync(at("www/sw.ts")),
  },
  { name: "tsc of the tests", run: [npx("tsc"), "-p", "tsconfig.tests.json"] },
  { name: "doctor", run: ["tools/doctor.sh"] },
  { name: "size", run: [process.execPath, "tests/size.mjs"] },
  { name: "unit tests", run: () => nodeTest("tests/unit.mjs"), count: node },
  {
    name: "api tests",
    alone: true,
    run: () => nodeTest(...inFolder("tests/api", ".test.mjs")),
    count: node,
    when: () => some("tests/api", ".test.mjs"),
  },
  {
    name: "artefacts",
    beside: true,
    run: nodeTest(
      "tests/dist.mjs",
      "tests/types.mjs",
      "tests/pack.mjs",
      "tests/reproduce.mjs",
      "tests/new-game.mjs",
      "tests/workflows.mjs",
      "tests/release.mjs",
    ),
    count: node,
  },
  {
    name: "firefox",
    beside: true,
    run: nodeTest("tests/browser/firefox.mjs", "tests/browser/file-whole-games.mjs"),
    count: node,
  },
  { name: "browser tests", run: [npx("playwright"), "test"], count: playwright },
  { name: "lighthouse", alone: true, run: nodeTest("tests/lighthouse.mjs"), count: node },
];

/** Runs a command; tells what it says, while it does so (`live`) or at its end. */
function execute([program, ...args], log, live) {
  return new Promise((done) => {
    let text = "";
    const child = spawn(program, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1",
        PUPPETEER_SKIP_DOWNLOAD: "1",
        CARGO_TERM_COLOR: "never",
      },
    });
    const file = createWriteStream(log);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (part) => {
        text += part;
        file.write(part);
        if (live) process.stdout.write(part);
      });
    }
    child.on("error", (error) => {
      const why = `${program} did not start: ${error.message}\n`;
      text += why;
      if (live) process.stdout.write(why);
      done({ text, good: false });
    });
    child.on("close", (code) => {
      file.end();
      done({ text, good: code === 0 });
    });
  });
}

const nothing = { passed: 0, failed: 0, skipped: 0 };

/** What a suite's output counts. Whatever dies counts as failed; so does a suite that was to run tests and ran none. */
function counted(suite, text, good) {
  let count;
  try {
    count = { ...((suite.count ?? once)(text, good) ?? nothing) };
  } catch (error) {
    console.log(`${suite.name} left no counts: ${error.message}`);
    count = { ...nothing };
  }
  if (!good && count.failed === 0) count.failed = 1;
  const tests = suite.count && !/^(install|browsers$|wasm|build)/.test(suite.name);
  if (good && tests && count.passed + count.failed === 0) count.failed = 1;
  return count;
}

/** Runs a suite; tells how it went. */
async function tried(suite) {
  const live = !suite.beside;
  const head = `\n=== ${suite.name}`;
  console.log(live ? head : `${head} begins, and is told at its end`);
  const start = Date.now();
  const command = typeof suite.run === "function" ? suite.run() : suite.run;
  const log = `${reports}/${suite.name.replace(/\W+/g, "-")}.log`;
  const { text, good } = await execute(command, log, live);
  if (!live) console.log(`${head}\n${text}`);
  const seconds = (Date.now() - start) / 1000;
  return { name: suite.name, count: counted(suite, text, good), seconds, ...blamed(text) };
}

const wanted = process.argv.slice(2);
const begun = Date.now();
const results = [];
let beside = Promise.resolve();
for (const suite of suites) {
  if (wanted.length > 0 && !wanted.some((name) => suite.name.startsWith(name))) continue;
  if (suite.when && !suite.when()) continue;
  if (suite.alone) await beside;
  const result = suite.beside ? beside.then(() => tried(suite)) : tried(suite);
  if (suite.beside) beside = result;
  else await result;
  results.push(result);
}
const table = await Promise.all(results);
const total = { ...nothing };
for (const { count } of table) for (const key of Object.keys(total)) total[key] += count[key];

console.log(`\n=== in ${Math.round((Date.now() - begun) / 1000)} s`);
for (const { name, count, seconds } of table) {
  const { passed, failed, skipped } = count;
  const counts = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;
  console.log(
    `${failed ? "FAIL" : "    "} ${name.padEnd(28)}${counts.padEnd(36)}${seconds.toFixed(1).padStart(7)} s`,
  );
}
for (const { name, failed, again } of table) {
  for (const each of failed) console.log(`FAIL ${name}: ${each}`);
  for (const each of again) console.log(`not at once, ${name}: ${each}`);
}
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ""}`,
);
process.exitCode = total.failed > 0 ? 1 : 0;
