/** Kept games as they stand. */
import { started } from "../../../engine/load";
import { Match } from "../../../engine/sobremesa";
import type { View } from "../../../engine/types";
import { type Save, writing } from "../../../storage/save";
import { viewOf } from "../../components/still-board";

/** So that a game that is shown again is not read again: what was seen, by its id, of which writing. */
const seen = new Map<string, { of: string; view: View | null }>();

/** An onlooker's view of a saved game; null if it can't be read, or before the rules are loaded. */
export function savedView(save: Save): View | null {
  if (!started()) return null;
  const of = writing(save);
  const known = seen.get(save.id);
  if (known?.of === of) return known.view;
  const view = viewOf(() => {
    const match = Match.fromRecord(save.record);
    match.goTo(save.at);
    return match;
  });
  seen.set(save.id, { of, view });
  return view;
}
