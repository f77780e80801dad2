// An element that is moved while its game is under way: into a popup, a frame, picture-in-picture, and back.
import type { Page } from "@playwright/test";
import { embed, type Game, square, told } from "./blog";
import { expect, test } from "./fixtures";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const TWO = 'seats="person,person"';

/** Begins a game and plays a move. */
async function begin(page: Page, url: (path: string) => string): Promise<void> {
  await embed(page, { url }, [TWO]);
  const game = page.locator("sobremesa-game");
  await expect(square(game)).toBeVisible();
  await game.evaluate((it) => (it as Game).play("D@b2"));
}

const PLACES = ["a popup", "a frame", "adoptNode and a frame", "picture-in-picture"] as const;

for (const place of PLACES)
  test(`a game goes on in ${place}, styled, and back again`, async ({ page, url }) => {
    await begin(page, url);
    const { there, lost } = await page.evaluate(async (where) => {
      const game = document.querySelector("sobremesa-game") as Game;
      const frame = document.createElement("iframe");
      frame.style.cssText = "width:700px;height:700px";
      const { documentPictureInPicture } = window as unknown as {
        documentPictureInPicture?: { requestWindow(size: object): Promise<Window> };
      };
      let view: Window | null | undefined;
      if (where === "a popup") view = open("", "", "width=700,height=700");
      else if (where === "picture-in-picture")
        view = await documentPictureInPicture
          ?.requestWindow({ width: 700, height: 700 })
          .catch(() => undefined);
      if (!view) {
        document.body.append(frame);
        view = frame.contentWindow as Window;
      }
      Object.assign(window, { there: view });
      if (where.startsWith("adopt")) view.document.adoptNode(game);
      view.document.body.append(game);
      return { there: game.ownerDocument === view.document, lost: game.record === null };
    }, place);
    expect(there).toBe(true);
    // Only what is taken out of a page before it is put into another stops.
    if (!place.startsWith("adopt")) expect(lost).toBe(false);
    const look = (): Promise<{ record: string | null; display: string; canvas: number }> =>
      page.evaluate(() => {
        const { document: doc } = (window as unknown as { there: Window }).there;
        const game = doc.querySelector("sobremesa-game") as Game;
        const root = game.shadowRoot;
        const host = root?.querySelector(".sobremesa");
        return {
          record: game.record,
          display: host ? getComputedStyle(host).display : "",
          canvas: root?.querySelector("canvas")?.width ?? 0,
          text: root?.textContent ?? "",
        };
      });
    await expect.poll(async () => (await look()).record).toContain("1. D@b2");
    await expect.poll(async () => (await look()).canvas).toBeGreaterThan(100);
    const pixels = (): Promise<number> =>
      page.evaluate(() => {
        const { document: doc } = (window as unknown as { there: Window }).there;
        const all = doc.querySelector("sobremesa-game")?.shadowRoot?.querySelectorAll("canvas");
        const canvas = all?.[1] as HTMLCanvasElement;
        const { width, height } = canvas;
        const data = canvas.getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
        return [...data].filter((each) => each > 0).length;
      });
    await expect.poll(pixels, "it is drawn").toBeGreaterThan(1000);
    // It is played there, and back in the first page.
    const play = (notation: string): Promise<unknown> =>
      page.evaluate((move) => {
        const { document: doc } = (window as unknown as { there: Window }).there;
        (doc.querySelector("sobremesa-game") as Game).play(move);
      }, notation);
    await play("D@c3");
    await page.evaluate(() => {
      const { there: view } = window as unknown as { there: Window };
      document.body.append(view.document.querySelector("sobremesa-game") as Game);
    });
    const game = page.locator("sobremesa-game");
    await expect(square(game)).toBeVisible();
    await expect.poll(() => game.evaluate((it) => (it as Game).record)).toContain("2. D@c3");
    await game.evaluate((it) => (it as Game).undo());
    await expect.poll(() => game.evaluate((it) => (it as Game).record)).not.toContain("2. D@c3");
    expect((await told(page)).filter(({ kind }) => kind === "trouble")).toEqual([]);
  });

test("an attribute that makes no sense is told once, however often the element moves", async ({
  page,
  url,
}) => {
  await embed(page, { url }, [`${TWO} level="9"`]);
  await expect(square(page.locator("sobremesa-game"))).toBeVisible();
  await page.evaluate(async () => {
    const game = document.querySelector("sobremesa-game") as Game;
    const frame = document.createElement("iframe");
    document.body.append(frame);
    for (const home of [frame.contentDocument?.body, document.body]) {
      home?.append(game);
      await new Promise((done) => setTimeout(done));
    }
  });
  const troubles = (await told(page)).filter(({ kind }) => kind === "trouble");
  expect(troubles.map(({ attribute }) => attribute)).toEqual(["level"]);
});
