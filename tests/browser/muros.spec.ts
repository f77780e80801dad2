// Muros in the page: hidden hands on one phone, by touch, mouse and keyboard.
import type { Locator, Page } from "@playwright/test";
import { axe, bot, button, expect, hurried, labels, person, phone, status, test } from "./fixtures";
import { curtain, drawAside, kept, lit, middleOf, tapOn } from "./player";
import { tabTo, wayTo } from "./special/keyboard";

/** Waits for a curtain, for a move, or for the end. */
async function awaited(page: Page): Promise<"curtain" | "move" | "over"> {
  const over = button(page, "Replay");
  const any = curtain(page).or(lit(page)).or(over).first();
  await any.waitFor({ timeout: 20_000 });
  if (await curtain(page).isVisible()) return "curtain";
  return (await over.isVisible()) ? "over" : "move";
}

/** The labels of cards in the hand; none behind the curtain. */
const handOn = async (page: Page): Promise<string[]> =>
  (await labels(page)).filter((label) => label.startsWith("Hand, "));

/** Opens the curtain as a person does, who reads it first. */
async function reveal(page: Page, touch: (it: Locator) => Promise<void>): Promise<void> {
  expect(await handOn(page)).toEqual([]);
  await drawAside(page, touch);
  expect(await handOn(page)).not.toEqual([]);
}

test.describe("on a phone", () => {
  test.use(phone);

  test.describe("two people and two bots", () => {
    const seats = [person("Ana"), bot, person("Bo"), bot];
    test.use({ setup: { seats, options: {} } });

    test("some rounds by touch, with curtains", async ({ page, file }) => {
      test.setTimeout(120_000);
      await hurried(page);
      await page.goto(file);
      await button(page, "Play Muros").tap();
      const curtains: string[] = [];
      const found: string[] = [];
      while (curtains.length < 6) {
        if ((await awaited(page)) === "curtain") {
          curtains.push((await curtain(page).innerText()).split("\n")[0] ?? "");
          if (curtains.length === 1) found.push(...(await axe(page)));
          await reveal(page, (it) => it.tap());
          if (curtains.length === 1) found.push(...(await axe(page)));
        }
        const before = await status(page).innerText();
        await tapOn(page, lit(page).last());
        await expect(status(page)).not.toHaveText(before, { useInnerText: true });
      }
      expect(found).toEqual([]);
      expect(new Set(curtains)).toEqual(new Set(["I am Ana", "I am Bo"]));
      for (const [at, name] of curtains.entries()) expect(name).not.toBe(curtains[at + 1]);
    });
  });

  test.describe("four people", () => {
    const seats = ["Ana", "Bo", "Cleo", "Dan"].map(person);
    test.use({ setup: { seats, options: {} } });

    test("come back from elsewhere behind the curtain", async ({ page, file }) => {
      await page.goto(file);
      await button(page, "Play Muros").tap();
      // A tap too many opens nothing.
      await expect(curtain(page)).toBeVisible();
      await curtain(page).evaluate((it: HTMLElement) => it.click());
      await awaited(page);
      if (await curtain(page).isVisible()) await reveal(page, (it) => it.tap());
      for (const _ of ["a card", "its slot", "its slot again"])
        await lit(page).last().dispatchEvent("click");
      await awaited(page);
      await reveal(page, (it) => it.tap());
      for (const away of [
        () => page.reload(),
        async () => {
          await button(page, "All games").tap();
          await page.getByRole("button", { name: /Continue Muros/ }).tap();
        },
        async () => {
          await button(page, "Menu").tap();
          await button(page, "Rules").tap();
          await button(page, "Back").tap();
        },
      ]) {
        await away();
        expect(await awaited(page)).toBe("curtain");
        await reveal(page, (it) => it.tap());
      }
      // A running game is shared only on purpose.
      await button(page, "Menu").tap();
      await page.getByRole("dialog").getByRole("button", { name: "Share", exact: true }).tap();
      const shared = page.getByRole("dialog", { name: "Share" });
      await expect(shared).toContainText("contains every hand");
      await expect(page.getByRole("textbox")).toHaveCount(0);
      await shared.getByText("QR code, text or file").tap();
      await expect(page.getByLabel("The game as text")).toHaveValue(/deal:A/);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      // Back to the one before: the device changes hands.
      await button(page, "Undo").tap();
      await expect(curtain(page)).toBeVisible();
      expect(await handOn(page)).toEqual([]);
    });
  });
});

test.describe("two people at a desk", () => {
  test.use({ setup: { seats: [person("Ana"), person("")], options: {} } });

  test("some turns by the keyboard alone", async ({ page, file }) => {
    await page.goto(file);
    await tabTo(page, button(page, "Play Muros"));
    await page.keyboard.press("Enter");
    for (let turns = 0; turns < 2; turns++) {
      expect(await awaited(page)).toBe("curtain");
      await expect(curtain(page)).toBeFocused();
      await reveal(page, () => page.keyboard.press("Enter"));
      // The keyboard is on the board again: a card, then a slot, maybe a colour.
      const { ply } = await kept(page);
      while ((await kept(page)).ply === ply) {
        for (const key of await wayTo(page, lit(page))) await page.keyboard.press(key);
        await page.keyboard.press("Enter");
      }
    }
  });

  test.describe("with motion", () => {
    test.use({ settings: { speed: "fast" } });

    test("the curtain waits until a dragged card rests", async ({ page, file }) => {
      await page.goto(file);
      await button(page, "Play Muros").click();
      await awaited(page);
      await reveal(page, (it) => it.click());
      const card = await middleOf(page.getByRole("button", { name: /^Hand, / }).first());
      const slot = await middleOf(page.getByRole("button", { name: /^N5, / }));
      await page.mouse.move(card.x, card.y);
      await page.mouse.down();
      await page.mouse.move(slot.x, slot.y, { steps: 8 });
      expect((await kept(page)).ply).toBe(3);
      await page.mouse.up();
      expect((await kept(page)).ply).toBe(4);
      await expect(page.locator(".curtain")).toBeHidden();
      expect(await handOn(page)).toEqual([]);
      await expect(curtain(page)).toBeVisible();
      expect(await handOn(page)).toEqual([]);
    });
  });
});
