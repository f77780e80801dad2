// Help during a game: hints, and the list of possible actions.
import type { Page } from "@playwright/test";
import { axe, button, expect, openLink, status, test } from "./fixtures";
import { hashOf } from "./player";
import { tabTo } from "./special/keyboard";

const hinted = (page: Page) => page.locator(".board-grid").getByRole("button", { name: /, hint/ });
const told = (page: Page) => page.getByRole("log");
const dialog = (page: Page) => page.getByRole("dialog", { name: "What can I do now?" });

const stackOf = (page: Page) =>
  page.locator(".board-grid").getByRole("button", { name: /^White 4, (left|upper) stack/ });

const RECORD = '[Game "cock-bull"]\n[Position "RB-/R-/B 14:9 r CB"]\n[Result "*"]\n';

test("a hint is its move and the reason, shown and spoken", async ({ page, file }) => {
  await openLink(page, file + hashOf(RECORD));
  const hint = button(page, "Hint");
  await expect(hint).toHaveAttribute("aria-disabled", "false");
  await tabTo(page, hint);
  await page.keyboard.press("Enter");
  const what = status(page).locator(".status-what");
  const said = /^Remove Cock 2: then the other side has one chip left\.$/;
  await expect(what).toHaveText(said, { timeout: 20_000 });
  await expect(told(page)).toContainText(await what.innerText());
  await expect(hinted(page)).not.toHaveCount(0);
});

test("a key and the menu open the list of actions", async ({ page, file }) => {
  await page.goto(file);
  await button(page, "Play Gobblet").click();
  const stack = stackOf(page);
  await stack.focus();
  await page.keyboard.press("?");
  await expect(dialog(page)).toContainText("Your turn.");
  await expect(dialog(page)).toContainText("Take a gobblet from a stack.");
  await expect(dialog(page)).toContainText("Line up four of yours in a row, column or diagonal.");
  const ways = dialog(page).getByRole("listitem");
  await expect(ways).toHaveText([/^White 4, (left|upper) stack$/, "Offer a draw"]);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(stack).toBeFocused();
  // Once a piece is taken: where it goes.
  await page.keyboard.press("Enter");
  await button(page, "Menu").click();
  await button(page, "What can I do now?").click();
  await expect(dialog(page)).toContainText("Where does the 4 go?");
  await expect(ways).toHaveCount(17);
  await expect(ways.first()).toHaveText("a1, empty, can go here");
});
