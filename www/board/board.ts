/** A board on the page: it draws what its face tells and says what a person does. It knows no game. */
import type { GameEvent } from "../engine/types";
import { type Theme, tokens } from "../theme/tokens";
import { type Clock, createClock } from "./animation-clock";
import { easeOut, mix } from "./easing";
import { nearest, placeAt } from "./hit-test";
import { createLayers, type Layers } from "./layers";
import { drawPeek } from "./peek";
import { listenToPointer, type PointerUser } from "./pointer";
import { createSprites, type Sprites } from "./sprites";
import type {
  Board,
  BoardInput,
  BoardOptions,
  Carry,
  Face,
  Layout,
  Motion,
  Peek,
  Pen,
  Place,
  PlaceId,
  Scene,
  Stage,
  Touch,
} from "./types";

/** A piece off the board: under the finger, waiting over its target, or on its way home. */
interface Hand {
  place: Place;
  carry: Carry;
  state: "drag" | "wait" | "home";
  /** Where it is seen, which is what people aim with, and how high it hovers there. */
  x: number;
  y: number;
  lift: number;
  /** Where it was grabbed. */
  startX: number;
  startY: number;
  /** The place under the pointer. */
  under: Place | null;
}

/** A finger hides what it holds: so far above it the piece is drawn. */
const ABOVE_FINGER = 52;

/** A board in `host` (a positioned element, which gives the size); it draws on demand only. */
export class CanvasBoard<L extends Layout> implements Board {
  readonly #face: Face<L>;
  readonly #input: BoardInput;
  readonly #bare: boolean;
  readonly #letters: string;
  #theme: Theme;
  #contrast: boolean;
  readonly #clock: Clock;
  readonly #sprites: Sprites;
  readonly #layers: Layers;
  readonly #deaf: () => void;
  #scene: Scene | null = null;
  #layout: L | null = null;
  /** What the still layer was drawn for; empty before the first picture. */
  #drawn = "";
  #told = "";
  #request = 0;
  #stage: Stage | null = null;
  #progress = 0;
  #hand: Hand | null = null;
  #looking: { place: Place; peek: Peek } | null = null;
  /** Counts the motions: one that is overtaken ends. */
  #playing = 0;
  /** What the motion under way ends in. */
  #coming: Scene | null = null;
  #rush = false;
  readonly #touch: Touch = { touched: null, over: null, rise: 1 };
  #heard = (): void => {};

  constructor(host: HTMLElement, face: Face<L>, input: BoardInput, options: BoardOptions) {
    this.#face = face;
    this.#input = input;
    this.#theme = options.theme;
    this.#contrast = options.contrast;
    this.#bare = options.bare;
    this.#letters = options.letters;
    this.#clock = createClock(options.motion);
    this.#sprites = createSprites(face.sprite);
    this.#layers = createLayers(host, () => this.#resized());
    this.#deaf = listenToPointer(host, this.#pointed());
  }

  setMotion(motion: Motion): void {
    this.#clock.set(motion);
  }

  setTheme(theme: Theme): void {
    this.#theme = theme;
    this.#ask();
  }

  setContrast(on: boolean): void {
    this.#contrast = on;
    this.#ask();
  }

  places(): Place[] {
    return this.#layout?.places ?? [];
  }

  guide(): { x: number; y: number }[] {
    return (this.#layout && this.#face.guide?.(this.#layout)) ?? [];
  }

  onLayout(listener: () => void): void {
    this.#heard = listener;
  }

  advance(): void {
    this.#clock.advance();
  }

  finish(): void {
    this.#rush = true;
    this.#clock.finish();
  }

  destroy(): void {
    this.#playing++;
    this.finish();
    cancelAnimationFrame(this.#request);
    this.#deaf();
    this.#layers.destroy();
  }

  // --- drawing --------------------------------------------------------------------------------------

  #ask(): void {
    this.#request ||= requestAnimationFrame(() => this.#paint());
  }

  /** An empty layer to draw on. */
  #penOn(ctx: CanvasRenderingContext2D): Pen {
    const { width, height, ratio } = this.#layers;
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    ctx.clearRect(0, 0, width + 1, height + 1);
    const palette = tokens[this.#theme];
    return { ctx, palette, ratio, contrast: this.#contrast, letters: this.#letters };
  }

  get #hasRoom(): boolean {
    return this.#layers.width > 0 && this.#layers.height > 0;
  }

  /** Lays out anew; the listeners hear of it only if a place changed. */
  #arrange(next: Scene): L {
    const { width, height } = this.#layers;
    const made = this.#face.layout({ width, height, bare: this.#bare }, next);
    this.#layout = made;
    const tell = JSON.stringify(made.places);
    if (tell !== this.#told) {
      this.#told = tell;
      this.#heard();
    }
    return made;
  }

  #paint(): void {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    this.#layers.follow();
    const scene = this.#scene;
    const layout = this.#layout;
    if (!scene || !layout || !this.#hasRoom) return;
    const key = [layout.key, this.#theme, this.#contrast].join();
    if (key !== this.#drawn) {
      const first = !this.#drawn;
      this.#drawn = key;
      this.#sprites.clear();
      this.#face.background(this.#penOn(this.#layers.still), layout);
      // Between its parts a slow phone hears taps.
      if (first) return this.#ask();
    }
    const pen = this.#penOn(this.#layers.moving);
    const touch = this.#touch;
    const stage = this.#stage;
    const marked = stage
      ? { ...scene, targets: [], path: [], hint: [], aim: [], threats: false, won: [] }
      : scene;
    this.#face.marks(pen, layout, marked, touch, true);
    stage?.marks?.(pen, this.#progress);
    const items =
      stage?.items(this.#progress) ??
      this.#hand?.carry.rest ??
      this.#face.items(layout, scene, touch);
    this.#sprites.paint(pen, layout, items);
    this.#face.marks(pen, layout, marked, touch, false);
    if (!stage) this.#paintAbove(pen, layout);
  }

  /** The piece in hand, or what lies beneath another. */
  #paintAbove(pen: Pen, layout: L): void {
    if (this.#hand) {
      const { carry, x, y, lift } = this.#hand;
      const item = { ...carry.item, x, y: y + lift * layout.rise, lift, scale: 1 };
      this.#sprites.paint(pen, layout, [item]);
    } else if (this.#looking) {
      const { place, peek } = this.#looking;
      this.#sprites.paint(pen, layout, drawPeek(pen, place, peek, this.#layers));
    }
  }

  #resized(): void {
    // Whatever it showed, its new size emptied it.
    if (this.#drawn) this.#drawn = "emptied";
    if (!this.#scene) return;
    // The motion under way was laid out for another size, for none perhaps.
    const next = this.#coming ?? this.#scene;
    this.#halt();
    this.#layout = null;
    this.finish();
    this.#scene = next;
    this.#looking = null;
    const now = this.#arrange(next);
    const hand = this.#hand;
    if (hand) hand.carry = this.#face.carry(now, next, hand.place) ?? hand.carry;
    // It is filled before the page shows it; the first picture has frames of its own.
    if (this.#drawn) this.#paint();
    else this.#ask();
  }

  // --- what is shown --------------------------------------------------------------------------------

  show(next: Scene): void {
    const was = this.#scene;
    const still = was?.view.ply === next.view.ply;
    const returning = still && this.#hand?.state === "home";
    const begins = next.path.length > 0 && was?.path[0] !== next.path[0];
    this.#halt();
    if (!returning) this.finish();
    this.#scene = next;
    this.#looking = null;
    if (!this.#hasRoom) {
      // As soon as there is room it is laid out.
      this.#layout = null;
      this.#hand = null;
      return;
    }
    this.#keepInHand(this.#arrange(next), next, still);
    const touch = this.#touch;
    if (!this.#hand && still && begins) this.#raise();
    else if (!returning) touch.rise = 1;
    // What was touched in vain may still be asked about.
    if (!next.path.length && !this.#hand && !still) touch.touched = null;
    this.#ask();
  }

  /** What is in hand stays there as long as it can be carried. */
  #keepInHand(layout: L, next: Scene, still: boolean): void {
    const hand = this.#hand;
    if (!hand) return;
    const stays = still || hand.state === "drag";
    const carry = stays ? this.#face.carry(layout, next, hand.place) : null;
    if (carry) hand.carry = carry;
    else this.#hand = null;
    if (this.#hand?.state === "wait" && next.path.length < 2) this.#goHome();
  }

  /** What was chosen rises a little. */
  #raise(): void {
    this.#touch.rise = 0;
    this.#clock.run(150, (t) => {
      this.#touch.rise = easeOut(t);
      this.#paint();
    });
  }

  async play(events: GameEvent[], after: Scene, from?: Scene): Promise<void> {
    const before = from ?? this.#scene;
    const layout = this.#layout;
    if (!before || !layout || !this.#hasRoom) return this.show(after);
    const mine = ++this.#playing;
    // A piece let go of goes on from where it is; one still under the finger stays there.
    const hand = this.#hand;
    const release = hand?.state === "wait" ? { x: hand.x, y: hand.y + layout.rise } : null;
    if (hand?.state !== "drag") this.#hand = null;
    this.finish();
    this.#rush = false;
    this.#stage = null;
    this.#looking = null;
    const now = from ? this.#arrange(from) : layout;
    const stages = this.#face.stages(now, events, before, this.#touch, release);
    if (this.#hand) return this.show(after);
    this.#coming = after;
    // If the board is to turn round, it does so after the motion.
    this.#scene = { ...after, bottom: before.bottom };
    this.#arrange(this.#scene);
    if (!(await this.#run(stages, mine))) return;
    this.#stage = null;
    this.#coming = null;
    this.#scene = after;
    this.#arrange(after);
    this.#touch.touched = null;
    this.#touch.rise = 1;
    this.#ask();
  }

  /** Shows the parts of a motion one after the other; false if it was overtaken. */
  async #run(stages: readonly Stage[], mine: number): Promise<boolean> {
    for (const [i, next] of stages.entries()) {
      if (i > 0 && !this.#rush) await this.#clock.step();
      if (mine !== this.#playing) return false;
      await this.#clock.run(this.#rush ? 0 : next.ms, (t) => {
        if (mine !== this.#playing) return;
        this.#stage = next;
        this.#progress = t;
        this.#paint();
      });
    }
    return mine === this.#playing;
  }

  /** Nothing of the motion under way is shown any more. */
  #halt(): void {
    this.#playing++;
    this.#stage = null;
    this.#coming = null;
  }

  /** Shows what lies beneath a place, if that may be seen; true if so. */
  #look(place: Place | null): boolean {
    const seen =
      place && this.#layout && this.#scene?.peeking && !this.#stage
        ? this.#face.peek(this.#layout, this.#scene, place)
        : null;
    this.#looking = place && seen ? { place, peek: seen } : null;
    this.#ask();
    return this.#looking !== null;
  }

  peek(id: PlaceId | null, seat?: number): void {
    const found = this.places().find((p) => p.id === id && (seat ?? p.seat) === p.seat);
    this.#look(found ?? null);
  }

  // --- what a person does ---------------------------------------------------------------------------

  /** The place's id, unless it is another seat's. */
  #idOf(place: Place | null): PlaceId | null {
    const active = this.#scene?.active;
    return place && (place.seat ?? active) === active ? place.id : null;
  }

  #aim(place: Place | null): void {
    this.#input.aim?.(this.#idOf(place));
  }

  #isLive(place: Place): boolean {
    const scene = this.#scene;
    return (
      scene?.active != null &&
      this.#idOf(place) !== null &&
      [...scene.targets, ...scene.path].includes(place.id)
    );
  }

  #carryFrom(place: Place): Carry | null {
    return this.#layout && this.#scene && this.#face.carry(this.#layout, this.#scene, place);
  }

  /** Notes which of several equal places is meant; true if that is all that changes. */
  choose(place: Place | null): boolean {
    const touch = this.#touch;
    const { touched } = touch;
    const path = this.#scene?.path ?? [];
    // A tap on a target must not forget which of several equal places the piece comes from.
    if (path.length === 0 || !place || !this.#scene?.targets.includes(place.id))
      touch.touched = place;
    if (!place || path.at(-1) !== place.id || !touched || touched.id !== place.id) return false;
    const other = touched.seat === place.seat && touched.index !== place.index;
    if (other) this.#ask();
    return other;
  }

  #goHome(): void {
    const held = this.#hand;
    if (!held) return;
    const { x, y, lift } = held;
    held.state = "home";
    this.#touch.over = null;
    const { item } = held.carry;
    this.#clock.run(180, (t) => {
      const way = easeOut(t);
      held.x = mix(x, item.x, way);
      held.y = mix(y, item.y, way);
      held.lift = mix(lift, 0, way);
      if (t === 1 && this.#hand === held) this.#hand = null;
      this.#paint();
    });
  }

  /** What the pointer's doings mean. */
  #pointed(): PointerUser {
    return {
      at: (x, y, finger) => this.#at(x, y, finger),
      live: (place) => this.#isLive(place),
      loose: (place) => this.#isLive(place) && !this.#stage && this.#carryFrom(place) !== null,
      tap: (place) => {
        if (!this.choose(place)) this.#input.tap(this.#idOf(place));
        this.#ask();
      },
      grab: (place, x, y) => this.#grab(place, x, y),
      drag: (x, y, finger) => this.#drag(x, y, finger),
      drop: () => this.#drop(),
      cancel: () => {
        this.#goHome();
        this.#input.drop(null);
      },
      aim: (place) => this.#aim(place),
      look: (place) => this.#look(place),
    };
  }

  #at(x: number, y: number, finger = false): Place | null {
    if (!this.#layout) return null;
    const { places } = this.#layout;
    const goesOn = finger && this.#scene?.path.length ? this.#scene.targets : [];
    // Only beside all places: whoever hits one means it.
    return placeAt(places, x, y) ?? nearest(places, goesOn, x, y);
  }

  #grab(place: Place, startX: number, startY: number): boolean {
    if (this.#stage) this.finish();
    if (this.#idOf(place) === null) return false;
    this.#touch.touched = place;
    if (!this.#carryFrom(place) || !this.#input.grab(place.id)) return false;
    // The answer may have come with a new scene.
    const carry = this.#carryFrom(place);
    if (!carry) return false;
    this.#clock.finish();
    this.#looking = null;
    const { x, y } = carry.item;
    this.#hand = { place, carry, state: "drag", x, y, lift: 0, startX, startY, under: place };
    return true;
  }

  #drag(x: number, y: number, finger: boolean): void {
    const hand = this.#hand;
    if (!hand || !this.#layout || !this.#scene) return;
    const { places } = this.#layout;
    const { targets } = this.#scene;
    const { startX, startY, carry, place } = hand;
    const away = Math.min(1, Math.hypot(x - startX, y - startY) / 40);
    const own = finger ? away : 0;
    hand.lift = away;
    hand.x = x + mix(carry.item.x - startX, 0, own);
    hand.y = y + mix(carry.item.y - startY, -ABOVE_FINGER, own);
    // What counts is the place under the finger, though the piece is held above it.
    const under = placeAt(places, x, y);
    const fits = under && under.id !== place.id && targets.includes(under.id);
    const beside = under ? null : nearest(places, targets, x, y);
    this.#touch.over = fits ? under : beside;
    hand.under = under;
    this.#aim(this.#touch.over);
    this.#ask();
  }

  #drop(): void {
    const hand = this.#hand;
    if (!hand || !this.#layout) return;
    const target = this.#touch.over;
    const place = target ?? hand.under;
    this.#touch.over = null;
    if (target) hand.state = "wait";
    else this.#goHome();
    this.#input.drop(this.#idOf(place));
    this.#ask();
  }
}
