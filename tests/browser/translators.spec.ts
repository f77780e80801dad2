// Page translators: they put each text into elements of their own, and what changes afterwards must still be seen.
import type { Page } from "@playwright/test";
import { expect, test, twoPeople } from "./fixtures";
import { clicks, Player } from "./player";

/** What the module of a small tree has for tests. */
declare const tree: typeof import("./modules/displaced");

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

for (const way of ["moved", "emptied"] as const)
  test(`texts that a tool has ${way} still change`, async ({ page, site }) => {
    await page.goto(`${site}#play-gobblet`);
    const player = await Player.sit(page, clicks);
    await player.ready();
    for (const [move, last, next] of [
      ["D@b2", "White", "Black"],
      ["D@d4", "Black", "White"],
    ] as const) {
      expect(await rearrange(page, way)).toBeGreaterThan(5);
      await player.play(move);
      await expect(player.status).toContainText(`${next} to move`);
      await expect(player.status).not.toContainText(`${last} to move`);
    }
    await player.menu("Settings");
    await rearrange(page, way);
    await page.getByRole("combobox", { name: "Language" }).selectOption("Deutsch");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("Einstellungen");
    await expect(dialog).not.toContainText(/Settings|Language/);
  });

/** What is shown of a small tree from its root, and then of the part in it that renders by itself; and what is read. */
const STEPS: [root: boolean, parts: string[], read: string][] = [
  [true, ["one"], "one"],
  [true, ["<zero ", "one"], "zero one"],
  [true, ["<zero ", "<half ", "one", "<two"], "zero half onetwo"],
  [true, ["<half ", "two", "()"], "half two"],
  [true, ["new ", "<half ", "two", "()", "<end"], "new half twoend"],
  [true, ["<end", "new ", "()"], "endnew "],
  [true, ["first ", "()", "last"], "first last"],
  [false, ["<b "], "first b last"],
  [false, ["a ", "<b "], "first a b last"],
  [false, ["<c ", "a "], "first c a last"],
  [false, [], "first last"],
];

test("siblings change beside texts that a tool moved", async ({ page, site, url }) => {
  const address = JSON.stringify(url("build/modules/displaced.js"));
  for (const way of WAYS) {
    await page.goto(site);
    await page.evaluate(`document.body.replaceChildren();
      import(${address}).then((all) => { globalThis.tree = all; })`);
    for (const [root, parts, read] of STEPS) {
      const shown = await page.evaluate(
        async ([whole, all]) => {
          (whole ? tree.show : tree.showWithin)(...all);
          await new Promise((done) => setTimeout(done));
          return tree.read();
        },
        [root, parts] as const,
      );
      expect(shown, way).toBe(read);
      if (root) await page.locator("input").focus();
      await rearrange(page, way);
    }
    await expect(page.locator("input")).toBeFocused();
  }
});

test("the page works while a tool rearranges every text", async ({ page, site }) => {
  await page.addInitScript(() => {
    // As a translator does it: whenever something changes.
    const wrap = (node: Node): void => {
      if (node instanceof Text && node.data.trim() && node.parentElement?.localName !== "font") {
        const font = document.createElement("font");
        node.replaceWith(font);
        font.append(node);
      } else if (!(node instanceof HTMLStyleElement || node instanceof HTMLScriptElement))
        for (const child of [...node.childNodes]) wrap(child);
    };
    addEventListener("DOMContentLoaded", () => {
      wrap(document.body);
      const observer = new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes) if (node.isConnected) wrap(node);
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
  });
  await page.goto(site);
  await page.getByRole("button", { name: "Settings" }).click();
  const dialog = page.getByRole("dialog");
  for (const [language, title] of [
    ["Français", "Réglages"],
    ["한국어", "설정"],
    ["English", "Settings"],
  ] as const) {
    await dialog.getByRole("combobox").first().selectOption(language);
    await expect(dialog.getByRole("heading", { level: 2 }).first()).toHaveText(title);
  }
  await dialog.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Play Gobblet" }).click();
  const player = await Player.sit(page, clicks);
  await player.ready();
  for (const move of ["D@b2", "D@d4", "D@a1", "D@c2"]) {
    await player.play(move);
    await player.agrees();
  }
  await page.keyboard.press("Control+z");
  await expect(player.status).toContainText("Black to move");
});

test("page, element and frame ask not to be translated", async ({ page, site, file }) => {
  for (const address of [site, file, `${site}embed.html`]) {
    await page.goto(address);
    await expect(page.locator("html")).toHaveAttribute("translate", "no");
    await expect(page.locator("meta[name=google]")).toHaveAttribute("content", "notranslate");
  }
  await expect(page.locator("sobremesa-game .sobremesa")).toHaveAttribute("translate", "no");
});
