// A frame that may run scripts and nothing else: no forms, no downloads.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FrameLocator, Page } from "@playwright/test";
import { expect, open, test, twoPeople } from "./fixtures";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  setup: twoPeople(),
  viewport: { width: 1280, height: 900 },
});

async function frame(page: Page, attributes: string, url: (path: string) => string) {
  const html = `<h1>A blog</h1><iframe title="Sobremesa" width="1200" height="800" ${attributes}></iframe>`;
  await open(page, url("blog.html"), html);
  return page.frameLocator("iframe");
}

async function share(scope: FrameLocator): Promise<void> {
  await scope.getByRole("button", { name: "More" }).click();
  await scope.getByRole("button", { name: "Share", exact: true }).click();
}

for (const [name, sandbox] of [
  ["of its own origin", "allow-scripts"],
  ["of the page's origin", "allow-scripts allow-same-origin"],
])
  test(`files are not offered in a sandbox ${name}, the picture can be held`, async ({
    page,
    url,
  }) => {
    const src = `${url("dist/site/embed.html")}?game=gobblet&seats=person,person`;
    const scope = await frame(page, `sandbox="${sandbox}" src="${src}"`, url);
    await share(scope);
    await expect(scope.getByRole("button", { name: "Copy the record" })).toBeVisible();
    await expect(scope.getByRole("button", { name: "Save as a file" })).toHaveCount(0);
    await expect(scope.getByRole("button", { name: "Save the picture" })).toHaveCount(0);
    await expect(scope.getByText("Hold the picture")).toBeVisible();
    await expect(scope.locator(".shared-picture img")).toBeVisible();
  });

test("files are offered in a sandbox that allows them", async ({ page, url }) => {
  const src = `${url("dist/site/embed.html")}?game=gobblet&seats=person,person`;
  const sandbox = 'sandbox="allow-scripts allow-same-origin allow-downloads"';
  const scope = await frame(page, `${sandbox} src="${src}"`, url);
  await share(scope);
  await expect(scope.getByRole("button", { name: "Save as a file" })).toBeVisible();
});

test("a move is typed in a sandbox without forms", async ({ page, file, url }) => {
  const scope = await frame(page, 'sandbox="allow-scripts"', url);
  const html = readFileSync(fileURLToPath(file), "utf8");
  await page.locator("iframe").evaluate((element: HTMLIFrameElement, text) => {
    element.srcdoc = text;
  }, html);
  await scope.getByRole("button", { name: "Play Gobblet" }).click();
  const field = scope.locator("[name=typed]");
  await field.fill("D@b2");
  await field.press("Enter");
  await expect(field).toHaveValue("");
  // The bot has answered.
  await expect(scope.locator(".board-grid [data-can]").first()).toBeAttached();
  await field.fill("x");
  await field.press("Enter");
  await expect(scope.getByRole("alert")).toBeVisible();
});

for (const [name, refuse] of [
  ["the frame lets it", ""],
  ["nothing may be copied", "Document.prototype.execCommand = () => false;"],
] as const)
  test(`a refused share ends in a copy or in words in a sandbox, where ${name}`, async ({
    page,
    url,
  }) => {
    await page.addInitScript(`${refuse}
      Navigator.prototype.canShare = () => true;
      Navigator.prototype.share = () => Promise.reject(new DOMException("", "NotAllowedError"));`);
    const src = `${url("dist/site/embed.html")}?game=gobblet&seats=person,person`;
    const scope = await frame(page, `sandbox="allow-scripts" src="${src}"`, url);
    await share(scope);
    const note = scope.locator(".note");
    const said = refuse ? /does not allow/ : /^Copied/;
    await scope.getByText("The game as text").click();
    for (const act of ["Copy the record", "Copy the link", "Send the link"]) {
      const button = scope.getByRole("button", { name: act });
      if ((await button.count()) === 0) continue;
      await button.click();
      await expect(note.last()).toContainText(said);
    }
  });
