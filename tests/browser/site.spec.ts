// The site: what it loads and when, its installation, and the way back through its screens.
import { GAMES } from "../../www/games/registry";
import { expect, keptOffline, setUp, test, timersRung } from "./fixtures";
import { clicks, Player, sitDown } from "./player";

test("a game loads without the others' files", async ({ page, context, site }) => {
  await context.route(
    ({ pathname }) => GAMES.some(({ id }) => id !== "dog" && pathname.includes(`/${id}-`)),
    () => {},
  );
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${site}#play-dog`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Dog");
  await expect(page.locator(".board canvas").first()).toBeVisible();
  const languages = asked.flatMap(
    (url) => /\/(en|es|de|zh-Han[st])-[\w-]{8}\.js/.exec(url)?.[1] ?? [],
  );
  expect(languages).toEqual(["en"]);
});

test.describe("with its service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("it can be installed", async ({ page, context, site, request }) => {
    await page.goto(site);
    await keptOffline(page);
    const cdp = await context.newCDPSession(page);
    const { errors, data } = await cdp.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    const { installabilityErrors } = await cdp.send("Page.getInstallabilityErrors");
    // Tests run in private windows, where nothing is ever installed.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);

    const manifest = JSON.parse(data ?? "");
    expect(manifest).toMatchObject({
      id: "./",
      start_url: "./",
      scope: "./",
      display: "standalone",
    });
    const purposes = new Set<string>();
    for (const { src, sizes, type, purpose = "any" } of manifest.icons) {
      purposes.add(purpose);
      const answer = await request.get(site + src);
      expect(answer.ok(), src).toBe(true);
      expect(answer.headers()["content-type"]).toBe(type);
      if (type !== "image/png") continue;
      const bytes = await answer.body();
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
    }
    expect([...purposes].sort()).toEqual(["any", "maskable"]);
    expect(manifest.description).toMatch(/\S/);
    expect(manifest.shortcuts).toHaveLength(GAMES.length);
  });
});

test("after going home the next step back leaves the page", async ({ page, site }) => {
  const heading = page.getByRole("heading", { level: 1 });
  const home = page.getByRole("button", { name: "All games" });
  await page.goto(site);
  // By way of a dialog, of rules and back, and of a reload.
  await setUp(page, "Gobblet");
  await page.getByRole("button", { name: "Start" }).click();
  const player = await Player.sit(page, clicks);
  await player.menu("Rules");
  await page.getByRole("button", { name: "Back" }).click();
  await player.ready();
  await page.reload();
  await home.dblclick();
  await expect(heading).toHaveText("Sobremesa");
  await page.getByRole("button", { name: "Play Gobblet" }).click();
  await expect(heading).toHaveText("Gobblet");
  // With a dialog that has just been closed.
  await player.menu("Settings");
  await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
  await page.keyboard.press("Escape");
  await home.click();
  await expect(heading).toHaveText("Sobremesa");
  await page.goForward();
  await expect(heading).toHaveText("Gobblet");
  await home.click();
  await expect(heading).toHaveText("Sobremesa");
  const length = await page.evaluate(() => history.length);
  await page.goBack();
  expect(page.url()).toBe("about:blank");
  expect(length).toBeLessThan(6);
});

test("a double click on the way home presses nothing there", async ({ page, site }) => {
  const heading = page.getByRole("heading", { level: 1 });
  await sitDown(page, site);
  const box = await page.getByRole("button", { name: "All games" }).boundingBox();
  if (!box) throw new Error("no way home");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await expect(heading).toHaveText("Sobremesa");
  const there = ([x, y]: number[]) =>
    document.elementFromPoint(x ?? 0, y ?? 0)?.closest("button")?.textContent;
  expect(await page.evaluate(there, [x, y])).toMatch(/Rules|Statistics/);
  for (const clickCount of [2, 3]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  }
  // A dialog that the click opens may come later.
  await timersRung(page);
  await expect(heading).toHaveText("Sobremesa");
  const opened = page.getByRole("dialog").or(page.getByRole("heading", { name: /: rules$/ }));
  await expect(opened).toHaveCount(0);
  // A separate click is heard.
  await page.mouse.click(x, y);
  await expect(opened).toBeVisible();
});
