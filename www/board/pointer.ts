/** Mouse, touch and pen: taps, drags, long presses and hovering, told apart. */
import type { Place } from "./types";

/** What the pointer's doings mean; the board gives the answers. Points are in board pixels. */
export interface PointerUser {
  /** What lies there; a finger also reaches what is near, where a move goes on. */
  at(x: number, y: number, finger?: boolean): Place | null;
  /** Whether a drag may start here. Asked early, so that a touch here does not scroll the page. */
  loose(place: Place): boolean;
  /** Whether a tap here does something, for the mouse cursor. */
  live(place: Place): boolean;
  tap(place: Place | null): void;
  grab(place: Place, x: number, y: number): boolean;
  drag(x: number, y: number, touch: boolean): void;
  drop(): void;
  cancel(): void;
  /** Hovering or pressing is about this place now. */
  aim(place: Place | null): void;
  /** A look beneath is asked for (or over); true where there is something to see. */
  look(place: Place | null): boolean;
}

/** Farther than this (px) a press is no tap. */
const SLOP = 8;
const HOVER_MS = 350;
const PRESS_MS = 450;

type Press = {
  id: number;
  place: Place | null;
  x: number;
  y: number;
  /** `down` may still become anything; `idle` has been used up. */
  state: "down" | "drag" | "look" | "idle";
};

/** Listens on `host`; the answer ends it. */
export function listen(host: HTMLElement, user: PointerUser): () => void {
  let press: Press | null = null;
  let timer: ReturnType<typeof setTimeout>;
  let hovered: Place | null = null;
  let lastTouch = false;
  const quiet = new AbortController();
  const { signal } = quiet;
  const on = <K extends keyof HTMLElementEventMap>(
    kind: K,
    heard: (event: HTMLElementEventMap[K]) => void,
    target: HTMLElement | Window = host,
  ) => target.addEventListener(kind, heard as EventListener, { signal, passive: false });

  host.style.cssText +=
    ";user-select:none;-webkit-user-select:none;-webkit-touch-callout:none;touch-action:manipulation";

  const point = (event: PointerEvent): [number, number] => {
    const { left, top, width } = host.getBoundingClientRect();
    // Somebody's page may show us smaller or larger than we are laid out.
    const scale = host.offsetWidth / width;
    return [(event.clientX - left) * scale, (event.clientY - top) * scale];
  };
  const cursor = (name: string) => {
    host.style.cursor = name;
  };

  const hover = (place: Place | null) => {
    if (place?.x === hovered?.x && place?.y === hovered?.y) return;
    hovered = place;
    clearTimeout(timer);
    user.look(null);
    user.aim(place);
    cursor(!place ? "" : user.loose(place) ? "grab" : user.live(place) ? "pointer" : "");
    if (place) timer = setTimeout(() => user.look(place), HOVER_MS);
  };
  /** The press is over; answers with what it was. */
  const release = () => {
    const was = press?.state;
    press = null;
    hovered = null;
    clearTimeout(timer);
    cursor("");
    if (was !== "drag") user.look(null);
    user.aim(null);
    return was;
  };
  const abandon = () => {
    if (release() === "drag") user.cancel();
  };

  on("pointerdown", (event) => {
    lastTouch = event.pointerType === "touch";
    // A second finger: this is no tap and no drag but perhaps a pinch.
    if (!event.isPrimary) return abandon();
    if (press || event.button) return;
    const [x, y] = point(event);
    const place = user.at(x, y, lastTouch);
    user.look(null);
    clearTimeout(timer);
    press = { id: event.pointerId, place, x, y, state: "down" };
    user.aim(place);
    if (lastTouch) {
      timer = setTimeout(() => {
        if (press?.state === "down" && user.look(place)) press.state = "look";
      }, PRESS_MS);
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
      press.state = "idle";
      if (press.place && user.grab(press.place, press.x, press.y)) {
        press.state = "drag";
        host.setPointerCapture(press.id);
        cursor("grabbing");
      }
    }
    if (press.state === "drag") user.drag(x, y, lastTouch);
  });

  on("pointerup", (event) => {
    if (event.pointerId !== press?.id) return;
    const { place } = press;
    const was = release();
    if (was === "down") user.tap(place);
    else if (was === "drag") user.drop();
  });
  for (const lost of ["pointercancel", "lostpointercapture"] as const) {
    on(lost, (event) => {
      if (event.pointerId === press?.id) abandon();
    });
  }
  on("pointerleave", () => {
    if (!press) hover(null);
  });

  // Touches that start on a loose piece belong to the board; all others scroll the page.
  on("touchmove", (event) => {
    if (!press || !event.cancelable) return;
    const { state, place } = press;
    const could = state === "down" && place && user.loose(place);
    if (could || state === "drag" || state === "look") event.preventDefault();
  });
  // The click that follows a tap would hit whatever the tap has opened.
  on("touchend", (event) => {
    if (event.cancelable) event.preventDefault();
  });
  // A long press is a look beneath, no menu; the mouse keeps its menu.
  on("contextmenu", (event) => {
    if (lastTouch) event.preventDefault();
    else abandon();
  });
  on("blur", abandon, window);
  on(
    "keydown",
    (event) => {
      if (event.key === "Escape" && press?.state === "drag") abandon();
    },
    window,
  );
  return () => {
    quiet.abort();
    clearTimeout(timer);
  };
}
