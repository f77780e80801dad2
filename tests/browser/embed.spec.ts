// The element in someone's page: attributes, methods, events; started when it is seen.
import { hurried } from "./anyone";
import { call, drawn, embed, type Game, square, told, turn } from "./blog";
import { expect, test } from "./fixtures";
import { NEARLY_WON } from "./links";
import { clicks, Player } from "./player";

// Where nothing is stored, motion follows the system.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const TWO = 'seats="person,person"';

test("two elements on a plain page play and tell what happens", async ({ page, url }) => {
  await hurried(page);
  await embed(page, { url }, ['level="1"', 'seats="bot:1 bot:1" lang="es" theme="dark"']);
  const games = page.locator("sobremesa-game");
  const player = await Player.sit(page, clicks, { scope: games.first() });
  const outcome = await player.toEnd();
  await player.sees(outcome);
  await games.last().scrollIntoViewIfNeeded();
  const share = games.last().getByRole("button", { name: "Compartir" });
  await expect(share).toBeVisible({ timeout: 40_000 });

  const events = await told(page);
  for (const of of [0, 1]) {
    const own = events.filter((event) => event.of === of);
    expect(own.map(({ kind }) => kind)).toEqual([
      "ready",
      ...Array.from({ length: own.length - 2 }, () => "step"),
      "end",
    ]);
    expect(own.filter(({ kind }) => kind === "step").map(({ ply }) => ply)).toEqual(
      Array.from({ length: own.length - 2 }, (_, index) => index + 1),
    );
  }
  const steps = events.filter(({ kind, of }) => kind === "step" && of === 0);
  expect(steps.map(({ notation }) => notation)).toEqual(player.match.steps());
  expect(events.find(({ kind, of }) => kind === "end" && of === 0)).toMatchObject({
    winners: outcome.winners,
    reason: outcome.reason,
  });
  const record = await games.first().evaluate((game) => (game as Game).record);
  expect(record).toBe(steps.at(-1)?.record);
});

test("a game is set up with bots or with friends here: there are no phones", async ({
  page,
  url,
}) => {
  await embed(page, { url }, [TWO]);
  const game = page.locator("sobremesa-game");
  await game.getByRole("button", { name: "More", exact: true }).click();
  await game.getByRole("button", { name: "New game" }).click();
  const company = game.getByRole("group", { name: "Play with" });
  await expect(company.getByRole("radio", { name: "Friends here" })).toBeChecked();
  await company.getByRole("radio", { name: "Bots" }).check();
  await expect(game.getByLabel("Played by").last()).toHaveValue("2");
  await expect(company.getByRole("radio")).toHaveCount(2);
});

test("methods play, take back, begin anew and load, and refuse with a code", async ({
  page,
  url,
}) => {
  await embed(page, { url }, [`${TWO} position="${NEARLY_WON}"`]);
  const game = page.locator("sobremesa-game");
  await expect(square(game)).toBeVisible();
  expect(await call(game, "play", "D@e9")).toBe("bad-notation");
  expect(await call(game, "play", "D@a2")).toBe("illegal-move");
  // No question about a move that gives the game away: a script knows what it does.
  expect(await call(game, "play", "a1-a4")).toContain("1. a1-a4");
  expect(await call(game, "undo")).not.toContain("1. ");
  await expect(game.getByRole("button", { name: "Redo" })).toBeEnabled();
  expect(await call(game, "play", "C@d1")).toContain("1. C@d1");
  await expect(turn(game)).toHaveText("White wins");
  expect(await call(game, "play", "C@d2")).toBe("not-now");

  expect(await call(game, "newGame")).not.toContain("Position");
  expect(await call(game, "load", "nonsense")).toBe("bad-record");
  await call(game, "load", '[Game "gobblet"]\n[Result "*"]\n\n1. D@b2\n');
  await expect(game.getByRole("button", { name: /^b2, / })).not.toHaveAccessibleName(/empty/);
  // None of it took the keyboard from the page.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test("a new language or light leaves the game as it stands, other attributes begin anew", async ({
  page,
  url,
}) => {
  await embed(page, { url }, [TWO]);
  const game = page.locator("sobremesa-game");
  await expect(square(game)).toBeVisible();
  await call(game, "play", "D@b2");
  const set = (name: string, value: string) =>
    game.evaluate((element, given) => element.setAttribute(...given), [name, value] as const);
  await set("lang", "es-MX");
  await set("theme", "dark");
  await expect(turn(game)).toHaveText("Turno: Negras.");
  await expect(game.locator('[data-theme="dark"]')).toHaveCount(1);
  expect(await game.evaluate((element) => (element as Game).record)).toContain("1. D@b2");
  await set("lang", "");
  await expect(turn(game)).toHaveText("Black to move.");
  await set("options", "memory=on");
  await expect(turn(game)).toHaveText("White to move.");
  expect(await game.evaluate((element) => (element as Game).record)).toContain("memory=on");
});

test("a new language leaves the keyboard in the game", async ({ page, url }) => {
  await embed(page, { url }, [TWO]);
  const game = page.locator("sobremesa-game");
  await square(game).focus();
  await game.evaluate((element) => element.setAttribute("lang", "de"));
  await expect(turn(game)).toContainText("Weiß");
  await expect(game).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(game).toBeFocused();
});

test("a game goes on that was moved in the page, or taken out and put back", async ({
  page,
  url,
}) => {
  await embed(page, { url }, [TWO]);
  const game = page.locator("sobremesa-game");
  await expect(square(game)).toBeVisible();
  await call(game, "play", "D@b2");
  await game.evaluate((element) => document.body.prepend(element));
  expect(await game.evaluate((element) => (element as Game).record)).toContain("1. D@b2");
  const away = (attribute: string, text: string) =>
    game.evaluate(
      async (element, [name, value]) => {
        element.remove();
        await Promise.resolve();
        if ((element as Game).record !== null) throw new Error("it has not stopped");
        element.setAttribute(name, value);
        document.body.append(element);
      },
      [attribute, text] as const,
    );
  await away("theme", "dark");
  await expect(turn(game)).toHaveText("Black to move.");
  expect(await game.evaluate((element) => (element as Game).record)).toContain("1. D@b2");
  // Put back and taken out again at once, or before it has come, it has lost nothing.
  await game.evaluate(async (element) => {
    for (const _ of [1, 2]) {
      element.remove();
      document.body.append(element);
      element.remove();
      await new Promise((resolve) => setTimeout(resolve));
      document.body.append(element);
    }
  });
  await expect(turn(game)).toHaveText("Black to move.");
  // Another game was asked for meanwhile, or in the same breath.
  await away("level", "3");
  await expect(turn(game)).toHaveText("White to move.");
  await call(game, "play", "D@b2");
  await game.evaluate(async (element) => {
    element.remove();
    element.setAttribute("level", "4");
    await new Promise((resolve) => setTimeout(resolve));
    document.body.append(element);
  });
  await expect(turn(game)).toHaveText("White to move.");
});

test("people whose names a record tells sit there, whatever is said of seats", async ({
  page,
  url,
}) => {
  const record = `[Game "gobblet"]\n[Names "Ana, Bo"]\n[Result "*"]\n\n1. D@b2\n`;
  for (const [seats, told] of [
    ["", "White: AnaBlack: Bo"],
    ['seats="person,bot:1"', "White: AnaBlack: Pip"],
  ] as const) {
    await page.unrouteAll();
    await embed(page, { url }, [`record='${record}' ${seats}`]);
    await expect(page.locator("sobremesa-game").locator(".seats")).toHaveText(told);
  }
});

test("nothing is compiled or drawn before it is seen, or asked for", async ({ page, url }) => {
  await page.addInitScript(() => {
    const { compile } = WebAssembly;
    Object.assign(window, { compiled: 0 });
    WebAssembly.compile = (bytes) => {
      (window as unknown as { compiled: number }).compiled++;
      return compile(bytes);
    };
  });
  const compiled = () => page.evaluate(() => (window as unknown as { compiled: number }).compiled);
  const head = "<style>h1{height:200vh}sobremesa-game{margin-bottom:200vh}</style>";
  await embed(page, { url }, [TWO, TWO, TWO], { head });
  // Whoever would start does so with the next frames.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  const games = page.locator("sobremesa-game");
  expect(await call(games.first(), "play", "D@b2")).toBe("not-ready");
  expect(await compiled()).toBe(0);
  expect(await drawn(page)).toEqual([false, false, false]);

  await games.first().scrollIntoViewIfNeeded();
  await expect(square(games.first())).toBeVisible();
  expect(await drawn(page)).toEqual([true, false, false]);
  await games.last().evaluate((game) => (game as Game).start());
  expect(await drawn(page)).toEqual([true, false, true]);
  expect(await compiled()).toBe(1);
});

test("two copies of the script are as good as one", async ({ page, url }) => {
  await embed(page, { url }, ['level="1"', TWO], { copies: 2 });
  const games = page.locator("sobremesa-game");
  await games.last().evaluate((game) => (game as Game).start());
  await call(games.last(), "play", "D@b2");
  const player = await Player.sit(page, clicks, { scope: games.first() });
  await player.play("D@b2");
  await player.follow();
  const kinds = (await told(page)).map(({ kind, of }) => `${kind} ${of}`);
  expect(kinds.sort()).toEqual(["ready 0", "ready 1", "step 0", "step 0", "step 1"]);
});

test("what makes no sense is told to the author, and something can be played all the same", async ({
  page,
  url,
}) => {
  const warned: string[] = [];
  page.on("console", (line) => line.type() === "warning" && warned.push(line.text()));
  await embed(page, { url }, ['seats="person,dog" theme="drak"']);
  const game = page.locator("sobremesa-game");
  await expect(turn(game)).toHaveText("Your turn.");
  await game.evaluate((element) => element.setAttribute("motion", "quick"));
  await expect.poll(() => warned).toHaveLength(3);
  expect(await told(page)).toMatchObject([
    {
      kind: "trouble",
      code: "bad-setup",
      attribute: "seats",
      message: '"person,dog" are no seats',
    },
    { kind: "trouble", code: "bad-setup", attribute: "theme" },
    { kind: "ready" },
    { kind: "trouble", code: "bad-setup", attribute: "motion" },
  ]);
  expect(warned[0]).toBe('<sobremesa-game seats>: "person,dog" are no seats');
  // It is the author's to hear, and no reader's.
  await expect(game.locator(".note")).toHaveCount(0);
});

test("a game is kept where that is asked for, and only there", async ({ page, url }) => {
  const attributes = [`${TWO} storage="on"`, TWO];
  await embed(page, { url }, attributes);
  const games = page.locator("sobremesa-game");
  for (const at of [0, 1]) {
    await games.nth(at).evaluate((game) => (game as Game).start());
    await call(games.nth(at), "play", "D@b2");
  }
  await embed(page, { url }, attributes);
  await expect(turn(games.first())).toHaveText("Black to move.");
  await games.last().scrollIntoViewIfNeeded();
  await expect(turn(games.last())).toHaveText("White to move.");
  // Another set-up is another game.
  await embed(page, { url }, [`${TWO} storage="on" options="memory=on"`]);
  await expect(turn(games.first())).toHaveText("White to move.");
});

for (const [game, seats] of [
  ["cock-bull", 2],
  ["dog", 4],
  ["gobblet", 2],
  ["muros", 2],
] as const) {
  test(`a game of ${game} that went on without room is whole once it has some`, async ({
    page,
    url,
  }) => {
    const failed: string[] = [];
    page.on("pageerror", ({ message }) => failed.push(message));
    await embed(page, { url }, []);
    await page.evaluate(
      async ([name, bots]) => {
        const element = document.createElement("sobremesa-game") as Game;
        element.setAttribute("game", name);
        element.setAttribute("seats", Array(bots).fill("bot:1").join());
        element.setAttribute("motion", "normal");
        element.style.display = "none";
        document.body.append(element);
        await element.start();
      },
      [game, seats] as const,
    );
    const steps = async () => (await told(page)).filter(({ kind }) => kind === "step").length;
    await expect.poll(steps, { timeout: 20_000 }).toBeGreaterThan(1);
    const element = page.locator("sobremesa-game");
    // In the middle of a motion, too.
    await element.evaluate(async (it) => {
      for (const display of ["block", "none", "block", "none", "block"]) {
        it.style.display = display;
        await new Promise((resolve) => setTimeout(resolve, 470));
      }
    });
    await element.scrollIntoViewIfNeeded();
    const before = await steps();
    const goesOn = async () =>
      (await steps()) > before + 1 || (await told(page)).some(({ kind }) => kind === "end");
    await expect.poll(goesOn, { timeout: 20_000 }).toBe(true);
    expect(failed).toEqual([]);
    expect((await told(page)).filter(({ kind }) => kind === "trouble")).toEqual([]);
  });
}
