// The About panel: what the program is, the supported browsers, and the licences of its dependencies.
import { readFileSync } from "node:fs";
import { axe, expect, test } from "./fixtures";
import { sitDown } from "./player";

const version = JSON.parse(
  readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
).version;

test("Settings lead to version, browsers and licences", async ({ page, file }) => {
  const player = await sitDown(page, file);
  await player.menu("Settings");
  await player.button("About").click();
  const about = player.dialog("About");
  await expect(about).toContainText(new RegExp(`Sobremesa ${version} \\([0-9a-f]{8}\\)`));
  await expect(about).toContainText("Chrome or Edge 105, Firefox 115, Safari 16.4, or newer");
  const licences = about.getByText("Permission is hereby granted");
  await expect(licences).toBeHidden();
  await about.getByText("Licences and credits").click();
  await expect(licences).toBeVisible();
  await expect(licences).toContainText("wasm-bindgen 0.2");
  expect(await axe(page)).toEqual([]);

  // The report, which goes nowhere but into the clipboard.
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await about.getByRole("button", { name: "Copy a report" }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Sobremesa \d+\.\d+\.\d+ \(file [0-9a-f]+\)\nMozilla\/5\.0 /);
  expect(copied).toContain('[Game "gobblet"]');
  // Over the settings, which stay as they were.
  await page.keyboard.press("Escape");
  await expect(about).toHaveCount(0);
  await expect(player.dialog("Settings")).toBeVisible();
});
