/** All lessons, by name: the id of what is said in them, and where in the page they are. */
import type { GameId } from "../engine/types";
import { cockBull } from "./cock-bull/lesson";
import { black, classic, royal } from "./dog/lesson";
import { gobblet } from "./gobblet/lesson";
import type { Lesson } from "./lesson";
import { muros } from "./muros/lesson";

/** The lessons. */
export const LESSONS: Readonly<Record<string, Lesson>> = {
  "lesson-cock-bull": cockBull,
  "lesson-dog-classic": classic,
  "lesson-dog-royal": royal,
  "lesson-dog-black": black,
  "lesson-gobblet": gobblet,
  "lesson-muros": muros,
};

/** The names of a game's lessons; of one variant's first. */
export function lessonsOf(game: GameId, variant = ""): string[] {
  const own = Object.keys(LESSONS).filter((id) => LESSONS[id]?.game === game);
  return own.sort((a, b) => Number(b.endsWith(variant)) - Number(a.endsWith(variant)));
}
