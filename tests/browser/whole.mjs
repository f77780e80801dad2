// From file://, in Chromium and in Firefox: every game and variant is started, played to its end by bots, and loads nothing.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import puppeteer from "puppeteer-core";
import init, { Match } from "../../dist/pkg/sobremesa.js";
import { at } from "../../tools/build/paths.mjs";
import { chromiumPath, firefoxPath } from "./browsers.mjs";

const file = pathToFileURL(at("dist/sobremesa.html")).href;
const patience = 120_000;

// `chance` is the byte that all randomness of the page is made of, chosen so that the game is a short one.
const kinds = [
  { title: "Cock & Bull", game: "cock-bull", seats: 2, chance: 14 },
  { title: "Dog", game: "dog", seats: 4, variant: "classic", chance: 10 },
  { title: "Dog", game: "dog", seats: 4, variant: "royal", chance: 10 },
  { title: "Dog", game: "dog", seats: 4, variant: "black", chance: 14 },
  { title: "Gobblet", game: "gobblet", seats: 2, chance: 4 },
  { title: "Muros", game: "muros", seats: 4, chance: 1 },
];

const browsers = {
  chrome: () => ({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--lang=en"],
  }),
  firefox: () => ({
    executablePath: firefoxPath(),
    extraPrefsFirefox: { "intl.accept_languages": "en" },
  }),
};

/** Runs before the page's own script. */
function prepare({ stored, chance }) {
  const { getItem } = Storage.prototype;
  Storage.prototype.getItem = function (key) {
    return getItem.call(this, key) ?? (key === "sobremesa:settings" ? stored : null);
  };
  crypto.getRandomValues = (bytes) => bytes.fill(chance);
  // Nobody watches the pauses between moves.
  const { setTimeout } = window;
  window.setTimeout = (act, millis = 0) =>
    setTimeout(act, millis > 30 && millis < 2000 ? 5 : millis);
}

before(() => init());

for (const [name, how] of Object.entries(browsers)) {
  describe(name, () => {
    let browser;
    before(
      async () => {
        const defaultViewport = { width: 400, height: 600 };
        browser = await puppeteer.launch({ browser: name, defaultViewport, ...how() });
      },
      { timeout: patience },
    );
    after(() => browser?.close());

    for (const { title, game, seats, variant, chance } of kinds) {
      test([title, variant].join(" ").trim(), { timeout: patience }, async () => {
        // A storage of its own.
        const context = await browser.createBrowserContext();
        const page = await context.newPage();
        const troubles = [];
        page.on("pageerror", (error) => troubles.push(error.message));
        page.on("console", (said) => said.type() === "error" && troubles.push(said.text()));
        page.on("request", (request) => {
          const url = request.url();
          if (url !== file && !/^(?:about|blob|data):/.test(url)) troubles.push(url);
        });
        const sitting = Array.from({ length: seats }, () => ({ kind: "bot", level: 1 }));
        const last = { [game]: { seats: sitting, options: variant ? { variant } : {} } };
        const stored = JSON.stringify({ v: 1, motion: "off", pace: "quick", last });
        await page.evaluateOnNewDocument(prepare, { stored, chance });
        await page.goto(file);
        const play = await page.waitForSelector(`[aria-label="Play ${title}"]`);
        await play.click();
        await page.waitForSelector("main.over", { timeout: patience });
        assert.match(await page.$eval(".status", (status) => status.textContent), /win|draw/i);
        // What is kept is the whole game, by the rules.
        const records = await page.evaluate(() =>
          Object.entries(localStorage)
            .filter(([key]) => key.includes("save:"))
            .map(([, save]) => JSON.parse(save).record),
        );
        const match = Match.fromRecord(records.join());
        assert.equal(match.game, game);
        if (variant) assert.equal(match.view().variant, variant);
        assert.ok(match.outcome());
        assert.deepEqual(troubles, []);
        await context.close();
      });
    }
  });
}
