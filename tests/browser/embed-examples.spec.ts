// The examples that bloggers copy from: each is opened and does what it says.
import { readFileSync } from "node:fs";
import { call, drawn, square, turn } from "./blog";
import { axe, expect, open, test } from "./fixtures";
import { clicks, Player } from "./player";

test.use({ hurry: true, contextOptions: { reducedMotion: "reduce" } });

const at = (name: string) => `dist/site/examples/${name}.html`;

test("one game", async ({ page, url }) => {
  await page.goto(url(at("element")));
  const game = page.locator("sobremesa-game");
  const player = await Player.sit(page, clicks, { scope: game });
  await player.play("D@b2");
  await player.follow();
  await expect(page.getByRole("link", { name: "Gobblet" })).toBeHidden();
  expect(await axe(page)).toEqual([]);
});

test("one game, without scripts", async ({ browser, url }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url(at("element")));
  await expect(page.getByRole("link", { name: "Gobblet" })).toBeVisible();
  await context.close();
});

test("several games, each as it is seen", async ({ page, url }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await page.goto(url(at("several")));
  const games = page.locator("sobremesa-game");
  await expect(turn(games.first())).toHaveText("White to move.");
  expect((await drawn(page)).slice(2)).toEqual([false, false]);
  const lines = ["Te toca.", /Red|Black|Your turn/, /Your turn|A to move|B |C /];
  for (const [index, line] of lines.entries()) {
    await games.nth(index + 1).scrollIntoViewIfNeeded();
    await expect(turn(games.nth(index + 1))).toContainText(line);
  }
  expect(await drawn(page)).toEqual([true, true, true, true]);
  await expect(games.last().locator(".seat-chip")).toHaveCount(3);
  expect(await axe(page)).toEqual([]);
});

test("a strict policy", async ({ page, url }) => {
  await page.goto(url(at("strict")));
  const player = await Player.sit(page, clicks, { scope: page.locator("sobremesa-game") });
  await player.play("D@b2");
  await player.follow();
  expect(page.workers()).toHaveLength(1);
});

test("events and methods", async ({ page, url }) => {
  await page.goto(url(at("events")));
  const log = page.locator("#log");
  await expect(log).toHaveText("ready {}");
  const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
  await press("Play D@b2");
  await press("Undo");
  await expect(square(page.locator("sobremesa-game"))).toHaveAccessibleName(/empty/);
  await press("Load a game");
  await press("Play D@b2");
  await press("New game");
  await press("Play D@b2");
  await expect(log).toHaveText(
    [
      "ready {}",
      'step {"notation":"D@b2","ply":1}',
      'step {"notation":"D@b2","ply":3}',
      'step {"notation":"D@b2","ply":1}',
    ].join("\n"),
  );
  expect(await call(page.locator("sobremesa-game"), "play", "D@b2")).toBe("illegal-move");
});

test("a frame", async ({ page, url }) => {
  await page.goto(url(at("iframe")));
  const log = page.locator("#log");
  await expect(log).toContainText("ready {}");
  await expect(log).toContainText("size ");
  const { height } = JSON.parse((await log.textContent())?.match(/size (.*)/)?.[1] ?? "");
  await expect(page.locator("iframe")).toHaveCSS("height", `${height}px`);
  await page.getByRole("button", { name: "Play D@b2" }).click();
  await expect(log).toContainText('step {"notation":"D@b2"');
  await page.getByRole("button", { name: "Ask for the record" }).click();
  await expect(log).toContainText("1. D@b2");
  expect(await axe(page)).toEqual([]);
});

test("a frame in a sandbox", async ({ page, url }) => {
  await page.goto(url(at("sandbox")));
  const player = await Player.sit(page, clicks, { scope: page.frameLocator("iframe") });
  await player.play("D@b2");
  await player.follow();
});

/** A piece of HTML of examples/README.md. */
const written = (heading: string): string => {
  const text = readFileSync(new URL("../../examples/README.md", import.meta.url), "utf8");
  const [, section = ""] = text.split(`\n### ${heading}\n`);
  return /```html\n([\s\S]*?)```/.exec(section)?.[1] ?? "";
};

test("what the WordPress shortcode prints", async ({ page, url }) => {
  const html = written("WordPress");
  expect(html).toContain("defer");
  // A theme centres its posts, and has words about everything in them.
  const theme =
    "<style>.entry-content > * { max-width: 645px; margin-inline: auto } .entry-content p { font-size: 20px }</style>";
  await open(
    page,
    url("dist/post.html"),
    `${theme}<main><h1>A post</h1><div class="entry-content">${html}</div></main>`,
  );
  const player = await Player.sit(page, clicks, { scope: page.locator("sobremesa-game") });
  await player.play("D@b2");
  await player.follow();
  expect(await axe(page)).toEqual([]);
});

test("a frame as Markdown has it", async ({ page, url }) => {
  await open(page, url("dist/site/post.html"), `<h1>A post</h1><p>${written("Markdown")}</p>`);
  const player = await Player.sit(page, clicks, { scope: page.frameLocator("iframe") });
  await player.play("D@b2");
  await player.follow();
});
