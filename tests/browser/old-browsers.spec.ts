// Browsers without a needed feature show a message about it at once instead of a blank page.
import type { BrowserContext, Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures";

/** For the style sheet so much time has passed since the page came, in ms, and no more. */
const passed = (page: Page, millis: number): Promise<void> =>
  page.evaluate((since) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = since;
    }
  }, millis);

type Cause = "old" | "lost" | "other";
/** A browser that is too old, a part that did not arrive, another cause: each in English and in Spanish. */
const SENTENCES: Record<Cause, readonly [RegExp, RegExp]> = {
  old: [/Chrome or Edge 105, Firefox 115, Safari 16.4/, /Chrome o Edge 105/],
  lost: [/Part of the page could not be loaded/, /No se pudo cargar una parte/],
  other: [/^The game can’t start here/, /^El juego no puede empezar aquí/],
};

/** The sentence of one cause is seen, and no other. */
async function sees(page: Page, cause: Cause): Promise<void> {
  for (const [each, texts] of Object.entries(SENTENCES))
    for (const text of texts) {
      const seen = expect(page.getByText(text).filter({ visible: true }));
      await seen.toHaveCount(each === cause ? 1 : 0, { timeout: 4000 });
    }
}

/** Told long before the style sheet's own eight seconds are over. */
async function told(page: Page, why: string | RegExp, cause: Cause = "old"): Promise<void> {
  const soon = { timeout: 4000 };
  await sees(page, cause);
  await expect(page.getByText(why).first()).toBeVisible(soon);
  await expect(page.getByRole("button")).toHaveCount(0);
  // The note about waiting disappears within a second.
  await passed(page, 1100);
  await expect(page.getByText("One moment").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText(why).first()).toBeVisible();
}

/** Checks each address in its own page; they run in parallel because most of the time is waiting. */
const everywhere = (
  context: BrowserContext,
  addresses: string[],
  look: (page: Page) => Promise<void>,
): Promise<unknown> =>
  Promise.all(
    addresses.map(async (address) => {
      const page = await context.newPage();
      await page.goto(address);
      await look(page);
    }),
  );

for (const [name, remove] of [
  ["adoptedStyleSheets", "delete Document.prototype.adoptedStyleSheets"],
  // Those of the first decade after the web's stumble over more than that.
  [
    "Object.hasOwn",
    "delete Object.hasOwn; delete window.requestAnimationFrame; Document.prototype.querySelectorAll = () => { throw new Error('no such selector') }",
  ],
] as const) {
  test(`without ${name} a sentence names it`, async ({ context, file, site, watch }) => {
    // Schemas ask for it as they are made, right when the script begins.
    watch.allow(/Object\.hasOwn is not a function|no such selector|requestAnimationFrame/);
    await context.addInitScript(remove);
    await everywhere(context, [file, site, `${site}embed.html`], (each) => told(each, name));
  });
}

test("a script that can't be parsed is explained", async ({ page, site, watch }) => {
  watch.allow(/^error: $|Unexpected/);
  await page.route(/index-[\w-]+\.js/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "let of newer = syntax ~~~" }),
  );
  await page.goto(site);
  await told(page, "Unexpected");
});

const gone = (route: Route) => route.fulfill({ status: 404, body: "" });
const cut = (route: Route) => route.abort();
/** As hosts answer where they have no such file. */
const aPage = (route: Route) => route.fulfill({ contentType: "text/html", body: "<p>Not here" });

test("a missing part is named as the cause and stays", async ({ page, site, watch }) => {
  watch.allow(/Failed to (load|fetch)|404|net::|MIME|expected magic|token '<'|^error: /);
  for (const [address, part, answer, why = part] of [
    ["site/", "assets/index-", cut],
    ["site/", "sobremesa_bg", aPage, "expected magic"],
    ["site/#play-muros", "assets/muros-", aPage],
    ["site/embed.html", "assets/embed-", gone],
  ] as const) {
    await page.route(new RegExp(part), answer);
    await page.goto(new URL(`../${address}`, site).href);
    await told(page, why, "lost");
    await page.unroute(new RegExp(part));
    await page.goto("about:blank");
  }
  await page.route(/index-[\w-]+\.js/, gone);
  await page.goto(site);
  await told(page, "assets/index-", "lost");
  await passed(page, 8100);
  // The page hears of it with the next frame.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(page.locator("#failed-why")).toContainText("assets/index-");
});

for (const [name, why, act] of [
  ["is switched off, as in lockdown mode", "WebAssembly", "delete window.WebAssembly"],
  [
    "is refused without a reason that is known",
    "not today",
    "WebAssembly.Instance = class { constructor() { throw new Error('not today') } }",
  ],
] as const)
  test(`a page where WebAssembly ${name}`, async ({ context, file, site, watch }) => {
    watch.allow(/not the rules' bytes/);
    await context.addInitScript(act);
    await everywhere(context, [file, site], (each) => told(each, why, "other"));
  });

test("a page where a policy forbids WebAssembly", async ({ page, site, watch }) => {
  watch.allow(/Content.Security.Policy|CSP|unsafe-eval/i);
  await page.route(site, async (route) => {
    const response = await route.fetch();
    const headers = {
      ...response.headers(),
      "content-security-policy": "script-src * 'unsafe-inline'",
    };
    await route.fulfill({ response, headers });
  });
  await page.goto(site);
  await told(page, /unsafe-eval/, "other");
});

test("disabled scripts are explained", async ({ browser, file, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await everywhere(context, [file, site, `${site}embed.html`], async (page) => {
    await told(page, "needs JavaScript");
    await expect(page.getByText("after the meal").filter({ visible: true })).toHaveCount(0);
  });
  await context.close();
});

test("a part is lost, but not at once, where nothing comes", async ({ page, site }) => {
  await page.route(/index-[\w-]+\.js/, () => {});
  await page.goto(site, { waitUntil: "commit" });
  await expect(page.getByRole("button", { name: "Play Gobblet" })).toBeVisible();
  const sentence = page.getByText(SENTENCES.lost[0]);
  await passed(page, 7900);
  await expect(sentence).toBeHidden();
  await passed(page, 8100);
  await expect(sentence).toBeVisible();
  await expect(page.getByRole("heading", { name: "Sobremesa" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Play Gobblet" })).toBeHidden();
  // On the way into a game nothing of home is seen.
  await page.goto("about:blank");
  await page.goto(`${site}#play`, { waitUntil: "commit" });
  await expect(page.getByRole("status")).toHaveText(/One moment/, { useInnerText: true });
  await expect(page.locator("#home")).toBeHidden();
  await expect(page.locator("#told h1")).toBeHidden();
});

test("the first screen has the kept language and theme", async ({ page, site }) => {
  const dark = "rgb(42, 33, 26)";
  await page.route(/index-[\w-]+\.js/, () => {});
  for (const [kept, said, colour] of [
    [{ language: "es", theme: "dark" }, "Juegos de mesa, a solas o con amigos.", dark],
    [{ language: ["es"], theme: { dark } }, "Board games, alone or with friends.", null],
    [null, "Board games, alone or with friends.", null],
  ] as const) {
    await page.addInitScript((text) => {
      localStorage.setItem("sobremesa:settings", text);
    }, JSON.stringify(kept));
    await page.goto(site, { waitUntil: "commit" });
    await expect(page.locator("#home .home-lead")).toHaveText(said);
    const paper = expect(page.locator("body"));
    await (colour ? paper : paper.not).toHaveCSS("background-color", dark);
  }
});

test("storage is not read before the first frame", async ({ page, file, site }) => {
  await page.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(window, "localStorage");
    let seen = false;
    requestAnimationFrame(() => {
      seen = true;
    });
    const asked: boolean[] = [];
    Object.assign(window, { asked });
    Object.defineProperty(window, "localStorage", {
      get() {
        asked.push(seen);
        return own?.get?.call(window);
      },
    });
  });
  for (const address of [file, site]) {
    await page.goto(address);
    await expect(page.getByRole("button", { name: "Play Gobblet" })).toBeVisible();
    const asked = await page.evaluate(() => (window as unknown as { asked: boolean[] }).asked);
    expect(asked.length).toBeGreaterThan(1);
    expect(asked).not.toContain(false);
  }
});
