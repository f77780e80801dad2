// The element and the page's styles don't change each other, and a tap plays the piece it touches.
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expect, hurried, open, test } from "./fixtures";
import { call, embed, type Game, games, recordOf, square, start, TWO, turn } from "./special/blog";
import { STYLES } from "./special/page-styles";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  viewport: { width: 1500, height: 900 },
});

/** Sets the text of the page's own style sheet, `<style id="page">`. */
const style = (page: Page, css: string): Promise<void> =>
  page.locator("#page").evaluate((it, text) => {
    it.textContent = text;
  }, css);

/** All that is inherited, and what hides, by parts of the game; their sizes follow from that of the element. */
const worn = (game: Locator): Promise<string[]> =>
  game.evaluate((element) => {
    const names = [
      ...["color", "font-family", "font-style", "font-weight", "font-variant", "letter-spacing"],
      ...["word-spacing", "text-indent", "text-transform", "text-align", "direction", "cursor"],
      ...["writing-mode", "white-space", "word-break", "list-style", "quotes", "caret-color"],
      ...["box-sizing", "opacity", "display", "visibility", "pointer-events", "user-select"],
      ...["transition", "animation-name", "filter", "color-scheme", "accent-color"],
    ];
    const parts = ["sobremesa", "heading-1", "seat-chip", "status-who", "board-grid", "tool"];
    return parts.flatMap((part) => {
      const found = element.shadowRoot?.querySelector(`.${part}`);
      if (!found) return [`${part} is not there`];
      const style = getComputedStyle(found);
      return names.map((name) => `${part} ${name}: ${style.getPropertyValue(name)}`);
    });
  });

/** Lays the first piece on b2 with taps in the middle of what is seen of both. */
async function tapMove(page: Page, game: Locator, where: string): Promise<void> {
  for (const place of [game.locator(".board-grid [data-can]").first(), square(game)]) {
    const box = await place.boundingBox();
    if (!box) throw new Error(`${where}: it is not to be seen`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
}

/** Style sheets of styles that come together: far apart in the list, none undoes another. */
const SHEETS = 8;

test("page styles change neither looks nor taps", async ({ page, url }) => {
  await hurried(page);
  // So that it has a size where everything is unset, and every page the same light.
  const own = "sobremesa-game { display: block !important; height: 640px !important }";
  const head = `<style>${own}</style><style id="page"></style>`;
  await embed(page, { url }, ['theme="light" seats="person,bot:1" lang="en"'], { head });
  const game = games(page);
  await expect(square(game)).toBeVisible();
  const friendly = await worn(game);
  expect(friendly.join()).not.toContain("not there");
  const wrong: string[] = [];
  for (let sheet = 0; sheet < SHEETS; sheet++) {
    const some = Object.entries(STYLES).filter((_, at) => at % SHEETS === sheet);
    const name = some.map(([each]) => each).join(", ");
    await style(page, some.map(([, css]) => css).join("\n"));
    await call(game, "newGame");
    await expect(turn(game)).toHaveText("Your turn.");
    await game.scrollIntoViewIfNeeded();
    for (const [at, now] of (await worn(game)).entries())
      if (now !== friendly[at]) wrong.push(`${name}: ${now}, and not ${friendly[at]}`);
    await tapMove(page, game, name);
    const played = () => recordOf(game);
    await expect.poll(played, { message: name, intervals: [50] }).toMatch(/1\. D@b2\n2\. /);
  }
  expect(wrong).toEqual([]);
  // The comparison detects a style that pages may set.
  await style(page, "sobremesa-game { --sobremesa-ink: lime }");
  expect(await worn(game)).not.toEqual(friendly);
});

test("its size is the page's or its own", async ({ page, url }) => {
  await embed(page, { url }, [TWO], { head: '<style id="page"></style>' });
  const game = games(page);
  expect((await game.boundingBox())?.height).toBe(640);
  await expect(square(game)).toBeVisible();
  const width = async () => (await game.boundingBox())?.width ?? 0;
  for (const css of [
    "body{display:flex;flex-direction:column;align-items:center}",
    "body{display:grid;justify-items:center}",
    "sobremesa-game{float:left}",
    "sobremesa-game{position:absolute}",
  ]) {
    await style(page, css);
    await page.setViewportSize({ width: 1000, height: 700 });
    expect(await width(), css).toBeGreaterThanOrEqual(400);
    await page.setViewportSize({ width: 340, height: 700 });
    await expect.poll(width, css).toBeLessThanOrEqual(340);
    expect(await width(), css).toBeGreaterThan(240);
  }
  await style(page, "*{all:unset}");
  expect((await square(game).boundingBox())?.height).toBeGreaterThan(24);
  // Lower than it can be it scrolls and covers nothing.
  await style(page, "sobremesa-game{height:200px}");
  await expect
    .poll(() => game.evaluate((it) => it.scrollHeight - it.clientHeight))
    .toBeGreaterThan(100);
  const below = await game.evaluate((it) => {
    const { bottom, left } = it.getBoundingClientRect();
    return document.elementFromPoint(left + 50, bottom + 30)?.tagName;
  });
  expect(below).not.toBe("SOBREMESA-GAME");
  await style(page, "sobremesa-game{visibility:hidden}");
  await expect(game.locator("canvas").first()).toBeHidden();
  await style(page, "");
  await expect(game).toBeVisible();
  await game.evaluate((it) => it.setAttribute("hidden", ""));
  await expect(game).toBeHidden();
});

/** All that a script could change around itself. */
const around = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: root, head, body } = document;
    const outer = [...document.querySelectorAll(":not(sobremesa-game)")].map((element) => {
      const style = getComputedStyle(element);
      return [...style].map((name) => style.getPropertyValue(name)).join();
    });
    const nodes = [head, body].map((each) => each.cloneNode(true) as Element);
    return {
      globals: Object.getOwnPropertyNames(window).sort(),
      attributes: [root, body].map((each) => each.getAttributeNames()),
      nodes: nodes.map(({ outerHTML }) => outerHTML),
      sheets: document.adoptedStyleSheets.length,
      title: document.title,
      history: history.length,
      address: location.href,
      stored: Object.keys(localStorage),
      cookies: document.cookie,
      outer,
    };
  });

test("the element leaves the page as it was", async ({ page, url }) => {
  const size = "<style>sobremesa-game{height:560px!important;display:block!important}</style>";
  const head = `${size}<p class='row game button card'>Some <button>text</button></p>`;
  await embed(page, { url }, [TWO], { head, copies: 0 });
  const before = await around(page);
  await page.evaluate(
    (src) =>
      new Promise((loaded) => {
        const script = document.createElement("script");
        Object.assign(script, { src, onload: loaded });
        document.head.append(script);
        script.remove();
      }),
    url("dist/site/embed.js"),
  );
  const game = games(page);
  await expect(square(game)).toBeVisible();
  await game.getByRole("button", { name: "Menu" }).click();
  await game.getByRole("button", { name: "Close" }).click();
  expect(await around(page)).toEqual(before);
});

test("a page sets colours, fonts, corners and parts", async ({ page, url }) => {
  const head = `<style>
    sobremesa-game { --sobremesa-ink: rgb(1, 2, 3); --sobremesa-sans: monospace; --sobremesa-radius-control: 0; }
    sobremesa-game::part(tools) { background: rgb(4, 5, 6); }
    sobremesa-game::part(bar), sobremesa-game::part(status), sobremesa-game::part(board) { outline: 1px solid rgb(7, 8, 9); }
  </style>`;
  await embed(page, { url }, ['theme="light"'], { head });
  const game = games(page);
  await expect(square(game)).toBeVisible();
  await expect(game.locator(".sobremesa")).toHaveCSS("color", "rgb(1, 2, 3)");
  await expect(game.locator(".sobremesa")).toHaveCSS("font-family", "monospace");
  await expect(game.locator(".tools button").first()).toHaveCSS("border-radius", "0px");
  await expect(game.locator(".tools")).toHaveCSS("background-color", "rgb(4, 5, 6)");
  for (const part of ["bar", "status", "board"])
    await expect(game.locator(`[part=${part}]`)).toHaveCSS("outline-color", "rgb(7, 8, 9)");
});

test("at any width from 240 to 1440 px a tap hits what it touches", async ({ page, url }) => {
  await embed(page, { url }, [`lang="de" ${TWO}`]);
  const game = games(page);
  await expect(square(game)).toBeVisible();
  const board = game.locator(".board");
  const wrong: string[] = [];
  for (const width of [240, 320, 400, 480, 600, 760, 1000, 1440]) {
    await game.evaluate((element, px) => {
      element.style.width = `${px}px`;
      (element as Game).newGame();
    }, width);
    await expect(square(game)).toBeVisible();
    const before = await board.boundingBox();
    // Aimed at before the first tap, as an eye and a finger are that go from one place to the next.
    const places = [/genommen werden|kann/, /^b2, /].map((name) =>
      game.getByRole("button", { name }).first(),
    );
    for (const box of await Promise.all(places.map((place) => place.boundingBox()))) {
      if (!box) throw new Error("a place is not there");
      // Not in the middle, from where even a jump of 20 px would not lead elsewhere.
      await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.8);
      const after = await board.boundingBox();
      if (after?.y !== before?.y) wrong.push(`${width}: ${before?.y} became ${after?.y}`);
    }
    const record = await recordOf(game);
    if (!record?.includes("1. D@b2")) wrong.push(`${width}: ${record?.split("\n").at(-2)}`);
  }
  expect(wrong).toEqual([]);
});

test("nothing shifts when the script has loaded", async ({ page, url }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  const docs = readFileSync(new URL("../../docs/embedding.md", import.meta.url), "utf8");
  const [line] = /sobremesa-game:not\(:defined\) \{.*\}/.exec(docs) ?? [];
  expect(line).toBeTruthy();
  const body = "<sobremesa-game></sobremesa-game><p>What comes after the game.</p>";
  await open(page, url("blog.html"), `<style>${line}</style><h1>A blog</h1>${body}`);
  const after = page.getByText("What comes after the game.");
  const before = await after.boundingBox();
  await page.addScriptTag({ url: url("dist/site/embed.js") });
  await expect(square(games(page))).toBeVisible();
  expect(await after.boundingBox()).toEqual(before);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(0.01);
});

test("its theme follows the page unless an attribute sets it", async ({ page, url }) => {
  const head = "<style>:root { color-scheme: dark }</style>";
  await embed(page, { url }, ["", 'theme="light"'], { head });
  await start(games(page));
  const lights = (expected: string[]) =>
    expect
      .poll(() =>
        games(page)
          .locator(".sobremesa")
          .evaluateAll((all) => all.map((it) => it.getAttribute("data-theme"))),
      )
      .toEqual(expected);
  const change = (text: string) =>
    page.evaluate(
      (value) => document.documentElement.style.setProperty("color-scheme", value),
      text,
    );
  await lights(["dark", "light"]);
  await change("light");
  await lights(["light", "light"]);
  await page.emulateMedia({ colorScheme: "dark" });
  await lights(["light", "light"]);
  await change("light dark");
  await lights(["dark", "light"]);
});
