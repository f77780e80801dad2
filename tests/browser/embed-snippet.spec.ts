// What the page offers to copy works in someone's page as it is.
import type { Page } from "@playwright/test";
import { call, type Game, turn } from "./blog";
import { axe, expect, open, test } from "./fixtures";
import { clicks, Player } from "./player";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Opens the snippet maker over a game with one move. */
async function maker(page: Page) {
  await page.getByRole("button", { name: "Play Gobblet" }).click();
  const player = await Player.sit(page, clicks);
  await player.play("D@b2");
  await player.follow();
  await player.ready();
  await player.menu("Share");
  await page.getByRole("button", { name: "Put it into a page" }).click();
  const dialog = player.dialog("Put it into a page");
  const read = (label: string) => dialog.getByRole("textbox", { name: label }).inputValue();
  return { player, dialog, read };
}

test("on the site the snippets name its files, and play what was chosen", async ({
  page,
  context,
  site,
  url,
}) => {
  await page.goto(site);
  const { player, dialog, read } = await maker(page);
  expect(await axe(page)).toEqual([]);
  expect(await read("As an element, with its script")).toBe(
    `<script src="${site}embed.js" defer></script>\n<sobremesa-game game="gobblet" level="2"></sobremesa-game>`,
  );
  await dialog.getByLabel("What to show").selectOption("This game as it stands");
  await dialog.getByLabel("Played against").selectOption("Person");
  await dialog.getByLabel("Day or night").selectOption("Night");
  await dialog.getByLabel("Language").selectOption("Español");
  const [element, frame] = [await read("As an element, with its script"), await read("As a frame")];
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  for (const [label, text] of [
    ["As an element, with its script", element],
    ["As a frame", frame],
  ] as const) {
    await dialog.getByRole("button", { name: `Copy: ${label}` }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }

  const blog = await context.newPage();
  await open(blog, url("blog.html"), element + frame);
  for (const scope of [blog, blog.frameLocator("iframe")]) {
    const game = scope.locator("sobremesa-game");
    await game.scrollIntoViewIfNeeded();
    await expect(turn(game)).toHaveText("Turno: Blancas.");
    await expect(game.locator("[lang=es][data-theme=dark]")).toHaveCount(1);
    const record = await game.evaluate((each) => (each as Game).record);
    expect(record).toContain(`1. D@b2\n2. ${player.match.steps()[1]}\n`);
    expect(await call(game, "undo")).not.toContain("2. ");
  }
});

test("every game it offers can be put into a page", async ({ page, context, site, url }) => {
  await page.goto(site);
  const { dialog, read } = await maker(page);
  const show = dialog.getByLabel("What to show");
  const titles = await show.locator("option").allTextContents();
  for (const title of titles.slice(0, -1)) {
    await show.selectOption(title);
    const blog = await context.newPage();
    await open(blog, url("blog.html"), await read("As a frame"));
    await expect(blog.locator("iframe")).toHaveAttribute("title", title);
    const heading = blog.frameLocator("iframe").getByRole("heading", { level: 1 });
    await expect(heading).toContainText(title);
    await blog.close();
  }
});

test("the single file offers them without an address", async ({ page, file }) => {
  await page.goto(file);
  const { read } = await maker(page);
  expect(await read("As an element, with its script")).toContain('<script src="embed.js" defer>');
  expect(await read("As a frame")).toContain('<iframe src="embed.html?game=gobblet&amp;level=2"');
});
