// The same sources give the same bytes, whatever folder, clock and language they are built under.
import assert from "node:assert/strict";
import { test } from "node:test";
import { hashes, rebuilt } from "../tools/reproduce.mjs";
import { at } from "./paths.mjs";

test("two builds of the page in two folders are the same, byte for byte", () => {
  const one = rebuilt({ env: { TZ: "Pacific/Kiritimati", LANG: "C", LC_ALL: "C" } });
  const other = rebuilt({ env: { TZ: "America/Anchorage", LANG: "tr_TR.UTF-8", LC_ALL: "" } });
  assert.ok(Object.keys(one).length > 20);
  assert.deepEqual(other, one);
  assert.deepEqual(hashes(at("dist")), one);
});
