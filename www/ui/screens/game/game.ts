/** The game screen: board and labelled grid, the status, the five buttons, the panel. */
import { makeBoardGrid } from "../../../a11y/board-grid";
import type { Board, Place } from "../../../board/types";
import { focused, h, set, text } from "../../../dom";
import type { GameEntry } from "../../../games/registry";
import { makeAwake } from "../../../platform/awake";
import { felt } from "../../../platform/feel";
import type { Session } from "../../../session/session";
import type { Change, Stage } from "../../../session/state";
import { peopleOf } from "../../../storage/seats";
import { type App, EMBEDDED, type Screen } from "../../app";
import { button, iconButton, iconed } from "../../components/controls";
import { variantName } from "../../components/game-name";
import type { IconName } from "../../components/icons";
import type { Coach } from "../lesson/lesson";
import { makeTelling } from "./announcer";
import { makeAnswers } from "./answers";
import { makeWord } from "./blunder-warning";
import { seatChips } from "./chips";
import { makeCurtain } from "./curtain";
import { makeWarning } from "./losing-move";
import { openMenu } from "./menu";
import { makeMoves } from "./moves";
import { makeNow } from "./now";
import { makeScrub } from "./replay-bar";
import { statusOf, type Told } from "./status";
import { makeBar } from "./win-bar";

/** A panel lower than this, in px, shows too few moves. */
const LOW = 160;

/** Makes the screen for the game on the table; in a lesson with a coach in the place of status and tools. */
export function gameScreen(app: App, session: Session, entry: GameEntry, coach?: Coach): Screen {
  const { words } = app;
  const { variant } = session.state.view as { variant?: string };
  const which = h("span");
  const title = coach ? [coach.title] : [app.say(entry.title), " ", which];
  const heading = h("h1", { tabindex: "-1" }, ...title);
  /** Names the variant, and which game of a series it is. */
  function specify(): void {
    const { sheet } = session.state;
    const parts = variant ? [variantName(app, entry.phrases, variant)] : [];
    if (sheet) parts.push(app.say("sheet-at", { number: sheet.games.length }));
    text(which, words.list(parts));
    app.entitle();
  }
  specify();
  const boardHost = h("div", { class: "board" });
  const who = h("strong", { class: "status-who" });
  const what = h("span", { class: "status-what" });
  const seatsLine = h("p", { class: "seats" });
  const moves = makeMoves(app, session, entry);
  const bar = entry.opinion === null && !coach ? makeBar(app, session, entry) : null;
  // Several games in someone's page are no landmarks of it.
  const role = EMBEDDED && "group";
  // It has been spoken. Frames have the height that they asked for.
  const { seats } = session.state;
  const bots = !coach && seats.some(({ kind }) => kind === "bot");
  const unseen = EMBEDDED || coach || !(bots || entry.secret);
  const lately = h("p", { class: "lately fine", "aria-hidden": "true", hidden: !!unseen });
  lately.style.setProperty("--lines", seats.length > 2 ? "3" : "2");
  const panel = h(EMBEDDED ? "div" : "aside", {
    class: "panel",
    role,
    "aria-label": app.say("panel"),
  });

  const tool = (name: IconName, label: string, act: () => void): HTMLButtonElement => {
    // Never `disabled`: that would drop the focus when the last step is undone.
    const wish = (): unknown => made.getAttribute("aria-disabled") !== "true" && act();
    const made = iconed(name, app.say(label), wish, "tool");
    return made;
  };
  const undo = tool("undo", "undo", () => session.undo());
  const redo = tool("redo", "redo", () => session.redo());
  const hint = tool("hint", "hint", () => session.hint());
  const list = tool("moves", "moves", openMoves);
  const more = tool("more", "more", () =>
    openMenu(app, session, entry, { now: now.open, again: telling.again }),
  );
  const home = coach
    ? iconButton("close", app.say("close"), () => app.router.back())
    : !EMBEDDED && iconButton("home", app.say("home"), () => app.router.go({ screen: "home" }));

  const elsewhere = { focus: (): void => boardGrid.focus() };
  const answers = makeAnswers(app, session, entry, {
    next: () => (waiting > 0 && app.settings.motion === "stepped" ? next : null),
    whole: !coach,
    elsewhere,
  });
  const scrub = makeScrub(app, session, {
    focus: () => (answers.element.querySelector("button") ?? elsewhere).focus(),
  });
  const curtain = makeCurtain(app, session, entry, elsewhere);
  const warning = makeWarning(app, session, entry);

  // Whoever clicks where nothing is stays in the game, so that its keys are heard; Tab goes on from there.
  const tabindex = "-1";
  const element = h(
    app.tag,
    { class: coach ? "game lesson" : "game", tabindex },
    h("header", { class: "bar" }, home, heading, seatsLine),
    h("div", { class: "board-area", tabindex }, boardHost, curtain.element),
    h(
      "section",
      { class: "status", role, "aria-label": app.say("status") },
      h("p", {}, who, words.say("gap"), what),
      lately,
      bar?.element,
      scrub.element,
      answers.element,
    ),
    h(
      "div",
      { class: "tools", role: "toolbar", "aria-label": app.say("tools") },
      ...(coach ? [coach.tools[0], hint, coach.tools[1]] : [undo, redo, hint, list, more]),
    ),
    !coach && panel,
  );

  // --- the board and its labelled grid --------------------------------------------------------

  const board: Board = app.makeBoard(boardHost, entry, {
    tap: (place) => session.input.touch((machine) => machine.tap(place)),
    grab: (place) => session.input.grab(place),
    drop: (place) => session.input.touch((machine) => machine.drop(place)),
    aim: (place) => session.aim(place),
  });
  const boardGrid = makeBoardGrid({
    places: () => board.places(),
    groupLabel: (seat) =>
      seat === null ? app.say("board-label") : entry.phrases.own(words, seat, session.state.view),
    label: labelOf,
    chosen: isChosen,
    targets: isLit,
    activate(place) {
      if (!isMine(place) && session.state.active !== null) unfit(place.id, []);
      else if (!board.choose(place)) session.input.touch((machine) => machine.tap(place.id));
      // A few choices only: the keyboard goes to them.
      const { path, targets, canRethink } = session.state;
      // From a hand the way is long, and on to the next portion.
      const far = canRethink || path.length > Number(!entry.secret);
      if (far && targets.length <= 5) boardGrid.seek();
    },
    focused: (place) => {
      // A tap moves the focus too; only the keyboard's is drawn.
      const keyboard = place !== null && (focused(element)?.matches(":focus-visible") ?? false);
      session.focus(keyboard ? place : null);
    },
    peek: (place) => board.peek(place?.id ?? null, place?.seat),
  });
  const plain = (): Told => coach?.status() ?? statusOf(app, session, entry);
  const now = makeNow(app, session, entry, () => board.places(), plain);
  const telling = makeTelling(app, session, entry, lately, status);
  const word = coach ? null : makeWord(app, session, entry);
  boardHost.append(boardGrid.element);
  board.onLayout(boardGrid.layout);

  function labelOf(place: Place): string {
    const { state } = session;
    return entry.phrases.place(words, state.view, place, {
      targets: isLit(place),
      begins: state.path.length === 0,
      chosen: isChosen(place),
      last: place.seat === undefined && state.last.includes(place.id),
      hint: isMine(place) && state.hint.includes(place.id),
      peeking: state.options.memory !== "on",
      counting: app.settings.count,
      threats: app.settings.threats,
    });
  }
  function isMine(place: Place): boolean {
    return place.seat === undefined || place.seat === session.state.meant;
  }
  function isLit(place: Place): boolean {
    return isMine(place) && session.state.targets.includes(place.id);
  }
  function isChosen(place: Place): boolean {
    return isMine(place) && session.state.path.includes(place.id);
  }

  // --- steps shown one after the other --------------------------------------------------------

  let waiting = 0;
  let goOn = (): void => {};
  const advance = (): void => {
    board.advance();
    goOn();
  };
  const next = button(app.say("next-step"), advance, "primary");
  const refreshBar = (): void => {
    // Not before the picture shows what it tells of.
    if (waiting === 0) bar?.refresh();
  };
  const refreshCurtain = (): void => curtain.refresh(waiting > 0);
  /** While it is under way, stepped motion can be asked to go on. */
  async function steps(work: Promise<void>): Promise<void> {
    waiting++;
    answers.refresh();
    refreshCurtain();
    try {
      await work;
    } finally {
      waiting--;
      answers.refresh();
      refreshBar();
      refreshCurtain();
    }
  }
  const stage: Stage = {
    show: (scene) => board.show(scene),
    finish: () => board.finish(),
    play: (events, after, from) =>
      steps(
        felt(app.settings, events.map(entry.heard), after.view, board.play(events, after, from)),
      ).finally(boardGrid.layout),
    rest() {
      if (app.settings.motion !== "stepped") return;
      return steps(
        new Promise((resolve) => {
          goOn = resolve;
        }),
      );
    },
  };

  // --- what changes ---------------------------------------------------------------------------

  function changed(change: Change): void {
    if (change.kind === "step") telling.step(change.step);
    word?.heard(change);
    // Who acts next is told at once, and all is made anew then; but an answer given is gone, and the keyboard elsewhere.
    if (change.kind === "step") return answers.refresh();
    if (change.kind === "moved") {
      goOn();
      telling.over(change);
      if (coach) app.liveRegion.say(coach.progress());
    }
    refresh();
    boardGrid.layout();
    refreshCurtain();
    if (change.kind === "unfit") return unfit(change.at, change.begun);
    // Only once what follows is known, too: whose turn it is and what can be done.
    queueMicrotask(() => {
      // Another screen may be there by now.
      if (element.isConnected) telling.status();
    });
  }

  function status(): Told {
    const { who, what } = plain();
    const hint = now.hint();
    return { who, what: hint === null ? what : app.say("hint-says", { what: hint }) };
  }

  function unfit(at: string, begun: readonly string[]): void {
    const { state } = session;
    if (state.active === null) return;
    const why = entry.phrases.why(words, state.view, state.active, begun, at);
    if (!why) return;
    text(what, why);
    app.liveRegion.say(why);
  }

  function refresh(): void {
    const { state } = session;
    const now = status();
    text(who, now.who);
    text(what, now.what);
    specify();
    set(undo, { "aria-disabled": String(!state.canUndo && !state.path.length) });
    set(redo, { "aria-disabled": String(!state.canRedo) });
    const hintOn = state.active !== null && state.hintStage !== "wait" && state.hintStage !== 2;
    set(hint, { "aria-disabled": String(!hintOn), "aria-busy": state.hintStage === "wait" });
    text(hint.lastElementChild ?? hint, app.say(state.hintStage === 1 ? "hint-show" : "hint"));
    const over = state.outcome !== null && !state.looking;
    awake.want(peopleOf(state.seats).length > 1 && !over);
    element.classList.toggle("over", over);
    element.classList.toggle("manual", state.options.dice === "manual" && !over && !state.looking);
    if (coach) text(seatsLine, coach.progress());
    else seatsLine.replaceChildren(...seatChips(app, session, entry));
    refreshBar();
    moves.refresh();
    answers.refresh();
    scrub.refresh();
    warning.refresh();
  }

  // --- the panel: beside the board where there is room, else a dialog ---------------------------

  panel.append(moves.element);
  function openMoves(): void {
    if (panel.clientHeight > LOW) {
      moves.list.focus();
      return;
    }
    const close = app.dialogs.open(
      () => ({ title: app.say("moves"), body: [moves.element], look: "sheet" }),
      () => {
        moves.list.removeEventListener("click", chosen, true);
        panel.append(moves.element);
      },
    );
    // A move chosen here is to be seen on the board: before that is shown, as what is open then comes back.
    const chosen = ({ target }: Event): unknown => (target as Element).closest("button") && close();
    moves.list.addEventListener("click", chosen, true);
    moves.refresh();
    moves.list.querySelector("[aria-current]")?.scrollIntoView({ block: "center" });
  }

  // Wherever the focus is Escape gives a begun move up, or leaves an earlier position, Ctrl+Z takes the last move back, ? tells
  // what can be done.
  element.addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, shiftKey } = event;
    const field = (event.target as Element).matches("input, textarea");
    const { looking } = session.state;
    if (key === "Escape" && (looking || session.input.cancel())) {
      event.preventDefault();
      if (looking) app.dialogs.back();
    }
    if (key === "?" && !field) now.open();
    const letter = key.toLowerCase();
    if (!(ctrlKey || metaKey) || !/^[yz]$/.test(letter) || field) return;
    event.preventDefault();
    if (shiftKey || letter === "y") session.redo();
    else session.undo();
  });

  const awake = makeAwake();
  const unsubscribe = session.subscribe(changed);
  session.stage = stage;
  queueMicrotask(() => {
    // Once it is in the page and has a size.
    telling.refresh();
    session.go();
    // While the person looks, so that nothing waits for it later.
    if (bots) setTimeout(() => element.isConnected && app.thinking.warm(), 1000);
  });

  return {
    element,
    heading,
    settingsChanged: refresh,
    leave(stays) {
      unsubscribe();
      warning.leave();
      word?.leave();
      awake.leave();
      if (session.stage === stage) session.stage = null;
      if (!stays) session.close();
      board.destroy();
    },
  };
}
