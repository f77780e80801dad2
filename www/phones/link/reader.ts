// The reader of QR codes in pictures: the browser's, or a library that is loaded only when needed.
import { altersCanvas } from "../../dom";
import { LinkError } from "./error.ts";

/** Looks for a QR code in the current frame of a video. Returns its text, or null if there is none. */
export type Reader = (video: HTMLVideoElement) => Promise<string | null>;

/** The browser's own reader, which has no TypeScript types: https://wicg.github.io/shape-detection-api/ */
interface Detector {
  detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface Detectors {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/**
 * The maximum length in pixels of the longer side of the image the library searches. Enough for a code that fills a
 * quarter of it.
 */
const SIZE = 1024;

/** Scales the current frame of a video for the library, on a canvas that isn't shown. */
function pixels(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, SIZE / Math.max(videoWidth, videoHeight));
  const width = Math.floor(videoWidth * scale);
  const height = Math.floor(videoHeight * scale);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context || width === 0 || height === 0) return null;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  context.drawImage(video, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/**
 * The library as a reader. Throws "no-camera" if it isn't included, as in the single file, can't be loaded, or would
 * get falsified pictures.
 */
async function library(): Promise<Reader> {
  if (__TARGET__ !== "site" || altersCanvas()) throw new LinkError("no-camera");
  const { decodeQR } = await import("qr/decode.js").catch(() => {
    throw new LinkError("no-camera");
  });
  const canvas = document.createElement("canvas");
  return async (video) => {
    const image = pixels(video, canvas);
    if (!image) return null;
    try {
      return decodeQR(image);
    } catch {
      // The library throws if there is no code.
      return null;
    }
  };
}

/** The browser's own reader; null if it can't read QR codes. */
async function detector(): Promise<Detector | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: Detectors };
  try {
    const formats = await BarcodeDetector?.getSupportedFormats();
    if (!BarcodeDetector || !formats?.includes("qr_code")) return null;
    return new BarcodeDetector({ formats: ["qr_code"] });
  } catch {
    return null;
  }
}

/** The best available reader. Throws a `LinkError`, "no-camera", if there is none. */
export async function makeReader(): Promise<Reader> {
  const own = await detector();
  if (!own) return library();
  let other: Reader | undefined;
  return async (video) => {
    if (other) return other(video);
    try {
      const [found] = await own.detect(video);
      return found?.rawValue ?? null;
    } catch {
      // Some systems announce this service but don't have it.
      other = await library();
      return other(video);
    }
  };
}
