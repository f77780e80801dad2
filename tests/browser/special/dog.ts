// Dog's positions as records, and the places on its board.
import type { Locator, Page } from "@playwright/test";
import type { DogView } from "../../../www/engine/types";
import type { Match } from "../player";

export const viewOf = (match: Match, seat?: number): DogView => match.view(seat) as DogView;

/** A place by the beginning of its name. */
export const place = (page: Page, name: string): Locator =>
  page
    .locator(".board-grid")
    .getByRole("button", { name: new RegExp(`^${name.replace("(", "\\(")}`) })
    .first();

/** A game in its second round, with what each seat holds, as a record. */
export const recordOf = (hands: string, places: string, variant = "classic"): string => {
  const unseen = 110 - hands.split(/[./]/).length;
  const position = `variant=${variant} ${places} round=2 starter=A phase=play turn=A pending=- last=- ${variant === "classic" ? "" : "played=- "}hands=${hands} given=- out=- deck=${Array(unseen).fill("?").join(".")} discard=-`;
  return `[Game "dog"]\n[Seats "4"]\n[Position "${position}"]\n[Result "*"]\n\n`;
};
