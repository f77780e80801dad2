// The element wherever a page puts it, made and told things in whatever order.
import type { Locator, Page } from "@playwright/test";
import { call, embed, type Game, square, told, turn } from "./blog";
import { scan } from "./codes";
import { expect, test } from "./fixtures";
import { HIDDEN_FOUR } from "./links";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const TWO = 'seats="person,person"';
const SERIES = `${TWO} options="series=games:3"`;
const PUZZLE = 'position="-,-,-,-/-,-,-,-/d,d,d,-/D,D,D,- 333/333 w"';

const element = (page: Page): Locator => page.locator("sobremesa-game");
const recordOf = (game: Locator): Promise<string | null> =>
  game.evaluate((it) => (it as Game).record);
const set = (game: Locator, name: string, value: string): Promise<void> =>
  game.evaluate((it, given) => it.setAttribute(...given), [name, value] as const);
const stored = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("sobremesa:settings") ?? "{}"));

for (const style of ["zoom:.8", "zoom:1.25", "transform:scale(.7);transform-origin:0 0"]) {
  test(`a tap plays where it is seen: ${style}`, async ({ page, url }) => {
    await embed(page, { url }, [TWO], { head: `<style>body{${style}}</style>` });
    const game = element(page);
    await expect(square(game)).toBeVisible();
    await game.scrollIntoViewIfNeeded();
    const tap = async (place: Locator): Promise<void> => {
      const box = await place.boundingBox();
      if (!box) throw new Error("it is not to be seen");
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    };
    await tap(game.locator(".board-grid [data-can]").first());
    await tap(square(game));
    await expect.poll(() => recordOf(game)).toContain("1. D@b2");
  });
}

for (const style of [
  "body{display:flex;flex-direction:column;align-items:center}",
  "body{display:flex}",
  "body{display:grid;justify-items:center}",
  "sobremesa-game{float:left}",
  "sobremesa-game{display:inline-block}",
  "sobremesa-game{position:absolute}",
]) {
  test(`it has a width where a box is as wide as what is in it: ${style}`, async ({
    page,
    url,
  }) => {
    await embed(page, { url }, [TWO], { head: `<style>${style}</style>` });
    await expect(square(element(page))).toBeVisible();
    const width = async () => (await element(page).boundingBox())?.width ?? 0;
    expect(await width()).toBeGreaterThanOrEqual(400);
    await page.setViewportSize({ width: 340, height: 700 });
    await expect.poll(width).toBeLessThanOrEqual(340);
    expect(await width()).toBeGreaterThan(240);
  });
}

test("started before it is in the page, it is ready once it is", async ({ page, url }) => {
  await embed(page, { url }, []);
  const [display, height, record] = await page.evaluate(async () => {
    const game = document.createElement("sobremesa-game") as Game;
    game.setAttribute("seats", "person,person");
    const begun = game.start();
    document.body.append(game);
    await begun;
    game.play("D@b2");
    return [getComputedStyle(game).display, game.offsetHeight, game.record];
  });
  expect([display, height]).toEqual(["block", 640]);
  expect(record).toContain("1. D@b2");
});

test("taken out and put back while it is compiled, it is ready once", async ({ page, url }) => {
  await embed(page, { url }, []);
  await page.evaluate(async () => {
    const game = document.createElement("sobremesa-game") as Game;
    document.body.append(game);
    void game.start();
    game.remove();
    await Promise.resolve();
    await Promise.resolve();
    document.body.append(game);
    await game.start();
  });
  await expect(square(element(page))).toBeVisible();
  expect((await told(page)).filter(({ kind }) => kind === "ready")).toHaveLength(1);
});

test("who hears that it is ready can play, and so can who begins anew or opens a record", async ({
  page,
  url,
}) => {
  await page.addInitScript(() =>
    addEventListener("ready", ({ target }) => (target as Game).play("D@b2")),
  );
  await embed(page, { url }, [TWO]);
  const game = element(page);
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

test("what can't be played is told, and the usual game can", async ({ page, url }) => {
  const wrong = ['options="foo=bar"', 'seats="9"', 'position="nonsense"', 'variant="royal"'];
  await embed(page, { url }, wrong);
  for (const at of wrong.keys()) {
    const game = element(page).nth(at);
    await game.evaluate((it) => (it as Game).start());
    expect(await call(game, "play", "D@b2")).toContain("1. D@b2");
    const own = (await told(page)).filter(({ of }) => of === at);
    expect(own.map(({ kind }) => kind).slice(0, 2)).toEqual(["trouble", "ready"]);
  }
});

test("nothing to take back is said so, and bots among themselves go on", async ({ page, url }) => {
  await embed(page, { url }, [TWO, 'seats="bot:1,bot:1"']);
  const [people, bots] = [element(page).first(), element(page).last()];
  await expect(square(people)).toBeVisible();
  expect(await call(people, "undo")).toBe("not-now");
  await bots.evaluate((it) => (it as Game).start());
  const steps = async () => (await told(page)).filter(({ kind }) => kind === "step").length;
  await expect.poll(steps).toBeGreaterThan(1);
  expect(await call(bots, "undo")).toBe("not-now");
  const now = await steps();
  await expect.poll(steps).toBeGreaterThan(now + 1);
});

test("an attribute that stays the same changes nothing; the property `record` shows another game", async ({
  page,
  url,
}) => {
  await embed(page, { url }, [TWO]);
  const game = element(page);
  await expect(square(game)).toBeVisible();
  await call(game, "play", "D@b2");
  await set(game, "seats", "person,person");
  await set(game, "theme", "dark");
  await expect(game.locator('[data-theme="dark"]')).toHaveCount(1);
  expect(await recordOf(game)).toContain("1. D@b2");
  await game.evaluate((it) => {
    (it as HTMLElement & { record: string }).record = '[Game "gobblet"]\n[Result "*"]\n\n1. D@c3\n';
  });
  await expect.poll(() => recordOf(game)).toContain("1. D@c3");
});

test("a record that was set before the script had come is shown", async ({ page, url }) => {
  await page.addInitScript(() =>
    addEventListener(
      "readystatechange",
      () => {
        const game = document.querySelector("sobremesa-game");
        // Scripts that are deferred come now.
        if (game && document.readyState === "interactive")
          (game as Game & { record: string }).record = "gobblet;w;mD@a1_D@b2";
      },
      true,
    ),
  );
  await embed(page, { url }, [TWO]);
  await expect(square(element(page))).toBeVisible();
  expect(await recordOf(element(page))).toContain("2. D@b2");
});

test("attributes are properties, too, before the script has come and after", async ({
  page,
  url,
}) => {
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      const game = document.querySelector("sobremesa-game");
      if (game && !customElements.get("sobremesa-game")) game.seats = "person,person";
    });
  });
  await embed(page, { url }, ["level=1"]);
  const game = page.locator("sobremesa-game");
  await expect(square(game)).toBeVisible();
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

test("nothing is offered that leads to somebody else's page", async ({ page, url }) => {
  await embed(page, { url }, [TWO]);
  const game = element(page);
  await expect(square(game)).toBeVisible();
  await call(game, "play", "D@b2");
  await game.getByRole("button", { name: "More" }).click();
  await game.getByRole("button", { name: "Share" }).click();
  const dialog = game.getByRole("dialog", { name: "Share" });
  await dialog.getByText("QR code").click();
  await expect(dialog).not.toContainText("link");
  expect(await scan(dialog.getByRole("img", { name: "QR code" }))).toBe(await recordOf(game));
});

test("any game is played as a series, and the next series is one, too", async ({ page, url }) => {
  await embed(page, { url }, [SERIES]);
  const game = element(page);
  await expect(square(game)).toBeVisible();
  expect(await recordOf(game)).toContain('[Series "games:3"]');
  await call(game, "newGame");
  expect(await recordOf(game)).toContain('[Series "games:3"]');
});

test("a kept series goes on where one is asked for, a single game where that is", async ({
  page,
  url,
}) => {
  const series = `${SERIES} storage="on"`;
  const single = `${TWO} options="memory=off" storage="on"`;
  const game = element(page);
  for (const attributes of [series, single]) {
    await embed(page, { url }, [attributes]);
    await expect(turn(game)).toHaveText("White to move.");
    await call(game, "play", attributes === series ? "D@b2" : "D@c3");
  }
  await embed(page, { url }, [series]);
  await expect(turn(game)).toHaveText("Black to move.");
  expect(await recordOf(game)).toMatch(/Series "games:3".*1\. D@b2/s);
  await embed(page, { url }, [single]);
  await expect(turn(game)).toHaveText("Black to move.");
  expect(await recordOf(game)).toMatch(/^\[Game .*1\. D@c3/s);
});

test("a kept game goes on only where the same position was asked for", async ({ page, url }) => {
  const kept = `${TWO} storage="on"`;
  await embed(page, { url }, [`${kept} ${PUZZLE}`]);
  await expect(square(element(page))).toBeVisible();
  await call(element(page), "play", "C@a4");
  await embed(page, { url }, [kept]);
  await expect(turn(element(page))).toHaveText("White to move.");
  expect(await recordOf(element(page))).not.toContain("Position");
  await embed(page, { url }, [`${kept} ${PUZZLE}`]);
  await expect(turn(element(page))).toHaveText("Black to move.");
  expect(await recordOf(element(page))).toContain("1. C@a4");
});

test("a kept game goes on only where the same was asked for", async ({ page, url }) => {
  const plain = `${TWO} storage="on"`;
  const record = `${plain} record="gobblet;w;mD@a1_D@b2"`;
  for (const [attributes, move] of [
    [`${plain} options="memory=on"`, "D@a1"],
    [record, "D@c3"],
    [plain, "D@d4"],
  ] as const) {
    await embed(page, { url }, [attributes]);
    await expect(turn(element(page))).toHaveText("White to move.");
    await call(element(page), "play", move);
  }
  await embed(page, { url }, [plain]);
  await expect(turn(element(page))).toHaveText("Black to move.");
  expect(await recordOf(element(page))).toMatch(/\n1\. D@d4\n$/);
  // A shown record went on, too.
  await embed(page, { url }, [record]);
  await expect(turn(element(page))).toHaveText("Black to move.");
  expect(await recordOf(element(page))).toMatch(/2\. D@b2\n3\. D@c3\n$/);
});

test("elements that ask for the same have a game each, and find it again", async ({
  page,
  url,
}) => {
  const games = [`${TWO} storage="on"`, `${TWO} storage="on"`];
  const begin = async (): Promise<void> => {
    await embed(page, { url }, games);
    for (const at of [0, 1])
      await element(page)
        .nth(at)
        .evaluate((it) => (it as Game).start());
  };
  await begin();
  await call(element(page).first(), "play", "D@a1");
  await call(element(page).last(), "play", "D@d4");
  const records = async () =>
    Promise.all([recordOf(element(page).first()), recordOf(element(page).last())]);
  const before = await records();
  expect(before[0]).not.toBe(before[1]);
  await begin();
  expect((await records()).sort()).toEqual(before.sort());
});

test("elements that show the same record have a game each", async ({ page, url }) => {
  const shown = `${TWO} storage="on" record="gobblet;w;mD@a1_D@b2"`;
  await embed(page, { url }, [shown, shown]);
  for (const at of [0, 1])
    await element(page)
      .nth(at)
      .evaluate((it) => (it as Game).start());
  await call(element(page).first(), "play", "D@c3");
  await call(element(page).last(), "play", "D@d4");
  expect(await recordOf(element(page).first())).toMatch(/3\. D@c3\n$/);
  expect(await recordOf(element(page).last())).toMatch(/3\. D@d4\n$/);
  expect((await told(page)).filter(({ kind }) => kind === "trouble")).toEqual([]);
});

test("a finished record is kept once, however often it is shown", async ({ page, url }) => {
  const won = "gobblet;w0;mD@a1_D@d4_D@a2_D@d3_D@a3_C@d2_C@a4";
  for (let visit = 0; visit < 3; visit++) {
    await embed(page, { url }, [`${TWO} storage="on" record="${won}"`]);
    await expect(turn(element(page))).toContainText("White wins");
  }
  const saves = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("save:")).length);
  expect(await saves()).toBe(1);
});

test("what a page wishes for is not kept as the reader's wish", async ({ page, url }) => {
  await embed(page, { url }, [`${TWO} storage="on" lang="es" theme="dark"`]);
  const game = element(page);
  await expect(square(game)).toBeVisible();
  await call(game, "newGame");
  expect(await stored(page)).toMatchObject({ language: "auto", theme: "auto" });
  // A reader chooses, then the page changes something else.
  await page.evaluate(() => {
    const own = JSON.parse(localStorage.getItem("sobremesa:settings") ?? "{}");
    localStorage.setItem("sobremesa:settings", JSON.stringify({ ...own, warn: false }));
  });
  await set(game, "motion", "fast");
  await set(game, "theme", "light");
  await expect(game.locator('[data-theme="light"]')).toHaveCount(1);
  await expect(turn(game)).toHaveText("Turno: Blancas.");
  expect(await stored(page)).toMatchObject({ speed: "off", theme: "auto", warn: false });
});

test("who drew seats by lot finds the game again after a reload, whoever sits where", async ({
  page,
  url,
}) => {
  const kept = `seats="person bot:1" options="first=random,memory=on" storage="on"`;
  for (const byte of [0, 1]) {
    await page.addInitScript((drawn) => {
      const usual = crypto.getRandomValues.bind(crypto);
      // The lot is a byte alone.
      crypto.getRandomValues = (bytes) =>
        bytes instanceof Uint8Array && bytes.length === 1
          ? (bytes.fill(drawn) as typeof bytes)
          : usual(bytes);
    }, byte);
    await embed(page, { url }, [kept]);
    const game = element(page);
    await expect(turn(game)).toContainText("Your turn.");
    // Where the bot began, any square may be taken.
    const move = (await recordOf(game))?.includes("D@c2") ? "D@b2" : "D@c2";
    expect(await call(game, "play", move)).toContain(move);
    await page.reload();
    await expect(square(game)).toBeVisible();
    expect(await recordOf(game)).toContain(move);
    await page.evaluate(() => localStorage.clear());
  }
});

test("a question goes with the position that it is about", async ({ page, url }) => {
  await embed(page, { url }, [`${TWO} position="${HIDDEN_FOUR}"`]);
  const game = element(page);
  await expect(square(game)).toBeVisible();
  for (const move of ["D@c3", "D@d4"]) await call(game, "play", move);
  for (const name of [/^a1, /, /^a2, /]) await game.getByRole("button", { name }).press("Enter");
  const question = page.getByRole("dialog", { name: "Are you sure?" });
  await expect(question).toBeVisible();
  await call(game, "undo");
  await expect(question).toHaveCount(0);
  await expect(turn(game)).toHaveText("Black to move.");
});

test("hidden with what is around it, it is hidden", async ({ page, url }) => {
  const head = "<style>sobremesa-game{visibility:hidden}</style>";
  await embed(page, { url }, [TWO], { head });
  await element(page).evaluate((it) => (it as Game).start());
  await expect(element(page).locator("canvas").first()).toBeHidden();
});

test("lower than it can be, it scrolls and covers nothing", async ({ page, url }) => {
  await embed(page, { url }, [`${TWO} style="height:200px"`]);
  const game = element(page);
  await expect(square(game)).toBeAttached();
  expect(await game.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeGreaterThan(100);
  const below = await game.evaluate((it) => {
    const { bottom, left } = it.getBoundingClientRect();
    return document.elementFromPoint(left + 50, bottom + 30)?.tagName;
  });
  expect(below).not.toBe("SOBREMESA-GAME");
});
