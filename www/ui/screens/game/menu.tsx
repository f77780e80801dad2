/** The menu of a game. */

import { offerDraw } from "../../../session/input";
import { type Item, Menu } from "../../components/menu";
import { ask } from "../../dialogs/ask";
import { menuOfSending } from "../../dialogs/send-move";
import type { Game } from "../../game";
import type { Page } from "../../page";

/** Opens the menu; `now` shows what can be done. */
export function openMenu(game: Game, now: () => void): void {
  const { page } = game;
  const dialog = page.dialogs.open(
    (dialog) => ({
      title: page.say("menu"),
      look: "sheet",
      body: <Menu dialog={dialog} items={itemsOf(game, now)} />,
    }),
    () => stop(),
  );
  // After a reload the code of a table may come later than the game.
  const stop = page.tables.onChange(() => dialog.refresh());
}

/** The permanent entries, then those available now. */
function itemsOf(game: Game, now: () => void): Item[] {
  const { page, session } = game;
  const { state } = session;
  // The device that owns the game has its record and starts the next one.
  const own = !state.followed;
  const { say } = page.words;
  const items: (Item | false | null)[] = [
    own && ["plus", say("menu-new"), () => startNext(game)],
    ["rules", say("rules"), () => page.router.go({ screen: "rules" })],
    ["ask", say("now"), now],
    own && ["share", say("share"), () => page.open.share(session)],
    ["settings", say("settings"), () => page.open.settings()],
    own && mayReview(game) && ["chart", say("review"), () => page.open.review(session)],
    state.canOffer && ["draw", say("menu-draw"), () => session.do(offerDraw)],
    state.sheet && ["sheet", say("sheet"), () => page.open.sheet(session)],
    own && menuOfSending(game),
    page.tables.hosts(session) && ["person", say("phones-title"), () => page.open.table()],
    !own && ["close", say("visit-leave"), () => leaveTable(page)],
  ];
  return items.filter((item) => !!item);
}

/** Looking back must not reveal secrets or help in a game under way. */
function mayReview({ session, entry }: Game): boolean {
  const { steps, looking, outcome } = session.state;
  const over = looking ? session.data.whole : outcome !== null;
  return over || (steps.length > 0 && entry.opinion === null);
}

function leaveTable(page: Page): void {
  ask(page, () => ({
    title: page.say("visit-leave"),
    text: page.say("visit-leave-text"),
    answers: [
      {
        label: page.say("visit-leave"),
        act: () => {
          page.router.go({ screen: "home" });
          page.tables.clear();
          page.sessions.clear();
        },
      },
    ],
  }));
}

/** Opens the set-up with the last choices. A table of phones starts again without changes. */
function startNext(game: Game): void {
  const { page, session, entry } = game;
  if (page.tables.has(session)) newGame(game);
  else page.open.setup(entry);
}

/** Starts the same game again. The current one stays among the running games. */
export function newGame(game: Game): void {
  const { page, session, entry } = game;
  const { seats, options, outcome, steps } = session.state;
  const again = (): unknown =>
    page.tables.has(session)
      ? page.tables.begin()
      : page.sessions.start(entry.id, { setup: { seats, options }, again: Boolean(outcome) });
  if (outcome || steps.length === 0) again();
  else {
    ask(page, () => ({
      title: page.say("menu-new"),
      text: page.say("new-kept"),
      answers: [{ label: page.say("new-start"), act: again }],
    }));
  }
}
