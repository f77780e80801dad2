// Games as text and as links: copied, pasted, opened, and refused if they are malformed.
import { expect, openLink, recordOf, test, twoPeople } from "./fixtures";
import { clicks, hashOf, Player, sitDown } from "./player";

test.use({ setup: twoPeople() });

const record = recordOf("-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444 w", ["D@b2", "D@c3", "b2-a1"]);

test("a record and a link are copied", async ({ page, context, url }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const player = await sitDown(page, url("dist/sobremesa.html"));
  for (const move of ["D@b2", "D@c3", "b2-a1"]) await player.play(move);
  await player.menu("Share");
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const dialog = page.getByRole("dialog", { name: "Share" });
  await dialog.getByText("QR code, text or file").click();
  await dialog.getByRole("button", { name: "Copy the game record" }).click();
  await expect(page.locator(".note")).toContainText("Copied.");
  const text = await clipboard();
  expect(text).toMatch(/^\[Game "gobblet"\]\n.*\n\n1\. D@b2\n2\. D@c3\n3\. b2-a1\n$/s);
  await dialog.getByRole("button", { name: "Copy the link" }).click();
  await expect.poll(clipboard).toBe(`${url("dist/sobremesa.html")}${hashOf(text)}`);

  // The link opens the same game elsewhere.
  const next = await context.newPage();
  await openLink(next, await clipboard());
  const there = await Player.sit(next, clicks, { record: text });
  await there.agrees();
  expect(await there.shared()).toBe(text);
});

test("if copying is refused, the text is selected", async ({ page, file }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
  await openLink(page, file + hashOf(record));
  const player = await Player.sit(page, clicks, { record });
  await player.menu("Share");
  await page.getByRole("button", { name: "Copy the game" }).click();
  const shown = page.getByRole("dialog", { name: "Copy by hand" });
  await shown.getByRole("button", { name: "Copy" }).click();
  await expect(page.locator(".note")).toContainText("does not allow copying");
  const field = shown.getByRole("textbox");
  const selected = await field.evaluate((element: HTMLTextAreaElement) =>
    element.value.slice(element.selectionStart, element.selectionEnd),
  );
  expect(selected).toBe(await field.inputValue());
});

test("an unreadable file is reported, and another one opens", async ({ page, file }) => {
  await page.goto(file);
  await page.evaluate(() => {
    const { arrayBuffer } = File.prototype;
    File.prototype.arrayBuffer = async () => {
      File.prototype.arrayBuffer = arrayBuffer;
      throw new DOMException("moved", "NotReadableError");
    };
  });
  await page.getByRole("button", { name: "Open or join" }).click();
  const chosen = page.locator("dialog input[type=file]");
  const buffer = Buffer.from('[Game "gobblet"]\n\n1. D@b2\n');
  await chosen.setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer });
  await expect(page.getByRole("alert")).toContainText("can’t be read");
  // Windows' editors may write UTF-16.
  const wide = Buffer.from(`\ufeff${buffer.toString()}`, "utf16le");
  await chosen.setInputFiles({ name: "again.txt", mimeType: "text/plain", buffer: wide });
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("an error in a pasted record is explained and marked", async ({ page, file }) => {
  await page.goto(file);
  await page.getByRole("button", { name: "Open or join" }).click();
  const field = page.getByLabel("A record, a link or");
  const open = page.getByRole("button", { name: "Open", exact: true });
  const dialog = page.getByRole("dialog", { name: "Open or join" });

  // In sight on a phone held sideways, too, and not behind the button, which stays at the foot.
  await page.setViewportSize({ width: 844, height: 390 });
  await field.fill("Have you seen this game?");
  await open.click();
  const fault = dialog.getByRole("alert");
  await expect(fault).toContainText("Line 1, column 1");
  await expect(fault).toBeInViewport({ ratio: 1 });
  const { y = 0, height = 0 } = (await fault.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual((await open.boundingBox())?.y ?? 0);
  await expect(field).toHaveAttribute("aria-invalid", "true");

  // Without a readable step there is nothing to open, except with a position.
  const part = dialog.getByRole("button", { name: "Open the part that can be read" });
  const unread = record.replace(/^\d+\. /gm, "");
  await field.fill(unread.replace(/^\[Position.*\n/m, ""));
  await open.click();
  await expect(dialog.getByRole("alert")).toContainText("D@b2");
  await expect(part).toBeHidden();
  await field.fill(unread.replace("-,-,-,-/-,-,-,- 444/444 w", "-,D,-,-/-,-,-,- 443/444 b"));
  await open.click();
  await expect(part).toBeVisible();

  await field.fill(record.replace("3. b2-a1", "3. b2-b5"));
  await open.click();
  await expect(dialog.getByRole("alert")).toContainText("Line 7, column ");
  await expect(dialog.getByRole("alert")).toContainText("b5");
  const marked = await field.evaluate((element: HTMLTextAreaElement) =>
    element.value.slice(element.selectionStart, element.selectionEnd),
  );
  expect(marked).toMatch(/b5$/);
  // The dialog stays, and what can be read can be opened.
  await part.click();
  const player = await Player.sit(page, clicks, { record: record.replace("3. b2-a1\n", "") });
  await player.agrees();
});

test("a damaged link opens its readable part or home, with a note", async ({ page, file }) => {
  await openLink(page, `${file}#r=~~~`);
  await expect(page.locator(".note")).toContainText("No game can be read from this link");
  await expect(page.getByRole("button", { name: "Play Gobblet" })).toBeVisible();
  await openLink(page, "about:blank");
  await openLink(page, file + hashOf(record.replace("b2-a1", "c3-a1")));
  await expect(page.locator(".note")).toContainText(/Line \d+, column \d+/);
  const player = await Player.sit(page, clicks, { record: record.replace("3. b2-a1\n", "") });
  await player.agrees();
});
