// The board stays where it is from the first turn of a first game to its end, whatever is said, asked and counted.
import { GAMES } from "../../www/games/registry";
import { bot, desk, expect, openLink, person, phone, recordNamed, test } from "./fixtures";
import { hashOf } from "./player";

/** In the page: plays at random until the end is shown, or long enough. Returns where the board was on the way. */
async function played(most: number): Promise<string[]> {
  const places = new Set<string>();
  const look = (): void => {
    const { x, y, width, height } = document.querySelector(".board")?.getBoundingClientRect() ?? {};
    places.add([x, y, width, height].map((each) => Math.round(each ?? 0)).join(" "));
  };
  new MutationObserver(look).observe(document.body, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  let touches = 0;
  while (touches < most && !document.querySelector(".over .answers button")) {
    const front = [...document.querySelectorAll("dialog[open]")].at(-1);
    const all = document.querySelectorAll<HTMLElement>(
      ".board-grid [data-can], .answers button, .opening button",
    );
    const can = front ? front.querySelectorAll<HTMLElement>("button") : all;
    // Twice the same: a first touch may only show a move.
    can[(touches >> 1) % can.length]?.click();
    touches += 1;
    await new Promise((done) => setTimeout(done, 5));
  }
  look();
  return [...places];
}

for (const [name, size] of Object.entries({ phone, desk }))
  test.describe(`on a ${name}`, () => {
    test.use({ ...size, settings: { speed: "off", introduced: {} } });

    for (const { id } of GAMES)
      test.describe(id, () => {
        const bots = id === "dog" ? [bot, bot, bot] : [bot];
        test.use({ setup: { seats: [person(""), ...bots], options: {} } });

        test("the board stays where it is", async ({ page, file }) => {
          test.setTimeout(120_000);
          await page.goto(file);
          await page.locator(`[data-game="${id}"] .primary`).click();
          await page.locator(".board-grid").waitFor();
          const places = await page.evaluate(played, id === "dog" ? 120 : 10_000);
          // A whole game of Dog at random would last minutes.
          if (id === "dog") {
            await openLink(page, file + hashOf(recordNamed("dog-four-whole")));
            await page.locator(".over .answers button").first().waitFor();
            places.push(...(await page.evaluate(played, 1)));
          }
          expect([...new Set(places)]).toHaveLength(1);
        });
      });
  });
