/** The status on screen: what has just happened, and the prompt. */
import type { ComponentChildren, JSX } from "preact";
import type { Showing } from "./showing";

/** The status with a replay's controls. */
export function StatusView(props: {
  showing: Showing;
  /** What has just happened. */
  said: string;
  replay: ComponentChildren;
}): JSX.Element {
  const { showing, said, replay } = props;
  const { game, coach, announcer, firstGame } = showing;
  const { page } = game;
  const { who, what, idea, quiet } = showing.line.value;
  const { outcome, looking } = showing.state.value;
  const { embedded } = page.options;
  // Iframes have the height they asked for. After the end, or while looking back, the status already says everything.
  const unseen = embedded || !!coach || outcome !== null || looking;
  const goal = unseen ? "" : firstGame?.goal();
  // Several games in an embedding page are not landmarks.
  const role = embedded ? "group" : undefined;
  return (
    <section class="status" part="status" role={role} aria-label={page.say("status")}>
      {!unseen && <p class={goal ? "said goal" : "said"}>{goal || announcer.wentOver || said}</p>}
      <p class="todo">
        <strong class={quiet ? "status-who unseen" : "status-who"}>{who}</strong>
        {page.words.say("gap")}
        <span class="status-what">{what}</span>
        {idea && page.words.say("gap")}
        {idea && <span class="status-idea">{idea}</span>}
      </p>
      {replay}
    </section>
  );
}
