// A table of several devices, each with a page of its own: connected by codes, or in tabs of one browser without any.
import type { Page } from "@playwright/test";
import { hurried } from "./anyone";
import { expect, phone, test } from "./fixtures";
import { begin, connect, invitation, lay, playOut, sit, type Who } from "./phones-table";

test.use({ ...phone, settings: { motion: "off", pace: "quick" } });

/** A cup from a stack onto the board. */
async function move(page: Page, square: string): Promise<void> {
  await page
    .getByRole("button", { name: /stack, can be taken/ })
    .first()
    .click({ force: true });
  await page.getByRole("button", { name: new RegExp(`^${square}, .*can`) }).click({ force: true });
}

/** Each guest's device finds that dice and cards were fair. */
async function isFair(guests: Page[]): Promise<void> {
  for (const guest of guests)
    await expect(guest.getByText("Dice and cards were fair").first()).toBeVisible();
}

for (const { title, game, guests } of [
  { title: "Gobblet", game: "gobblet", guests: 1 },
  { title: "Cock & Bull", game: "cock-bull", guests: 1 },
  { title: "Muros", game: "muros", guests: 2 },
  { title: "Dog", game: "dog", guests: 3 },
])
  test(`${title}: a whole game on ${guests + 1} phones, connected by codes`, async ({
    page,
    newDevice,
    site,
  }) => {
    test.setTimeout(180_000);
    await hurried(page);
    await lay(page, site, game, Array<Who>(guests).fill("guest"));
    const others: Page[] = [];
    for (let at = 1; at <= guests; at++) {
      const guest = await newDevice();
      await hurried(guest);
      await connect(page, guest);
      await sit(guest, 1);
      others.push(guest);
    }
    await begin(page);
    await playOut(page, (seat) => [page, ...others][seat] ?? null);
    await isFair(others);
  });

test("Dog: two people at one phone, another one's owner, and a bot", async ({
  page,
  newDevice,
  site,
}) => {
  test.setTimeout(180_000);
  await hurried(page);
  await lay(page, site, "dog", ["guest", "guest", "1"]);
  const guest = await newDevice();
  await hurried(guest);
  await connect(page, guest);
  await sit(guest, 2);
  await begin(page);
  await playOut(page, (seat) => [page, guest, guest][seat] ?? null);
  await isFair([guest]);
});

test("Gobblet in two tabs: invited by a link, each plays at its own turn; both reload and go on", async ({
  page,
  context,
  site,
}) => {
  await lay(page, site, "gobblet", ["guest"]);
  const guest = await context.newPage();
  await guest.goto(await invitation(page));
  await expect(guest.getByText("You are at the table.")).toBeVisible();
  await expect(page.getByText("guest is here")).toBeVisible();
  await begin(page);
  const status = (of: Page) => of.locator(".status");
  await expect(status(page)).toContainText("Your turn");
  await expect(guest.locator(".board-grid button").first()).toBeAttached();
  await move(page, "b2");
  await expect(status(guest)).toContainText("Your turn");
  await guest.reload();
  await expect(status(guest)).toContainText("Your turn");
  await move(guest, "c3");
  await expect(status(page)).toContainText("Your turn");
  await page.reload();
  await expect(status(page)).toContainText("Your turn");
  await move(page, "a1");
  await expect(status(guest)).toContainText("Your turn");
  await guest.close();
  await expect(status(page)).toContainText("is away");
  await status(page).getByRole("button", { name: "Phones at the table" }).click();
  await page.getByRole("button", { name: "Let a bot play meanwhile" }).click();
  await page.keyboard.press("Escape");
  await expect(status(page)).toContainText("Your turn");
});
