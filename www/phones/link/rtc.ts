// Two devices connected by WebRTC: codes are carried by people, no server is asked.
import type { Channel } from "./channel.ts";
import { type Code, readCode, TOKEN_SIZE, writeCode } from "./code.ts";
import { LinkError } from "./error.ts";
import { cut, Joiner } from "./pieces.ts";
import { readSdp, writeSdp } from "./sdp.ts";

/** How long to gather addresses, in ms, because some browsers never report the end of gathering. */
const GATHERING = 4000;
/** How long two devices that have each other's codes try to connect, in ms. */
const REACHING = 30_000;

/** The first device's side: its code, and a function that accepts the other's. */
export interface Offer {
  code: string;
  invitation: number;
  accept(answerCode: string): Promise<Channel>;
  /** Cancels the offer. After `accept` it also closes the channel. */
  close(): void;
}

/** The second device's side: its code, and a channel that opens once the first device has accepted the code. */
export interface Answer {
  code: string;
  channel: Promise<Channel>;
}

interface Ends {
  connection: RTCPeerConnection;
  pipe: RTCDataChannel;
}

function begin(): Ends {
  try {
    const connection = new RTCPeerConnection();
    // Both sides set the channel's number, so that they needn't negotiate it.
    const pipe = connection.createDataChannel("table", { negotiated: true, id: 0, ordered: true });
    pipe.binaryType = "arraybuffer";
    return { connection, pipe };
  } catch {
    throw new LinkError("no-webrtc");
  }
}

/** Resolves when all addresses are known, or when the time for that is over. */
function gathered(connection: RTCPeerConnection): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, GATHERING);
    const look = (): void => {
      if (connection.iceGatheringState !== "complete") return;
      clearTimeout(timer);
      resolve();
    };
    connection.addEventListener("icegatheringstatechange", look);
    look();
  });
}

/** Describes this device, and writes its code. */
async function describe(
  connection: RTCPeerConnection,
  of: Pick<Code, "token" | "invitation">,
): Promise<string> {
  try {
    const answers = connection.signalingState === "have-remote-offer";
    await connection.setLocalDescription(answers ? await waiting(connection) : undefined);
    await gathered(connection);
    const { type, sdp } = connection.localDescription ?? { type: "offer", sdp: "" };
    const described = readSdp(type === "answer" ? "answer" : "offer", sdp);
    // The other device could never reach this one.
    if (described.candidates.length === 0) throw new LinkError("no-address");
    return writeCode({ ...described, token: of.token, invitation: of.invitation });
  } catch (error) {
    connection.close();
    throw error instanceof LinkError ? error : new LinkError("no-webrtc");
  }
}

/**
 * An answer that waits for the first device to begin. Several devices may open the same invitation, and only the one
 * whose answer is accepted should connect. Beginning from this side would disturb the others.
 */
async function waiting(connection: RTCPeerConnection): Promise<RTCSessionDescriptionInit> {
  const { sdp = "" } = await connection.createAnswer();
  return { type: "answer", sdp: sdp.replace("a=setup:active", "a=setup:passive") };
}

/** A channel over an open pipe. */
function over({ connection, pipe }: Ends): Channel {
  const joiner = new Joiner();
  let ended = false;
  const end = (): void => {
    if (ended) return;
    ended = true;
    removeEventListener("pagehide", end);
    connection.close();
    channel.onclose?.();
  };
  // Otherwise the other device would wait for a page that was only reloaded.
  addEventListener("pagehide", end);
  const channel: Channel = {
    onmessage: null,
    onclose: null,
    send(text) {
      const pieces = cut(text);
      if (pipe.readyState !== "open") return;
      try {
        for (const piece of pieces) pipe.send(piece);
      } catch {
        // The browser's buffer is full. Skipping this text would break the order.
        end();
      }
    },
    close: end,
  };
  pipe.onmessage = ({ data }) => {
    if (ended) return;
    let text: string | null;
    try {
      text = joiner.add(data);
    } catch {
      end();
      return;
    }
    if (text !== null) channel.onmessage?.(text);
  };
  pipe.onclose = end;
  connection.onconnectionstatechange = () => connection.connectionState === "failed" && end();
  return channel;
}

/**
 * Resolves to the channel once it is open, and rejects with "not-reached" if it can't open. Set a limit only if both
 * devices know each other's codes.
 */
function opened(ends: Ends, limit: number | null): Promise<Channel> {
  const { connection, pipe } = ends;
  return new Promise((resolve, reject) => {
    const fail = (): void => {
      clearTimeout(timer);
      connection.close();
      reject(new LinkError("not-reached"));
    };
    const timer = limit === null ? undefined : setTimeout(fail, limit);
    pipe.onopen = () => {
      clearTimeout(timer);
      resolve(over(ends));
    };
    // A state of "failed" is not the end here. The other device checks before this one has its answer, so Chromium may
    // have given up already, and tries again with the answer.
    pipe.onclose = fail;
  });
}

/** Makes this device's code. The table's token and the invitation's number tell answers to different codes apart. */
export async function offer(
  token: Uint8Array = crypto.getRandomValues(new Uint8Array(TOKEN_SIZE)),
): Promise<Offer> {
  const ends = begin();
  const { connection, pipe } = ends;
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint8Array(2));
  const invitation = high * 256 + low;
  const code = await describe(connection, { token, invitation });
  return {
    code,
    invitation,
    async accept(answerCode) {
      const read = readAnswer(answerCode, token);
      const open = connection.signalingState === "have-local-offer";
      if (!open || read.invitation !== invitation) throw new LinkError("used-code");
      const channel = opened(ends, REACHING);
      const taken = connection.setRemoteDescription({ type: "answer", sdp: writeSdp(read) }).then(
        () => channel,
        () => {
          connection.close();
          throw new LinkError("bad-code");
        },
      );
      // A busy browser may connect, and bring the first text, before it reports that it has taken the answer.
      return Promise.race([channel, taken]);
    },
    close() {
      connection.close();
      // A waiting or connected channel is notified.
      pipe.onclose?.(new Event("close"));
    },
  };
}

/** Reads an answer that belongs to a table. Throws a `LinkError` for any other code. */
export function readAnswer(code: string, token: Uint8Array): Code {
  const read = readCode(code);
  if (read.kind !== "answer") throw new LinkError("no-answer");
  if (!read.token.every((byte, i) => byte === token[i])) throw new LinkError("bad-code");
  if (read.candidates.length === 0) throw new LinkError("no-address");
  return read;
}

/** Answers another device's code. Returns the code that the other device needs. */
export async function answer(offerCode: string): Promise<Answer> {
  const read = readCode(offerCode);
  if (read.kind !== "offer") throw new LinkError("no-offer");
  if (read.candidates.length === 0) throw new LinkError("no-address");
  const ends = begin();
  const { connection } = ends;
  try {
    await connection.setRemoteDescription({ type: "offer", sdp: writeSdp(read) });
  } catch {
    connection.close();
    throw new LinkError("bad-code");
  }
  const channel = opened(ends, null);
  // If the attempt is given up, its rejection needs no handler.
  channel.catch(() => {});
  const code = await describe(connection, read);
  return { code, channel };
}
