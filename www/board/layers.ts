/** The two canvases of a board, kept at the size of their host and the pixel ratio of the screen. */

import { windowOf } from "../dom";

/** A still layer, and a moving layer above it. */
export interface Layers {
  still: CanvasRenderingContext2D;
  moving: CanvasRenderingContext2D;
  width: number;
  height: number;
  ratio: number;
  /** Applies a changed pixel ratio now. The ResizeObserver reports changes of the host's size. */
  follow(): void;
  /**
   * Call after the first paint. A large board is first drawn at ratio 1 so that it appears sooner. It gets its full
   * resolution once it is no longer `busy`.
   */
  shown(busy: () => boolean): void;
  destroy(): void;
}

/** The highest pixel ratio (more can't be seen), and the highest on devices that draw too slowly. */
const MAX_RATIO = 3;
const MAX_RATIO_SLOW = 2;

let maxRatio = MAX_RATIO;

const ratioNow = (host: HTMLElement): number => Math.min(windowOf(host).devicePixelRatio, maxRatio);

/** A board with more canvas pixels than this is large: drawing them takes a while on a slow phone. */
const LARGE = 400_000;
/** How often a board in motion is checked for whether it is idle and can be drawn at full resolution, in ms. */
const REST = 100;

/**
 * The number of consecutive good judgements required for full resolution. It doubles each time the resolution drops.
 */
let patience = 1;
let good = 0;

/**
 * Sets the resolution of all boards on the page: lower while frames are late, full again afterwards. `late` is null
 * if too few frames were measured.
 */
export function adaptResolution(late: boolean | null): void {
  if (late === null) return;
  good = late ? 0 : good + 1;
  if (late && maxRatio === MAX_RATIO) {
    maxRatio = MAX_RATIO_SLOW;
    patience *= 2;
  } else if (good >= patience) maxRatio = MAX_RATIO;
}

const surface = (host: HTMLElement, restored: () => void): CanvasRenderingContext2D => {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  canvas.style.cssText = "position:absolute;left:0;top:0;pointer-events:none";
  // A device that is short of memory may discard the canvas contents.
  canvas.addEventListener("contextrestored", restored);
  host.append(canvas);
  const ctx = canvas.getContext("2d");
  if (!ctx) throw new Error("canvas is not available");
  return ctx;
};

/** Puts the layers into `host`, a positioned element, and calls `changed` when their size or ratio changes. */
export function createLayers(host: HTMLElement, changed: () => void): Layers {
  let sharp = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fit = (): void => {
    const { clientWidth: width, clientHeight: height } = host;
    const full = ratioNow(host);
    const ratio = sharp || width * height * full * full < LARGE ? full : Math.min(full, 1);
    if (width === layers.width && height === layers.height && ratio === layers.ratio) return;
    Object.assign(layers, { width, height, ratio });
    for (const { canvas } of [layers.still, layers.moving]) {
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
      canvas.style.width = `${canvas.width / ratio}px`;
      canvas.style.height = `${canvas.height / ratio}px`;
    }
    changed();
  };
  const observer = new (windowOf(host).ResizeObserver)(fit);
  const layers: Layers = {
    still: surface(host, changed),
    moving: surface(host, changed),
    width: 0,
    height: 0,
    ratio: 0,
    follow() {
      // Don't read the host's size here: that would force a page layout on every frame.
      if (sharp && ratioNow(host) !== layers.ratio) fit();
    },
    shown(busy) {
      if (timer || sharp) return;
      const sharpen = (): void => {
        sharp = !busy();
        if (sharp) fit();
        else timer = setTimeout(sharpen, REST);
      };
      // After the frame in which it appears.
      timer = setTimeout(sharpen);
    },
    destroy() {
      observer.disconnect();
      clearTimeout(timer);
      layers.still.canvas.remove();
      layers.moving.canvas.remove();
    },
  };
  fit();
  observer.observe(host);
  return layers;
}
