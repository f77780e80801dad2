/** A hint: what the strongest bot would play, told in two steps. */
import type { SessionCore } from "./core";
import { startsWith } from "./path-machine";
import type { TurnController } from "./turn-controller";

/** Asks for a hint, or shows the whole move of the one that was given. */
export function showHint(core: SessionCore, turns: TurnController): void {
  const { state, bots, input, history } = core;
  const { active } = state;
  const { hint } = bots;
  if (active === null || hint.stage === "wait") return;
  // Who asks has not decided.
  if (input.considered) input.letGo();
  if (hint.stage !== 0) {
    hint.stage = 2;
    // What was begun is let go where the hint goes another way.
    if (!hint.move || !startsWith(hint.move.path, state.path)) input.letGo();
    return core.changed();
  }
  bots.hint = { stage: "wait" };
  core.changed();
  void turns.think(async (signal) => {
    const choice = await bots.ask(history.match, active, signal);
    if (signal.aborted || !choice) return;
    const move = input.moves.find(({ notation }) => notation === choice.move);
    const after = move && history.match.preview(choice.move, core.viewModel.eye).view;
    const value = choice.nodes > 0 ? choice.value : undefined;
    bots.hint = { move, value, after, stage: move ? 1 : 0 };
    bots.solving = null;
    input.letGo();
    core.changed();
  });
}
