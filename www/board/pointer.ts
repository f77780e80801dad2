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
  /** Hovering or pressing is about this place now; a finger hides it. */
  aim(place: Place | null, finger?: boolean): void;
  /** Somebody asks what a place is (or does no more). */
  look(place: Place | null): void;
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
  /** When it began, by the clock of events: a busy page hears of them late; and where in the window: the board itself may move. */
  since: number;
  clientX: number;
  clientY: number;
  /** `down` may still become anything; `idle` has been used up. */
  state: "down" | "drag" | "look" | "idle";
};

/** Listens on `host`; the answer ends it. */
export function listenToPointer(host: HTMLElement, user: PointerUser): () => void {
  const listener = new PointerListener(host, user);
  return () => listener.destroy();
}

class PointerListener {
  readonly #host: HTMLElement;
  readonly #user: PointerUser;
  readonly #quiet = new AbortController();
  #press: Press | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hovered: Place | null = null;
  #lastTouch = false;

  constructor(host: HTMLElement, user: PointerUser) {
    this.#host = host;
    this.#user = user;
    host.style.cssText +=
      ";user-select:none;-webkit-user-select:none;-webkit-touch-callout:none;touch-action:manipulation";
    this.#on("pointerdown", (event) => this.#down(event));
    this.#on("pointermove", (event) => this.#move(event));
    this.#on("pointerup", (event) => this.#up(event));
    for (const lost of ["pointercancel", "lostpointercapture"] as const)
      this.#on(lost, ({ pointerId }) => pointerId === this.#press?.id && this.#abandon());
    this.#on("pointerleave", () => !this.#press && this.#hover(null));
    this.#on("touchmove", (event) => this.#keepFromScrolling(event));
    // The click that follows a tap would hit whatever the tap has opened.
    this.#on("touchend", (event) => event.cancelable && event.preventDefault());
    // A long press is a look beneath, no menu; the mouse keeps its menu.
    this.#on("contextmenu", (event) =>
      this.#lastTouch ? event.preventDefault() : this.#abandon(),
    );
    this.#on("blur", () => this.#abandon(), window);
    const giveUp = ({ key }: KeyboardEvent): unknown =>
      key === "Escape" && this.#press?.state === "drag" && this.#abandon();
    this.#on("keydown", giveUp, window);
  }

  destroy(): void {
    this.#quiet.abort();
    clearTimeout(this.#timer);
  }

  #on<K extends keyof HTMLElementEventMap>(
    kind: K,
    heard: (event: HTMLElementEventMap[K]) => unknown,
    target: HTMLElement | Window = this.#host,
  ): void {
    const { signal } = this.#quiet;
    target.addEventListener(kind, heard as EventListener, { signal, passive: false });
  }

  #point(event: PointerEvent): [number, number] {
    const { left, top, width } = this.#host.getBoundingClientRect();
    // Somebody's page may show us smaller or larger than we are laid out.
    const scale = this.#host.offsetWidth / width;
    return [(event.clientX - left) * scale, (event.clientY - top) * scale];
  }

  #setCursor(name: string): void {
    this.#host.style.cursor = name;
  }

  #hover(place: Place | null): void {
    const user = this.#user;
    if (place?.x === this.#hovered?.x && place?.y === this.#hovered?.y) return;
    this.#hovered = place;
    clearTimeout(this.#timer);
    user.look(null);
    user.aim(place);
    this.#setCursor(!place ? "" : user.loose(place) ? "grab" : user.live(place) ? "pointer" : "");
    if (place) this.#timer = setTimeout(() => user.look(place), HOVER_MS);
  }

  /** The press is over; answers with what it was. */
  #release(): Press["state"] | undefined {
    const was = this.#press?.state;
    this.#press = null;
    this.#hovered = null;
    clearTimeout(this.#timer);
    this.#setCursor("");
    if (was !== "drag") this.#user.look(null);
    this.#user.aim(null);
    return was;
  }

  #abandon(): void {
    if (this.#release() === "drag") this.#user.cancel();
  }

  #down(event: PointerEvent): void {
    const user = this.#user;
    this.#lastTouch = event.pointerType === "touch";
    // A second finger: this is no tap and no drag but perhaps a pinch.
    if (!event.isPrimary) return this.#abandon();
    if (this.#press || event.button) return;
    const [x, y] = this.#point(event);
    const place = user.at(x, y, this.#lastTouch);
    user.look(null);
    clearTimeout(this.#timer);
    const press: Press = {
      id: event.pointerId,
      place,
      x,
      y,
      since: event.timeStamp,
      clientX: event.clientX,
      clientY: event.clientY,
      state: "down",
    };
    this.#press = press;
    user.aim(place, this.#lastTouch);
    if (!this.#lastTouch) return;
    this.#timer = setTimeout(() => {
      if (press !== this.#press || press.state !== "down" || !place) return;
      press.state = "look";
      user.look(place);
    }, PRESS_MS);
  }

  #move(event: PointerEvent): void {
    const [x, y] = this.#point(event);
    const press = this.#press;
    if (!press) {
      if (event.pointerType !== "touch") this.#hover(this.#user.at(x, y));
      return;
    }
    if (event.pointerId !== press.id) return;
    const gone = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
    if (/down|look/.test(press.state) && gone > SLOP) {
      clearTimeout(this.#timer);
      if (press.state === "look") this.#user.look(null);
      press.state = "idle";
      if (press.place && this.#user.grab(press.place, press.x, press.y)) {
        press.state = "drag";
        this.#host.setPointerCapture(press.id);
        this.#setCursor("grabbing");
      }
    }
    if (press.state === "drag") this.#user.drag(x, y, this.#lastTouch);
  }

  #up(event: PointerEvent): void {
    if (event.pointerId !== this.#press?.id) return;
    const { place, since } = this.#press;
    const was = this.#release();
    const short = event.timeStamp - since < PRESS_MS;
    if (was === "down" || (was === "look" && short)) this.#user.tap(place);
    else if (was === "drag") this.#user.drop();
  }

  /** Touches that start on a loose piece belong to the board; all others scroll the page. */
  #keepFromScrolling(event: TouchEvent): void {
    if (!this.#press || !event.cancelable) return;
    const { state, place } = this.#press;
    const could = state === "down" && place && this.#user.loose(place);
    if (could || state === "drag" || state === "look") event.preventDefault();
  }
}
