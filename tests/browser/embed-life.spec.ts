// The life of an element: it starts when it becomes visible, and its game survives moving, removing and reloading.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import {
  call,
  drawn,
  embed,
  type Game,
  games,
  recordOf,
  set,
  square,
  start,
  TWO,
  troubles,
  turn,
} from "./special/blog";

// Where nothing is stored, motion follows the system.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a game continues after its element is moved or put back", async ({ page, url }) => {
  await embed(page, { url }, [TWO]);
  const game = games(page);
  await expect(square(game)).toBeVisible();
  await call(game, "play", "D@b2");
  await game.evaluate((element) => document.body.prepend(element));
  expect(await recordOf(game)).toContain("1. D@b2");
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
  expect(await recordOf(game)).toContain("1. D@b2");
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

/** In the page: puts its game into a popup; whether it is there. */
function moveOut(): boolean {
  const game = document.querySelector("sobremesa-game") as Game;
  const view = open("", "", "width=700,height=700");
  if (!view) return false;
  Object.assign(window, { there: view });
  view.document.body.append(game);
  return game.ownerDocument === view.document;
}

/** The picture and the record of the moved game. */
const moved = (page: Page): Promise<{ record: string | null; pixels: number }> =>
  page.evaluate(() => {
    const { document: doc } = (window as unknown as { there: Window }).there;
    const game = doc.querySelector("sobremesa-game") as Game;
    const canvas = game.shadowRoot?.querySelectorAll("canvas")[1];
    const { width = 0, height = 0 } = canvas ?? {};
    const data = width && canvas?.getContext("2d")?.getImageData(0, 0, width, height).data;
    return { record: game.record, pixels: data ? data.filter((each) => each > 0).length : 0 };
  });

test("a game continues in a popup, styled, and back again", async ({ page, url }) => {
  await embed(page, { url }, [`${TWO} level="9"`]);
  await expect(square(games(page))).toBeVisible();
  await call(games(page), "play", "D@b2");
  expect(await page.evaluate(moveOut)).toBe(true);
  await expect.poll(async () => (await moved(page)).pixels).toBeGreaterThan(1000);
  expect((await moved(page)).record).toContain("1. D@b2");
  // It is played there, and back in the first page.
  await page.evaluate(() => {
    const { document: doc } = (window as unknown as { there: Window }).there;
    const game = doc.querySelector("sobremesa-game") as Game;
    game.play("D@c3");
    document.body.append(game);
  });
  const game = games(page);
  await expect(square(game)).toBeVisible();
  await expect.poll(() => recordOf(game)).toContain("2. D@c3");
  await call(game, "undo");
  await expect.poll(() => recordOf(game)).not.toContain("2. D@c3");
  // A bad attribute is reported once, even if the element moves several times.
  expect((await troubles(page)).map(({ attribute }) => attribute)).toEqual(["level"]);
});

test("an element out of sight loads and draws nothing", async ({ page, url }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const head = "<style>h1{height:200vh}sobremesa-game{margin-bottom:200vh}</style>";
  await embed(page, { url }, [TWO, TWO, TWO], { head });
  // Games start within two frames.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  const [first, last] = [games(page).first(), games(page).last()];
  expect(await call(first, "play", "D@b2")).toBe("not-ready");
  expect(asked.filter((address) => address.includes("/assets/"))).toEqual([]);
  expect(await drawn(page)).toEqual([false, false, false]);

  await first.scrollIntoViewIfNeeded();
  await expect(square(first)).toBeVisible();
  expect(await drawn(page)).toEqual([true, false, false]);
  await start(last);
  expect(await drawn(page)).toEqual([true, false, true]);
  // This game, this language, and the rules once.
  expect(asked.filter((address) => address.endsWith(".wasm"))).toHaveLength(1);
  expect(asked.filter((address) => /\/(dog|muros|cock-bull|de|more)-/.test(address))).toEqual([]);
});

const stored = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("sobremesa:settings") ?? "{}"));

test("a kept game resumes where the same was asked for", async ({ page, url }) => {
  const kept = `${TWO} storage="on"`;
  const asked = [
    [TWO, "D@a1"],
    [`${kept} options="memory=on"`, "D@a1"],
    [`${kept} position="-,-,-,-/-,-,-,-/d,d,d,-/D,D,D,- 333/333 w"`, "C@a4"],
    [`${kept} record="gobblet;c274a47;w;mD@a1_D@b2"`, "D@c3"],
    [kept, "D@d4"],
  ] as const;
  for (const [attributes, move] of asked) {
    await embed(page, { url }, [attributes]);
    await expect(turn(games(page))).toHaveText("White to move.");
    await call(games(page), "play", move);
  }
  for (const [attributes, move] of asked) {
    await embed(page, { url }, [attributes]);
    const black = attributes !== TWO;
    await expect(turn(games(page))).toHaveText(black ? "Black to move." : "White to move.");
    if (black) expect(await recordOf(games(page))).toMatch(new RegExp(`\\d\\. ${move}\n$`));
  }
});

test("elements with the same attributes keep a game each", async ({ page, url }) => {
  const shown = `${TWO} storage="on" record="gobblet;c274a47;w;mD@a1_D@b2"`;
  const asked = [`${TWO} storage="on"`, `${TWO} storage="on"`, shown, shown];
  const begin = async (): Promise<void> => {
    await embed(page, { url }, asked);
    await start(games(page));
  };
  const records = async () => (await Promise.all((await games(page).all()).map(recordOf))).sort();
  await begin();
  for (const [at, move] of ["D@a1", "D@d4", "D@c3", "D@d4"].entries())
    await call(games(page).nth(at), "play", move);
  const before = await records();
  expect(new Set(before).size).toBe(4);
  await begin();
  expect(await records()).toEqual(before);
  expect(await troubles(page)).toEqual([]);
});

test("attributes are never saved as the reader's settings", async ({ page, url }) => {
  await embed(page, { url }, [`${TWO} storage="on" lang="es" theme="dark"`]);
  const game = games(page);
  await expect(square(game)).toBeVisible();
  await call(game, "newGame");
  expect(await stored(page)).toMatchObject({ language: "auto", theme: "auto" });
  // A reader chooses, then the page changes something else.
  await page.evaluate(() => {
    const own = JSON.parse(localStorage.getItem("sobremesa:settings") ?? "{}");
    localStorage.setItem("sobremesa:settings", JSON.stringify({ ...own, vibration: true }));
  });
  await set(game, "motion", "fast");
  await set(game, "theme", "light");
  await expect(game.locator('[data-theme="light"]')).toHaveCount(1);
  await expect(turn(game)).toHaveText("Turno: Blancas.");
  expect(await stored(page)).toMatchObject({ speed: "off", theme: "auto", vibration: true });
});
