// The build hands the unit tests the real rules.
import assert from "node:assert/strict";
import { test } from "node:test";
import init, { version } from "../../www/api/sobremesa";

test("the rules start", async () => {
  await init();
  assert.match(version, /^\d+\.\d+\.\d+$/);
});
