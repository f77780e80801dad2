/** Views of saved games. */
import { Match } from "../../../engine/sobremesa";
import type { View } from "../../../engine/types";
import { hasRules } from "../../../engine/wasm/start";
import { type Save, writing } from "../../../storage/save";
import { askOf } from "../../components/still-board";

/** Cached views by save id, so that a game isn't read again. `of` identifies the write. */
const seen = new Map<string, { of: string; view: View | null }>();

/** A spectator's view of a saved game; null if it can't be read, or before its rules are loaded. */
export function savedView(save: Save): View | null {
  if (!hasRules(save.game)) return null;
  const of = writing(save);
  const known = seen.get(save.id);
  if (known?.of === of) return known.view;
  const view = askOf(
    () => Match.fromRecord(save.record),
    (match): View => {
      match.goTo(save.at);
      return match.view();
    },
  );
  seen.set(save.id, { of, view });
  return view;
}
