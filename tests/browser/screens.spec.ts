// Every screen of every game, in both themes, on a phone and a desktop: axe, touch targets and large text.
import type { Page } from "@playwright/test";
import type { GameId } from "../../www/engine/types";
import { axe, expect, HIDDEN_FOUR, openLink, recordOf, test } from "./fixtures";
import { drawAside, hashOf, rules } from "./player";
import { tooSmall, tooWide } from "./special/fits";
import { CAN } from "./special/keyboard";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
const WAYS = [
  [PHONE, "light"],
  [DESK, "dark"],
  [PHONE, "dark"],
  [DESK, "light"],
] as const;
/** As many steps as make a picture. */
const STEPS = 30;

/** The board, too, has the new size. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Asks axe about one screen after the other, on a phone and at a desk, by day and by night in turn. */
function axeInTurn(page: Page): () => Promise<string[]> {
  let looks = 0;
  return async () => {
    const [viewport, colorScheme] = WAYS[looks++ % WAYS.length] ?? WAYS[0];
    await resize(page, viewport);
    await page.emulateMedia({ colorScheme });
    return axe(page);
  };
}

/** Records of a game among bots: in the middle, and at its end. */
async function games(game: GameId, seats: number, options: Record<string, string>) {
  const { Match, chooseMove } = await rules();
  const match = new Match(game, { seats, options, seed: "screens" });
  let middle = "";
  for (let turn = match.turn(); turn.kind !== "over"; turn = match.turn()) {
    if (turn.kind === "chance") match.resolveChance();
    else {
      if (match.ply > STEPS || game === "gobblet") middle ||= match.record();
      const how = { level: 1 as const, nodes: 50, seed: `${match.ply}` };
      match.play(chooseMove(game, match.observation(turn.seat), how).move);
    }
  }
  return { middle, over: match.record() };
}

// Colours that are still on their way have no contrast yet.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [name, game, seats, options] of [
  ["Cock & Bull", "cock-bull", 2, {}],
  ["Gobblet", "gobblet", 2, {}],
  ["Muros", "muros", 4, {}],
  ["Dog, six", "dog", 6, {}],
  ["Dog Black", "dog", 4, { variant: "black" }],
] as const) {
  test(name, async ({ page, file }) => {
    test.setTimeout(120_000);
    const found: string[] = [];
    const ask = axeInTurn(page);
    const look = async (screen: string): Promise<void> => {
      const troubles = await ask();
      for (const [width, height] of [
        [320, 640],
        [1280, 800],
      ] as const) {
        await resize(page, { width, height });
        for (const size of ["100%", "200%"]) {
          await page.evaluate((given) => {
            document.documentElement.style.fontSize = given;
          }, size);
          troubles.push(...(await tooWide(page)).map((each) => `${width} at ${size}: ${each}`));
          if (size === "100%")
            troubles.push(...(await tooSmall(page)).map((each) => `${width}: ${each}`));
        }
        await page.evaluate(() => document.documentElement.removeAttribute("style"));
      }
      found.push(...troubles.map((each) => `${screen}: ${each}`));
    };
    const button = (label: string) => page.getByRole("button", { name: label, exact: true });
    const { middle, over } = await games(game, seats, options);
    await openLink(page, file + hashOf(middle));
    await expect(page.locator(".board-grid button").first()).toBeAttached();
    if (game === "muros" || game === "dog") {
      await look("curtain");
      await drawAside(page);
    }
    await look("game");
    await resize(page, { width: 320, height: 640 });
    await page.getByRole("button", { name: CAN }).last().dispatchEvent("click");
    found.push(...(await tooSmall(page)).map((each) => `a move begun: ${each}`));
    await page.keyboard.press("Escape");
    // The same for all kinds of Dog.
    if (!("variant" in options)) {
      await button("Menu").click();
      // The same for all games, as are moves and reviews but for their words.
      if (game === "gobblet") await look("menu");
      await button("New game").click();
      await look("set-up");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await page.setViewportSize(PHONE);
      if (game === "gobblet") {
        await button("Moves").click();
        await look("moves");
      }
    }
    // A link goes on with a game that is kept.
    await page.evaluate(() => localStorage.clear());
    await page.goto("about:blank");
    await openLink(page, file + hashOf(over));
    await expect(button("Replay")).toBeVisible();
    await look("result");
    if (game === "gobblet") {
      await button("Review").click();
      await expect(page.getByRole("dialog").getByRole("img")).toBeVisible({ timeout: 60_000 });
      await look("review");
    }
    expect(found).toEqual([]);
  });
}

test("the screens and dialogs around a game of Gobblet are accessible", async ({ page, file }) => {
  const found: string[] = [];
  const ask = axeInTurn(page);
  const look = async (screen: string): Promise<void> => {
    found.push(...(await ask()).map((each) => `${screen}: ${each}`));
  };
  const button = (label: string) => page.getByRole("button", { name: label, exact: true });
  const place = (id: string) => page.getByRole("button", { name: new RegExp(`^${id}, `) });
  const dialog = page.getByRole("dialog");
  const close = async () => {
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  };
  await page.goto(file);
  await button("Open or join").click();
  await dialog.getByRole("textbox").fill("[Game");
  await button("Open").click();
  await expect(dialog.getByRole("alert")).not.toBeEmpty();
  await look("paste");
  await page.goto("about:blank");
  await openLink(page, file + hashOf(recordOf(HIDDEN_FOUR)));
  await expect(place("a1")).toHaveCount(1);
  await button("Menu").click();
  await dialog.getByRole("button", { name: "Share", exact: true }).click();
  await dialog.locator("summary").last().click();
  await look("share");
  await close();
  await button("Hint").click();
  await expect(page.getByRole("button", { name: /, hint/ }).first()).toHaveCount(1);
  await look("hint");
  await place("a1").dispatchEvent("click");
  await look("a move begun");
  await place("a2").dispatchEvent("click");
  await expect(page.getByRole("dialog", { name: "Are you sure?" })).toBeVisible();
  await look("warning");
  await close();
  await page.goto("about:blank");
  await openLink(page, `${file}#r=~`);
  await expect(page.locator(".note")).toBeVisible();
  await look("note");
  expect(found).toEqual([]);
});

test("rules are printed whole, dark on light", async ({ page, file }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`${file}#rules`);
  const rules = page.locator(".rules");
  await expect(rules).toBeVisible();
  const pdf = (await page.pdf({ format: "A5" })).toString("latin1");
  const tall = await rules.evaluate((element) => element.scrollHeight);
  // A page of A5 holds some 750 px.
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(tall / 1200);
  await page.emulateMedia({ media: "print" });
  await expect(rules).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(rules).toHaveCSS("background-color", "rgb(255, 255, 255)");
});
