// Games in frames and sandboxes, and the messages between the frame and the page.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { serve } from "../serve.mjs";
import { expect, open, test } from "./fixtures";
import { type Game, games, playsIn, square, type Told, told, turn } from "./special/blog";

// Where nothing is stored, motion follows the system.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const frame = (attributes: string) =>
  `<h1>A blog</h1><iframe title="Sobremesa" width="900" height="640" ${attributes}></iframe>`;
const SANDBOX = 'sandbox="allow-scripts"';

/** Messages posted before, to the game's frame and from it to the page around it, have been heard, and what they changed is shown. */
async function delivered(page: Page, game: Locator): Promise<void> {
  const later = () =>
    new Promise<void>((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => requestAnimationFrame(() => requestAnimationFrame(() => done()));
      addEventListener("message", ({ data }) => data === "delivered" && port2.postMessage(0));
      postMessage("delivered", "*");
    });
  await game.evaluate(later);
  await page.evaluate(later);
}

test("the page for frames reads only known attributes", async ({ page, url }) => {
  const address = url(
    "dist/site/embed.html?game=gobblet&level=1&lang=es&theme=dark&onclick=x&style=color:red",
  );
  await open(page, url("blog.html"), frame(`src="${address}"`));
  const game = page.frameLocator("iframe").locator("sobremesa-game");
  await expect(turn(game)).toHaveText("Te toca.");
  await expect(game.locator("[lang=es][data-theme=dark]")).toHaveCount(1);
  const names = await game.evaluate((element) => element.getAttributeNames());
  // The level of its heading is the frame's own, where nothing is said of it.
  expect(names.sort()).toEqual(["game", "heading", "lang", "level", "theme"]);
  await expect(game.getByRole("heading", { level: 1 })).toBeVisible();
});

test("untrusted text never becomes markup in the page for frames", async ({ page, url, watch }) => {
  const evil = (name: string): string =>
    `"'></main><x-hit></x-hit><script>parent.hit("${name}")</script><img src=x onerror="parent.hit('${name}')">`;
  const hits: string[] = [];
  await page.exposeFunction("hit", (name: string) => hits.push(name));
  const names = ["variant", "level", "options", "position", "lang", "theme", "motion", "origin"];
  const record = `[Game "gobblet"]\n[Names "${evil("names").replace(/["\\]/g, "\\$&").replaceAll(",", "")}, Bo"]\n\n1. D@b2\n`;
  const queries = [
    Object.fromEntries([...names, "x"].map((name) => [name, evil(name)])),
    { game: evil("game") },
    { record: evil("record") },
    { record, seats: "person,person" },
  ];
  for (const query of queries) {
    const asked = new URLSearchParams({ game: "gobblet", storage: "on", ...query });
    const address = url(`dist/site/embed.html?${asked}#${encodeURIComponent(evil("hash"))}`);
    await open(page, url("blog.html"), frame(`src="${address.replaceAll("&", "&amp;")}"`));
    const scope = page.frameLocator("iframe");
    const game = scope.locator("sobremesa-game");
    await expect(turn(game)).toBeVisible();
    // The element's methods get such a text, too.
    await game.evaluate((element: Game, text) => {
      for (const call of [() => element.load(text), () => element.play(text)]) {
        try {
          call();
        } catch {
          // It is neither a record nor a move.
        }
      }
    }, evil("method"));
    const found = await game.evaluate((element) => {
      const everywhere = [document, element.shadowRoot].flatMap((root) => [
        ...(root?.querySelectorAll("*") ?? []),
      ]);
      return {
        scripts: everywhere.filter((each) => each.localName === "script").length,
        others: everywhere.filter((each) => each.matches("x-hit, img, iframe, object, embed, base"))
          .length,
        handlers: everywhere.filter((each) =>
          each.getAttributeNames().some((name) => name.startsWith("on")),
        ).length,
      };
    });
    expect(found, JSON.stringify(query)).toEqual({ scripts: 3, others: 0, handlers: 0 });
    // It has arrived, as text.
    if (query === queries.at(-1)) await expect(game).toContainText("<x-hit>");
  }
  expect(hits).toEqual([]);
  // Even as markup it would not run.
  watch.allow(/Content Security Policy/);
  const main = page.frameLocator("iframe").locator("main");
  const refused = page.waitForEvent("console", (line) => /inline script/.test(line.text()));
  await main.evaluate((into, text) => {
    into.append(document.createRange().createContextualFragment(text));
  }, evil("by the test"));
  await refused;
  expect(hits).toEqual([]);
});

/** Goes to a page that notes what its frame tells it. */
async function hear(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    addEventListener("message", ({ data, source }) => {
      if (source === document.querySelector("iframe")?.contentWindow) told.push(data);
    });
  });
  await page.goto(address);
}
const heard = async (page: Page, kind: string): Promise<Told[]> =>
  (await told(page)).filter((each) => each.kind === kind);
const say = (page: Page, message: object): Promise<void> =>
  page.evaluate((data) => {
    document.querySelector("iframe")?.contentWindow?.postMessage(data, "*");
  }, message);

test.describe("messages between a frame and a page of another origin", () => {
  const QUERY = "game=gobblet&seats=person,person&motion=off";
  let blog: Awaited<ReturnType<typeof serve>>;
  let folder: string;
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "blog-"));
    blog = await serve(folder);
  });
  test.afterAll(() => {
    blog.server.close();
    blog.server.closeAllConnections();
    rmSync(folder, { recursive: true });
  });
  test.beforeEach(({ watch }) => watch.trust(blog.url));

  /** Really served: from a page that only seems to be, a browser refuses frames of this machine. */
  async function around(page: Page, source: string, more = ""): Promise<void> {
    const html = `<!doctype html><html lang="en"><title>A blog</title><link rel="icon" href="data:,">`;
    writeFileSync(join(folder, "blog.html"), html + frame(`${more} src="${source}"`));
    await hear(page, `${blog.url}blog.html`);
  }

  test("the element plays on another host, also beside another copy of it", async ({
    page,
    url,
  }) => {
    const scripts = ["site", "embed"].map(
      (folder) => `<script src="${url(`dist/${folder}/embed.js`)}" defer></script>`,
    );
    const game = '<sobremesa-game game="gobblet" level="1"></sobremesa-game>';
    const html = `<!doctype html><html lang="en"><title>A blog</title><link rel="icon" href="data:,">`;
    writeFileSync(join(folder, "blog.html"), `${html}${scripts.join("")}${game}${game}`);
    await page.goto(`${blog.url}blog.html`);
    await playsIn(page, games(page).first());
    await games(page).last().scrollIntoViewIfNeeded();
    await playsIn(page, games(page).last());
    expect(page.workers()).toHaveLength(2);
  });

  test("files are not offered, as the page around may forbid them", async ({ page, url }) => {
    const sandbox = 'sandbox="allow-scripts allow-same-origin"';
    await around(page, url(`dist/site/embed.html?${QUERY}`), sandbox);
    const scope = await openShare(page);
    await expect(scope.getByRole("button", { name: "Copy the game" })).toBeVisible();
    await expect(scope.getByRole("button", { name: "Save as a file" })).toHaveCount(0);
  });

  test("events come out, commands go in, in a sandbox too", async ({ page, url }) => {
    const source = url(`dist/site/embed.html?${QUERY}`);
    await around(page, source, SANDBOX);
    await expect.poll(() => heard(page, "ready")).toEqual([{ sobremesa: 1, kind: "ready" }]);

    await say(page, { sobremesa: 1, kind: "play", notation: "D@b2", id: 1 });
    await expect.poll(() => heard(page, "record")).toHaveLength(1);
    expect((await heard(page, "record"))[0]).toMatchObject({ id: 1 });
    expect((await heard(page, "record"))[0]?.record).toContain("1. D@b2");
    expect(await heard(page, "step")).toMatchObject([{ sobremesa: 1, notation: "D@b2", ply: 1 }]);

    const game = page.frameLocator("iframe").locator("sobremesa-game");
    await say(page, { sobremesa: 1, kind: "undo" });
    await expect(square(game)).toHaveAccessibleName(/empty/);
    const record = '[Game "gobblet"]\n[Result "*"]\n\n1. D@a1\n2. D@d4\n';
    await say(page, { sobremesa: 1, kind: "load", record, id: 2 });
    await expect.poll(() => heard(page, "record")).toHaveLength(3);
    expect((await heard(page, "record"))[2]?.record).toContain("2. D@d4");
    await say(page, { sobremesa: 1, kind: "new" });
    await say(page, { sobremesa: 1, kind: "record", id: 3 });
    await expect.poll(() => heard(page, "record")).toHaveLength(5);
    expect((await heard(page, "record"))[4]?.record).not.toContain("1. ");

    await say(page, { sobremesa: 1, kind: "play", notation: "D@e9", id: 4 });
    await say(page, { sobremesa: 1, kind: "load", record: "nonsense", id: 5 });
    await say(page, { sobremesa: 1, kind: "constructor", id: 6 });
    await expect
      .poll(() => heard(page, "refused"))
      .toMatchObject([
        { id: 4, code: "bad-notation" },
        { id: 5, code: "bad-record" },
        { id: 6, code: "bad-argument" },
      ]);
  });

  test("it reports its preferred height, again when its width changes", async ({ page, url }) => {
    await around(page, url(`dist/site/embed.html?${QUERY}`));
    await expect.poll(() => heard(page, "size")).toHaveLength(1);
    const resize = (style: string) =>
      page
        .locator("iframe")
        .evaluate((element, text) => element.setAttribute("style", text), style);
    await resize("width:330px;height:800px");
    await expect.poll(async () => (await heard(page, "size")).length).toBeGreaterThan(1);
    const height = (await heard(page, "size")).at(-1)?.height ?? 0;
    expect(height).toBeLessThan(800);
    await resize(`width:330px;height:${height}px`);
    const board = page.frameLocator("iframe").locator(".board-area");
    await expect
      .poll(() => board.evaluate(({ clientWidth, clientHeight }) => clientHeight / clientWidth))
      .toBeCloseTo(1.3, 2);
    // As high as it likes, it wishes for nothing else.
    await expect.poll(async () => (await heard(page, "size")).at(-1)?.height).toBe(height);
  });

  test("only the page that is named as origin is obeyed", async ({ page, url, watch }) => {
    watch.allow(/console: .*postMessage/);
    const source = url(`dist/site/embed.html?${QUERY}`);
    const silent = 'referrerpolicy="no-referrer"';
    const game = page.frameLocator("iframe").locator("sobremesa-game");
    for (const [address, more] of [
      [`${source}&origin=http://127.0.0.1:1`, ""],
      [source, silent],
    ] as const) {
      await around(page, address, more);
      await expect(square(game)).toBeVisible();
      await say(page, { sobremesa: 1, kind: "play", notation: "D@b2" });
      await delivered(page, game);
      await expect(square(game)).toHaveAccessibleName(/empty/);
      expect(await told(page)).toEqual([]);
    }
    await around(page, `${source}&origin=${new URL(blog.url).origin}`, silent);
    await expect.poll(() => heard(page, "ready")).toHaveLength(1);
    await say(page, { sobremesa: 1, kind: "play", notation: "D@b2" });
    await expect.poll(() => heard(page, "step")).toHaveLength(1);
  });

  test("only valid messages from the page around it are obeyed", async ({ page, url }) => {
    await around(page, url(`dist/site/embed.html?${QUERY}`));
    const game = page.frameLocator("iframe[title]").locator("sobremesa-game");
    await expect(square(game)).toBeVisible();
    for (const data of [null, "play", { kind: "play", notation: "D@b2" }, { sobremesa: 2 }]) {
      await say(page, data as object);
    }
    // Another frame of the same page, and the frame itself.
    await page.evaluate(() => {
      const other = document.body.appendChild(document.createElement("iframe"));
      const script = document.createElement("script");
      script.textContent =
        'parent.frames[0].postMessage({ sobremesa: 1, kind: "play", notation: "D@b2" }, "*")';
      other.contentDocument?.body.append(script);
    });
    await game.evaluate(() => postMessage({ sobremesa: 1, kind: "play", notation: "D@b2" }, "*"));
    await delivered(page, game);
    await expect(square(game)).toHaveAccessibleName(/empty/);
    expect(await heard(page, "refused")).toEqual([]);
    expect(await heard(page, "record")).toEqual([]);
  });
});

/** Opens Share in a frame for two people; the answer is where to look for what it offers. */
async function share(page: Page, url: (path: string) => string, sandbox: string) {
  const src = url("dist/site/embed.html?game=gobblet&seats=person,person");
  await open(page, url("blog.html"), frame(`sandbox="${sandbox}" src="${src}"`));
  return openShare(page);
}

async function openShare(page: Page) {
  const scope = page.frameLocator("iframe");
  await scope.getByRole("button", { name: "Menu" }).click();
  await scope.getByRole("button", { name: "Share", exact: true }).click();
  return scope;
}

test("files are offered only in a sandbox that allows them", async ({ page, url, watch }) => {
  const shared = await share(page, url, "allow-scripts allow-same-origin allow-downloads");
  await shared.getByText("QR code, text or file").click();
  await expect(shared.getByRole("button", { name: "Save as a file" })).toBeVisible();
  await page.unrouteAll();
  const scope = await share(page, url, "allow-scripts");
  await expect(scope.getByRole("button", { name: "Copy the game" })).toBeVisible();
  await expect(scope.getByRole("button", { name: /^Save (as a file|the picture)/ })).toHaveCount(0);
  await expect(scope.getByText("To save the picture")).toBeVisible();
  await expect(scope.locator(".shared-picture img")).toBeVisible();
  // The clipboard is refused there, and the old way is not.
  watch.allow(/Clipboard API has been blocked/);
  await scope.getByRole("button", { name: "Copy the game" }).click();
  const shown = scope.getByRole("dialog", { name: "Copy by hand" });
  await shown.getByRole("button", { name: "Copy" }).click();
  await expect(scope.locator(".note").last()).toContainText(/^Copied/);
});
