// Browsers that keep nothing: the game goes on, and it is said once.
import { hurried } from "./anyone";
import { expect, test } from "./fixtures";
import { clicks, Player } from "./player";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a storage that throws at every touch", async ({ page, file }) => {
  await hurried(page);
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("refused", "SecurityError");
        },
      });
    }
  });
  await page.goto(file);
  await expect(
    page.getByText("Nothing leaves this device.").or(page.getByText("This file holds everything.")),
  ).toBeVisible();
  await page.getByRole("button", { name: "Play Gobblet" }).click();
  const player = await Player.sit(page, clicks);
  await player.play("D@b2");
  const note = page.locator(".note", { hasText: "This browser keeps nothing here." });
  await expect(note).toBeVisible();
  await expect(note.getByRole("button", { name: "Copy the record" })).toBeVisible();
  await note.getByRole("button", { name: "Dismiss" }).click();
  await player.follow();
  const outcome = await player.toEnd();
  await player.sees(outcome);
  await expect(note).toHaveCount(0);
  // As long as the page lives, so do its games and settings.
  await player.menu("New game");
  await player.button("Start").click();
  const next = await Player.sit(page, clicks);
  await next.play("D@c3");
  await next.follow();
  await page.getByRole("button", { name: "All games" }).click();
  await page.getByRole("button", { name: /Go on with Gobblet/ }).click();
  await next.agrees();
});

test("a storage that is full", async ({ page, file }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (value.length > 100 && key.includes("save"))
        throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, value);
    };
  });
  await page.goto(file);
  await page.getByRole("button", { name: "Play Gobblet" }).click();
  const player = await Player.sit(page, clicks);
  await player.play("D@b2");
  const note = page.locator(".note", { hasText: "There is no room left to keep the game." });
  await expect(note).toBeVisible();
  await player.follow();
  await player.play(player.choose());
  await player.follow();
  await expect(note).toHaveCount(1);
  await player.agrees();
});

test("a storage full of other people's nonsense", async ({ page, file }) => {
  const seats = [
    { kind: "person", name: "" },
    { kind: "bot", level: 1 },
  ];
  const rest = { over: false, bottom: 0, updated: 1, tab: "", turn: 1 };
  const torn = { v: 1, game: "gobblet", record: '[Game "gobblet"]\ntorn', at: 3, seats, ...rest };
  const nonsense = [
    "",
    "null",
    "[]",
    '{"v":1}',
    JSON.stringify({ ...torn, v: 99 }),
    JSON.stringify({ ...torn, game: "chess" }),
    JSON.stringify(torn),
  ];
  await page.goto(file);
  await page.evaluate((texts) => {
    localStorage.setItem("sobremesa:settings", "{ not json");
    for (const [index, text] of texts.entries())
      localStorage.setItem(`sobremesa:save:${index}`, text);
  }, nonsense);
  await page.reload();
  await page.getByRole("button", { name: "Play Gobblet" }).click();
  const player = await Player.sit(page, clicks);
  await player.play("D@b2");
  await player.follow();
  await page.getByRole("button", { name: "All games" }).click();
  // A save that can't be read says so when it is opened, and nothing breaks.
  await page
    .getByRole("button", { name: /Go on with Gobblet/ })
    .last()
    .click();
  await expect(page.locator(".note").last()).toContainText(/Line 2, column 1/);
});
