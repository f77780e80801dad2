/** Opens dialogs. Their code is loaded when one is first opened. */
import type { Parts } from "../parts";
import { MORE } from "../preload";

/** The part of the page that a dialog needs before it can open. */
interface Opens {
  readonly parts: Parts;
}

/** Wraps a function that opens a dialog, so that its code is loaded first. */
const opener =
  <Page, Args extends unknown[]>(named: () => (page: Page, ...args: Args) => void) =>
  (page: Page & Opens, ...args: Args): void =>
    page.parts.open(MORE, () => named()(page, ...args));

export const openAbout = opener(() => MORE.it.openAbout);
export const openDiceKey = opener(() => MORE.it.openDiceKey);
export const openGame = opener(() => MORE.it.openGame);
export const openOrJoin = opener(() => MORE.it.openOrJoin);
export const openPuzzles = opener(() => MORE.it.openPuzzles);
export const openReview = opener(() => MORE.it.openReview);
export const openSettings = opener(() => MORE.it.openSettings);
export const openSetup = opener(() => MORE.it.openSetup);
export const openShare = opener(() => MORE.it.openShare);
export const openSheet = opener(() => MORE.it.openSheet);
export const openStatistics = opener(() => MORE.it.openStatistics);
export const openTable = opener(() => MORE.it.openTable);
export const openTextToCopy = opener(() => MORE.it.openTextToCopy);
