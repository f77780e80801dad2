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
const nodeTest = (...files) => [process.execPath, "--test", "--test-reporter=spec", ...files];
const inFolder = (folder, ending) =>
  readdirSync(at(folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

// name, command, how its counts are read; `needs` names what must have passed before.
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
    run: () => nodeTest(...inFolder("tests/api", ".test.mjs")),
    count: node,
    when: () => some("tests/api", ".test.mjs"),
  },
  {
    name: "artefacts",
    run: nodeTest(
      "tests/dist.mjs",
      "tests/types.mjs",
      "tests/pack.mjs",
      "tests/reproduce.mjs",
      "tests/new-game.mjs",
      "tests/workflows.mjs",
    ),
    count: node,
  },
  { name: "browser tests", run: [npx("playwright"), "test"], count: playwright },
  {
    name: "firefox",
    run: nodeTest("tests/browser/firefox.mjs", "tests/browser/file-whole-games.mjs"),
    count: node,
  },
  { name: "lighthouse", run: nodeTest("tests/lighthouse.mjs"), count: node },
  {
    name: "soak",
    run: [
      "cargo",
      "run",
      "--locked",
      "--quiet",
      "-p",
      "sobremesa-cli",
      "--",
      "soak",
      "--games",
      "100",
    ],
  },
];

function execute([program, ...args], log) {
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
        process.stdout.write(part);
      });
    }
    child.on("error", (error) => {
      text += `${program} did not start: ${error.message}\n`;
      console.log(text);
      done({ text, good: false });
    });
    child.on("close", (code) => {
      file.end();
      done({ text, good: code === 0 });
    });
  });
}

const wanted = process.argv.slice(2);
const begun = Date.now();
const total = { passed: 0, failed: 0, skipped: 0 };
const table = [];
for (const suite of suites) {
  if (wanted.length > 0 && !wanted.some((name) => suite.name.startsWith(name))) continue;
  if (suite.when && !suite.when()) continue;
  console.log(`\n=== ${suite.name}`);
  const start = Date.now();
  const command = typeof suite.run === "function" ? suite.run() : suite.run;
  const { text, good } = await execute(
    command,
    `${reports}/${suite.name.replace(/\W+/g, "-")}.log`,
  );
  let count;
  try {
    count = (suite.count ?? once)(text, good) ?? { passed: 0, failed: 0, skipped: 0 };
  } catch (error) {
    console.log(`${suite.name} left no counts: ${error.message}`);
    count = { passed: 0, failed: 0, skipped: 0 };
  }
  // Whatever dies counts; so does a suite that was to run tests and ran none.
  if (!good && count.failed === 0) count.failed = 1;
  if (
    good &&
    suite.count &&
    count.passed + count.failed === 0 &&
    !/^(install|browsers$|wasm|build)/.test(suite.name)
  )
    count.failed = 1;
  for (const key of Object.keys(total)) total[key] += count[key];
  table.push([suite.name, count, (Date.now() - start) / 1000, blamed(text)]);
}

console.log(`\n=== in ${Math.round((Date.now() - begun) / 1000)} s`);
for (const [name, { passed, failed, skipped }, seconds] of table) {
  const counts = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;
  console.log(
    `${failed ? "FAIL" : "    "} ${name.padEnd(28)}${counts.padEnd(36)}${seconds.toFixed(1).padStart(7)} s`,
  );
}
for (const [name, , , { failed, again }] of table) {
  for (const each of failed) console.log(`FAIL ${name}: ${each}`);
  for (const each of again) console.log(`not at once, ${name}: ${each}`);
}
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ""}`,
);
process.exitCode = total.failed > 0 ? 1 : 0;
