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
    page.on("pageerror", (error) => errors.push(error.message));
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

test("nothing was complained about", () => assert.deepEqual(errors, []));
