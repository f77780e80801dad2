// The element in style sheets of all kinds: it looks as it does without them, and a tap plays what it touches.
import type { Locator } from "@playwright/test";
import { hurried } from "./anyone";
import { embed, type Game, square, turn } from "./blog";
import { expect, test } from "./fixtures";
import { STYLES } from "./styles-of-pages";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  viewport: { width: 1000, height: 900 },
});

/** So that it has a size where everything is unset, and every page the same light. */
const OWN = "sobremesa-game { display: block !important; height: 640px !important }";

/** So many styles are tried on one page. */
const SOME = 10;

/** Taps in the middle of what is seen of a place. */
async function tap(place: Locator, where: string): Promise<void> {
  const box = await place.boundingBox();
  if (!box) throw new Error(`${where}: it is not to be seen`);
  await place.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

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

test("there are 38 styles, each of its own kind", () => {
  const texts = Object.values(STYLES);
  expect(texts.length).toBeGreaterThanOrEqual(38);
  expect(new Set(texts).size).toBe(texts.length);
});

const all = Object.entries(STYLES);
for (let from = 0; from < all.length; from += SOME) {
  const some = all.slice(from, from + SOME);
  test(`no style changes how it looks or where a tap goes, ${from + 1} to ${from + some.length}`, async ({
    page,
    url,
  }) => {
    await hurried(page);
    const head = `<style>${OWN}</style><style id="page"></style>`;
    await embed(page, { url }, ['theme="light" seats="person,bot:1" lang="en"'], { head });
    const game = page.locator("sobremesa-game");
    await expect(square(game)).toBeVisible();
    const style = (css: string) =>
      page.locator("#page").evaluate((it, text) => {
        it.textContent = text;
      }, css);
    const friendly = await worn(game);
    expect(friendly.join()).not.toContain("not there");
    const wrong: string[] = [];
    for (const [name, css] of some) {
      await style(css);
      await game.evaluate((it) => (it as Game).newGame());
      await expect(turn(game)).toHaveText("Your turn.");
      await game.scrollIntoViewIfNeeded();
      for (const [at, now] of (await worn(game)).entries())
        if (now !== friendly[at]) wrong.push(`${name}: ${now}, and not ${friendly[at]}`);
      for (const place of [game.locator(".board-grid [data-can]").first(), square(game)])
        await tap(place, name);
      const played = () => game.evaluate((it) => (it as Game).record ?? "");
      await expect.poll(played, { message: name, intervals: [50] }).toMatch(/1\. D@b2\n2\. /);
    }
    expect(wrong).toEqual([]);
    // What a page may set is seen by this.
    await style("sobremesa-game { --sobremesa-ink: lime }");
    expect(await worn(game)).not.toEqual(friendly);
  });
}
