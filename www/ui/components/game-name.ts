/** Names of games and variants. */
import type { GameDefinition } from "../../games/define";
import type { App } from "../app";
import { ruleValue } from "./rule-names";

/** A game's name, with its variant if it has several. */
export function gameName(app: App, game: GameDefinition, variant?: string): string {
  const name = app.say(game.texts.title);
  return variant
    ? app.say("seat-line", { seat: name, who: variantName(app, game, variant) })
    : name;
}

export const variantName = (app: App, game: GameDefinition, variant: string): string =>
  ruleValue(app.words, game, "variant", variant);
