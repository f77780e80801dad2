// The README's picture of two phones at one table: each shows its own hand. After `make dist`: `node tools/picture-phones.mjs`
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { chromiumPath } from "../tests/browser/browsers.mjs";
import { serve } from "../tests/serve.mjs";

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
/** Somebody who has played before. */
const settings = JSON.stringify({ v: 1, introduced: { "dog-classic": ["gift"] } });
const phone = { viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true };

const { server, url } = await serve(at("."));
const browser = await chromium.launch({ executablePath: chromiumPath() });
try {
  const context = await browser.newContext({ ...phone, deviceScaleFactor: 2, locale: "en-GB" });
  await context.addInitScript((text) => {
    localStorage.getItem("sobremesa:settings") ?? localStorage.setItem("sobremesa:settings", text);
  }, settings);
  const host = await context.newPage();
  const press = (page, name) => page.getByRole("button", { name, exact: true }).click();
  await host.goto(`${url}dist/site/#play-dog`);
  await press(host, "Menu");
  await press(host, "New game");
  await host.locator("select[name=seat-1]").selectOption("guest");
  await host.locator("input[name=name-0]").fill("Ana");
  await press(host, "Invite the phones");
  // Another tab of the browser needs no code.
  const guest = await context.newPage();
  await guest.goto(await host.getByRole("textbox", { name: "Link" }).inputValue());
  await guest.getByRole("textbox", { name: "Name" }).fill("Bo");
  await guest.keyboard.press("Tab");
  await host.getByText("Bo is here").waitFor();
  await press(host, "Begin the game");
  const shots = [];
  for (const page of [guest, host]) {
    await page.bringToFront();
    await page.locator(".board-grid button").first().waitFor({ state: "attached" });
    // All has come to rest.
    await page.waitForTimeout(3000);
    shots.unshift((await page.screenshot()).toString("base64"));
  }
  const desk = await browser.newPage({ viewport: { width: 860, height: 800 } });
  const style =
    "width:370px;border-radius:28px;border:9px solid #2a211b;box-shadow:0 12px 30px #0004";
  const images = shots.map((shot) => `<img style="${style}" src="data:image/png;base64,${shot}">`);
  await desk.setContent(
    `<body style="margin:0;height:100vh;background:#efe6d4;display:flex;gap:40px;justify-content:center;align-items:center">${images.join("")}`,
  );
  await desk
    .locator("img")
    .last()
    .evaluate((image) => image.decode());
  await desk.screenshot({ path: at("docs/phones.png") });
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
