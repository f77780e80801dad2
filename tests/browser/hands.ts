// Shared parts of tests with hidden hands: controls and places on the page, and the saved game.
import type { Locator, Page } from "@playwright/test";
import { type Match, middleOf, type Point, rules } from "./player";

export const person = (name: string) => ({ kind: "person" as const, name });
export const bot = { kind: "bot" as const, level: 1 };

export const status = (page: Page): Locator => page.getByRole("region", { name: "Status" });
export const button = (page: Page, name: string): Locator =>
  page.getByRole("button", { name, exact: true });
export const SEATS = "Seats and names";
export const RULES = "House rules and series";
/** Opens the set-up of a game from home, and its folded parts. */
export async function setUp(page: Page, game: string, ...folds: string[]): Promise<void> {
  await button(page, game).click();
  await button(page, "Play with…").click();
  for (const fold of folds) await page.getByText(fold).click();
}
/** How many play, or how strong bots are, in the set-up. */
export const choiceOf = (page: Page, group: string, name: string | RegExp): Locator =>
  page.getByRole("group", { name: group, exact: true }).getByRole("radio", { name });
export const curtain = (page: Page): Locator =>
  page.getByRole("button", { name: /^Pass the device to/ });
/** Places where something can be done. */
export const lit = (page: Page): Locator =>
  page.locator(".board-grid").getByRole("button", { name: /, can (be chosen|be given|go here)/ });

/** The labels of all places. */
export const labels = (page: Page): Promise<string[]> =>
  page.locator(".board-grid button").evaluateAll((all) => all.map((one) => one.ariaLabel ?? ""));

/** The game as it is kept on this device, hands and all. */
export async function kept(page: Page): Promise<Match> {
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes("save:")));
  const texts = await page.evaluate(() => Object.entries(localStorage));
  const saves = texts
    .filter(([key]) => key.includes("save:"))
    .map(([, text]) => JSON.parse(text) as { record: string; at: number; updated: number })
    .sort((a, b) => b.updated - a.updated);
  const { Match } = await rules();
  const match = Match.fromRecord(saves[0]?.record ?? "");
  while (match.ply > (saves[0]?.at ?? 0)) match.undo();
  return match;
}

export function mover(match: Match): number {
  const turn = match.turn();
  if (turn.kind !== "seat") throw new Error("nobody is to move");
  return turn.seat;
}

/** Taps the screen where something is. */
export async function tapOn(page: Page, it: Locator): Promise<void> {
  const { x, y } = await middleOf(it);
  await page.touchscreen.tap(x, y);
}

/** Fingers on the screen: each call says where all of them are now. */
export async function fingersOn(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  type Finger = Point & { id?: number };
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Finger[]) =>
    cdp.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    down: (...points: Finger[]) => send("touchStart", points),
    move: (...points: Finger[]) => send("touchMove", points),
    up: (...points: Finger[]) => send("touchEnd", points),
    /** One finger goes from a point to another, and stays there. */
    async glide(from: Point, to: Point): Promise<void> {
      await send("touchStart", [from]);
      for (let step = 1; step <= 6; step++) {
        const part = step / 6;
        const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
        await send("touchMove", [{ x, y }]);
      }
    },
  };
}

/** Waits for a curtain, for a move, or for the end. */
export async function awaited(page: Page): Promise<"curtain" | "move" | "over"> {
  const over = button(page, "Replay");
  const any = curtain(page).or(lit(page)).or(over).first();
  await any.waitFor({ timeout: 20_000 });
  if (await curtain(page).isVisible()) return "curtain";
  return (await over.isVisible()) ? "over" : "move";
}

/** For the page this time has passed, in ms; nobody waits for it. */
const later = (page: Page, millis: number): Promise<void> =>
  page.evaluate((more) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + more;
  }, millis);

/** Opens the curtain as a person does, who reads it first. */
export async function drawAside(
  page: Page,
  touch: (it: Locator) => Promise<void> = (it) => it.click(),
): Promise<void> {
  await curtain(page).waitFor();
  await later(page, 450);
  await touch(curtain(page));
  await curtain(page).waitFor({ state: "hidden" });
}
