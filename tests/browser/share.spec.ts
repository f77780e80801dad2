// A game shared as a QR code and as a file, and viewed step by step with the slider.
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { axe, expect, falsified, openLink, phone, test, twoPeople } from "./fixtures";
import { hashOf, sitDown } from "./player";
import { scan } from "./special/codes";

const records = new URL("../records/good/v0.2.0/", import.meta.url);
const record = readFileSync(new URL("gobblet-four-31.txt", records), "utf8");
/** A record but for the version that wrote it. */
const unversioned = (text: string): string => text.replace(/^\[Version .*\n/m, "");
test.use({ ...phone, settings: { speed: "off" } });

/** Opens Share over a game that is over. */
async function sharing(page: Page, address: string, game = record): Promise<Locator> {
  await openLink(page, address + hashOf(game));
  await page.locator(".answers").getByRole("button", { name: "Share" }).click();
  return page.getByRole("dialog", { name: "Share" });
}

test("a game goes over as a QR code and as a file", async ({ page, file }) => {
  await sharing(page, file);
  await page.getByText("QR code, text or file").click();
  const code = page.getByRole("img", { name: "QR code" });
  await expect(code).toBeVisible();
  // A file's address would lead nowhere: the record itself.
  expect(unversioned((await scan(code)) ?? "")).toBe(unversioned(record));
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe("sobremesa-gobblet.txt");
  expect(unversioned(readFileSync(await download.path(), "utf8"))).toBe(unversioned(record));
  await expect(page.locator(".note")).toContainText("Saved.");
});

test.describe("between Ana and Bo", () => {
  const seats = ["Ana", "Bo"].map((name) => ({ kind: "person" as const, name }));
  test.use({ setup: { ...twoPeople(), seats } });

  test("a shared game has names unless unchecked", async ({ page, site, context }) => {
    const player = await sitDown(page, site);
    await player.ready();
    await player.play("D@b2");
    await player.menu("Share");
    const named = page.getByRole("checkbox", { name: "With names" });
    const texts = ["The game as text", "Link"].map((what) => page.getByLabel(what));
    await named.uncheck();
    await expect(named).toBeFocused();
    for (const text of texts) expect(await text.inputValue()).not.toMatch(/Ana/);
    await named.check();
    const [text = "", link = ""] = await Promise.all(texts.map((each) => each.inputValue()));
    expect(text).toContain('\n[Names "Ana, Bo"]\n\n1. D@b2\n');
    await page.goto("about:blank");
    await openLink(page, link);
    await expect(page.locator(".status-who")).toHaveText("Bo to move.");
    await page.getByRole("button", { name: "All games" }).tap();
    await expect(page.getByRole("button", { name: /^Continue/ })).toHaveCount(1);

    // Where nobody knows of the game.
    const other = await context.newPage();
    await other.addInitScript(() => localStorage.clear());
    await openLink(other, link);
    await expect(other.locator(".seats")).toHaveText("White: AnaBlack: Bo");
    await expect(other.locator(".status-who")).toHaveText("Bo to move.");
    await other.close();
  });
});

test("the position is saved as a picture, or sent where the device can", async ({ page, file }) => {
  await page.addInitScript(() => {
    const sent: object[] = [];
    Object.assign(globalThis, { sent });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files = [], text }: { files?: File[]; text?: string }) =>
        void sent.push({ text, files: files.map(({ name, type }) => ({ name, type })) }),
    });
  });
  await sharing(page, file);
  await expect(page.getByRole("img", { name: "Picture of the board" })).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the picture" }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe("sobremesa-gobblet.png");
  const png = readFileSync(await download.path());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1280]);
  await page.getByRole("button", { name: "Send the picture" }).click();
  // A file has no address: its text is sent.
  await page.getByRole("button", { name: "Send the game" }).click();
  const sent = await page.evaluate(() => (globalThis as unknown as { sent: object[] }).sent);
  expect(sent).toEqual([
    { files: [{ name: "sobremesa-gobblet.png", type: "image/png" }] },
    { text: expect.stringContaining("1. D@"), files: [] },
  ]);
});

test("a browser that falsifies pictures is named, and no noise is saved", async ({
  page,
  file,
}) => {
  await page.addInitScript(falsified);
  const dialog = await sharing(page, file);
  await expect(dialog.getByText("alters pictures that pages read")).toBeVisible();
  await expect(dialog.getByRole("button", { name: /the picture$/ })).toHaveCount(0);
});

test("a note over a dialog is dismissed by itself", async ({ page, file }) => {
  const dialog = await sharing(page, file);
  const note = page.locator(".note");
  const copy = page.getByRole("button", { name: "Copy the game" });
  await copy.tap();
  await expect(note).toBeVisible();
  const head = await dialog.locator(".dialog-head").boundingBox();
  const box = await note.boundingBox();
  expect(box?.y).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0));
  expect(await axe(page)).toEqual([]);
  await note.getByRole("button", { name: "Dismiss" }).tap();
  await expect(note).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await copy.tap();
  await expect(note).toBeVisible();
  // Taps reach the content below the note.
  const below = await note.evaluate((it) => {
    const { left, top } = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint(left + 20, top + 10));
  });
  expect(below).toBe(false);
  await dialog.locator(".dialog-head").getByRole("button", { name: "Close" }).tap();
  await expect(dialog).toHaveCount(0);
  await expect(note).toBeVisible();
  await note.getByRole("button", { name: "Dismiss" }).tap();
  await expect(note).toHaveCount(0);
});

test("a game is gone through with the slider, in another language too", async ({ page, file }) => {
  await openLink(page, file + hashOf(record));
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const status = page.locator(".status");
  await page.locator(".answers").getByRole("button", { name: "Replay" }).click();
  await expect(status).toContainText("Replay.");
  await page.getByRole("combobox", { name: "Speed" }).selectOption("slow");
  await button("Pause").click();
  const slider = page.getByRole("slider", { name: "Move" });
  await slider.fill("20");
  await expect(status).toContainText("Move 20 of 31.");
  await slider.press("ArrowRight");
  await expect(status).toContainText("Move 21 of 31.");
  expect(await axe(page)).toEqual([]);
  await button("Replay").click();
  await page.getByRole("combobox", { name: "Speed" }).selectOption("fast");
  await expect(status).toContainText(/Move 2[2-9] of 31\./);
  // It goes on while the language changes.
  await button("Menu").click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.locator("select[name=language]").selectOption("de");
  await page.keyboard.press("Escape");
  await expect(status).toContainText(/Züge: (2[3-9]|30) von 31/);
  await expect(status).toContainText("Weiß gewinnt", { timeout: 30_000 });
});
