// The element among the headings, regions, keyboard input and drags of a page.
import type { Locator, Page } from "@playwright/test";
import { axe, desk, expect, test } from "./fixtures";
import { call, embed, games, set, square, TWO, troubles } from "./special/blog";

test.use({ ...desk, contextOptions: { reducedMotion: "reduce" } });

/** The headings of the page and of what is in its elements that are of the first level. */
const firsts = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const roots = [...document.querySelectorAll("sobremesa-game")].map((game) => game.shadowRoot);
    return [document, ...roots].flatMap((root) => [...(root?.querySelectorAll("h1") ?? [])]).length;
  });

test("the page's h1 stays the only one, lower headings follow", async ({ page, url }) => {
  await embed(page, { url }, [TWO], { head: "<main>" });
  const game = games(page);
  await expect(square(game)).toBeVisible();
  const found: string[] = [];
  const look = async (where: string): Promise<void> => {
    if ((await firsts(page)) !== 1) found.push(`${where}: another h1`);
    for (const violation of await axe(page)) found.push(`${where}: ${violation}`);
  };
  const dialog = game.getByRole("dialog");
  const press = (name: string) => game.getByRole("button", { name, exact: true }).click();
  const font = () =>
    game.getByRole("heading", { name: "Gobblet" }).evaluate((it) => {
      const { font, margin, whiteSpace } = getComputedStyle(it);
      return { font, margin, whiteSpace, height: it.clientHeight };
    });
  await look("game");
  for (const item of ["Settings", "Share", "Rules"]) {
    await press("Menu");
    await look("menu");
    await press(item);
    await expect(game.getByRole("heading", { name: item }).first()).toBeVisible();
    await look(item);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
  expect(found).toEqual([]);

  await call(game, "play", "D@b2");
  const usual = await font();
  // HTML has no deeper one than the sixth.
  for (const [level, below] of [
    ["3", 4],
    ["6", 6],
  ] as const) {
    await set(game, "heading", level);
    const title = game.getByRole("heading", { level: Number(level), name: "Gobblet" });
    await expect(title).toBeVisible();
    expect(await font()).toEqual(usual);
    await press("Menu");
    await expect(dialog.getByRole("heading", { level: below })).toBeVisible();
    await page.keyboard.press("Escape");
  }
  expect(await call(game, "undo")).not.toContain("1. ");
  await set(game, "heading", "big");
  await expect(game.getByRole("heading", { level: 2, name: "Gobblet" })).toBeVisible();
  expect(await troubles(page)).toMatchObject([{ code: "bad-setup", attribute: "heading" }]);
});

const GOBBLET = /^(Gobblet|고블릿|级级可危)$/;

/** The regions with a name that a screen reader lists. */
async function regions(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send("Accessibility.getFullAXTree");
  await devtools.detach();
  return nodes
    .filter(({ role, name }) => role?.value === "region" && name?.value)
    .map(({ name }) => name?.value as string);
}

test("each game is a region named in its language", async ({ page, url }) => {
  const head = "<style>sobremesa-game{margin-bottom:200vh}</style>";
  await embed(page, { url }, [TWO, "", 'lang="ko"', 'aria-label="A puzzle"'], { head });
  await set(games(page).nth(1), "game", "dog");
  const game = games(page).first();
  await expect(square(game)).toBeVisible();
  const named = async () =>
    (await regions(page)).filter(
      (name) => ["Dog", "A puzzle"].includes(name) || GOBBLET.test(name),
    );
  await expect.poll(named).toEqual(["Gobblet", "Dog", "고블릿", "A puzzle"]);
  await set(game, "lang", "zh-Hans");
  await expect.poll(named).toEqual(["级级可危", "Dog", "고블릿", "A puzzle"]);
  // Another game's record.
  await call(game, "load", '[Game "cock-bull"]\n[Result "*"]\n');
  await expect.poll(async () => (await regions(page))[0]).toBe("Cock & Bull");
});

const KINDS = [
  ...["keydown", "keypress", "keyup", "input", "paste"],
  ...["pointerdown", "pointermove", "pointerup", "mousedown", "mousemove", "mouseup", "click"],
];

/** The events that reach the page during an action. */
async function heard(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  await page.evaluate(() => Object.assign(window, { heard: [] }));
  await act();
  return page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

async function listened(page: Page, url: (path: string) => string): Promise<Locator> {
  await embed(page, { url }, [TWO]);
  await expect(square(games(page))).toBeVisible();
  await page.evaluate((kinds) => {
    for (const kind of kinds)
      document.addEventListener(kind, (event) => {
        const { key } = event as KeyboardEvent;
        (window as unknown as { heard: string[] }).heard?.push(key ? `${kind} ${key}` : kind);
      });
  }, KINDS);
  return games(page);
}

test("keys that the board or a field uses are its own", async ({ page, url }) => {
  const game = await listened(page, url);
  const press = (key: string) => heard(page, () => page.keyboard.press(key));
  await square(game).focus();
  for (const key of ["ArrowLeft", "Home", "p", "Control+z"])
    expect(await press(key), key).not.toContain(`keydown ${key.replace("Control+", "")}`);
  await game.locator(".board-grid [data-can]").first().focus();
  // A piece is chosen, and given up.
  for (const key of ["Enter", "Escape"]) expect(await press(key), key).toEqual([]);
  for (const key of ["Escape", "s", "/"]) expect(await press(key)).toContain(`keydown ${key}`);
  expect(await press("?")).not.toContain("keydown ?");
  await page.keyboard.press("Escape");

  await game.getByRole("button", { name: "Menu" }).click();
  await game.getByRole("button", { name: "New game" }).click();
  await game.getByText("Seats and names").click();
  const field = game.locator("dialog input[name^=name], dialog input:not([type])").first();
  await field.focus();
  expect(await heard(page, () => field.pressSequentially("s/? A"))).toEqual([]);
  await expect(field).toHaveValue("s/? A");
  // Keys that a field doesn't use reach the page.
  expect(await heard(page, () => field.press("F9"))).toEqual(["keydown F9", "keyup F9"]);
  expect(await heard(page, () => field.press("Control+k"))).toContain("keydown k");
  expect(await press("Escape")).toEqual([]);
});

test("a drag of a piece is the board's, one of nothing the page's", async ({ page, url }) => {
  const game = await listened(page, url);
  const centre = async (place: Locator): Promise<[x: number, y: number]> => {
    const box = await place.boundingBox();
    if (!box) throw new Error("it is nowhere");
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await game.scrollIntoViewIfNeeded();
  // Around it the page has something to be dragged.
  await game.evaluate((it) => it.parentElement?.setAttribute("draggable", "true"));
  const to = await centre(square(game));
  await page.mouse.move(...(await centre(game.locator(".board-grid [data-can]").first())));
  const drag = async (): Promise<void> => {
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 4 });
    await page.mouse.up();
  };
  expect(await heard(page, drag)).toEqual([]);
  await expect(square(game)).toHaveAttribute("aria-label", /white 4/i);
  // A square with nothing to do is the page's.
  const idle = await centre(game.locator(".board-grid [data-place=a1]"));
  await page.mouse.move(...idle);
  const passed = await heard(page, () => page.mouse.click(...idle));
  expect(passed).toContain("pointerdown");
  expect(passed).toContain("click");
});
