/** The first screen: games to go on with, games to start, and what else there is. */
import { Match } from "../api/sobremesa";
import type { View } from "../api/types";
import type { Board, BoardInput } from "../board/types";
import { COMING, entryOf, GAMES, type GameEntry } from "../games/registry";
import type { Save } from "../store/saves";
import type { App, Screen } from "./app";
import { button } from "./app";
import { h, text } from "./dom";
import { icon } from "./icons";
import { openPaste } from "./paste";
import { seatText } from "./seat-text";
import { openSettings } from "./settings";
import { openSetup } from "./setup";

const DEAF: BoardInput = { tap() {}, grab: () => false, drop() {} };
/** More games than these wait behind a button. */
const TILES = 4;

/** Makes the home screen. */
export function homeScreen(app: App): Screen {
  const boards: Board[] = [];
  const heading = h("h1", { tabindex: "-1" }, app.say("sobremesa"));
  const state = h("p", { class: "fine" });
  const running = h("section", { class: "running", "aria-label": app.say("home-running") });
  const leave: (() => void)[] = [];

  const element = h(
    "main",
    { class: "home" },
    h("header", { class: "home-head" }, heading, h("p", { class: "lead" }, app.say("home-lead"))),
    running,
    h(
      "section",
      { class: "tiles", "aria-label": app.say("home-games") },
      ...GAMES.map((entry) => gameTile(entry)),
      ...COMING.map(({ id, title, pitch }) =>
        h(
          "article",
          { class: "tile coming" },
          h("div", { class: "emblem" }, icon(id === "gobblet" ? "play" : id)),
          h("h2", {}, app.say(title)),
          h("p", {}, app.say(pitch)),
          h("p", { class: "badge" }, app.say("home-coming")),
        ),
      ),
    ),
    h(
      "footer",
      { class: "home-foot" },
      h(
        "div",
        { class: "row" },
        withIcon("rules", "rules", () => app.router.go({ screen: "rules" })),
        withIcon("settings", "settings", () => openSettings(app)),
        withIcon("paste", "paste-record", () => openPaste(app)),
      ),
      state,
    ),
  );

  function withIcon(name: Parameters<typeof icon>[0], label: string, act: () => void): HTMLElement {
    const made = button(app.say(label), act, "quiet");
    made.prepend(icon(name));
    return made;
  }

  function gameTile(entry: GameEntry): HTMLElement {
    const picture = h("div", { class: "picture", "aria-hidden": "true" });
    const name = app.say(entry.title);
    const tile = h(
      "article",
      { class: "tile" },
      h(
        "button",
        {
          type: "button",
          class: "tile-play",
          "aria-label": app.say("home-play", { game: name }),
          onclick: () => app.start(entry.id),
        },
        picture,
      ),
      h("h2", {}, name),
      h("p", {}, app.say(entry.pitch)),
      h(
        "div",
        { class: "row" },
        button(app.say("play"), () => app.start(entry.id), "primary"),
        button(app.say("more-setup"), () => openSetup(app, entry)),
      ),
    );
    draw(picture, entry, () => new Match(entry.id, { position: entry.sample }), 0);
    return tile;
  }

  function saveTile(save: Save, entry: GameEntry): HTMLElement {
    const picture = h("div", { class: "picture", "aria-hidden": "true" });
    const when = new Intl.DateTimeFormat(app.words.language, {
      dateStyle: "medium",
      timeStyle: "short",
    }).format(save.updated);
    const who = save.seats.map((_, index) => seatText(app, entry, save.seats, index)).join(" – ");
    const label = app.say("home-resume", { game: app.say(entry.title) });
    const remove = app.say("home-delete");
    const tile = h(
      "article",
      { class: "save" },
      h(
        "button",
        { type: "button", class: "save-open", onclick: () => app.resume(save) },
        picture,
        h(
          "span",
          { class: "save-text" },
          h("strong", {}, label),
          h("span", {}, who),
          h("span", { class: "fine" }, when),
        ),
      ),
      h(
        "button",
        {
          type: "button",
          class: "icon-button",
          "aria-label": remove,
          title: remove,
          onclick: () => discard(save),
        },
        icon("trash"),
      ),
    );
    draw(
      picture,
      entry,
      () => {
        const match = Match.fromRecord(save.record);
        while (match.ply > save.at && match.undo()) {
          // back to where it stands
        }
        return match;
      },
      save.bottom,
    );
    return tile;
  }

  /** Deletes at once and offers to take it back: kinder than a question before. */
  function discard(save: Save): void {
    if (app.table?.id === save.id) {
      app.table.destroy();
      app.table = null;
    }
    app.saves.remove(save.id);
    listRunning();
    heading.focus();
    app.notes.show(["home-deleted"], {
      brief: true,
      action: {
        label: app.say("undo"),
        act: () => {
          app.saves.put({ ...save, tab: app.saves.tab }, save.turn);
          app.notes.clear();
          listRunning();
        },
      },
    });
  }

  function draw(host: HTMLElement, entry: GameEntry, make: () => Match, bottom: number): void {
    let view: View;
    try {
      const match = make();
      view = match.view();
      match.free();
    } catch {
      return; // a picture less; opening it tells why
    }
    const board = app.makeBoard(host, entry, DEAF, true);
    boards.push(board);
    board.show({
      view,
      bottom,
      active: null,
      path: [],
      lit: [],
      last: [],
      hint: [],
      focus: null,
      threats: false,
      peeking: false,
    });
  }

  let all = false;
  function listRunning(): void {
    const saves = app.saves.list().filter((save) => !save.over && entryOf(save.game));
    const shown = all ? saves : saves.slice(0, TILES);
    running.hidden = shown.length === 0;
    running.replaceChildren(
      h("h2", {}, app.say("home-running")),
      h(
        "div",
        { class: "saves" },
        ...shown.map((save) => {
          const entry = entryOf(save.game);
          return entry && saveTile(save, entry);
        }),
      ),
    );
    if (saves.length > shown.length) {
      running.append(
        button(app.say("home-all", { count: saves.length }), () => {
          all = true;
          listRunning();
        }),
      );
    }
  }

  function tellState(): void {
    const { state: offline } = app.offline;
    const where = __TARGET__ === "file" ? "file" : app.storage.lasting ? offline : "unsupported";
    text(state, app.say("home-state", { state: where }));
    if (offline === "update")
      state.append(
        " ",
        button(app.say("update-now"), () => app.offline.update()),
      );
  }

  listRunning();
  tellState();
  leave.push(app.offline.onChange(tellState), app.saves.onChange(listRunning));

  return {
    element,
    heading,
    leave() {
      for (const board of boards) board.destroy();
      for (const each of leave) each();
    },
  };
}
