// From file://, in Chromium and Firefox: bots play every game to its end (in Firefox also Dog's variants), and nothing
// is loaded.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import puppeteer from "puppeteer-core";
import init from "../../dist/pkg/sobremesa.js";
import { at } from "../paths.mjs";
import { chromiumPath, firefoxPath } from "./browsers.mjs";
import { ended, kinds, records, settings, short } from "./whole-games.mjs";

const file = pathToFileURL(at("dist/sobremesa.html")).href;
const patience = 120_000;

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

before(() => init());

// Each browser plays by itself: both at once.
describe("from file://", { concurrency: 2 }, () => {
  for (const [name, how] of Object.entries(browsers)) {
    describe(name, { concurrency: 1 }, () => {
      let browser;
      before(
        async () => {
          const defaultViewport = { width: 400, height: 600 };
          browser = await puppeteer.launch({ browser: name, defaultViewport, ...how() });
        },
        { timeout: patience },
      );
      after(() => browser?.close());

      for (const kind of kinds) {
        // One variant of Dog shows what Chromium does with all.
        if (name === "chrome" && /royal|black/.test(kind.variant ?? "")) continue;
        test(kind.name, { timeout: patience }, async () => {
          // A separate storage.
          const context = await browser.createBrowserContext();
          const page = await context.newPage();
          const troubles = [];
          page.on("pageerror", (error) => troubles.push(error.message));
          page.on("console", (said) => said.type() === "error" && troubles.push(said.text()));
          page.on("request", (request) => {
            const url = request.url();
            if (url !== file && !/^(?:about|blob|data):/.test(url)) troubles.push(url);
          });
          await page.evaluateOnNewDocument(short, kind.chance);
          await page.evaluateOnNewDocument((stored) => {
            const { getItem } = Storage.prototype;
            Storage.prototype.getItem = function (key) {
              return getItem.call(this, key) ?? (key === "sobremesa:settings" ? stored : null);
            };
          }, settings(kind));
          await page.goto(file);
          const play = await page.waitForSelector(kind.play);
          await play.click();
          await page.waitForSelector("main.over", { timeout: patience });
          const status = await page.$eval(".status", (element) => element.textContent);
          ended(kind, status, await page.evaluate(records));
          assert.deepEqual(troubles, []);
          await context.close();
        });
      }
    });
  }
});
