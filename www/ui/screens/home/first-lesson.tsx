/** A link to a first lesson for new players. */
import type { JSX } from "preact";
import { FIRST_LESSON, LESSONS } from "../../../games/lessons";
import type { App } from "../../app";
import { lessonName, reached } from "../../components/learn";

/** Returns true if no move and no lesson step has been made on this device. */
export const isNew = (app: App): boolean =>
  Object.keys(app.settings.introduced).length === 0 &&
  !Object.keys(LESSONS).some((lesson) => reached(app, lesson) > 0);

/** A line with a link to a first lesson. */
export function FirstLesson({ app }: { app: App }): JSX.Element {
  const go = (): void => app.router.go({ screen: "lesson", lesson: FIRST_LESSON });
  return (
    <button type="button" class="offer" onClick={go}>
      {app.say("home-new", { game: lessonName(app, FIRST_LESSON) })}
    </button>
  );
}
