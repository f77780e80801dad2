/** Ways to the lessons, and how far somebody has come in them. */
import type { JSX } from "preact";
import type { GameId } from "../../engine/types";
import { LESSONS, lessonsOf } from "../../games/lessons";
import { definitionOf } from "../../games/registry";
import type { App } from "../app";
import { Button } from "./controls";
import { gameName } from "./game-name";

/** A button to a lesson, marked once it was finished. */
export function LearnButton(props: { app: App; lesson: string; label: string }): JSX.Element {
  const { app, lesson, label } = props;
  const go = (): void => app.router.go({ screen: "lesson", lesson });
  return <Button label={learnLabel(app, lesson, label)} act={go} />;
}

/** The words on a way to a lesson, marked once it was finished. */
export function learnLabel(app: App, lesson: string, label: string): string {
  const done = reached(app, lesson) >= (LESSONS[lesson]?.steps.length ?? 0) ? "yes" : "no";
  return app.say("learn", { label, done });
}

export const LearnButtons = ({ app, game }: { app: App; game: GameId }): JSX.Element => (
  <>
    {lessonsOf(game).map((lesson) => (
      <LearnButton key={lesson} app={app} lesson={lesson} label={lessonName(app, lesson)} />
    ))}
  </>
);

/** How many steps of a lesson were taken. */
export const reached = (app: App, lesson: string): number => app.settings.learned[lesson] ?? 0;

/** What a lesson teaches: a game, or a variant of it. */
export function lessonName(app: App, lesson: string): string {
  const found = LESSONS[lesson];
  return found ? gameName(app, definitionOf(found.game), found.variant) : "";
}
