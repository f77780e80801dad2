// Board styles: chosen by picture, and saved.
import type { Locator, Page } from "@playwright/test";
import { button, expect, test, twoPeople } from "./fixtures";

const STYLES = ["Wood", "High contrast", "Plain"] as const;

/** The picture on a board's lower canvas, once it is drawn. */
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

const sample = (page: Page, style: string): Locator =>
  choiceOf(page).locator("label", { hasText: style });

test.describe("in the settings", () => {
  test.use({ setup: twoPeople() });

  test("a style is chosen by its picture, drawn at once and kept", async ({ page, file }) => {
    await page.goto(file);
    await button(page, "Play Gobblet").click();
    const board = page.locator(".board-area");
    const before = await pictureOf(board);
    await button(page, "Menu").click();
    await button(page, "Settings").click();
    const pictures = new Set<string>();
    for (const style of STYLES) {
      const label = sample(page, style);
      await expect(label.getByRole("radio")).toHaveAccessibleName(style);
      pictures.add(await pictureOf(label));
    }
    expect(pictures.size).toBe(STYLES.length);
    await choiceOf(page).getByLabel("Plain").check();
    await expect.poll(() => pictureOf(board)).not.toBe(before);
    // The samples stay what they are.
    const wood = await pictureOf(sample(page, "Wood"));
    expect(pictures).toContain(wood);
    // They follow day and night.
    await page.getByRole("group", { name: "Day or night" }).getByLabel("Night").check();
    await expect.poll(() => pictureOf(sample(page, "Wood"))).not.toBe(wood);
    const plain = await pictureOf(board);
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !history.state?.dialogs);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-board", "plain");
    await expect.poll(() => pictureOf(board)).toBe(plain);
  });
});
