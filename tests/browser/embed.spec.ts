// In other people's pages: in sandboxed frames, as an element, under strict policies.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { expect, open, test } from "./fixtures";
import { clicks, Player } from "./player";

// Where nothing is stored, motion follows the system.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("a frame that may only run scripts", () => {
  const frame = (source: string) =>
    `<h1>A blog</h1><iframe title="Sobremesa" sandbox="allow-scripts" width="900" height="640" ${source}></iframe>`;

  test("whose text comes from the page: a whole game", async ({ page, file, url }) => {
    await open(page, url("blog.html"), frame(""));
    const html = readFileSync(fileURLToPath(file), "utf8");
    await page.locator("iframe").evaluate((element: HTMLIFrameElement, text) => {
      element.srcdoc = text;
    }, html);
    const scope = page.frameLocator("iframe");
    await scope.getByRole("button", { name: "Play Gobblet" }).click();
    const player = await Player.sit(page, clicks, { scope });
    const outcome = await player.toEnd();
    await player.sees(outcome);
    // Back and forth without a history.
    await player.menu("Rules");
    await expect(scope.getByRole("heading", { name: "Gobblet: rules" })).toBeVisible();
    await player.button("Back").click();
    await player.sees(outcome);
  });

  test("that loads the single file", async ({ page, url }) => {
    await open(page, url("blog.html"), frame(`src="${url("dist/sobremesa.html")}"`));
    const scope = page.frameLocator("iframe");
    await scope.getByRole("button", { name: "Play Gobblet" }).click();
    const player = await Player.sit(page, clicks, { scope });
    await player.play("D@b2");
    await player.follow();
    await expect(
      scope.locator(".note", { hasText: "This browser keeps nothing here." }),
    ).toBeVisible();
  });

  test("that loads the site's page for frames, in Spanish", async ({ page, url }) => {
    const address = url("dist/site/embed.html?game=gobblet&level=1&lang=es&theme=dark");
    await open(
      page,
      url("blog.html"),
      frame(`src="${address}"`).replace('sandbox="allow-scripts"', ""),
    );
    const scope = page.frameLocator("iframe");
    await expect(scope.getByText("Te toca.", { exact: true })).toBeVisible();
    await expect(scope.locator("[lang=es]").getByRole("grid")).toHaveCount(1);
  });
});

/** Puts the element on a page and notes what it tells. */
async function embed(
  page: Page,
  address: string,
  script: string,
  attributes: string[],
  headers = {},
) {
  const elements = attributes.map(
    (each) => `<sobremesa-game game="gobblet" ${each}></sobremesa-game>`,
  );
  await open(page, address, `<h1>A blog</h1>${elements.join("")}`, headers);
  await page.evaluate((source) => {
    const told: unknown[] = [];
    const known = new Set(Object.getOwnPropertyNames(window));
    for (const kind of ["ready", "step", "end", "trouble"]) {
      addEventListener(kind, (event) => {
        const { target, detail } = event as CustomEvent;
        told.push({
          kind,
          of: [...document.querySelectorAll("sobremesa-game")].indexOf(target as Element),
          ...detail,
        });
      });
    }
    for (const element of document.querySelectorAll<HTMLElement>("sobremesa-game")) {
      element.style.display = "block";
      element.style.height = "560px";
    }
    Object.assign(window, { told, known });
    document.head.append(Object.assign(document.createElement("script"), { src: source }));
  }, script);
}

interface Told {
  kind: string;
  of: number;
  notation?: string;
  ply?: number;
  record?: string;
  winners?: number[];
  reason?: string;
}
const told = (page: Page): Promise<Told[]> =>
  page.evaluate(() => (window as unknown as { told: Told[] }).told);

test("two elements on a plain page play and tell what happens", async ({ page, url }) => {
  await embed(page, url("blog.html"), url("dist/embed.js"), [
    'level="1" motion="off"',
    'seats="bot:1 bot:1" motion="off" lang="es" theme="dark"',
  ]);
  const [mine, theirs] = [
    page.locator("sobremesa-game").first(),
    page.locator("sobremesa-game").last(),
  ];
  const player = await Player.sit(page, clicks, { scope: mine });
  const outcome = await player.toEnd();
  await player.sees(outcome);
  await expect(theirs.getByRole("button", { name: "Compartir" })).toBeVisible({ timeout: 40_000 });

  const events = await told(page);
  for (const of of [0, 1]) {
    const own = events.filter((event) => event.of === of);
    expect(own.map(({ kind }) => kind)).toEqual([
      "ready",
      ...Array.from({ length: own.length - 2 }, () => "step"),
      "end",
    ]);
    expect(own.filter(({ kind }) => kind === "step").map(({ ply }) => ply)).toEqual(
      Array.from({ length: own.length - 2 }, (_, index) => index + 1),
    );
  }
  const steps = events.filter(({ kind, of }) => kind === "step" && of === 0);
  expect(steps.map(({ notation }) => notation)).toEqual(player.match.steps());
  expect(events.find(({ kind, of }) => kind === "end" && of === 0)).toMatchObject({
    winners: outcome.winners,
    reason: outcome.reason,
  });
  // The element's own properties, and what it leaves in the page: nothing.
  const record = await mine.evaluate(
    (element) => (element as unknown as { record: string }).record,
  );
  expect(record).toBe(steps.at(-1)?.record);
  const left = await page.evaluate(() => {
    const { known } = window as unknown as { known: Set<string> };
    return Object.getOwnPropertyNames(window).filter((name) => !known.has(name));
  });
  expect(left.filter((name) => name !== "told" && name !== "known")).toEqual([]);
});

test("attributes and methods change the game", async ({ page, url }) => {
  await embed(page, url("blog.html"), url("dist/embed.js"), ['level="1" motion="off"']);
  const element = page.locator("sobremesa-game");
  await expect(element.getByText("Your turn.", { exact: true })).toBeVisible();
  await element.evaluate((game) => game.setAttribute("lang", "es"));
  await expect(element.getByText("Te toca.", { exact: true })).toBeVisible();
  await element.evaluate((game) =>
    (game as unknown as { load(record: string): void }).load(
      '[Game "gobblet"]\n[Result "*"]\n\n1. D@b2\n',
    ),
  );
  await expect(element.getByRole("button", { name: /^b2, / })).not.toHaveAccessibleName(/vac/);
  const code = await element.evaluate((game) => {
    try {
      (game as unknown as { load(record: string): void }).load("nonsense");
    } catch (error) {
      return (error as { code: string }).code;
    }
  });
  expect(code).toBe("bad-record");
});

const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; img-src data:; base-uri 'none'; form-action 'none'";

test("a page with a strict policy", async ({ page, url }) => {
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  await embed(page, url("blog.html"), url("dist/embed.js"), ['level="1" motion="off"'], {
    "content-security-policy": `${POLICY}; worker-src blob:`,
  });
  const player = await Player.sit(page, clicks, { scope: page.locator("sobremesa-game") });
  await player.play("D@b2");
  await player.follow();
  expect(workers).toHaveLength(1);
});

test("a page that refuses workers: the bot answers all the same", async ({ page, url, watch }) => {
  watch.allow(/console: .*(worker|Content Security Policy)/i);
  await embed(page, url("blog.html"), url("dist/embed.js"), ['level="1" motion="off"'], {
    "content-security-policy": `${POLICY}; worker-src 'none'`,
  });
  const player = await Player.sit(page, clicks, { scope: page.locator("sobremesa-game") });
  const outcome = await player.toEnd();
  await player.sees(outcome);
  expect(page.workers()).toHaveLength(0);
});
