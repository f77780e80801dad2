// Muros in the page: hidden hands on one phone by touch and keyboard, previews of a card's effect, and labels beside
// the things they describe.
import type { Locator, Page } from "@playwright/test";
import { LANGUAGES } from "../../www/i18n/negotiate";
import { hurried } from "./anyone";
import { axe, expect, phone, test, twoPeople } from "./fixtures";
import {
  awaited,
  bot,
  button,
  curtain,
  drawAside,
  fingersOn,
  kept,
  labels,
  lit,
  person,
  status,
  tapOn,
} from "./hands";
import { hashOf, openLink } from "./links";
import { middleOf, type Point, tabTo, wayTo } from "./player";

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
      for (const _ of ["a card", "its slot"]) await lit(page).last().dispatchEvent("click");
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
      const before = await handOn(page);
      await button(page, "Menu").tap();
      await button(page, "Settings").tap();
      await page.getByLabel("Language").selectOption("de");
      await page.getByLabel("Sprache").selectOption("en");
      await page.keyboard.press("Escape");
      await expect(curtain(page)).toBeHidden();
      expect(await handOn(page)).toEqual(before);
      // A running game is shared only on purpose.
      await button(page, "Menu").tap();
      await page.getByRole("dialog").getByRole("button", { name: "Share", exact: true }).tap();
      const question = page.getByRole("dialog", { name: "Share" });
      await expect(question).toContainText("includes every hand");
      await expect(page.getByRole("textbox")).toHaveCount(0);
      await question.getByRole("button", { name: "Share", exact: true }).tap();
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

/** Every line has a card, in rows 3 and 4 a blue one at the right; green decides. */
const LATER =
  "....RG.RB/....WB.BR/YBBG...../WRBRYWGG./GYYY...../..GGBBG../WYWWGRB../.BWY.WR../..GG.RW.. -GRG-GB--/-YBBYRGR-/BR--Y--GR/BY---Y--G A A:YBRR/B:YYRGGG Y1B3R1G0 A:Y1B0R2G1W0/B:Y1B2R1G0W0";
const RECORD = `[Game "muros"]\n[Position "${LATER}"]\n[Result "*"]\n`;

const on = (page: Page, id: string): Locator => page.locator(`.board-grid [data-place="${id}"]`);

async function boxOf(at: Locator) {
  return (await at.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

async function opened(page: Page, file: string): Promise<void> {
  await openLink(page, file + hashOf(RECORD));
  await drawAside(page);
  await expect(lit(page).first()).toBeAttached();
}

test.describe("a card's effect is visible before it is let go", () => {
  /** The picture of a square of row 4, by its column. */
  async function square(page: Page, column: number): Promise<string> {
    const at = async (id: string): Promise<Point> => middleOf(on(page, id));
    const { x } = await at(`N${column}`);
    const { y } = await at("W4");
    const side = ((await at("N2")).x - (await at("N1")).x) * 0.76;
    const clip = { x: x - side / 2, y: y - side / 2, width: side, height: side };
    return (await page.screenshot({ clip })).toString("base64");
  }
  const COLUMNS = [1, 2, 3, 4];
  /** Tells which squares of row 4 look otherwise than at first. */
  async function watched(
    page: Page,
    file: string,
  ): Promise<(...changed: number[]) => Promise<void>> {
    await opened(page, file);
    const look = (): Promise<string[]> => Promise.all(COLUMNS.map((each) => square(page, each)));
    const before = await look();
    return async (...changed) => {
      const other = async () => {
        const now = await look();
        return COLUMNS.filter((_, at) => now[at] !== before[at]);
      };
      await expect.poll(other).toEqual(changed);
    };
  }

  test.describe("on a phone", () => {
    // With a pixel for each CSS pixel no board is sharpened later.
    test.use({ ...phone, deviceScaleFactor: 1 });

    test("while a finger drags it: what may be kept", async ({ page, file }) => {
      const changed = await watched(page, file);
      const fingers = await fingersOn(page);
      await fingers.glide(await middleOf(on(page, "hand:R")), await middleOf(on(page, "W4")));
      await changed(2, 3, 4);
      await fingers.up();
      // The next question is which counters to keep.
      await expect(on(page, "W4")).toHaveAttribute("aria-pressed", "true");
    });
  });

  test("under the mouse, and where the keyboard is", async ({ page, file }) => {
    const changed = await watched(page, file);
    await on(page, "hand:R").focus();
    await page.keyboard.press("Enter");
    const four = await middleOf(on(page, "W4"));
    await page.mouse.move(four.x, four.y);
    await changed(2, 3, 4);
    await page.mouse.move(1, 1);
    await changed();
    for (const key of await wayTo(page, on(page, "W4"))) await page.keyboard.press(key);
    await expect(on(page, "W4")).toBeFocused();
    await changed(2, 3, 4);
  });
});

test.describe("words beside what they are about", () => {
  test.use({ setup: twoPeople() });

  test("a slot's tip covers neither its line nor the card", async ({ page, file }) => {
    await opened(page, file);
    await on(page, "hand:R").dispatchEvent("click");
    await expect(on(page, "hand:R")).toHaveAttribute("aria-pressed", "true");
    for (const [width, height] of [
      [360, 640],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const id of ["N1", "N5", "S5", "N9", "W5", "E5", "W8", "E1"]) {
        await on(page, id).focus();
        await page.keyboard.down("p");
        await expect(page.locator(".place-tip")).toContainText(id);
        const far = "SWNE".charAt("NESW".indexOf(id.charAt(0))) + id.charAt(1);
        const covered = await page.evaluate(
          (ids) => {
            const boxOf = (selector: string): DOMRect =>
              document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
            const [near, other, card] = ids.map((each) => boxOf(`[data-place="${each}"]`));
            const tip = boxOf(".place-tip");
            return [[near, other], [card]].map((boxes) => {
              const all = boxes.filter((box) => box !== undefined);
              const least = (of: (box: DOMRect) => number) => Math.min(...all.map(of));
              const most = (of: (box: DOMRect) => number) => Math.max(...all.map(of));
              const right = Math.min(
                tip.right,
                most((box) => box.right),
              );
              const bottom = Math.min(
                tip.bottom,
                most((box) => box.bottom),
              );
              return Math.min(
                right -
                  Math.max(
                    tip.left,
                    least((box) => box.left),
                  ),
                bottom -
                  Math.max(
                    tip.top,
                    least((box) => box.top),
                  ),
              );
            });
          },
          [id, far, "hand:R"],
        );
        expect(Math.max(...covered), `${id} is covered at ${width}`).toBeLessThanOrEqual(1);
        await page.keyboard.up("p");
      }
    }
  });

  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const)
    test(`the caption fits its column in every language at ${width} px`, async ({ page, file }) => {
      await page.setViewportSize({ width, height });
      await openLink(page, file + hashOf(RECORD));
      const caption = page.locator(".caption");
      await caption.waitFor();
      await button(page, "Menu").click();
      await button(page, "Settings").click();
      for (const language of LANGUAGES) {
        await page.locator("select[name=language]").selectOption(language);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(async () => {
          const [label, column, scores] = [
            await boxOf(caption),
            await boxOf(on(page, "deciding")),
            await boxOf(on(page, "scores")),
          ];
          const right = column.x + column.width;
          expect(label.x + label.width).toBeLessThanOrEqual(right + 1);
          expect(label.x).toBeGreaterThanOrEqual(scores.x - 1);
          // The strip above the colours is its own.
          expect(label.y + label.height).toBeLessThanOrEqual(column.y + 15);
          const { beside, size, point } = await caption.evaluate((it) => ({
            beside: it.classList.contains("beside"),
            size: Number.parseFloat(getComputedStyle(it).fontSize),
            point: Number.parseFloat(getComputedStyle(it, "::after").width),
          }));
          expect(size).toBeGreaterThanOrEqual(10);
          if (beside) expect(Math.abs(point - column.width)).toBeLessThan(1);
          else expect(label.x).toBeGreaterThanOrEqual(column.x - 1);
          if (width < 400) expect(beside).toBe(false);
        }, language).toPass({ timeout: 5000 });
      }
    });
});
