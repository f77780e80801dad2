/** The More menu of a game. */
import { h } from "../dom";
import type { GameEntry } from "../games/registry";
import { isWhole } from "../store/save";
import type { Table } from "../table/table";
import { type App, EMBEDDED } from "./app";
import { ask } from "./ask";
import { iconed } from "./controls";
import { openDice } from "./dice";
import type { IconName } from "./icons";
import { openPaste } from "./paste";
import { openReview } from "./review";
import { openSettings } from "./settings";
import { openSetup } from "./setup";
import { openShare } from "./share";
import { openSheet } from "./sheet";

type Item = [icon: IconName, label: string, act: () => void, on?: boolean];

/** What the menu asks of the game screen: to tell what can be done now, and what was done last. */
interface Telling {
  now(): void;
  again(): void;
}

/** Opens the menu. */
export function openMenu(app: App, table: Table, entry: GameEntry, tell: Telling): void {
  app.dialogs.open((close) => {
    const { state } = table;
    const items: (Item | false | null)[] = [
      ["plus", "menu-new", () => newGame(app, table, entry)],
      ["person", "menu-setup", () => openSetup(app, entry)],
      ["ask", "now", tell.now],
      ["rules", "rules", () => app.router.go({ screen: "rules" })],
      entry.turns && ["flip", "menu-flip", () => table.flip()],
      ["again", "menu-again", tell.again, state.at > 0],
      ["play", "menu-replay", () => table.replay(), state.line.length > 0],
      ["chart", "review", () => openReview(app, table, entry), mayReview(table, entry)],
      entry.dice
        ? ["dice", "dice", () => openDice(app, table, entry)]
        : !entry.secret && ["draw", "menu-draw", () => table.offerDraw(), state.canOffer],
      state.sheet && ["sheet", "sheet", () => openSheet(app, table, entry)],
      ["share", "share", () => openShare(app, table)],
      ["paste", "paste-record", () => openPaste(app)],
      ["settings", "settings", () => openSettings(app)],
    ];
    const made = items
      .filter((item) => !!item)
      .map(([name, label, act, on = true]) => {
        const chosen = (): void => {
          close();
          act();
        };
        const item = iconed(name, app.say(label), chosen, "wide");
        item.disabled = !on;
        return h("li", {}, item);
      });
    return { title: app.say("more"), look: "sheet", body: [h("ul", { class: "menu" }, ...made)] };
  });
}

/** A look back tells nothing that is secret, or would be a hint in a game under way. */
function mayReview(table: Table, entry: GameEntry): boolean {
  const { line, looking, outcome } = table.state;
  const over = looking ? isWhole(table.record) : outcome !== null;
  return over || (line.length > 0 && entry.opinion === null);
}

/** Starts the next game; the one under way stays among the running games. */
export function newGame(app: App, table: Table, entry: GameEntry): void {
  const { seats, options, outcome, line } = table.state;
  const again = (): unknown => app.start(entry.id, { setup: { seats, options } });
  if (outcome || line.length === 0 || EMBEDDED) again();
  else {
    ask(app, () => ({
      title: app.say("menu-new"),
      text: app.say("new-kept"),
      answers: [{ label: app.say("new-start"), act: again }],
    }));
  }
}
