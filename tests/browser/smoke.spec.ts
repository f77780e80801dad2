// The artefacts open, from file:// and served, and say nothing wrong.
import { axe, expect, phone, test } from "./fixtures";

test("the single file opens from file://", async ({ page, file }) => {
  await page.goto(file);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

test("the site opens", async ({ page, site }) => {
  await page.goto(site);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use(phone);

  test("the page fits the width", async ({ page, file }) => {
    await page.goto(file);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
});

test("the watch sees a request to another origin, an error and a complaint", async ({
  page,
  file,
  watch,
}) => {
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
