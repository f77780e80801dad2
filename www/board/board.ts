/** A board on the page: it draws what its face tells and says what a person does. It knows no game. */
import type { GameEvent } from "../engine/types";
import { tokens } from "../theme/tokens";
import { createClock } from "./animation-clock";
import { easeOut, mix } from "./easing";
import { nearest, placeAt } from "./hit-test";
import { createLayers } from "./layers";
import { drawPeek } from "./peek";
import { listen } from "./pointer";
import { createSprites } from "./sprites";
import type {
  Board,
  BoardInput,
  BoardOptions,
  Carry,
  Face,
  Layout,
  Peek,
  Pen,
  Place,
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

/** Puts a board into `host` (a positioned element, which gives the size) and draws on demand only. */
export function createBoard<L extends Layout>(
  host: HTMLElement,
  face: Face<L>,
  input: BoardInput,
  { theme, contrast, bare, letters, motion }: BoardOptions,
): Board {
  let scene: Scene | null = null;
  let layout: L | null = null;
  /** What the still layer was drawn for; empty before the first picture. */
  let drawn = "";
  let told = "";
  let request = 0;
  let stage: Stage | null = null;
  let progress = 0;
  let hand: Hand | null = null;
  let looking: { place: Place; peek: Peek } | null = null;
  let playing = 0;
  /** What the motion under way ends in. */
  let coming: Scene | null = null;
  let rush = false;
  const touch: Touch = { touched: null, over: null, rise: 1 };
  let heard = () => {};

  const clock = createClock(motion);
  const sprites = createSprites(face.sprite);
  const layers = createLayers(host, () => {
    // Whatever it showed, its new size emptied it.
    if (drawn) drawn = "emptied";
    if (scene) {
      // The motion under way was laid out for another size, for none perhaps.
      const next = coming ?? scene;
      halt();
      layout = null;
      finish();
      scene = next;
      looking = null;
      const now = arrange(scene);
      if (hand) hand.carry = face.carry(now, scene, hand.place) ?? hand.carry;
      // It is filled before the page shows it; the first picture has frames of its own.
      if (drawn) paint();
      else ask();
    }
  });

  /** An empty layer to draw on. */
  const penOn = (ctx: CanvasRenderingContext2D): Pen => {
    const { width, height, ratio } = layers;
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    ctx.clearRect(0, 0, width + 1, height + 1);
    return { ctx, palette: tokens[theme], ratio, contrast, letters };
  };

  /** Lays out anew; the listeners hear of it only if a place changed. */
  function arrange(next: Scene): L {
    const { width, height } = layers;
    const made = face.layout({ width, height, bare }, next);
    layout = made;
    const tell = JSON.stringify(made.places);
    if (tell !== told) {
      told = tell;
      heard();
    }
    return made;
  }

  function paint(): void {
    cancelAnimationFrame(request);
    request = 0;
    layers.follow();
    if (!scene || !layout || !layers.width || !layers.height) return;
    const key = [layout.key, theme, contrast].join();
    if (key !== drawn) {
      const first = !drawn;
      drawn = key;
      sprites.clear();
      face.background(penOn(layers.still), layout);
      // Between its parts a slow phone hears taps.
      if (first) return ask();
    }
    const pen = penOn(layers.moving);
    const marked = stage
      ? { ...scene, targets: [], path: [], hint: [], aim: [], threats: false, won: [] }
      : scene;
    face.marks(pen, layout, marked, touch, true);
    stage?.marks?.(pen, progress);
    const items = stage?.items(progress) ?? hand?.carry.rest ?? face.items(layout, scene, touch);
    sprites.paint(pen, layout, items);
    face.marks(pen, layout, marked, touch, false);
    if (stage) return;
    if (hand) {
      const { carry, x, y, lift } = hand;
      const item = { ...carry.item, x, y: y + lift * layout.rise, lift, scale: 1 };
      sprites.paint(pen, layout, [item]);
    } else if (looking) {
      sprites.paint(pen, layout, drawPeek(pen, looking.place, looking.peek, layers));
    }
  }
  function ask(): void {
    request ||= requestAnimationFrame(paint);
  }

  function finish(): void {
    rush = true;
    clock.finish();
  }

  /** Nothing of the motion under way is shown any more. */
  function halt(): void {
    playing++;
    stage = null;
    coming = null;
  }

  /** The place's id, unless it is another seat's. */
  const idOf = (place: Place | null) =>
    place && (place.seat ?? scene?.active) === scene?.active ? place.id : null;

  const aim = (place: Place | null) => input.aim?.(idOf(place));

  const live = (place: Place) =>
    scene?.active != null &&
    idOf(place) !== null &&
    [...scene.targets, ...scene.path].includes(place.id);

  const carryFrom = (place: Place) => layout && scene && face.carry(layout, scene, place);

  function goHome(): void {
    const held = hand;
    if (!held) return;
    const { x, y, lift } = held;
    held.state = "home";
    touch.over = null;
    const { item } = held.carry;
    clock.run(180, (t) => {
      const way = easeOut(t);
      held.x = mix(x, item.x, way);
      held.y = mix(y, item.y, way);
      held.lift = mix(lift, 0, way);
      if (t === 1 && hand === held) hand = null;
      paint();
    });
  }

  function show(next: Scene): void {
    const was = scene;
    const still = was?.view.ply === next.view.ply;
    const returning = still && hand?.state === "home";
    const begins = next.path.length > 0 && was?.path[0] !== next.path[0];
    halt();
    if (!returning) finish();
    scene = next;
    looking = null;
    if (!layers.width || !layers.height) {
      // As soon as there is room it is laid out.
      layout = null;
      hand = null;
      return;
    }
    const now = arrange(next);
    if (hand) {
      const carry = still || hand.state === "drag" ? face.carry(now, next, hand.place) : null;
      if (carry) hand.carry = carry;
      else hand = null;
    }
    if (hand?.state === "wait" && next.path.length < 2) goHome();
    if (!hand && still && begins) {
      touch.rise = 0;
      clock.run(150, (t) => {
        touch.rise = easeOut(t);
        paint();
      });
    } else if (!returning) touch.rise = 1;
    // What was touched in vain may still be asked about.
    if (!next.path.length && !hand && !still) touch.touched = null;
    ask();
  }

  async function play(events: GameEvent[], after: Scene, from?: Scene): Promise<void> {
    const before = from ?? scene;
    if (!before || !layout || !layers.width || !layers.height) return show(after);
    const mine = ++playing;
    // A piece let go of goes on from where it is; one still under the finger stays there.
    const release = hand?.state === "wait" ? { x: hand.x, y: hand.y + layout.rise } : null;
    if (hand?.state !== "drag") hand = null;
    finish();
    rush = false;
    stage = null;
    looking = null;
    if (from) arrange(from);
    const stages = face.stages(layout, events, before, touch, release);
    if (hand) return show(after);
    coming = after;
    // If the board is to turn round, it does so after the motion.
    scene = { ...after, bottom: before.bottom };
    arrange(scene);
    for (const [i, next] of stages.entries()) {
      if (i > 0 && !rush) await clock.step();
      if (mine !== playing) return;
      await clock.run(rush ? 0 : next.ms, (t) => {
        if (mine !== playing) return;
        stage = next;
        progress = t;
        paint();
      });
    }
    if (mine !== playing) return;
    stage = null;
    coming = null;
    scene = after;
    arrange(after);
    touch.touched = null;
    touch.rise = 1;
    ask();
  }

  function look(place: Place | null): boolean {
    const peek = place && layout && scene?.peeking && !stage && face.peek(layout, scene, place);
    looking = peek ? { place, peek } : null;
    ask();
    return looking !== null;
  }

  /** Notes which of several equal places is meant; true if that is all that changes. */
  function choose(place: Place | null): boolean {
    const { touched } = touch;
    const path = scene?.path ?? [];
    // A tap on a target must not forget which of several equal places the piece comes from.
    if (path.length === 0 || !place || !scene?.targets.includes(place.id)) touch.touched = place;
    if (!place || path.at(-1) !== place.id || !touched || touched.id !== place.id) return false;
    const other = touched.seat === place.seat && touched.index !== place.index;
    if (other) ask();
    return other;
  }

  const deaf = listen(host, {
    at(x, y, finger) {
      if (!layout) return null;
      const goesOn = finger && scene?.path.length ? scene.targets : [];
      // Only beside all places: whoever hits one means it.
      return placeAt(layout.places, x, y) ?? nearest(layout.places, goesOn, x, y);
    },
    live,
    loose: (place) => live(place) && !stage && carryFrom(place) !== null,
    tap(place) {
      if (!choose(place)) input.tap(idOf(place));
      ask();
    },
    grab(place, startX, startY) {
      if (stage) finish();
      if (idOf(place) === null) return false;
      touch.touched = place;
      if (!carryFrom(place) || !input.grab(place.id)) return false;
      // The answer may have come with a new scene.
      const carry = carryFrom(place);
      if (!carry) return false;
      clock.finish();
      looking = null;
      const { x, y } = carry.item;
      hand = { place, carry, state: "drag", x, y, lift: 0, startX, startY, under: place };
      return true;
    },
    drag(x, y, finger) {
      if (!hand || !layout || !scene) return;
      const { startX, startY, carry, place } = hand;
      const away = Math.min(1, Math.hypot(x - startX, y - startY) / 40);
      const own = finger ? away : 0;
      hand.lift = away;
      hand.x = x + mix(carry.item.x - startX, 0, own);
      hand.y = y + mix(carry.item.y - startY, -ABOVE_FINGER, own);
      // What counts is the place under the finger, though the piece is held above it.
      const under = placeAt(layout.places, x, y);
      const fits = under && under.id !== place.id && scene.targets.includes(under.id);
      const beside = under ? null : nearest(layout.places, scene.targets, x, y);
      touch.over = fits ? under : beside;
      hand.under = under;
      aim(touch.over);
      ask();
    },
    drop() {
      if (!hand || !layout) return;
      const target = touch.over;
      const place = target ?? hand.under;
      touch.over = null;
      if (target) hand.state = "wait";
      else goHome();
      input.drop(idOf(place));
      ask();
    },
    cancel() {
      goHome();
      input.drop(null);
    },
    aim,
    look,
  });

  return {
    show,
    play,
    finish,
    advance: clock.advance,
    setMotion: clock.set,
    setTheme(next) {
      theme = next;
      ask();
    },
    setContrast(on) {
      contrast = on;
      ask();
    },
    places: () => layout?.places ?? [],
    guide: () => (layout && face.guide?.(layout)) ?? [],
    choose,
    onLayout(listener) {
      heard = listener;
    },
    peek(id, seat) {
      const found = layout?.places.find((p) => p.id === id && (seat ?? p.seat) === p.seat);
      look(found ?? null);
    },
    destroy() {
      playing++;
      finish();
      cancelAnimationFrame(request);
      deaf();
      layers.destroy();
    },
  };
}
