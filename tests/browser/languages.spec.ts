// The language with the longest texts on every screen of the smallest phone: all texts fit, and the page names its
// language. longest.spec.ts has the others in games.
import { GAMES } from "../../www/games/registry";
import { expect, open, openLink, phone, recordNamed, teller, test } from "./fixtures";
import { hashOf } from "./player";
import { cutChoices, tooWide } from "./special/fits";

test.describe("in French", () => {
  const language = "fr";
  test.use({ ...phone, viewport: { width: 320, height: 640 }, locale: "fr-CA" });
  const say = teller(language);

  test("texts fit", async ({ page, file }) => {
    const found: string[] = [];
    const look = async (screen: string) => {
      const troubles = [...(await tooWide(page)), ...(await cutChoices(page))];
      found.push(...troubles.map((trouble) => `${screen}: ${trouble}`));
    };
    const button = (label: string) => page.getByRole("button", { name: label, exact: true });
    const dialogs = page.getByRole("dialog");
    const dialog = dialogs.last();
    const close = async () => {
      await page.keyboard.press("Escape");
      await expect(dialogs).toHaveCount(0);
      // Its entry in the history goes a moment later, and would take another address back with it.
      await page.waitForFunction(() => !history.state?.dialogs);
    };
    // The same puzzles on whichever day this is read.
    await page.clock.setFixedTime(new Date("2026-11-26T12:00:00Z"));
    await page.goto(file);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator(".sobremesa")).toHaveAttribute("lang", language);
    await look("home");
    await button(say("settings")).click();
    await expect(
      dialog.getByRole("option", { name: say("language-name", { code: language }), exact: true }),
    ).toHaveCount(1);
    await look("settings");
    await close();

    for (const { id: game, texts } of GAMES) {
      const name = say(texts.title);
      await button(name).click();
      await look(`${game}: its page`);
      await button(say("play-with")).click();
      await expect(dialog).toHaveAccessibleName(say("setup-title", { game: name }));
      // House rules, too, which are folded away.
      for (const fold of await dialog.locator("summary").all()) await fold.click();
      await look(`${game}: set-up`);
      if (game === "gobblet") {
        await dialog.locator("select[name=seat-1]").selectOption("guest");
        await look("set-up with a guest");
      }
      // The set-up lies over the game's page.
      await page.keyboard.press("Escape");
      await expect(dialogs).toHaveCount(1);
      await close();
      await button(say("home-play", { game: name })).click();
      await expect(page.getByRole("toolbar", { name: say("tools") })).toBeVisible();
      await look(`${game}: game`);
      await button(say("moves")).click();
      await expect(dialog).toBeVisible();
      await look(`${game}: moves`);
      await close();
      await button(say("menu")).click();
      await look(`${game}: menu`);
      await dialog.getByRole("button", { name: say("rules") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        say("rules-title", { game: name }),
      );
      await look(`${game}: rules`);
      await button(say("back")).click();
      await button(say("home")).click();
    }
    await button(say("puzzles-today")).click();
    await look("today's puzzles");
    await close();
    await button(say("open-or-join")).click();
    await look("open or join");
    await close();
    for (const { id: game, texts } of GAMES.filter(({ puzzles }) => puzzles)) {
      await page.goto(`${file}#puzzle-${game}`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(say(texts.title));
      await expect(page.locator(".board-grid [data-can]").first()).toBeAttached();
      await look(`${game}: puzzle`);
      if (game !== "cock-bull") continue;
      // A choice, whichever: then there is more to read.
      const choice = page.locator(".board-grid [data-can]").first();
      for (const _ of ["shown", "played"]) await choice.dispatchEvent("click");
      await look("puzzle: done");
      await button(say("puzzle-prices")).click();
      await expect(dialog.getByRole("table")).toBeVisible();
      await look("puzzle: prices");
      await close();
    }
    await openLink(page, file + hashOf(recordNamed("cock-bull-peg-out")));
    await button(say("review")).click();
    await expect(dialog.getByRole("img")).toBeVisible({ timeout: 30_000 });
    await look("review");
    expect(found).toEqual([]);
  });
});

test("the element's script reads right in a page of another encoding", async ({ page, url }) => {
  const script = url("dist/site/embed.js");
  await page.route(script, (route) =>
    route.fulfill({ path: "dist/site/embed.js", contentType: "text/javascript" }),
  );
  const html = `<h1>A blog</h1><script src="${script}"></script><sobremesa-game game="gobblet" lang="zh-Hans"></sobremesa-game>`;
  await open(page, url("blog.html"), html, {
    "content-type": "text/html; charset=windows-1252",
  });
  expect(await page.evaluate(() => document.characterSet)).toBe("windows-1252");
  const toolbar = page.getByRole("toolbar", { name: teller("zh-Hans")("tools") });
  await expect(toolbar).toBeVisible();
});
