/** The status on screen: what has just happened, and the prompt. */
import type { ComponentChildren, JSX } from "preact";
import type { TableView } from "../../../table/view";
import type { Page } from "../../page";

/** The width, in Latin letters, of a task and an idea that fit together in the lines of a phone. */
const ROOM = 66;

/** The width of a text in Latin letters. Chinese and Korean characters count twice. */
const widthOf = (text: string): number =>
  text.length + (text.match(/[\u1100-\u11ff\u2e80-\u9fff\uac00-\uffee]/g)?.length ?? 0);

/** Returns true if an idea leaves no room for the task. */
const isLong = (what: string, idea = ""): boolean => idea !== "" && widthOf(what + idea) > ROOM;

/** The lines above the board of a phone, and the widths of small and large ones in Latin letters. */
const [LINES, SMALL, LARGE] = [5, 46, 38];

/** Returns true if a phone has no room for the goal besides what is new. */
function isCrowded({ goal, said, line: { who, what, idea = "" } }: TableView): boolean {
  const task = isLong(what, idea) ? who + idea : who + what + idea;
  const small = [goal, said ?? ""].map((text) => Math.ceil(widthOf(text) / SMALL));
  return small.reduce((sum, lines) => sum + lines, Math.ceil(widthOf(task) / LARGE)) > LINES;
}

/** The status with a replay's controls, and the buttons of the task. */
export function StatusView(props: {
  page: Page;
  table: TableView;
  replay: ComponentChildren;
  answers: ComponentChildren;
}): JSX.Element {
  const { page, table, replay, answers } = props;
  const { goal, said } = table;
  const { who, what, score, idea, quiet } = table.line;
  // Several games in an embedding page are not landmarks.
  const role = page.options.embedded ? "group" : undefined;
  return (
    <section class="status" part="status" role={role} aria-label={page.say("status")}>
      {goal && <p class={isCrowded(table) ? "goal crowded" : "goal"}>{goal}</p>}
      {said !== null && <p class="said">{said}</p>}
      <p class="todo">
        <strong class={quiet ? "status-who unseen" : "status-who"}>{who}</strong>
        {page.say("gap")}
        <span class={isLong(what, idea) ? "status-what unseen" : "status-what"}>{what}</span>
        {score && <span class="status-score">{page.say("gap") + score}</span>}
        {idea && page.say("gap")}
        {idea && <span class="status-idea">{idea}</span>}
      </p>
      {replay}
      {answers}
    </section>
  );
}
