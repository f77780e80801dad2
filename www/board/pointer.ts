/** Mouse, touch and pen: distinguishes taps, drags, long presses and hovering. */
import { windowOf } from "../dom";
import { keyName } from "../keys";
import type { Place } from "./types";

/** The pointer's interface to its board. Points are in board pixels. */
export interface PointerUser {
  /** The place at a point; a finger also reaches nearby places where a move continues. */
  at(x: number, y: number, finger?: boolean): Place | null;
  /** True if a drag may start here. Asked early, so that a touch here doesn't scroll the page. */
  loose(place: Place): boolean;
  /** True if a tap here does something, for the mouse cursor. */
  live(place: Place): boolean;
  tap(place: Place | null): void;
  grab(place: Place, x: number, y: number): boolean;
  drag(x: number, y: number, touch: boolean): void;
  drop(): void;
  cancel(): void;
  /** The place now hovered or pressed (null: none). `finger`: a finger covers it. */
  aim(place: Place | null, finger?: boolean): void;
  /** The user wants to look at a place; null ends it. */
  look(place: Place | null): void;
}

/** A press that moves farther than this (px) isn't a tap. */
const SLOP = 8;
const HOVER_MS = 350;
const PRESS_MS = 450;

type Press = {
  id: number;
  place: Place | null;
  x: number;
  y: number;
  /** The start event's timestamp, because a busy page handles events late. */
  since: number;
  /** The start in window coordinates, because the board may move. */
  clientX: number;
  clientY: number;
  touch: boolean;
  /** A `down` press may still become anything. An `idle` one has no further effect. */
  state: "down" | "drag" | "look" | "idle";
  /** An earlier finger still resting on the board. If both move, this is a pinch. */
  beside: Press | null;
  listeners: AbortController;
};

/** While the board owns a press, these events are kept from the surrounding page. */
const OWN = ["mousedown", "touchstart", "pointermove", "mousemove", "touchmove"] as const;
const OWN_ENDS = ["pointerup", "mouseup", "touchend", "click"] as const;

/** Listens on `host`. Returns a function that stops listening. */
export function listenToPointer(host: HTMLElement, user: PointerUser): () => void {
  const listener = new PointerListener(host, user);
  return () => listener.destroy();
}

class PointerListener {
  readonly #host: HTMLElement;
  readonly #user: PointerUser;
  readonly #destroyed = new AbortController();
  #press: Press | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hovered: Place | null = null;
  #lastTouch = false;
  /** True if the current or last press began where an action is possible. */
  #owns = false;

  constructor(host: HTMLElement, user: PointerUser) {
    this.#host = host;
    this.#user = user;
    host.style.cssText +=
      ";user-select:none;-webkit-user-select:none;-webkit-touch-callout:none;touch-action:manipulation";
    this.#on("pointerdown", (event) => this.#down(event));
    this.#on("pointermove", (event) => this.#pass(event));
    this.#on("pointerleave", () => !this.#press && this.#hover(null));
    for (const kind of [...OWN, ...OWN_ENDS])
      this.#on(kind, (event) => this.#owns && event.stopPropagation());
    this.#on("touchmove", (event) => this.#keepFromScrolling(event));
    // The click that follows a tap would hit whatever the tap has opened.
    this.#on("touchend", (event) => event.cancelable && event.preventDefault());
    // A long touch opens a peek, not the context menu. The mouse keeps its menu.
    this.#on("contextmenu", (event) =>
      this.#lastTouch ? event.preventDefault() : this.#abandon(),
    );
  }

  destroy(): void {
    this.#destroyed.abort();
    this.#press?.listeners.abort();
    this.#press = null;
    clearTimeout(this.#timer);
  }

  #on<K extends keyof HTMLElementEventMap>(
    kind: K,
    handler: (event: HTMLElementEventMap[K]) => unknown,
  ): void {
    const { signal } = this.#destroyed;
    this.#host.addEventListener(kind, handler as EventListener, { signal, passive: false });
  }

  /** Follows a press anywhere in the window. Captures its events so that the page can't stop them first. */
  #watch({ id, listeners: { signal } }: Press): void {
    const view = windowOf(this.#host);
    const options = { signal, capture: true };
    const mine = (handler: (event: PointerEvent) => unknown) => (event: PointerEvent) =>
      event.pointerId === id && handler(event);
    view.addEventListener("pointermove", (event) => this.#move(event), options);
    view.addEventListener(
      "pointerup",
      mine((event) => this.#up(event)),
      options,
    );
    view.addEventListener(
      "pointercancel",
      mine(() => this.#abandon()),
      options,
    );
    const lost = (): unknown => this.#host.hasPointerCapture(id) || this.#abandon();
    view.addEventListener("lostpointercapture", mine(lost), options);
    for (const kind of ["blur", "pagehide"] as const)
      view.addEventListener(kind, ({ target }) => target === view && this.#abandon(), options);
    view.document.addEventListener("visibilitychange", () => this.#abandon(), options);
    // The page may have made an element around the board draggable.
    const keep = (event: Event): unknown => this.#owns && event.preventDefault();
    view.addEventListener("dragstart", keep, options);
    view.addEventListener("keydown", (event) => this.#giveUp(event), options);
  }

  #giveUp(event: KeyboardEvent): void {
    if (keyName(event) !== "Escape" || this.#press?.state !== "drag") return;
    event.preventDefault();
    this.#abandon();
  }

  #point(event: PointerEvent): [number, number] {
    const { left, top, width } = this.#host.getBoundingClientRect();
    // The host page may scale the element.
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

  /** Ends the press and returns its last state. */
  #release(): Press["state"] | undefined {
    const was = this.#press?.state;
    this.#press?.listeners.abort();
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
    const touch = event.pointerType === "touch";
    if (event.button) return;
    const before = this.#press;
    // A second finger may be the start of a pinch. If the first has rested for a while, the second may play.
    const rests = !before || isOld(event, before);
    if (!rests || before?.state === "drag") {
      if (touch && before?.touch) this.#abandon();
      return;
    }
    if (before) this.#release();
    this.#lastTouch = touch;
    const [x, y] = this.#point(event);
    const place = user.at(x, y, touch);
    this.#owns = place !== null && user.live(place);
    if (this.#owns) event.stopPropagation();
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
      touch,
      state: "down",
      beside: touch && before?.touch ? before : null,
      listeners: new AbortController(),
    };
    this.#press = press;
    this.#watch(press);
    user.aim(place, touch);
    if (!touch) return;
    this.#timer = setTimeout(() => {
      if (press !== this.#press || press.state !== "down" || !place) return;
      press.state = "look";
      user.look(place);
    }, PRESS_MS);
  }

  /** Handles a pointer that moves over the board without a press. */
  #pass(event: PointerEvent): void {
    if (this.#press || event.pointerType === "touch") return;
    this.#owns = false;
    this.#hover(this.#user.at(...this.#point(event)));
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (!press) return;
    if (event.pointerId !== press.id) {
      const { beside } = press;
      if (event.pointerId === beside?.id && isFar(event, beside)) press.state = "idle";
      return;
    }
    if (!this.#host.isConnected) return this.#abandon();
    // The primary button is up: another button is still held, or we missed the pointerup, e.g. over an iframe.
    if (!press.touch && !(event.buttons & 1))
      return event.buttons && event.button === 0 ? this.#up(event) : this.#abandon();
    if (/down|look/.test(press.state) && isFar(event, press)) this.#pull(press);
    if (press.state === "drag") this.#user.drag(...this.#point(event), press.touch);
  }

  /** Handles a press that has moved too far for a tap. */
  #pull(press: Press): void {
    clearTimeout(this.#timer);
    if (press.state === "look") this.#user.look(null);
    press.state = "idle";
    if (press.beside || !press.place || !this.#user.grab(press.place, press.x, press.y)) return;
    press.state = "drag";
    try {
      this.#host.setPointerCapture(press.id);
    } catch {
      // The pointer is gone already. Its end event still arrives.
    }
    this.#setCursor("grabbing");
  }

  #up(event: PointerEvent): void {
    if (!this.#press) return;
    if (!this.#host.isConnected) return this.#abandon();
    const press = this.#press;
    const was = this.#release();
    if (was === "down" || (was === "look" && !isOld(event, press))) this.#user.tap(press.place);
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

const isFar = ({ clientX, clientY }: PointerEvent, from: Press): boolean =>
  Math.hypot(clientX - from.clientX, clientY - from.clientY) > SLOP;

const isOld = ({ timeStamp }: Event, { since }: Press): boolean => timeStamp - since >= PRESS_MS;
