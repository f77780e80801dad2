/** Going through a game that was played: a slider over its moves, play and pause, how fast. */
import { focused, h, set } from "../dom";
import type { Table } from "../table/table";
import type { App } from "./app";
import { iconButton } from "./controls";
import { icon } from "./icons";
import { choicesOf } from "./settings";

/** The controls, shown while one looks at earlier positions. */
export interface Scrub {
  readonly element: HTMLElement;
  refresh(): void;
}

/** Makes the controls; they stay the same elements, so that a slider can be dragged. */
export function makeScrub(app: App, table: Table): Scrub {
  const slider = h("input", {
    type: "range",
    min: 0,
    name: "ply",
    "aria-label": app.say("look-slider"),
    oninput: () => table.look(Number(slider.value)),
  });
  const play = iconButton("play", app.say("replay"), () =>
    table.state.replaying ? table.look(table.state.at) : table.replay(),
  );
  const pace = h(
    "select",
    {
      name: "pace",
      "aria-label": app.say("replay-pace"),
      onchange: () => app.change({ pace: pace.value as typeof app.settings.pace }),
    },
    ...choicesOf(app, "pace").map(([value, label]) => h("option", { value }, label)),
  );
  const element = h("div", { class: "scrub", hidden: true }, play, slider, pace);
  let replaying = false;

  function refresh(): void {
    const { looking, at, line, ...state } = table.state;
    // Not from under the hand that is on it.
    element.hidden = !looking && !element.contains(focused(element));
    if (element.hidden) return;
    set(slider, {
      max: line.length,
      "aria-valuetext": app.say("status-looking", { at, count: line.length }),
    });
    slider.value = String(at);
    pace.value = app.settings.pace;
    if (state.replaying === replaying) return;
    replaying = state.replaying;
    const label = app.say(replaying ? "replay-pause" : "replay");
    set(play, { "aria-label": label, title: label });
    play.replaceChildren(icon(replaying ? "pause" : "play"));
  }
  return { element, refresh };
}
