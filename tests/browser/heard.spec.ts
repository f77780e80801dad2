// Announcements are in the accessibility tree wherever the focus is. An open modal dialog hides everything outside it.
import type { Page } from "@playwright/test";
import { button, expect, test, twoPeople } from "./fixtures";

test.use({ setup: twoPeople() });

/** Sentences of the live region that a screen reader can reach now. */
async function said(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = (await client.send("Accessibility.getFullAXTree")) as {
    nodes: {
      nodeId: string;
      role?: { value: string };
      ignored: boolean;
      childIds?: string[];
      name?: { value: string };
    }[];
  };
  await client.detach();
  const named = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (id: string): string => {
    const node = named.get(id);
    if (!node) return "";
    const own = node.role?.value === "StaticText" ? (node.name?.value ?? "") : "";
    return own + (node.childIds ?? []).map(textOf).join(" ");
  };
  const logs = nodes.filter(({ role, ignored }) => role?.value === "log" && !ignored);
  return logs.map(({ nodeId }) => textOf(nodeId)).join(" ");
}

/** Copies the record in a game's dialog. */
async function copy(game: Page): Promise<void> {
  await game.getByRole("button", { name: "Menu" }).click();
  await game.getByRole("button", { name: "Share", exact: true }).click();
  await game.getByRole("button", { name: "Copy the game" }).click();
}
const COPIED = /Copied|does not allow/;

test("events in a dialog and after it are announced", async ({ page, file }) => {
  await page.goto(file);
  await button(page, "Settings").click();
  await page.locator("dialog input[type=file]").setInputFiles({
    name: "wrong.json",
    mimeType: "application/json",
    buffer: Buffer.from("nonsense"),
  });
  await expect.poll(() => said(page)).toMatch(/\S/);
  await page.keyboard.press("Escape");
  await button(page, "Play Gobblet").click();
  await copy(page);
  await expect.poll(() => said(page)).toMatch(COPIED);
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: /^White 4/ })
    .first()
    .press("Enter");
  await expect.poll(() => said(page)).toMatch(/Where/);
  // Whose turn it is, is said once a turn.
  await page.keyboard.press("Escape");
  await expect(page.getByRole("log").locator("p").last()).toHaveText(
    "Take a gobblet from a stack.",
  );
});
