/** A board on the page. It draws a game's face and reports touches, and has no code for a particular game. */
import { windowOf } from "../dom";
import type { Moment } from "../engine/types";
import type { BoardStyle } from "../theme/boards";
import { motion, type Theme } from "../theme/tokens";
import { type Clock, createClock } from "./animation-clock";
import { FrameTimes } from "./frame-times";
import { Hand, type HandUser } from "./hand";
import { meantAt, placeAt } from "./hit-test";
import { markRefused } from "./kit/marks";
import { adaptResolution, createLayers, type Layers } from "./layers";
import { Peeking } from "./peek";
import { listenToPointer, type PointerUser } from "./pointer";
import { isLive, unmarked } from "./scene";
import { createSprites, type Sprites } from "./sprites";
import { reversed } from "./stage";
import { inStyle } from "./surface";
import type {
  Board,
  BoardInput,
  BoardOptions,
  Carry,
  Face,
  Label,
  Layout,
  Peek,
  Pen,
  Place,
  PlaceId,
  Scene,
  Showing,
  Stage,
} from "./types";

/** A board in `host`, a positioned element that sets its size. It draws only when something changes. */
export class CanvasBoard<L extends Layout> implements Board {
  readonly #view: Window;
  readonly #face: Face<L>;
  readonly #input: BoardInput;
  readonly #bare: boolean;
  readonly #words: Pick<BoardOptions, "letters" | "say">;
  readonly #gone: () => void;
  #theme: Theme;
  #style: BoardStyle;
  readonly #clock: Clock;
  readonly #sprites: Sprites;
  readonly #layers: Layers;
  readonly #deaf: () => void;
  #scene: Scene | null = null;
  #layout: L | null = null;
  /** The key of what is drawn on the still layer; empty before the first paint. */
  #drawn = "";
  #described = "";
  #request = 0;
  #stage: Stage | null = null;
  #progress = 0;
  /** Identifies the latest motion. A motion ends once a newer one has started. */
  #playing = 0;
  /** The scene at the end of the running motion. */
  #coming: Scene | null = null;
  #rush = false;
  #sizes = 0;
  readonly #hand: Hand;
  readonly #peeking: Peeking;
  readonly #times = new FrameTimes();
  #heard = (): void => {};
  /** The place whose touch was refused, and how far its mark has arrived. */
  #refused: { place: Place; t: number } | null = null;

  constructor(host: HTMLElement, face: Face<L>, input: BoardInput, options: BoardOptions) {
    this.#view = windowOf(host);
    this.#face = face;
    this.#input = input;
    this.#theme = options.theme;
    this.#style = options.style;
    this.#bare = options.bare;
    this.#words = { letters: options.letters, say: options.say };
    this.#gone = options.destroyed;
    this.#clock = createClock(options.motion, this.#view);
    this.#sprites = createSprites(face.sprite);
    this.#peeking = new Peeking(input);
    this.#hand = new Hand(this.#handUser(), input, this.#clock);
    this.#layers = createLayers(host, () => this.#resized());
    this.#deaf = listenToPointer(host, this.#pointed());
  }

  setLook(theme: Theme, style: BoardStyle, motion: number): void {
    this.#theme = theme;
    this.#style = style;
    this.#clock.set(motion);
    this.#ask();
  }

  places(): Place[] {
    return this.#layout?.places ?? [];
  }

  labels(): readonly Label[] {
    return this.#layout?.labels ?? [];
  }

  guide(): { x: number; y: number }[] {
    return (this.#layout && this.#face.guide?.(this.#layout)) ?? [];
  }

  onLayout(listener: () => void): void {
    this.#heard = listener;
  }

  finish(): void {
    this.#rush = true;
    this.#clock.finish();
  }

  destroy(): void {
    this.#playing++;
    this.finish();
    this.#view.cancelAnimationFrame(this.#request);
    this.#deaf();
    this.#layers.destroy();
    this.#gone();
  }

  // --- drawing --------------------------------------------------------------------------------------

  #ask(): void {
    this.#request ||= this.#view.requestAnimationFrame(() => this.#paint());
  }

  #penOn(ctx: CanvasRenderingContext2D): Pen {
    const { width, height, ratio } = this.#layers;
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    ctx.clearRect(0, 0, width + 1, height + 1);
    return { ctx, ratio, ...inStyle(this.#style, this.#theme), ...this.#words };
  }

  get #hasRoom(): boolean {
    return this.#layers.width > 0 && this.#layers.height > 0;
  }

  /** Computes the layout again. Calls the listener only if a place changed. */
  #arrange(next: Scene): L {
    const { width, height } = this.#layers;
    const made = this.#face.layout({ width, height, bare: this.#bare }, next);
    this.#layout = made;
    const tell = JSON.stringify(made.places);
    if (tell !== this.#described) {
      this.#described = tell;
      this.#heard();
    }
    return made;
  }

  #paint(): void {
    this.#view.cancelAnimationFrame(this.#request);
    this.#request = 0;
    this.#layers.follow();
    const scene = this.#scene;
    const layout = this.#layout;
    if (!scene || !layout || !this.#hasRoom) return;
    const key = [layout.key, this.#theme, this.#style].join();
    if (key !== this.#drawn) {
      const first = !this.#drawn && this.#layers.ratio > 1;
      this.#drawn = key;
      this.#sprites.clear();
      this.#face.background(this.#penOn(this.#layers.still), layout);
      // Painting in two parts lets a slow phone handle taps in between.
      if (first) return this.#ask();
    }
    const pen = this.#penOn(this.#layers.moving);
    const { touch } = this.#hand;
    const stage = this.#stage;
    const marked = stage && !stage.whole ? unmarked(scene, stage.ahead) : scene;
    if (!stage?.alone) this.#face.marks(pen, layout, marked, touch, true);
    stage?.marks?.(pen, this.#progress);
    const items =
      stage?.items(this.#progress) ?? this.#hand.rest ?? this.#face.items(layout, scene, touch);
    this.#sprites.paint(pen, layout, items);
    this.#layers.shown(() => !!this.#hand.state || !!this.#stage);
    if (!stage?.alone) this.#face.marks(pen, layout, marked, touch, false);
    stage?.above?.(pen, this.#progress);
    if (!stage) this.#paintAbove(pen, layout);
  }

  /** Draws the mark of a refused touch, and the piece in hand; if the hand is empty, the peek. */
  #paintAbove(pen: Pen, layout: L): void {
    if (this.#refused) markRefused(pen, this.#refused.place, this.#refused.t);
    const held = this.#hand.itemAbove(layout.rise);
    if (held) this.#sprites.paint(pen, layout, [held]);
    else this.#sprites.paint(pen, layout, this.#peeking.draw(pen, this.#layers));
  }

  #resized(): void {
    // Resizing has cleared the canvas.
    if (this.#drawn) this.#drawn = "emptied";
    if (!this.#scene) return;
    // The motion under way was laid out for the old size, which may have been zero.
    const next = this.#coming ?? this.#scene;
    this.#halt();
    this.#layout = null;
    this.#sizes++;
    // Ends the running motion. Later ones still animate.
    this.#clock.finish();
    this.#scene = next;
    this.#peeking.end();
    this.#arrange(next);
    this.#hand.laidOut();
    // Resizing has cleared the canvas, so paint before the browser shows it.
    this.#paint();
  }

  // --- what is shown --------------------------------------------------------------------------------

  show(next: Scene): void {
    const was = this.#scene;
    const hand = this.#hand;
    const still = was?.view.ply === next.view.ply;
    const returning = still && hand.state === "home";
    const begins = next.path.length > 0 && was?.path[0] !== next.path[0];
    this.#halt();
    if (!returning) this.finish();
    this.#scene = next;
    this.#refused = null;
    // A peek continues while the view is unchanged.
    if (was?.view !== next.view) this.#peeking.end();
    if (!this.#hasRoom) {
      // The layout is computed once the board has a size.
      this.#layout = null;
      hand.empty();
      return;
    }
    this.#arrange(next);
    hand.keep(still);
    if (!hand.state && still && begins) hand.raise();
    else if (!returning) hand.touch.rise = 1;
    // While the position is the same, keep the touched place: it may still be queried.
    if (!next.path.length && !hand.state && !still) hand.touch.touched = null;
    this.#ask();
  }

  async play(moments: Moment[], after: Scene, showing: Showing = {}): Promise<void> {
    const { from, backwards = false } = showing;
    const before = from ?? this.#scene;
    const layout = this.#layout;
    if (!before || !layout || !this.#hasRoom) return this.show(after);
    const mine = ++this.#playing;
    // A released piece continues from its position. One under the finger stays there.
    const hand = this.#hand;
    const release = hand.released(layout.rise);
    if (hand.state !== "drag") hand.empty();
    this.finish();
    this.#rush = false;
    this.#refused = null;
    this.#stage = null;
    this.#peeking.end();
    const now = from ? this.#arrange(from) : layout;
    // The step taken back ended in the scene now shown.
    const ended = backwards ? (this.#scene ?? after) : after;
    const stages = this.#face.stages(now, moments, before, hand.touch, release, ended);
    if (hand.state) return this.show(after);
    this.#coming = after;
    // If the board has to turn, it turns after the motion.
    this.#scene = { ...after, bottom: before.bottom };
    const there = this.#arrange(this.#scene);
    if (!backwards && after.winners?.length)
      stages.push(...(this.#face.ending?.(there, this.#scene) ?? []));
    const parts = backwards ? stages.reverse().map(reversed) : stages;
    if (!(await this.#run(parts, showing, mine))) return;
    this.#stage = null;
    this.#coming = null;
    this.#scene = after;
    adaptResolution(this.#times.judge());
    this.#arrange(after);
    hand.rests();
    this.#ask();
  }

  async celebrate(): Promise<void> {
    const layout = this.#layout;
    const scene = this.#scene;
    const ready = layout && scene?.winners?.length && this.#hasRoom;
    if (!ready || this.#rush || this.#stage || !this.#clock.flows) return;
    const stages = this.#face.celebration?.(layout, scene) ?? [];
    const mine = ++this.#playing;
    // Draw all sprites before anything moves.
    const pen = this.#penOn(this.#layers.moving);
    for (const { items } of stages) this.#sprites.prepare(pen, [0, 0.5, 1].flatMap(items));
    this.#paint();
    const sizes = this.#sizes;
    if (!(await this.#run(stages, {}, mine))) {
      // The result text may take space from the board. Start again at the new size.
      return sizes === this.#sizes ? undefined : this.celebrate();
    }
    this.#stage = null;
    this.#ask();
  }

  /** Plays the stages in order. Returns false if another motion has started meanwhile. */
  async #run(
    stages: readonly Stage[],
    { pace = 1, reached }: Showing,
    mine: number,
  ): Promise<boolean> {
    for (const next of stages) {
      if (mine !== this.#playing) return false;
      reached?.(next.events ?? Number.POSITIVE_INFINITY);
      this.#times.begin();
      await this.#clock.run(this.#rush ? 0 : next.ms * pace, (t) => {
        if (mine !== this.#playing) return;
        this.#stage = next;
        this.#progress = t;
        this.#paint();
        this.#times.drawn(performance.now());
      });
    }
    return mine === this.#playing;
  }

  #halt(): void {
    this.#playing++;
    this.#stage = null;
    this.#coming = null;
  }

  /** What is hidden at a place and may be shown. */
  #under(place: Place | null): Peek | null {
    const [layout, scene] = [this.#layout, this.#scene];
    const may = place && layout && scene?.peeking && !this.#stage;
    return may ? this.#face.peek(layout, scene, place) : null;
  }

  /** Announces what is at a place, and opens a peek if one is allowed there. */
  #look(place: Place | null): void {
    this.#peeking.look(place, this.#under(place));
    this.#ask();
  }

  peek(id: PlaceId | null, seat?: number, hides = false): void {
    const found = this.places().find((p) => p.id === id && (seat ?? p.seat) === p.seat) ?? null;
    if (!hides || this.#under(found)) this.#look(found);
  }

  refuse(id: PlaceId): void {
    const place = this.places().find((each) => each.id === id);
    if (!place || this.#stage) return;
    // A piece on its way home keeps the clock.
    this.#refused = { place, t: 1 };
    if (this.#hand.state) return this.#ask();
    this.#clock.run(motion.answer, (t) => {
      this.#refused = { place, t };
      this.#paint();
    });
  }

  // --- what a person does ---------------------------------------------------------------------------

  #isLive(place: Place): boolean {
    return (
      this.#scene?.active != null &&
      this.#hand.idOf(place) !== null &&
      isLive(this.#scene, place.id)
    );
  }

  #carryFrom(place: Place): Carry | null {
    return this.#layout && this.#scene && this.#face.carry(this.#layout, this.#scene, place);
  }

  choose(place: Place | null): boolean {
    return this.#hand.choose(place);
  }

  touched(id: PlaceId | undefined, seat: number | null): number | undefined {
    return this.#hand.touchedOf(this.places(), id, seat);
  }

  #handUser(): HandUser {
    return {
      scene: () => this.#scene,
      layout: () => this.#layout,
      carry: (place) => this.#carryFrom(place),
      missed: (x, y) => this.#missed(x, y),
      paint: () => this.#paint(),
      ask: () => this.#ask(),
    };
  }

  #pointed(): PointerUser {
    const hand = this.#hand;
    return {
      at: (x, y, finger) => this.#at(x, y, finger),
      live: (place) => this.#isLive(place),
      loose: (place) => this.#isLive(place) && !this.#stage && this.#carryFrom(place) !== null,
      tap: (place) => {
        if (!hand.choose(place)) this.#input.tap(hand.idOf(place));
        this.#ask();
      },
      grab: (place, x, y) => {
        if (this.#stage) this.finish();
        const held = hand.grab(place, x, y);
        if (held) this.#peeking.end();
        return held;
      },
      drag: (x, y, finger) => hand.drag(x, y, finger),
      drop: () => hand.drop(),
      cancel: () => {
        hand.goHome();
        this.#input.drop(null);
      },
      aim: (place, finger) => hand.aim(place, finger),
      look: (place) => this.#look(place),
    };
  }

  #at(x: number, y: number, finger = false): Place | null {
    if (!this.#layout) return null;
    const { places } = this.#layout;
    // A first touch means exactly the place it hits, because it may be binding (touch-move) or only a peek.
    if (!this.#scene?.path.length) return placeAt(places, x, y);
    return meantAt(places, this.#scene, { x, y, finger }) ?? this.#missed(x, y);
  }

  #missed(x: number, y: number): Place | null {
    if (!this.#layout || !this.#scene) return null;
    return this.#face.missed?.(this.#layout, this.#scene, x, y) ?? null;
  }
}
