// Games that can't be read take nothing else away: home tells of them, and they can be copied and deleted.
import type { Locator, Page } from "@playwright/test";
import { axe, expect, phone, test } from "./fixtures";
import { recordNamed } from "./links";

test.use(phone);

const person = { kind: "person", name: "" };
const save = (more: object): string =>
  JSON.stringify({
    v: 1,
    game: "gobblet",
    record: recordNamed("gobblet-four-18"),
    at: 3,
    seats: [person, person],
    over: false,
    bottom: 0,
    updated: 1,
    tab: "",
    turn: 1,
    ...more,
  });

const keep = (page: Page, texts: string[]): Promise<void> =>
  page.evaluate((all) => {
    for (const [index, text] of all.entries())
      localStorage.setItem(`sobremesa:save:${index}`, text);
  }, texts);

const unreadable = (page: Page): Locator =>
  page.getByRole("region", { name: "Games that can’t be read" }).getByRole("article");

/** Home is there, with all that can be begun. */
async function atHome(page: Page): Promise<void> {
  for (const name of ["Cock & Bull", "Dog", "Gobblet", "Muros"])
    await expect(page.getByRole("button", { name: `Play ${name}` })).toBeVisible();
}

const BROKEN: Record<string, string> = {
  "an hour that no clock can tell": save({ updated: 1e308 }),
  "another game's record": save({ game: "dog" }),
  "a record of nothing": save({ record: "torn" }),
  "a game that nobody knows": save({
    game: "chess",
    record: recordNamed("gobblet-four-18").replace("gobblet", "chess"),
  }),
  "more people than places": save({ seats: Array(7).fill(person) }),
  "a seat that there is not": save({ bottom: 1e9 }),
  "what is no save": "[1, 2",
  "a game that has ended some time that is none": save({ over: true, updated: -1e308 }),
};

for (const [what, text] of Object.entries(BROKEN)) {
  test(`home tells of ${what}; it is copied, deleted and taken back`, async ({
    page,
    context,
    url,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(url("dist/sobremesa.html"));
    await keep(page, [text]);
    await page.reload();
    await atHome(page);
    await expect(unreadable(page)).toHaveCount(1);
    expect(await axe(page)).toEqual([]);
    await unreadable(page).getByRole("button", { name: "Copy" }).tap();
    await expect(page.locator(".note")).toContainText("Copied.");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await unreadable(page).getByRole("button", { name: "Delete" }).tap();
    await expect(unreadable(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.locator(".note").getByRole("button", { name: "Undo" }).tap();
    await expect(unreadable(page)).toHaveCount(1);
    expect(await page.evaluate(() => localStorage.getItem("sobremesa:save:0"))).toBe(text);
    await unreadable(page).getByRole("button", { name: "Delete" }).tap();
    await page.reload();
    await atHome(page);
    await expect(unreadable(page)).toHaveCount(0);
  });
}

test("the game beside it goes on", async ({ page, url }) => {
  await page.goto(url("dist/sobremesa.html"));
  await keep(page, [...Object.values(BROKEN), save({})]);
  await page.reload();
  await atHome(page);
  await expect(unreadable(page)).toHaveCount(Object.keys(BROKEN).length);
  await page.getByRole("button", { name: /Go on with Gobblet/ }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Gobblet" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Gobblet" })).toBeVisible();
});

test("a copy of games that tells an hour that none is, is refused where it is pasted", async ({
  page,
  url,
}) => {
  await page.goto(url("dist/sobremesa.html"));
  const paste = async (text: string): Promise<void> => {
    await page.getByRole("button", { name: "Paste a game" }).tap();
    await page.getByLabel("A record or a link").fill(text);
    await page.getByRole("button", { name: "Open", exact: true }).tap();
  };
  for (const more of [{ updated: 1e308 }, { game: "dog" }, { id: { toString: 1, valueOf: 1 } }]) {
    await paste(`[${save({ id: "x", ...more })}]`);
    await expect(page.getByRole("alert")).toContainText("Line 1, column");
    await page.keyboard.press("Escape");
  }
  // What is sound in it comes.
  await paste(`[${save({ id: "x", updated: 1e308 })}, ${save({ id: "y" })}]`);
  await expect(page.getByRole("button", { name: /Go on with Gobblet/ })).toHaveCount(1);
  await page.reload();
  await atHome(page);
  await expect(unreadable(page)).toHaveCount(0);
});

test("a game that can't be shown leads home, with a word about it", async ({ page, url }) => {
  await page.addInitScript(() => {
    // As where a phone has no memory left for another canvas.
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(url("dist/sobremesa.html"));
  await keep(page, [save({})]);
  await page.reload();
  await atHome(page);
  const addresses = ["#play-muros", "#lesson-gobblet", "#play"];
  for (const address of addresses.map((hash) => url(`dist/sobremesa.html${hash}`))) {
    await page.goto("about:blank");
    await page.goto(address);
    await expect(page.getByText("Something went wrong").first()).toBeVisible();
    await atHome(page);
  }
  await page.goto(url("dist/sobremesa.html"));
  await page.getByRole("button", { name: /Go on with Gobblet/ }).tap();
  await expect(page.getByText("Something went wrong").first()).toBeVisible();
  await atHome(page);
});
