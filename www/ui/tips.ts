/** Tips: notes that come once, each with something to do about it. Their texts are `tip-ID` and `tip-ID-do`. */
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
    brief: true,
    when: ({ game }, seen) => (game?.change.kind === "played-through" && !seen.sole ? {} : null),
    act: ({ app }) => app.change({ sole: false }),
  },
  {
    id: "level",
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

/** Shows the tips that are due; returns how to take each away. */
export function showTips(moment: Moment): (() => void)[] {
  const { app, game } = moment;
  return TIPS.flatMap(({ id, brief, when, act }) => {
    const due = when(moment, app.settings.tips);
    if (!due) return [];
    const { key = id, known, args = {} } = due;
    // A level is offered again after other games only, a copy after some time.
    const mark = id === "level" ? game?.session.seed : String(Date.now());
    app.keep({ tips: { [key]: mark ?? "" } });
    if (known) return [];
    const answer = { label: app.say(`tip-${id}-do`, args), act: () => act(moment, due) };
    return [app.notes.show([`tip-${id}`, args], brief, answer)];
  });
}

/** Shows the tips of a game as they are due; returns how to stop. */
export function showTipsOf(app: App, session: Session): () => void {
  const ends: (() => void)[] = [];
  ends.push(
    session.subscribe((change) => {
      ends.push(...showTips({ app, game: { session, change } }));
    }),
  );
  return () => {
    for (const end of ends) end();
  };
}
