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

test("if workers or their addresses are refused, the bot thinks on the page", async ({
  page,
  url,
  watch,
}) => {
  watch.allow(COMPLAINTS);
  for (const more of ["worker-src 'none'", "require-trusted-types-for 'script'"]) {
    const text = `default-src 'none'; img-src data:; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'; ${more}`;
    await embed(page, { url }, ['level="1"'], { headers: csp(text) });
    await playsIn(page, games(page));
    expect(page.workers()).toHaveLength(0);
    await page.unrouteAll();
  }
});

test("it plays under a nonce, and what its script loads", async ({ page, url }) => {
  const headers = csp(`${STRICT}; script-src 'nonce-a1b2' 'strict-dynamic' 'wasm-unsafe-eval'`);
  const game = '<sobremesa-game game="gobblet" level="1"></sobremesa-game>';
  const loaded = `<script src="${url("dist/site/embed.js")}" nonce="a1b2" defer></script>`;
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
  expect(await told(page)).toMatchObject([{ kind: "trouble", code: "old-browser" }]);
});

test("on a page that alters what it needs it names a frame as the way", async ({ page, url }) => {
  for (const [altered, script] of Object.entries({
    "Array.from": "Array.from = (list) => [].slice.call(list);",
    "Array.prototype.find": "Array.prototype.find = () => null;",
    "JSON.stringify": "Array.prototype.toJSON = () => 'a list';",
    "Object.prototype.clone": "Object.prototype.clone = function () { return this; };",
  })) {
    await embed(page, { url }, [""], { head: `<script>${script}</script>` });
    await expect(games(page).getByRole("alert")).toContainText("Show the game in a frame");
    await expect(games(page).getByText(`Error: ${altered}`)).toBeVisible();
    await page.unrouteAll();
  }
});
