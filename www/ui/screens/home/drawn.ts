/** Draws the pictures on the home screen. */
import type { Board } from "../../../board/types";
import { Match } from "../../../engine/sobremesa";
import type { GameId } from "../../../engine/types";
import { loadedGame } from "../../../games/registry";
import type { Save } from "../../../storage/save";
import type { App } from "../../app";
import { showStill, viewOf } from "../../components/still-board";
import { savedView } from "./saved-view";

/** The content of a picture. */
export interface Pictured {
  game: GameId;
  save: Save | undefined;
  /** A position to show if no saved game can be read. Without it, nothing is drawn then. */
  sample: string | undefined;
}

/** Draws a picture on the home screen; null if there is nothing to draw. */
export function drawHomePicture(
  app: App,
  host: HTMLElement,
  { game, save, sample = "" }: Pictured,
): Board | null {
  const kept = save ? savedView(save) : null;
  const view = kept ?? (sample ? viewOf(() => new Match(game, { position: sample })) : null);
  if (!view) return null;
  try {
    return showStill(app, host, loadedGame(game), view, (kept && save?.bottom) ?? 0);
  } catch {
    // Leave the picture out.
    host.replaceChildren();
    return null;
  }
}
