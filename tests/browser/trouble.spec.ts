// What no other test forces: damaged and newer saves, rules refused by a policy, a report that goes nowhere.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test, twoPeople } from "./fixtures";
import { clicks, Player } from "./player";

test.use({ setup: twoPeople() });

const save = (more: object): string =>
  JSON.stringify({
    v: 1,
    game: "gobblet",
    record: '[Game "gobblet"]\n[Seats "2"]\n[Result "*"]\n\n1. D@b2\n2. D@c3\n3. D@zz\n',
    at: 3,
    seats: [
      { kind: "person", name: "Ana" },
      { kind: "person", name: "Bo" },
    ],
    over: false,
    bottom: 0,
    updated: 1,
    tab: "",
    turn: 1,
    ...more,
  });

test("of a damaged save what can be read is played on, and the save stays", async ({
  page,
  url,
}) => {
  const damaged = save({});
  await page.goto(url("dist/sobremesa.html"));
  await page.evaluate((text) => localStorage.setItem("sobremesa:save:x", text), damaged);
  await page.reload();
  await page.getByRole("button", { name: /Go on with Gobblet/ }).click();
  await expect(page.locator(".note")).toContainText(/Line 7, column \d+: “zz”/);
  const player = await Player.sit(page, clicks);
  for (const move of ["D@b2", "D@c3"]) player.match.play(move);
  await player.agrees();
  await expect(player.status).toContainText("Ana");
  await player.play("D@a1");
  await player.agrees();
  expect(await page.evaluate(() => localStorage.getItem("sobremesa:save:x"))).toBe(damaged);
  expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(1);
});

test("where the series around a game is what is damaged, the game under way goes on", async ({
  page,
  url,
}) => {
  const whole = save({
    record: '[Game "gobblet"]\n[Seats "2"]\n[Result "*"]\n\n1. D@b2\n2. D@c3\n',
    at: 2,
    series: '[Series "games:nonsense"]\n[Game "gobblet"]\n',
  });
  await page.goto(url("dist/sobremesa.html"));
  await page.evaluate((text) => localStorage.setItem("sobremesa:save:x", text), whole);
  await page.reload();
  await page.getByRole("button", { name: /Go on with Gobblet/ }).click();
  await expect(page.locator(".note")).toContainText("nonsense");
  const player = await Player.sit(page, clicks);
  for (const move of ["D@b2", "D@c3"]) player.match.play(move);
  await player.agrees();
  await player.play("D@a1");
  await player.agrees();
  expect(await page.evaluate(() => localStorage.getItem("sobremesa:save:x"))).toBe(whole);
});

test.describe("a set-up of another version", () => {
  test.use({ setup: twoPeople({ "touch-move": "sometimes" }) });

  test("gives way to the usual one", async ({ page, url }) => {
    await page.goto(url("dist/sobremesa.html"));
    await page.getByRole("button", { name: "Play Gobblet" }).click();
    await expect(page.locator(".note")).toContainText("set-up does not fit");
    const player = await Player.sit(page, clicks);
    await player.play("D@b2");
    // The usual one has a bot, who may have answered by now.
    await expect(player.place("b2")).toHaveAccessibleName(/White 4/);
  });
});

test("saves of a newer version are told of and stay as they are", async ({ page, url }) => {
  const newer = save({ v: 2, record: { anything: [1] } });
  await page.goto(url("dist/sobremesa.html"));
  await page.evaluate((text) => localStorage.setItem("sobremesa:save:x", text), newer);
  await page.reload();
  const note = page.locator(".note");
  await expect(note).toContainText("kept by a newer version");
  await note.getByRole("button", { name: "Dismiss" }).click();
  await page.getByRole("button", { name: "Play Gobblet" }).click();
  const player = await Player.sit(page, clicks);
  await player.play("D@b2");
  await player.agrees();
  expect(await page.evaluate(() => localStorage.getItem("sobremesa:save:x"))).toBe(newer);
});

test("where a policy refuses the rules the page says so, and is not blank", async ({
  page,
  url,
  watch,
}) => {
  watch.allow(/WebAssembly|Content Security Policy|CompileError/);
  const body = readFileSync(fileURLToPath(new URL("../../dist/sobremesa.html", import.meta.url)));
  await page.route("**/strict.html", (route) =>
    route.fulfill({
      body,
      contentType: "text/html; charset=utf-8",
      headers: { "content-security-policy": "script-src 'unsafe-inline' blob:" },
    }),
  );
  await page.goto(url("strict.html"));
  await expect(page.getByText("The game can’t start here.")).toBeVisible({ timeout: 4000 });
  await expect(page.getByText(/WebAssembly/)).toBeVisible();
});

test("a report holds versions and the game; it is copied, and nothing is sent", async ({
  page,
  context,
  url,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(url("dist/sobremesa.html"));
  await page.getByRole("button", { name: "Play Gobblet" }).click();
  const player = await Player.sit(page, clicks);
  await player.play("D@b2");
  const sent: string[] = [];
  context.on("request", (request) => sent.push(request.url()));
  await player.menu("Settings");
  await player.dialog("Settings").getByRole("button", { name: "About" }).click();
  await player.dialog("About").getByRole("button", { name: "Copy a report" }).click();
  await expect(page.locator(".note")).toContainText("Copied.");
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toMatch(/^Sobremesa \d+\.\d+\.\d+ \(file [0-9a-f]+\)\nMozilla\/5\.0 /);
  expect(report).toContain("\n1. D@b2\n");
  expect(sent).toEqual([]);
});
