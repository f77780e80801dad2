// Touch-move and memory, as chosen before a game.
import type { Page } from "@playwright/test";
import { axe, expect, phone, test, twoPeople } from "./fixtures";
import { kept } from "./hands";
import { clicks, Player, taps } from "./player";

test("house rules are chosen before the game and kept for the next", async ({ page, file }) => {
  await page.goto(file);
  const open = page.locator(".tile", { hasText: "Gobblet" }).getByRole("button", { name: "More…" });
  await open.click();
  const setup = page.getByRole("dialog", { name: "Gobblet: a new game" });
  await setup.getByRole("group", { name: "White" }).getByLabel("Name").fill("Ana");
  await setup.getByRole("group", { name: "Black" }).getByLabel("Played by").selectOption("person");
  // Who wants none need not see them.
  await expect(setup.getByLabel("Touch-move")).toBeHidden();
  await setup.getByText("House rules").click();
  await setup.getByLabel("Touch-move").check();
  await setup.getByLabel("Memory").check();
  await setup.getByRole("button", { name: "Start" }).click();
  const options = { "touch-move": "on", memory: "on" };
  const player = await Player.sit(page, clicks, { options });
  await expect(player.status).toContainText("Ana");
  await player.play("D@a1");
  await player.play("D@d4");
  await player.play("lift:a1");
  await player.agrees();
  expect(await player.shared()).toContain('[Options "memory=on,touch-move=on"]');
  await page.getByRole("button", { name: "All games" }).click();
  await open.click();
  // Those that hold are seen at once.
  await expect(setup.getByLabel("Touch-move")).toBeVisible();
  await expect(setup.getByLabel("Touch-move")).toBeChecked();
  await expect(setup.getByLabel("Memory")).toBeChecked();
});

test("a set of rules is chosen by its name, and single rules make another of their own", async ({
  page,
  file,
}) => {
  await page.goto(file);
  const open = page.locator(".tile", { hasText: "Dog" }).getByRole("button", { name: "More…" });
  await open.click();
  const setup = page.getByRole("dialog");
  const set = (name: string) => setup.getByRole("radio", { name, exact: true });
  const own = setup.getByText("Own rules: they differ from each of these sets.");
  await expect(set("Rules page")).toBeChecked();
  await expect(setup.getByText("By the words of the published rules.")).toBeVisible();
  const lastSeven = setup.getByLabel("Last points of a 7");
  await expect(lastSeven).toBeHidden();
  await setup.getByText("House rules").click();
  await expect(lastSeven).toHaveValue("may");
  await set("Manual in the box").check();
  await expect(lastSeven).toHaveValue("complete");
  // The set holds in every variant, with what its deck has a use for.
  await setup.getByRole("radio", { name: /^Black DOG/ }).check();
  await expect(set("Manual in the box")).toBeChecked();
  await expect(setup.getByLabel("What a copy may be")).toHaveValue("last");
  await expect(lastSeven).toHaveCount(0);
  await setup.getByLabel("Burning 7").check();
  await expect(lastSeven).toHaveValue("complete");
  await expect(own).toBeVisible();
  await expect(
    setup
      .getByRole("radio", { name: /^(Rules page|Manual in the box)$/ })
      .and(page.locator(":checked")),
  ).toHaveCount(0);
  await setup.getByLabel("Burning 7").uncheck();
  await expect(own).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
  await setup.getByRole("button", { name: "Start" }).click();
  const later = (tries: () => Promise<void>) => expect(tries).toPass({ timeout: 10_000 });
  await later(async () =>
    expect((await kept(page)).options()).toMatchObject({
      copy: "last",
      hand: "5",
      "free-start": "on",
    }),
  );
  // It is the set of the next game, too.
  await page.getByRole("button", { name: "All games" }).click();
  await open.click();
  await expect(set("Manual in the box")).toBeChecked();
  await expect(setup.getByLabel("What a copy may be")).toBeHidden();
});

test("all bots get a level at once, or each its own", async ({ page, file }) => {
  await page.goto(file);
  const open = page.locator(".tile", { hasText: "Dog" }).getByRole("button", { name: "More…" });
  await open.click();
  const setup = page.getByRole("dialog");
  // For one there is no need of it.
  await setup.getByLabel("Players").selectOption("2");
  await expect(setup.getByLabel("All bots")).toHaveCount(0);
  await setup.getByLabel("Players").selectOption("4");
  const all = setup.getByLabel("All bots");
  await all.selectOption("4");
  const each = setup.getByLabel("Played by");
  const levels = () =>
    each.evaluateAll((lists) => lists.map((list) => (list as HTMLSelectElement).value));
  expect(await levels()).toEqual(["person", "4", "4", "4"]);
  await each.nth(2).selectOption("1");
  await expect(all.getByRole("option", { selected: true })).toHaveText("Each its own");
  await all.selectOption("3");
  expect(await levels()).toEqual(["person", "3", "3", "3"]);
  await expect(all.getByRole("option")).toHaveCount(5);
});

test("three taps from the first screen invite friends on their phones", async ({ page, file }) => {
  await page.goto(file);
  await page.locator("[data-game=gobblet]").getByRole("button", { name: "More…" }).click();
  const setup = page.getByRole("dialog", { name: "Gobblet: a new game" });
  const company = (name: string) => setup.getByRole("radio", { name });
  await expect(company("Bots")).toBeChecked();
  await company("Friends on their phones").check();
  await expect(setup.getByLabel("Played by").last()).toHaveValue("guest");
  expect(await axe(page)).toEqual([]);
  await setup.getByRole("button", { name: "Invite the phones" }).click();
  await expect(page.getByRole("dialog", { name: "Phones at the table" })).toBeVisible();
});

test("how long a series is stands beside its kind, not as a letter in the list", async ({
  page,
  file,
}) => {
  await page.goto(file);
  const tile = page.locator(".tile", { hasText: "Cock & Bull" });
  const open = tile.getByRole("button", { name: "More…" });
  await open.click();
  const setup = page.getByRole("dialog");
  const games = setup.getByLabel("Games");
  await expect(games.getByRole("option")).toHaveText([
    "A single game",
    "Wins needed: …",
    "Points needed: …",
    "Tournament, games: …",
  ]);
  await games.selectOption("Points needed: …");
  const count = setup.getByLabel("How many");
  await count.fill("40");
  // Without a number the last one holds, and is seen again.
  await count.fill("");
  await count.blur();
  await expect(count).toHaveValue("40");
  await setup.getByRole("button", { name: "Start" }).click();
  await page.getByRole("button", { name: "All games" }).click();
  await open.click();
  await expect(games.getByRole("option", { selected: true })).toHaveText("Points needed: …");
  await expect(setup.getByLabel("How many")).toHaveValue("40");
});

for (const game of ["Muros"]) {
  test(`${game} is set up as a series`, async ({ page, file }) => {
    await page.goto(file);
    const open = page.locator(".tile", { hasText: game }).getByRole("button", { name: "More…" });
    await open.click();
    const setup = page.getByRole("dialog");
    const games = setup.getByLabel("Games");
    const [points, wins] = ["Points needed: …", "Wins needed: …"];
    const kinds = ["A single game", wins, points, "Tournament, games: …"];
    await expect(games.getByRole("option")).toHaveText(kinds);
    await expect(setup.getByText("One game, or several with a score sheet.")).toBeVisible();
    await games.selectOption(points);
    await expect(setup.getByLabel("How many")).toHaveValue("10");
    await games.selectOption(wins);
    await setup.getByLabel("How many").fill("2");
    await setup.getByRole("button", { name: "Start" }).click();
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Score sheet" }).click();
    await expect(page.getByRole("dialog")).toContainText("Games won needed for the series: 2.");
    await page.keyboard.press("Escape");
    // One tap plays the next one so, too; a single game again if that is wished.
    await page.getByRole("button", { name: "All games" }).click();
    await open.click();
    await expect(setup.getByLabel("How many")).toHaveValue("2");
    await games.selectOption("A single game");
    await setup.getByRole("button", { name: "Start" }).click();
    await page.getByRole("button", { name: "More" }).click();
    await expect(page.getByRole("button", { name: "New game", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Score sheet" })).toHaveCount(0);
  });
}

test.describe("touch-move", () => {
  const options = { "touch-move": "on" };
  test.use({ setup: twoPeople(options) });

  test("a gobblet once lifted must be played", async ({ page, file }) => {
    await page.goto(file);
    await page.getByRole("button", { name: "Play Gobblet" }).click();
    const player = await Player.sit(page, clicks, { options });
    await player.play("D@a1");
    await player.play("D@d4");
    await player.play("lift:a1");
    await expect(player.status).toContainText("Where does the gobblet from a1 go?");
    // Neither Escape nor a click elsewhere puts it back.
    await page.keyboard.press("Escape");
    await clicks(player, ["a1", "d4"]);
    await player.agrees();
    expect(player.match.legalMoves().every(({ notation }) => notation.startsWith("a1-"))).toBe(
      true,
    );
    await clicks(player, ["b2"]);
    player.match.play("a1-b2");
    await player.agrees();
  });
});

/** The board's canvas a second later, when what was to come has come; what a place is called may lie over it. */
async function picture(page: Page): Promise<string> {
  await page.clock.runFor(1000);
  await page.locator(".place-tip").evaluate((tip) => {
    tip.style.opacity = "0";
  });
  const canvas = page.locator("canvas").last();
  const shot = async () => (await canvas.screenshot()).toString("base64");
  let now = await shot();
  await expect
    .poll(async () => {
      const before = now;
      now = await shot();
      return now === before;
    })
    .toBe(true);
  return now;
}

// White's 4 stands over Black's 3 on a1 and is looked at in every way there is.
for (const memory of ["off", "on"]) {
  test.describe(`memory ${memory}`, () => {
    const options = { memory };
    const shown = memory === "off";
    test.use({ setup: twoPeople(options) });
    const moves = ["D@a1", "D@d4", "D@a2", "D@d3", "C@b4", "C@c1", "a1-c1"];

    test("what lies beneath, by mouse and keyboard", async ({ page, file }) => {
      await page.clock.install();
      await page.goto(file);
      await page.getByRole("button", { name: "Play Gobblet" }).click();
      const player = await Player.sit(page, clicks, { options });
      for (const move of moves) await player.play(move);
      await player.agrees();
      const place = player.place("c1");
      if (shown) await expect(place).toHaveAccessibleName(/White 4 over Black 3/);
      else await expect(place).not.toHaveAccessibleName(/over|Black/);

      await page.mouse.move(1, 1);
      const still = await picture(page);
      const { x, y } = await player.at("c1");
      await page.mouse.move(x, y);
      expect((await picture(page)) !== still, "hovered").toBe(shown);
      const tip = page.locator(".place-tip");
      await expect(tip).toBeVisible();
      if (!shown) await expect(tip).not.toContainText(/ over |Black/);
      await page.mouse.move(1, 1);
      expect(await picture(page)).toBe(still);

      await place.focus();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowLeft");
      await expect(place).toBeFocused();
      const focused = await picture(page);
      await page.keyboard.down("p");
      expect((await picture(page)) !== focused, "asked by the key").toBe(shown);
      await page.keyboard.up("p");
    });

    test.describe("with a finger", () => {
      test.use(phone);

      test("what lies beneath, by a long press", async ({ page, file, context }) => {
        await page.clock.install();
        await page.goto(file);
        await page.getByRole("button", { name: "Play Gobblet" }).tap();
        const player = await Player.sit(page, taps, { options });
        for (const move of moves) await player.play(move);
        await player.agrees();
        const still = await picture(page);
        const cdp = await context.newCDPSession(page);
        const { x, y } = await player.at("c1");
        await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
        expect((await picture(page)) !== still).toBe(shown);
        await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
        // A look is no move.
        await player.agrees();
      });
    });
  });
}
