/** A hint: the move that the strongest bot would play. */
import type { Choice } from "../engine/types";
import type { Table } from "./context";
import { type SessionData, withBots } from "./data";
import { also, changed, type Next } from "./effects";
import { letGo, machineOf } from "./input";
import { startsWith } from "./path-machine";
import { activeOf, viewerOf } from "./people";

/** Asks for a hint, or shows all of the current one and makes room for it. */
export function hint(data: SessionData, table: Table): Next {
  const seat = activeOf(data);
  const { hint } = data.bots;
  if (seat === null || hint.stage === "asked") return [data, []];
  const { path } = data.input;
  // Asking for a hint cancels a move that is entered but not played yet.
  const begun = machineOf(data, table)?.whole ? letGo(data) : data;
  if (hint.stage === "none") {
    const waiting = withBots(begun, { hint: { stage: "asked" } });
    return also(changed(waiting), { kind: "ask", seat, level: null, pace: 0 });
  }
  const given = withBots(begun, { hint: { ...hint, stage: "given" } });
  // A hint for another path cancels the move that was begun.
  const fits = hint.move && startsWith(hint.move.path, path);
  return changed(fits ? given : letGo(given));
}

/** Handles the reply of the strongest bot. */
export function hinted(data: SessionData, table: Table, choice: Choice): Next {
  const move = data.input.moves.find(({ notation }) => notation === choice.move);
  if (!move) return changed(withBots(data, { hint: { stage: "none" }, solving: null }));
  const { events, view: after } = table.rules.preview(choice.move, viewerOf(data, table));
  const value = choice.nodes > 0 ? choice.value : undefined;
  const stage = table.lesson?.puzzle && move.path.length > 1 ? "begun" : "given";
  const hint = { stage, move, events, value, after } as const;
  const given = withBots(data, { hint, solving: null });
  return changed(startsWith(move.path, data.input.path) ? given : letGo(given));
}
