// A whole game by taps on a phone held upright.
import { expect, phone, test } from "./fixtures";
import { Player, taps } from "./player";

test.use(phone);

test("a game against the bot, from the first screen to its end", async ({ page, file }) => {
  await page.goto(file);
  await page.getByRole("button", { name: "Play Gobblet" }).tap();
  const player = await Player.sit(page, taps);
  const outcome = await player.toEnd();
  await player.sees(outcome);
  await player.agrees();
  // How it ended is told once.
  await expect(page.locator(".lately")).toBeHidden();
  // What is over can be played again, shown again and shared.
  for (const name of ["Rematch", "Replay", "Share"])
    await expect(player.button(name)).toBeVisible();
  await player.button("Rematch").tap();
  await expect(player.status).toContainText("Your turn.");
  expect(await player.read()).toBe("-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444");
  await expect(page.locator(".show-again")).not.toHaveAttribute("hidden");
});
