/** Sounds and vibration for events on the board, if switched on. */
import type { Settings } from "../storage/settings";
import { type Kind, sound } from "./sound";

/** Durations of vibrations and pauses, in ms. */
const TREMBLES: Record<Kind, number[]> = {
  put: [10],
  capture: [15, 40, 30],
  card: [8],
  dice: [8, 40, 8, 40, 8],
  win: [40, 60, 40, 60, 80],
  end: [30],
};

/** When several things happen at once, only the strongest is heard. */
const STRENGTH: Record<Kind, number> = { win: 5, end: 5, capture: 4, dice: 3, card: 2, put: 1 };

/** Plays the sound and vibration of an event, if they are switched on. */
export function feel(settings: Settings, kind: Kind): void {
  if (settings.sound) sound(kind);
  // Before the first touch the browser would refuse and log it.
  if (settings.vibration && navigator.userActivation?.hasBeenActive)
    navigator.vibrate?.(TREMBLES[kind]);
}

/**
 * Plays the sound of a motion and of the end. Dice and cards sound at the start, pieces when the motion has finished.
 */
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
