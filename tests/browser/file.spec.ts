// The single file, opened by a double click, with the network refused.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "./fixtures";
import { clicks, Player, rules } from "./player";

test.use({ hurry: true });

test.beforeEach(async ({ context }) => {
  await context.setOffline(true);
  await context.route(/^(?!file:|blob:|data:)/, (route) => route.abort());
});

test("two bots play a whole game", async ({ page, file }) => {
  await page.goto(file);
  await page
    .locator(".tile", { hasText: "Gobblet" })
    .getByRole("button", { name: "More…" })
    .click();
  const setup = page.getByRole("dialog", { name: "Gobblet: a new game" });
  for (const colour of ["White", "Black"])
    await setup.getByRole("group", { name: colour }).getByLabel("Played by").selectOption("1");
  await setup.getByRole("button", { name: "Start" }).click();

  const player = await Player.sit(page, clicks);
  await expect(player.button("Replay")).toBeVisible({ timeout: 45_000 });
  // What it says of the game is what the rules say of its record.
  const record = await player.shared();
  const { Match } = await rules();
  const match = Match.fromRecord(record);
  const outcome = match.outcome();
  if (!outcome) throw new Error(`not over: ${record}`);
  const watcher = await Player.sit(page, clicks, { record });
  await watcher.agrees();
  await watcher.sees(outcome, { you: false, bots: true });
});

test("a bot's answer comes from a worker, not from the page", async ({ page, file }) => {
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  await page.goto(file);
  await page.getByRole("button", { name: "Play Gobblet" }).click();
  const player = await Player.sit(page, clicks);
  await player.play("D@b2");
  await player.follow();
  expect(workers).toHaveLength(1);
  expect(workers[0]).toMatch(/^blob:/);
});

test("where Blobs are refused it plays all the same, bots on the page", async ({
  page,
  file,
  watch,
}) => {
  watch.allow(/Creating a worker from 'data:/);
  await page.addInitScript(() => {
    URL.createObjectURL = () => {
      throw new Error("refused");
    };
  });
  await page.goto(file);
  await page.getByRole("button", { name: "Play Gobblet" }).click();
  const player = await Player.sit(page, clicks);
  await player.play("D@b2");
  await player.follow();
  expect(page.workers()).toHaveLength(0);
});

test("the file names nothing outside itself", ({ file }) => {
  const html = readFileSync(fileURLToPath(file), "utf8");
  const beside = [...html.matchAll(/\b(?:src|href|action)\s*=\s*["'`]([^"'`]+)/g)]
    .map(([, address = ""]) => address)
    // What it writes for other people's pages names files there.
    .filter((address) => !/^(?:data:|#|\$|embed\.(?:js|html\?))/.test(address));
  expect(beside).toEqual([]);
});

test("the file tells its encoding where browsers look for it", ({ file }) => {
  expect(readFileSync(fileURLToPath(file), "latin1").slice(0, 1024)).toContain('charset="utf-8"');
});
