// Untrusted names, headers and whole records are shown as text, never as markup, and never break the layout.
import type { Page } from "@playwright/test";
import { expect, importGames, openLink, test } from "./fixtures";
import { hashOf, type Match, rules } from "./player";
import { tooWide } from "./special/fits";

const EVIL = `<img src=x onerror=hit()>"'&amp;</textarea><script>hit()</script>`;
/** Turns all that follows round; ends a line; is very long. */
const NAMES = [`<img src=x onerror=hit()>"'&`, "\u202eevil\u2066\u0000\n", "W".repeat(5000), EVIL];

/** Checks that no foreign text ran as code, became markup or broke the layout. */
async function harmless(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(() => {
    // Fluent's own source, in the page's script, has marks that isolate values.
    const texts = [...document.querySelectorAll("*:not(script)")].flatMap((element) => [
      ...[...element.attributes].map(({ value }) => value),
      ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
    ]);
    return {
      hits: (window as unknown as { hits: number }).hits,
      images: document.querySelectorAll("img, iframe, object, embed, base, body script[src]")
        .length,
      turned: texts.filter((text) => /\p{Bidi_C}/u.test(text)),
      handlers: [...document.querySelectorAll("*")].filter((element) =>
        [...element.attributes].some(({ name }) => name.startsWith("on")),
      ).length,
    };
  });
  expect(found, where).toEqual({ hits: 0, images: 0, turned: [], handlers: 0 });
  expect(await tooWide(page), where).toEqual([]);
}

const arm = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let hits = 0;
    Object.defineProperty(window, "hits", { get: () => hits });
    Object.assign(window, { hit: () => hits++ });
  });

test("names on every screen that shows them", async ({ page, url }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const { Match, Series } = await rules();
  const seats = NAMES.map((name) => ({ kind: "person", name }));
  const begin = (match: Match): Match => {
    for (
      let turn = match.turn(), steps = 0;
      turn.kind !== "seat" || steps < 3;
      turn = match.turn()
    ) {
      if (turn.kind === "chance") match.resolveChance();
      else {
        match.play(match.legalMoves()[0]?.notation ?? "");
        steps++;
      }
    }
    return match;
  };
  const games = [
    { game: "gobblet", match: begin(new Match("gobblet")) },
    { game: "cock-bull", match: begin(new Match("cock-bull")) },
    { game: "muros", match: begin(new Match("muros", { seats: 4, seed: "1" })) },
    { game: "dog", match: begin(new Match("dog", { seats: 4, seed: "1" })) },
  ].map(({ game, match }, at) => {
    const save = { v: 1, id: `evil${at}`, game, record: match.record(), at: match.ply };
    return { ...save, seats: seats.slice(0, match.seats), updated: at + 1, turn: 1 };
  });
  const series = new Series("cock-bull", { options: { series: "games:3" }, seed: "1" });
  const match = begin(series.match());
  const record = match.record();
  series.keep(record);
  const about = { record, at: match.ply, series: series.record() };
  games.push({ ...games[1], id: "series", ...about } as never);

  await arm(page);
  await page.goto(url("dist/sobremesa.html"));
  await importGames(page, games);
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  await button("Show all 5").click();
  await expect(button(/^Continue/)).toHaveCount(5);
  await harmless(page, "home");
  for (let at = 0; at < 5; at++) {
    await button(/^Continue/)
      .nth(at)
      .click();
    await expect(page.locator(".status .status-who")).not.toBeEmpty();
    const where = await page.getByRole("heading", { level: 1 }).innerText();
    await harmless(page, where);
    await button("Menu").click();
    await harmless(page, `${where}, menu`);
    if (where === "Cock & Bull" && (await button("Score sheet").isVisible())) {
      await button("Score sheet").click();
      await harmless(page, `${where}, score sheet`);
    } else {
      await button("New game").click();
      await harmless(page, `${where}, set-up`);
    }
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await button("All games").click();
    if (await button("Show all 5").isVisible()) await button("Show all 5").click();
  }
});

test("untrusted headers and tokens in shares, links and errors", async ({ page, url }) => {
  await arm(page);
  await page.goto(url("dist/sobremesa.html"));
  const header = EVIL.replaceAll('"', "'");
  const record = `[Game "gobblet"]\n[Names "${header}"]\n[Date "${"\u202e".repeat(9)}${"9".repeat(3000)}"]\n[Result "*"]\n\n1. D@b2\n`;
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const field = page.getByLabel("A record, a link or");
  // First as an error.
  await button("Open or join").click();
  for (const token of [EVIL.replaceAll(" ", ""), "\u202e\u2066evil", "W".repeat(9000)]) {
    await field.fill(`${record}2. ${token}\n`);
    await button("Open").click();
    await expect(page.getByRole("alert")).toContainText("can’t be read or played here");
    await field.fill("");
    await harmless(page, token.slice(0, 40));
  }
  await field.fill(record);
  await button("Open").click();
  await expect(page.locator(".seats")).toContainText("<img src=x");
  await harmless(page, "game");
  await button("Menu").click();
  await button("Share").click();
  const shared = page.getByLabel("The game as text");
  // As it came, or cut; but text.
  expect(await shared.inputValue()).toContain("1. D@b2");
  expect(await page.evaluate(() => document.querySelectorAll("img").length)).toBe(0);
  // And as a link.
  await page.goto("about:blank");
  await openLink(page, url("dist/sobremesa.html") + hashOf(`${record}2. ${EVIL}\n`));
  await expect(page.locator(".note")).toContainText("can’t be read or played here");
  await harmless(page, "link");
});
