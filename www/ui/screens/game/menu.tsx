/** The menu of a game. */

import type { LoadedGame } from "../../../games/registry";
import type { Session } from "../../../session/session";
import type { App } from "../../app";
import { type Item, Menu } from "../../components/menu";
import { ask } from "../../dialogs/ask";
import {
  openReview,
  openSettings,
  openSetup,
  openShare,
  openSheet,
  openTable,
} from "../../dialogs/openers";
import { menuOfSending } from "../../dialogs/send-move";

/** Opens the menu; `now` shows what can be done. */
export function openMenu(app: App, session: Session, entry: LoadedGame, now: () => void): void {
  app.dialogs.open((dialog) => ({
    title: app.say("menu"),
    look: "sheet",
    body: <Menu dialog={dialog} items={itemsOf(app, session, entry, now)} />,
  }));
}

/** The permanent entries, then those available now. */
function itemsOf(app: App, session: Session, entry: LoadedGame, now: () => void): Item[] {
  const { state } = session;
  // The device that owns the game has its record and starts the next one.
  const own = !state.followed;
  const { say } = app.words;
  const items: (Item | false | null)[] = [
    own && ["plus", say("menu-new"), () => startNext(app, session, entry)],
    ["rules", say("rules"), () => app.router.go({ screen: "rules" })],
    ["ask", say("now"), now],
    own && ["share", say("share"), () => openShare(app, session)],
    ["settings", say("settings"), () => openSettings(app)],
    own &&
      mayReview(session, entry) && ["chart", say("review"), () => openReview(app, session, entry)],
    state.canOffer && ["draw", say("menu-draw"), () => session.offerDraw()],
    state.sheet && ["sheet", say("sheet"), () => openSheet(app, session, entry)],
    own && menuOfSending(app, session, entry),
    app.tables.hosts(session) && ["person", say("phones-title"), () => openTable(app)],
    !own && ["close", say("visit-leave"), () => leaveTable(app)],
  ];
  return items.filter((item) => !!item);
}

/** Looking back must not reveal secrets or help in a game under way. */
function mayReview(session: Session, entry: LoadedGame): boolean {
  const { steps, looking, outcome } = session.state;
  const over = looking ? session.whole : outcome !== null;
  return over || (steps.length > 0 && entry.opinion === null);
}

function leaveTable(app: App): void {
  ask(app, () => ({
    title: app.say("visit-leave"),
    text: app.say("visit-leave-text"),
    answers: [
      {
        label: app.say("visit-leave"),
        act: () => {
          app.router.go({ screen: "home" });
          app.tables.clear();
          app.sessions.clear();
        },
      },
    ],
  }));
}

/** Opens the set-up with the last choices. A table of phones starts again without changes. */
function startNext(app: App, session: Session, entry: LoadedGame): void {
  if (app.tables.has(session)) newGame(app, session, entry);
  else openSetup(app, entry);
}

/** Starts the same game again. The current one stays among the running games. */
export function newGame(app: App, session: Session, entry: LoadedGame): void {
  const { seats, options, outcome, steps } = session.state;
  const again = (): unknown =>
    app.tables.has(session)
      ? app.tables.begin()
      : app.sessions.start(entry.id, { setup: { seats, options } });
  if (outcome || steps.length === 0) again();
  else {
    ask(app, () => ({
      title: app.say("menu-new"),
      text: app.say("new-kept"),
      answers: [{ label: app.say("new-start"), act: again }],
    }));
  }
}
