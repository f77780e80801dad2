/** The two canvases of a board, kept at the size of their host and the pixel ratio of the screen. */

import { windowOf } from "../dom";

/** A still layer below and a moving one above. */
export interface Layers {
  still: CanvasRenderingContext2D;
  moving: CanvasRenderingContext2D;
  width: number;
  height: number;
  ratio: number;
  /** Follows the screen at once; the host, which is watched, with the frame. */
  follow(): void;
  /** The first picture is there. A large one has a pixel for each CSS pixel, to be there sooner; all of them follow once the board is not `busy`. */
  shown(busy: () => boolean): void;
  destroy(): void;
}

/** Canvas pixels for each CSS pixel at most: more can't be seen; and where that is drawn too slowly. */
const MOST = 3;
const MOST_SLOWLY = 2;

let most = MOST;

const ratioNow = (host: HTMLElement): number => Math.min(windowOf(host).devicePixelRatio, most);

/** A board of more canvas pixels than this is large: to draw them takes a slow phone a while. */
const LARGE = 400_000;
/** For so long, in ms, nobody waits for anything on the board before its pixels are drawn. */
const REST = 500;

/** This many judgements in a row must be good before all pixels are drawn again: twice as many after each that was not. */
let patience = 1;
let good = 0;

/** From the next frame on, all boards of the page have fewer pixels where frames are late, and all of them when that is over. */
export function drawAsJudged(late: boolean | null): void {
  if (late === null) return;
  good = late ? 0 : good + 1;
  if (late && most === MOST) {
    most = MOST_SLOWLY;
    patience *= 2;
  } else if (good >= patience) most = MOST;
}

const surface = (host: HTMLElement, restored: () => void): CanvasRenderingContext2D => {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  canvas.style.cssText = "position:absolute;left:0;top:0;pointer-events:none";
  // A device that is short of memory may empty it.
  canvas.addEventListener("contextrestored", restored);
  host.append(canvas);
  const ctx = canvas.getContext("2d");
  if (!ctx) throw new Error("canvas is not available");
  return ctx;
};

/** Puts the layers into `host`, a positioned element, and calls `changed` whenever size or ratio change. */
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
      // The size of the host is not asked for: the page would be laid out once more with every picture.
      if (sharp && ratioNow(host) !== layers.ratio) fit();
    },
    shown(busy) {
      if (timer || sharp) return;
      const sharpen = (): void => {
        sharp = !busy();
        if (sharp) fit();
        else timer = setTimeout(sharpen, REST);
      };
      timer = setTimeout(sharpen, REST);
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
