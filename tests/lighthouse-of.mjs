// Asks Lighthouse about the site in dist/, served from this machine.
import lighthouse from "lighthouse";
import puppeteer from "puppeteer-core";
import { chromiumPath } from "./browser/browsers.mjs";
import { at } from "./paths.mjs";
import { serve } from "./serve.mjs";

/** The result for these categories, as often as asked. */
export async function lighthouseOf(onlyCategories, times = 1) {
  const { server, url } = await serve(at("dist/site"));
  const browser = await puppeteer.launch({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
  });
  try {
    const results = [];
    while (results.length < times) {
      const page = await browser.newPage();
      const flags = { onlyCategories, logLevel: "error" };
      results.push((await lighthouse(url, flags, undefined, page)).lhr);
      await page.close();
    }
    return results;
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
