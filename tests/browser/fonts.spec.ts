// If a Chinese font family is installed, Latin letters still use a Latin family.
import type { Page } from "@playwright/test";
import { expect, teller, test } from "./fixtures";
import { fontEnvironment, hasFonts } from "./fonts.mjs";

const FONTS = "noto-cjk";
/** Letters that no other family here has. */
const CHINESE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef“”‘’…—·→←↑↓]/gu;

/** As the browser's developer tools tell it. */
interface Node {
  nodeId: number;
  nodeName: string;
  nodeValue: string;
  children?: Node[];
}
const textsIn = (node: Node): Node[] =>
  node.nodeName === "#text" ? [node] : (node.children ?? []).flatMap(textsIn);

/** Texts of which more letters are set in a family of Chinese than are Chinese. */
async function misset(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument", { depth: -1 });
  const found: string[] = [];
  for (const { nodeId, nodeValue } of textsIn(root)) {
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
    const chinese = fonts.filter(({ familyName }) => familyName.includes("CJK"));
    const set = chinese.reduce((sum, { glyphCount }) => sum + glyphCount, 0);
    if (set > (nodeValue.match(CHINESE)?.length ?? 0)) found.push(nodeValue);
  }
  await devtools.detach();
  return found;
}

test("Chinese fonts set only Chinese", async ({ playwright, launchOptions, file }) => {
  test.skip(!hasFonts(FONTS), "only where Debian's packages can be had");
  const env = { ...process.env, ...fontEnvironment(FONTS) } as Record<string, string>;
  const browser = await playwright.chromium.launch({ ...launchOptions, env });
  for (const language of ["en", "zh-Hant"] as const) {
    const page = await browser.newPage({ locale: language });
    const say = teller(language);
    await page.goto(file);
    await expect(page.getByRole("button", { name: say("settings"), exact: true })).toBeVisible();
    const found = await misset(page);
    expect((await page.locator("body").innerText()).length).toBeGreaterThan(50);
    await page.goto(`${file}#rules-gobblet`);
    const title = say("rules-title", { game: say("gobblet-title") });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    found.push(...(await misset(page)));
    expect([...new Set(found)], language).toEqual([]);
  }
  await browser.close();
});
