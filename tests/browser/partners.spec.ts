// Partners are chosen before the game, by name or by moving seats.
import type { Locator, Page } from "@playwright/test";
import { axe, choiceOf, expect, phone, SEATS, setUp, test } from "./fixtures";

/** The settings of a seat. */
const groupOf = (page: Page, seat: string): Locator =>
  page.getByRole("group", { name: new RegExp(`^${seat}`) });

test.use(phone);

test.beforeEach(async ({ page, file }) => {
  await page.goto(file);
  await setUp(page, "Dog", SEATS);
  await choiceOf(page, "Players", "4").check();
  await groupOf(page, "Blue A").getByLabel("Name").fill("Ana");
  for (const [seat, name] of [
    ["Red B", "Bo"],
    ["Yellow C", "Cy"],
  ] as const) {
    const group = groupOf(page, seat);
    await group.getByLabel("Played by").selectOption("person");
    await group.getByLabel("Name").fill(name);
  }
});

test("a partner is chosen by name and sits opposite", async ({ page }) => {
  const setup = page.getByRole("dialog");
  const partner = setup.getByLabel("Partner of Ana");
  await expect(partner.locator("option:checked")).toHaveText("Yellow C: Cy");
  await partner.selectOption({ label: "Red B: Bo" });
  await expect(partner.locator("option:checked")).toHaveText("Yellow C: Bo");
  await expect(groupOf(page, "Red B").getByLabel("Name")).toHaveValue("Cy");
  expect(await axe(page)).toEqual([]);
  await setup.getByRole("button", { name: "Start" }).click();
  const team = page.getByRole("group", { name: "Blue A, Yellow C" });
  await expect(team).toContainText("Ana");
  await expect(team).toContainText("Bo");
});
