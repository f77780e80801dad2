// Muros explains itself to a newcomer: words lie beside what they speak of.
import type { Locator, Page } from "@playwright/test";
import { expect, test, twoPeople } from "./fixtures";
import { drawAside, lit } from "./hands";
import { hashOf, openLink } from "./links";

/** Every line has a card; green decides. */
const LATER =
  "....RG.RB/....WB.BR/YBBG...../WRBRYWGG./GYYY...../..GGBBG../WYWWGRB../.BWY.WR../..GG.RW.. -GRG-GB--/-YBBYRGR-/BR--Y--GR/BY---Y--G A A:YBRR/B:YYRGGG Y1B3R1G0 A:Y1B0R2G1W0/B:Y1B2R1G0W0";

const on = (page: Page, id: string): Locator => page.locator(`.board-grid [data-place="${id}"]`);

async function boxOf(at: Locator) {
  return (await at.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** Opens the position with a red card chosen. */
async function chosen(page: Page, file: string): Promise<void> {
  await openLink(page, file + hashOf(`[Game "muros"]\n[Position "${LATER}"]\n[Result "*"]\n`));
  await drawAside(page);
  await expect(lit(page).first()).toBeAttached();
  await on(page, "hand:R").dispatchEvent("click");
  await expect(on(page, "hand:R")).toHaveAttribute("aria-pressed", "true");
}

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [844, 390],
  [1440, 900],
] as const)
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height }, setup: twoPeople() });

    test("what is told of a slot covers neither it nor its line nor the chosen card", async ({
      page,
      file,
    }) => {
      await chosen(page, file);
      const card = await boxOf(on(page, "hand:R"));
      for (const id of ["N1", "N5", "S5", "N9", "W5", "E5", "W8", "E1"]) {
        await on(page, id).focus();
        await page.keyboard.down("p");
        const tip = page.locator(".place-tip");
        await expect(tip).toContainText(id);
        const said = await boxOf(tip);
        const [near, far] = [id, "SWNE".charAt("NESW".indexOf(id.charAt(0))) + id.charAt(1)];
        const [one, other] = [await boxOf(on(page, near)), await boxOf(on(page, far))];
        const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
        const line = {
          x,
          y,
          width: Math.max(one.x + one.width, other.x + other.width) - x,
          height: Math.max(one.y + one.height, other.y + other.height) - y,
        };
        for (const box of [line, card]) {
          const wide = Math.min(said.x + said.width, box.x + box.width) - Math.max(said.x, box.x);
          const high = Math.min(said.y + said.height, box.y + box.height) - Math.max(said.y, box.y);
          expect(Math.min(wide, high), `${id} is covered`).toBeLessThanOrEqual(1);
        }
        await page.keyboard.up("p");
      }
    });
  });

for (const locale of ["en", "de", "es", "fr", "nl", "zh-Hans", "zh-Hant", "ko"])
  test.describe(`in ${locale}`, () => {
    test.use({ locale, setup: twoPeople() });

    test("what marks the column that decides is no wider than it, and its name covers no other", async ({
      page,
      file,
    }) => {
      for (const [width, height] of [
        [390, 844],
        [1440, 900],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        await openLink(
          page,
          file + hashOf(`[Game "muros"]\n[Position "${LATER}"]\n[Result "*"]\n`),
        );
        const caption = page.locator(".caption");
        await caption.waitFor();
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
      }
    });
  });
