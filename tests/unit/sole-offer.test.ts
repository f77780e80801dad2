// The note when one touch plays an only move for the first time on a device.
import assert from "node:assert/strict";
import test from "node:test";
import type { Session } from "../../www/session/session";
import type { Change } from "../../www/session/state";
import { defaults, readSettings, type Settings, writeSettings } from "../../www/storage/settings";
import { openStorage } from "../../www/storage/storage";
import type { App } from "../../www/ui/app";
import { offerToAsk } from "../../www/ui/screens/game/sole-offer";

test("is shown once on a device, and its answer turns that off", () => {
  const storage = openStorage(false);
  const notes: { said: string; act: () => void }[] = [];
  let hears: (change: Change) => void = () => assert.fail();
  /** A page as it is opened with these settings. */
  const open = (): Settings => {
    const app = {
      settings: readSettings(storage),
      say: (id: string) => id,
      keep(patch: Partial<Settings>) {
        Object.assign(app.settings, patch);
        writeSettings(storage, app.settings);
      },
      change: (patch: Partial<Settings>) => app.keep(patch),
      notes: {
        show([said]: [string], brief: boolean, { act }: { act: () => void }) {
          assert.ok(brief);
          notes.push({ said, act });
        },
      },
    };
    const subscribe = (listener: typeof hears): void => {
      hears = listener;
    };
    offerToAsk(app as unknown as App, { subscribe } as unknown as Session);
    return app.settings;
  };
  const settings = open();
  hears({ kind: "state" });
  assert.equal(notes.length, 0);
  hears({ kind: "played-through" });
  hears({ kind: "played-through" });
  assert.deepEqual(
    notes.map(({ said }) => said),
    ["sole-played"],
  );
  assert.equal(settings.sole, defaults().sole);
  open();
  hears({ kind: "played-through" });
  assert.equal(notes.length, 1);
  notes[0]?.act();
  assert.equal(readSettings(storage).sole, false);
});
