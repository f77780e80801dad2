// The rules break on purpose: the page says so, restores the game from its record, and continues.
import type { Page } from "@playwright/test";
import { expect, test, twoPeople } from "./fixtures";
import { answered, clicks, sitDown } from "./player";

/** The next calls into the rules of these names break them, as a panic does. */
declare const breaks: string[];

test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    const names: string[] = [];
    Object.assign(globalThis, { breaks: names });
    const { Instance, RuntimeError } = WebAssembly;
    WebAssembly.Instance = class extends Instance {
      constructor(...given: ConstructorParameters<typeof Instance>) {
        super(...given);
        const all = Object.entries(this.exports).map(([name, it]) => [
          name,
          typeof it !== "function"
            ? it
            : (...args: unknown[]) => {
                if (names[0] !== name) return it(...args);
                names.shift();
                throw new RuntimeError("unreachable");
              },
        ]);
        Object.defineProperty(this, "exports", { value: Object.fromEntries(all) });
      }
    };
  }),
);

/** The match breaks at its next call of this name. */
const breakAt = (page: Page, name: string): Promise<unknown> =>
  page.evaluate((call) => breaks.push(call), `match_${name}`);

const SAID = "Something went wrong. Your game was restored";

test("twice in a game, while the bot is asked for the next move", async ({ page, file }) => {
  const player = await answered(await sitDown(page, file));
  const note = page.locator(".note", { hasText: SAID });
  for (let times = 0; times < 2; times++) {
    await player.ready();
    await breakAt(page, "observation");
    await player.play(player.choose());
    await expect(note.getByRole("button", { name: "Copy a report" })).toBeVisible();
    await note.getByRole("button", { name: "Dismiss" }).click();
    await expect(note).toHaveCount(0);
    await player.follow();
    await player.agrees();
  }
});

test("twice at one move of the bot: a person can play for it", async ({ page, file }) => {
  const player = await sitDown(page, file);
  await player.ready();
  for (let times = 0; times < 2; times++) await breakAt(page, "observation");
  await player.play("D@b2");
  await expect(player.status).toContainText("to move");
  await expect(player.status).not.toContainText("is thinking");
  await player.play("D@c3");
  await player.agrees();
});

test.describe("two people", () => {
  test.use({ setup: twoPeople() });

  test("a move that broke is not played, and can be played again", async ({ page, file }) => {
    const player = await sitDown(page, file);
    await player.play("D@b2");
    await player.ready();
    await breakAt(page, "play");
    await clicks(player, ["stack:4", "c3"]);
    await expect(page.locator(".note", { hasText: SAID })).toBeVisible();
    await player.agrees();
    await player.play("D@c3");
    await player.agrees();
    // Undo reaches back over the break.
    await player.button("Undo").click();
    await player.button("Undo").click();
    player.match.undo();
    player.match.undo();
    await player.agrees();
  });
});
