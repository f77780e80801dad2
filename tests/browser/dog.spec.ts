// Dog in the page: partners, hidden hands and a secret exchange, moves of several steps, by touch, mouse and keys.
import type { Page } from "@playwright/test";
import { hurried, seeded } from "./anyone";
import { place, playOn, recordOf, viewOf } from "./dog-table";
import { axe, desk, expect, phone, test, timersRung } from "./fixtures";
import { bot, button, curtain, drawAside, kept, labels, lit, person, status } from "./hands";
import { hashOf, openLink } from "./links";
import { rules } from "./player";
import { sameMessages, samePictures, type Worlds, worldsOf } from "./worlds";

/** How many cards the labelled grid shows. */
const cardsOn = async (page: Page): Promise<number> =>
  (await labels(page)).filter((label) =>
    /^([\dXJCM]|joker|exchange|copy|magnet)[^:]* \(/.test(label),
  ).length;

test.describe("on a phone", () => {
  test.use(phone);

  test.describe("one person and three bots", () => {
    test.use({ setup: { seats: [person("Ana"), bot, bot, bot], options: {} } });

    test("thirty decisions by touch", async ({ page, file }) => {
      test.setTimeout(120_000);
      await hurried(page);
      await seeded(page, 3);
      await page.goto(file);
      await button(page, "Play Dog").tap();
      await playOn(page, ({ x, y }) => page.touchscreen.tap(x, y), 30);
      expect(await axe(page)).toEqual([]);
    });
  });

  test("the board makes room for answers once, and keeps it", async ({ page, file }) => {
    const record = recordOf("A:7.12/B:2/C:2/D:2", "A=T4,T10,H,H B=H,H,H,H C=H,H,H,H D=H,H,H,H");
    await openLink(page, file + hashOf(record));
    await drawAside(page);
    for (const name of ["7 ", "Blue A1,", "Square 6,"])
      await place(page, name).dispatchEvent("click");
    await expect(status(page)).toContainText("Points left: 5");
    const board = page.locator(".board");
    const where = await board.boundingBox();
    await button(page, "Take back").tap();
    await expect(button(page, "Take back")).toBeHidden();
    expect(await board.boundingBox()).toEqual(where);
  });

  test("the keyboard stays where a piece went", async ({ page, file }) => {
    const record = recordOf("A:2.12/B:2/C:2/D:2", "A=T4,T10,H,H B=H,H,H,H C=H,H,H,H D=H,H,H,H");
    await openLink(page, file + hashOf(record));
    await drawAside(page);
    for (const name of ["2 ", "Blue A1,", "Square 6,"]) {
      await place(page, name).focus();
      await page.keyboard.press("Enter");
    }
    await drawAside(page);
    await expect(page.locator(":focus")).toHaveAccessibleName(/^Blue A1, square 6/i);
  });

  test.describe("with time to look", () => {
    test.use({ settings: { speed: "normal" } });

    test("where a round ends nothing can be chosen until the new cards are dealt", async ({
      page,
      file,
    }) => {
      await page.goto(file);
      const laid = recordOf("A:5/B:-/C:-/D:-", "A=T10,T30,H,H B=H,H,H,H C=H,H,H,H D=H,H,H,H");
      // Three hands are empty.
      const record = laid.replace("deck=", "deck=?.?.?.");
      const seats = [person("Ana"), bot, bot, bot];
      const save = { v: 1, game: "dog", record, at: 0, seats, over: false, bottom: 0, updated: 1 };
      await page.evaluate(
        (text) => localStorage.setItem("sobremesa:save:1", text),
        JSON.stringify(save),
      );
      await page.reload();
      await page.getByRole("button", { name: /Go on with Dog/ }).tap();
      await place(page, "5 (").dispatchEvent("click");
      await place(page, "Blue A1").dispatchEvent("click");
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
      await place(page, "Square 15").dispatchEvent("click");
      const lit = await seen;
      expect(lit.length).toBeGreaterThan(3);
      expect(Math.max(...lit)).toBe(0);
    });
  });
});

test.describe("at a desk", () => {
  test.use(desk);

  test.describe("six seats", () => {
    test.use({ setup: { seats: [person(""), bot, bot, bot, bot, bot], options: {} } });

    test("three teams are shown before the start, and play", async ({ page, file }) => {
      test.setTimeout(240_000);
      await hurried(page);
      await page.goto(file);
      await page.locator(".tile", { hasText: "Dog" }).getByText("More…").click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("group", { name: "Blue A with Green D" })).toBeVisible();
      await expect(dialog.getByRole("group", { name: "Sky F with Yellow C" })).toBeVisible();
      await expect(dialog).toContainText("Partners neither ask nor tell about cards.");
      expect(await axe(page)).toEqual([]);
      await button(page, "Start").click();
      await expect(page.locator(".seat-chip")).toHaveCount(6);
      await playOn(page, ({ x, y }) => page.mouse.click(x, y), 40);
      expect(await axe(page)).toEqual([]);
      expect(viewOf(await kept(page)).round).toBeGreaterThan(1);
    });
  });
});

test.describe("what was for one person's eyes and ears", () => {
  test.use({
    ...desk,
    settings: { speed: "off" },
    setup: { seats: ["Ana", "Bo", "Cleo", "Dan"].map(person), options: {} },
  });

  test("is gone with the curtain: the hint that was spoken, the move that was typed", async ({
    page,
    file,
  }) => {
    await page.goto(file);
    await button(page, "Play Dog").click();
    await drawAside(page);
    for (let stage = 0; stage < 2; stage++) await button(page, "Hint").click();
    const log = page.getByRole("log");
    await expect(log).toContainText("Hint: ");
    const typed = page.getByRole("textbox");
    await typed.fill("give:no card");
    await typed.press("Enter");
    await expect(page.getByRole("alert")).not.toBeEmpty();
    await lit(page).last().dispatchEvent("click");
    await button(page, "Keep it").click();
    await expect(curtain(page)).toBeVisible();
    await expect(typed).toHaveValue("");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await timersRung(page);
    await expect(log).not.toContainText("Hint");
    await expect(log).not.toContainText("can be chosen");
  });
});

/** Two games that were just dealt. */
async function worlds(): Promise<Worlds> {
  const { Match } = await rules();
  const match = new Match("dog", { seats: 4, seed: "two worlds" });
  match.resolveChance();
  match.resolveChance();
  const [, deal = ""] = match.steps();
  const hands = deal
    .slice(5)
    .split("/")
    .map((hand) => hand.slice(2));
  return worldsOf(match, hands, (one, other) => [other, one]);
}

test("pages that differ only in others' hands are the same, pixel for pixel", async ({
  context,
  file,
}) => {
  await samePictures(context, file, await worlds(), 12, async (stage) => {
    const { page } = stage;
    for (let people = 0; people < 2; people++) {
      await stage.drawAside();
      expect(await cardsOn(page)).toBe(6);
      await stage.rest("open");
      await lit(page).last().dispatchEvent("click");
      await stage.rest("begun");
      await button(page, "Keep it").click();
      await stage.rest("kept");
    }
  });
});

test("others' cards are in no event and in no message to a bot", async ({ page, url }) => {
  const both = await worlds();
  const { starter, hands } = both;
  const told = await sameMessages(page, url, both, () => lit(page).first().dispatchEvent("click"));
  const [message = ""] = told.filter((text) => text.includes("observations"));
  const letter = (seat: number): string => "ABCD".charAt(seat % 4);
  const hidden = "?.?.?.?.?.?";
  expect(message).toContain(`${letter(starter + 1)}:${hands[(starter + 1) % 4]}`);
  expect(message).toContain(`${letter(starter + 2)}:${hidden}`);
  expect(message).toContain(`given=${letter(starter)}:?`);
  expect(told.join()).toContain('"notation":"give"');
});
