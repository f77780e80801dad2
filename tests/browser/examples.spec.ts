// The rules' examples: drawn by the board, told by the phrases, also where there is little room and no light.
import { GAMES } from "../../www/games/registry";
import { expect, test } from "./fixtures";
import { teller } from "./texts";

const SAID = {
  "cock-bull": "Rot entfernt den Chip von Hahn 2.",
  dog: "Blau spielt 5. A1 zieht auf Feld 15. B1 muss in den Zwinger.",
  gobblet: "Weiß zieht eine 4 von b2 nach c3, über die schwarze 3.",
  muros: "A legt Rot an W3, aus der Hand. Die Linie verliert 3. Der Rest rückt nach.",
};

test.use({ viewport: { width: 320, height: 640 }, locale: "de-DE", colorScheme: "dark" });

test("every game's rules show what they tell", async ({ page, file }) => {
  await page.goto(`${file}#rules`);
  const say = teller("de", "page", "cock-bull", "dog", "gobblet", "muros");
  for (const [at, { id, title }] of GAMES.entries()) {
    if (at) await page.getByRole("button", { name: say(title), exact: true }).click();
    const drawn = page.getByRole("img", { name: SAID[id], exact: true });
    await drawn.scrollIntoViewIfNeeded();
    await expect(drawn).toContainText(SAID[id]);
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
