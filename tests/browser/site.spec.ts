// The site: offline after one visit, installable, updated only when the person wants it.
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BrowserContext } from "@playwright/test";
import { GAMES } from "../../www/games/registry";
import { serve } from "../serve.mjs";
import { expect, test, type Watch } from "./fixtures";
import { clicks, Player } from "./player";

const folder = fileURLToPath(new URL("../../dist/site", import.meta.url));

/** What would serve from its cache. */
async function withoutWorker(context: BrowserContext, watch: Watch): Promise<void> {
  watch.allow(/fetching the script/);
  await context.route(/sw\.js/, (route) => route.abort());
}

test("after one visit it plays without a network", async ({ page, context, site }) => {
  await page.goto(site);
  await expect(page.getByText("Ready for offline use.")).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("button", { name: "Play Gobblet" }).click();
  const player = await Player.sit(page, clicks);
  const outcome = await player.toEnd();
  await player.sees(outcome);

  // So does a new tab, with the rules of what was played last.
  const next = await context.newPage();
  await next.goto(`${site}index.html#rules`);
  await expect(next.getByRole("heading", { name: "Gobblet: rules" })).toBeVisible();
});

test("what is served is made smaller on its way, as on any host", async ({ site, request }) => {
  for (const [accepted, encoding] of [
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["identity", undefined],
  ]) {
    const headers = { "accept-encoding": accepted ?? "" };
    const name = readdirSync(`${folder}/assets`).find((each) => each.endsWith(".wasm"));
    const answer = await request.get(`${site}assets/${name}`, { headers });
    expect(answer.headers()["content-encoding"]).toBe(encoding);
    expect(await answer.body()).toEqual(readFileSync(`${folder}/assets/${name}`));
  }
});

test("on the way into a game it waits for no other, and loads no language but the reader's", async ({
  page,
  context,
  site,
  watch,
}) => {
  await withoutWorker(context, watch);
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

test("home is there before the rules are, and what is tapped meanwhile happens when they come", async ({
  page,
  context,
  site,
  watch,
}) => {
  await withoutWorker(context, watch);
  let arrive = (): void => {};
  const there = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await context.route(/\.wasm/, async (route) => {
    await there;
    await route.continue();
  });
  await page.goto(site, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Play Gobblet" }).click();
  await expect(page.locator(".note")).toContainText("One moment");
  arrive();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Gobblet");
  await expect(page.locator(".note")).toHaveCount(0);
});

test("it can be installed", async ({ page, context, site, request }) => {
  await page.goto(site);
  await expect(page.getByText("Ready for offline use.")).toBeVisible();
  const cdp = await context.newCDPSession(page);
  const { errors, data } = await cdp.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await cdp.send("Page.getInstallabilityErrors");
  // Tests run in private windows, where nothing is ever installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);

  const manifest = JSON.parse(data ?? "");
  expect(manifest).toMatchObject({
    id: "./",
    name: "Sobremesa",
    short_name: "Sobremesa",
    categories: ["games"],
    background_color: "#EFE4D0",
    theme_color: "#EFE4D0",
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

  // What a launcher cuts to its own shape has no corners of its own; nor has the icon of those that cut all.
  const corner = (src: string): Promise<number | undefined> =>
    page.evaluate(async (address) => {
      const image = await createImageBitmap(await (await fetch(address)).blob());
      const context = new OffscreenCanvas(1, 1).getContext("2d");
      context?.drawImage(image, 0, 0);
      return context?.getImageData(0, 0, 1, 1).data[3];
    }, src);
  for (const { src, purpose = "any", type } of manifest.icons) {
    if (type !== "image/png") continue;
    expect(await corner(src), src).toBe(purpose === "maskable" ? 255 : 0);
  }
  const apple = await page.locator("link[rel=apple-touch-icon]").getAttribute("href");
  expect(await corner(apple ?? "")).toBe(255);
});

test("a launcher's shortcuts start a game each, which a reload finds again", async ({
  page,
  site,
  request,
}) => {
  const { shortcuts } = await (await request.get(`${site}site.webmanifest`)).json();
  expect(shortcuts).toHaveLength(GAMES.length);
  for (const { name, url, icons } of shortcuts) {
    expect((await request.get(site + icons[0].src)).ok()).toBe(true);
    await page.goto("about:blank");
    await page.goto(new URL(url, site).href);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    await expect(page).toHaveURL(/#play$/);
    const kept = () => page.evaluate(() => JSON.stringify(Object.keys(localStorage).sort()));
    const before = await kept();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    expect(await kept()).toBe(before);
  }
  await page.goto("about:blank");
  await page.goto(`${site}#play-chess`);
  await expect(page.getByRole("button", { name: "Play Gobblet" })).toBeVisible();
});

test("two sites on one host keep their files apart", async ({ page, watch }, info) => {
  const host = info.outputPath("host");
  for (const site of ["a", "b"]) cpSync(folder, `${host}/${site}`, { recursive: true });
  const { server, url } = await serve(host);
  watch.trust(url);
  try {
    for (const site of ["a", "b"]) {
      await page.goto(`${url}${site}/`);
      await expect(page.getByText("Ready for offline use.")).toBeVisible();
    }
    const kept = await page.evaluate(() => caches.keys());
    expect(kept).toHaveLength(2);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

test("a new version waits until it is wanted", async ({ page, watch }, info) => {
  const copy = info.outputPath("site");
  cpSync(folder, copy, { recursive: true });
  const { server, url } = await serve(copy);
  watch.trust(url);
  try {
    await page.goto(url);
    await expect(page.getByText("Ready for offline use.")).toBeVisible();
    const worker = readFileSync(`${copy}/sw.js`, "utf8");
    const version = /"([0-9a-f]{16})"/.exec(worker)?.[1] ?? "";
    expect(version).not.toBe("");
    writeFileSync(`${copy}/sw.js`, worker.replace(version, "0123456789abcdef"));

    await page.reload();
    await page.getByRole("button", { name: "Play Gobblet" }).click();
    const player = await Player.sit(page, clicks);
    await player.play("D@b2");
    await player.follow();
    // In the middle of a game nothing happens by itself.
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.getByRole("button", { name: "All games" }).click();
    await expect(page.getByText("A new version is ready.")).toBeVisible();
    expect(await page.evaluate(() => "same" in window)).toBe(true);
    await page.getByRole("button", { name: "Update now" }).click();
    await expect(page.getByText("Ready for offline use.")).toBeVisible();
    expect(await page.evaluate(() => "same" in window)).toBe(false);
    await page.getByRole("button", { name: /Go on with Gobblet/ }).click();
    await player.agrees();
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
