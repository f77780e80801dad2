// In a puzzle all hands are open: each moment of a step shows them too, and the motion ends in the picture that follows.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { MurosView } from "../../www/engine/types";
import { loadedGame } from "../../www/games/registry";
import { Session } from "../../www/session/session";
import { bot, person } from "../../www/storage/seats";
import "./loaded";
import { submit } from "../../www/session/input";
import { go } from "../../www/session/turn";
import { answer, asked, context, hurry, stageOf, until, waited } from "./table";

hurry();

test("the bot's card is seen in its hand until it is laid", async () => {
  const seats = [person("Ana"), bot(1)];
  const lesson: Parameters<typeof context>[1] = {
    lesson: {
      wants: () => true,
      stops: () => false,
      points: () => undefined,
      sees: (rules, seat) => loadedGame("muros").opened([rules.view(0), rules.view(1)], seat),
    },
  };
  const options = { seats, bottom: 0 };
  const session = Session.start("muros", { seed: "open" }, options, context("muros", lesson));
  const hands = (view: MurosView): string => view.hands[1]?.join("") ?? "";
  const seen: string[][] = [];
  session.stage = stageOf((moments, after) => {
    const views = [moments[0]?.before, ...moments.map((moment) => moment.after), after.view];
    seen.push(views.map((view) => hands(view as MurosView)));
  });
  session.do(go);
  await waited(session);
  for (let turns = 0; turns < 4; turns++) {
    const { at } = session.state;
    const [move] = session.state.moves;
    if (move) session.attempt(submit, move.notation, true);
    else answer(asked.at(-1)?.moves.find((each) => each.startsWith("hand:")) ?? "");
    await until(() => session.state.at > at);
    await waited(session);
  }
  const dealt = seen.slice(2);
  assert.ok(dealt.length >= 4);
  for (const views of dealt) {
    assert.ok(!views.join("").includes("?"), `${views}`);
    assert.equal(views.at(-2), views.at(-1));
  }
  session.destroy();
});
