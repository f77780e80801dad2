// A smoke test in Firefox: a few moves by hand from file://, embedded games, and the site without a network. Whole
// games of all kinds are in file-whole-games.mjs.
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

/** Does something with a folder that is served. */
async function served(folder, act) {
  const { server, url } = await serve(at(folder));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  try {
    await act(url, server, close);
  } finally {
    close();
  }
}

test("three moves are played and answered", { timeout: 120_000 }, async () => {
  await page.goto(pathToFileURL(at("dist/sobremesa.html")).href);
  await tap(/^Play Gobblet/);
  await taken(0);
  for (let moves = 1; moves <= 3; moves++) {
    await tap(/^White \d, \w+ stack.*can be taken/);
    await tap(/^[a-d][1-4], empty/);
    await taken(2 * moves - 1);
  }
});

const middle = (selector) =>
  page.$eval(selector, (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });

test("a press that is released outside lays nothing", { timeout: 120_000 }, async () => {
  const empty = () => page.$$eval('[role=gridcell] [aria-label*="empty"]', ({ length }) => length);
  const before = await empty();
  const cup = await middle(
    '[aria-label^="White"][aria-label*="stack"][aria-label*="can be taken"]',
  );
  const target = await middle('[role=gridcell] [aria-label*="empty"]');
  await page.mouse.move(...cup);
  await page.mouse.down();
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await page.mouse.move(...target, { steps: 3 });
  await page.mouse.click(...target);
  assert.equal(await empty(), before);
  await tap(/^White \d, \w+ stack.*can be taken/);
  await tap(/^[a-d][1-4], empty/);
  await taken(17 - before);
});

/** In the page: an element in it and nothing else, started. */
const element = (about) =>
  page.evaluate((given) => {
    const game = document.createElement("sobremesa-game");
    for (const pair of Object.entries(given)) game.setAttribute(...pair);
    game.style.cssText = "display:block;height:600px";
    document.body.replaceChildren(game);
    globalThis.game = game;
    return game.start();
  }, about);

test("someone's page plays with the element and hears of it", { timeout: 120_000 }, () =>
  served("dist", async (url) => {
    await page.goto(`${url}site/examples/element.html`);
    await page.evaluate(() => {
      globalThis.told = [];
      for (const kind of ["ready", "step", "end", "trouble"])
        addEventListener(kind, () => globalThis.told.push(kind));
    });
    await element({ game: "gobblet", seats: "person,bot:1", motion: "off", lang: "de" });
    await page.evaluate(() => globalThis.game.play("D@b2"));
    await page.waitForFunction(() => globalThis.told.length >= 3, { timeout: 60_000 });
    assert.deepEqual(await page.evaluate(() => globalThis.told), ["ready", "step", "step"]);
    const [record, square, styles] = await page.evaluate(() => {
      const { game } = globalThis;
      const own = game.shadowRoot.querySelector("[data-place=b2]");
      return [game.record, own.ariaLabel, document.adoptedStyleSheets.length];
    });
    assert.match(record, /^1\. D@b2$[\s\S]*^2\. /m);
    assert.match(square, /weiße 4/);
    assert.equal(styles, 0);
  }),
);

test("a moved element continues, with shortcuts of every layout", { timeout: 120_000 }, () =>
  served("dist", async (url) => {
    await page.goto(`${url}site/examples/element.html`);
    await element({ seats: "person,person", motion: "off" });
    await page.evaluate(async () => {
      const { game } = globalThis;
      game.play("D@b2");
      const frame = document.createElement("iframe");
      frame.style.cssText = "width:700px;height:700px";
      document.body.append(frame);
      await new Promise((done) => setTimeout(done));
      frame.contentDocument.body.append(game);
    });
    const played = (wanted) =>
      page.waitForFunction(
        (is) => globalThis.game.record?.includes("D@b2") === is,
        { timeout: 20_000 },
        wanted,
      );
    const press = (init) =>
      page.evaluate((given) => {
        const more = { bubbles: true, cancelable: true, composed: true };
        const square = globalThis.game.shadowRoot.querySelector("[data-place=b2]");
        square.dispatchEvent(new KeyboardEvent("keydown", { ...given, ...more }));
      }, init);
    await played(true);
    await press({ key: "я", code: "KeyZ", ctrlKey: true });
    await played(false);
    await press({ key: "Я", code: "KeyZ", ctrlKey: true, shiftKey: true });
    await played(true);
    const display = await page.evaluate(() => {
      const host = globalThis.game.shadowRoot.querySelector(".board-area");
      return getComputedStyle(host).position;
    });
    assert.notEqual(display, "static", "it is styled");
  }),
);

test("a host that redirects, and no network", { timeout: 120_000 }, () =>
  served("dist/site", async (url, server, close) => {
    const [file] = server.listeners("request");
    server.removeAllListeners("request");
    server.on("request", (request, response) =>
      request.url === "/index.html"
        ? response.writeHead(308, { location: "./" }).end()
        : file(request, response),
    );
    await page.goto(url);
    await page.waitForFunction(() => document.body.textContent.includes("Ready for offline use"));
    await page.goto(`${url}?from=afar`);
    await page.waitForSelector("article button");
    close();
    await page.goto(url);
    await page.waitForSelector("article button");
  }),
);

test("no errors were reported", () => assert.deepEqual(errors, []));
