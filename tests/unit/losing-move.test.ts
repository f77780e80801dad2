// The wording of the question before a losing move.
import assert from "node:assert/strict";
import test from "node:test";
import type { VNode } from "preact";
import { loadedGame } from "../../www/games/registry";
import { wordsOf } from "../../www/i18n/words";
import type { Session } from "../../www/session/session";
import type { App } from "../../www/ui/app";
import { LosingMoveQuestion } from "../../www/ui/screens/game/losing-move";
import "./loaded";

test("the question names the cost of a move to your own side", () => {
  const words = wordsOf("en");
  const asked: unknown[] = [];
  const open = (make: (dialog: object) => { body: VNode<{ children: string }> }) => {
    asked.push(make({}).body.props.children);
    return { close() {} };
  };
  const app = { words, say: words.say.bind(words), dialogs: { open } };
  const state = { warning: null, active: 0, view: { variant: "classic" } };
  const session = { state };
  const question = new LosingMoveQuestion(
    app as unknown as App,
    session as unknown as Session,
    loadedGame("dog"),
  );
  question.refresh();
  assert.deepEqual(asked, []);
  const warning = { notation: "5 A1>T15", reason: null, losses: ["C1"] };
  Object.assign(session, { state: { ...state, warning } });
  question.refresh();
  assert.deepEqual(asked, ["This sends one of your partner’s pieces home."]);
});
