// A player who uses the keyboard and a screen reader. It reads roles and names, and knows no rules and no places.
import { expect, type Locator, type Page } from "@playwright/test";
import { neighbour } from "../../../www/a11y/arrange";

/** The part of a place's label that offers an action. */
export const CAN = /, (can (be|go|move)|place a chip here)/;

/** All buttons that act now, by name. */
const todo = (page: Page): Locator =>
  page.getByRole("button", { name: CAN }).or(answers(page)).or(asked(page));
const answers = (page: Page): Locator =>
  page
    .locator(".answers")
    .getByRole("button")
    // Skips buttons that can be pressed for ever, such as taking a portion back.
    .and(page.locator(":not(:text-is('Take back'))"));
const asked = (page: Page): Locator =>
  page.getByRole("dialog").getByRole("button").and(page.locator(":not([title])"));

const namesOf = (all: Locator): Promise<string[]> =>
  all.evaluateAll((found) => found.map((one) => one.ariaLabel ?? one.textContent ?? ""));

/** The focused element: its name, and whether it is a place of the board or nothing. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement;
    return {
      name: at.ariaLabel ?? at.textContent ?? "",
      onBoard: at.closest("[role=gridcell], [role=listitem]") !== null,
      lost: at === document.body,
    };
  });

/** Presses the button of this name, with keys alone, unless it no longer acts when they get there. */
async function press(page: Page, name: string): Promise<void> {
  const places = CAN.test(name);
  for (let presses = 0; presses < 80; presses++) {
    const at = await focus(page);
    if (at.name === name) return page.keyboard.press("Enter");
    await page.keyboard.press(places && at.onBoard ? "PageDown" : "Tab");
  }
  if ((await namesOf(todo(page))).includes(name))
    throw new Error(`the keys do not lead to “${name}”`);
}

/** Makes so many decisions, or fewer if the game ends before. */
export async function playOn(page: Page, most: number): Promise<void> {
  const over = page.getByRole("button", { name: "Replay", exact: true });
  for (let made = 0; made < most; made++) {
    // Looking for roles and names takes long; most of the time one look is enough.
    let names = await namesOf(todo(page));
    if (names.length === 0) {
      await todo(page).first().waitFor({ state: "attached", timeout: 20_000 });
      names = await namesOf(todo(page));
    }
    if (names.includes("Replay") && (await over.isVisible())) return;
    // Neither always the first nor by chance.
    const name = names[(made * 7) % names.length];
    if (!name) continue;
    await press(page, name);
    // The first press may only show the move. Then a second one plays it.
    const status = page.getByRole("region", { name: "Status" });
    if ((await status.textContent())?.includes("Enter plays.")) await page.keyboard.press("Enter");
    expect((await focus(page)).lost, `the focus after “${name}”`).toBe(false);
  }
}

const ARROWS = { up: "ArrowUp", down: "ArrowDown", left: "ArrowLeft", right: "ArrowRight" };

/** The arrow keys that lead from the focused place to one of these. */
export async function wayTo(page: Page, to: Locator): Promise<string[]> {
  const goals = await to.evaluateAll((all) => all.map((one) => one.ariaLabel));
  const places = await page.locator(".board-grid button").evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { id: one.ariaLabel ?? "", x, y, width, height, focused: one.matches(":focus") };
    }),
  );
  const ways = places.filter(({ focused }) => focused).map((at) => ({ at, keys: [] as string[] }));
  // Breadth first: a way grows at the end of the list that is being read.
  for (const { at, keys } of ways) {
    if (goals.includes(at.id)) return keys;
    for (const [direction, key] of Object.entries(ARROWS)) {
      const next = neighbour(places, at, direction as keyof typeof ARROWS) as typeof at | null;
      if (next && !ways.some((way) => way.at === next))
        ways.push({ at: next, keys: [...keys, key] });
    }
  }
  throw new Error("the keys lead there from nowhere");
}

/** Presses Tab until the keyboard is there. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    if (await goal.evaluate((element) => element.matches(":focus"))) return;
  }
  throw new Error(`Tab does not lead to ${goal}`);
}
