// Playing without a pointer: with keys on any layout, with typed moves, and with an input method.
import type { Locator } from "@playwright/test";
import {
  button,
  expect,
  NEARLY_WON,
  openLink,
  recordOf,
  SEATS,
  setUp,
  test,
  twoPeople,
} from "./fixtures";
import { clicks, type Hand, hashOf, openGame, Player } from "./player";

const START = "-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444 w";

test("controls of a look back keep the focus", async ({ page, file }) => {
  const moves = ["D@a1", "D@b2", "D@c3"];
  await openLink(page, file + hashOf(recordOf(START, moves)));
  const status = page.locator(".status");
  // A seat's chip announces its last move again.
  await page.locator(".seats button").first().press("Enter");
  await expect(page.getByRole("log").locator("p").last()).toHaveText(/White puts a 4 on c3\.$/);
  const slider = page.getByRole("slider", { name: "Move" });
  const name = (label: string) => page.getByRole("button", { name: label, exact: true });
  const speed = page.getByRole("combobox", { name: "Speed" });
  await name("Moves").press("Enter");
  const listed = page.getByRole("list", { name: "Moves" }).getByRole("button");
  await expect(listed.last()).toBeFocused();
  await listed.first().press("Enter");
  await expect(status).toContainText("Move 1 of 3.");
  await expect(page.getByRole("log").locator("p").last()).toHaveText(/White puts a 4 on a1\.$/);
  await expect(speed).toHaveCount(0);
  const forth = name("One move forward");
  for (const seen of ["Move 2 of 3.", "Black to move."]) {
    await forth.press("Enter");
    await expect(status).toContainText(seen);
    await expect(forth).toBeFocused();
  }
  await expect(forth).toHaveAttribute("aria-disabled", "true");
  await name("One move back").press("Enter");
  await expect(status).toContainText("Move 2 of 3.");
  for (const key of ["Home", "End"]) await slider.press(key);
  await expect(slider).toBeFocused();
  await expect(status).toContainText("Black to move.");
  // How fast is asked while it plays.
  await slider.press("Home");
  await name("Replay").press("Enter");
  await expect(speed).toBeVisible();
  await expect(forth).toHaveCount(0);
  await name("Pause").press("Enter");
  await expect(speed).toHaveCount(0);
  await expect(name("Replay")).toBeFocused();
  for (const leave of [
    () => page.goBack(),
    () => page.keyboard.press("Escape"),
    () => name("To the latest move").press("Enter"),
  ]) {
    await listed.first().press("Enter");
    await slider.press("Home");
    await expect(status).toContainText("Move 0 of 3.");
    await leave();
    await expect(status).toContainText("Black to move.");
    await expect(slider).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.closest(".game"))).not.toBeNull();
  }
});

test("a typed move can end a game; invalid ones are reported", async ({ page, file }) => {
  const field = page.getByLabel("Type a move");
  const types: Hand = async (_, [from = "", to = ""]) => {
    const size = /^stack:(\d)$/.exec(from)?.[1];
    await field.fill(size ? `${"ABCD".charAt(Number(size) - 1)}@${to}` : `${from}-${to}`);
    await field.press("Enter");
  };
  const player = await openGame(page, file, recordOf(NEARLY_WON), types);
  for (const [typed, answer] of [
    ["D@e5", "This isn’t a move. The rules page shows how to type one."],
    ["A@a1", "You can’t play that move now."],
  ] as const) {
    await field.fill(typed);
    await field.press("Enter");
    await expect(page.getByRole("alert")).toHaveText(answer);
  }
  await player.agrees();
  await player.play("C@a4");
  await player.agrees();
  await expect(field).toHaveValue("");
  await player.play("C@b4");
  await player.agrees();
  await player.play("C@d1");
  await expect(player.status).toContainText("White wins");
  await expect(field).toHaveCount(0);
});

interface Key {
  key: string;
  code?: string;
  ctrlKey?: boolean;
  metaKey?: boolean;
  altKey?: boolean;
  shiftKey?: boolean;
  isComposing?: boolean;
  keyCode?: number;
}

const send = (target: Locator, kind: "keydown" | "keyup", key: Key): Promise<boolean> =>
  target.evaluate(
    (element, [type, init]) => {
      const reach = { bubbles: true, cancelable: true, composed: true };
      return element.dispatchEvent(new KeyboardEvent(type, { ...init, ...reach }));
    },
    [kind, key] as const,
  );

test.describe("two people", () => {
  test.use({ setup: twoPeople(), viewport: { width: 1280, height: 800 } });

  // keys.test.ts has all layouts.
  test("shortcuts work on every layout", async ({ page, file }) => {
    const player = await Player.begin(page, file, clicks);
    await player.play("D@b2");
    const place = player.place("b2");
    const taken = (): Promise<string | null> => place.getAttribute("aria-label");
    const ctrlKey = true;
    await send(place, "keydown", { key: "я", code: "KeyZ", ctrlKey });
    await expect.poll(taken).toMatch(/empty/);
    await send(place, "keydown", { key: "ㅛ", code: "KeyY", metaKey: true });
    await expect.poll(taken).toMatch(/White 4/);
    // AltGr is Ctrl and Alt, and this letter is elsewhere.
    await send(place, "keydown", { key: "ż", code: "KeyZ", ctrlKey, altKey: true });
    await send(place, "keydown", { key: "w", code: "KeyZ", ctrlKey });
    await player.agrees();
    // A look beneath lasts as long as its key is held.
    await place.focus();
    const tip = page.locator(".place-tip");
    for (const up of [
      { key: "з", code: "KeyP" },
      { key: "Meta", code: "MetaLeft" },
    ]) {
      await send(place, "keydown", { key: "Process", code: "KeyP", keyCode: 229 });
      await expect(tip).toBeVisible();
      await send(place, "keyup", up);
      await expect(tip).toBeHidden();
    }
    // A question mark opens the list of actions.
    await send(place, "keydown", { key: ",", code: "Slash", shiftKey: true });
    await expect(page.getByRole("dialog", { name: "What can I do now?" })).toBeVisible();
  });
});

test("keys of an input method send, start and close nothing", async ({ page, file }) => {
  const composed = { isComposing: true, keyCode: 229 };
  await page.goto(file);
  await button(page, "Open or join").click();
  const dialog = page.locator("dialog[open]");
  const ends = { key: "Escape", code: "Escape", keyCode: 229 };
  const field = dialog.locator("textarea");
  expect(await send(field, "keydown", ends), "its default is prevented").toBe(false);
  const cancelled = await dialog.evaluate(
    (element) => !element.dispatchEvent(new Event("cancel", { cancelable: true })),
  );
  expect(cancelled).toBe(true);
  await send(field, "keyup", ends);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  await setUp(page, "Gobblet", SEATS);
  const setup = page.getByRole("dialog", { name: "Gobblet: a new game" });
  const name = setup.getByRole("group", { name: "White" }).getByLabel("Name");
  await name.fill("Ana");
  await send(name, "keydown", { key: "Enter", code: "Enter", ...composed });
  await expect(setup).toBeVisible();
  await name.press("Enter");
  await expect(page.locator(".seats")).toContainText("Ana");

  const typed = page.locator("[name=typed]");
  await typed.fill("D@b2");
  await send(typed, "keydown", { key: "Enter", code: "Enter", ...composed });
  // Safari ends a composition before its Enter.
  await typed.dispatchEvent("compositionend");
  await send(typed, "keydown", { key: "Enter", code: "Enter", keyCode: 229 });
  await expect(typed).toHaveValue("D@b2");
  await typed.press("Enter");
  await expect(typed).toHaveValue("");
});
