// Web hosts that redirect pages to prettier addresses, answer with wrong files, or replace one version with the next.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { serve } from "../serve.mjs";
import { test as base, expect, keptOffline } from "./fixtures";
import { answered, sitDown } from "./player";

const folder = fileURLToPath(new URL("../../dist/site", import.meta.url));

/** A host with a copy of the site. */
interface Host {
  url: string;
  /** Its folder. */
  copy: string;
  /** Which files were asked for. */
  asked: string[];
  /** Special answers, by path. */
  answers: Map<string, (response: ServerResponse) => void>;
  /** Puts another version there: the contents of its worker have another name. */
  release(version: string): void;
}

const test = base.extend<{ host: Host }>({
  host: async ({ watch }, use, info) => {
    const copy = info.outputPath("site");
    cpSync(folder, copy, { recursive: true });
    const worker = readFileSync(`${copy}/sw.js`, "utf8");
    const { server, url } = await serve(copy);
    watch.trust(url);
    const asked: string[] = [];
    const answers: Host["answers"] = new Map();
    const [file] = server.listeners("request") as ((..._: unknown[]) => void)[];
    server.removeAllListeners("request");
    server.on("request", (request: IncomingMessage, response: ServerResponse) => {
      const path = request.url ?? "";
      asked.push(path);
      const answer = answers.get(path);
      if (answer) answer(response);
      else file?.(request, response);
    });
    const release = (version: string): void =>
      writeFileSync(`${copy}/sw.js`, worker.replace(/"[0-9a-f]{16}"/, `"${version}"`));
    await use({ url, copy, asked, answers, release });
    server.close();
    server.closeAllConnections();
  },
});

test.use({ serviceWorkers: "allow" });

const redirect =
  (status: number, location: string) =>
  (response: ServerResponse): void =>
    void response.writeHead(status, { location }).end();

const html =
  (status: number, text: string) =>
  (response: ServerResponse): void =>
    void response.writeHead(status, { "content-type": "text/html" }).end(text);

const home = (page: Page) =>
  expect(page.getByRole("button", { name: "Play Gobblet" })).toBeVisible();
/** The caches that there are; none while the page reloads. */
const caches = (page: Page): Promise<string[]> =>
  page.evaluate(() => globalThis.caches.keys()).catch(() => []);

test("a host may redirect index.html to another address", async ({ page, context, host }) => {
  const index = readFileSync(`${host.copy}/index.html`, "utf8");
  host.answers.set("/index.html", redirect(302, "/start"));
  host.answers.set("/start", html(200, index));
  host.answers.set("/site.webmanifest", redirect(302, "/site.webmanifest?v=1"));
  await page.goto(host.url);
  await keptOffline(page);
  await page.goto(host.url);
  await home(page);
  await context.setOffline(true);
  for (const address of ["", "index.html", "?from=afar", "index.html?from=afar"]) {
    await page.goto(host.url + address);
    await home(page);
  }
});

const rejected: [name: string, path: (files: string[]) => string, status: number][] = [
  ["a script with a page", (files) => files.find((name) => /^dog-.*\.js$/.test(name)) ?? "", 200],
  ["index.html with a part of an answer", () => "../index.html", 206],
];
for (const [name, path, status] of rejected)
  test(`no version is kept with ${name}`, async ({ page, context, host, watch }) => {
    watch.allow(/404|Failed to load|MIME|expected magic|Incorrect response/);
    const { pathname } = new URL(`assets/${path(readdirSync(`${host.copy}/assets`))}`, host.url);
    await page.goto(host.url);
    await keptOffline(page);
    host.answers.set(pathname, html(status, "<title>We will be back</title>"));
    host.release("0123456789abcdef");
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const found = new Promise<ServiceWorker | null>((done) => {
        registration.onupdatefound = () => done(registration.installing);
      });
      await registration.update();
      const worker = await found;
      while (worker && worker.state === "installing")
        await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
    });
    expect(await caches(page)).toHaveLength(1);
    await context.setOffline(true);
    await page.reload();
    await home(page);
    await context.setOffline(false);
    host.answers.delete(pathname);
    await page.reload();
    await expect(page.getByText("A new version is ready.")).toBeVisible();
  });

const update = (page: Page) => page.getByRole("button", { name: "Update now" });

/** Makes a page check for a new version, as when it becomes visible. */
const lookAgain = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

test("a new version waits until it is wanted", async ({ page, host }) => {
  await page.goto(host.url);
  await keptOffline(page);
  host.release("0123456789abcdef");
  await page.reload();
  const player = await answered(await sitDown(page));
  // In the middle of a game nothing happens by itself.
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole("button", { name: "All games" }).click();
  await expect(page.getByText("A new version is ready.")).toBeVisible();
  expect(await page.evaluate(() => "same" in window)).toBe(true);
  await update(page).click();
  await page.waitForFunction(() => !("same" in window));
  await keptOffline(page);
  await page.getByRole("button", { name: /Continue Gobblet/ }).click();
  await player.agrees();
});

test("two sites on one host keep their files apart", async ({ page, host }) => {
  for (const site of ["a", "b"]) {
    cpSync(folder, `${host.copy}/${site}`, { recursive: true });
    await page.goto(`${host.url}${site}/`);
    await keptOffline(page);
  }
  expect(await caches(page)).toHaveLength(2);
});

test("an update in one tab leaves other tabs their files", async ({ page, context, host }) => {
  await page.goto(host.url);
  await keptOffline(page);
  const [second, third] = [await context.newPage(), await context.newPage()];
  for (const tab of [second, third]) {
    await tab.goto(host.url);
    await keptOffline(tab);
  }
  const assets = `${host.copy}/assets`;
  const before = await caches(page);
  // Two updates in a row, after each of which the files of before are gone from the host.
  for (const version of ["0123456789abcdef", "fedcba9876543210"]) {
    host.release(version);
    await lookAgain(page);
    await update(page).click();
    await expect.poll(() => caches(page)).toContain(`sobremesa / ${version}`);
    await keptOffline(page);
  }
  const kept = await caches(page);
  expect(kept).toEqual([...before, "sobremesa / 0123456789abcdef", "sobremesa / fedcba9876543210"]);
  rmSync(assets, { recursive: true });
  await second.getByRole("button", { name: "Play Cock & Bull" }).click();
  await expect(second.getByRole("heading", { level: 1 })).toContainText("Cock & Bull");
  await expect(update(third)).toBeVisible();
  await third.evaluate(() => Object.assign(window, { same: true }));
  await update(third).click();
  await keptOffline(third);
  expect(await third.evaluate(() => "same" in window)).toBe(false);
  await second.close();
  // The browser may count a closed tab among the open ones for a moment. The next visit asks again.
  const visited = async (): Promise<string[]> => {
    await page.reload();
    await keptOffline(page);
    return caches(page);
  };
  await expect.poll(visited).toEqual(["sobremesa / fedcba9876543210"]);
});

test("updates are looked for on return and once a day", async ({ page, host }) => {
  await page.clock.install();
  await page.goto(host.url);
  await keptOffline(page);
  const looks = (): number => host.asked.filter((path) => path === "/sw.js").length;
  const back = (): Promise<unknown> =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  const nextDay = (): Promise<void> => page.clock.runFor("24:00:00");
  for (const comes of [() => lookAgain(page), back, nextDay]) {
    const before = looks();
    // Browsers ask once for requests that overlap.
    await expect(async () => {
      await comes();
      expect(looks()).toBeGreaterThan(before);
    }).toPass();
  }
});

test("the kept version outlives its site", async ({ page, context, host, watch }) => {
  watch.allow(/404|bad HTTP response/);
  await page.goto(host.url);
  await keptOffline(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send("Storage.overrideQuotaForOrigin", { origin: host.url, quotaSize: 1 });
  host.release("0123456789abcdef");
  await lookAgain(page);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { installing, waiting } = await navigator.serviceWorker.ready;
        return [installing, waiting, (await globalThis.caches.keys()).length];
      }),
    )
    .toEqual([null, null, 1]);
  rmSync(host.copy, { recursive: true });
  await lookAgain(page);
  await page.reload();
  await keptOffline(page);
  await page.getByRole("button", { name: "Play Gobblet" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Gobblet");
});
