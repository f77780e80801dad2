/** A link to a first lesson for new players. */
import type { JSX } from "preact";
import { FIRST_LESSON, LESSONS } from "../../../games/lessons";
import { lessonName, reached } from "../../components/learn";
import type { Page } from "../../page";

/** Returns true if no move and no lesson step has been made on this device. */
export const isNew = (page: Page): boolean =>
  Object.keys(page.settings.introduced).length === 0 &&
  !Object.keys(LESSONS).some((lesson) => reached(page, lesson) > 0);

/** A line with a link to a first lesson. */
export function FirstLesson({ page }: { page: Page }): JSX.Element {
  const go = (): void => page.router.go({ screen: "lesson", lesson: FIRST_LESSON });
  return (
    <button type="button" class="offer" onClick={go}>
      {page.say("home-new", { game: lessonName(page, FIRST_LESSON) })}
    </button>
  );
}
