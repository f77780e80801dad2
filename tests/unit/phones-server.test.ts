// The address of a STUN or TURN server, as people type it.
import assert from "node:assert/strict";
import test from "node:test";
import { readServer } from "../../www/phones/link/server";

test("addresses of servers are read", () => {
  assert.deepEqual(readServer(" stun:stun.example.org "), { urls: "stun:stun.example.org" });
  assert.deepEqual(readServer("stuns:[2001:db8::1]:5349"), { urls: "stuns:[2001:db8::1]:5349" });
  assert.deepEqual(readServer("turn:ana:secret@turn.example.org:3478?transport=tcp"), {
    urls: "turn:turn.example.org:3478?transport=tcp",
    username: "ana",
    credential: "secret",
  });
  assert.deepEqual(readServer("turns:ana:a:b@example.org"), {
    urls: "turns:example.org",
    username: "ana",
    credential: "a:b",
  });
});

test("what is no such address is none", () => {
  for (const text of [
    "",
    "stun:",
    "https://example.org",
    "stun.example.org",
    "stun:a b",
    "turn:example.org",
    "stun:ana:secret@example.org",
    "turn:ana@example.org",
    "stun:example.org:123456",
    "stun:example.org/path",
  ])
    assert.equal(readServer(text), null, text);
});
