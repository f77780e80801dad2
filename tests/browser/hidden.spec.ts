// Hidden cards never change the page: in Muros and all variants of Dog, in motion and at rest, before and behind the
// curtain. Bots and the embedding page don't get them either. `PAIRS=200 npx playwright test hidden` compares 200 pairs
// of Dog games.
import type { BrowserContext, Page } from "@playwright/test";
import type { GameId } from "../../www/engine/types";
import { expect, open, openLink, test } from "./fixtures";
import { curtain, hashOf, lit, type Match, rules } from "./player";
import { note, told } from "./special/blog";

const PAIRS = Number(process.env.PAIRS ?? 1);
const VARIANTS = ["classic", "royal", "black"] as const;

// Large pictures take long.
test.use({ viewport: { width: 412, height: 732 }, settings: { speed: "fast" } });

function mover(match: Match): number {
  const turn = match.turn();
  if (turn.kind !== "seat") throw new Error("nobody is to move");
  return turn.seat;
}

/** Two beginnings with the same starter that differ in two hands, of the seats after next, and in the seed that dealt them. */
interface Worlds {
  records: [string, string];
  starter: number;
  hands: string[];
}

/** Of a game that was just dealt: these hands, and the same with those of two seats changed by `swap`. */
function worldsOf(
  match: Match,
  hands: string[],
  swap: (one: string, other: string) => [string, string],
): Worlds {
  const starter = mover(match);
  const [a, b] = [(starter + 2) % 4, (starter + 3) % 4];
  const swapped = [...hands];
  [swapped[a] = "", swapped[b] = ""] = swap(hands[a] ?? "", hands[b] ?? "");
  expect(swapped).not.toEqual(hands);
  const steps = match.steps().map(({ full }) => full);
  const recordOf = (each: string[]): string => {
    const deal = `deal:${each.map((hand, seat) => `${"ABCD".charAt(seat)}:${hand}`).join("/")}`;
    const line = (step: string, at: number) =>
      `${at + 1}. ${step.startsWith("deal:") ? deal : step}\n`;
    const [header = ""] = match.record().split("\n\n");
    const seeded = header.replace(/(?<=\[Seed ").*(?="\])/, each.join());
    return `${seeded}\n\n${steps.map(line).join("")}`;
  };
  for (const step of steps) expect(recordOf(hands)).toContain(step);
  return { records: [recordOf(hands), recordOf(swapped)], starter, hands };
}

/** Something seen, such as a canvas, by what it is of. */
type Picture = [of: string, text: string];

/** All that a page holds and shows: its elements, and the picture on each canvas. */
const everything = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    document.body.outerHTML.replace(/<script.*?<\/script>/gs, ""),
    ...[...document.querySelectorAll("canvas")].map((canvas) => canvas.toDataURL()),
  ]);

/**
 * A page whose clock the test controls: motion and timers advance only on request, however slow the machine is. With
 * the
 * real clock a busy page draws a frame after the picture was taken.
 */
class Stage {
  readonly page: Page;
  /** The pictures and their subjects. */
  readonly pictures: Picture[] = [];

  private constructor(page: Page) {
    this.page = page;
  }

  /** Opens one whose time stands still at a moment as soon as there is a curtain. */
  static async open(context: BrowserContext, address: string, moment: number): Promise<Stage> {
    const page = await context.newPage();
    // The clock is the context's: that of the page before stands still.
    await context.clock.resume();
    await openLink(page, address);
    await expect(curtain(page)).toBeVisible();
    await context.clock.pauseAt(moment);
    return new Stage(page);
  }

  /** Waits until the browser has laid out: boards follow their room. */
  async #laidOut(): Promise<void> {
    await this.page.evaluate(async () => {
      const { drawn } = window as unknown as { drawn(): Promise<void> };
      await drawn();
      await drawn();
    });
  }

  /** Notes what is seen now. */
  async note(of: string): Promise<void> {
    for (const [at, text] of (await everything(this.page)).entries())
      this.pictures.push([`${of}, ${at ? `canvas ${at}` : "elements"}`, text]);
  }

  /** Notes what is seen on the way. */
  async watch(of: string): Promise<void> {
    for (const millis of [60, 240]) {
      await this.#laidOut();
      await this.page.context().clock.runFor(millis);
      await this.note(`${of}, on the way, after ${millis} more`);
    }
  }

  /** Notes what is seen once all has come to rest; what one motion or timer leads to is waited for, too. */
  async rest(of: string): Promise<void> {
    for (let times = 0; times < 4; times++) {
      await this.#laidOut();
      await this.page.context().clock.fastForward(1000);
    }
    await this.#laidOut();
    await this.note(`${of}, at rest`);
  }

  /** Opens the curtain as a person does, who reads it first. */
  async drawAside(): Promise<void> {
    await this.page.context().clock.fastForward(450);
    await curtain(this.page).click();
    await expect(curtain(this.page)).toBeHidden();
  }
}

/** Plays both by `go`, which watches all that can be seen; it is the same in both. */
async function samePictures(
  context: BrowserContext,
  file: string,
  { records }: Worlds,
  least: number,
  go: (stage: Stage) => Promise<void>,
): Promise<void> {
  const seen: Picture[][] = [];
  // The browser's own frames, before the clock takes their place.
  await context.addInitScript(() => {
    const request = requestAnimationFrame.bind(window);
    Object.assign(window, { drawn: () => new Promise((done) => request(done)) });
  });
  await context.clock.install({ time: 0 });
  for (const [at, record] of records.entries()) {
    const stage = await Stage.open(context, file + hashOf(record), (at + 1) * 1_000_000);
    await stage.rest("curtain");
    await go(stage);
    await stage.page.getByRole("button", { name: "Undo" }).click();
    await stage.rest("undo");
    seen.push(stage.pictures);
    await stage.page.close();
  }
  const [one = [], other = []] = seen;
  expect(one.length).toBeGreaterThan(least);
  expect(other.map(([of]) => of)).toEqual(one.map(([of]) => of));
  const differ = one.filter(([, text], at) => other[at]?.[1] !== text).map(([of]) => of);
  expect(differ).toEqual([]);
}

/** Two games that were just dealt. */
async function worlds(
  game: GameId,
  options: Record<string, string>,
  seed: string,
): Promise<Worlds> {
  const { Match } = await rules();
  const match = new Match(game, { seats: 4, options, seed });
  while (match.turn().kind === "chance") match.resolveChance();
  const deal = match.steps().find(({ full }) => full.startsWith("deal:"))?.full ?? "";
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
  // How far a card has risen after some ms depends on when a frame begins, so it is looked at once at rest.
  await stage.rest("begun");
  await lit(page).last().dispatchEvent("click");
  await seen(stage, "given");
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
    for (const touched of ["card", "slot", "slot again"]) {
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
    await open(
      page,
      url("blog.html"),
      `${game}<script src="${url("dist/site/embed.js")}"></script>`,
    );
    for (const _ of ["shown", "played"]) await lit(page).first().dispatchEvent("click");
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
