/** A link to a first lesson for new players. */
import type { JSX } from "preact";
import { FIRST_LESSON, LESSONS } from "../../../games/lessons";
import { FINISHED } from "../../../storage/settings";
import { lessonName } from "../../components/learn";
import type { Page } from "../../page";

/** Returns true if no game and no lesson has been finished on this device. */
export const isNew = ({ settings }: Page): boolean =>
  !Object.values(settings.introduced).some((seen) => seen.includes(FINISHED)) &&
  !Object.entries(LESSONS).some(([id, { steps }]) => (settings.learned[id] ?? 0) >= steps.length);

/** A line with a link to a first lesson. */
export function FirstLesson({ page }: { page: Page }): JSX.Element {
  const go = (): void => page.router.go({ screen: "lesson", lesson: FIRST_LESSON });
  return (
    <button type="button" class="offer" onClick={go}>
      {page.say("home-new", { game: lessonName(page, FIRST_LESSON) })}
    </button>
  );
}
