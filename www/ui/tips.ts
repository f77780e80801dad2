/** Tips: notes that come once, each with something to do about it. */

import { feel } from "../platform/senses";
import type { Session } from "../session/session";
import type { Change } from "../session/state";
import type { App } from "./app";
import { saveText } from "./dialogs/openers";
import { EMBEDDED } from "./embedded";

/** When a tip may come: home is shown, or something has changed in a game. */
export interface Moment {
  app: App;
  game?: { session: Session; change: Change };
}

interface Tip {
  id: "sound" | "sole" | "copy";
  text: string;
  /** What the button says. */
  answer: string;
  /** Whether it goes by itself. */
  brief: boolean;
  /** Whether it is due, or `known` without it; `seen` tells when each tip came, in ms. */
  when(moment: Moment, seen: Record<string, string>): "due" | "known" | null;
  act(moment: Moment): void;
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
      if (!own) return null;
      return settings.sound || settings.vibration ? "known" : "due";
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
    when: ({ game }, seen) => (game?.change.kind === "played-through" && !seen.sole ? "due" : null),
    act: ({ app }) => app.change({ sole: false }),
  },
  {
    id: "copy",
    text: "tip-copy",
    answer: "tip-copy-do",
    brief: false,
    when({ app, game }, seen) {
      if (EMBEDDED || game || app.saves.list().every(({ over }) => over)) return null;
      // From the first game on the time runs.
      if (!seen.copy) return "known";
      return Date.now() - Number(seen.copy) < REST ? null : "due";
    },
    act: ({ app }) => saveText(app, "sobremesa.txt", app.saves.copy(), app.say("tip-copy-do")),
  },
];

/** Shows the tips that are due; returns how to take away each that does not go by itself. */
export function showTips(moment: Moment): (() => void)[] {
  const { app } = moment;
  return TIPS.flatMap(({ id, text, answer, brief, when, act }) => {
    const due = when(moment, app.settings.tips);
    if (!due) return [];
    app.keep({ tips: { [id]: String(Date.now()) } });
    if (due === "known") return [];
    const hide = app.notes.show([text], brief, { label: app.say(answer), act: () => act(moment) });
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
