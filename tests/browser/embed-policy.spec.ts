// Pages with a strict Content-Security-Policy: what an element needs, and what becomes of it without.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { embed, told, turn } from "./blog";
import { expect, open, test } from "./fixtures";
import { clicks, Player } from "./player";

test.use({ hurry: true, contextOptions: { reducedMotion: "reduce" } });

/** Nothing but the script; the picture is the tests' own icon. */
const policy = (more: string) => ({
  headers: {
    "content-security-policy": `default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'; ${more}`,
  },
});
const COMPLAINTS = /console: .*(worker|Content Security Policy|TrustedScriptURL)/i;

test("it needs its script, WebAssembly and its worker, and nothing else", async ({ page, url }) => {
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  const given = policy("script-src 'self' 'wasm-unsafe-eval'; worker-src blob:");
  await embed(page, { url }, ['level="1"'], given);
  const player = await Player.sit(page, clicks, { scope: page.locator("sobremesa-game") });
  await player.play("D@b2");
  await player.follow();
  // The dialogs, too, wear no style of their own.
  await player.menu("Settings");
  await expect(player.dialog("Settings")).toHaveCSS("border-radius", "10px");
  expect(workers).toHaveLength(1);
});

for (const [what, more] of [
  ["worker-src is missing", ""],
  ["workers are refused", "worker-src 'none'"],
  ["an address for a worker must be a trusted type", "require-trusted-types-for 'script'"],
]) {
  test(`where ${what}, the bot thinks on the page`, async ({ page, url, watch }) => {
    watch.allow(COMPLAINTS);
    const given = policy(`script-src 'self' 'wasm-unsafe-eval'; ${more}`);
    await embed(page, { url }, ['level="1"'], given);
    const player = await Player.sit(page, clicks, { scope: page.locator("sobremesa-game") });
    await player.play("D@b2");
    await player.follow();
    expect(page.workers()).toHaveLength(0);
  });
}

const script = readFileSync(new URL("../../dist/embed.js", import.meta.url));
const hash = `sha384-${createHash("sha384").update(script).digest("base64")}`;
/** Headers that say what a page and its script may do, and what the script's tag and the page's head say besides. */
interface Given {
  headers?: Record<string, string>;
  tag?: string;
  head?: string;
  /** What the browser notes on the console. */
  noted?: RegExp;
}
const csp = (text: string): Record<string, string> => ({ "content-security-policy": text });
const STRICT = "default-src 'none'; img-src data:; worker-src blob:";

const GIVEN: Record<string, Given> = {
  "a nonce, and what its script loads": {
    headers: csp(`${STRICT}; script-src 'nonce-a1b2' 'strict-dynamic' 'wasm-unsafe-eval'`),
    tag: 'nonce="a1b2"',
  },
  "the script's hash": {
    headers: csp(`${STRICT}; script-src '${hash}' 'wasm-unsafe-eval'`),
    tag: `integrity="${hash}" crossorigin="anonymous"`,
  },
  "all that may be compiled, as older pages say it": {
    headers: csp(`${STRICT}; script-src 'self' 'unsafe-eval'`),
  },
  "a sandbox of its own": {
    headers: csp("sandbox allow-scripts; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:"),
  },
  "no policy for trusted types at all": {
    headers: csp(
      `${STRICT}; script-src 'self' 'wasm-unsafe-eval'; require-trusted-types-for 'script'; trusted-types 'none'`,
    ),
    noted: COMPLAINTS,
  },
  "a policy in the page": {
    head: `<meta http-equiv="content-security-policy" content="${STRICT}; script-src 'self' 'wasm-unsafe-eval'">`,
  },
  "isolation from other origins": {
    headers: {
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-embedder-policy": "require-corp",
      "cross-origin-resource-policy": "same-origin",
    },
  },
  "no permission for anything": {
    headers: {
      "permissions-policy":
        "autoplay=(), clipboard-read=(), clipboard-write=(), fullscreen=(), screen-wake-lock=(), web-share=(), accelerometer=(), storage-access=()",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    },
  },
};

for (const [what, { headers = {}, tag = "", head = "", noted }] of Object.entries(GIVEN)) {
  test(`it plays under ${what}`, async ({ page, url, watch }) => {
    if (noted) watch.allow(noted);
    const game = '<sobremesa-game game="gobblet" level="1"></sobremesa-game>';
    const loaded = `<script src="${url("dist/embed.js")}" ${tag} defer></script>`;
    // A page that the test makes up has no address, so what has an origin of its own may ask nothing of this machine.
    await page.route(url("dist/embed.js"), (route) =>
      route.fulfill({ body: script, contentType: "text/javascript" }),
    );
    await open(page, url("blog.html"), `${head}<h1>A blog</h1>${game}${loaded}`, headers);
    const player = await Player.sit(page, clicks, { scope: page.locator("sobremesa-game") });
    await player.play("D@b2");
    await player.follow();
  });
}

test("of a policy that is only reported nothing is", async ({ page, url }) => {
  await page.addInitScript(() => {
    const reported: string[] = [];
    Object.assign(window, { reported });
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      reported.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  const text = `${STRICT}; script-src 'self' 'wasm-unsafe-eval'`;
  const given = { headers: { "content-security-policy-report-only": text } };
  await embed(page, { url }, ['level="1"'], given);
  const player = await Player.sit(page, clicks, { scope: page.locator("sobremesa-game") });
  await player.play("D@b2");
  await player.follow();
  await player.menu("Settings");
  await expect(player.dialog("Settings")).toBeVisible();
  const reported = () => page.evaluate(() => (window as unknown as { reported: [] }).reported);
  expect(await reported()).toEqual([]);
  // It would have been heard.
  await page.evaluate(() => {
    const style = document.createElement("style");
    style.textContent = "p { color: red }";
    document.head.append(style);
  });
  await expect.poll(async () => (await reported()).length).toBeGreaterThan(0);
});

test("without WebAssembly it says what is missing, in the language asked for", async ({
  page,
  url,
  watch,
}) => {
  watch.allow(COMPLAINTS);
  const given = policy("script-src 'self'; worker-src blob:");
  await embed(page, { url }, ["", 'lang="es"'], given);
  const games = page.locator("sobremesa-game");
  await expect(games.first().getByRole("alert")).toContainText("lacks 'wasm-unsafe-eval'");
  await games.last().scrollIntoViewIfNeeded();
  const spanish = games.last().getByRole("alert");
  await expect(spanish).toContainText("le falta 'wasm-unsafe-eval'");
  await expect(spanish).toHaveAttribute("lang", "es");
  await expect(turn(games.first())).toHaveCount(0);
  const codes = (await told(page)).map(({ kind, code }) => `${kind} ${code}`);
  expect(codes).toEqual(["trouble wasm-refused", "trouble wasm-refused"]);
});

for (const [name, remove] of [
  ["@container", "CSS.supports = () => false"],
  ["crypto", "delete window.crypto"],
  ["structuredClone", "delete window.structuredClone"],
] as const) {
  test(`in a browser without ${name} it says so`, async ({ page, url }) => {
    await page.addInitScript(remove);
    await embed(page, { url }, [""]);
    const game = page.locator("sobremesa-game");
    await expect(game.getByRole("alert")).toContainText("the browser is too old");
    await expect(game.getByText(`Error: ${name}`)).toBeVisible();
    expect(await told(page)).toMatchObject([{ kind: "trouble", code: "wasm-refused" }]);
  });
}
