/** Takes the README's pictures from the built page. */
import { writeFileSync } from "node:fs";
import { type Page, test } from "@playwright/test";
import { begin, connect, lay, sit } from "../../tests/browser/phones-table";
import { at } from "../../tests/paths.mjs";
import { serve } from "../../tests/serve.mjs";
import { game } from "./game.mjs";

/** A returning player, who sees no introduction. */
const returning = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const settings = { v: 1, played: true, introduced: { "dog-classic": 3 }, tips: { sound: "0" } };
    localStorage.setItem("sobremesa:settings", JSON.stringify(settings));
  });

test.beforeAll(async () => {
  const { server, url } = await serve(at("."));
  served = url;
  close = () => server.close();
});
test.afterAll(() => close());
let served = "";
let close = (): unknown => null;

test("a game against a bot", async ({ browser }) => {
  writeFileSync(at("docs/game.webp"), await game(browser, served));
});

test("a game on two phones", async ({ browser }) => {
  const phone = { viewport: { width: 390, height: 760 }, deviceScaleFactor: 2 };
  const [host, guest] = await Promise.all([
    browser.newPage({ ...phone, hasTouch: true, isMobile: true }),
    browser.newPage({ ...phone, hasTouch: true, isMobile: true }),
  ]);
  for (const page of [host, guest]) await returning(page);
  await lay(host, `${served}dist/site/`, "dog", ["guest", "1", "1"]);
  await connect(host, guest);
  await sit(guest, 1);
  await begin(host);
  const shots: string[] = [];
  for (const page of [host, guest]) {
    await page.locator('.board-grid [data-place^="card:"]').first().waitFor({ state: "attached" });
    // The deal comes to rest.
    await page.waitForTimeout(4000);
    shots.push((await page.screenshot()).toString("base64"));
  }
  const desk = await browser.newPage({ viewport: { width: 860, height: 800 } });
  const style =
    "width:370px;border-radius:28px;border:9px solid #2a211b;box-shadow:0 12px 30px #0004";
  const images = shots.map((shot) => `<img style="${style}" src="data:image/png;base64,${shot}">`);
  await desk.setContent(
    `<body style="margin:0;height:100vh;background:#efe6d4;display:flex;gap:40px;justify-content:center;align-items:center">${images.join("")}`,
  );
  await desk.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await desk.screenshot({ path: at("docs/phones.png") });
});
