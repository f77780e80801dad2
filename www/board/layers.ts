/** The two canvases of a board, kept at the size of their host and the pixel ratio of the screen. */

/** A still layer below and a moving one above. */
export interface Layers {
  still: CanvasRenderingContext2D;
  moving: CanvasRenderingContext2D;
  width(): number;
  height(): number;
  ratio(): number;
  /** Tells how long a frame took; slow machines get at most 2 device pixels a pixel. */
  took(ms: number): void;
  destroy(): void;
}

const surface = (host: HTMLElement): CanvasRenderingContext2D => {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  canvas.style.cssText = "position:absolute;left:0;top:0;display:block;pointer-events:none";
  host.append(canvas);
  const ctx = canvas.getContext("2d");
  if (!ctx) throw new Error("canvas is not available");
  return ctx;
};

/** Puts the layers into `host` and calls `changed` whenever size or ratio change. */
export function createLayers(host: HTMLElement, changed: () => void): Layers {
  if (getComputedStyle(host).position === "static") host.style.position = "relative";
  const still = surface(host);
  const moving = surface(host);
  let width = 0;
  let height = 0;
  let ratio = 1;
  let cap = 4;
  let times: number[] = [];
  let media: MediaQueryList | null = null;

  const fit = () => {
    width = host.clientWidth;
    height = host.clientHeight;
    ratio = Math.min(window.devicePixelRatio || 1, cap);
    for (const { canvas } of [still, moving]) {
      const w = Math.round(width * ratio);
      const h = Math.round(height * ratio);
      if (canvas.width !== w) canvas.width = w;
      if (canvas.height !== h) canvas.height = h;
      canvas.style.width = `${w / ratio}px`;
      canvas.style.height = `${h / ratio}px`;
    }
    changed();
  };
  const watchRatio = () => {
    media?.removeEventListener("change", watchRatio);
    media = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    media.addEventListener("change", watchRatio);
    if (Math.min(window.devicePixelRatio, cap) !== ratio) fit();
  };
  const observer = new ResizeObserver(() => {
    if (host.clientWidth !== width || host.clientHeight !== height) fit();
  });
  fit();
  watchRatio();
  observer.observe(host);

  return {
    still,
    moving,
    width: () => width,
    height: () => height,
    ratio: () => ratio,
    took(ms) {
      if (ratio <= 2 || times.length >= 8) return;
      times.push(ms);
      // The first frames also build sprites: judge by the quicker half.
      if (times.length < 8) return;
      times = times.sort((a, b) => a - b);
      if ((times[3] ?? 0) > 6) {
        cap = 2;
        fit();
      }
    },
    destroy() {
      observer.disconnect();
      media?.removeEventListener("change", watchRatio);
      still.canvas.remove();
      moving.canvas.remove();
    },
  };
}
