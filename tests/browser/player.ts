// A player who reads the labelled grid of the board, as a screen reader would, and follows the game in the built rules,
// which know the legal and the good moves. A `Hand` decides how moves are entered.
import type { FrameLocator, Locator, Page } from "@playwright/test";
import type * as Api from "../../www/engine/sobremesa";
import type { Outcome } from "../../www/engine/types";
import { expect, openLink } from "./fixtures";

export type Match = Api.Match;

let loaded: Promise<typeof Api> | undefined;

/** The rules as built, in this process. */
export function rules(): Promise<typeof Api> {
  const address = new URL("../../dist/pkg/sobremesa.js", import.meta.url).href;
  loaded ??= import(address).then(async (api: typeof Api) => {
    await api.default();
    return api;
  });
  return loaded;
}

/** Where a game is to be found: a page, a frame in it, or an element on it. */
export type Scope = Page | FrameLocator | Locator;

/** Enters a move, given the places it touches. */
export type Hand = (player: Player, path: string[]) => Promise<void>;

export interface Point {
  x: number;
  y: number;
}

/** The middle of something on the screen. */
export async function middleOf(it: Locator): Promise<Point> {
  const box = await it.boundingBox();
  if (!box) throw new Error(`${it} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const COLOURS = ["White", "Black"] as const;
const FILES = ["a", "b", "c", "d"];
const RANKS = [4, 3, 2, 1];

/** The board's own fields of a position: what stands where, and the stacks. */
const standing = (position: string): string => position.split(" ").slice(0, 2).join(" ");

/** The same as one sees it from above. */
const fromAbove = (position: string): string =>
  standing(position).replace(/[A-Da-d]+(?=[A-Da-d])/g, "");

export class Player {
  readonly page: Page;
  readonly scope: Scope;
  readonly match: Match;
  readonly #api: typeof Api;
  readonly #hand: Hand;

  private constructor(page: Page, scope: Scope, hand: Hand, api: typeof Api, match: Match) {
    this.page = page;
    this.scope = scope;
    this.match = match;
    this.#api = api;
    this.#hand = hand;
  }

  /** Sits down at a game that has just begun, or stands as a record tells. */
  static async sit(
    page: Page,
    hand: Hand,
    {
      scope = page,
      options = {},
      record,
    }: { scope?: Scope; options?: Record<string, string>; record?: string } = {},
  ): Promise<Player> {
    const api = await rules();
    const match = record ? api.Match.fromRecord(record) : new api.Match("gobblet", { options });
    return new Player(page, scope, hand, api, match);
  }

  /** Begins a game of Gobblet from the home screen. */
  static async begin(
    page: Page,
    home: string,
    hand: Hand,
    options: Record<string, string> = {},
  ): Promise<Player> {
    await page.goto(home);
    await page.getByRole("button", { name: "Play Gobblet" }).click();
    return Player.sit(page, hand, { options });
  }

  get status(): Locator {
    return this.scope.getByLabel("Status");
  }

  /** One of the five buttons, or any other. */
  button(name: string | RegExp): Locator {
    return this.scope.getByRole("button", { name, exact: true });
  }

  dialog(name: string | RegExp): Locator {
    return this.scope.getByRole("dialog", { name });
  }

  /** A place in the labelled grid; a stack is one of the seat to move unless said otherwise. */
  place(id: string, seat?: number): Locator {
    const size = /^stack:(\d)$/.exec(id)?.[1];
    if (!size) return this.scope.getByRole("button", { name: new RegExp(`^${id}, `) });
    const turn = this.match.turn();
    const whose = COLOURS[(seat ?? (turn.kind === "seat" ? turn.seat : 0)) as 0 | 1];
    const name = new RegExp(`^${whose} ${size}, \\w+ stack`);
    return this.scope.getByRole("button", { name }).first();
  }

  /** The middle of a place on the screen, once it has come to rest there. */
  async at(id: string): Promise<Point> {
    const place = this.place(id);
    let at = await middleOf(place);
    for (let looks = 0; looks < 20; looks++) {
      const before = at;
      at = await middleOf(place);
      if (Math.hypot(at.x - before.x, at.y - before.y) < 0.5) break;
    }
    return at;
  }

  /** The position as the labelled grid tells it, without the turn. */
  async read(): Promise<string> {
    const told = (role: string) =>
      this.scope
        .locator(`[role=${role}] button[aria-label]`)
        .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
    const [cells, stacks] = await Promise.all([told("gridcell"), told("listitem")]);
    const nest = new Map<string, string>();
    for (const label of cells) {
      const pieces = [...label.matchAll(/(White|Black) (\d)/g)].map(([, colour, size]) => {
        const letter = "ABCD".charAt(Number(size) - 1);
        return colour === "White" ? letter : letter.toLowerCase();
      });
      nest.set(label.slice(0, 2), pieces.reverse().join("") || "-");
    }
    const left = (colour: string): string =>
      stacks
        .flatMap((label) => new RegExp(`^${colour} (\\d), \\w+ stack`).exec(label)?.[1] ?? [])
        .sort()
        .reverse()
        .join("")
        .padEnd(3, "0");
    const rows = RANKS.map((rank) =>
      FILES.map((file) => nest.get(`${file}${rank}`) ?? "?").join(","),
    );
    return `${rows.join("/")} ${left("White")}/${left("Black")}`;
  }

  /** The page shows the game as it stands here. */
  async agrees(): Promise<void> {
    const memory = this.match.options().memory === "on";
    const position = this.match.position();
    await expect
      .poll(() => this.read(), {
        message: "the labelled grid tells the position",
        intervals: [20, 50, 100],
      })
      .toBe(memory ? fromAbove(position) : standing(position));
  }

  /** Waits until a person may act. */
  async ready(): Promise<void> {
    await expect(this.status).toContainText(/Your turn|to move/);
  }

  /** A move that soon wins. */
  choose(nodes = 3000): string {
    const turn = this.match.turn();
    if (turn.kind !== "seat") throw new Error("nobody is to move");
    const how = { level: 5 as const, nodes, seed: "browser" };
    return this.#api.chooseMove("gobblet", this.match.observation(turn.seat), how).move;
  }

  /** Enters a move, here and on the page, and sees it done. */
  async play(notation: string): Promise<void> {
    const move = this.match.legalMoves().find((each) => each.notation === notation);
    if (!move) throw new Error(`${notation} can't be played`);
    const turn = this.match.turn();
    const { outcome } = this.match.preview(notation);
    const loses = outcome && turn.kind === "seat" && !outcome.winners.includes(turn.seat);
    await this.ready();
    // A cup that has to be played is shown lifted before a second touch.
    const again = notation.startsWith("lift:") ? move.path : [];
    await this.#hand(this, [...move.path, ...again]);
    if (loses) await this.button("Play it anyway").press("Enter");
    this.match.play(notation);
  }

  /** The other side has moved: finds out how. */
  async follow(): Promise<string> {
    const { match } = this;
    const memory = match.options().memory === "on";
    const moves = new Map<string, string>();
    for (const { notation } of match.legalMoves()) {
      match.play(notation);
      moves.set((memory ? fromAbove : standing)(match.position()), notation);
      match.undo();
    }
    let played: string | undefined;
    await expect
      .poll(
        async () => {
          played = moves.get(await this.read());
          return played;
        },
        { message: "the other side moves", timeout: 20_000, intervals: [20, 50, 100] },
      )
      .toBeDefined();
    if (played === undefined) throw new Error("no move");
    match.play(played);
    return played;
  }

  /** Plays on to the end; seats not named are played by the page. */
  async toEnd(seats: number[] = [0]): Promise<Outcome> {
    for (let moves = 0; moves < 120; moves++) {
      const turn = this.match.turn();
      const outcome = this.match.outcome();
      if (outcome) return outcome;
      if (turn.kind === "seat" && seats.includes(turn.seat)) await this.play(this.choose());
      else await this.follow();
    }
    throw new Error("the game does not end");
  }

  /** The page tells the result and the reason for it. */
  async sees(outcome: Outcome, { you = true, bots = false } = {}): Promise<void> {
    const [winner = 0] = outcome.winners;
    const colour = COLOURS[winner as 0 | 1];
    const who =
      outcome.winners.length > 1
        ? "A draw"
        : you && winner === 0
          ? "You win!"
          : // A bot has a name.
            bots || you
            ? /^(?!You)\p{L}+ wins!/u
            : `${colour} wins`;
    const why = {
      line: / four (in|on) /,
      reveal: "uncovered",
      repetition: "by repetition",
      agreement: "by agreement",
      touch: "nowhere to go",
    }[outcome.reason as "line"];
    await expect(this.status).toContainText(who);
    await expect(this.status).toContainText(why);
  }

  /** Chooses from the menu. */
  async menu(item: string): Promise<void> {
    await this.button("Menu").click();
    await this.dialog("Menu").getByRole("button", { name: item, exact: true }).click();
  }

  /** The record as it is offered to be copied. */
  async shared(): Promise<string> {
    await this.menu("Share");
    const dialog = this.dialog("Share");
    const record = await dialog.getByLabel("The game as text").inputValue();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
    return record;
  }
}

/** Begins a game of Gobblet from home, at this address or where the page is, and sits down at it. */
export async function sitDown(page: Page, address?: string): Promise<Player> {
  if (address) await page.goto(address);
  await page.getByRole("button", { name: "Play Gobblet" }).click();
  return Player.sit(page, clicks);
}

/** Plays a first move and sees a bot answer it. */
export async function answered(player: Player): Promise<Player> {
  await player.play("D@b2");
  await player.follow();
  return player;
}

/** A finger on the canvas. */
export const taps: Hand = async (player, path) => {
  for (const id of path) {
    const { x, y } = await player.at(id);
    await player.page.touchscreen.tap(x, y);
  }
};

/** The mouse on the canvas, click by click. */
export const clicks: Hand = async (player, path) => {
  for (const id of path) {
    const { x, y } = await player.at(id);
    await player.page.mouse.click(x, y);
  }
};

/** The mouse holds the piece. */
export const drags: Hand = async (player, [from = "", to = ""]) => {
  const start = await player.at(from);
  const end = await player.at(to);
  const { mouse } = player.page;
  await mouse.move(start.x, start.y);
  await mouse.down();
  await mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await mouse.move(end.x, end.y, { steps: 3 });
  await mouse.up();
};

/** Plays like a screen reader: finds a button by its name and presses it. */
export const names: Hand = async (player, path) => {
  for (const id of path) await player.place(id).dispatchEvent("click");
};

export const curtain = (page: Page): Locator =>
  page.getByRole("button", { name: /^Pass the device to/ });
/** Places where something can be done. */
export const lit = (page: Page): Locator =>
  page.locator(".board-grid").getByRole("button", { name: /, can (be chosen|be given|go here)/ });

/** The game as it is kept on this device, hands and all. */
export async function kept(page: Page): Promise<Match> {
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes("save:")));
  const texts = await page.evaluate(() => Object.entries(localStorage));
  const saves = texts
    .filter(([key]) => key.includes("save:"))
    .map(([, text]) => JSON.parse(text) as { record: string; at: number; updated: number })
    .sort((a, b) => b.updated - a.updated);
  const { Match } = await rules();
  const match = Match.fromRecord(saves[0]?.record ?? "");
  while (match.ply > (saves[0]?.at ?? 0)) match.undo();
  return match;
}

/** Taps the screen where something is. */
export async function tapOn(page: Page, it: Locator): Promise<void> {
  const { x, y } = await middleOf(it);
  await page.touchscreen.tap(x, y);
}

/** Fingers on the screen: each call says where all of them are now. */
export async function fingersOn(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  type Finger = Point & { id?: number };
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Finger[]) =>
    cdp.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    down: (...points: Finger[]) => send("touchStart", points),
    move: (...points: Finger[]) => send("touchMove", points),
    up: (...points: Finger[]) => send("touchEnd", points),
    /** One finger goes from a point to another, and stays there. */
    async glide(from: Point, to: Point): Promise<void> {
      await send("touchStart", [from]);
      for (let step = 1; step <= 6; step++) {
        const part = step / 6;
        const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
        await send("touchMove", [{ x, y }]);
      }
    },
  };
}

/** Opens the curtain as a person does, who reads it first. */
export async function drawAside(
  page: Page,
  touch: (it: Locator) => Promise<void> = (it) => it.click(),
): Promise<void> {
  await curtain(page).waitFor();
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 450;
  });
  await touch(curtain(page));
  await curtain(page).waitFor({ state: "hidden" });
}

const { toLink } = await rules();

/** The part of a record's link from `#` on. */
export const hashOf = (record: string): string => `#r=${toLink(record)}`;

/** Opens a game of Gobblet that stands as its record says, for two people. */
export async function openGame(
  page: Page,
  home: string,
  record: string,
  hand: Hand = clicks,
): Promise<Player> {
  await openLink(page, home + hashOf(record));
  const player = await Player.sit(page, hand, { record });
  await player.ready();
  return player;
}
