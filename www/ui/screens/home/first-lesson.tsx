/** For whoever has never played: a way to a first lesson. */
import type { JSX } from "preact";
import { LESSONS, lessonsOf } from "../../../games/lessons";
import { GAMES } from "../../../games/registry";
import type { App } from "../../app";
import { reached } from "../lesson/learn";

/** Whether nobody has made a move here, which a tip is about, or done a step of a lesson. */
export const isNew = (app: App): boolean =>
  !app.settings.tips.sound && !Object.keys(LESSONS).some((lesson) => reached(app, lesson) > 0);

/** A line that leads into a first lesson. */
export function FirstLesson({ app }: { app: App }): JSX.Element | null {
  const entry = GAMES.find(({ firstLesson }) => firstLesson);
  const [lesson] = entry ? lessonsOf(entry.id) : [];
  if (!entry || !lesson) return null;
  return (
    <button type="button" class="offer" onClick={() => app.router.go({ screen: "lesson", lesson })}>
      {app.say("home-new", { game: app.say(entry.texts.title) })}
    </button>
  );
}
