// Takes the README's picture, docs/games.jpg: a game of each kind, read in the built element.
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { chromiumPath } from "../tests/browser/browsers.mjs";
import { at } from "../tests/paths.mjs";
import { serve } from "../tests/serve.mjs";

// Records, and the steps after which they are shown.
const games = [
  ["cock-bull", "peg-out", 60],
  ["dog", "four-whole", 180],
  ["gobblet", "four-31", 16],
  ["muros", "default-2-seats", 40],
].map(([game, name, ply]) => {
  const record = readFileSync(at(`tests/records/good/v0.2.0/${game}-${name}.txt`), "utf8");
  return `<sobremesa-game game="${game}" motion="off" ply="${ply}" record='${record}'></sobremesa-game>`;
});
const style = `
  body { margin: 0; display: grid; grid-template-columns: 1fr 1fr; }
  sobremesa-game { height: 500px; }
  sobremesa-game::part(tools), sobremesa-game::part(status) { display: none; }`;

const { server, url } = await serve(at("."));
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
const page = await browser.newPage({ locale: "en", viewport: { width: 1200, height: 1000 } });
await page.setContent(
  `<style>${style}</style>${games.join("")}<script src="${url}dist/site/embed.js"></script>`,
);
for (const game of await page.locator("sobremesa-game").all())
  await game.locator("input[type=range]").waitFor({ state: "attached" });
await page.waitForTimeout(1000);
await page.screenshot({ path: at("docs/games.jpg"), quality: 85 });
await browser.close();
server.close();
