/** Going through a game that was played: a slider over its moves, play and pause, how fast. */
import { focused, h, set } from "../../../dom";
import type { Session } from "../../../session/session";
import type { App } from "../../app";
import { iconButton } from "../../components/controls";
import { icon } from "../../components/icons";
import { choicesOf } from "../../dialogs/settings";

/** The controls, shown while one looks at earlier positions. */
export interface Scrub {
  readonly element: HTMLElement;
  refresh(): void;
}

/**
 * Makes the controls; they stay the same elements, so that a slider can be dragged. When they go the keyboard goes
 * `elsewhere`.
 */
export function makeScrub(app: App, session: Session, elsewhere: { focus(): void }): Scrub {
  /** One of them has come to the end of the game: it stays under the hand that is on it. */
  let held = false;
  const look = (to: number): void => {
    held = true;
    session.look(to);
  };
  const slider = h("input", {
    type: "range",
    min: 0,
    name: "ply",
    "aria-label": app.say("look-slider"),
    oninput: () => look(Number(slider.value)),
  });
  const play = iconButton("play", app.say("replay"), () =>
    session.state.replaying ? session.look(session.state.at) : session.replay(),
  );
  const by = (way: 1 | -1): void => {
    const { at, steps } = session.state;
    look(Math.min(Math.max(at + way, 0), steps.length));
  };
  const back = iconButton("back", app.say("look-back"), () => by(-1));
  const forth = iconButton("forth", app.say("look-forth"), () => by(1));
  const last = iconButton("last", app.say("look-last"), () => session.lookNow());
  const pace = h(
    "select",
    {
      name: "pace",
      "aria-label": app.say("replay-pace"),
      onchange: () => app.change({ pace: pace.value as typeof app.settings.pace }),
    },
    ...choicesOf(app, "pace").map(([value, label]) => h("option", { value }, label)),
  );
  const element = h("div", { class: "scrub", hidden: true }, play, back, slider, forth, last, pace);
  let replaying = false;

  function refresh(): void {
    const { looking, at, steps, ...state } = session.state;
    if (looking) held = false;
    const had = focused(element);
    const hidden = !looking && !(held && element.contains(had));
    if (hidden && element.contains(had)) elsewhere.focus();
    element.hidden = hidden;
    if (hidden) return;
    set(slider, {
      max: steps.length,
      "aria-valuetext": app.say("status-looking", { at, count: steps.length }),
    });
    slider.value = String(at);
    set(back, { "aria-disabled": at === 0 && "true" });
    set(forth, { "aria-disabled": at === steps.length && "true" });
    pace.value = app.settings.pace;
    // While it plays only how fast is asked; a hand that is on something keeps it.
    for (const each of [back, forth, last]) each.hidden = state.replaying && each !== had;
    pace.hidden = !state.replaying && pace !== had;
    if (state.replaying === replaying) return;
    replaying = state.replaying;
    const label = app.say(replaying ? "replay-pause" : "replay");
    set(play, { "aria-label": label, title: label });
    play.replaceChildren(icon(replaying ? "pause" : "play"));
  }
  return { element, refresh };
}
