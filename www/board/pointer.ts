/** Mouse, touch and pen: taps, drags, long presses and hovering, told apart. */
import type { Place } from "./types";

/** What the pointer's doings mean; the board gives the answers. Points are in board pixels. */
export interface PointerUser {
  at(x: number, y: number): Place | null;
  /** Whether a drag may start here. Asked early, so that a touch here does not scroll the page. */
  loose(place: Place): boolean;
  /** Whether a tap here does something, for the mouse cursor. */
  live(place: Place): boolean;
  tap(place: Place | null): void;
  grab(place: Place, x: number, y: number): boolean;
  drag(x: number, y: number, touch: boolean): void;
  drop(): void;
  cancel(): void;
  /** A look beneath is asked for (or over); true where there is something to see. */
  look(place: Place | null): boolean;
}

/** Farther than this (px) a press is no tap. */
const SLOP = 8;
const HOVER_MS = 350;
const PRESS_MS = 450;

type Press = {
  id: number;
  touch: boolean;
  place: Place | null;
  x: number;
  y: number;
  /** `down` may still become anything; `idle` has been used up. */
  state: "down" | "drag" | "look" | "idle";
};

/** Listens on `host`; the answer ends it. */
export function listen(host: HTMLElement, user: PointerUser): () => void {
  let press: Press | null = null;
  let timer = 0;
  let hovered: Place | null = null;
  let lastTouch = false;
  const fingers = new Set<number>();
  const quiet = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    kind: K,
    heard: (event: HTMLElementEventMap[K]) => void,
    options: AddEventListenerOptions = {},
  ) => host.addEventListener(kind, heard, { ...options, signal: quiet.signal });

  const point = (event: { clientX: number; clientY: number }): [number, number] => {
    const box = host.getBoundingClientRect();
    return [event.clientX - box.left - host.clientLeft, event.clientY - box.top - host.clientTop];
  };
  const later = (ms: number, work: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(work, ms) as unknown as number;
  };
  const same = (a: Place | null, b: Place | null) =>
    a?.id === b?.id && a?.seat === b?.seat && a?.index === b?.index;

  const hover = (place: Place | null) => {
    if (same(place, hovered)) return;
    hovered = place;
    clearTimeout(timer);
    user.look(null);
    host.style.cursor =
      place && user.loose(place) ? "grab" : place && user.live(place) ? "pointer" : "";
    if (place) later(HOVER_MS, () => user.look(place));
  };
  const abandon = () => {
    clearTimeout(timer);
    const was = press;
    press = null;
    hovered = null;
    host.style.cursor = "";
    if (was?.state === "drag") user.cancel();
    else user.look(null);
  };

  on("pointerdown", (event) => {
    lastTouch = event.pointerType === "touch";
    if (lastTouch) fingers.add(event.pointerId);
    if (press) {
      // A second finger: this is no tap and no drag but perhaps a pinch.
      if (fingers.size > 1) abandon();
      return;
    }
    if (event.button !== 0 || fingers.size > 1) return;
    const [x, y] = point(event);
    const place = user.at(x, y);
    user.look(null);
    press = { id: event.pointerId, touch: lastTouch, place, x, y, state: "down" };
    clearTimeout(timer);
    if (lastTouch && place) {
      later(PRESS_MS, () => {
        if (press?.state === "down" && user.look(place)) press.state = "look";
      });
    }
  });

  on("pointermove", (event) => {
    const [x, y] = point(event);
    if (!press) {
      if (event.pointerType !== "touch") hover(user.at(x, y));
      return;
    }
    if (event.pointerId !== press.id) return;
    if (press.state === "down" && Math.hypot(x - press.x, y - press.y) > SLOP) {
      clearTimeout(timer);
      if (press.place && user.grab(press.place, press.x, press.y)) {
        press.state = "drag";
        host.setPointerCapture(press.id);
        host.style.cursor = "grabbing";
      } else press.state = "idle";
    }
    if (press.state === "drag") user.drag(x, y, press.touch);
  });

  on("pointerup", (event) => {
    fingers.delete(event.pointerId);
    if (!press || event.pointerId !== press.id) return;
    const was = press;
    press = null;
    hovered = null;
    clearTimeout(timer);
    host.style.cursor = "";
    if (was.state === "down") user.tap(was.place);
    else if (was.state === "drag") user.drop();
    else user.look(null);
  });
  on("pointercancel", (event) => {
    fingers.delete(event.pointerId);
    if (press?.id === event.pointerId) abandon();
  });
  on("lostpointercapture", (event) => {
    if (press?.id === event.pointerId && press.state === "drag") abandon();
  });
  on("pointerleave", () => {
    if (!press) hover(null);
  });

  // Touches that start on a loose piece belong to the board; all others scroll the page.
  on(
    "touchmove",
    (event) => {
      const held = press?.touch && (press.state !== "idle" || fingers.size === 0);
      const mine = press?.state === "drag" || press?.state === "look";
      const could = press?.state === "down" && press.place !== null && user.loose(press.place);
      if (held && (mine || could) && event.cancelable) event.preventDefault();
    },
    { passive: false },
  );
  // A long press is a look beneath, no menu; the mouse keeps its menu.
  on("contextmenu", (event) => {
    if (lastTouch) event.preventDefault();
    else if (press) abandon();
  });
  window.addEventListener("blur", abandon, { signal: quiet.signal });
  window.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Escape" && press?.state === "drag") abandon();
    },
    { signal: quiet.signal },
  );
  return () => {
    quiet.abort();
    clearTimeout(timer);
  };
}
