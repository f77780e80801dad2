// The offer of sound: as long as the page of the first game is open, and no longer.
import assert from "node:assert/strict";
import test from "node:test";
import type { Session } from "../../www/session/session";
import type { Change } from "../../www/session/state";
import type { App } from "../../www/ui/app";
import { SoundOffer } from "../../www/ui/screens/game/sound-offer";

/** A page that nobody has played in, and a game of a person against a bot. */
function newcomer() {
  const settings = { played: false, sound: false, vibration: false };
  const app = {
    settings,
    keep: (patch: object) => Object.assign(settings, patch),
  } as unknown as App;
  const game = (): Session =>
    ({ state: { seats: [{ kind: "person" }, { kind: "bot" }] } }) as unknown as Session;
  return { app, settings, game };
}

const moved = (seat: number): Change => ({ kind: "step", step: { seat } }) as Change;

test("it stays while the screen of the same game is left and made anew", () => {
  const { app, settings, game } = newcomer();
  const first = game();
  const offer = new SoundOffer(app, first);
  assert.equal(offer.stands, true);
  offer.heard(moved(1));
  assert.equal(settings.played, false);
  offer.heard(moved(0));
  assert.equal(settings.played, true);
  assert.equal(new SoundOffer(app, first).stands, true);
  // Also where it was taken.
  settings.sound = true;
  assert.equal(new SoundOffer(app, first).stands, true);
});

test("the next game has it in the same place, the next visit of whom has played none", () => {
  const { app, settings, game } = newcomer();
  new SoundOffer(app, game()).heard(moved(0));
  assert.equal(new SoundOffer(app, game()).stands, true);
  const later = { ...app, settings } as App;
  assert.equal(new SoundOffer(later, game()).stands, false);
});
