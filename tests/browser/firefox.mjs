// A smoke in Firefox: the single file opens from file://, and some moves are played against the bot; so they are in
// someone's page.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import puppeteer from "puppeteer-core";
import { at } from "../paths.mjs";
import { serve } from "../serve.mjs";
import { firefoxPath } from "./browsers.mjs";

let browser;
let page;
const errors = [];

before(
  async () => {
    browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: firefoxPath(),
      headless: true,
      extraPrefsFirefox: { "intl.accept_languages": "en" },
    });
    page = await browser.newPage();
    page.on("pageerror", (error) => errors.push(error.stack));
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  },
  { timeout: 60_000 },
);
after(() => browser?.close());

/** Clicks with the mouse where the first button is whose name fits; a place's button lies over the canvas. */
async function tap(pattern, patience = 20_000) {
  const found = await page.waitForFunction(
    (source) => {
      const wanted = new RegExp(source);
      const named = (button) => (button.ariaLabel ?? button.textContent ?? "").trim();
      const button = [...document.querySelectorAll("button, [role=button]")].find(
        (one) => wanted.test(named(one)) && !one.disabled,
      );
      if (!button) return null;
      button.scrollIntoView({ block: "nearest" });
      const { x, y, width, height } = button.getBoundingClientRect();
      return width > 0 ? { x: x + width / 2, y: y + height / 2 } : null;
    },
    { timeout: patience },
    pattern.source,
  );
  const { x, y } = await found.jsonValue();
  await page.mouse.click(x, y);
}

/** Waits until so many squares are taken and it is the person's turn again. */
const taken = (count) =>
  page.waitForFunction(
    (wanted) => {
      const cells = [...document.querySelectorAll("[role=gridcell]")];
      const full = cells.filter((cell) => !/empty/.test(cell.ariaLabel ?? cell.textContent ?? ""));
      const ready = [...document.querySelectorAll("button, [role=button]")].some((button) =>
        /can be taken/.test(button.ariaLabel ?? button.textContent ?? ""),
      );
      return cells.length === 16 && full.length >= wanted && ready;
    },
    { timeout: 30_000 },
    count,
  );

test("the single file opens from file://", { timeout: 60_000 }, async () => {
  await page.goto(pathToFileURL(at("dist/sobremesa.html")).href);
  await page.waitForSelector("article button", { timeout: 20_000 });
  assert.match(await page.$eval("h1", (heading) => heading.textContent), /\S/);
});

test("three moves are played and answered", { timeout: 120_000 }, async () => {
  await tap(/^Play Gobblet/);
  await taken(0);
  for (let moves = 1; moves <= 3; moves++) {
    await tap(/^White \d, \w+ stack.*can be taken/);
    await tap(/^[a-d][1-4], empty/);
    await taken(2 * moves - 1);
  }
});

/** How many decisions the record holds in which it was kept; dice are none. */
const decided = () =>
  page.evaluate(() => {
    const saves = Object.entries(localStorage).filter(([key]) => key.includes("save:"));
    const records = saves.map(([, save]) => JSON.parse(save).record);
    const cockBull = records.find((record) => record.startsWith('[Game "cock-bull"]')) ?? "";
    return [...cockBull.matchAll(/^\d+\. (?!die:|roll:)/gm)].length;
  });

test("dice roll and two decisions of Cock & Bull are taken", { timeout: 180_000 }, async () => {
  // The byte all randomness is made of: the person's die wins, so that nobody waits for a bot that may roll for long.
  const own = await page.evaluateOnNewDocument(() => {
    crypto.getRandomValues = (bytes) => bytes.fill(2);
  });
  await page.goto(pathToFileURL(at("dist/sobremesa.html")).href);
  await tap(/^Play Cock/);
  for (let decisions = 1; decisions <= 2; decisions++)
    // A tap that comes while dice roll only stops them.
    while ((await decided()) < decisions) {
      await tap(/, (place a chip here|can )/, 60_000);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  const undo = await page.$eval(".tools button", (button) => button.ariaDisabled);
  assert.equal(undo, "false");
  await page.removeScriptToEvaluateOnNewDocument(own.identifier);
});

test("someone's page plays with the element and hears of it", { timeout: 120_000 }, async () => {
  const { server, url } = await serve(at("dist"));
  try {
    await page.goto(`${url}site/examples/element.html`);
    await page.evaluate(() => {
      globalThis.told = [];
      for (const kind of ["ready", "step", "end", "trouble"])
        addEventListener(kind, () => globalThis.told.push(kind));
      const game = document.createElement("sobremesa-game");
      const about = { game: "gobblet", seats: "person,bot:1", motion: "off", lang: "de" };
      for (const pair of Object.entries(about)) game.setAttribute(...pair);
      game.style.cssText = "display:block;height:600px";
      document.body.replaceChildren(game);
      return game.start();
    });
    await page.evaluate(() => document.querySelector("sobremesa-game").play("D@b2"));
    await page.waitForFunction(() => globalThis.told.length === 3, { timeout: 30_000 });
    assert.deepEqual(await page.evaluate(() => globalThis.told), ["ready", "step", "step"]);
    const [record, square, styles] = await page.evaluate(() => {
      const game = document.querySelector("sobremesa-game");
      const own = game.shadowRoot.querySelector("[data-place=b2]");
      return [game.record, own.ariaLabel, document.adoptedStyleSheets.length];
    });
    assert.match(record, /^1\. D@b2$[\s\S]*^2\. /m);
    assert.match(square, /weiße 4/);
    assert.equal(styles, 0);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

test("a moved element goes on, with shortcuts of every layout", { timeout: 120_000 }, async () => {
  const { server, url } = await serve(at("dist"));
  try {
    await page.goto(`${url}site/examples/element.html`);
    await page.evaluate(async () => {
      const game = document.createElement("sobremesa-game");
      for (const pair of Object.entries({ seats: "person,person", motion: "off" }))
        game.setAttribute(...pair);
      document.body.replaceChildren(game);
      await game.start();
      game.play("D@b2");
      const frame = document.createElement("iframe");
      frame.style.cssText = "width:700px;height:700px";
      document.body.append(frame);
      await new Promise((done) => setTimeout(done));
      frame.contentDocument.body.append(game);
      globalThis.game = game;
    });
    const played = (count) =>
      page.waitForFunction(
        (wanted) => globalThis.game.record?.includes("D@b2") === wanted,
        { timeout: 20_000 },
        count > 0,
      );
    const press = (init) =>
      page.evaluate((given) => {
        const more = { bubbles: true, cancelable: true, composed: true };
        const square = globalThis.game.shadowRoot.querySelector("[data-place=b2]");
        square.dispatchEvent(new KeyboardEvent("keydown", { ...given, ...more }));
      }, init);
    await played(1);
    await press({ key: "я", code: "KeyZ", ctrlKey: true });
    await played(0);
    await press({ key: "Я", code: "KeyZ", ctrlKey: true, shiftKey: true });
    await played(1);
    const display = await page.evaluate(() => {
      const host = globalThis.game.shadowRoot.querySelector(".board-area");
      return getComputedStyle(host).position;
    });
    assert.notEqual(display, "static", "it is styled");
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

/** Dispatches a key where the element is; the answer is whether nobody used it. */
const press = (selector, init) =>
  page.evaluate(
    (where, given) => {
      const more = { bubbles: true, cancelable: true, composed: true };
      return document
        .querySelector(where)
        .dispatchEvent(new KeyboardEvent("keydown", { ...given, ...more }));
    },
    selector,
    init,
  );

/** Waits until a place of the board is named so. */
const named = (place, name) =>
  page.waitForFunction(
    (id, source) =>
      new RegExp(source).test(document.querySelector(`[data-place=${id}]`)?.ariaLabel ?? ""),
    { timeout: 20_000 },
    place,
    name.source,
  );

const text = (selector, pattern) =>
  page.waitForFunction(
    (where, source) => new RegExp(source).test(document.querySelector(where)?.textContent ?? ""),
    { timeout: 20_000 },
    selector,
    pattern.source,
  );

const middle = (selector) =>
  page.$eval(selector, (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });

test("a host that redirects, a new day and no network", { timeout: 120_000 }, async () => {
  const { server, url } = await serve(at("dist/site"));
  const [file] = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (request, response) =>
    request.url === "/index.html"
      ? response.writeHead(308, { location: "./" }).end()
      : file(request, response),
  );
  // A clock that goes ahead by days, with a puzzle solved today.
  const early = await page.evaluateOnNewDocument(() => {
    if (origin === "null") return;
    const Real = Date;
    globalThis.ahead = 0;
    globalThis.Date = class extends Real {
      constructor(...given) {
        if (given.length > 0) super(...given);
        else super(Real.now() + globalThis.ahead);
      }
    };
    const now = new Real();
    const today = Real.UTC(now.getFullYear(), now.getMonth(), now.getDate());
    const day = Math.round((today - Real.UTC(2026, 0, 5)) / 86_400_000);
    const result = { game: "gobblet", day, wrong: 0, hint: false, solved: day };
    localStorage.setItem("sobremesa:puzzles", JSON.stringify({ v: 1, results: [result] }));
  });
  try {
    await page.goto(url);
    await text("body", /Ready for offline use/);
    await text("body", /✓ Gobblet/);
    await page.evaluate(() => {
      globalThis.ahead = 86_400_000;
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await text("body", /^(?!.*✓ Gobblet)/s);
    await page.goto(`${url}?from=afar`);
    await page.waitForSelector("article button");
    server.close();
    server.closeAllConnections();
    await page.goto(url);
    await page.waitForSelector("article button");
  } finally {
    server.close();
    server.closeAllConnections();
    await page.removeScriptToEvaluateOnNewDocument(early.identifier);
  }
});

test("keys, presses, links, translators and announcements", { timeout: 180_000 }, async () => {
  const settings = await page.evaluateOnNewDocument(() => {
    const seats = [1, 2].map(() => ({ kind: "person", name: "" }));
    const last = { gobblet: { seats, options: {} } };
    const known = { v: 1, played: true, sole: false, motion: "off", introduced: { gobblet: 3 } };
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      const own = key === "sobremesa:settings" ? JSON.stringify({ ...known, last }) : null;
      return getItem.call(this, key) ?? own;
    };
  });
  const { server, url } = await serve(at("dist"));
  await page.goto(`${url}sobremesa.html`);
  await tap(/^Play Gobblet/);
  await tap(/^White \d, \w+ stack.*can be taken/);
  await tap(/^b2, empty/);
  await named("b2", /White/);
  // Shortcuts of other layouts.
  for (const [key, code, shiftKey, name] of [
    ["я", "KeyZ", false, /empty/],
    ["Я", "KeyZ", true, /White/],
    ["ㅋ", "KeyZ", false, /empty/],
    ["ζ", "KeyZ", true, /White/],
  ]) {
    await press("[data-place=b2]", { key, code, ctrlKey: true, shiftKey });
    await named("b2", name);
  }
  // A press that is released outside lays nothing.
  const square = await middle("[data-place=b2]");
  const target = await middle("[data-place=c3]");
  await press("[data-place=b2]", { key: "я", code: "KeyZ", ctrlKey: true });
  await named("b2", /empty/);
  const cup = await middle('[aria-label^="White 4"][aria-label*="can be taken"]');
  await page.mouse.move(...cup);
  await page.mouse.down();
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await page.mouse.move(...target, { steps: 3 });
  await page.mouse.click(...target);
  await named("c3", /empty/);
  await page.mouse.click(...cup);
  await page.mouse.click(...square);
  await named("b2", /White/);
  // A translator moves every text; what changes is seen.
  const rearrange = () =>
    page.evaluate(() => {
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts = [];
      while (walk.nextNode()) texts.push(walk.currentNode);
      for (const each of texts) {
        if (!each.data.trim() || /STYLE|SCRIPT/.test(each.parentElement.tagName)) continue;
        const font = document.createElement("font");
        each.before(font);
        font.append(each);
      }
    });
  await rearrange();
  await tap(/^Black \d, \w+ stack.*can be taken/);
  await tap(/^c3, empty/);
  await text(".status", /White to move/);
  // A copy is announced in the dialog that is open; its link is read with what was written around it.
  await tap(/^More$/);
  await tap(/^Share$/);
  await page.waitForSelector("dialog[open] input[readonly]");
  const link = await page.$eval("dialog[open] input[readonly]", (field) => field.value);
  await rearrange();
  await tap(/^Copy the link$/);
  await text("dialog[open] [role=log]", /Copied|does not allow/);
  const hash = link.slice(link.indexOf("#"));
  assert.match(hash, /^#r=/);
  await press("dialog[open] button", { key: "Escape", code: "Escape" });
  for (const after of [")", "。"]) {
    await page.goto("about:blank");
    await page.goto(`${url}sobremesa.html${hash}${encodeURI(after)}`);
    await named("c3", /Black/);
    await named("b2", /White/);
  }
  await page.removeScriptToEvaluateOnNewDocument(settings.identifier);
  server.close();
  server.closeAllConnections();
});

test("a move is typed in a sandbox without forms", { timeout: 120_000 }, async () => {
  const { server, url } = await serve(at("dist"));
  try {
    await page.goto(`${url}site/examples/element.html`);
    await page.evaluate((src) => {
      const frame = document.createElement("iframe");
      frame.sandbox = "allow-scripts";
      frame.style.cssText = "width:1000px;height:700px";
      frame.src = src;
      document.body.replaceChildren(frame);
    }, `${url}sobremesa.html`);
    const frame = await page.waitForFrame((each) => /sobremesa\.html/.test(each.url()));
    const click = async (selector, pattern = /./) => {
      const found = await frame.waitForFunction(
        (where, source) =>
          [...document.querySelectorAll(where)].find((one) =>
            new RegExp(source).test((one.ariaLabel ?? one.textContent ?? one.name).trim() || "."),
          ),
        { timeout: 20_000 },
        selector,
        pattern.source,
      );
      await found.evaluate((one) => one.click());
    };
    await click("button", /^Play Gobblet$/);
    const field = await frame.waitForSelector("[name=typed]");
    await field.type("D@b2");
    await field.press("Enter");
    await frame.waitForFunction(() =>
      /White/.test(document.querySelector("[data-place=b2]")?.ariaLabel ?? ""),
    );
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

test("nothing was complained about", () => assert.deepEqual(errors, []));
