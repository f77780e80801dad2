// Firefox and WebKit as Debian has them, which Playwright can't drive: Firefox by puppeteer, WebKit by the commands of
// the W3C's WebDriver. Both get the same few methods.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer from "puppeteer-core";
import { firefoxPath, webkitPath } from "./browsers.mjs";

/** The keys that are pressed, as WebDriver names them. */
const KEYS = { Enter: "\uE007", Escape: "\uE00C" };
const SIZE = { width: 430, height: 860 };

/** Starts Firefox. `errors` are those of all its pages. */
export async function firefox() {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: firefoxPath(),
    defaultViewport: SIZE,
    extraPrefsFirefox: { "intl.accept_languages": "en" },
  });
  const page = await browser.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.stack));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  let frame = page;
  const at = ({ x, y }) => page.mouse.move(x, y, { steps: 3 });
  return {
    errors,
    async open(url) {
      frame = page;
      await page.goto(url);
    },
    run: (act, ...args) => frame.evaluate(act, ...args),
    async enter(selector) {
      frame = await (await page.waitForSelector(selector)).contentFrame();
    },
    async drag(from, to) {
      await at(from);
      await page.mouse.down();
      if (to !== from) await at(to);
      await page.mouse.up();
    },
    key: (name) => page.keyboard.press(name),
    back: () => page.evaluate(() => history.back()),
    close: () => browser.close(),
  };
}

/** Starts WebKit on a virtual screen. `errors` stays empty. */
export async function webkit() {
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  const programs = [];
  const start = (name, args, stdio, env) => {
    const program = spawn(name, args, { stdio, env: { ...process.env, HOME: home, ...env } });
    programs.push(program);
    return program;
  };
  const screen = start(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", "1400x1000x24"],
    ["ignore", "ignore", "ignore", "pipe"],
  );
  const [number] = await new Promise((done, failed) => {
    screen.once("error", failed);
    screen.stdio[3].once("data", (data) => done(String(data).match(/\d+/)));
  });
  const port = await freePort();
  start("WebKitWebDriver", [`--port=${port}`], "ignore", {
    DISPLAY: `:${number}`,
    LANG: "C.UTF-8",
    LC_ALL: "C.UTF-8",
    LANGUAGE: "en",
    LIBGL_ALWAYS_SOFTWARE: "1",
  });
  const server = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${server}/status`).catch(() => null)))
    await new Promise((again) => setTimeout(again, 100));
  const send = async (path, body, method = "POST") => {
    const answer = await fetch(`${server}${path}`, { method, body: JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const about = { binary: webkitPath(), args: ["--automation"] };
  const wanted = { browserName: "MiniBrowser", "webkitgtk:browserOptions": about };
  const { sessionId } = await send("/session", { capabilities: { alwaysMatch: wanted } });
  const ask = (path, body = {}) => send(`/session/${sessionId}/${path}`, body);
  await ask("window/rect", { x: 0, y: 0, ...SIZE });
  const act = (type, ...actions) => ask("actions", { actions: [{ type, id: type, actions }] });
  const move = ({ x, y }, duration = 0) => ({ type: "pointerMove", x, y, duration });
  return {
    errors: [],
    async open(url) {
      await ask("frame", { id: null });
      await ask("url", { url });
    },
    run: (call, ...args) =>
      ask("execute/sync", { script: `return (${call}).apply(null, arguments)`, args }),
    async enter(selector) {
      await ask("frame", { id: await ask("element", { using: "css selector", value: selector }) });
    },
    drag: (from, to) =>
      act("pointer", move(from), { type: "pointerDown", button: 0 }, move(to, 200), {
        type: "pointerUp",
        button: 0,
      }),
    key: (name) =>
      act("key", { type: "keyDown", value: KEYS[name] }, { type: "keyUp", value: KEYS[name] }),
    back: () => ask("back"),
    async close() {
      await send(`/session/${sessionId}`, undefined, "DELETE");
      for (const program of programs) program.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** A port that nobody listens to. */
const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
