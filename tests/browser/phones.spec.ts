// A table of several devices, each a page of its own: in tabs of one browser, which need no code.
import type { Page } from "@playwright/test";
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
  await page.getByRole("button", { name: /stack, can be taken/ }).first().click({ force: true });
  await page.getByRole("button", { name: new RegExp(`^${square}, .*can`) }).click({ force: true });
}

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
