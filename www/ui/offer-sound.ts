/** Sound and vibration are off until somebody wants them: with the first game they are offered, once. */
import type { Phrase } from "../i18n/words";
import { feel } from "../platform/senses";
import type { Settings } from "../storage/settings";
import type { Notes } from "./components/notes";

/** What the offer needs of the page. */
interface Page {
  readonly settings: Settings;
  readonly notes: Notes;
  say(...phrase: Phrase): string;
  change(patch: Partial<Settings>): void;
}

/** Offers them in one tap; nothing to whom has chosen already. The answer takes the offer away. */
export function offerSound(page: Page): () => void {
  if (page.settings.sound || page.settings.vibration) return () => {};
  const vibration = "vibrate" in navigator;
  const turnOn = (): void => {
    page.change({ sound: true, vibration });
    feel(page.settings, "put");
  };
  const felt = vibration ? "yes" : "no";
  const action = { label: page.say("sound-on"), act: turnOn };
  return page.notes.show(["sound-offer", { felt }], false, action);
}
