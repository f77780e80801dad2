// The examples for bloggers work as described, and the snippets that the page offers work unchanged.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { axe, expect, open, test } from "./fixtures";
import { answered, sitDown } from "./player";
import { call, drawn, games, playsIn, recordOf, square, turn } from "./special/blog";

test.use({ hurry: true, contextOptions: { reducedMotion: "reduce" } });

const at = (name: string) => `dist/site/examples/${name}.html`;

test("one game, under a strict policy, and in a frame in a sandbox", async ({ page, url }) => {
  await page.goto(url(at("element")));
  await playsIn(page, games(page));
  await expect(page.getByRole("link", { name: "Gobblet" })).toBeHidden();
  expect(await axe(page)).toEqual([]);
  await page.goto(url(at("strict")));
  await playsIn(page, games(page));
  // Those of the page before end a moment later.
  await expect.poll(() => page.workers().length).toBe(1);
  await page.goto(url(at("sandbox")));
  await playsIn(page, page.frameLocator("iframe"));
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
  const all = games(page);
  await expect(turn(all.first())).toHaveText("White to move.");
  expect((await drawn(page)).slice(2)).toEqual([false, false]);
  const lines = ["Te toca.", /Red|Black|Your turn/, /Your turn|A to move|B |C /];
  for (const [index, line] of lines.entries()) {
    await all.nth(index + 1).scrollIntoViewIfNeeded();
    await expect(turn(all.nth(index + 1))).toContainText(line);
  }
  expect(await drawn(page)).toEqual([true, true, true, true]);
  await expect(all.last().locator(".seat-chip")).toHaveCount(3);
  expect(await axe(page)).toEqual([]);
});

test("events and methods", async ({ page, url }) => {
  await page.goto(url(at("events")));
  const log = page.locator("#log");
  await expect(log).toHaveText("ready {}");
  const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
  await press("Play D@b2");
  await press("Undo");
  await expect(square(games(page))).toHaveAccessibleName(/empty/);
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
  expect(await call(games(page), "play", "D@b2")).toBe("illegal-move");
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

/** A piece of HTML of examples/README.md. */
const written = (heading: string): string => {
  const text = readFileSync(new URL("../../examples/README.md", import.meta.url), "utf8");
  const [, section = ""] = text.split(`\n### ${heading}\n`);
  return /```html\n([\s\S]*?)```/.exec(section)?.[1] ?? "";
};

test("the WordPress shortcode and the frame for Markdown", async ({ page, url }) => {
  const html = written("WordPress");
  expect(html).toContain("defer");
  // A theme centres its posts, and has words about everything in them.
  const theme =
    "<style>.entry-content > * { max-width: 645px; margin-inline: auto } .entry-content p { font-size: 20px }</style>";
  const post = `${theme}<main><h1>A post</h1><div class="entry-content">${html}</div></main>`;
  await open(page, url("dist/post.html"), post);
  await playsIn(page, games(page));
  expect(await axe(page)).toEqual([]);
  await open(page, url("dist/site/post.html"), `<h1>A post</h1><p>${written("Markdown")}</p>`);
  await playsIn(page, page.frameLocator("iframe"));
});

const ELEMENT = "Element with its script";
const FRAME = "Frame (iframe)";

/** Opens the snippet maker over a game with one move. */
async function maker(page: Page, address: string) {
  const player = await answered(await sitDown(page, address));
  await player.ready();
  await player.menu("Share");
  await page.getByRole("button", { name: "Embed in a web page" }).click();
  const dialog = player.dialog("Embed in a web page");
  const read = (label: string) => dialog.getByRole("textbox", { name: label }).inputValue();
  return { player, dialog, read };
}

test("the site's snippets play what was chosen", async ({ page, context, site, url }) => {
  const { player, dialog, read } = await maker(page, site);
  expect(await axe(page)).toEqual([]);
  expect(await read(ELEMENT)).toBe(
    `<script src="${site}embed.js" defer></script>\n<sobremesa-game game="gobblet" level="2"></sobremesa-game>`,
  );
  const show = dialog.getByLabel("What to show");
  const titles = await show.locator("option").allTextContents();
  const blog = await context.newPage();
  for (const title of titles.slice(0, -1)) {
    await show.selectOption(title);
    await blog.unrouteAll();
    await open(blog, url("blog.html"), await read(FRAME));
    await expect(blog.locator("iframe")).toHaveAttribute("title", title);
    const heading = blog.frameLocator("iframe").getByRole("heading", { level: 1 });
    await expect(heading).toContainText(title);
  }

  await show.selectOption("This game, from here");
  await dialog.getByLabel("Opponent").selectOption("Person");
  await dialog.getByLabel("Day or night").selectOption("Night");
  await dialog.getByLabel("Language").selectOption("Español");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  for (const label of [ELEMENT, FRAME]) {
    await dialog.getByRole("button", { name: `Copy: ${label}` }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await read(label));
  }
  await blog.unrouteAll();
  await open(blog, url("blog.html"), (await read(ELEMENT)) + (await read(FRAME)));
  for (const scope of [blog, blog.frameLocator("iframe")]) {
    const game = scope.locator("sobremesa-game");
    await game.scrollIntoViewIfNeeded();
    await expect(turn(game)).toHaveText("Turno: Blancas.");
    await expect(game.locator("[lang=es][data-theme=dark]")).toHaveCount(1);
    expect(await recordOf(game)).toContain(`1. D@b2\n2. ${player.match.steps()[1]}\n`);
    expect(await call(game, "undo")).not.toContain("2. ");
  }
});

test("the single file offers them without an address", async ({ page, file }) => {
  const { read } = await maker(page, file);
  expect(await read(ELEMENT)).toContain('<script src="embed.js" defer>');
  expect(await read(FRAME)).toContain('<iframe src="embed.html?game=gobblet&amp;level=2"');
});
