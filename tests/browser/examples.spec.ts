// The rules' examples: drawn by the board, told by the phrases, also where there is little room and no light.
import type { GameId } from "../../www/engine/types";
import { GAMES } from "../../www/games/registry";
import { expect, test } from "./fixtures";
import { teller } from "./texts";

/** What is told of the first example of each; of games that are not named here it is only drawn. */
const SAID: Partial<Record<GameId, string>> = {
  "cock-bull": "Rot entfernt den Chip von Hahn 2.",
  dog: "Blau spielt: 5. Eine blaue Figur zieht auf das 1. Feld vor dem Start von Rot. Eine rote Figur muss in den Zwinger.",
  gobblet: "Weiß zieht eine 4 von b2 nach c3, über eine schwarze 3.",
  muros: "A legt Rot an W3, aus der Hand. Die Linie verliert 3. Der Rest rückt nach.",
};

test.use({ viewport: { width: 320, height: 640 }, locale: "de-DE", colorScheme: "dark" });

test("every game's rules show what they tell", async ({ page, file }) => {
  await page.goto(`${file}#rules`);
  const say = teller("de");
  for (const [at, { id, title }] of GAMES.entries()) {
    if (at) await page.getByRole("button", { name: say(title), exact: true }).click();
    const said = SAID[id];
    const all = said ? { name: said, exact: true } : {};
    const drawn = page
      .getByRole("img", all)
      .filter({ has: page.locator("canvas") })
      .first();
    await drawn.scrollIntoViewIfNeeded();
    await expect(drawn).toContainText(said ?? /./);
    // Both layers are drawn on: the board, and what stands on it.
    const inked = () =>
      drawn.locator("canvas").evaluateAll((all) =>
        all.map((one) => {
          const canvas = one as HTMLCanvasElement;
          const { width, height } = canvas;
          const { data } = canvas.getContext("2d")?.getImageData(0, 0, width, height) ?? {};
          return width >= 200 && !!data?.some((byte) => byte > 0);
        }),
      );
    await expect.poll(inked).toEqual([true, true]);
    // A heap of boards must not stay behind.
    expect(await page.locator("article canvas").count()).toBeLessThan(40);
  }
});
