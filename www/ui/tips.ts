/** Tips: notes that come once, each with something to do about it. */
import { feel } from "../platform/senses";
import type { Session } from "../session/session";
import type { Change } from "../session/state";
import { kindOf, nextLevel } from "../storage/next-level";
import { bot, type Level } from "../storage/seats";
import type { App } from "./app";
import { saveText } from "./dialogs/text-to-copy";
import { EMBEDDED } from "./embedded";

/** When a tip may come: home is shown, or something has changed in a game. */
export interface Moment {
  app: App;
  game?: { session: Session; change: Change };
}

/** A tip that is due. */
interface Due {
  /** What it is remembered by, if it may come again about something else. */
  key?: string;
  /** What it has to say is known already. */
  known?: boolean;
  args?: { way: "up" | "down"; level: Level };
}

interface Tip {
  id: "sound" | "sole" | "level" | "copy";
  text: string;
  /** What the button says. */
  answer: string;
  /** Whether it goes by itself. */
  brief: boolean;
  /** Whether it is due; `seen` is what it was remembered with. */
  when(moment: Moment, seen: Record<string, string>): Due | null;
  act(moment: Moment, due: Due): void;
}

/** How long nobody is reminded of a copy, in ms: four weeks. */
const REST = 4 * 7 * 24 * 3600 * 1000;

const TIPS: readonly Tip[] = [
  {
    id: "sound",
    text: "tip-sound",
    answer: "tip-sound-do",
    brief: true,
    when({ app: { settings }, game }, seen) {
      if (EMBEDDED || seen.sound || game?.change.kind !== "step") return null;
      const { session, change } = game;
      const own = session.state.seats[change.step.seat ?? -1]?.kind === "person";
      return own ? { known: settings.sound || settings.vibration } : null;
    },
    act({ app }) {
      app.change({ sound: true, vibration: "vibrate" in navigator });
      feel(app.settings, "put");
    },
  },
  {
    id: "sole",
    text: "tip-sole",
    answer: "tip-sole-do",
    brief: true,
    when: ({ game }, seen) => (game?.change.kind === "played-through" && !seen.sole ? {} : null),
    act: ({ app }) => app.change({ sole: false }),
  },
  {
    id: "level",
    text: "tip-level",
    answer: "tip-level-do",
    brief: false,
    when({ app, game }, seen) {
      const { outcome, looking, sheet, seats } = game?.session.state ?? {};
      // A series goes on with the bots it began with, and a page's element with those that the page asks for.
      if (EMBEDDED || !outcome || looking || (sheet && !sheet.over)) return null;
      const games = app.finished.list();
      const last = games.at(-1);
      if (!last || last.id !== game?.session.seed) return null;
      const key = `level-${kindOf(last)}`;
      const level = nextLevel(games, seen[key]);
      if (level === null) return null;
      const up = seats?.some((seat) => seat.kind === "bot" && seat.level < level);
      return { key, args: { way: up ? "up" : "down", level } };
    },
    act({ app, game }, { args }) {
      if (!game || !args) return;
      const { game: id, seats, options } = game.session.state;
      const others = seats.map((seat) => (seat.kind === "bot" ? bot(args.level) : seat));
      app.sessions.start(id, { setup: { seats: others, options } });
    },
  },
  {
    id: "copy",
    text: "tip-copy",
    answer: "tip-copy-do",
    brief: false,
    when({ app, game }, seen) {
      if (EMBEDDED || game || app.saves.list().every(({ over }) => over)) return null;
      // From the first game on the time runs.
      if (!seen.copy) return { known: true };
      return Date.now() - Number(seen.copy) < REST ? null : {};
    },
    act: ({ app }) => saveText(app, "sobremesa.txt", app.saves.copy(), app.say("tip-copy-do")),
  },
];

/** Shows the tips that are due; returns how to take away each that does not go by itself. */
export function showTips(moment: Moment): (() => void)[] {
  const { app, game } = moment;
  return TIPS.flatMap(({ id, text, answer, brief, when, act }) => {
    const due = when(moment, app.settings.tips);
    if (!due) return [];
    const { key = id, known, args = {} } = due;
    // A level is offered again after other games only, a copy after some time.
    const mark = id === "level" ? game?.session.seed : String(Date.now());
    app.keep({ tips: { [key]: mark ?? "" } });
    if (known) return [];
    const action = { label: app.say(answer, args), act: () => act(moment, due) };
    const hide = app.notes.show([text, args], brief, action);
    return brief ? [] : [hide];
  });
}

/** Shows the tips of a game as they are due; returns how to stop. What is said at its end goes once the game goes on. */
export function showTipsOf(app: App, session: Session): () => void {
  const shown: (() => void)[] = [];
  const hide = (): void => {
    for (const each of shown.splice(0)) each();
  };
  const stop = session.subscribe((change) => {
    if (!session.state.outcome) hide();
    shown.push(...showTips({ app, game: { session, change } }));
  });
  return () => {
    stop();
    hide();
  };
}
