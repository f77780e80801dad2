/** Saved games for tests. */
import type { Save } from "../../www/storage/save";
import { bot, person } from "../../www/storage/seats";

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
  seconds: 0,
  ...patch,
});
