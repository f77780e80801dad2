// The celebration of a win: it ends at a touch, is left out if motion is reduced, and leaves nothing behind.
import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { button, expect, NEARLY_WON, phone, recordOf, test } from "./fixtures";
import { openGame, taps } from "./player";

// With a pixel for each CSS pixel no board is sharpened later.
test.use({ ...phone, deviceScaleFactor: 1, settings: { speed: "fast" } });

/** The picture of the moving layer, as a number. */
const picture = async (page: Page): Promise<string> => {
  const url = await page.evaluate(
    () =>
      new Promise<string>((done) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            done(
              document.querySelectorAll<HTMLCanvasElement>(".board canvas")[1]?.toDataURL() ?? "",
            ),
          ),
        ),
      ),
  );
  return createHash("sha1").update(url).digest("hex");
};

/** The picture once it rests: the same for three looks in a row. */
async function atRest(page: Page): Promise<string> {
  let [last, same] = ["", 0];
  await expect
    .poll(
      async () => {
        const now = await picture(page);
        same = now === last ? same + 1 : 0;
        last = now;
        return same;
      },
      { intervals: [60], timeout: 20_000 },
    )
    .toBeGreaterThan(2);
  return last;
}

async function isStill(page: Page): Promise<void> {
  const still = await picture(page);
  expect(await picture(page)).toBe(still);
}

/** White's winning move, entered; the line is not there before. */
async function win(page: Page, file: string): Promise<void> {
  const player = await openGame(page, file, recordOf(NEARLY_WON), taps);
  await player.play("C@d1");
  await expect(page.locator(".status")).toContainText("wins");
}

test("a tap ends it, and after a reload all is still", async ({ page, file }) => {
  await win(page, file);
  const first = await picture(page);
  expect(await picture(page)).not.toBe(first);
  await page.locator(".board").tap({ position: { x: 20, y: 20 } });
  await isStill(page);
  await page.reload();
  await expect(page.locator(".status")).toContainText("wins");
  // From which of equal stacks the cup was taken is forgotten; the picture may be another, but it rests.
  await isStill(page);
});

test("undo during it is clean, and redo does not celebrate again", async ({ page, file }) => {
  await win(page, file);
  await button(page, "Undo").click();
  await expect(page.locator(".status")).not.toContainText("wins");
  const before = await atRest(page);
  await page.keyboard.press("Control+y");
  await expect(page.locator(".status")).toContainText("wins");
  await isStill(page);
  await button(page, "Undo").click();
  await expect(page.locator(".status")).not.toContainText("wins");
  expect(await atRest(page)).toBe(before);
});

test.describe("if the system asks for less motion", () => {
  test.use({ settings: { speed: "normal" }, contextOptions: { reducedMotion: "reduce" } });

  test("the final picture appears at once", async ({ page, file }) => {
    await win(page, file);
    await isStill(page);
  });
});
