// Shared parts of the projects: the packed package, an empty folder to install it into, and a browser.
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { fileURLToPath } from "node:url";
import puppeteer from "puppeteer-core";
import { chromiumPath } from "../browser/browsers.mjs";
import { at } from "../paths.mjs";
import { serve } from "../serve.mjs";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const { devDependencies: versions } = JSON.parse(readFileSync(here("package.json"), "utf8"));
const folder = mkdtempSync(join(tmpdir(), "sobremesa-packages-"));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program in a folder and returns its output; a failure's error contains all output. */
export function run(cwd, program, ...args) {
  try {
    return execFileSync(program, args, {
      cwd,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, NODE_ENV: undefined },
    });
  } catch (error) {
    throw new Error(`${program} ${args.join(" ")}\n${error.stdout}\n${error.stderr}`);
  }
}

/** The packed package. */
export const tarball = at("dist/sobremesa.tgz");

/** A new project: the files of projects/NAME or examples/NAME, with the package and these tools installed by npm. */
export function project(name, tools = []) {
  const cwd = mkdtempSync(join(folder, `${name}-`));
  const own = here(`projects/${name}`);
  cpSync(existsSync(own) ? own : at(`examples/${name}`), cwd, { recursive: true });
  mkdirSync(join(cwd, "src"), { recursive: true });
  cpSync(here("play.mjs"), join(cwd, "src/play.mjs"));
  writeFileSync(join(cwd, "package.json"), JSON.stringify({ name, private: true, type: "module" }));
  for (const tool of tools) if (!versions[tool]) throw new Error(`no version of ${tool}`);
  const wanted = tools.map((tool) => `${tool}@${versions[tool]}`);
  run(cwd, "npm", "install", "--no-audit", "--no-fund", "--prefer-offline", tarball, ...wanted);
  return cwd;
}

/** Runs a tool of a project. */
export const tool = (cwd, name, ...args) => run(cwd, join(cwd, "node_modules/.bin", name), ...args);

let browser;
after(() => browser?.close());

/** The result that a page writes into `document.title` after playing. */
export const shown = (address) =>
  visited(address, async (page) => {
    await page.waitForFunction(() => document.title.startsWith("played "), { timeout: 30_000 });
    return (await page.title()).replace("played ", "");
  });

/** Does something in a page; what it throws, and what it doesn't find, fails. */
async function visited(address, act) {
  browser ??= await puppeteer.launch({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", "--disable-quic"],
  });
  const page = await browser.newPage();
  const wrong = [];
  page.on("pageerror", (error) => wrong.push(String(error)));
  page.on("response", (answer) => {
    if (answer.status() >= 400 && !answer.url().endsWith("favicon.ico"))
      wrong.push(`${answer.status()} ${answer.url()}`);
  });
  try {
    await page.goto(address);
    const done = await act(page);
    if (wrong.length > 0) throw new Error("it went wrong");
    return done;
  } catch (error) {
    throw new Error([...wrong, error.message].join("\n"));
  } finally {
    await page.close();
  }
}

/** The same for a page in a folder, with nothing around it but a server of files. */
export const shownFrom = (cwd) => from(cwd, shown);

/** Does something in a page in a folder. */
export const visitedFrom = (cwd, act) => from(cwd, (url) => visited(url, act));

async function from(cwd, act) {
  const { server, url } = await serve(cwd);
  try {
    return await act(url);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
