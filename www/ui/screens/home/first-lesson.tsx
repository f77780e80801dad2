/** For whoever has never played: a way to a first lesson. */
import type { JSX } from "preact";
import { LESSONS } from "../../../games/lessons";
import { entryOf } from "../../../games/registry";
import type { App } from "../../app";
import { reached } from "../lesson/learn";

/** Whether nobody has begun a game here, or done a step of a lesson. */
export const isNew = (app: App): boolean =>
  !app.settings.begun && !Object.keys(LESSONS).some((lesson) => reached(app, lesson) > 0);

/** Of the game that is learned soonest. */
const FIRST = "lesson-gobblet";

/** A line that leads into a first lesson. */
export function FirstLesson({ app }: { app: App }): JSX.Element | null {
  const entry = entryOf(LESSONS[FIRST]?.game ?? "");
  if (!entry) return null;
  const go = (): void => app.router.go({ screen: "lesson", lesson: FIRST });
  return (
    <button type="button" class="offer" onClick={go}>
      {app.say("home-new", { game: app.say(entry.title) })}
    </button>
  );
}
