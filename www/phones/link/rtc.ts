// Two devices connected by WebRTC: codes are carried by people, no server is asked.
import type { Channel } from "./channel.ts";
import { type Code, readCode, TOKEN_SIZE, writeCode } from "./code.ts";
import { LinkError } from "./error.ts";
import { cut, Joiner } from "./pieces.ts";
import { readSdp, writeSdp } from "./sdp.ts";

/** How long addresses are gathered, in ms: a browser that never says that it has all must not hold up the code. */
const GATHERING = 4000;
/** How long two devices that both have their codes look for each other, in ms. */
const REACHING = 30_000;

/** The first device's side: its code, and what takes the other's. */
export interface Offer {
  code: string;
  /** Which of the table's invitations it is. */
  invitation: number;
  accept(answerCode: string): Promise<Channel>;
  /** Gives up; after `accept` it ends the channel, too. */
  close(): void;
}

/** The second device's side: its code, and the channel as soon as the first has taken that. */
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
    // Both sides name the channel's number themselves, so that nothing has to be agreed on within.
    const pipe = connection.createDataChannel("table", { negotiated: true, id: 0, ordered: true });
    pipe.binaryType = "arraybuffer";
    return { connection, pipe };
  } catch {
    throw new LinkError("no-webrtc");
  }
}

/** Until all addresses are known, or the time for that is over. */
function gathered(connection: RTCPeerConnection): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (connection.iceGatheringState === "complete") resolve();
    };
    setTimeout(resolve, GATHERING);
    connection.addEventListener("icegatheringstatechange", look);
    look();
  });
}

/** Describes this device, and makes the code of it. */
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
    // The other one could never reach it.
    if (described.candidates.length === 0) throw new LinkError("no-address");
    return writeCode({ ...described, token: of.token, invitation: of.invitation });
  } catch (error) {
    connection.close();
    throw error instanceof LinkError ? error : new LinkError("no-webrtc");
  }
}

/**
 * An answer that waits for the first device to begin: several devices may open the same invitation, and only the one whose
 * answer is taken is to be heard. One that began itself would spoil the way of the others.
 */
async function waiting(connection: RTCPeerConnection): Promise<RTCSessionDescriptionInit> {
  const { sdp = "" } = await connection.createAnswer();
  return { type: "answer", sdp: sdp.replace("a=setup:active", "a=setup:passive") };
}

/** A channel over a pipe that is open. */
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
  // Otherwise the other device would wait for one that was only reloaded.
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
        // The browser's own buffer is full: without this text the order would be broken.
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

/** The channel once it is open; "not-reached" where it can't be. With a limit it is for devices that both know the other. */
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
    pipe.onclose = fail;
    connection.onconnectionstatechange = () => {
      // The answering device starts checks before the first has its answer: they may fail once and still succeed.
      if (limit !== null && connection.connectionState === "failed") fail();
    };
  });
}

/** Makes this device's code. The table's token and a number tell answers to different codes apart. */
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
      try {
        await connection.setRemoteDescription({ type: "answer", sdp: writeSdp(read) });
      } catch {
        connection.close();
        channel.catch(() => {});
        throw new LinkError("bad-code");
      }
      return channel;
    },
    close() {
      connection.close();
      // A waiting or connected channel learns of the failure.
      pipe.onclose?.(new Event("close"));
    },
  };
}

/** An answer that belongs to a table; a `LinkError` that says what is wrong with it. */
export function readAnswer(code: string, token: Uint8Array): Code {
  const read = readCode(code);
  if (read.kind !== "answer") throw new LinkError("no-answer");
  if (!read.token.every((byte, i) => byte === token[i])) throw new LinkError("bad-code");
  if (read.candidates.length === 0) throw new LinkError("no-address");
  return read;
}

/** Answers another device's code, with the code that it needs. */
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
