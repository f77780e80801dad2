// The examples for bloggers work as described.
import { readFileSync } from "node:fs";
import { axe, expect, open, test } from "./fixtures";
import { call, drawn, games, playsIn, square, turn } from "./special/blog";

test.use({ hurry: true, contextOptions: { reducedMotion: "reduce" } });

const at = (name: string) => `dist/site/examples/${name}.html`;

test("one game, under a strict policy, and in a frame in a sandbox", async ({ page, url }) => {
  await page.goto(url(at("element")));
  await playsIn(page, games(page));
  await expect(page.getByRole("link", { name: "Gobblet" })).toBeHidden();
  expect(await axe(page)).toEqual([]);
  await page.goto(url(at("strict")));
  await playsIn(page, games(page));
  // Those of the page before end a moment later.
  await expect.poll(() => page.workers().length).toBe(1);
  await page.goto(url(at("sandbox")));
  await playsIn(page, page.frameLocator("iframe"));
});

test("several games, each as it is seen", async ({ page, url }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await page.goto(url(at("several")));
  const all = games(page);
  await expect(turn(all.first())).toHaveText("White to move.");
  expect((await drawn(page)).slice(2)).toEqual([false, false]);
  const lines = ["Te toca.", /Red|Black|Your turn/, /Your turn|A to move|B |C /];
  for (const [index, line] of lines.entries()) {
    await all.nth(index + 1).scrollIntoViewIfNeeded();
    await expect(turn(all.nth(index + 1))).toContainText(line);
  }
  expect(await drawn(page)).toEqual([true, true, true, true]);
  await expect(all.last().locator(".seat-chip")).toHaveCount(3);
  expect(await axe(page)).toEqual([]);
});

test("events and methods", async ({ page, url }) => {
  await page.goto(url(at("events")));
  const log = page.locator("#log");
  await expect(log).toHaveText("ready {}");
  const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
  await press("Play D@b2");
  await press("Undo");
  await expect(square(games(page))).toHaveAccessibleName(/empty/);
  await press("Load a game");
  await press("Play D@b2");
  await press("New game");
  await press("Play D@b2");
  await expect(log).toHaveText(
    [
      "ready {}",
      'step {"notation":"D@b2","ply":1}',
      'step {"notation":"D@b2","ply":3}',
      'step {"notation":"D@b2","ply":1}',
    ].join("\n"),
  );
  expect(await call(games(page), "play", "D@b2")).toBe("illegal-move");
});

test("a frame", async ({ page, url }) => {
  await page.goto(url(at("iframe")));
  const log = page.locator("#log");
  await expect(log).toContainText("ready {}");
  await expect(log).toContainText("size ");
  const { height } = JSON.parse((await log.textContent())?.match(/size (.*)/)?.[1] ?? "");
  await expect(page.locator("iframe")).toHaveCSS("height", `${height}px`);
  await page.getByRole("button", { name: "Play D@b2" }).click();
  await expect(log).toContainText('step {"notation":"D@b2"');
  await page.getByRole("button", { name: "Ask for the record" }).click();
  await expect(log).toContainText("1. D@b2");
  expect(await axe(page)).toEqual([]);
});

/** A piece of HTML of examples/README.md. */
const written = (heading: string): string => {
  const text = readFileSync(new URL("../../examples/README.md", import.meta.url), "utf8");
  const [, section = ""] = text.split(`\n### ${heading}\n`);
  return /```html\n([\s\S]*?)```/.exec(section)?.[1] ?? "";
};

test("the WordPress shortcode and the frame for Markdown", async ({ page, url }) => {
  const html = written("WordPress");
  expect(html).toContain("defer");
  // A theme centres its posts, and has words about everything in them.
  const theme =
    "<style>.entry-content > * { max-width: 645px; margin-inline: auto } .entry-content p { font-size: 20px }</style>";
  const post = `${theme}<main><h1>A post</h1><div class="entry-content">${html}</div></main>`;
  await open(page, url("dist/embed/post.html"), post);
  await playsIn(page, games(page));
  expect(await axe(page)).toEqual([]);
  await open(page, url("dist/embed/frame.html"), `<h1>A post</h1><p>${written("Markdown")}</p>`);
  await playsIn(page, page.frameLocator("iframe"));
});
