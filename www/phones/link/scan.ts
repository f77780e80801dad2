// A code read from the camera: docs/phones.md, "Scanning". What it sees stays in the page.
import { LinkError } from "./error.ts";
import { makeReader, type Reader } from "./reader.ts";

/** The pause between two scans of the camera's picture, in ms. */
const PAUSE = 100;

async function openCamera(): Promise<MediaStream> {
  try {
    // Only pages from a secure origin have `mediaDevices`.
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  } catch (error) {
    const { name } = error as Error;
    const refused = name === "NotAllowedError" || name === "SecurityError";
    throw new LinkError(refused ? "camera-refused" : "no-camera");
  }
}

/** Returns true if the device has a camera. Whether the page may use it is asked later. */
export async function hasCamera(): Promise<boolean> {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.some(({ kind }) => kind === "videoinput");
  } catch {
    return false;
  }
}

/** Shows the camera's picture. Resolves when frames are available. */
async function show(video: HTMLVideoElement, stream: MediaStream): Promise<void> {
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  try {
    await video.play();
  } catch {
    throw new LinkError("no-camera");
  }
}

/** Waits for the camera's next frame, if the browser announces frames. Hidden pages get none. */
function nextFrame(video: HTMLVideoElement): Promise<void> {
  if (!("requestVideoFrameCallback" in video)) return Promise.resolve();
  return new Promise((resolve) => video.requestVideoFrameCallback(() => resolve()));
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** Scans until it finds a wanted text, or until the signal aborts. */
async function look(
  video: HTMLVideoElement,
  read: Reader,
  wanted: (text: string) => boolean,
  signal: AbortSignal,
): Promise<string> {
  for (;;) {
    await nextFrame(video);
    signal.throwIfAborted();
    const text = await read(video);
    signal.throwIfAborted();
    if (text && wanted(text)) return text;
    await pause();
  }
}

/** Rejects when the signal aborts, or when the camera becomes unavailable. */
function ended(stream: MediaStream, over: AbortController, signal: AbortSignal): Promise<never> {
  const once = { signal: over.signal };
  signal.addEventListener("abort", () => over.abort(signal.reason), once);
  for (const track of stream.getTracks())
    track.addEventListener("ended", () => over.abort(new LinkError("no-camera")), once);
  return new Promise((_, reject) => {
    over.signal.addEventListener("abort", () => reject(over.signal.reason));
  });
}

/**
 * Shows the camera's picture in `video` and scans it for QR codes. Returns the text of the first wanted one. Throws a
 * `LinkError`, "no-camera" or "camera-refused". If the signal aborts, it rejects with its reason. The camera is
 * always released, but only after the browser's permission prompt is answered.
 */
export async function scan(
  video: HTMLVideoElement,
  signal: AbortSignal,
  wanted: (text: string) => boolean = () => true,
): Promise<string> {
  signal.throwIfAborted();
  // Ask for the camera only once a reader exists.
  const read = await makeReader();
  signal.throwIfAborted();
  const stream = await openCamera();
  const over = new AbortController();
  try {
    signal.throwIfAborted();
    const stopped = ended(stream, over, signal);
    const found = show(video, stream).then(() => look(video, read, wanted, over.signal));
    return await Promise.race([found, stopped]);
  } finally {
    over.abort();
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}
