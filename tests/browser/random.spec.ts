// Random use of the page: whatever is pressed in whatever order, there is no error (the fixtures watch), every screen
// has its heading and texts, and all saves stay readable.
import type { Page } from "@playwright/test";
import type { Save } from "../../www/storage/save";
import { expect, phone, test } from "./fixtures";
import { rules } from "./player";

const ACTIONS = 30;
const KEYS = ["Escape", "Enter", "Tab", "ArrowLeft", "?", " "];

/** Whole numbers below `n`, the same ones for the same seed. */
function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % n;
  };
}

/** In the page: presses, picks or moves one of what can be; says what. */
function touch({ nth, board }: { nth: number; board: boolean }): string {
  const front = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const seen = (selector: string) =>
    [...front.querySelectorAll<HTMLInputElement>(selector)].filter(
      (each) => each.checkVisibility() && !each.disabled,
    );
  const lit = seen(".board-grid [data-can], .answers button, .curtain button");
  const others = seen("button, select, summary, input:not([type=file])").filter(
    (each) => !each.closest(".board-grid"),
  );
  const all = board && lit.length > 0 ? lit : others;
  const one = all[nth % all.length];
  if (!one) return "nothing";
  if (one instanceof HTMLSelectElement) one.selectedIndex = nth % one.length;
  else if (one.type === "range") one.value = String(nth % (Number(one.max) + 1));
  else one.click();
  for (const kind of ["input", "change"]) one.dispatchEvent(new Event(kind, { bubbles: true }));
  return one.getAttribute("aria-label") ?? one.textContent ?? one.tagName;
}

/** Checks that every kept game can be read; how many there are. */
async function readable(page: Page): Promise<number> {
  const { Match, Series } = await rules();
  const kept = await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.includes("save:"))
      .map((key): Save => JSON.parse(localStorage.getItem(key) ?? "")),
  );
  for (const { record, at, series } of kept) {
    expect(Match.fromRecord(record).ply).toBeGreaterThanOrEqual(at);
    if (series) expect(Series.fromRecord(series).record()).toBe(series);
  }
  return kept.length;
}

for (const [seed, game] of ["Cock & Bull", "Dog", "Gobblet", "Muros"].entries()) {
  test.describe(game, () => {
    test.use({ ...phone, settings: { speed: "off", language: "en" } });

    test("random actions break nothing", async ({ page, file }) => {
      test.setTimeout(120_000);
      const roll = dice(seed + 1);
      const done: string[] = [];
      let kept = 0;
      await page.goto(file);
      await page.getByRole("button", { name: `Play ${game}` }).tap();
      for (let action = 0; action < ACTIONS; action++) {
        const what = roll(20);
        if (what < 17) done.push(await page.evaluate(touch, { nth: roll(1e6), board: what < 10 }));
        else if (what < 19) {
          const key = KEYS[roll(KEYS.length)] ?? "";
          await page.keyboard.press(key);
          done.push(key);
        } else {
          await page.reload();
          done.push("reload");
        }
        const told = done.slice(-9).join(" | ");
        await expect(page.locator("h1").first(), told).toBeAttached();
        const text = await page.evaluate(() => {
          const labels = [...document.querySelectorAll("[aria-label]")].map(
            (each) => each.ariaLabel,
          );
          return [document.body.innerText, ...labels].join("\n");
        });
        expect(text, told).not.toMatch(/NaN|undefined|null|\[object|Infinity|\{ ?\$/);
        // Now and then, as the walk may delete its games again.
        if (action % 10 === 9) kept += await readable(page);
      }
      expect(kept).toBeGreaterThan(0);
    });
  });
}
