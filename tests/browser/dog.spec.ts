// Dog in the page: partners, hidden hands, a secret exchange, and moves of several steps, by touch, mouse and keyboard.
import type { Page } from "@playwright/test";
import {
  bot,
  button,
  desk,
  expect,
  openLink,
  person,
  phone,
  status,
  test,
  timersRung,
} from "./fixtures";
import { curtain, drawAside, fingersOn, hashOf, lit, middleOf, type Point, tapOn } from "./player";
import { place, recordOf } from "./special/dog";

/** Blue's A1 can capture Red's B1, which is five squares ahead. */
const PLACES = "A=T4,T10,H,H B=T9,T20,H,H C=H,H,H,H D=H,H,H,H";
const CAPTURE = "A blue piece goes to 7 before Red’s start. A red piece is captured.";

/** Opens a game of four people in which A has these cards. */
async function holding(page: Page, file: string, cards: string): Promise<void> {
  const record = recordOf(`A:${cards}/B:2/C:2/D:2`, PLACES);
  await openLink(page, file + hashOf(record));
  await drawAside(page);
}

/** Continues a game against bots without cards, in which Blue has these. */
async function alone(page: Page, file: string, cards: string, blue = "T10,T30,H,H"): Promise<void> {
  await page.goto(file);
  const places = `A=${blue} B=H,H,H,H C=H,H,H,H D=T50,H,H,H`;
  // Three hands are empty.
  const record = recordOf(`A:${cards}/B:-/C:-/D:-`, places).replace("deck=", "deck=?.?.?.");
  const seats = [person("Ana"), bot, bot, bot];
  const save = { v: 1, game: "dog", record, at: 0, seats, over: false, bottom: 0, updated: 1 };
  await page.evaluate(
    (text) => localStorage.setItem("sobremesa:save:1", text),
    JSON.stringify(save),
  );
  await page.reload();
  await page.getByRole("button", { name: /Continue Dog/ }).click();
}

test("the focus goes with a piece to its square", async ({ page, file }) => {
  await alone(page, file, "7");
  await place(page, "7 (").press("Enter");
  await place(page, "Blue A1").press("Enter");
  for (const _ of "12") await place(page, "1 after Red’s start").press("Enter");
  await expect(place(page, "Blue A1, 1 after Red’s start")).toBeFocused();
});

test.describe("an only move is entered", () => {
  test.use({ settings: { enterForced: true } });

  test("the focus goes from a hand's last card to its piece", async ({ page, file }) => {
    await alone(page, file, "8", "T10,H,H,H");
    await expect(page.getByRole("log")).toContainText("Only move. You play 8.");
    await place(page, "8 (").press("Enter");
    await expect(place(page, "Blue A1, 2 after Red’s start")).toBeFocused();
  });
});

test.describe("on a phone", () => {
  test.use(phone);

  test("the board stays where it is when answers come and go", async ({ page, file }) => {
    await holding(page, file, "7.12");
    const board = page.locator(".board");
    const where = await board.boundingBox();
    for (const name of ["7 (", "Blue A1,", "6 after Blue’s", "6 after Blue’s"])
      await place(page, name).dispatchEvent("click");
    await expect(status(page)).toContainText("Points left: 5");
    expect(await board.boundingBox()).toEqual(where);
    await button(page, "Take back").tap();
    await expect(button(page, "Take back")).toBeHidden();
    expect(await board.boundingBox()).toEqual(where);
  });

  test.describe("with time to look", () => {
    test.use({ settings: { speed: "normal" } });

    test("cards can't be chosen until the deal has ended", async ({ page, file }) => {
      await alone(page, file, "5");
      await place(page, "5 (").dispatchEvent("click");
      await place(page, "Blue A1").dispatchEvent("click");
      await place(page, "1 before Red’s start").dispatchEvent("click");
      const seen = page.evaluate(async () => {
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        const named = (what: RegExp) =>
          [...document.querySelectorAll(".board-grid button")].filter(({ ariaLabel }) =>
            what.test(ariaLabel ?? ""),
          ).length;
        const kept = () => localStorage.getItem("sobremesa:save:1");
        const before = kept();
        while (kept() === before) await frame();
        await frame();
        const lit: number[] = [];
        // Till there are cards again.
        for (; named(/^[\dXJ][^:]* \(/) < 2; await frame()) lit.push(named(/, can /));
        return lit;
      });
      await place(page, "1 before Red’s start").dispatchEvent("click");
      const lit = await seen;
      expect(lit.length).toBeGreaterThan(3);
      expect(Math.max(...lit)).toBe(0);
    });
  });

  test.describe("a label beside the finger describes the move of a dragged piece", () => {
    test.use({ setup: { seats: ["Ana", "Bo", "Cleo", "Dan"].map(person), options: {} } });
    test.beforeEach(({ page, file }) => holding(page, file, "5.7"));
    const tip = (page: Page) => page.locator(".place-tip");
    const middle = (page: Page, name: string): Promise<Point> => middleOf(place(page, name));

    /** Checks that no part of the label is below the finger or the piece that it holds `above` itself. */
    async function expectClear(page: Page, { x, y }: Point, above: number): Promise<void> {
      const box = await tip(page).boundingBox();
      if (!box) throw new Error("nothing is told");
      const beside = box.x > x + 22 || box.x + box.width < x - 22;
      expect(beside || box.y + box.height < y - above).toBe(true);
    }

    test("a dragged piece and a dragged card", async ({ page }) => {
      const fingers = await fingersOn(page);
      const [piece, landing] = [await middle(page, "Blue A1"), await middle(page, "Red B1")];
      await fingers.glide(await middle(page, "7 ("), piece);
      await expect(tip(page)).toContainText("Blue A1, 4 after Blue’s start");
      await expect(tip(page)).not.toContainText("goes");
      await fingers.move({ x: piece.x, y: piece.y + 190 });
      await fingers.up();
      await fingers.glide(await middle(page, "5 ("), piece);
      await expect(tip(page)).toContainText(CAPTURE);
      await expectClear(page, piece, 60);
      await fingers.move({ x: piece.x, y: piece.y + 190 });
      await fingers.up();
      await expect(tip(page)).toBeHidden();
      await tapOn(page, place(page, "5 ("));
      await fingers.glide(piece, landing);
      await expect(tip(page)).toContainText(CAPTURE);
      await expectClear(page, landing, 60);
      await fingers.move({ x: landing.x, y: landing.y - 150 });
      await expect(tip(page)).toBeHidden();
      await fingers.move(landing);
      await expect(tip(page)).toContainText(CAPTURE);
      await fingers.up();
      await expect(tip(page)).toBeHidden();
    });
  });
});

test.describe("a person's private information", () => {
  test.use({
    ...desk,
    settings: { speed: "off" },
    setup: { seats: ["Ana", "Bo", "Cleo", "Dan"].map(person), options: {} },
  });

  test("disappears with the curtain: a hint, a typed move", async ({ page, file }) => {
    await page.goto(file);
    await button(page, "Play Dog").click();
    await drawAside(page);
    await button(page, "Hint").click();
    const log = page.getByRole("log");
    const hint = /Give [^.]*: /;
    await expect(log).toContainText(hint);
    const typed = page.getByRole("textbox");
    await typed.fill("give:no card");
    await typed.press("Enter");
    await expect(page.getByRole("alert")).not.toBeEmpty();
    for (const _ of ["shown", "given"]) await lit(page).last().dispatchEvent("click");
    await expect(curtain(page)).toBeVisible();
    await expect(typed).toHaveValue("");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await timersRung(page);
    await expect(log).not.toContainText(hint);
    await expect(log).not.toContainText("can be chosen");
  });
});
