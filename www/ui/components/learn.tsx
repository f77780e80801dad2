/** Buttons for the lessons, and the progress in them. */
import type { JSX } from "preact";
import type { GameId } from "../../engine/types";
import { LESSONS, lessonsOf } from "../../games/lessons";
import { definitionOf } from "../../games/registry";
import type { App } from "../app";
import { Button } from "./controls";
import { gameName, variantName } from "./game-name";

/** The label of a link to a lesson, with a mark once the lesson is finished. */
export function learnLabel(app: App, lesson: string, label: string): string {
  const done = reached(app, lesson) >= (LESSONS[lesson]?.steps.length ?? 0) ? "yes" : "no";
  return app.say("learn", { label, done });
}

/** Secondary buttons for a game's lessons. */
export const LearnButtons = ({ app, game }: { app: App; game: GameId }): JSX.Element => (
  <>
    {lessonsOf(game).map((lesson) => (
      <Button
        key={lesson}
        label={learnLabel(app, lesson, variantOf(app, lesson))}
        act={() => app.router.go({ screen: "lesson", lesson })}
        look="quiet fine"
      />
    ))}
  </>
);

/** The number of completed steps of a lesson. */
export const reached = (app: App, lesson: string): number => app.settings.learned[lesson] ?? 0;

/** The variant that a lesson teaches; empty if its game has only one lesson. */
function variantOf(app: App, lesson: string): string {
  const { game, variant } = LESSONS[lesson] ?? {};
  return game && variant ? variantName(app, definitionOf(game), variant) : "";
}

/** Returns the name of a lesson's game or variant. */
export function lessonName(app: App, lesson: string): string {
  const found = LESSONS[lesson];
  return found ? gameName(app, definitionOf(found.game), found.variant) : "";
}
