/** What a game is called. */
import type { LoadedGame } from "../../games/registry";
import type { App } from "../app";

/** A game's name, with that of its variant where it has some. */
export function gameName(app: App, { title, phrases }: LoadedGame, variant?: string): string {
  const name = app.say(title);
  return variant
    ? app.say("seat-line", { seat: name, who: variantName(app, phrases, variant) })
    : name;
}

/** The name of a variant. */
export const variantName = (app: App, phrases: LoadedGame["phrases"], variant: string): string =>
  phrases.value(app.words, "variant", variant);
