// Royal and Black DOG in the page: how they are chosen.
import { viewOf } from "./dog-table";
import { axe, desk, expect, test } from "./fixtures";
import { button, kept } from "./hands";

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
});
