// Whole games without a pointer: by keys alone, by typed moves.
import { hurried, seeded } from "./anyone";
import { expect, test } from "./fixtures";
import { openLink } from "./links";
import { type Hand, keys, Player, tabTo } from "./player";

test("a game by the keyboard alone", async ({ page, file }) => {
  await hurried(page);
  await page.goto(file);
  const start = page.getByRole("button", { name: "Play Gobblet" });
  await expect(start).toBeVisible();
  await tabTo(page, start);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Gobblet" })).toBeFocused();

  const player = await Player.sit(page, keys);
  // The board is one stop for Tab; it begins where a move can begin.
  const first = player.scope.getByRole("button", { name: /^White 4, \w+ stack/ });
  await tabTo(page, first.and(page.locator("[tabindex='0']")));
  const focused = page.locator(":focus");
  await page.keyboard.press("Enter");
  await expect(focused).toHaveAttribute("aria-pressed", "true");
  await expect(player.status).toContainText("Where does the 4 go?");
  await page.keyboard.press("Escape");
  await expect(focused).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("ArrowLeft");
  await expect(focused).toHaveAttribute("aria-label", /^d\d, empty/);
  // Nothing can be switched there now.
  await expect(focused).not.toHaveAttribute("aria-pressed");

  const outcome = await player.toEnd();
  await player.sees(outcome);
  // On with the next one, still without a pointer.
  await tabTo(page, player.button("Rematch"));
  await page.keyboard.press("Enter");
  await expect(player.status).toContainText("Your turn.");
});

test("Enter starts the game once a name is typed, but does not end a word of an input method", async ({
  page,
  file,
}) => {
  await page.goto(file);
  const tile = page.locator(".tile", { hasText: "Gobblet" });
  await tile.getByRole("button", { name: "More…" }).click();
  const setup = page.getByRole("dialog", { name: "Gobblet: a new game" });
  const name = setup.getByRole("group", { name: "White" }).getByLabel("Name");
  await name.fill("Ana");
  await name.dispatchEvent("keydown", { key: "Enter", isComposing: true, bubbles: true });
  await setup.getByText("House rules").click();
  await setup.getByLabel("Memory").press("Enter");
  await expect(setup).toBeVisible();
  await name.press("Enter");
  await expect(setup).toBeHidden();
  await expect(page.locator(".seats")).toContainText("Ana");
});

test("the last move is told again, and Escape leaves an earlier position", async ({
  page,
  file,
}) => {
  await openLink(page, `${file}#r=gobblet;w;mD@a1_D@b2_D@c3`);
  const list = page.getByRole("list", { name: "Moves" });
  await list.getByRole("button").first().press("Enter");
  const status = page.locator(".status");
  await expect(status).toContainText("An earlier position.");
  await page.keyboard.press("Escape");
  await expect(status).toContainText("Black to move.");
  await page.getByRole("button", { name: /^Show again: / }).press("Enter");
  await expect(page.getByRole("log").locator("p").last()).toHaveText("White puts a 4 on c3.");
});

test("what one goes through a game with stays under the hand, and leaves it somewhere", async ({
  page,
  file,
}) => {
  await openLink(page, `${file}#r=gobblet;w;mD@a1_D@b2_D@c3`);
  const status = page.locator(".status");
  const slider = page.getByRole("slider", { name: "Move" });
  const name = (label: string) => page.getByRole("button", { name: label, exact: true });
  const speed = page.getByRole("combobox", { name: "Speed" });
  await page.getByRole("list", { name: "Moves" }).getByRole("button").first().press("Enter");
  await expect(status).toContainText("Moves: 1 of 3.");
  await expect(speed).toHaveCount(0);
  const forth = name("One move forward");
  for (const seen of ["Moves: 2 of 3.", "Black to move."]) {
    await forth.press("Enter");
    await expect(status).toContainText(seen);
    await expect(forth).toBeFocused();
  }
  await expect(forth).toHaveAttribute("aria-disabled", "true");
  await name("One move back").press("Enter");
  await expect(status).toContainText("Moves: 2 of 3.");
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
    await page.getByRole("list", { name: "Moves" }).getByRole("button").first().press("Enter");
    await slider.press("Home");
    await expect(status).toContainText("Moves: 0 of 3.");
    await leave();
    await expect(status).toContainText("Black to move.");
    await expect(slider).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.closest(".game"))).not.toBeNull();
  }
});

test("dialogs open, close and give the focus back by keys", async ({ page, file }) => {
  await page.goto(file);
  const opener = page
    .locator(".tile", { hasText: "Gobblet" })
    .getByRole("button", { name: "More…" });
  await expect(opener).toBeVisible();
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  // The focus stays inside.
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(() => {
      const at = document.activeElement;
      return at !== null && at !== document.body && !at.closest("dialog");
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test.describe("typed", () => {
  test.use({ settings: { speed: "off" } });

  test("a game by typed moves", async ({ page, file }) => {
    await hurried(page);
    await page.goto(file);
    await page.getByRole("button", { name: "Play Gobblet" }).click();
    const field = page.getByLabel("Type a move");
    await expect(field).toBeVisible();
    const types: Hand = async (_, [from = "", to = ""]) => {
      const size = /^stack:(\d)$/.exec(from)?.[1];
      const notation = size ? `${"ABCD".charAt(Number(size) - 1)}@${to}` : `${from}-${to}`;
      await field.fill(notation);
      await field.press("Enter");
      // With the end of the game the field goes.
      const left = (): Promise<string> =>
        page.evaluate(() => document.querySelector<HTMLInputElement>("[name=typed]")?.value ?? "");
      await expect.poll(left).toBe("");
    };
    const player = await Player.sit(page, types);
    await player.ready();
    for (const [typed, answer] of [
      ["D@e5", "This is not written like a move."],
      ["A@a1", "That move is not possible now."],
    ] as const) {
      await field.fill(typed);
      await field.press("Enter");
      await expect(page.getByRole("alert")).toHaveText(answer);
    }
    await player.agrees();
    const outcome = await player.toEnd();
    await player.sees(outcome);
  });
});

test("what does not change keeps its element, and with it the keyboard, while hands do", async ({
  page,
  file,
}) => {
  await seeded(page, 7);
  await page.goto(`${file}#play-dog`);
  const can = page.locator(".board-grid [data-can]");
  await expect(can.first()).toBeAttached();
  const square = await page.locator(".board-grid [role=gridcell] button").first().elementHandle();
  const hand = page.locator('.board-grid [data-place^="card:"]');
  const cards = await hand.count();
  await expect(async () => {
    if (await can.count()) await can.last().dispatchEvent("click", {}, { timeout: 500 });
    expect(await hand.count()).not.toBe(cards);
  }).toPass();
  expect(await square?.evaluate((element) => element.isConnected)).toBe(true);
});
