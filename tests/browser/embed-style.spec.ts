// An element and the page around it leave each other alone.
import type { Locator, Page } from "@playwright/test";
import { embed, square } from "./blog";
import { expect, test } from "./fixtures";

const SIZE = "<style>sobremesa-game{height:560px!important;display:block!important}</style>";
const HOSTILE = `<style>
  html { font: italic 62.5%/3 monospace; --ink: red; --paper: blue; --shadow: 90px; }
  body { direction: rtl; color: red; cursor: wait; text-align: right; }
  * { all: unset; letter-spacing: 9px !important; text-transform: uppercase !important;
      box-sizing: content-box !important; color: lime !important; line-height: 5 !important; }
  button, h1, p, canvas, svg, dialog, [class], .sobremesa, .row, .game { display: none !important; }
  @keyframes x { to { opacity: 0 } }
</style>`;

/** How everything in the element is styled, computed to the last property. */
const styles = (page: Page): Promise<string[]> =>
  page.locator("sobremesa-game").evaluate((game) =>
    [...(game.shadowRoot?.querySelectorAll("*") ?? [])].map((element) => {
      const style = getComputedStyle(element);
      const all = [...style].map((name) => `${name}:${style.getPropertyValue(name)}`);
      return `${element.tagName}.${element.getAttribute("class")} ${all.join(";")}`;
    }),
  );

async function shown(page: Page): Promise<void> {
  await expect(square(page.locator("sobremesa-game"))).toBeVisible();
  await page.locator("sobremesa-game").getByRole("button", { name: "More" }).dispatchEvent("click");
  await expect(page.locator("sobremesa-game").getByRole("dialog")).toBeVisible();
}

test("a hostile style sheet changes nothing in the element", async ({ page, url }) => {
  const attributes = ['theme="light" motion="off" seats="person,person"'];
  await embed(page, { url }, attributes, {
    head: `${SIZE}<style>body{margin:0;padding:0}h1{display:none}</style>`,
  });
  await shown(page);
  const friendly = await styles(page);
  expect(friendly.length).toBeGreaterThan(80);
  await page.unrouteAll();
  await embed(page, { url }, attributes, { head: HOSTILE + SIZE });
  await shown(page);
  const hostile = await styles(page);
  expect(hostile).toEqual(friendly);
});

/** What a game looks like once nothing of it is still to be drawn. */
async function settled(game: Locator): Promise<string> {
  let picture = "";
  await expect(async () => {
    const before = picture;
    picture = (await game.screenshot({ animations: "disabled" })).toString("base64");
    expect(picture).toBe(before);
  }).toPass({ intervals: [300] });
  return picture;
}

test("lines that a page draws under or through its text end at the element", async ({
  page,
  url,
}) => {
  const game = page.locator("sobremesa-game");
  const pictures = [];
  const lined =
    "<style>body{text-decoration:underline line-through 5px red;text-indent:3em}</style>";
  for (const head of ["", lined]) {
    await page.unrouteAll();
    await embed(page, { url }, ['theme="light" motion="off" seats="person,person"'], { head });
    await expect(square(game)).toBeVisible();
    pictures.push(await settled(game));
  }
  expect(pictures[1]).toBe(pictures[0]);
});

test("a page that resets everything and gives no size still shows a game", async ({
  page,
  url,
}) => {
  await embed(page, { url }, [""], { head: "<style>*{all:unset}</style>" });
  const place = square(page.locator("sobremesa-game"));
  await expect(place).toBeVisible();
  expect((await place.boundingBox())?.height).toBeGreaterThan(24);
});

test("without a word about its size it has one", async ({ page, url }) => {
  await embed(page, { url }, [""]);
  const box = await page.locator("sobremesa-game").boundingBox();
  expect(box?.height).toBe(640);
  await page.locator("sobremesa-game").evaluate((game) => game.setAttribute("hidden", ""));
  await expect(page.locator("sobremesa-game")).toBeHidden();
});

test("the element leaves the page as it was", async ({ page, url }) => {
  const head = `${SIZE}<p class='row game button card'>Some <button>text</button></p>`;
  /** All that a script could change around itself. */
  const around = () =>
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
        focus: document.activeElement?.tagName,
        outer,
      };
    });
  await embed(page, { url }, ['seats="person,person"'], { head, copies: 0 });
  const before = await around();
  await page.evaluate(
    (src) =>
      new Promise((loaded) => {
        const script = document.createElement("script");
        Object.assign(script, { src, onload: loaded });
        document.head.append(script);
        script.remove();
      }),
    url("dist/embed.js"),
  );
  await shown(page);
  await page.locator("sobremesa-game").getByRole("button", { name: "Close" }).click();
  const after = await around();
  // Where the keyboard is, is the person's doing.
  expect({ ...after, focus: before.focus }).toEqual(before);
});

test("a page sets colours, fonts, corners and parts", async ({ page, url }) => {
  const head = `<style>
    sobremesa-game { --sobremesa-ink: rgb(1, 2, 3); --sobremesa-sans: monospace; --sobremesa-radius-control: 0; }
    sobremesa-game::part(tools) { background: rgb(4, 5, 6); }
    sobremesa-game::part(bar), sobremesa-game::part(status), sobremesa-game::part(board) { outline: 1px solid rgb(7, 8, 9); }
  </style>`;
  await embed(page, { url }, ['theme="light"'], { head });
  const game = page.locator("sobremesa-game");
  await expect(square(game)).toBeVisible();
  await expect(game.locator(".sobremesa")).toHaveCSS("color", "rgb(1, 2, 3)");
  await expect(game.locator(".sobremesa")).toHaveCSS("font-family", "monospace");
  await expect(game.locator(".tools button").first()).toHaveCSS("border-radius", "0px");
  await expect(game.locator(".tools")).toHaveCSS("background-color", "rgb(4, 5, 6)");
  for (const part of ["bar", "status", "board"])
    await expect(game.locator(`[part=${part}]`)).toHaveCSS("outline-color", "rgb(7, 8, 9)");
});
