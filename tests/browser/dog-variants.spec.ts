// Royal and Black DOG in the page: how they are chosen, and the moves that only they have.
import type { Page } from "@playwright/test";
import { place, recordOf, viewOf } from "./dog-table";
import { axe, desk, expect, test } from "./fixtures";
import { button, drawAside, kept, status } from "./hands";
import { hashOf, openLink } from "./links";

const go = async (page: Page, ...names: string[]): Promise<void> => {
  for (const name of names) await place(page, name).dispatchEvent("click");
};
const lit = (page: Page, name: string) =>
  page.locator(".board-grid").getByRole("button", { name: new RegExp(`^${name}.*, can `) });

test.describe("at a desk", () => {
  test.use(desk);

  test("a variant is chosen before the game, with its seats and house rules, and remembered", async ({
    page,
    file,
  }) => {
    await page.goto(file);
    const setUp = () => page.locator(".tile", { hasText: "Dog" }).getByText("More…").click();
    const dialog = page.getByRole("dialog");
    await setUp();
    const players = dialog.getByLabel("Players", { exact: true });
    await expect(players.locator("option")).toHaveText(["2", "3", "4", "5", "6"]);
    await dialog.getByText("House rules").click();
    await dialog.getByRole("radio", { name: /^Royal/ }).check();
    await expect(players.locator("option")).toHaveText(["4", "6"]);
    await expect(dialog.getByLabel("Turning the disc")).toHaveCount(0);
    await expect(dialog.getByLabel("Copy after copy")).toBeVisible();
    await dialog.getByRole("radio", { name: /^Black DOG/ }).check();
    await expect(players).toHaveCount(0);
    await expect(dialog.getByRole("group", { name: "Blue A with Yellow C" })).toBeVisible();
    await dialog.getByLabel("Turning the disc").selectOption("may");
    await expect(dialog.getByText("As in Classic, or as in Royal.")).toBeVisible();
    await expect(dialog.getByRole("heading", { name: "House rules" })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await button(page, "Start").click();
    await expect(page.getByRole("heading", { name: "Dog Black DOG" })).toBeVisible();
    await expect(page.locator(".seat-chip")).toHaveCount(4);
    // Until the first step there is no save.
    const later = (tries: () => Promise<void>) => expect(tries).toPass({ timeout: 10_000 });
    await later(async () => expect((await kept(page)).options().turn).toBe("may"));
    expect(viewOf(await kept(page)).variant).toBe("black");
    await button(page, "All games").click();
    await setUp();
    await expect(dialog.getByRole("radio", { name: /^Black DOG/ })).toBeChecked();
    // What the next variant does not know is left out.
    await dialog.getByRole("radio", { name: /^Royal/ }).check();
    await button(page, "Start").click();
    await later(async () => expect(viewOf(await kept(page)).variant).toBe("royal"));
  });

  test("the disc turns with all that stands on it, the dog included", async ({ page, file }) => {
    const places = "A=T1,H,H,H B=T16,H,H,H C=T10,H,H,H D=T14,H,H,H dog=T8";
    await openLink(page, file + hashOf(recordOf("A:5.9/B:2.3/C:2/D:2", places, "black")));
    await drawAside(page);
    await go(page, "5 (", "Blue A1,", "Square 6,");
    await expect(status(page)).toContainText("Which way does the disc turn?");
    expect(await axe(page)).toEqual([]);
    await go(page, "Turn clockwise");
    await expect.poll(async () => viewOf(await kept(page)).dog).toBe(29);
    const { places: now } = viewOf(await kept(page));
    expect(now.map(([first]) => first)).toEqual(["T22", "T16", "H", "T14"]);
  });

  test("a Citizen draws and jumps; a Jester may give up points", async ({ page, file }) => {
    const home = "B=H,H,H,H C=H,H,H,H D=H,H,H,H";
    await openLink(
      page,
      file + hashOf(recordOf("A:5.9/B:2.3/C:2/D:2", `A=H,H,T5,H ${home}`, "royal")),
    );
    await drawAside(page);
    await go(page, "5 (", "Blue Citizen A,", "Square 10,");
    await expect(button(page, "Leave it so")).toBeVisible();
    await expect(button(page, "Leave it so")).not.toHaveClass(/primary/);
    await go(page, "Square 26,");
    await expect.poll(async () => viewOf(await kept(page)).places[0]?.[2]).toBe("T26");
    expect(viewOf(await kept(page), 0).hands[0]?.length).toBe(2);

    await openLink(
      page,
      file + hashOf(recordOf("A:8.9/B:2.3/C:2/D:2", `A=H,H,H,T60 ${home}`, "royal")),
    );
    await drawAside(page);
    await go(page, "8 (", "Blue Jester A,");
    for (const slot of [1, 2, 3]) await expect(lit(page, `Blue’s lane, ${slot + 1}`)).toBeVisible();
    await go(page, "Blue’s lane, 3");
    await expect.poll(async () => viewOf(await kept(page)).places[0]?.[3]).toBe("F2");
  });
});
