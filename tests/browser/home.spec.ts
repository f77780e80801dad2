// The boards on the home screen show each game's last position, or an example. They never show hidden cards.
import type { Locator, Page } from "@playwright/test";
import { axe, expect, NEARLY_WON, phone, recordOf, test } from "./fixtures";
import { Player, taps } from "./player";

test.use(phone);

test.beforeEach(async ({ page }) => {
  // The browser smooths letters now this way, now that: a block as wide as its letter stands for each.
  await page.addInitScript(() => {
    CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
      this.fillRect(x, y, text.charCodeAt(0) / 4, -9);
    };
  });
});

let kept = 0;
/** Keeps a game as if it had been played here, later than those kept before. */
async function keep(page: Page, game: string, record: string, more: object = {}): Promise<void> {
  kept += 1;
  const person = { kind: "person", name: "" };
  const seats = [person, person];
  const save = { v: 1, game, record, at: 0, seats, over: true, bottom: 0, updated: kept, ...more };
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `sobremesa:save:${kept}`,
    JSON.stringify(save),
  ] as const);
  await page.reload();
}

const cardOf = (page: Page, name: string): Locator =>
  page.getByRole("article", { name, exact: true });

const pictureOf = (page: Page, game: string): Locator => cardOf(page, game).locator(".picture");

/** A game's board, as drawn: the wood and what stands on it. */
async function drawn(page: Page, game: string): Promise<string> {
  const picture = pictureOf(page, game);
  await picture.scrollIntoViewIfNeeded();
  const layers = picture.locator("canvas");
  // The pictures come one after the other.
  await expect(layers).toHaveCount(2);
  return layers.evaluateAll(async (all: HTMLCanvasElement[]) => {
    // A frame for the board and one for the pieces.
    for (let frame = 0; frame < 3; frame++)
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return all.map((canvas) => canvas.toDataURL()).join();
  });
}

test("each game's picture shows its last position", async ({ page, url }) => {
  // So tall that pictures are as large with games under way as without.
  await page.setViewportSize({ width: 390, height: 1000 });
  await page.goto(url("dist/sobremesa.html"));
  const sample = await drawn(page, "Gobblet");
  const others = await drawn(page, "Dog");
  await keep(page, "gobblet", recordOf(NEARLY_WON, ["C@d1"]), { at: 1 });
  const won = await drawn(page, "Gobblet");
  // Undone moves are not shown.
  await keep(page, "gobblet", recordOf(NEARLY_WON, ["C@d1"]));
  const before = await drawn(page, "Gobblet");
  await keep(page, "gobblet", recordOf(NEARLY_WON), { over: false });
  expect(await drawn(page, "Gobblet")).toBe(before);
  expect(new Set([sample, won, before]).size).toBe(3);
  expect(await drawn(page, "Dog")).toBe(others);
  // One that can't be read leaves the sample.
  await keep(page, "gobblet", '[Game "gobblet"]\n[');
  expect(await drawn(page, "Gobblet")).toBe(sample);
  // One deleted is shown no longer.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await keep(page, "gobblet", recordOf(NEARLY_WON), { over: false });
  expect(await drawn(page, "Gobblet")).toBe(before);
  await page.getByRole("button", { name: "Delete this game" }).tap();
  expect(await drawn(page, "Gobblet")).toBe(sample);
});

test("finished games can be reviewed or deleted", async ({ page, url }) => {
  await page.goto(url("dist/sobremesa.html"));
  const list = page.locator("details");
  await expect(list).toBeHidden();
  await keep(page, "gobblet", recordOf(NEARLY_WON), { over: false });
  // A game without any decision isn't listed.
  await keep(page, "gobblet", recordOf(NEARLY_WON));
  await expect(list).toBeHidden();
  const won = recordOf(NEARLY_WON, ["C@d1"]).replace('[Result "*"]', '[Result "0"]');
  await keep(page, "gobblet", won, { at: 1, whole: true });
  await expect(list.getByRole("article")).toHaveCount(0);
  await list.locator("summary").press("Enter");
  await expect(list.getByRole("article")).toHaveCount(1);
  await expect(list.locator("summary")).toBeFocused();
  await expect(list.locator("canvas")).toHaveCount(2);
  expect(await axe(page)).toEqual([]);
  const remove = list.getByRole("button", { name: "Delete this game" });
  await remove.tap();
  await expect(list).toBeHidden();
  await page.locator(".note").getByRole("button", { name: "Undo" }).tap();
  await keep(page, "gobblet", won, { at: 1, whole: true });
  await list.getByText("Finished games").tap();
  // Deleting keeps the list open and focused.
  await remove.first().tap();
  await expect(list.getByRole("article")).toHaveCount(1);
  await expect(list.locator("summary")).toBeFocused();
  await list.getByRole("button", { name: /^Gobblet.*White wins/ }).tap();
  await expect(page.locator(".status")).toContainText("White wins");
  await page.getByRole("button", { name: "Review" }).tap();
  await expect(page.getByRole("dialog", { name: "Review" })).toBeVisible();
});

test("hands of people who share the device are not shown", async ({ page, url }) => {
  await page.goto(url("dist/sobremesa.html"));
  const hands = (own: string): string =>
    `variant=classic A=T12,F2,T57,H B=T16,T60,H,F3 C=T38,F3,T6,H D=T48,T31,H,F1 round=1 starter=A phase=play turn=A pending=- last=5 hands=A:${own}/B:2.2.3.5.6/C:3.5.6.8.9/D:2.8.9.9.10 given=- out=- deck=?${".?".repeat(88)} discard=5`;
  const pictures = [await drawn(page, "Dog")];
  for (const own of ["4.7.12.13.X", "3.6.8.10.12"]) {
    const record = `[Game "dog"]\n[Position "${hands(own)}"]\n[Result "*"]\n`;
    const person = { kind: "person", name: "" };
    await keep(page, "dog", record, { over: false, seats: [person, person, person, person] });
    pictures.push(await drawn(page, "Dog"));
  }
  const [sample, one, other] = pictures;
  expect(one).toBe(other);
  expect(one).not.toBe(sample);
});

test("only what is near the screen is drawn, the rest when it comes", async ({ page, url }) => {
  // As little as a watch shows.
  await page.setViewportSize({ width: 240, height: 240 });
  await page.goto(url("dist/sobremesa.html"));
  const layers = (game: string): Locator => pictureOf(page, game).locator("canvas");
  await expect(layers("Cock & Bull")).toHaveCount(2);
  // By now the others would have been drawn, too.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame++)
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  });
  expect(await layers("Gobblet").count()).toBe(0);
  expect(await layers("Muros").count()).toBe(0);
  await pictureOf(page, "Muros").scrollIntoViewIfNeeded();
  await expect(layers("Muros")).toHaveCount(2);
  await pictureOf(page, "Gobblet").scrollIntoViewIfNeeded();
  await expect(layers("Gobblet")).toHaveCount(2);
});

test("the first screen has everything at every size", async ({ page, url }) => {
  await page.goto(url("dist/sobremesa.html"));
  const named = (name: string): Locator => page.getByRole("button", { name, exact: true });
  for (const running of [0, 3]) {
    for (let each = 0; each < running; each++)
      await keep(page, "gobblet", recordOf(NEARLY_WON), { over: false });
    for (const [width, height] of [
      [360, 640],
      [390, 664],
      [844, 390],
      [768, 1024],
      [1440, 900],
    ] as const)
      await test.step(`${width} x ${height}, ${running} under way`, async () => {
        await page.setViewportSize({ width, height });
        const first = [named("Settings"), named("Rules")];
        // Lying on its side a phone has no room for it.
        if (height > 480)
          first.push(
            page.getByText("alone or with friends"),
            named("Today’s puzzles"),
            named("Open or join"),
          );
        for (const name of ["Cock & Bull", "Dog", "Gobblet", "Muros"]) {
          const card = cardOf(page, name);
          first.push(card, card.getByRole("heading"), named(`Play ${name}`));
        }
        if (running > 0) first.push(page.getByRole("button", { name: /^Continue/ }).first());
        for (const part of first) await expect(part).toBeInViewport({ ratio: 1 });
        const sides = await page.locator("main button").evaluateAll((all) =>
          all.flatMap((one) => {
            const { width: across, height: along } = one.getBoundingClientRect();
            return [across, along];
          }),
        );
        expect(Math.min(...sides)).toBeGreaterThanOrEqual(44);
        expect(await page.locator("main").evaluate((main) => main.scrollWidth)).toBe(width);
      });
  }
});

test("rules open from the page of a game, back keeps the place", async ({ page, url }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await page.goto(url("dist/sobremesa.html"));
  const main = page.locator("main");
  // The card's words and picture lead there, too.
  await pictureOf(page, "Muros").tap({ force: true });
  const sheet = page.getByRole("dialog", { name: "Muros" });
  await expect(sheet.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Rules" }).tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Muros: rules");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Muros: rules");
  await page.getByRole("button", { name: "Back" }).tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sobremesa");
  const down = await main.evaluate((home) => {
    home.scrollTop = 150;
    return home.scrollTop;
  });
  expect(down).toBeGreaterThan(100);
  await page.getByRole("button", { name: "Rules" }).dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("rules");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sobremesa");
  expect(await main.evaluate((home) => home.scrollTop)).toBe(down);
});

test.describe("a new player", () => {
  test.use({ settings: { speed: "off", introduced: {} } });

  test("sees the offer of a lesson until a game or a lesson is finished", async ({ page, url }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(url("dist/sobremesa.html"));
    const offer = page.getByRole("button", { name: "New here? Take the Gobblet lesson" });
    await expect(offer).toBeInViewport({ ratio: 1 });
    // It pushes nothing out of sight.
    const last = page.getByRole("button", { name: "Open or join" });
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Play Gobblet" }).tap();
    const player = await Player.sit(page, taps);
    await player.ready();
    await player.play("D@b2");
    await page.goBack();
    await expect(offer).toBeInViewport({ ratio: 1 });
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => {
      const learned = { "lesson-gobblet": 7 };
      localStorage.setItem("sobremesa:settings", JSON.stringify({ v: 1, learned }));
    });
    await page.reload();
    await expect(last).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
});
