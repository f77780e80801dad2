// Muros in the page: four seats with hidden hands on one phone, by touch and by keys, and nothing of a hand where it
// must not be.
import type { Locator, Page } from "@playwright/test";
import type { MurosView } from "../../www/engine/types";
import { hurried } from "./anyone";
import { axe, expect, phone, test } from "./fixtures";
import {
  awaited,
  bot,
  button,
  curtain,
  drawAside,
  kept,
  labels,
  lit,
  mover,
  person,
  status,
} from "./hands";
import { hashOf, openLink } from "./links";
import { type Match, rules, tabTo, wayTo } from "./player";
import { sameMessages, samePictures, type Worlds, worldsOf } from "./worlds";

/** Colours of cards and how they are called. */
const NAMES = { Y: "yellow", B: "blue", R: "red", G: "green" };
/** A hand as it is written: `YYBR`. */
const written = (hand: readonly string[]): string =>
  Object.keys(NAMES)
    .flatMap((letter) => hand.filter((card) => card === letter))
    .join("");

/** The hand that the labelled grid tells of, all of them together; empty behind the curtain. */
async function handOn(page: Page): Promise<string> {
  return written(
    (await labels(page)).flatMap((label) => {
      const [, colour, count] = /^Hand, (\w+): (\d+)/.exec(label) ?? [];
      const letter = Object.entries(NAMES).find(([, name]) => name === colour)?.[0] ?? "";
      return Array.from({ length: Number(count ?? 0) }, () => letter);
    }),
  );
}

const handOf = (match: Match, seat: number): string =>
  ((match.view(seat) as MurosView).hands[seat] ?? []).join("");

/** Opens the curtain as a person does, who reads it first. */
async function reveal(page: Page, touch: (it: Locator) => Promise<void>): Promise<void> {
  expect(await handOn(page)).toBe("");
  const match = await kept(page);
  await drawAside(page, touch);
  expect(await handOn(page)).toBe(handOf(match, mover(match)));
}

test.describe("on a phone", () => {
  test.use(phone);

  test.describe("two people and two bots", () => {
    const seats = [person("Ana"), bot, person("Bo"), bot];
    test.use({ setup: { seats, options: {} } });

    test("a whole game by touch, with curtains", async ({ page, file }) => {
      test.setTimeout(240_000);
      await hurried(page);
      await page.goto(file);
      await button(page, "Play Muros").tap();
      const curtains: string[] = [];
      const found: string[] = [];
      for (;;) {
        const what = await awaited(page);
        if (what === "over") break;
        if (what === "curtain") {
          curtains.push((await curtain(page).innerText()).split("\n")[0] ?? "");
          if (curtains.length === 1) found.push(...(await axe(page)));
          await reveal(page, (it) => it.tap());
          if (curtains.length === 1) found.push(...(await axe(page)));
          continue;
        }
        const before = await status(page).innerText();
        const box = await lit(page).last().boundingBox();
        if (!box) throw new Error("no such place");
        await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
        await expect(status(page)).not.toHaveText(before, { useInnerText: true });
      }
      expect(found).toEqual([]);
      expect(new Set(curtains)).toEqual(new Set(["I am Ana", "I am Bo"]));
      for (const [at, name] of curtains.entries()) expect(name).not.toBe(curtains[at + 1]);
      await expect(status(page)).toContainText(/wins|share the win/);
      expect((await kept(page)).outcome()).not.toBeNull();
    });
  });

  test.describe("four people", () => {
    const seats = ["Ana", "Bo", "Cleo", "Dan"].map(person);
    test.use({ setup: { seats, options: {} } });

    test("resume, and come back from elsewhere, behind the curtain", async ({ page, file }) => {
      await page.goto(file);
      await button(page, "Play Muros").tap();
      await awaited(page);
      await reveal(page, (it) => it.tap());
      await lit(page).last().dispatchEvent("click");
      await lit(page).last().dispatchEvent("click");
      await awaited(page);
      await reveal(page, (it) => it.tap());
      for (const away of [
        () => page.reload(),
        async () => {
          await button(page, "All games").tap();
          await page.getByRole("button", { name: /Go on with Muros/ }).tap();
        },
        async () => {
          await button(page, "More").tap();
          await button(page, "Rules").tap();
          await button(page, "Back").tap();
        },
      ]) {
        await away();
        expect(await awaited(page)).toBe("curtain");
        await reveal(page, (it) => it.tap());
      }
      // Back to the one before: the device changes hands.
      await button(page, "Undo").tap();
      await expect(curtain(page)).toBeVisible();
      expect(await handOn(page)).toBe("");
    });

    test("another language leaves the hand open", async ({ page, file }) => {
      await page.goto(file);
      await button(page, "Play Muros").tap();
      await awaited(page);
      await reveal(page, (it) => it.tap());
      const before = await handOn(page);
      expect(before).not.toBe("");
      await button(page, "More").tap();
      await button(page, "Settings").tap();
      await page.getByLabel("Language").selectOption("de");
      await page.getByLabel("Sprache").selectOption("en");
      await page.keyboard.press("Escape");
      await expect(curtain(page)).toBeHidden();
      expect(await handOn(page)).toBe(before);
    });

    test("a tap too many opens nothing; a running game is shared only on purpose", async ({
      page,
      file,
    }) => {
      await page.goto(file);
      await button(page, "Play Muros").tap();
      await expect(curtain(page)).toBeVisible();
      await curtain(page).evaluate((it: HTMLElement) => it.click());
      await awaited(page);
      const first = await curtain(page).isVisible();
      if (first) await reveal(page, (it) => it.tap());
      await button(page, "More").tap();
      await page.getByRole("dialog").getByRole("button", { name: "Share", exact: true }).tap();
      const question = page.getByRole("dialog", { name: "Share" });
      await expect(question).toContainText("holds all hands");
      await expect(page.getByRole("textbox")).toHaveCount(0);
      await question.getByRole("button", { name: "Share", exact: true }).tap();
      await expect(page.getByLabel("The game as text")).toHaveValue(/deal:A/);
    });
  });
});

test.describe("two people at a desk", () => {
  test.use({ setup: { seats: [person("Ana"), person("")], options: {} } });

  test("some turns by the keyboard alone", async ({ page, file }) => {
    await page.goto(file);
    await tabTo(page, button(page, "Play Muros"));
    await page.keyboard.press("Enter");
    for (let turns = 0; turns < 4; turns++) {
      expect(await awaited(page)).toBe("curtain");
      await expect(curtain(page)).toBeFocused();
      await reveal(page, () => page.keyboard.press("Enter"));
      // The keyboard is on the board again: a card, then a slot, maybe a colour.
      const { ply } = await kept(page);
      while ((await kept(page)).ply === ply) {
        for (const key of await wayTo(page, lit(page))) await page.keyboard.press(key);
        await page.keyboard.press("Enter");
      }
    }
  });

  test.describe("with motion", () => {
    test.use({ settings: { speed: "fast" } });

    test("a card is dragged to its slot; the curtain waits for the picture to rest", async ({
      page,
      file,
    }) => {
      await page.goto(file);
      await button(page, "Play Muros").click();
      await awaited(page);
      await reveal(page, (it) => it.click());
      const card = await page
        .getByRole("button", { name: /^Hand, / })
        .first()
        .boundingBox();
      const slot = await page.getByRole("button", { name: /^N5, / }).boundingBox();
      if (!card || !slot) throw new Error("no such place");
      await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2);
      await page.mouse.down();
      await page.mouse.move(slot.x + slot.width / 2, slot.y + slot.height / 2, { steps: 8 });
      expect((await kept(page)).ply).toBe(3);
      await page.mouse.up();
      expect((await kept(page)).ply).toBe(4);
      await expect(page.locator(".curtain")).toBeHidden();
      expect(await handOn(page)).toBe("");
      await expect(curtain(page)).toBeVisible();
      expect(await handOn(page)).toBe("");
    });
  });

  test("three play; next time as well", async ({ page, file }) => {
    await page.goto(file);
    const setUp = async (): Promise<Locator> => {
      await page
        .locator(".tile", { hasText: "Muros" })
        .getByRole("button", { name: "More…" })
        .click();
      return page.getByRole("dialog").getByLabel("Players");
    };
    await (await setUp()).selectOption("3");
    await expect(page.getByRole("dialog").locator("fieldset:not(.segmented)")).toHaveCount(3);
    await button(page, "Start").click();
    await expect(page.locator(".seat-chip")).toHaveCount(3);
    await button(page, "All games").click();
    await expect(await setUp()).toHaveValue("3");
  });
});

/** No card lies yet; row 3 has three red counters. */
const FULL =
  "YBWYBYWWR/BRYBBBRRB/RYRRBBYYB/WGWWYWGGY/RGGGBYYWW/BGYWWYGGR/GBWBYYRBG/RGRRWRGBY/GBGGRRGRY ---------/---------/---------/--------- A A:YYBBRG/B:YBRRGG Y6B6R6G6 A:Y0B0R0G0W0/B:Y0B0R0G0W0";
/** Every line has a card: at the right of rows 3 and 4 a blue one. */
const LATER =
  "....RG.RB/....WB.BR/YBBG...../WRBRYWGG./GYYY...../..GGBBG../WYWWGRB../.BWY.WR../..GG.RW.. -GRG-GB--/-YBBYRGR-/BR--Y--GR/BY---Y--G A A:YBRR/B:YYRGGG Y1B3R1G0 A:Y0B0R0G0W0/B:Y1B0R0G0W0";

test.describe("what a card would do is seen before it is let go", () => {
  const on = (page: Page, name: string): Locator =>
    page.locator(".board-grid").getByRole("button", { name: new RegExp(`^${name}`) });
  /** The middle of a slot, and of the hand's cards of a colour. */
  async function middle(page: Page, name: string): Promise<{ x: number; y: number }> {
    const box = await on(page, name).boundingBox();
    if (!box) throw new Error(`${name} is nowhere`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  /** What is seen of a square, by its row and column. */
  async function square(page: Page, row: number, column: number): Promise<string> {
    const { x } = await middle(page, `N${column},`);
    const { y } = await middle(page, `W${row},`);
    const far = (await middle(page, "N2,")).x - (await middle(page, "N1,")).x;
    const side = far * 0.76;
    const clip = { x: x - side / 2, y: y - side / 2, width: side, height: side };
    return (await page.screenshot({ clip })).toString("base64");
  }
  /** Opens a position; then tells whether squares (row, column) look otherwise than they did. */
  async function opened(page: Page, file: string, position: string) {
    const record = `[Game "muros"]\n[Position "${position}"]\n[Result "*"]\n`;
    await openLink(page, file + hashOf(record));
    await drawAside(page);
    await expect(lit(page).first()).toBeAttached();
    const before = new Map<string, string>();
    for (const row of [3, 4])
      for (const column of [1, 2, 3, 4, 9])
        before.set(`${row}/${column}`, await square(page, row, column));
    return async (row: number, column: number, changed: boolean): Promise<void> => {
      const was = before.get(`${row}/${column}`);
      await expect.poll(async () => (await square(page, row, column)) !== was).toBe(changed);
    };
  }

  /** A finger drags a red card of the hand over a slot, and stays there until it is let go. */
  async function held(page: Page, slot: string): Promise<() => Promise<unknown>> {
    const cdp = await page.context().newCDPSession(page);
    const [from, to] = [await middle(page, "Hand, red"), await middle(page, slot)];
    const touch = (type: "touchStart" | "touchMove", part: number) => {
      const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
      return cdp.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
    };
    await touch("touchStart", 0);
    for (const part of [0.2, 0.5, 0.8, 1]) await touch("touchMove", part);
    return () => cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  test.describe("on a phone", () => {
    test.use(phone);

    test("while a finger drags it: the counters that leave", async ({ page, file }) => {
      const shows = await opened(page, file, FULL);
      const release = await held(page, "W3,");
      await shows(3, 9, true);
      await shows(4, 9, false);
      await release();
      await expect(curtain(page)).toBeVisible();
      await expect(on(page, "W3,")).toHaveAccessibleName(/red card/);
    });
  });

  test("where the keyboard is: the counters that leave", async ({ page, file }) => {
    const shows = await opened(page, file, FULL);
    await on(page, "Hand, red").focus();
    await page.keyboard.press("Enter");
    for (const key of await wayTo(page, on(page, "W3,"))) await page.keyboard.press(key);
    await expect(on(page, "W3,")).toBeFocused();
    await shows(3, 9, true);
    await shows(4, 9, false);
  });

  test("under the mouse, opposite another card: what may be kept", async ({ page, file }) => {
    const shows = await opened(page, file, LATER);
    await on(page, "Hand, red").dispatchEvent("click");
    const four = await middle(page, "W4,");
    await page.mouse.move(four.x, four.y);
    for (const column of [2, 3, 4]) await shows(4, column, true);
    await shows(4, 1, false);
    await page.mouse.move(1, 1);
    await shows(4, 2, false);
  });
});

/** Two games that were just dealt. */
async function worlds(): Promise<Worlds> {
  const { Match } = await rules();
  const match = new Match("muros", { seats: 4, seed: "two worlds" });
  for (let steps = 0; steps < 3; steps++) match.resolveChance();
  const hands = [0, 1, 2, 3].map((seat) => handOf(match, seat));
  return worldsOf(match, hands, (first, second) => {
    const [one, other] = [[...first], [...second]];
    const at = one.findIndex((card) => !other.includes(card));
    const [given = ""] = one.splice(at, 1, other[0] ?? "");
    other[0] = given;
    return [written(one), written(other)];
  });
}

test("pages that differ only in others' hands are the same, pixel for pixel", async ({
  context,
  file,
}) => {
  await samePictures(context, file, await worlds(), 10, async (stage) => {
    const { page } = stage;
    expect(await handOn(page)).toBe("");
    await stage.drawAside();
    expect((await handOn(page)).length).toBe(4);
    await stage.rest("open");
    for (let touches = 0; touches < 2; touches++) {
      await lit(page).last().dispatchEvent("click");
      await stage.rest("touched");
    }
    await expect(curtain(page)).toBeVisible();
  });
});

test("others' hands are in no event and in no message to a bot", async ({ page, url }) => {
  const both = await worlds();
  const { starter, hands } = both;
  const place = (name: RegExp): Locator => lit(page).and(page.getByRole("button", { name })).last();
  const told = await sameMessages(page, url, both, async () => {
    await place(/^Hand, /).dispatchEvent("click");
    await place(/^[NESW]\d/).dispatchEvent("click");
  });
  const [message = ""] = told.filter((text) => text.includes("observations"));
  const letter = (seat: number): string => "ABCD".charAt(seat % 4);
  expect(message).toContain(`${letter(starter + 1)}:${hands[(starter + 1) % 4]}`);
  expect(message).toContain(`${letter(starter + 2)}:????`);
  expect(message).toContain(`${letter(starter)}:????`.slice(0, 5));
});
