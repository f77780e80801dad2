/** Zooms a board with closely spaced places: by pinch, double tap, wheel and keys. */
import { middleOf, placeAt } from "../../../board/hit-test";
import type { Place, Point } from "../../../board/types";
import { windowOf } from "../../../dom";
import { isCommand, keyName } from "../../../keys";

/** Places with middles closer than this, in px, are hard to hit. */
const CLOSE = 24;
const MAX_SCALE = 3;
/** The zoom factor of a double tap, of a wheel notch and of a key. */
const DOUBLE = 2;
const STEP = 1.25;
/** The distance of a wheel notch, in px. */
const NOTCH = 100;
/** Two touches within this time, in ms, and this distance, in px, are a double tap. */
const SOON = 350;
const NEAR = 24;

/** The zoom's interface to its board. */
export interface ZoomUser {
  /** True in an embedding page, which a wheel scrolls. */
  embedded: boolean;
  places(): readonly Place[];
  /** Returns true if a touch there has an effect now: then two touches aren't a double tap. */
  live(place: Place): boolean;
}

/** Magnifies a board's element within its parent. */
export class BoardZoom {
  readonly #host: HTMLElement;
  readonly #user: ZoomUser;
  #scale = 1;
  /** The offset of the element's corner in its parent, relative to its original position. */
  #corner: Point = { x: 0, y: 0 };
  /** The last positions of the fingers. */
  #fingers: Point[] = [];
  /** How far the current touch has moved, whether it began where no action is possible, and the last such tap. */
  #way = 0;
  #idle = false;
  #before = { at: { x: 0, y: 0 }, time: Number.NEGATIVE_INFINITY };

  constructor(host: HTMLElement, user: ZoomUser) {
    this.#host = host;
    this.#user = user;
    host.style.transformOrigin = "0 0";
    const heard = { passive: false };
    host.addEventListener("touchstart", (event) => this.#touched(event), heard);
    host.addEventListener("touchmove", (event) => this.#moved(event), heard);
    host.addEventListener("touchend", (event) => this.#lifted(event));
    host.addEventListener("wheel", (event) => this.#turned(event), heard);
    host.addEventListener("pointermove", (event) => this.#dragged(event));
    // While zoomed, any press moves the board.
    for (const kind of ["pointerdown", "mousedown", "touchstart"])
      host.addEventListener(kind, (event) => this.#scale > 1 && event.stopPropagation());
    host.addEventListener("keydown", (event) => this.#press(event));
    host.addEventListener("focusin", ({ target }) => this.#follow(target as Element));
    const reset = (): void => void (this.#scale > 1 && this.#show(1, { x: 0, y: 0 }));
    new (windowOf(host).ResizeObserver)(reset).observe(host);
  }

  /** True if some places are so close together that zooming helps. */
  get #helps(): boolean {
    const middles = this.#user
      .places()
      .filter(({ seat }) => seat === undefined)
      .map(middleOf);
    return (
      this.#scale > 1 ||
      middles.some((one, at) => middles.slice(at + 1).some((other) => far(one, other) < CLOSE))
    );
  }

  // --- fingers ------------------------------------------------------------------------------------

  /** Fingers on the board; others may rest elsewhere on the page. */
  #fingersOf({ touches }: TouchEvent): Point[] {
    const here = [...touches].filter(({ target }) => this.#host.contains(target as Node));
    return here.map((touch) => this.#pointOf(touch));
  }

  #touched(event: TouchEvent): void {
    this.#fingers = this.#fingersOf(event);
    this.#way = this.#fingers.length > 1 ? Number.POSITIVE_INFINITY : 0;
    const [finger] = this.#fingers;
    this.#idle = finger !== undefined && !this.#isLive(this.#onBoard(finger));
  }

  #moved(event: TouchEvent): void {
    const before = this.#fingers;
    const now = this.#fingersOf(event);
    const [a, b] = now;
    const [c, d] = before;
    if (!a || !c || now.length !== before.length) return;
    this.#fingers = now;
    this.#way += far(a, c);
    if (b && d) {
      if (!this.#helps) return;
      use(event);
      const by = far(a, b) / Math.max(1, far(c, d));
      const [to, from] = [between(a, b), between(c, d)];
      this.#zoom(by, from, to);
    } else if (this.#scale > 1 && !event.defaultPrevented) {
      use(event);
      this.#zoom(1, c, a);
    }
  }

  #lifted(event: TouchEvent): void {
    const { changedTouches, timeStamp } = event;
    this.#fingers = this.#fingersOf(event);
    const [touch] = changedTouches;
    if (!touch || this.#fingers.length > 0 || this.#way > NEAR) return;
    const at = this.#pointOf(touch);
    const before = this.#before;
    this.#before = { at, time: this.#idle ? timeStamp : Number.NEGATIVE_INFINITY };
    if (!this.#idle || timeStamp - before.time > SOON || far(before.at, at) > NEAR) return;
    if (!this.#helps) return;
    this.#before.time = Number.NEGATIVE_INFINITY;
    this.#zoom(this.#scale > 1 ? 0 : DOUBLE, at, at);
  }

  #isLive({ x, y }: Point): boolean {
    const place = placeAt([...this.#user.places()], x, y);
    return place !== null && this.#user.live(place);
  }

  // --- mouse and keys -----------------------------------------------------------------------------

  #turned(event: WheelEvent): void {
    // A pinch on a trackpad is a wheel event with Ctrl.
    if (!this.#helps || (this.#user.embedded && !event.ctrlKey)) return;
    const before = this.#scale;
    const at = this.#pointOf(event);
    this.#zoom(STEP ** (-event.deltaY / NOTCH), at, at);
    if (this.#scale !== before) use(event);
  }

  /** Moves the board with a mouse that isn't dragging a piece. */
  #dragged({ pointerType, buttons, pointerId, movementX: x, movementY: y }: PointerEvent): void {
    const holds = this.#host.hasPointerCapture(pointerId);
    if (pointerType === "mouse" && buttons === 1 && this.#scale > 1 && !holds)
      this.#zoom(1, { x: 0, y: 0 }, { x, y });
  }

  #press(event: KeyboardEvent): void {
    const by = { "+": STEP, "=": STEP, "-": 1 / STEP, 0: 0 }[keyName(event)];
    if (by === undefined || isCommand(event) || !this.#helps) return;
    event.preventDefault();
    // Zoom around the focused element.
    const at = this.#centreOf(event.target as Element);
    this.#zoom(by, at, at);
  }

  /** Brings the newly focused element into view. */
  #follow(target: Element): void {
    if (this.#scale === 1) return;
    const { offsetWidth, offsetHeight } = this.#host;
    const at = this.#centreOf(target);
    const within = (way: number, size: number): number =>
      Math.max(NEAR, Math.min(size - NEAR, way));
    this.#zoom(1, at, { x: within(at.x, offsetWidth), y: within(at.y, offsetHeight) });
  }

  // --- what is shown ------------------------------------------------------------------------------

  /** A point of the window, relative to the element's original position in its parent. */
  #pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const { left, top } = this.#host.getBoundingClientRect();
    return { x: clientX - left + this.#corner.x, y: clientY - top + this.#corner.y };
  }

  /** The middle of an element of the board. */
  #centreOf(element: Element): Point {
    const { left, top, width, height } = element.getBoundingClientRect();
    return this.#pointOf({ clientX: left + width / 2, clientY: top + height / 2 });
  }

  /** Converts a point of the parent to unscaled coordinates of the board. */
  #onBoard({ x, y }: Point): Point {
    return { x: (x - this.#corner.x) / this.#scale, y: (y - this.#corner.y) / this.#scale };
  }

  /**
   * Multiplies the scale by `by` and moves the board so that the point at `from` is at `to`. With 0 the zoom is
   * reset.
   */
  #zoom(by: number, from: Point, to: Point): void {
    const scale = Math.max(1, Math.min(MAX_SCALE, this.#scale * by));
    const at = this.#onBoard(from);
    this.#show(scale, { x: to.x - at.x * scale, y: to.y - at.y * scale });
  }

  /** Sets the scale and position. The board always fills its parent. */
  #show(scale: number, { x, y }: Point): void {
    const { style, classList, offsetWidth, offsetHeight } = this.#host;
    const within = (at: number, size: number): number =>
      Math.min(0, Math.max(size * (1 - scale), at));
    this.#scale = scale;
    this.#corner = { x: within(x, offsetWidth), y: within(y, offsetHeight) };
    const moved = `translate(${this.#corner.x}px, ${this.#corner.y}px)`;
    style.transform = scale > 1 ? `${moved} scale(${scale})` : "";
    style.setProperty("--zoom", `${scale}`);
    classList.toggle("zoomed", scale > 1);
  }
}

/** Keeps an event from scrolling or reaching the page around the board. */
function use(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
