// `make test-webkit`: in WebKit, Safari's engine, every game and variant from file:// to its end, a few moves by hand,
// embedded games (also in a sandbox), and the site without a network.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { Builder, Key } from "selenium-webdriver";
import init from "../../dist/pkg/sobremesa.js";
import { at } from "../paths.mjs";
import { serve } from "../serve.mjs";
import { webkitPath } from "./browsers.mjs";
import { ended, kinds, records, settings, short } from "./whole-games.mjs";

const file = pathToFileURL(at("dist/sobremesa.html")).href;
const patience = 120_000;
const home = mkdtempSync(join(tmpdir(), "webkit-"));
const programs = [];
let browser;

/** Starts a program beside the tests. */
function run(name, args, stdio, env = {}) {
  const program = spawn(name, args, { stdio, env: { ...process.env, HOME: home, ...env } });
  programs.push(program);
  return program;
}

/** A screen of our own; resolves to its name. */
async function screen() {
  const program = run(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", "1400x1000x24"],
    ["ignore", "ignore", "ignore", "pipe"],
  );
  const [number] = await new Promise((done, failed) => {
    program.once("error", failed);
    program.stdio[3].once("data", (data) => done(String(data).match(/\d+/)));
  });
  return `:${number}`;
}

/** A port that nobody listens to. */
const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

before(
  async () => {
    await init();
    const port = await freePort();
    const env = {
      DISPLAY: await screen(),
      LANG: "C.UTF-8",
      LC_ALL: "C.UTF-8",
      LANGUAGE: "en",
      LIBGL_ALWAYS_SOFTWARE: "1",
    };
    run("WebKitWebDriver", [`--port=${port}`], "ignore", env);
    const server = `http://127.0.0.1:${port}`;
    const listens = () =>
      fetch(`${server}/status`).then(
        () => true,
        () => false,
      );
    while (!(await listens())) await new Promise((again) => setTimeout(again, 100));
    const about = { binary: webkitPath(), args: ["--automation"] };
    browser = await new Builder()
      .usingServer(server)
      .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": about })
      .build();
    await browser.manage().window().setRect({ x: 0, y: 0, width: 430, height: 860 });
  },
  { timeout: patience },
);

after(async () => {
  await browser?.quit();
  for (const program of programs) program.kill();
  rmSync(home, { recursive: true, force: true });
});

/** Opens the single file with these settings and no games. */
async function open(stored) {
  await browser.get(file);
  await browser.executeScript((text) => {
    localStorage.clear();
    localStorage.setItem("sobremesa:settings", text);
  }, stored);
  await browser.get(file);
  await browser.executeScript(() => {
    globalThis.troubles = [];
    addEventListener("error", ({ message }) => globalThis.troubles.push(message));
    addEventListener("unhandledrejection", ({ reason }) => globalThis.troubles.push(`${reason}`));
  });
}

/** The first button that is there and whose name fits, in the page or in an element's own tree. */
const button = (name) =>
  browser.wait(
    () =>
      browser.executeScript((source) => {
        const game = document.querySelector("sobremesa-game");
        const wanted = new RegExp(source);
        return [...(game?.shadowRoot ?? document).querySelectorAll("button")].find(
          (one) => wanted.test(one.ariaLabel ?? one.textContent) && one.getClientRects().length,
        );
      }, name.source),
    20_000,
    `${name}`,
  );

/** The middle of a button, in the window: those of a board lie unseen over the canvas, so the driver takes none itself. */
const middle = async (name) =>
  browser.executeScript(
    (one) => {
      one.scrollIntoView({ block: "nearest" });
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2), duration: 0 };
    },
    await button(name),
  );

/** Presses a button as a screen reader does. */
const press = async (name) => browser.executeScript((one) => one.click(), await button(name));

/** Clicks on a button with the mouse. */
const tap = async (name) =>
  browser
    .actions()
    .move(await middle(name))
    .click()
    .perform();

/** Waits for something to be so in the page. */
const until = (holds, ...args) =>
  browser.wait(() => browser.executeScript(holds, ...args), patience, `${holds}`);

for (const kind of kinds) {
  test(`bots play ${kind.name}`, { timeout: patience }, async () => {
    await open(settings(kind));
    await browser.executeScript(short, kind.chance);
    await until((play) => {
      const found = document.querySelector(play);
      found?.click();
      return !!found;
    }, kind.play);
    await until(() => !!document.querySelector("main.over"));
    const status = await browser.executeScript(() => document.querySelector(".status").textContent);
    ended(kind, status, await browser.executeScript(records));
    assert.deepEqual(await browser.executeScript(() => globalThis.troubles), []);
  });
}

/** Waits for the bot's answer to so many moves of a person in Gobblet. */
const answered = (moves) =>
  until((count) => {
    const root = document.querySelector("sobremesa-game")?.shadowRoot ?? document;
    const names = [...root.querySelectorAll("button")].map((one) => one.ariaLabel ?? "");
    const full = names.filter((name) => /^[a-d][1-4], (?!empty)/.test(name));
    return full.length === 2 * count && names.some((name) => /can be taken/.test(name));
  }, moves);

test("a person taps, drags, presses keys and goes back", { timeout: patience }, async () => {
  await open(JSON.stringify({ v: 1, language: "en", speed: "off" }));
  // The bot's answers are the same each time: gobblets out of its stacks onto empty squares.
  await browser.executeScript(short, 4);
  await tap(/^Play Gobblet/);
  await tap(/^White \d, \w+ stack.*can be taken/);
  await tap(/^b2, empty/);
  await answered(1);
  const stack = await middle(/^White \d, \w+ stack.*can be taken/);
  const square = await middle(/^[a-d][1-4], empty/);
  await browser
    .actions()
    .move(stack)
    .press()
    .move({ ...square, duration: 200 })
    .release()
    .perform();
  await answered(2);
  // By keys, where the focus is.
  const focused = () =>
    browser.executeScript(
      () => document.activeElement.ariaLabel ?? document.activeElement.textContent,
    );
  await browser.executeScript(
    (one) => one.focus(),
    await button(/^White \d, \w+ stack.*can be taken/),
  );
  await browser.actions().sendKeys(Key.ENTER).perform();
  await browser.executeScript((one) => one.focus(), await button(/^[a-d][1-4], empty/));
  await browser.actions().sendKeys(Key.ENTER).perform();
  await answered(3);
  // The focus comes back from a dialog, by Escape and by the back button, which stays with the game.
  for (const leave of [
    () => browser.actions().sendKeys(Key.ESCAPE).perform(),
    () => browser.navigate().back(),
  ]) {
    await tap(/^Menu$/);
    await until(() => !!document.querySelector("dialog[open]"));
    await leave();
    await until(() => !document.querySelector("dialog[open]"));
    assert.equal(await focused(), "Menu");
  }
  await answered(3);
  await browser.navigate().back();
  await button(/^Continue Gobblet/);
  assert.deepEqual(await browser.executeScript(() => globalThis.troubles), []);
});

test("embedded games are playable, also in a frame and in a sandbox", {
  timeout: patience,
}, async () => {
  const { server, url } = await serve(at("dist"));
  try {
    for (const example of ["element", "strict", "iframe", "sandbox"]) {
      await browser.get(`${url}site/examples/${example}.html`);
      const [frame] = await browser.findElements({ css: "iframe" });
      if (frame) await browser.switchTo().frame(frame);
      await press(/^White \d, \w+ stack.*can be taken/);
      await press(/^b2, empty/);
      // In the frame for messages two people play.
      if (example === "iframe") await button(/^Black \d, \w+ stack.*can be taken/);
      else await answered(1);
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

test("the site plays without a network after one visit", { timeout: patience }, async () => {
  const { server, url } = await serve(at("dist/site"));
  await browser.get(url);
  await until(() => document.body.textContent.includes("Ready for offline use."));
  server.close();
  server.closeAllConnections();
  await browser.get(url);
  await tap(/^Play Gobblet/);
  await tap(/^White \d, \w+ stack.*can be taken/);
  await tap(/^b2, empty/);
  await answered(1);
});
