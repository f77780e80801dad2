// Shortcuts on every keyboard layout, and text fields while an input method composes.
import type { Locator, Page } from "@playwright/test";
import { expect, test, twoPeople } from "./fixtures";
import { clicks, Player } from "./player";

test.use({
  setup: twoPeople(),
  settings: { motion: "off", pace: "quick" },
  viewport: { width: 1280, height: 800 },
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
      const event = new KeyboardEvent(type, {
        ...init,
        bubbles: true,
        cancelable: true,
        composed: true,
      });
      return element.dispatchEvent(event);
    },
    [kind, key] as const,
  );

async function sit(page: Page, file: string): Promise<Player> {
  await page.goto(file);
  await page.getByRole("button", { name: "Play Gobblet" }).click();
  return Player.sit(page, clicks);
}

test("undo and redo work on every layout", async ({ page, file }) => {
  const player = await sit(page, file);
  await player.play("D@b2");
  const board = player.place("b2");
  const cups = expect.poll.bind(expect);
  const taken = (): Promise<string | null> => player.place("b2").getAttribute("aria-label");
  const ctrlKey = true;
  const undos: Key[] = [
    { key: "я", code: "KeyZ", ctrlKey },
    { key: "ㅋ", code: "KeyZ", ctrlKey },
    { key: "ζ", code: "KeyZ", ctrlKey },
    { key: "ז", code: "KeyZ", metaKey: true },
    { key: "Process", code: "KeyZ", keyCode: 229, ctrlKey },
    { key: "z", code: "KeyY", ctrlKey },
    { key: "z", code: "Slash", ctrlKey },
  ];
  const redos: Key[] = [
    { key: "Я", code: "KeyZ", ctrlKey, shiftKey: true },
    { key: "н", code: "KeyY", ctrlKey },
    { key: "(", code: "KeyZ", ctrlKey, shiftKey: true },
    { key: "ㅛ", code: "KeyY", metaKey: true },
    { key: "Unidentified", code: "KeyY", ctrlKey },
    { key: "y", code: "KeyZ", ctrlKey },
    { key: "Z", code: "KeyW", ctrlKey, shiftKey: true },
  ];
  for (const [at, undo] of undos.entries()) {
    await send(board, "keydown", undo);
    await cups(taken, undo.key).toMatch(/empty/);
    await send(board, "keydown", redos[at] as Key);
    await cups(taken, redos[at]?.key).toMatch(/White 4/);
  }
  // AltGr is Ctrl and Alt, and these letters are elsewhere.
  await send(board, "keydown", { key: "ż", code: "KeyZ", ctrlKey, altKey: true });
  await send(board, "keydown", { key: "w", code: "KeyZ", ctrlKey });
  await send(board, "keydown", { key: ";", code: "KeyZ", ctrlKey });
  await player.agrees();
});

test("a look beneath lasts as long as its key is held, on every layout", async ({ page, file }) => {
  const player = await sit(page, file);
  await player.play("D@b2");
  const place = player.place("b2");
  await place.focus();
  const tip = page.locator(".place-tip");
  for (const [down, up] of [
    [
      { key: "p", code: "KeyP" },
      { key: "P", code: "KeyP", ctrlKey: true, shiftKey: true },
    ],
    [
      { key: "ㅔ", code: "KeyP" },
      { key: "p", code: "KeyP" },
    ],
    [
      { key: "Process", code: "KeyP", keyCode: 229 },
      { key: "з", code: "KeyP" },
    ],
    [
      { key: "p", code: "KeyR" },
      { key: "к", code: "KeyR" },
    ],
    [
      { key: "p", code: "KeyP" },
      { key: "Meta", code: "MetaLeft" },
    ],
  ] as [Key, Key][]) {
    await send(place, "keydown", down);
    await expect(tip, down.key).toBeVisible();
    await send(place, "keyup", up);
    await expect(tip, up.key).toBeHidden();
  }
});

test("a question mark tells what can be done, on every layout", async ({ page, file }) => {
  const player = await sit(page, file);
  const dialog = page.locator("dialog[open]");
  for (const key of [
    { key: "?", code: "Slash", shiftKey: true },
    { key: "?", code: "Minus", shiftKey: true },
    { key: ",", code: "Slash", shiftKey: true },
    { key: "؟", code: "Slash", shiftKey: true },
  ]) {
    await send(player.place("a1"), "keydown", key);
    await expect(dialog, key.key).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});

test("a typed move counts with its own Enter only, not with one of an input method", async ({
  page,
  file,
}) => {
  const player = await sit(page, file);
  const field = page.locator("[name=typed]");
  await field.fill("D@b2");
  await send(field, "keydown", { key: "Enter", code: "Enter", isComposing: true, keyCode: 229 });
  // Safari ends a composition before its Enter.
  await field.dispatchEvent("compositionend");
  await send(field, "keydown", { key: "Enter", code: "Enter", keyCode: 229 });
  await send(field, "keydown", { key: "Process", code: "Enter", keyCode: 229 });
  await expect(field).toHaveValue("D@b2");
  await player.agrees();
  await field.press("Enter");
  player.match.play("D@b2");
  await player.agrees();
  await expect(field).toHaveValue("");
});

test("an Escape that ends a composition closes no dialog", async ({ page, file }) => {
  await page.goto(file);
  await page.getByRole("button", { name: "Paste a game" }).click();
  const dialog = page.locator("dialog[open]");
  const field = dialog.locator("textarea");
  const ends = { key: "Escape", code: "Escape", keyCode: 229 };
  expect(await send(field, "keydown", ends), "its default is prevented").toBe(false);
  const cancelled = await dialog.evaluate(
    (element) => !element.dispatchEvent(new Event("cancel", { cancelable: true })),
  );
  expect(cancelled).toBe(true);
  await send(field, "keyup", ends);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});
