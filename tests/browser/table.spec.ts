// Actions in a game besides moves: undo and redo, a hint, a warning, a draw, a new game.
import { expect, test, twoPeople } from "./fixtures";
import { clicks, Player } from "./player";

test.describe("against the bot", () => {
  test("undo and redo step over the person's own moves and name them", async ({ page, file }) => {
    const player = await Player.begin(page, file, clicks);
    const [undo, redo] = [player.button("Undo"), player.button("Redo")];
    const said = page.locator(".said");
    await expect(undo).toHaveAttribute("aria-disabled", "true");
    await player.play("D@b2");
    await player.follow();
    await player.play(player.choose());
    await player.follow();
    await player.ready();
    await expect(redo).toHaveCount(0);
    for (const left of [2, 0]) {
      await undo.click();
      while (player.match.ply > left) player.match.undo();
      await player.agrees();
    }
    await expect(undo).toHaveAttribute("aria-disabled", "true");
    await expect(said).toHaveText(/Undo: You .* b2/);
    await expect(page.getByRole("log")).toContainText(/Undo: You .* b2/);
    for (const back of [2, 4]) {
      await redo.click();
      while (player.match.ply < back) player.match.redo();
      await player.agrees();
      await expect(said).toHaveText(/^Redo: You (put|move) /);
    }
    await expect(redo).toHaveCount(0);
    await expect(page.getByRole("list", { name: "Moves so far" })).toBeFocused();
    for (const [key, done] of [
      ["Control+z", /^Undo: /],
      ["Control+Shift+z", /^Redo: /],
      ["Control+z", /^Undo: /],
      ["Control+y", /^Redo: /],
    ] as const) {
      await page.keyboard.press(key);
      await expect(said).toHaveText(done);
    }
    await player.play(player.choose());
    await player.follow();
  });

  test("undo while the bot thinks stops it", async ({ page, file }) => {
    await page.addInitScript(() => {
      Worker.prototype.postMessage = () => {};
    });
    const player = await Player.begin(page, file, clicks);
    await player.play("D@b2");
    await expect(player.status).toContainText("is thinking");
    await player.button("Undo").click();
    player.match.undo();
    await player.agrees();
    await player.ready();
  });
});

test.describe("two people", () => {
  test.use({ setup: twoPeople() });

  test("any move in the list leads back, to play on there", async ({ page, file }) => {
    const player = await Player.begin(page, file, clicks);
    for (const move of ["D@b2", "D@c3", "D@a1", "D@d4"]) await player.play(move);
    const list = page.getByRole("list", { name: "Moves so far" }).getByRole("listitem");
    await expect(list).toHaveCount(4);
    await list.nth(1).getByRole("button").click();
    await expect(player.status).toContainText("Move 2 of 4. Black puts a 4.");
    player.match.undo();
    player.match.undo();
    await player.agrees();
    // The way back while looking is the list, not the game's.
    await page.keyboard.press("Control+z");
    await expect(player.status).toContainText("Move 2 of 4.");
    await player.button("One move forward").click();
    player.match.redo();
    await player.agrees();
    await page.getByRole("slider", { name: "Move" }).press("Home");
    await expect(player.status).toContainText("Move 0 of 4.");
    // Looking is not playing: a click on the board changes nothing.
    await clicks(player, ["stack:4", "c2"]);
    await player.button("To the latest move").click();
    player.match.redo();
    await player.agrees();

    await list.nth(1).getByRole("button").click();
    await player.button("Play on from here").click();
    await page.getByRole("dialog").getByRole("button", { name: "Play on from here" }).click();
    player.match.undo();
    player.match.undo();
    await player.play("D@c2");
    await player.agrees();
    await expect(list).toHaveCount(3);
  });

  test("a draw is offered, declined, offered again and accepted", async ({ page, file }) => {
    const player = await Player.begin(page, file, clicks);
    await player.play("D@b2");
    await player.menu("Offer a draw");
    await expect(player.status).toContainText("You are offered a draw. Do you accept?");
    await player.button("Play on").click();
    player.match.play("draw:offer");
    player.match.play("draw:decline");
    await player.agrees();
    // The next offer is possible after the player's next move.
    await player.button("Menu").click();
    await expect(player.dialog("Menu")).toBeVisible();
    await expect(page.getByRole("button", { name: "Offer a draw" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await player.play("D@c3");
    await player.play("D@a1");
    await player.menu("Offer a draw");
    await player.button("Accept the draw").click();
    await expect(player.status).toContainText("A draw");
    await expect(player.status).toContainText("Draw by agreement.");
  });
});
