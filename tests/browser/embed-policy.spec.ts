// Pages with a strict Content-Security-Policy: what an element needs, and what becomes of it without.
import { embed, told, turn } from "./blog";
import { expect, test } from "./fixtures";
import { clicks, Player } from "./player";

test.use({ contextOptions: { reducedMotion: "reduce" } });

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
