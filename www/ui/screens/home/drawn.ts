/** Draws the pictures on the home screen. */
import type { Board } from "../../../board/types";
import { Match } from "../../../engine/sobremesa";
import { loadedGame } from "../../../games/registry";
import { showStill, viewOf } from "../../components/still-board";
import type { Page } from "../../page";
import type { Pictured } from "./pictures";
import { savedView } from "./saved-view";

/** Draws a picture on the home screen; null if there is nothing to draw. */
export function drawHomePicture(
  page: Page,
  host: HTMLElement,
  { game, save, sample = "" }: Pictured,
): Board | null {
  const kept = save ? savedView(save) : null;
  const view = kept ?? (sample ? viewOf(() => new Match(game, { position: sample })) : null);
  if (!view) return null;
  try {
    return showStill(page, host, loadedGame(game), view, (kept && save?.bottom) ?? 0);
  } catch {
    // Leave the picture out.
    host.replaceChildren();
    return null;
  }
}
