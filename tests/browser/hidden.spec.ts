// What a person must not see changes nothing that the page shows, in any variant of Dog, on the way and at rest, before and
// behind the curtain. `PAIRS=200 npx playwright test hidden` looks at so many pairs of games.
import { test } from "./fixtures";
import { button, lit } from "./hands";
import { rules } from "./player";
import { type Stage, samePictures, type Worlds, worldsOf } from "./worlds";

const PAIRS = Number(process.env.PAIRS ?? 3);
const VARIANTS = ["classic", "royal", "black"] as const;

// Large pictures take long.
test.use({ viewport: { width: 412, height: 732 }, settings: { speed: "fast" } });

/** Two games that were just dealt. */
async function worlds(variant: string, seed: string): Promise<Worlds> {
  const { Match } = await rules();
  const match = new Match("dog", { seats: 4, options: { variant }, seed });
  while (match.turn().kind === "chance") match.resolveChance();
  const deal = match.steps().find((step) => step.startsWith("deal:")) ?? "";
  const hands = deal
    .slice(5)
    .split("/")
    .map((hand) => hand.slice(2));
  return worldsOf(match, hands, (one, other) => [other, one]);
}

/** Opens the curtain and gives a card away. */
async function giveCard(stage: Stage): Promise<void> {
  const { page } = stage;
  const seen = async (of: string): Promise<void> => {
    await stage.watch(of);
    await stage.rest(of);
  };
  await stage.drawAside();
  await seen("open");
  await lit(page).last().dispatchEvent("click");
  await seen("begun");
  // Where there is an exchange, one is asked.
  if (await button(page, "Keep it").isVisible()) {
    await button(page, "Keep it").click();
    await seen("kept");
  }
}

for (let pair = 0; pair < PAIRS; pair++) {
  const variant = VARIANTS[pair % VARIANTS.length] ?? VARIANTS[0];
  test(`Dog ${variant}, pair ${pair}: others' hands change no picture`, async ({
    context,
    file,
  }) => {
    await samePictures(context, file, await worlds(variant, `pair ${pair}`), 30, giveCard);
  });
}
