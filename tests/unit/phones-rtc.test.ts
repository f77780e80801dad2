// A connection that fails at first: Chromium reports this while it waits for a code that people carry slowly.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readCode, TOKEN_SIZE, writeCode } from "../../www/phones/link/code.ts";
import { offer } from "../../www/phones/link/rtc.ts";
import { writeSdp } from "../../www/phones/link/sdp.ts";

const address = { family: 0, bytes: Uint8Array.from([10, 0, 0, 1]) };
const described = {
  ufrag: "abcd",
  pwd: "a".repeat(22),
  fingerprint: new Uint8Array(32),
  candidates: [{ address, port: 5000 }],
};

/** A browser's connection, which the test opens. */
class Connection {
  static pipe: { onopen?: () => void } = {};
  connectionState = "new";
  iceGatheringState = "complete";
  signalingState = "have-local-offer";
  localDescription = { type: "offer", sdp: writeSdp({ kind: "offer", ...described }) };
  onconnectionstatechange: (() => void) | null = null;
  addEventListener(): void {}
  createDataChannel = (): object => Connection.pipe;
  async setLocalDescription(): Promise<void> {}
  close(): void {
    this.connectionState = "closed";
  }
  async setRemoteDescription(): Promise<void> {
    for (const state of ["failed", "connecting", "connected"]) {
      this.connectionState = state;
      this.onconnectionstatechange?.();
    }
    queueMicrotask(() => Connection.pipe.onopen?.());
  }
}

test("a connection that has failed before its answer came still opens", async () => {
  Object.assign(globalThis, { RTCPeerConnection: Connection, addEventListener() {} });
  const token = new Uint8Array(TOKEN_SIZE);
  const made = await offer(token);
  assert.deepEqual(readCode(made.code).candidates, described.candidates);
  const { invitation } = made;
  await made.accept(writeCode({ kind: "answer", token, invitation, ...described }));
});
