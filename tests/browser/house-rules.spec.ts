// The set-up of a game: seats, variants, series and house rules; and the effects of touch-move and memory.
import type { Page } from "@playwright/test";
import {
  axe,
  button,
  choiceOf,
  expect,
  RULES,
  recordOf,
  SEATS,
  setUp,
  test,
  twoPeople,
} from "./fixtures";
import { clicks, fingersOn, kept, openGame, Player } from "./player";

/** Repeats checks of the save, which does not exist before the first step. */
const later = (tries: () => Promise<void>) => expect(tries).toPass({ timeout: 10_000 });

test("the set-up closes to the page of its game and keeps its choices", async ({ page, file }) => {
  await page.goto(file);
  await setUp(page, "Gobblet");
  const setup = page.getByRole("dialog", { name: "Gobblet: a new game" });
  const sheet = page.getByRole("dialog", { name: "Gobblet", exact: true });
  const level = choiceOf(page, "Bot level", "3");
  const close = [
    () => page.mouse.click(4, 4),
    () => page.keyboard.press("Escape"),
    () => page.goBack(),
  ];
  await level.check();
  for (const each of close) {
    await each();
    await expect(setup).toHaveCount(0);
    await expect(sheet).toContainText("level 3");
    await button(page, "Play with…").click();
    await expect(level).toBeChecked();
  }
});

test("house rules are chosen before the game and kept for the next", async ({ page, file }) => {
  await page.goto(file);
  await setUp(page, "Gobblet", SEATS);
  const setup = page.getByRole("dialog", { name: "Gobblet: a new game" });
  await setup.getByRole("group", { name: "White" }).getByLabel("Name").fill("Ana");
  await setup.getByRole("group", { name: "Black" }).getByLabel("Played by").selectOption("person");
  // House rules are folded at first.
  await expect(setup.getByLabel("Touch-move")).toBeHidden();
  await setup.getByText(RULES).click();
  await setup.getByLabel("Touch-move").check();
  await setup.getByLabel("Memory").check();
  await setup.getByRole("button", { name: "Start" }).click();
  const options = { "touch-move": "on", memory: "on" };
  const player = await Player.sit(page, clicks, { options });
  await expect(player.status).toContainText("Ana");
  await player.play("D@a1");
  await player.play("D@d4");
  await player.play("lift:a1");
  await expect(player.status).toContainText("Where does the 4 go?");
  // Neither Escape nor a click elsewhere puts it back.
  await page.keyboard.press("Escape");
  await clicks(player, ["a1", "d4"]);
  await player.agrees();
  expect(await player.shared()).toContain('[Options "memory=on,touch-move=on"]');
  await button(page, "All games").click();
  await setUp(page, "Gobblet");
  // They are folded away, and said to be there.
  await expect(setup.getByText(`${RULES} Your own rules`)).toBeVisible();
  await expect(setup.getByLabel("Touch-move")).toBeChecked();
  await expect(setup.getByLabel("Memory")).toBeChecked();
});

test("a variant has its own seats, house rules and sets of rules", async ({ page, file }) => {
  await page.goto(file);
  const dialog = page.getByRole("dialog", { name: "Dog: a new game" });
  const named = (name: string | RegExp) => dialog.getByRole("radio", { name });
  const lastSeven = dialog.getByLabel("Last points of a 7");
  await setUp(page, "Dog");
  const players = dialog.getByRole("group", { name: "Players" });
  await expect(players.locator("label")).toHaveText(["2", "3", "4", "5", "6"]);
  await expect(lastSeven).toBeHidden();
  for (const fold of [SEATS, RULES]) await dialog.getByText(fold).click();
  await expect(named("Rules on the web")).toBeChecked();
  await expect(lastSeven).toHaveValue("may");
  await named("Manual in the box").check();
  await expect(lastSeven).toHaveValue("complete");
  await named(/^Royal/).check();
  await expect(players.locator("label")).toHaveText(["4", "6"]);
  await expect(dialog.getByLabel("Turning the disc")).toHaveCount(0);
  await expect(dialog.getByLabel("Copy right after a copy")).toBeVisible();
  await named(/^Black DOG/).check();
  await expect(players).toHaveCount(0);
  await expect(dialog.getByRole("group", { name: "Blue A with Yellow C" })).toBeVisible();
  // The set holds in every variant, with what its deck has a use for.
  await expect(named("Manual in the box")).toBeChecked();
  await expect(dialog.getByLabel("What a copy can repeat")).toHaveValue("last");
  await expect(lastSeven).toHaveCount(0);
  await dialog.getByLabel("Turning the disc").selectOption("may");
  await expect(dialog.getByText("Your own rules")).toHaveCount(2);
  for (const set of ["Rules on the web", "Manual in the box"])
    await expect(named(set)).not.toBeChecked();
  expect(await axe(page)).toEqual([]);
  await button(page, "Start").click();
  await expect(page.getByRole("heading", { name: "Dog Black DOG" })).toBeVisible();
  await expect(page.locator(".seat-chip")).toHaveCount(4);
  const options = { variant: "black", turn: "may", copy: "last", hand: "5", "free-start": "on" };
  await later(async () => expect((await kept(page)).options()).toMatchObject(options));
  await button(page, "All games").click();
  await setUp(page, "Dog");
  await expect(named(/^Black DOG/)).toBeChecked();
  // Options that the next variant lacks are dropped.
  await named(/^Royal/).check();
  await button(page, "Start").click();
  await later(async () => expect((await kept(page)).options().variant).toBe("royal"));
});

test("Muros is set up as a series, of three, and so is the next one", async ({ page, file }) => {
  await page.goto(file);
  await setUp(page, "Muros", RULES);
  const setup = page.getByRole("dialog");
  await choiceOf(page, "Players", "3").check();
  await expect(setup.locator("fieldset:not(.segmented)")).toHaveCount(3);
  const games = setup.getByLabel("Series", { exact: true });
  const [points, wins] = ["Points needed: …", "Wins needed: …"];
  // How long a series is stands beside its kind, not as a letter in the list.
  const kinds = ["A single game", wins, points, "Tournament, games: …"];
  await expect(games.getByRole("option")).toHaveText(kinds);
  await expect(setup.getByText("One game, or several with a score sheet.")).toBeVisible();
  const count = setup.getByLabel("How many");
  await games.selectOption(points);
  await expect(count).toHaveValue("10");
  await count.fill("40");
  // Without a number the last one holds, and is seen again.
  await count.fill("");
  await count.blur();
  await expect(count).toHaveValue("40");
  await games.selectOption(wins);
  await count.fill("2");
  await setup.getByRole("button", { name: "Start" }).click();
  await expect(page.locator(".seat-chip")).toHaveCount(3);
  await button(page, "Menu").click();
  await button(page, "Score sheet").click();
  await expect(page.getByRole("dialog")).toContainText("First to win 2 games wins the series.");
  await page.keyboard.press("Escape");
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

// White's 4 stands over Black's 3 on c1 and is looked at in every way there is.
for (const memory of ["off", "on"]) {
  test.describe(`memory ${memory}`, () => {
    const shown = memory === "off";
    test.use({ setup: twoPeople(), hasTouch: true });
    const position = "-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444 w";
    const moves = ["D@a1", "D@d4", "D@a2", "D@d3", "C@b4", "C@c1", "a1-c1"];
    const record = recordOf(position, moves, `memory=${memory}`);

    test("peeking by mouse and finger", async ({ page, file }) => {
      await page.clock.install();
      const player = await openGame(page, file, record);
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

      const untouched = await picture(page);
      const fingers = await fingersOn(page);
      await fingers.down({ x, y });
      expect((await picture(page)) !== untouched, "pressed for long").toBe(shown);
      await fingers.up();
      // A peek isn't a move.
      await player.agrees();
    });
  });
}
