/** A lesson: the game screen, where a coach says what to try instead of the tools of a game. */
import { set, text } from "../../../dom";
import { guarded } from "../../../engine/recovery";
import { Match } from "../../../engine/sobremesa";
import type { GameId, Turn } from "../../../engine/types";
import { LESSONS, lessonsOf } from "../../../games/lessons";
import { entryOf, GAMES } from "../../../games/registry";
import { Session } from "../../../session/session";
import { Saves } from "../../../storage/saves";
import { againstBot } from "../../../storage/settings";
import { openStorage } from "../../../storage/storage";
import { type App, EMBEDDED, type Screen, seatsOf } from "../../app";
import { button, iconed } from "../../components/controls";
import { gameName } from "../../components/game-name";
import { ask } from "../../dialogs/ask";
import { gameScreen } from "../game/game";
import { statusOf, type Told } from "../game/status";

/** What a lesson puts in the place of status and tools. */
export interface Coach {
  title: string;
  progress(): string;
  status(): Told;
  /** One step back, one on. */
  tools: [HTMLElement, HTMLElement];
}

/** A button to a lesson, marked once it was finished. */
export function learnButton(app: App, id: string, label: string): HTMLElement {
  const done = reached(app, id) >= (LESSONS[id]?.steps.length ?? 0) ? "yes" : "no";
  const go = (): void => app.router.go({ screen: "lesson", lesson: id });
  return button(app.say("learn", { label, done }), go);
}

/** The buttons to all lessons of a game. */
export function learnButtons(app: App, game: GameId): HTMLElement[] {
  return lessonsOf(game).map((id) => learnButton(app, id, nameOf(app, id)));
}

/** Makes the screen of a lesson; null if there is none of this name. */
export function lessonScreen(app: App, id: string): Screen | null {
  const lesson = LESSONS[id];
  if (!lesson) return null;
  const { game, variant, steps } = lesson;
  const entry = entryOf(game) ?? GAMES[0];
  let at = reached(app, id) % steps.length;
  let refused = false;
  /** The first step that was left out; who leaves some out has not finished, and is led there next time. */
  let skipped = steps.length;

  /** The step as a record, which a session can go on with. */
  const record = (): string =>
    guarded(() => {
      const match = new Match(game, { position: steps[at]?.[0] });
      const made = match.record();
      match.free();
      return made;
    });
  const wants = (notation: string): boolean => steps[at]?.[1]?.test(notation) ?? true;
  const stops = (turn: Turn): boolean =>
    turn.kind === "seat" ? turn.seat !== 0 : turn.kind === "over" || entry.dice;
  const context = app.context(game);
  const session = Session.fromRecord(
    record(),
    { seats: againstBot(4, 1), bottom: 0 },
    {
      ...context,
      // What is learnt is no game to go on with.
      saves: new Saves(openStorage(false)),
      settings: () => ({ ...context.settings(), warn: false }),
      // A hint is what the step is about.
      thinking: {
        choose: async () => {
          const move = session.input.moves.find(({ notation }) => wants(notation));
          return move ? { move: move.notation, value: 1, nodes: 0 } : null;
        },
      },
      forced: false,
      lesson: {
        stops,
        wants(notation) {
          refused = !wants(notation);
          return !refused;
        },
      },
    },
  );
  const done = (): boolean => session.state.at > 0 && stops(session.state.turn);

  function go(to: number): void {
    if (to > at && !done()) skipped = Math.min(skipped, at);
    const before = reached(app, id);
    const now = to === steps.length && before < to ? skipped : Math.max(to, before);
    app.change({ learned: { [id]: now } });
    if (to === steps.length) return finish();
    at = to;
    refused = false;
    session.adopt({ record: record(), at: 0, seats: session.state.seats, bottom: 0 });
  }

  function finish(): void {
    const setup = variant && { seats: againstBot(seatsOf(game), 2), options: { variant } };
    const answers = [
      { label: app.say("play"), act: () => app.start(game, { setup: setup || undefined }) },
      { label: app.say("home"), act: () => app.router.go({ screen: "home" }) },
    ];
    ask(app, () => ({
      title: app.say("learn-end"),
      answers: EMBEDDED ? answers.slice(0, 1) : answers,
    }));
  }

  const back = iconed("back", app.say("learn-back"), () => at > 0 && go(at - 1), "tool");
  const next = iconed("forth", "", () => go(at + 1), "tool");
  const coach: Coach = {
    title: nameOf(app, id),
    progress: () => app.say("learn-step", { step: at + 1, count: steps.length }),
    status() {
      const { path } = session.state;
      const what = done()
        ? app.say("learn-right")
        : refused && path.length === 0
          ? app.say("learn-wrong")
          : statusOf(app, session, entry).what;
      return { who: app.say(id, { step: at + 1 }), what };
    },
    tools: [back, next],
  };
  const refresh = (): void => {
    const right = done();
    set(back, { "aria-disabled": String(at === 0) });
    set(next, { class: right ? "tool primary" : "tool" });
    text(next.lastElementChild ?? next, app.say("learn-next", { done: right ? "yes" : "no" }));
  };
  refresh();
  session.subscribe(({ kind }) => {
    refresh();
    if (kind === "step" && done()) app.liveRegion.say(app.say("learn-right"));
  });

  const screen = gameScreen(app, session, entry, coach);
  return {
    ...screen,
    leave() {
      screen.leave();
      session.destroy();
    },
  };
}

/** How many steps of a lesson were taken. */
const reached = (app: App, id: string): number => app.settings.learned[id] ?? 0;

/** What a lesson teaches: a game, or a variant of it. */
function nameOf(app: App, id: string): string {
  const { game = "", variant } = LESSONS[id] ?? {};
  return gameName(app, entryOf(game) ?? GAMES[0], variant);
}
