// Hidden cards never change the page: in Muros and all variants of Dog, in motion and at rest, before and behind the
// curtain. Bots and the embedding page don't get them either. `PAIRS=200 npx playwright test hidden` compares 200 pairs
// of Dog games.
import type { GameId } from "../../www/engine/types";
import { note, told } from "./blog";
import { expect, open, test } from "./fixtures";
import { button, lit } from "./hands";
import { rules } from "./player";
import { type Stage, samePictures, type Worlds, worldsOf } from "./worlds";

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
  test(`Dog ${variant} ${pair}: others' hands change no picture`, async ({ context, file }) => {
    const both = await worlds("dog", { variant }, `pair ${pair}`);
    await samePictures(context, file, both, 20, giveCard);
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
  const { records, starter, hands } = await worlds("dog", {}, "two worlds");
  const seats = [0, 1, 2, 3].map((seat) => (seat === starter ? "person" : "bot:1")).join(" ");
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message, ...rest) {
      if (message.kind === "ask") asked.push(JSON.stringify(message));
      Reflect.apply(postMessage, this, [message, ...rest]);
    };
  });
  await note(page);
  const seen: string[][] = [];
  for (const record of records) {
    const game = `<sobremesa-game motion="off" seats="${seats}" record='${record}'></sobremesa-game>`;
    await open(page, url("blog.html"), `${game}<script src="${url("dist/embed.js")}"></script>`);
    await lit(page).first().dispatchEvent("click");
    const asked = (): Promise<string[]> => page.evaluate("asked") as Promise<string[]>;
    // The first bot's message, and what it led to.
    await expect.poll(async () => (await told(page)).length).toBeGreaterThan(2);
    const events = (await told(page)).slice(0, 3);
    seen.push([...(await asked()).slice(0, 1), ...events.map((event) => JSON.stringify(event))]);
  }
  expect(seen[1]).toEqual(seen[0]);
  const [message = "", ...events] = seen[0] ?? [];
  const letter = (seat: number): string => "ABCD".charAt(seat % 4);
  expect(message).toContain(`${letter(starter + 1)}:${hands[(starter + 1) % 4]}`);
  expect(message).toContain(`${letter(starter + 2)}:?.?.?.?.?.?`);
  expect(message).toContain(`given=${letter(starter)}:?`);
  expect(events.join()).toContain('"notation":"give"');
});
