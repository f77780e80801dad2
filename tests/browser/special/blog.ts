// A blog page with embedded games, and the events and messages that it receives.
import type { Locator, Page } from "@playwright/test";
import type { GameElement } from "../../../www/embed/api";
import { open } from "../fixtures";
import { answered, clicks, Player, type Scope } from "../player";

/** The element's attributes, methods and properties. */
export type Game = GameElement;

/** The attribute for two people at one screen. */
export const TWO = 'seats="person,person"';

/** One event, or one message of a frame. */
export interface Told {
  kind: string;
  /** Which of the games on the page. */
  of: number;
  id?: number;
  notation?: string;
  ply?: number;
  record?: string | null;
  winners?: number[];
  reason?: string;
  code?: string;
  attribute?: string;
  message?: string;
  height?: number;
}

/** A page with games, each with these attributes, that loads the script and notes all events. */
export async function embed(
  page: Page,
  { url }: { url: (path: string) => string },
  attributes: string[],
  { headers = {}, head = "", copies = 1 } = {},
): Promise<void> {
  const games = attributes.map(
    (each) => `<sobremesa-game game="gobblet" ${each}></sobremesa-game>`,
  );
  const scripts = Array.from(
    { length: copies },
    (_, copy) => `<script src="${url("dist/site/embed.js")}?${copy}" defer></script>`,
  );
  await note(page);
  const body = `${head}<h1>A blog</h1>${[...games, ...scripts].join("")}`;
  await open(page, url("blog.html"), body, headers);
}

/** Notes the events of all games that a page will have. */
export const note = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    for (const kind of ["ready", "step", "end", "trouble"]) {
      addEventListener(kind, (event) => {
        const { target, detail } = event as CustomEvent;
        const of = [...document.querySelectorAll("sobremesa-game")].indexOf(target as Game);
        told.push({ kind, of, ...detail });
      });
    }
  });

/** The events so far. */
export const told = (page: Page): Promise<Told[]> =>
  page.evaluate(() => (window as unknown as { told: Told[] }).told);

/** Calls a method of a game; the answer is its record, or the code of what it threw. */
export const call = (game: Locator, method: keyof Game, ...args: string[]): Promise<string> =>
  game.evaluate(
    (element, [name, given]) => {
      try {
        (element as unknown as Record<string, (...all: string[]) => void>)[name]?.(...given);
        return (element as Game).record ?? "";
      } catch (error) {
        return (error as { code: string }).code;
      }
    },
    [method, args] as const,
  );

/** Which games have something to show. */
export const drawn = (page: Page): Promise<boolean[]> =>
  page
    .locator("sobremesa-game")
    .evaluateAll((all) => all.map((game) => !!game.shadowRoot?.querySelector("canvas")));

/** A square of Gobblet's board, there once the game is drawn. */
export const square = (game: Locator): Locator => game.getByRole("button", { name: /^b2, / });

/** The sentence that says whose turn it is. */
export const turn = (game: Locator): Locator => game.locator(".status-who");

/** The elements of a page. */
export const games = (page: Page): Locator => page.locator("sobremesa-game");

export const recordOf = (game: Locator): Promise<string | null> =>
  game.evaluate((it) => (it as Game).record);

export const set = (game: Locator, name: string, value: string): Promise<void> =>
  game.evaluate((it, given) => it.setAttribute(...given), [name, value] as const);

/** Starts each of these games, whether it is seen or not. */
export async function start(all: Locator): Promise<void> {
  for (const game of await all.all()) await game.evaluate((it) => (it as Game).start());
}

/** Plays a first move somewhere on a page and sees a bot answer it. */
export const playsIn = async (page: Page, scope: Scope): Promise<Player> =>
  answered(await Player.sit(page, clicks, { scope }));

/** The troubles that were told so far. */
export const troubles = async (page: Page): Promise<Told[]> =>
  (await told(page)).filter(({ kind }) => kind === "trouble");
