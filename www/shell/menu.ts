/** The More menu of a game. */
import type { GameEntry } from "../games/registry";
import type { Table } from "../table/table";
import type { App } from "./app";
import { ask } from "./ask";
import { h } from "./dom";
import { type IconName, icon } from "./icons";
import { openPaste } from "./paste";
import { openSettings } from "./settings";
import { openSetup } from "./setup";
import { openShare } from "./share";

/** Opens the menu. */
export function openMenu(app: App, table: Table, entry: GameEntry): void {
  app.dialogs.open((close) => {
    const { state } = table;
    const item = (name: IconName, label: string, act: () => void, on = true): HTMLElement =>
      h(
        "li",
        {},
        h(
          "button",
          {
            type: "button",
            class: "menu-item",
            disabled: !on,
            onclick: () => {
              close();
              act();
            },
          },
          icon(name),
          h("span", {}, app.say(label)),
        ),
      );
    return {
      title: app.say("more"),
      look: "sheet",
      body: [
        h(
          "ul",
          { class: "menu" },
          item("plus", "menu-new", () => newGame(app, table, entry)),
          item("person", "menu-setup", () => openSetup(app, entry)),
          item("rules", "rules", () => app.router.go({ screen: "rules" })),
          item("flip", "menu-flip", () => table.flip()),
          item("again", "menu-again", () => table.showAgain(), state.at > 0),
          item("play", "menu-replay", () => table.replay(), state.line.length > 0),
          item("draw", "menu-draw", () => table.offerDraw(), state.canOffer),
          item("share", "share", () => openShare(app, table.record)),
          item("paste", "paste-record", () => openPaste(app)),
          item("settings", "settings", () => openSettings(app)),
        ),
      ],
    };
  });
}

/** Starts the next game; the one under way stays among the running games. */
export function newGame(app: App, table: Table, entry: GameEntry): void {
  const { state } = table;
  const again = (): void =>
    app.start(entry.id, { setup: { seats: state.seats, options: state.options } });
  if (state.outcome || table.fresh || app.options.embedded) again();
  else {
    ask(app, () => ({
      title: app.say("menu-new"),
      text: app.say("new-kept"),
      answers: [{ label: app.say("new-start"), act: again }],
    }));
  }
}
