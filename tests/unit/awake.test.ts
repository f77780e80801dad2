// The wake lock: held while it is wanted, and asked for once.
import assert from "node:assert/strict";
import test from "node:test";
import { makeAwake } from "../../www/platform/awake";

test("a lock that is released late doesn't give up the one that came after it", async () => {
  const locks: EventTarget[] = [];
  const request = async (): Promise<object> => {
    const lock = new EventTarget();
    locks.push(lock);
    return Object.assign(lock, { release: async () => {} });
  };
  const view = { document: new EventTarget(), navigator: { wakeLock: { request } } };
  const awake = makeAwake(Object.assign(view, { top: view }) as unknown as Window);
  const settled = (): Promise<unknown> => new Promise(setImmediate);
  awake.want(true);
  await settled();
  awake.want(false);
  awake.want(true);
  await settled();
  assert.equal(locks.length, 2);
  locks[0]?.dispatchEvent(new Event("release"));
  awake.want(true);
  await settled();
  assert.equal(locks.length, 2);
  locks[1]?.dispatchEvent(new Event("release"));
  awake.want(true);
  await settled();
  assert.equal(locks.length, 3);
  awake.leave();
});
