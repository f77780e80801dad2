// The element under a strict Content-Security-Policy: what it needs, and what happens if that is forbidden.
import { expect, open, test } from "./fixtures";
import { embed, games, playsIn, told, turn } from "./special/blog";

test.use({ hurry: true, contextOptions: { reducedMotion: "reduce" } });

const csp = (text: string): Record<string, string> => ({ "content-security-policy": text });
const STRICT = "default-src 'none'; img-src data:; worker-src blob:; connect-src 'self'";
const COMPLAINTS = /console: .*(worker|Content Security Policy|TrustedScriptURL)/i;

// A violation would be an error on the console, which fails the test.
test("it needs its files, WebAssembly and its worker, and nothing else", async ({ page, url }) => {
  const only = `${STRICT}; base-uri 'none'; form-action 'none'; script-src 'self' 'wasm-unsafe-eval'`;
  await embed(page, { url }, ['level="1"'], { headers: csp(only) });
  const player = await playsIn(page, games(page));
  // The dialogs, too, wear no style of their own.
  await player.menu("Settings");
  await expect(player.dialog("Settings")).toHaveCSS("border-radius", "10px");
  expect(page.workers()).toHaveLength(1);
});

for (const [what, more] of [
  ["workers are refused", "worker-src 'none'"],
  ["an address for a worker must be a trusted type", "require-trusted-types-for 'script'"],
])
  test(`if ${what}, the bot thinks on the page`, async ({ page, url, watch }) => {
    watch.allow(COMPLAINTS);
    const text = `default-src 'none'; img-src data:; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'; ${more}`;
    await embed(page, { url }, ['level="1"'], { headers: csp(text) });
    await playsIn(page, games(page));
    expect(page.workers()).toHaveLength(0);
  });

/** Headers that say what a page and its script may do, and what the script's tag says besides. */
const GIVEN: Record<string, { headers: Record<string, string>; tag?: string }> = {
  "a nonce, and what its script loads": {
    headers: csp(`${STRICT}; script-src 'nonce-a1b2' 'strict-dynamic' 'wasm-unsafe-eval'`),
    tag: 'nonce="a1b2"',
  },
  "isolation, and no permission for anything": {
    headers: {
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-embedder-policy": "require-corp",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy":
        "autoplay=(), clipboard-read=(), clipboard-write=(), fullscreen=(), screen-wake-lock=(), web-share=(), accelerometer=(), storage-access=()",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    },
  },
};

for (const [what, { headers, tag = "" }] of Object.entries(GIVEN))
  test(`it plays under ${what}`, async ({ page, url }) => {
    const game = '<sobremesa-game game="gobblet" level="1"></sobremesa-game>';
    const loaded = `<script src="${url("dist/site/embed.js")}" ${tag} defer></script>`;
    await open(page, url("blog.html"), `<h1>A blog</h1>${game}${loaded}`, headers);
    await playsIn(page, games(page));
  });

test("without WebAssembly it explains what is missing", async ({ page, url, watch }) => {
  watch.allow(COMPLAINTS);
  const headers = csp(`${STRICT}; script-src 'self'`);
  await embed(page, { url }, ["", 'lang="es"'], { headers });
  await expect(games(page).first().getByRole("alert")).toContainText("lacks 'wasm-unsafe-eval'");
  await games(page).last().scrollIntoViewIfNeeded();
  const spanish = games(page).last().getByRole("alert");
  await expect(spanish).toContainText("le falta 'wasm-unsafe-eval'");
  await expect(spanish).toHaveAttribute("lang", "es");
  await expect(turn(games(page).first())).toHaveCount(0);
  const codes = (await told(page)).map(({ kind, code }) => `${kind} ${code}`);
  expect(codes).toEqual(["trouble wasm-refused", "trouble wasm-refused"]);
});

test("in a browser that is too old it explains that", async ({ page, url }) => {
  await page.addInitScript("delete window.structuredClone");
  await embed(page, { url }, [""]);
  await expect(games(page).getByRole("alert")).toContainText("the browser is too old");
  await expect(games(page).getByText("Error: structuredClone")).toBeVisible();
  expect(await told(page)).toMatchObject([{ kind: "trouble", code: "wasm-refused" }]);
});

for (const [altered, script] of Object.entries({
  "Array.from": "Array.from = (list) => [].slice.call(list);",
  "Array.prototype.find": "Array.prototype.find = () => null;",
  "JSON.stringify": "Array.prototype.toJSON = () => 'a list';",
  "Object.prototype.clone": "Object.prototype.clone = function () { return this; };",
}))
  test(`on a page that alters ${altered} it names a frame as the way`, async ({ page, url }) => {
    await embed(page, { url }, [""], { head: `<script>${script}</script>` });
    await expect(games(page).getByRole("alert")).toContainText("Show the game in a frame");
    await expect(games(page).getByText(`Error: ${altered}`)).toBeVisible();
  });
