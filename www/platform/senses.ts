/** Sounds and vibration for events on the board, if people want them. */
import type { Settings } from "../storage/settings";
import { type Kind, sound } from "./sound";

/** Vibration and pauses in ms. */
const TREMBLES: Record<Kind, number[]> = {
  put: [10],
  capture: [15, 40, 30],
  card: [8],
  dice: [8, 40, 8, 40, 8],
  win: [40, 60, 40, 60, 80],
  end: [30],
};

/** Of several things that happen at once the strongest is heard. */
const STRENGTH: Record<Kind, number> = { win: 5, end: 5, capture: 4, dice: 3, card: 2, put: 1 };

/** Lets one thing be heard and felt, as far as it is wanted. */
export function feel(settings: Settings, kind: Kind): void {
  if (settings.sound) sound(kind);
  // Before a first touch the browser would refuse it, and complain.
  if (settings.vibration && navigator.userActivation?.hasBeenActive)
    navigator.vibrate?.(TREMBLES[kind]);
}

/** Goes with what is shown, of which all this would be heard, and how it ends: dice and cards are heard on their way, pieces when they have come to rest. */
export async function felt(
  settings: Settings,
  heard: readonly (Kind | undefined)[],
  end: "win" | "end" | null,
  shown: Promise<void>,
): Promise<void> {
  const [kind] = heard
    .filter((each) => each !== undefined)
    .sort((a, b) => STRENGTH[b] - STRENGTH[a]);
  const early = kind === "dice" || kind === "card";
  if (kind && early) feel(settings, kind);
  await shown;
  if (end) feel(settings, end);
  else if (kind && !early) feel(settings, kind);
}
