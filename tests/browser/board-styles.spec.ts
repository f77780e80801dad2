// Styles of boards: chosen by a picture, kept, asked for by the system or by somebody's page.
import type { Locator, Page } from "@playwright/test";
import { drawn, embed, square } from "./blog";
import { axe, desk, expect, phone, test, twoPeople } from "./fixtures";

const STYLES = ["Wood", "High contrast", "Plain"] as const;

/** What stands on a board's lower canvas, once it is drawn. */
async function pictureOf(board: Locator): Promise<string> {
  const canvas = board.locator("canvas").first();
  const read = () => canvas.evaluate((each) => (each as HTMLCanvasElement).toDataURL());
  const empty = await canvas.evaluate((each) => {
    const { width, height } = each as HTMLCanvasElement;
    return Object.assign(document.createElement("canvas"), { width, height }).toDataURL();
  });
  await expect.poll(read).not.toBe(empty);
  return read();
}

const choiceOf = (page: Page): Locator => page.getByRole("group", { name: "Boards" });

test.describe("in the settings", () => {
  test.use({ setup: twoPeople() });

  test("a style is chosen by its picture, drawn at once and kept", async ({ page, file }) => {
    await page.goto(file);
    await page.getByRole("button", { name: "Play Gobblet" }).click();
    const board = page.locator(".board-area");
    const before = await pictureOf(board);
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("button", { name: "Settings" }).click();
    const pictures = new Set<string>();
    for (const style of STYLES) {
      const label = choiceOf(page).locator("label", { hasText: style });
      await expect(label.getByRole("radio")).toHaveAccessibleName(style);
      pictures.add(await pictureOf(label));
    }
    expect(pictures.size).toBe(STYLES.length);
    await choiceOf(page).getByLabel("Plain").check();
    await expect.poll(() => pictureOf(board)).not.toBe(before);
    // The samples stay what they are.
    expect(pictures).toContain(
      await pictureOf(choiceOf(page).locator("label", { hasText: "Wood" })),
    );
    const plain = await pictureOf(board);
    await page.getByRole("button", { name: "Done" }).click();
    await page.waitForFunction(() => !history.state?.dialogs);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-board", "plain");
    await expect.poll(() => pictureOf(board)).toBe(plain);
  });

  test("samples follow day and night", async ({ page, file }) => {
    await page.goto(file);
    await page.getByRole("button", { name: "Settings" }).click();
    const sample = choiceOf(page).locator("label", { hasText: "High contrast" });
    await page.getByRole("group", { name: "Day or night" }).getByLabel("Day").check();
    const day = await pictureOf(sample);
    await page.getByRole("group", { name: "Day or night" }).getByLabel("Night").check();
    await expect.poll(() => pictureOf(sample)).not.toBe(day);
  });
});

for (const wish of [{ contrast: "more" }, { forcedColors: "active" }] as const)
  test(`a system with ${Object.keys(wish)} has boards of high contrast until one is chosen`, async ({
    page,
    file,
  }) => {
    await page.goto(file);
    const root = page.locator("html");
    await expect(root).toHaveAttribute("data-board", "wood");
    await page.emulateMedia(wish);
    await expect(root).toHaveAttribute("data-board", "contrast");
    await page.getByRole("button", { name: "Settings" }).click();
    await choiceOf(page).getByLabel("Wood").check();
    await expect(root).toHaveAttribute("data-board", "wood");
  });

for (const [name, device, colorScheme] of [
  ["a phone by day", phone, "light"],
  ["a desk by night", desk, "dark"],
] as const)
  test.describe(name, () => {
    test.use({ ...device, colorScheme, settings: { board: "contrast", motion: "off" } });
    test("high contrast and its settings have nothing that axe finds", async ({ page, file }) => {
      await page.goto(file);
      const enhanced = { rules: { "color-contrast-enhanced": { enabled: true } } };
      await page.getByRole("button", { name: "Settings" }).click();
      await pictureOf(choiceOf(page).locator("label", { hasText: "Plain" }));
      expect(await axe(page, enhanced)).toEqual([]);
      await page.getByRole("button", { name: "Done" }).click();
      await page.getByRole("button", { name: "Play Dog" }).click();
      await pictureOf(page.locator(".board-area"));
      expect(await axe(page, enhanced)).toEqual([]);
    });
  });

test("a page's element takes it as attribute and property, and the game goes on", async ({
  page,
  url,
}) => {
  await embed(page, { url }, ['theme="light" motion="off" seats="person,person" board="plain"']);
  await expect.poll(() => drawn(page)).toEqual([true]);
  const game = page.locator("sobremesa-game");
  const inside = game.locator(".sobremesa");
  await expect(inside).toHaveAttribute("data-board", "plain");
  await game.evaluate((element: HTMLElementTagNameMap["sobremesa-game"]) => element.play("D@b2"));
  const plain = await pictureOf(game);
  await game.evaluate((element: HTMLElementTagNameMap["sobremesa-game"]) => {
    element.board = "contrast";
  });
  await expect(inside).toHaveAttribute("data-board", "contrast");
  await expect.poll(() => pictureOf(game)).not.toBe(plain);
  await expect(square(game)).toHaveAccessibleName(/White/i);
  await game.evaluate((element: HTMLElementTagNameMap["sobremesa-game"]) => {
    element.board = null;
  });
  await expect(inside).toHaveAttribute("data-board", "wood");
});
