// A page that opens with a game has the rules of that game, until another one is played.
import { button, expect, test } from "./fixtures";
import { answered, clicks, Player } from "./player";

test("the first game waits only for its own rules, and continues in those of all", async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const [, name] = /(\w+)-[\w-]+\.wasm$/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  await page.goto(`${site}#play-gobblet`);
  const player = await answered(await Player.sit(page, clicks));
  expect(asked).toEqual(["gobblet"]);

  await button(page, "All games").click();
  await button(page, "Play Dog").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Dog");
  expect(asked).toEqual(["gobblet", "sobremesa_bg"]);

  await button(page, "All games").click();
  await page.getByRole("button", { name: /Continue Gobblet/ }).click();
  await player.agrees();
  await player.play(player.choose());
  await player.follow();
});
