// Games at a table, as tests of sessions start them: bots answer on demand, and nobody waits.
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { setTimeout as patient } from "node:timers";
import fc from "fast-check";
import type { BotClient } from "../../www/bot-worker/client";
import type { Question } from "../../www/bot-worker/messages";
import init from "../../www/engine/sobremesa";
import type { DogView, GameId } from "../../www/engine/types";
import { definitionOf } from "../../www/games/registry";
import type { SessionContext } from "../../www/session/context";
import { submit, tap as touchAt } from "../../www/session/input";
import { Session } from "../../www/session/session";
import type { Stage } from "../../www/session/state";
import { go } from "../../www/session/turn";
import type { FinishedGame, Player } from "../../www/storage/finished";
import type { Save } from "../../www/storage/save";
import { Saves } from "../../www/storage/saves";
import { bot, LEVELS, person, type Seat } from "../../www/storage/seats";
import { openStorage } from "../../www/storage/storage";

export const saves = new Saves(openStorage(false));
/** The questions to bots. */
export const asked: Question[] = [];
let waiting: ((move: string) => void) | null = null;
/** Plays a move for the last bot that was asked. */
export const answer = (move: string): void => waiting?.(move);

export const thinking = {
  choose: (question: Question) => {
    asked.push(question);
    return new Promise((resolve) => {
      waiting = (move) => resolve({ move, value: 0, nodes: 0 });
    });
  },
} as unknown as BotClient;

/** The context of a session; `more` replaces parts of it. */
export const context = (game: GameId, more: Partial<SessionContext> = {}): SessionContext => ({
  ...definitionOf(game),
  thinking,
  saves,
  settings: () => ({ autoroll: true, pace: 0 }),
  reportError: (code, error) => assert.fail(`${code} ${error}`),
  ...more,
});

export const four = ["Ana", "Bo", "Cleo", "Dan"].map(person);

/** Makes the tests of a suite wait for nobody. The clock is Node's own: another suite may hurry while this one is read. */
export function hurry(): void {
  before(async () => {
    await init();
    const nothing = (): void => {};
    Object.assign(globalThis, {
      setTimeout: (work: () => void) => setImmediate(work),
      addEventListener: nothing,
      removeEventListener: nothing,
    });
  });
  after(() => {
    globalThis.setTimeout = patient;
  });
}

export async function until(holds: () => boolean): Promise<void> {
  for (let turns = 0; turns < 1000; turns++) {
    if (holds()) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  assert.fail("it does not come");
}

/** Waits until a person must act or the game is over. */
export const waited = (session: Session): Promise<void> =>
  until(() => {
    const { active, curtain, outcome, thinking } = session.state;
    return (active ?? curtain ?? thinking) !== null || outcome !== null;
  });

/** A stage on which steps are only passed to `play`. */
export const stageOf = (
  play: (...given: Parameters<Stage["play"]>) => unknown,
  more: Partial<Stage> = {},
): Stage => ({
  show() {},
  finish() {},
  async play(...given) {
    await play(...given);
  },
  ...more,
});

export const mover = (session: Session): number => {
  const { turn } = session.state;
  return turn.kind === "seat" ? turn.seat : assert.fail("nobody is to move");
};

// --- Gobblet and Cock & Bull

export const hasty = ((work: () => void) => setImmediate(work)) as unknown as typeof setTimeout;

export const people = [person("Ana"), person("Bo")];
/** White's four. */
export const WON = "D@a1 D@d4 D@b1 D@d3 D@c1 C@d2 C@d1".split(" ");

/** A game of Gobblet between two people. */
export function gobblet(
  options = {},
  bottom = 0,
  around = context("gobblet"),
  seats: Seat[] = people,
) {
  const session = Session.start("gobblet", { options }, { seats, bottom }, around);
  session.do(go);
  return session;
}

export const playAll = (session: Session, moves: readonly string[]): void => {
  for (const move of moves) session.attempt(submit, move, true);
};

export const keptOf = (session: Session): Save => saves.get(session.autosave.id) ?? assert.fail();

export function cockBull(
  options: Record<string, string> = {},
  seats: Seat[] = people,
  seed = "table",
  autoroll = true,
): Session {
  const session = Session.start(
    "cock-bull",
    { options, seed },
    { seats, bottom: 0 },
    context("cock-bull", {
      settings: () => ({ autoroll, pace: 0 }),
    }),
  );
  session.do(go);
  return session;
}

/** Waits until a person must act or the game is over. */
export const movable = (session: Session): Promise<void> =>
  until(() => {
    const { forced, moves, outcome, thinking } = session.state;
    return (moves.length > 0 && !forced) || outcome !== null || thinking !== null;
  });

export const first = (session: Session): string => session.state.moves[0]?.notation ?? "";

/** Plays first moves until it is enough. */
export async function play(session: Session, enough: () => boolean): Promise<void> {
  await movable(session);
  while (!enough() && !session.state.outcome) {
    session.attempt(submit, first(session));
    await movable(session);
  }
}

export const notations = (session: Session): string[] =>
  session.state.steps.map(({ notation }) => notation);

// --- Dog

export const dogTable = context("dog");
export const lay = (session: Session): Session => {
  session.do(go);
  return session;
};
export const dogGame = (seats: Seat[] = four): Session =>
  lay(
    Session.start("dog", { seats: seats.length, seed: "exchange" }, { seats, bottom: 0 }, dogTable),
  );

/** One person among bots. */
export const alone = [person("Ana"), bot(1), bot(1), bot(1)];

/** In the middle of a first round; `hands` and `places` as in a position, seats that are not named have all at home. */
export const at = (
  hands: string,
  places: string,
  seats: Seat[] = four,
  settings: object = {},
  stage = "round=1 starter=A phase=play turn=A pending=- last=-",
  rest = "given=- out=- deck=?*",
): Session => {
  const all = ["A", "B", "C", "D"].map(
    (seat) => new RegExp(`${seat}=\\S+`).exec(places)?.[0] ?? `${seat}=H,H,H,H`,
  );
  const position = `variant=classic ${all.join(" ")} ${stage} hands=${hands} ${rest} discard=-`;
  const around = { ...dogTable, settings: () => ({ ...dogTable.settings(), ...settings }) };
  return lay(Session.start("dog", { seats: 4, position }, { seats, bottom: 0 }, around));
};
export const EXCHANGE = "round=4 starter=A phase=exchange turn=A pending=- last=-";

export const viewOf = (session: Session): DogView => session.state.view as DogView;
/** The seats whose cards can be seen. */
export const shown = ({ hands }: Pick<DogView, "hands">): number[] =>
  hands.flatMap((hand, seat) => (hand.some((card) => card !== "?") ? [seat] : []));
export const seen = (session: Session): number[] => {
  assert.deepEqual(shown(session.scene().view as DogView), shown(viewOf(session)));
  return shown(viewOf(session));
};
export const tap = (session: Session, ...places: string[]): void => {
  for (const place of places) session.touch(touchAt, place);
};
/** The first card in a seat's hand as its bot was told it. */
export const handOf = (question: (typeof asked)[number] | undefined, seat: number): string =>
  / hands=(\S+)/
    .exec(question?.observation ?? "")?.[1]
    ?.split("/")
    [seat]?.slice(2)
    .split(".")[0] ?? assert.fail("no hand");
/** Touches the first or another move all along its path, and once more if it is only shown by then. */
export const choose = (session: Session, which = 0): string => {
  const move = session.state.moves[which] ?? assert.fail("no such move");
  tap(session, ...move.path);
  if (session.state.previewed) session.touch(touchAt, move.path.at(-1) ?? null);
  return move.notation;
};

// --- saves and finished games

/** A minimal localStorage. */
export class Fake {
  items = new Map<string, string>();
  full = false;
  /** The operations that throw. */
  broken = new Set<"length" | "key" | "getItem" | "setItem" | "removeItem">();
  get length() {
    this.#access("length");
    return this.items.size;
  }
  key(index: number) {
    this.#access("key");
    return [...this.items.keys()][index] ?? null;
  }
  getItem(key: string) {
    this.#access("getItem");
    return this.items.get(key) ?? null;
  }
  setItem(key: string, text: string) {
    this.#access("setItem");
    if (this.full && text.length > 10) throw new DOMException("", "QuotaExceededError");
    this.items.set(key, text);
  }
  removeItem(key: string) {
    this.#access("removeItem");
    this.items.delete(key);
  }
  #access(name: "length" | "key" | "getItem" | "setItem" | "removeItem") {
    if (this.broken.has(name)) throw new Error("SecurityError");
  }
}

/** The browser has this storage, or refuses any. */
export function install(fake: Fake | null): void {
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get() {
      if (!fake) throw new Error("SecurityError");
      return fake;
    },
  });
}

/** A record of Gobblet, one for each seed. */
export const recordOf = (seed: string): string =>
  `[Game "gobblet"]\n[Seats "2"]\n[Seed "${seed}"]\n[Result "*"]\n\n`;
export const RECORD = recordOf("r1");

/** A kept game that differs from the usual one so. */
export const save = (patch: Partial<Save> = {}): Save => ({
  id: "x",
  game: "gobblet",
  record: RECORD,
  at: 1,
  seats: [person("Ana"), bot(3)],
  over: false,
  whole: false,
  bottom: 0,
  updated: 5,
  tab: "t1",
  turn: 1,
  after: "",
  ...patch,
});

/** A game that a person has won against a bot, but for what is said. */
export const finished = (patch: Partial<FinishedGame> = {}): FinishedGame => ({
  id: "x",
  game: "gobblet",
  ended: 5,
  players: ["person", 3],
  winners: [0],
  ...patch,
});

const player: fc.Arbitrary<Player> = fc.constantFrom<Player[]>("person", ...LEVELS);

/** Finished games, now and then the same with another end. */
export const anyFinished: fc.Arbitrary<FinishedGame> = fc
  .array(player, { minLength: 1, maxLength: 6 })
  .chain((players) =>
    fc.record(
      {
        id: fc.constantFrom("a", "b", "c", "d", "__proto__"),
        game: fc.constantFrom("gobblet", "dog", "muros", "cock-bull"),
        variant: fc.constantFrom("classic", "royal"),
        ended: fc.integer({ min: 1, max: 4 }),
        players: fc.constant(players),
        winners: fc.subarray([...players.keys()]),
      },
      {
        noNullPrototype: true,
        requiredKeys: ["id", "game", "ended", "players", "winners"],
      },
    ),
  );
