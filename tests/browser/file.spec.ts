// The single file, opened from disk with all network access refused.
import { expect, test } from "./fixtures";
import { answered, sitDown } from "./player";

test.use({ hurry: true });

test.beforeEach(async ({ context }) => {
  await context.setOffline(true);
  await context.route(/^(?!file:|blob:|data:)/, (route) => route.abort());
});

test("a bot's answer comes from a worker, not from the page", async ({ page, file }) => {
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  await answered(await sitDown(page, file));
  expect(workers).toHaveLength(1);
  expect(workers[0]).toMatch(/^blob:/);
});
