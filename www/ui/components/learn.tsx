/** Buttons for the lessons, and the progress in them. */
import type { JSX } from "preact";
import type { GameId } from "../../engine/types";
import { LESSONS, lessonsOf } from "../../games/lessons";
import { definitionOf } from "../../games/registry";
import type { Page } from "../page";
import { Button } from "./controls";
import { gameName, variantName } from "./game-name";

/** The label of a link to a lesson, with a mark once the lesson is finished. */
export function learnLabel(page: Page, lesson: string, label: string): string {
  const done = reached(page, lesson) >= (LESSONS[lesson]?.steps.length ?? 0) ? "yes" : "no";
  return page.say("learn", { label, done });
}

/** Secondary buttons for a game's lessons. */
export const LearnButtons = ({ page, game }: { page: Page; game: GameId }): JSX.Element => (
  <>
    {lessonsOf(game).map((lesson) => (
      <Button
        key={lesson}
        label={learnLabel(page, lesson, variantOf(page, lesson))}
        act={() => page.router.go({ screen: "lesson", lesson })}
        look="quiet fine"
      />
    ))}
  </>
);

/** The number of completed steps of a lesson. */
export const reached = (page: Page, lesson: string): number => page.settings.learned[lesson] ?? 0;

/** The variant that a lesson teaches; empty if its game has only one lesson. */
function variantOf(page: Page, lesson: string): string {
  const { game, variant } = LESSONS[lesson] ?? {};
  return game && variant ? variantName(page, definitionOf(game), variant) : "";
}

/** Returns the name of a lesson's game or variant. */
export function lessonName(page: Page, lesson: string): string {
  const found = LESSONS[lesson];
  return found ? gameName(page, definitionOf(found.game), found.variant) : "";
}
