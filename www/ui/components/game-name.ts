/** Names of games and variants. */
import type { GameDefinition } from "../../games/define";
import type { Page } from "../page";
import { ruleValue } from "./rule-names";

/** A game's name, with its variant if it has several. */
export function gameName(page: Page, game: GameDefinition, variant?: string): string {
  const name = page.say(game.texts.title);
  return variant
    ? page.say("seat-line", { seat: name, who: variantName(page, game, variant) })
    : name;
}

export const variantName = (page: Page, game: GameDefinition, variant: string): string =>
  ruleValue(page.words, game, "variant", variant);
