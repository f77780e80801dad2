// What a person must not see changes nothing that the page shows, in Muros and in any variant of Dog, on the way and at rest,
// before and behind the curtain, nor what bots and the page around are told. `PAIRS=200 npx playwright test hidden` looks at
// so many pairs of games of Dog.
import type { GameId } from "../../www/engine/types";
import { expect, test } from "./fixtures";
import { button, lit } from "./hands";
import { rules } from "./player";
import { type Stage, sameMessages, samePictures, type Worlds, worldsOf } from "./worlds";

const PAIRS = Number(process.env.PAIRS ?? 3);
const VARIANTS = ["classic", "royal", "black"] as const;

// Large pictures take long.
test.use({ viewport: { width: 412, height: 732 }, settings: { speed: "fast" } });

/** Two games that were just dealt. */
async function worlds(
  game: GameId,
  options: Record<string, string>,
  seed: string,
): Promise<Worlds> {
  const { Match } = await rules();
  const match = new Match(game, { seats: 4, options, seed });
  while (match.turn().kind === "chance") match.resolveChance();
  const deal = match.steps().find((step) => step.startsWith("deal:")) ?? "";
  const hands = deal
    .slice(5)
    .split("/")
    .map((hand) => hand.slice(2));
  return worldsOf(match, hands, (one, other) => [other, one]);
}

async function seen(stage: Stage, of: string): Promise<void> {
  await stage.watch(of);
  await stage.rest(of);
}

/** Opens the curtain and gives a card away. */
async function giveCard(stage: Stage): Promise<void> {
  const { page } = stage;
  await stage.drawAside();
  await seen(stage, "open");
  await lit(page).last().dispatchEvent("click");
  await seen(stage, "begun");
  // Where there is an exchange, one is asked.
  if (await button(page, "Keep it").isVisible()) {
    await button(page, "Keep it").click();
    await seen(stage, "kept");
  }
}

for (let pair = 0; pair < PAIRS; pair++) {
  const variant = VARIANTS[pair % VARIANTS.length] ?? VARIANTS[0];
  test(`Dog ${variant}, pair ${pair}: others' hands change no picture`, async ({
    context,
    file,
  }) => {
    const both = await worlds("dog", { variant }, `pair ${pair}`);
    await samePictures(context, file, both, 30, giveCard);
  });
}

test("Muros: others' hands change no picture", async ({ context, file }) => {
  const both = await worlds("muros", {}, "two worlds");
  await samePictures(context, file, both, 10, async (stage) => {
    await stage.drawAside();
    await stage.rest("open");
    for (const touched of ["card", "slot"]) {
      await lit(stage.page).last().dispatchEvent("click");
      await stage.rest(touched);
    }
  });
});

test("others' cards are in no event and in no message to a bot", async ({ page, url }) => {
  const both = await worlds("dog", {}, "two worlds");
  const { starter, hands } = both;
  const told = await sameMessages(page, url, both, () => lit(page).first().dispatchEvent("click"));
  const [message = ""] = told.filter((text) => text.includes("observations"));
  const letter = (seat: number): string => "ABCD".charAt(seat % 4);
  const hidden = "?.?.?.?.?.?";
  expect(message).toContain(`${letter(starter + 1)}:${hands[(starter + 1) % 4]}`);
  expect(message).toContain(`${letter(starter + 2)}:${hidden}`);
  expect(message).toContain(`given=${letter(starter)}:?`);
  expect(told.join()).toContain('"notation":"give"');
});
