/** All lessons, keyed by the id of their texts, which is also their name in the address. */
import type { GameId } from "../engine/types";
import type { Lesson } from "./define";
import { GAMES } from "./registry";

export interface GameLesson extends Lesson {
  game: GameId;
}

export const LESSONS: Readonly<Record<string, GameLesson>> = Object.fromEntries(
  GAMES.flatMap(({ id: game, lessons }) =>
    Object.entries(lessons).map(([name, lesson]) => [name, { game, ...lesson }]),
  ),
);

/** The lesson for people who have never played. */
export const FIRST_LESSON = "lesson-gobblet";

/** The ids of a game's lessons, that of the given variant first. */
export function lessonsOf(game: GameId, variant = ""): string[] {
  const own = Object.keys(LESSONS).filter((id) => LESSONS[id]?.game === game);
  return own.sort((a, b) => Number(b.endsWith(variant)) - Number(a.endsWith(variant)));
}
