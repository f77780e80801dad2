// The element in a page: attributes, methods and events.
import type { Locator } from "@playwright/test";
import { expect, hurried, NEARLY_WON, teller, test } from "./fixtures";
import { rules } from "./player";
import {
  call,
  embed,
  type Game,
  games,
  playsIn,
  recordOf,
  set,
  square,
  start,
  TWO,
  told,
  troubles,
  turn,
} from "./special/blog";
import { scan } from "./special/codes";

// Where nothing is stored, motion follows the system.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("two elements on a plain page play and fire events", async ({ page, url }) => {
  await hurried(page);
  await embed(page, { url }, ['level="1"', 'seats="bot:1 bot:1" lang="es" theme="dark"']);
  const [first, last] = [games(page).first(), games(page).last()];
  const player = await playsIn(page, first);
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByRole("button", { name: "Compartir" })).toBeVisible({ timeout: 40_000 });

  const events = await told(page);
  const own = (game: number) => events.filter(({ of }) => of === game);
  expect(own(0).map(({ kind }) => kind)).toEqual(["ready", "step", "step"]);
  expect(own(0).flatMap(({ notation }) => notation ?? [])).toEqual(
    player.match.steps().map(({ full }) => full),
  );
  expect(own(0).at(-1)?.record).toBe(await recordOf(first));
  const steps = own(1).slice(1, -1);
  expect(steps.map(({ kind, ply }) => `${kind} ${ply}`)).toEqual(
    steps.map((_, index) => `step ${index + 1}`),
  );
  const { Match } = await rules();
  const { winners, reason } = Match.fromRecord((await recordOf(last)) ?? "").outcome() ?? {};
  expect(own(1).at(-1)).toMatchObject({ kind: "end", winners, reason });
});

test("set-up offers no phones, Share no link", async ({ page, url }) => {
  await embed(page, { url }, [TWO]);
  const game = games(page);
  const menu = async (item: string) => {
    await game.getByRole("button", { name: "Menu", exact: true }).click();
    await game.getByRole("button", { name: item }).click();
  };
  await menu("New game");
  const company = game.getByRole("group", { name: "Play with" });
  await expect(company.getByRole("radio", { name: "Friends here" })).toBeChecked();
  await company.getByRole("radio", { name: "Bots" }).check();
  await expect(game.getByLabel("Played by").last()).toHaveValue("1");
  await expect(company.getByRole("radio")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await call(game, "play", "D@b2");
  await menu("Share");
  const dialog = game.getByRole("dialog", { name: "Share" });
  await dialog.getByText("QR code, text or file").click();
  await expect(dialog).not.toContainText("link");
  expect(await scan(dialog.getByRole("img", { name: "QR code" }))).toBe(await recordOf(game));
});

test("methods play, undo, restart, load and refuse with a code", async ({ page, url }) => {
  await embed(page, { url }, [`${TWO} position="${NEARLY_WON}"`, 'seats="bot:1,bot:1"']);
  const [game, bots] = [games(page).first(), games(page).last()];
  await expect(square(game)).toBeVisible();
  expect(await call(game, "undo")).toBe("not-now");
  expect(await call(game, "play", "D@e9")).toBe("bad-notation");
  expect(await call(game, "play", "D@a2")).toBe("illegal-move");
  // No question about a move that gives the game away: a script knows what it does.
  expect(await call(game, "play", "a1-a4")).toContain("1. a1-a4");
  expect(await call(game, "undo")).not.toContain("1. ");
  expect(await call(game, "play", "C@d1")).toContain("1. C@d1");
  await expect(turn(game)).toHaveText("White wins!");
  expect(await call(game, "play", "C@d2")).toBe("not-now");

  expect(await call(game, "newGame")).not.toContain("Position");
  expect(await call(game, "load", "nonsense")).toBe("bad-record");
  await call(game, "load", '[Game "gobblet"]\n[Result "*"]\n\n1. D@b2\n');
  await expect(square(game)).not.toHaveAccessibleName(/empty/);
  // None of it took the keyboard from the page.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);

  // Bots among themselves go on.
  await start(bots);
  const steps = async () =>
    (await told(page)).filter(({ kind, of }) => kind === "step" && of === 1).length;
  await expect.poll(steps).toBeGreaterThan(1);
  expect(await call(bots, "undo")).toBe("not-now");
  const now = await steps();
  await expect.poll(steps).toBeGreaterThan(now + 1);
});

test("a new language or theme doesn't change the game", async ({ page, url }) => {
  await embed(page, { url }, [TWO]);
  const game = games(page);
  await expect(square(game)).toBeVisible();
  await call(game, "play", "D@b2");
  await square(game).focus();
  await set(game, "lang", "es-MX");
  await set(game, "theme", "dark");
  await set(game, "seats", "person,person");
  await expect(turn(game)).toHaveText("Turno: Negras.");
  await expect(game.locator('[data-theme="dark"]')).toHaveCount(1);
  expect(await recordOf(game)).toContain("1. D@b2");
  // The keyboard is where it was.
  for (const key of ["Tab", "Shift+Tab"]) {
    await expect(game).toBeFocused();
    await page.keyboard.press(key);
  }
  await set(game, "lang", "");
  await expect(turn(game)).toHaveText("Black to move.");
  await set(game, "options", "memory=on");
  await expect(turn(game)).toHaveText("White to move.");
  expect(await recordOf(game)).toContain("memory=on");
  await game.evaluate((it) => {
    (it as HTMLElement & { record: string }).record = '[Game "gobblet"]\n[Result "*"]\n\n1. D@c3\n';
  });
  await expect.poll(() => recordOf(game)).toContain("1. D@c3");
});

test("a record opens for reading, with buttons to step and to play on", async ({ page, url }) => {
  const record = `record='[Game "gobblet"]\n\n1. D@b2\n2. D@c3\n3. C@a1\n'`;
  await embed(page, { url }, [`${record} ply="1"`, record]);
  const [game, other] = [games(page).first(), games(page).last()];
  await start(games(page));
  const say = teller("en");
  const press = (of: Locator, id: string) =>
    of.getByRole("button", { name: say(id), exact: true }).click();
  const at = (of: Locator) => of.getByRole("slider");
  await expect(at(game)).toHaveValue("1");
  await expect(at(other)).toHaveValue("3");
  await expect(game.locator(".board-grid [data-can]")).toHaveCount(0);
  for (const [label, ply] of [
    ["look-forth", 2],
    ["look-last", 3],
    ["look-back", 2],
    ["look-first", 0],
  ] as const) {
    await press(game, label);
    await expect(at(game)).toHaveValue(String(ply));
  }
  expect(await recordOf(game)).toContain("3. C@a1");
  await press(other, "play-on");
  await expect(other.locator(".board-grid [data-can]")).not.toHaveCount(0);
  await expect(at(other)).toBeHidden();
  // A script plays on, too.
  expect(await call(game, "play", "D@d4")).toMatch(/1\. D@d4\n$/);
});

test("moves can be played right after `ready`, newGame and load", async ({ page, url }) => {
  await page.addInitScript(() =>
    addEventListener("ready", ({ target }) => (target as Game).play("D@b2")),
  );
  await embed(page, { url }, [TWO]);
  const game = games(page);
  await expect.poll(() => recordOf(game)).toContain("1. D@b2");
  const records = await game.evaluate((it) => {
    const own = it as Game;
    const before = own.record ?? "";
    own.newGame();
    own.play("D@c3");
    const after = own.record;
    own.load(before);
    own.play("D@a1");
    return [after, own.record];
  });
  expect(records[0]).toContain("1. D@c3");
  expect(records[1]).toContain("1. D@b2\n2. D@a1");
});

test("attributes and the record are also properties", async ({ page, url }) => {
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      const game = document.querySelector("sobremesa-game");
      if (game && !customElements.get("sobremesa-game"))
        Object.assign(game, { seats: "person,person", record: "gobblet;c274a47;w;mD@a1_D@b2" });
    });
  });
  await embed(page, { url }, ["level=1"]);
  const game = games(page);
  await expect(square(game)).toBeVisible();
  expect(await recordOf(game)).toContain("2. D@b2");
  const said = await game.evaluate((element) => {
    const game = element as Game;
    const before = [game.seats, game.getAttribute("seats"), game.level, game.theme];
    game.level = 5;
    game.theme = "dark";
    game.seats = null;
    return [...before, game.getAttribute("level"), game.theme, game.hasAttribute("seats")];
  });
  expect(said).toEqual(["person,person", "person,person", "1", null, "5", "dark", false]);
  await expect
    .poll(async () => (await told(page)).filter(({ kind }) => kind === "ready").length)
    .toBe(2);
});

test("wrong attributes are reported and a game starts anyway", async ({ page, url }) => {
  const warned: string[] = [];
  page.on("console", (line) => warned.push(line.text()));
  const cut = 'record="gobblet;c274a47;w;mD@a1_D@"';
  await embed(page, { url }, ['seats="person,dog" theme="drak"', 'position="nonsense"', cut]);
  const game = games(page).first();
  await expect(turn(game)).toHaveText("Your turn.");
  await set(game, "motion", "quick");
  const message = '"person,dog" are no seats: a number, or each person or bot:1 to bot:5';
  await expect
    .poll(async () => (await told(page)).filter(({ of }) => of === 0))
    .toMatchObject([
      { kind: "trouble", code: "bad-setup", attribute: "seats", message },
      { kind: "trouble", code: "bad-setup", attribute: "theme" },
      { kind: "ready" },
      { kind: "trouble", code: "bad-setup", attribute: "motion" },
    ]);
  expect(warned).toContain(`<sobremesa-game seats>: ${message}`);
  // It is the author's to hear, and no reader's.
  await expect(game.locator(".note")).toHaveCount(0);
  // So is what only the rules refuse.
  await start(games(page).nth(1));
  expect(await call(games(page).nth(1), "play", "D@b2")).toContain("1. D@b2");
  const second = (await troubles(page)).filter(({ of }) => of === 1);
  expect(second.map(({ attribute }) => attribute)).toEqual(["position"]);
  await start(games(page).last());
  const third = (await troubles(page)).filter(({ of }) => of === 2);
  expect(third.map(({ code }) => code)).toEqual(["cut-link"]);
});
