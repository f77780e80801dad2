/** The first screen: games to go on with, games to start, and what else there is. */
import type { Board } from "../../../board/types";
import { h, text } from "../../../dom";
import { Match } from "../../../engine/sobremesa";
import type { View } from "../../../engine/types";
import { lessonsOf } from "../../../games/lessons";
import { entryOf, GAMES, type GameEntry } from "../../../games/registry";
import { rewind } from "../../../session/steps";
import { isWhole, type Save, writing } from "../../../storage/save";
import { type App, EMBEDDED, type Screen } from "../../app";
import { button, fine, iconButton, iconed } from "../../components/controls";
import { gameName } from "../../components/game-name";
import { showStill, viewOf } from "../../components/still-board";
import { openPaste } from "../../dialogs/paste";
import { openSettings } from "../../dialogs/settings";
import { openSetup } from "../../dialogs/setup";
import { headline, seatText } from "../game/status";
import { learnButton } from "../lesson/lesson";
import { reminder } from "./backup-reminder";

/** More games than these wait behind a button. */
const TILES = 4;

/** How long the offer to take a deletion back outlives the screen, in ms. */
const AFTER = 6000;

/** Makes the home screen. */
export function homeScreen(app: App): Screen {
  const boards: Board[] = [];
  /** Where a game's own picture is. */
  const pictures = new Map<GameEntry, HTMLElement>();
  const heading = h("h1", { tabindex: "-1" }, app.say("sobremesa"));
  const state = fine("");
  const running = h("section", { class: "running stack", "aria-label": app.say("home-running") });
  const pastHead = h("summary", {}, app.say("home-finished"));
  const pastSaves = h("div", { class: "saves" });
  const past = h(
    "details",
    { ontoggle: () => past.open && !pastSaves.firstChild && listPast() },
    pastHead,
    pastSaves,
  );
  const broken = h("section", {
    class: "running broken stack",
    "aria-label": app.say("home-broken"),
  });
  const leave: (() => void)[] = [];
  /** Pictures still to be drawn, by their frames: when they come near, one by one, as who taps shall not wait for them. */
  const toDraw = new Map<Element, () => void>();
  const near: Element[] = [];
  /** How often all of them were listed: what comes late for an earlier round is not wanted any more. */
  let rounds = 0;
  let frame = 0;

  const element = h(
    "main",
    { class: "home stack" },
    h("header", { class: "home-head" }, heading, h("p", {}, app.say("home-lead"))),
    running,
    h(
      "section",
      { class: "tiles", "aria-label": app.say("home-games") },
      ...GAMES.map((entry) => gameTile(entry)),
    ),
    past,
    broken,
    h(
      "footer",
      { class: "home-foot stack" },
      h(
        "div",
        { class: "row" },
        iconed("rules", app.say("rules"), () => app.router.go({ screen: "rules" })),
        iconed("settings", app.say("settings"), () => openSettings(app)),
        iconed("paste", app.say("paste-record"), () => openPaste(app)),
      ),
      state,
    ),
  );

  function gameTile(entry: GameEntry): HTMLElement {
    const game = app.say(entry.title);
    const play = (): void => {
      if (!app.start(entry.id, {}, false)) return;
      // In a task of its own: a slow phone hears what else is tapped.
      setTimeout(() => app.router.go({ screen: "play" }));
    };
    const pictured = makeFrame();
    pictures.set(entry, pictured);
    const [lesson = ""] = lessonsOf(entry.id, app.lastSetup(entry.id).options.variant);
    return h(
      "article",
      // So that whoever hears "Play" knows what.
      { class: "tile card stack", "aria-label": game },
      h(
        "button",
        { class: "tile-play", "aria-label": app.say("home-play", { game }), onclick: play },
        pictured,
      ),
      h("h2", {}, game),
      h("p", {}, app.say(entry.pitch)),
      h(
        "div",
        { class: "row" },
        button(app.say("play"), play, "primary"),
        button(app.say("more-setup"), () => app.withGames([entry], () => openSetup(app, entry))),
        learnButton(app, lesson, ""),
      ),
    );
  }

  function saveTile(save: Save, entry: GameEntry): HTMLElement {
    const { language } = app.words;
    // As they write it where the reader lives, if that is known.
    const own = navigator.languages.find((each) => /^(..)-[A-Z]{2}$/.exec(each)?.[1] === language);
    const when = new Intl.DateTimeFormat(own ?? language, {
      dateStyle: "medium",
      timeStyle: "short",
    }).format(save.updated);
    const view = standing(save);
    const { seats } = save;
    const who = seats.map((_, index) => seatText(app, entry, seats, index, view)).join(" – ");
    const { variant } = (view ?? {}) as { variant?: string };
    const game = gameName(app, entry, variant);
    // Who won a series is not told by its last game.
    const won =
      view?.outcome && !save.series && headline(app, { seats, view }, entry, view.outcome);
    return h(
      "article",
      { class: "save card row", "aria-label": `${game}, ${who}` },
      h(
        "button",
        { class: "wide", onclick: () => app.resume(save) },
        picture(makeFrame(), entry, save),
        h(
          "span",
          {},
          h("strong", {}, save.over ? game : app.say("home-resume", { game })),
          h("span", {}, who),
          h("span", {}, won),
          h("span", { class: "fine" }, when),
        ),
      ),
      iconButton("trash", app.say("home-delete"), () => discard(save.id, save.over)),
    );
  }

  /** A game that can't be read or shown: what is left of it. */
  function brokenTile(id: string): HTMLElement {
    return h(
      "article",
      { class: "tile card stack" },
      h("p", {}, app.say("home-broken-one")),
      h(
        "div",
        { class: "row" },
        button(app.say("home-broken-copy"), () => void app.copy(app.saves.text(id) ?? "")),
        button(app.say("home-broken-delete"), () => discard(id)),
      ),
    );
  }

  /** Deletes at once and offers to take it back: kinder than a question before. */
  function discard(id: string, over = false): void {
    if (app.session?.id === id) app.clear();
    const undo = app.saves.discard(id);
    listAll();
    (past.hidden || !over ? heading : pastHead).focus();
    // Who sent the note away has let go what was deleted before.
    if (!app.notes.element.firstChild) gone.length = 0;
    gone.push(undo);
    offerBack();
  }

  /** How to take back what was deleted since one came here, and the end of the note about it. */
  const gone: (() => void)[] = [];
  let unsay = (): void => {};

  /** Offers the one back that was deleted last, then those before. */
  function offerBack(): void {
    unsay = app.notes.show(["home-deleted"], false, {
      label: app.say("undo"),
      act: () => {
        gone.pop()?.();
        listAll();
        if (gone.length > 0) offerBack();
      },
    });
  }

  /** Has a kept game shown as it stands; if there is none that can be read, a `sample` or nothing. */
  function picture(host: HTMLElement, entry: GameEntry, save?: Save, sample = ""): HTMLElement {
    const round = rounds;
    toDraw.set(host, () => {
      const kept = save && standing(save);
      const view = kept ?? (sample && viewOf(() => new Match(entry.id, { position: sample })));
      app.withGames([entry], () => {
        if (!view || round !== rounds) return;
        try {
          boards.push(showStill(app, host, entry, view, (kept && save?.bottom) ?? 0));
        } catch {
          // A picture less.
          host.replaceChildren();
        }
      });
    });
    return host;
  }

  /** Draws what is near, each when the one before has had its two frames: one for the board, one for the pieces. */
  function drawNext(): void {
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() =>
        setTimeout(() => {
          for (const host of near.splice(0, 1)) toDraw.get(host)?.();
          if (near.length > 0) drawNext();
        }),
      );
    });
  }

  const sight = new IntersectionObserver(
    (entries) => {
      const idle = near.length === 0;
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        sight.unobserve(target);
        near.push(target);
      }
      if (idle && near.length > 0) drawNext();
    },
    { root: element, rootMargin: "200px" },
  );

  /** Each game as its last one stands, over or not; at first a sample. */
  function showLast(saves: Save[]): void {
    for (const [entry, host] of pictures) {
      const last = saves.find(({ game }) => game === entry.id);
      picture(host, entry, last, entry.sample);
    }
  }

  let all = false;
  function listAll(): void {
    const listed = app.saves.list();
    const games = listed.filter(({ game }) => entryOf(game));
    const saves = games.filter(({ over }) => !over);
    const shown = all ? saves : saves.slice(0, TILES);
    for (const board of boards.splice(0)) board.destroy();
    toDraw.clear();
    rounds += 1;
    running.hidden = shown.length === 0;
    running.replaceChildren(
      h("h2", {}, app.say("home-running")),
      h("div", { class: "saves" }, ...tiles(shown)),
    );
    // What is below is drawn later.
    showLast(games);
    const remind = saves.length > 0 && !EMBEDDED && reminder(app, kept);
    if (remind) running.append(remind);
    if (saves.length > shown.length) {
      running.append(
        button(app.say("home-all", { count: saves.length }), () => {
          all = true;
          listAll();
        }),
      );
    }
    for (const [host, draw] of toDraw) {
      if (!element.isConnected) sight.observe(host);
      else {
        // On a page that stands, pictures that went for a moment would be seen to.
        draw();
        toDraw.delete(host);
      }
    }
    past.hidden = !games.some(isFinished);
    pastSaves.replaceChildren();
    if (past.open) listPast();
    const unreadable = [
      ...app.saves.broken().map(({ id }) => id),
      ...listed.filter((save) => !games.includes(save)).map(({ id }) => id),
    ];
    broken.hidden = unreadable.length === 0;
    broken.replaceChildren(
      h("h2", {}, app.say("home-broken")),
      h("div", { class: "saves" }, ...unreadable.map(brokenTile)),
    );
  }

  function listPast(): void {
    pastSaves.replaceChildren(...tiles(app.saves.list().filter(isFinished)));
    for (const host of toDraw.keys()) if (past.contains(host)) sight.observe(host);
  }

  const tiles = (saves: Save[]): HTMLElement[] =>
    saves.flatMap((save) => {
      const entry = entryOf(save.game);
      try {
        return entry ? saveTile(save, entry) : [];
      } catch {
        // One that can't be shown takes none of the others away.
        return brokenTile(save.id);
      }
    });

  function kept(): void {
    heading.focus();
    listAll();
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

  listAll();
  tellState();
  leave.push(
    app.offline.onChange(tellState),
    app.saves.onChange(() => app.withGames(GAMES, listAll)),
  );

  return {
    element,
    heading,
    leave() {
      sight.disconnect();
      cancelAnimationFrame(frame);
      near.length = 0;
      rounds += 1;
      if (gone.length > 0) setTimeout(unsay, AFTER);
      for (const board of boards) board.destroy();
      for (const each of leave) each();
    },
  };
}

/** The frame of a picture, which tells nothing that words around it don't. */
const makeFrame = (): HTMLElement => h("div", { class: "picture", "aria-hidden": "true" });

/** Some are over before anybody decided anything. */
const isFinished = ({ game, over, record }: Save): boolean =>
  over && !!entryOf(game) && isWhole(record);

/** So that a game that is shown again is not read again: what was seen, by its id, of which writing. */
const seen = new Map<string, { of: string; view: View | null }>();

/** A kept game as it stands, as an onlooker sees it. */
function standing(save: Save): View | null {
  const of = writing(save);
  const known = seen.get(save.id);
  if (known?.of === of) return known.view;
  const view = viewOf(() => {
    const match = Match.fromRecord(save.record);
    rewind(match, save.at);
    return match;
  });
  seen.set(save.id, { of, view });
  return view;
}
