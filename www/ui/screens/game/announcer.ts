/** What a game's screen tells as the game goes on: aloud, and what was done last in a line of its own. */
import { text } from "../../../dom";
import type { GameEntry } from "../../../games/registry";
import type { Session } from "../../../session/session";
import type { Over } from "../../../session/state";
import { decisionStart, type Step } from "../../../session/steps";
import { onlyPerson } from "../../../storage/seats";
import type { App } from "../../app";
import type { Told } from "./status";

/** Tells of one game. */
export interface Telling {
  /** A step, as it happens. */
  step(step: Step): void;
  /** Which move was taken back, or was played again with what the others answered. */
  over(over: Over): void;
  /** Whose turn it is and what can be done. */
  status(): void;
  /** Shows and tells what was done last. */
  again(): void;
  /** The line shows what was done last. */
  refresh(): void;
}

/** Tells in the line `lately`, unless that is hidden, and aloud; `status` is what is to be done now. */
export function makeTelling(
  app: App,
  session: Session,
  entry: GameEntry,
  lately: HTMLElement,
  status: () => Told,
): Telling {
  const { words, liveRegion } = app;
  let told = "";

  const sentence = ({ events }: Step): string =>
    entry.phrases.step(words, events, session.state.view);

  const say = (sentences: string[]): void => liveRegion.say(words.list(sentences, "gap"));

  /** Shows the last of these sentences, as many as there is room for. */
  function show(sentences: string[]): void {
    if (lately.hidden) return;
    text(lately, words.list(sentences, "gap"));
    if (sentences[1] && lately.scrollHeight > lately.clientHeight) show(sentences.slice(1));
  }

  /** What was done last, since the only person decided; on a look back each move is told by itself. */
  function recent(): string[] {
    const { at, steps, looking, seats } = session.state;
    const played = looking ? [] : steps.slice(0, at);
    const mine = onlyPerson(seats);
    const own = played.findLastIndex(({ seat }) => seat === mine);
    // There is never room for more.
    return played.slice(Math.max(own + 1, at - 5)).map(sentence);
  }

  const refresh = (): void => show(recent());

  return {
    refresh,
    step(step) {
      liveRegion.say(sentence(step));
      refresh();
    },
    over({ way, step }) {
      // Where it went to is told although it may have been told before.
      told = "";
      if (!way || !step) return refresh();
      const said = app.say("went-over", { way: app.say(way), said: sentence(step) });
      const all = way === "redo" ? [said, ...recent()] : [said];
      say(all);
      show(all);
    },
    status() {
      const { active, buttons, curtain, held, looking, outcome, path, solving } = session.state;
      const { who, what } = status();
      // Why a game ended was told by its last step.
      const sentence =
        outcome && !looking ? who : words.list([path.length ? "" : who, what], "gap").trim();
      // Each new sentence once; while a move is entered, what comes next.
      if (sentence === told) return;
      told = sentence;
      // What plays itself is told when it happens.
      const awaited =
        (active ?? curtain ?? held) !== null || buttons.length > 0 || looking || outcome;
      if (awaited && solving === null) liveRegion.say(sentence);
    },
    again() {
      const { at, steps } = session.state;
      session.showAgain();
      say(steps.slice(decisionStart(steps, at), at).map(sentence));
    },
  };
}
