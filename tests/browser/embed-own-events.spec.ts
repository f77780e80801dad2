// Keys and presses that an element uses are its own; the page around it gets all others.
import type { Locator, Page } from "@playwright/test";
import { embed, square } from "./blog";
import { expect, test } from "./fixtures";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  viewport: { width: 1280, height: 800 },
});

const KINDS = [
  ...["keydown", "keypress", "keyup", "input", "paste"],
  ...["pointerdown", "pointermove", "pointerup", "mousedown", "mousemove", "mouseup", "click"],
];

/** What the page hears. */
async function heard(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  await page.evaluate(() => Object.assign(window, { heard: [] }));
  await act();
  return page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

async function start(page: Page, url: (path: string) => string, about: string): Promise<Locator> {
  await embed(page, { url }, [about]);
  const game = page.locator("sobremesa-game");
  await expect(square(game)).toBeVisible();
  await page.evaluate((kinds) => {
    for (const kind of kinds)
      document.addEventListener(kind, (event) => {
        const { key } = event as KeyboardEvent;
        (window as unknown as { heard: string[] }).heard?.push(key ? `${kind} ${key}` : kind);
      });
  }, KINDS);
  return game;
}

const TWO = 'seats="person,person"';

test("a name is typed into the element only", async ({ page, url }) => {
  const game = await start(page, url, TWO);
  await game.getByRole("button", { name: "More" }).click();
  await game.getByRole("button", { name: "New game" }).click();
  const field = game.locator("dialog input[name^=name], dialog input:not([type])").first();
  await field.focus();
  expect(await heard(page, () => field.pressSequentially("s/? A"))).toEqual([]);
  await expect(field).toHaveValue("s/? A");
  // What a field doesn't use goes on.
  expect(await heard(page, () => field.press("F9"))).toEqual(["keydown F9", "keyup F9"]);
  expect(await heard(page, () => field.press("Control+k"))).toContain("keydown k");
  expect(await heard(page, () => page.keyboard.press("Escape"))).toEqual([]);
});

test("keys that the board uses are its own", async ({ page, url }) => {
  const game = await start(page, url, TWO);
  await square(game).focus();
  for (const key of ["ArrowLeft", "Home", "p", "Control+z"])
    expect(await heard(page, () => page.keyboard.press(key)), key).not.toContain(
      `keydown ${key.replace("Control+", "")}`,
    );
  await game.locator(".board-grid [data-can]").first().focus();
  // A piece is chosen, and given up.
  for (const key of ["Enter", "Escape"])
    expect(await heard(page, () => page.keyboard.press(key)), key).toEqual([]);
  expect(await heard(page, () => page.keyboard.press("Escape"))).toContain("keydown Escape");
  expect(await heard(page, () => page.keyboard.press("s"))).toContain("keydown s");
  expect(await heard(page, () => page.keyboard.press("/"))).toContain("keydown /");
  expect(await heard(page, () => page.keyboard.press("?"))).not.toContain("keydown ?");
});

test("a drag of a piece is the board's, one of nothing the page's", async ({ page, url }) => {
  const game = await start(page, url, TWO);
  const centre = async (place: Locator): Promise<{ x: number; y: number }> => {
    const box = await place.boundingBox();
    if (!box) throw new Error("it is nowhere");
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await game.scrollIntoViewIfNeeded();
  // Around it the page has something to be dragged.
  await game.evaluate((it) => it.parentElement?.setAttribute("draggable", "true"));
  const from = await centre(game.locator(".board-grid [data-can]").first());
  const to = await centre(square(game));
  await page.mouse.move(from.x, from.y);
  const drag = async (): Promise<void> => {
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  };
  const told = await heard(page, drag);
  expect(told).toEqual([]);
  await expect(square(game)).toHaveAttribute("aria-label", /white 4/i);
  // A square with nothing to do is the page's.
  const idle = await centre(game.locator(".board-grid [data-place=a1]"));
  await page.mouse.move(idle.x, idle.y);
  const passed = await heard(page, () => page.mouse.click(idle.x, idle.y));
  expect(passed).toContain("pointerdown");
  expect(passed).toContain("click");
});
