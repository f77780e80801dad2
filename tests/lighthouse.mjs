// Lighthouse finds nothing to better in the site in dist/, served from this machine.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import lighthouse from "lighthouse";
import puppeteer from "puppeteer-core";
import { chromiumPath } from "./browser/browsers.mjs";
import { at } from "./paths.mjs";
import { serve } from "./serve.mjs";

const asked = ["accessibility", "best-practices", "seo"];
let site;
let browser;
before(async () => {
  site = await serve(at("dist/site"));
  browser = await puppeteer.launch({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
  });
});
after(async () => {
  await browser?.close();
  site.server.close();
  site.server.closeAllConnections();
});

test("accessibility, best practices and SEO: 100", { timeout: 180_000 }, async () => {
  const flags = { onlyCategories: asked, logLevel: "error" };
  const { lhr } = await lighthouse(site.url, flags, undefined, await browser.newPage());
  const { audits, categories } = lhr;
  const lacking = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
    .map(({ id }) => `${audits[id].title} ${JSON.stringify(audits[id].details)}`);
  assert.deepEqual(lacking, []);
  const scores = asked.map((id) => categories[id].score);
  assert.deepEqual(scores, [1, 1, 1]);
});
