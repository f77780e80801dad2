// The basis of all browser tests: the watch over the page notices every kind of problem.
import { expect, test } from "./fixtures";

test("the watch sees foreign requests, errors and logs", async ({ page, file, watch }) => {
  watch.allow(/127\.0\.0\.2|on purpose|Content Security Policy|ERR_/);
  await page.goto(file);
  await page.evaluate(() => {
    console.error("on purpose");
    setTimeout(() => {
      throw new Error("on purpose");
    });
  });
  const kinds = () => watch.troubles.map((text) => text.split(":")[0]);
  await expect.poll(kinds).toEqual(expect.arrayContaining(["console", "error"]));
  await page.goto("about:blank");
  await page.evaluate(() => fetch("http://127.0.0.2:9/").catch(() => {}));
  await expect.poll(kinds).toContain("request");
  expect(watch.unexpected).toEqual([]);
});
