// Two tabs with the same save follow each other. If both play at once, no step is lost and both show the same game.
import type { Page } from "@playwright/test";
import { againstBot, expect, test, twoPeople } from "./fixtures";
import { clicks, Player, sitDown } from "./player";

const NOTE = "This game was also played in another tab.";
const note = (page: Page) => page.locator(".note", { hasText: NOTE });

/** Lets a tab be deaf to what others write, and blind to it, as one is that writes at the same time. */
const slow = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const missed: StorageEvent[] = [];
    let seen: Record<string, string> | null = null;
    let deaf = false;
    addEventListener("storage", (event) => {
      if (!deaf) return;
      missed.push(event);
      event.stopImmediatePropagation();
    });
    const { getItem, setItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      return seen?.[key] ?? getItem.call(this, key);
    };
    Storage.prototype.setItem = function (key, value) {
      if (seen) seen[key] = value;
      setItem.call(this, key, value);
    };
    Object.assign(window, {
      turnDeaf(blind: boolean) {
        deaf = true;
        seen = blind ? { ...localStorage } : null;
      },
      hearAll() {
        deaf = false;
        seen = null;
        for (const { key, oldValue, newValue, storageArea } of missed.splice(0))
          dispatchEvent(new StorageEvent("storage", { key, oldValue, newValue, storageArea }));
      },
    });
  });

const turnDeaf = (page: Page, blind: boolean): Promise<void> =>
  page.evaluate((given) => {
    (window as unknown as { turnDeaf(blind: boolean): void }).turnDeaf(given);
  }, blind);
const hearAll = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { hearAll(): void }).hearAll());

/** The steps of every game that is kept, in the order of what was played. */
const kept = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) => (key.includes("save:") ? [text] : [])),
  );
  return texts
    .map((text) => JSON.parse(text).record.split("\n\n")[1].trim().replaceAll("\n", " "))
    .sort();
};

/** A game begun in one tab, against a bot or not, and a second tab that stands where it stands. */
async function twoTabs(
  page: Page,
  address: string,
  bot = false,
): Promise<{ here: Player; there: Player }> {
  const here = await sitDown(page, address);
  await here.play("D@a1");
  if (bot) await here.follow();
  await here.agrees();
  const other = await page.context().newPage();
  await slow(other);
  await other.goto(`${address}#play`);
  const there = await Player.sit(other, clicks, { record: here.match.record() });
  await there.agrees();
  return { here, there };
}

test.describe("two people", () => {
  test.use({ setup: twoPeople() });

  test("a tab that missed moves keeps a line of its own", async ({ page, url }) => {
    const { here, there } = await twoTabs(page, url("dist/sobremesa.html"));
    await turnDeaf(there.page, false);
    await here.play("D@b2");
    await here.play("D@c3");
    // A browser takes its time from one tab's storage to the other's.
    await expect.poll(() => kept(there.page)).toEqual(await kept(page));
    await there.play("D@d4");
    await expect(note(there.page)).toBeVisible();
    await there.agrees();
    await here.agrees();
    // From here on they are two games.
    await hearAll(there.page);
    await here.play("D@b4");
    await there.play("D@c4");
    await here.agrees();
    await there.agrees();
    await expect(note(page)).toHaveCount(0);
    await expect
      .poll(() => kept(page))
      .toEqual(["1. D@a1 2. D@b2 3. D@c3 4. D@b4", "1. D@a1 2. D@d4 3. D@c4"]);
  });

  test("of two simultaneous writers the one that lost is informed", async ({ page, url }) => {
    const { here, there } = await twoTabs(page, url("dist/sobremesa.html"));
    await turnDeaf(there.page, true);
    await here.play("D@b2");
    await there.play("D@d4");
    await expect(note(page)).toBeVisible();
    await hearAll(there.page);
    await there.agrees();
    await here.agrees();
    await here.play("D@b4");
    await there.play("D@c4");
    await expect(note(there.page)).toHaveCount(0);
    await expect
      .poll(() => kept(page))
      .toEqual(["1. D@a1 2. D@b2 3. D@b4", "1. D@a1 2. D@d4 3. D@c4"]);
    // Both wait at home.
    await page.getByRole("button", { name: "All games" }).click();
    await expect(page.getByRole("button", { name: /Continue Gobblet/ })).toHaveCount(2);
  });
});

test.describe("against a bot", () => {
  test.use({ setup: againstBot() });

  test("a bot answers once, in the tab where the person played", async ({ page, url }) => {
    const { here, there } = await twoTabs(page, url("dist/sobremesa.html"), true);
    for (const [one, two] of [
      [here, there],
      [there, here],
    ] as const) {
      const move = one.choose();
      await one.play(move);
      const answer = await one.follow();
      two.match.play(move);
      two.match.play(answer);
      await two.agrees();
    }
    expect(await kept(page)).toHaveLength(1);
    for (const tab of [page, there.page]) await expect(note(tab)).toHaveCount(0);
    // The bot of the other tab is cut short.
    await page.evaluate(() => {
      Worker.prototype.postMessage = () => {};
    });
    // None that wins: the bot is to answer.
    const quiet = ({ notation }: { notation: string }) => !here.match.preview(notation).outcome;
    const move = here.match.legalMoves().find(quiet)?.notation ?? "";
    await here.play(move);
    there.match.play(move);
    await there.agrees();
    // This tab also shows which bot thinks.
    await expect(there.status).toContainText("is thinking");
    await page.close();
    await there.follow();
    // The bot may have won.
    if (!there.match.outcome()) await there.ready();
  });
});
