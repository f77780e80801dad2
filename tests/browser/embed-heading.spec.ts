// The element among the headings and regions of a page.
import type { Locator, Page } from "@playwright/test";
import { call, embed, type Game, square, told } from "./blog";
import { axe, expect, test } from "./fixtures";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const TWO = 'seats="person,person"';
const GOBBLET = /^(Gobblet|고블릿|级级可危)$/;
const DICE = '[Game "cock-bull"]\n[Result "*"]\n';
const element = (page: Page): Locator => page.locator("sobremesa-game");

/** The headings of the page and of what is in its elements, as their levels. */
const levels = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const roots = [...document.querySelectorAll("sobremesa-game")].map((game) => game.shadowRoot);
    return [document, ...roots].flatMap((root) =>
      [...(root?.querySelectorAll("h1,h2,h3,h4,h5,h6") ?? [])].map(({ tagName }) =>
        Number(tagName.slice(1)),
      ),
    );
  });

/** The regions with a name that a screen reader lists. */
async function regions(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send("Accessibility.getFullAXTree");
  await devtools.detach();
  return nodes
    .filter(({ role, name }) => role?.value === "region" && name?.value)
    .map(({ name }) => name?.value as string);
}

test("the page's h1 stays the only one, on every screen and in every dialog", async ({
  page,
  url,
}) => {
  await embed(page, { url }, [TWO], { head: "<main>" });
  const game = element(page);
  await expect(square(game)).toBeVisible();
  const found: string[] = [];
  const look = async (where: string): Promise<void> => {
    const all = await levels(page);
    if (all.filter((level) => level === 1).length !== 1) found.push(`${where}: ${all}`);
    for (const violation of await axe(page)) found.push(`${where}: ${violation}`);
  };
  const press = (name: string) => game.getByRole("button", { name, exact: true }).click();
  const dialog = game.getByRole("dialog");
  await expect(game.getByRole("heading", { level: 2 })).toBeVisible();
  await look("game");
  for (const item of ["Settings", "Share", "Rules"]) {
    await press("More");
    await expect(dialog).toBeVisible();
    await look("menu");
    await press(item);
    await expect(game.getByRole("heading", { name: item }).first()).toBeVisible();
    await look(item);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
  expect(found).toEqual([]);
});

test("its title has the level that the page says, also a new one, and what is below it follows", async ({
  page,
  url,
}) => {
  await embed(page, { url }, [`${TWO} heading="3"`]);
  const game = element(page);
  await expect(square(game)).toBeVisible();
  await call(game, "play", "D@b2");
  const title = (level: number) => game.getByRole("heading", { level, name: "Gobblet" });
  await expect(title(3)).toBeVisible();
  const open = () => game.getByRole("button", { name: "More" }).click();
  await open();
  await expect(game.getByRole("dialog").getByRole("heading", { level: 4 })).toBeVisible();
  await page.keyboard.press("Escape");
  await game.evaluate((it) => it.setAttribute("heading", "6"));
  await expect(title(6)).toBeVisible();
  await open();
  // HTML has no deeper one.
  await expect(game.getByRole("dialog").getByRole("heading", { level: 6 })).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await call(game, "undo")).not.toContain("1. ");
  await game.evaluate((it) => it.setAttribute("heading", "big"));
  await expect(title(2)).toBeVisible();
  expect((await told(page)).filter(({ kind }) => kind === "trouble")).toMatchObject([
    { code: "bad-setup", attribute: "heading" },
  ]);
});

test("it looks the same at any level", async ({ page, url }) => {
  await embed(page, { url }, [TWO, `${TWO} heading="5"`]);
  const fonts = [];
  for (const game of await element(page).all()) {
    await game.evaluate((it) => (it as Game).start());
    const heading = game.getByRole("heading", { name: "Gobblet" });
    fonts.push(
      await heading.evaluate((it) => {
        const { font, margin, whiteSpace } = getComputedStyle(it);
        return { font, margin, whiteSpace, height: it.clientHeight };
      }),
    );
  }
  expect(fonts[1]).toEqual(fonts[0]);
});

test("a list of regions names each game, started or not, in its language, unless the page says what it is", async ({
  page,
  url,
}) => {
  const head = "<style>sobremesa-game{margin-bottom:200vh}</style>";
  await embed(page, { url }, [TWO, "", 'lang="ko"', 'aria-label="A puzzle"'], { head });
  await element(page)
    .nth(1)
    .evaluate((it) => it.setAttribute("game", "dog"));
  const game = element(page).first();
  await expect(square(game)).toBeVisible();
  const named = async () =>
    (await regions(page)).filter(
      (name) => ["Dog", "A puzzle"].includes(name) || GOBBLET.test(name),
    );
  await expect.poll(named).toEqual(["Gobblet", "Dog", "고블릿", "A puzzle"]);
  await game.evaluate((it) => it.setAttribute("lang", "zh-Hans"));
  await expect.poll(named).toEqual(["级级可危", "Dog", "고블릿", "A puzzle"]);
  // Another game's record.
  await call(game, "load", DICE);
  await expect.poll(async () => (await regions(page))[0]).toBe("Cock & Bull");
});
