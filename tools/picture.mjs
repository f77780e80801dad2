// The README's picture: the four games as the first screen of the built page shows them. `node tools/picture.mjs`
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { chromiumPath } from "../tests/browser/browsers.mjs";

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const browser = await chromium.launch({ executablePath: chromiumPath() });
try {
  const page = await browser.newPage({ viewport: { width: 1120, height: 800 } });
  await page.goto(pathToFileURL(at("dist/sobremesa.html")).href);
  // Nothing to press in a picture.
  await page.evaluate(() => {
    for (const row of document.querySelectorAll(".tile .row")) row.remove();
  });
  await page.waitForTimeout(500);
  // With the table around the tiles, which their shadows fall on.
  const { x, y, width, height } = await page.locator(".tiles").boundingBox();
  const clip = { x, y: y - 16, width, height: height + 32 };
  await page.screenshot({ path: at("docs/games.png"), clip });
} finally {
  await browser.close();
}
