/** The menu of a game. */

import type { JSX } from "preact";
import type { LoadedGame } from "../../../games/registry";
import type { Session } from "../../../session/session";
import type { App } from "../../app";
import { IconedButton } from "../../components/controls";
import { ask } from "../../dialogs/ask";
import type { Dialog } from "../../dialogs/dialogs";
import {
  openDice,
  openReview,
  openSettings,
  openSetup,
  openShare,
  openSheet,
  openTable,
} from "../../dialogs/openers";
import { menuOfSending } from "../../send-move/send";
import type { Item } from "./menu-item";

/** Opens the menu; `now` tells what can be done. */
export function openMenu(app: App, session: Session, entry: LoadedGame, now: () => void): void {
  app.dialogs.open((dialog) => ({
    title: app.say("menu"),
    look: "sheet",
    body: (
      <ul class="menu">
        {itemsOf(app, session, entry, now).map((item) => (
          <MenuItem key={item[1]} app={app} item={item} dialog={dialog} />
        ))}
      </ul>
    ),
  }));
}

/** What is always there, then what is possible right now. */
function itemsOf(app: App, session: Session, entry: LoadedGame, now: () => void): Item[] {
  const { state } = session;
  // Whose game it is has its record and starts the next.
  const own = !state.followed;
  const items: (Item | false | null)[] = [
    own && ["plus", "menu-new", () => startNext(app, session, entry)],
    ["rules", "rules", () => app.router.go({ screen: "rules" })],
    ["ask", "now", now],
    own && ["share", "share", () => openShare(app, session)],
    ["settings", "settings", () => openSettings(app)],
    own && mayReview(session, entry) && ["chart", "review", () => openReview(app, session, entry)],
    own &&
      entry.dice &&
      state.steps.length > 0 && ["dice", "dice", () => openDice(app, session, entry)],
    state.canOffer && ["draw", "menu-draw", () => session.offerDraw()],
    state.sheet && ["sheet", "sheet", () => openSheet(app, session, entry)],
    own && menuOfSending(app, session, entry),
    app.tables.hosts(session) && ["person", "phones-title", () => openTable(app)],
    !own && ["close", "visit-leave", () => leaveTable(app)],
  ];
  return items.filter((item) => !!item);
}

function MenuItem(props: { app: App; item: Item; dialog: Dialog }): JSX.Element {
  const [name, label, act] = props.item;
  const choose = (): void => {
    props.dialog.close();
    act();
  };
  return (
    <li>
      <IconedButton name={name} label={props.app.say(label)} act={choose} look="wide" />
    </li>
  );
}

/** A look back tells nothing that is secret, or would be a hint in a game under way. */
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

/** Opens the set-up with what was chosen last; a table of phones plays on as it is. */
function startNext(app: App, session: Session, entry: LoadedGame): void {
  if (app.tables.has(session)) newGame(app, session, entry);
  else openSetup(app, entry);
}

/** Starts the same game again; the one under way stays among the running games. */
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
