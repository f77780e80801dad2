// Page translators: they put each text into elements of their own, and what changes afterwards must still be seen.
import type { Page } from "@playwright/test";
import { expect, test, twoPeople } from "./fixtures";
import { clicks, Player } from "./player";

/** The ways in which tools rearrange the texts of a page. */
const WAYS = ["moved", "copied", "emptied", "span"] as const;

/** Puts each text of the page, shadow roots included, into elements of a tool's own. */
const rearrange = (page: Page, way: (typeof WAYS)[number]): Promise<number> =>
  page.evaluate((how) => {
    const texts: Text[] = [];
    const collect = (node: Node): void => {
      if (node instanceof Text && node.data.trim()) texts.push(node);
      if (node instanceof Element && node.shadowRoot) collect(node.shadowRoot);
      if (!(node instanceof HTMLStyleElement || node instanceof HTMLScriptElement))
        for (const child of node.childNodes) collect(child);
    };
    collect(document.body);
    for (const text of texts) {
      const name = how === "span" ? "span" : "font";
      const [outer, inner] = [document.createElement(name), document.createElement(name)];
      outer.append(inner);
      if (how === "moved") {
        text.before(outer);
        inner.append(text);
      } else {
        inner.append(text.data);
        // Some leave the text where it is, without what it said.
        if (how === "emptied") {
          text.before(outer);
          text.data = "";
        } else text.replaceWith(outer);
      }
    }
    return texts.length;
  }, way);

test.use({ setup: twoPeople() });

for (const way of WAYS)
  test(`texts that a tool has ${way} still change`, async ({ page, site }) => {
    await page.goto(`${site}#play-gobblet`);
    const player = await Player.sit(page, clicks);
    await player.ready();
    await expect(player.status).toContainText("White to move");
    for (const [move, next] of [
      ["D@b2", "Black"],
      ["D@d4", "White"],
      ["D@a1", "Black"],
    ] as const) {
      expect(await rearrange(page, way)).toBeGreaterThan(5);
      await player.play(move);
      await expect(player.status).toContainText(`${next} to move`);
      const last = next === "Black" ? "White" : "Black";
      await expect(player.status).not.toContainText(`${last} to move`);
    }
    await player.menu("Settings");
    await rearrange(page, way);
    await page.getByRole("combobox", { name: "Language" }).selectOption("Deutsch");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("Einstellungen");
    await expect(dialog).not.toContainText("Settings");
    await expect(dialog).not.toContainText("Language");
  });

test("the page asks not to be translated, and so do the element and its frame", async ({
  page,
  site,
  file,
}) => {
  for (const address of [site, file, `${site}embed.html`]) {
    await page.goto(address);
    await expect(page.locator("html")).toHaveAttribute("translate", "no");
    await expect(page.locator("meta[name=google]")).toHaveAttribute("content", "notranslate");
  }
  await expect(page.locator("sobremesa-game .sobremesa")).toHaveAttribute("translate", "no");
});
