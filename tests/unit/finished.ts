/** Finished games for tests. */
import fc from "fast-check";
import type { FinishedGame, Player } from "../../www/storage/finished";
import { LEVELS } from "../../www/storage/seats";

/** A game that a person has won against a bot, but for what is said. */
export const finished = (patch: Partial<FinishedGame> = {}): FinishedGame => ({
  id: "x",
  game: "gobblet",
  ended: 5,
  players: ["person", 3],
  winners: [0],
  moves: 20,
  seconds: 300,
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
        moves: fc.nat(300),
        seconds: fc.nat(9000),
      },
      {
        noNullPrototype: true,
        requiredKeys: ["id", "game", "ended", "players", "winners", "moves", "seconds"],
      },
    ),
  );
