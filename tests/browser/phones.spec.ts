// A table of several devices, each a page of its own: in tabs of one browser, which need no code.
import type { Page } from "@playwright/test";
import { CAN } from "./anyone";
import { expect, phone, test } from "./fixtures";

test.use({ ...phone, settings: { motion: "off", pace: "quick" } });

/** Lays a table for a game with so many on other devices; gives the link for the next one. */
async function lay(page: Page, site: string, game: string, guests: number): Promise<string> {
  await page.goto(`${site}#play-${game}`);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "New game with…" }).click();
  for (let seat = 1; seat <= guests; seat++)
    await page.locator(`select[name=seat-${seat}]`).selectOption("guest");
  await page.getByRole("button", { name: "Invite the phones" }).click();
  const link = page.getByRole("textbox", { name: "Link" });
  await expect(link).toHaveValue(/#t=/);
  return link.inputValue();
}

/** A cup from a stack onto the board. */
async function move(page: Page, square: string): Promise<void> {
  await page
    .getByRole("button", { name: /stack, can be taken/ })
    .first()
    .click({ force: true });
  await page.getByRole("button", { name: new RegExp(`^${square}, .*can`) }).click({ force: true });
}

/** Plays whatever may be played on a page, once; false where nothing may be. */
async function act(page: Page): Promise<boolean> {
  return page.evaluate((can) => {
    const shown = (one: HTMLElement): boolean => one.offsetParent !== null;
    const all = [...document.querySelectorAll<HTMLElement>(".board-area button, .answers button")];
    const places = all.filter((one) => new RegExp(can).test(one.getAttribute("aria-label") ?? ""));
    const answers = all.filter((one) => one.closest(".answers") && shown(one));
    const choices = places.length > 0 ? places : answers;
    choices[Math.floor(Math.random() * choices.length)]?.click();
    return choices.length > 0;
  }, CAN.source);
}

/** Plays a game to its end, whoever's turn it is. */
async function playOut(pages: Page[]): Promise<void> {
  const over = (page: Page): Promise<boolean> =>
    page.evaluate(() => document.querySelector("main.game.over") !== null);
  for (;;) {
    if ((await Promise.all(pages.map(over))).every(Boolean)) return;
    for (const page of pages) if (!(await over(page))) await act(page);
  }
}

for (const [game, title] of [
  ["gobblet", "Gobblet"],
  ["cock-bull", "Cock & Bull"],
  ["muros", "Muros"],
] as const)
  test(`${title}: a whole game on two phones, connected by codes`, async ({
    page,
    browser,
    site,
    watch,
  }) => {
    test.setTimeout(180_000);
    const link = await lay(page, site, game, 1);
    const context = await browser.newContext(phone);
    watch.attach(context);
    const guest = await context.newPage();
    await guest.goto(link);
    const reply = guest.getByRole("textbox", { name: "Your code" });
    await expect(reply).toHaveValue(/./);
    await page.getByRole("textbox", { name: "Or paste its code" }).fill(await reply.inputValue());
    await page.getByRole("button", { name: "Connect" }).click();
    await expect(guest.getByText("You are at the table.")).toBeVisible();
    await page.getByRole("button", { name: "Begin the game" }).click();
    await expect(guest.locator(".board-grid button").first()).toBeAttached();
    await playOut([page, guest]);
    await expect(guest.getByText("Dice and cards were fair").first()).toBeVisible();
    await context.close();
  });

test("Gobblet in two tabs: invited by a link, each plays at its own turn", async ({
  page,
  context,
  site,
}) => {
  const link = await lay(page, site, "gobblet", 1);
  const guest = await context.newPage();
  await guest.goto(link);
  await expect(guest.getByText("You are at the table.")).toBeVisible();
  await expect(page.getByText("guest is here")).toBeVisible();
  await page.getByRole("button", { name: "Begin the game" }).click();
  await expect(page.locator(".status")).toContainText(/Your turn|to move/);
  await expect(guest.locator(".board-grid button").first()).toBeAttached();
  await move(page, "b2");
  await expect(guest.locator(".status")).toContainText("Your turn");
  await move(guest, "c3");
  await expect(page.locator(".status")).toContainText("Your turn");
});
