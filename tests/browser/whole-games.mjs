// Whole games that bots play in the page, for the tests in each browser.
import assert from "node:assert/strict";
import { Match } from "../../dist/pkg/sobremesa.js";

/** Every game and variant. `chance` is the byte that all randomness of the page is made of, chosen so that the game is short. */
export const kinds = [
  { title: "Cock & Bull", game: "cock-bull", seats: 2, chance: 14 },
  { title: "Dog", game: "dog", seats: 4, variant: "classic", chance: 10 },
  { title: "Dog", game: "dog", seats: 4, variant: "royal", chance: 10 },
  { title: "Dog", game: "dog", seats: 4, variant: "black", chance: 14 },
  { title: "Gobblet", game: "gobblet", seats: 2, chance: 4 },
  { title: "Muros", game: "muros", seats: 4, chance: 1 },
].map((kind) => ({
  ...kind,
  name: [kind.title, kind.variant].join(" ").trim(),
  /** Its button on home. */
  play: `[data-game="${kind.game}"] .primary`,
}));

/** The page's settings, with bots of level 1 in all seats of a game. */
export function settings({ game, seats, variant }) {
  const sitting = Array.from({ length: seats }, () => ({ kind: "bot", level: 1 }));
  const last = { [game]: { seats: sitting, options: variant ? { variant } : {} } };
  return JSON.stringify({ v: 1, language: "en", speed: "off", last });
}

/** In the page, before a game begins: makes it a short one. */
export function short(chance) {
  crypto.getRandomValues = (bytes) => bytes.fill(chance);
  // Pauses between moves are not needed.
  const { setTimeout } = window;
  window.setTimeout = (act, millis = 0) =>
    setTimeout(act, millis > 30 && millis < 2000 ? 5 : millis);
}

/** In the page: the records that it keeps. */
export function records() {
  return Object.entries(localStorage)
    .filter(([key]) => key.includes("save:"))
    .map(([, save]) => JSON.parse(save).record);
}

/** Checks that the status describes an end and that the save is the whole game; the rules must be started. */
export function ended({ game, variant }, status, kept) {
  assert.match(status, /win|draw/i);
  const match = Match.fromRecord(kept.join());
  assert.equal(match.game, game);
  if (variant) assert.equal(match.view().variant, variant);
  assert.ok(match.outcome());
}
