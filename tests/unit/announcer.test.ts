// The texts about recent steps on a game's screen.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { GameEvent } from "../../www/engine/types";
import type { LoadedGame } from "../../www/games/registry";
import type { Session } from "../../www/session/session";
import type { Step } from "../../www/session/steps";
import { bot, person } from "../../www/storage/seats";
import type { App } from "../../www/ui/app";
import { Announcer } from "../../www/ui/screens/game/announcer";

/** A step whose sentence is its name. */
const step = (name: string, seat: number | null, forced = false): Step => ({
  notation: name,
  full: name,
  seat,
  path: [],
  events: [{ kind: name } as unknown as GameEvent],
  forced,
});

/** The texts for the person at seat 0, who plays against a bot. */
function told(steps: Step[], dice = false): readonly string[] {
  const state = { at: steps.length, steps, seats: [person(), bot(1)], view: {}, looking: false };
  const phrases = { step: (_: unknown, [event]: { kind: string }[]) => event?.kind ?? "" };
  const revealsSecrets = ([event]: { kind: string }[]): boolean => event?.kind === "uncovered";
  const announcer = new Announcer(
    {} as App,
    { state } as unknown as Session,
    { phrases, revealsSecrets, dice } as unknown as LoadedGame,
    () => ({ who: "", what: "" }),
  );
  announcer.refresh();
  return announcer.lately;
}

describe("the recent steps", () => {
  test("are those of others since the person's move", () => {
    assert.deepEqual(told([step("own", 0), step("roll", null), step("theirs", 1)]), [
      "roll",
      "theirs",
    ]);
  });

  test("include the person's forced move", () => {
    const steps = [step("own", 0), step("theirs", 1), step("fold", 0, true), step("more", 1)];
    assert.deepEqual(told(steps), ["theirs", "fold", "more"]);
  });

  test("omit a forced move after the person's roll", () => {
    const steps = [step("own", 0), step("theirs", 1), step("only", 0, true), step("more", 1)];
    assert.deepEqual(told(steps, true), ["more"]);
  });

  test("include the revealed choices, also for the last chooser", () => {
    const chosen = [step("own", 0), step("theirs", 1), step("uncovered", 0)];
    assert.deepEqual(told(chosen), ["uncovered"]);
    assert.deepEqual(told([...chosen, step("more", 1)]), ["uncovered", "more"]);
  });
});
