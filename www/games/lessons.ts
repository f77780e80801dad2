/** All lessons, by name: the id of what is said in them, and where in the page they are. */
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

/** Where people are sent who have never played. */
export const FIRST_LESSON = "lesson-gobblet";

/** The names of a game's lessons; of one variant's first. */
export function lessonsOf(game: GameId, variant = ""): string[] {
  const own = Object.keys(LESSONS).filter((id) => LESSONS[id]?.game === game);
  return own.sort((a, b) => Number(b.endsWith(variant)) - Number(a.endsWith(variant)));
}
