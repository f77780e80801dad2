// Unreadable games don't affect others: home lists them, and they can be copied and deleted. The readable part of a
// damaged game can be played.
import type { Locator, Page } from "@playwright/test";
import { axe, expect, openWith, phone, saveOf, test, twoPeople } from "./fixtures";
import { Player, sitDown, taps } from "./player";

test.use({ ...phone, setup: twoPeople() });

const unreadable = (page: Page): Locator =>
  page.getByRole("region", { name: "Games that can’t be read" }).getByRole("article");

const firstSave = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem("sobremesa:save:0"));

/** Home is there, with all that can be begun. */
async function atHome(page: Page): Promise<void> {
  for (const name of ["Cock & Bull", "Dog", "Gobblet", "Muros"])
    await expect(page.getByRole("button", { name: `Play ${name}` })).toBeVisible();
}

const BROKEN: Record<string, string> = {
  "an hour that no clock can tell": saveOf({ updated: 1e308 }),
  "another game's record": saveOf({ game: "dog" }),
  "a record of nothing": saveOf({ record: "torn" }),
  "a game that nobody knows": saveOf({ game: "chess" }),
  "more people than places": saveOf({ seats: Array(7).fill({ kind: "person", name: "" }) }),
  "a seat that there is not": saveOf({ bottom: 1e9 }),
  "what is no save": "[1, 2",
};

test("home offers to copy and delete what can't be read", async ({ page, context, url }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const count = Object.keys(BROKEN).length;
  await openWith(page, url("dist/sobremesa.html"), ...Object.values(BROKEN), saveOf());
  await atHome(page);
  await expect(unreadable(page)).toHaveCount(count);
  expect(await axe(page)).toEqual([]);
  const first = unreadable(page).first();
  await first.getByRole("button", { name: "Copy" }).tap();
  await expect(page.locator(".note")).toContainText("Copied.");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(Object.values(BROKEN)).toContain(copied);
  await first.getByRole("button", { name: "Delete" }).tap();
  await expect(unreadable(page)).toHaveCount(count - 1);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.locator(".note").getByRole("button", { name: "Undo" }).tap();
  await expect(unreadable(page)).toHaveCount(count);
  expect(await firstSave(page)).toBe(Object.values(BROKEN)[0]);
  await first.getByRole("button", { name: "Delete" }).tap();
  await page.reload();
  await atHome(page);
  await expect(unreadable(page)).toHaveCount(count - 1);

  await page.getByRole("button", { name: /Continue Gobblet/ }).tap();
  const game = page.getByRole("heading", { level: 1, name: "Gobblet" });
  await expect(game).toBeVisible();
  await page.reload();
  await expect(game).toBeVisible();
});

test("a game that can't be shown leads home, with a word about it", async ({ page, url }) => {
  await page.addInitScript(() => {
    // As where a phone has no memory left for another canvas.
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openWith(page, url("dist/sobremesa.html"), saveOf());
  await atHome(page);
  const addresses = ["#play-muros", "#lesson-gobblet", "#play"];
  for (const address of addresses.map((hash) => url(`dist/sobremesa.html${hash}`))) {
    await page.goto("about:blank");
    await page.goto(address);
    await expect(page.getByText("Something went wrong").first()).toBeVisible();
    await atHome(page);
  }
  await page.goto(url("dist/sobremesa.html"));
  await page.getByRole("button", { name: /Continue Gobblet/ }).tap();
  await expect(page.getByText("Something went wrong").first()).toBeVisible();
  await atHome(page);
});

const seats = ["Ana", "Bo"].map((name) => ({ kind: "person", name }));
const head = '[Game "gobblet"]\n[Seats "2"]\n[Result "*"]\n\n1. D@b2\n2. D@c3\n';

test("the readable part of a damaged save can be played, and the save stays", async ({
  page,
  url,
}) => {
  const damaged = saveOf({ seats, record: `${head}3. D@zz\n` });
  await openWith(page, url("dist/sobremesa.html"), damaged);
  await page.getByRole("button", { name: /Continue Gobblet/ }).click();
  await expect(page.locator(".note")).toContainText(/Line 7, column \d+: “zz”/);
  const player = await Player.sit(page, taps);
  for (const move of ["D@b2", "D@c3"]) player.match.play(move);
  await player.agrees();
  await expect(player.status).toContainText("Ana");
  await player.play("D@a1");
  await player.agrees();
  expect(await firstSave(page)).toBe(damaged);
  expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(1);
});

test("saves of a newer version are reported and stay unchanged", async ({ page, url }) => {
  const newer = saveOf({ v: 2, record: { anything: [1] } });
  await openWith(page, url("dist/sobremesa.html"), newer);
  const note = page.locator(".note");
  await expect(note).toContainText("saved by a newer version");
  await note.getByRole("button", { name: "Dismiss" }).click();
  const player = await sitDown(page);
  await player.play("D@b2");
  await player.agrees();
  expect(await firstSave(page)).toBe(newer);
});
