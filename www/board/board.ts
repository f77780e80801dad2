/** A board on the page: it draws what its face tells and says what a person does. It knows no game. */

import type { GameEvent } from "../api/types";
import { tokens } from "../look/tokens";
import { createClock } from "./clock";
import { easeOut, mix } from "./ease";
import { nearest, placeAt } from "./hit";
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
  Item,
  Layout,
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
  /** Where the piece is, and how its anchor lay from the finger when it was grabbed. */
  x: number;
  y: number;
  offsetX: number;
  offsetY: number;
  startX: number;
  startY: number;
  lift: number;
}

/** A finger hides what it holds: so far above it the piece is drawn. */
const ABOVE_FINGER = 52;

/** Puts a board into `host` (which gives the size) and draws on demand only. */
export function createBoard<L extends Layout>(
  host: HTMLElement,
  face: Face<L>,
  input: BoardInput,
  options: BoardOptions = {},
): Board {
  let theme = options.theme ?? "light";
  let contrast = options.contrast ?? false;
  let letters = options.letters ?? {};
  let scene: Scene | null = null;
  let layout: L | null = null;
  let drawn = "";
  let told = "";
  let request = 0;
  let stage: { now: Stage; t: number } | null = null;
  let hand: Hand | null = null;
  let looking: Place | null = null;
  let playing = 0;
  let rush = false;
  const touch: Touch = { touched: null, over: null, rise: 1 };
  const listeners: (() => void)[] = [];

  const clock = createClock(options.motion);
  const layers = createLayers(host, () => {
    drawn = "";
    // The canvas was emptied by its new size: fill it before the page shows it.
    if (scene) {
      finish();
      const now = arrange(scene);
      if (hand) hand.carry = face.carry(now, scene, hand.place) ?? hand.carry;
      paint();
    }
  });
  const sprites = createSprites((name) => {
    if (!layout) throw new Error("no layout");
    return face.sprite(layout, name);
  });

  const penOn = (ctx: CanvasRenderingContext2D): Pen => ({
    ctx,
    palette: tokens[theme],
    theme,
    ratio: layers.ratio(),
    contrast,
    letters,
  });
  const clear = (ctx: CanvasRenderingContext2D) => {
    const ratio = layers.ratio();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height);
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
  };

  /** Lays out anew; the background and the listeners hear of it only if something changed. */
  function arrange(next: Scene): L {
    const room = { width: layers.width(), height: layers.height(), bare: options.bare ?? false };
    const made = face.layout(room, next);
    const tell = made.places
      .map((p) => [p.id, p.seat, p.index, p.x, p.y, p.width, p.height].join())
      .join(";");
    layout = made;
    if (tell !== told) {
      told = tell;
      for (const listener of listeners) listener();
    }
    return made;
  }

  function items(now: L, of: Scene): Item[] {
    if (stage) return stage.now.items(stage.t);
    if (hand) return hand.carry.rest;
    return face.items(now, of, touch);
  }

  function paint(): void {
    cancelAnimationFrame(request);
    request = 0;
    if (!scene || !layout || layers.width() < 1 || layers.height() < 1) return;
    const began = performance.now();
    const key = [layout.key, theme, contrast, layers.ratio(), JSON.stringify(letters)].join();
    const pen = penOn(layers.moving);
    if (key !== drawn) {
      drawn = key;
      sprites.clear();
      clear(layers.still);
      face.background(penOn(layers.still), layout);
      sprites.warm(pen, face.sprites(layout));
    }
    clear(layers.moving);
    const marked = stage
      ? { ...scene, lit: [], path: [], hint: [], threats: false, won: [] }
      : scene;
    face.marks(pen, layout, marked, touch, true);
    stage?.now.marks?.(pen, stage.t, true);
    sprites.paint(pen, layout, items(layout, scene));
    face.marks(pen, layout, marked, touch, false);
    stage?.now.marks?.(pen, stage.t, false);
    if (hand && !stage) {
      const { carry, x, y, lift } = hand;
      sprites.paint(pen, layout, [{ ...carry.item, x, y, lift, scale: 1 }]);
    }
    if (looking && !hand && !stage) {
      const beneath = face.peek(layout, scene, looking);
      if (beneath) {
        const room = { width: layers.width(), height: layers.height() };
        drawPeek(pen, layout, sprites, looking, beneath, room);
      }
    }
    layers.took(performance.now() - began);
  }
  function ask(): void {
    if (!request) request = requestAnimationFrame(paint);
  }

  function finish(): void {
    rush = true;
    clock.finish();
  }
  /** Where a held piece is seen, which is what people aim with. */
  const middle = (held: Hand, rise: number): [number, number] => [
    held.x,
    held.y - held.lift * rise,
  ];

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
      held.lift = mix(lift, item.lift ?? 0, way);
      if (t === 1 && hand === held) hand = null;
      paint();
    });
  }

  function show(next: Scene): void {
    const was = scene;
    const still = was?.view.game === next.view.game && was?.view.ply === next.view.ply;
    const returning = still && hand?.state === "home";
    playing++;
    if (!returning) finish();
    stage = null;
    scene = next;
    looking = null;
    const now = arrange(next);
    if (hand) {
      const carry = still || hand.state === "drag" ? face.carry(now, next, hand.place) : null;
      if (carry) hand.carry = carry;
      else hand = null;
    }
    if (hand?.state === "wait" && next.path.length < 2) goHome();
    if (!hand && still && next.path.length > 0 && was?.path[0] !== next.path[0]) {
      touch.rise = 0;
      clock.run(150, (t) => {
        touch.rise = easeOut(t);
        paint();
      });
    } else if (!returning) touch.rise = 1;
    if (!next.path.length && !hand) touch.touched = null;
    ask();
  }

  async function play(events: GameEvent[], after: Scene): Promise<void> {
    const before = scene;
    if (!before || !layout) return show(after);
    const mine = ++playing;
    const held = hand;
    // A piece let go of goes on from where it is; one still under the finger stays there.
    const release = held?.state === "wait" ? { place: held.place, x: held.x, y: held.y } : null;
    if (held?.state !== "drag") hand = null;
    finish();
    rush = false;
    stage = null;
    looking = null;
    const stages = face.stages(layout, events, before, after, touch, release);
    if (hand) return show(after);
    // If the board is to turn round, it does so after the motion.
    scene = after.bottom === before.bottom ? after : { ...after, bottom: before.bottom };
    arrange(scene);
    for (const [i, next] of stages.entries()) {
      if (i > 0 && !rush) await clock.step();
      if (mine !== playing) return;
      await clock.run(rush ? 0 : next.ms, (t) => {
        if (mine !== playing) return;
        stage = { now: next, t };
        paint();
      });
    }
    if (mine !== playing) return;
    stage = null;
    if (scene !== after) {
      scene = after;
      arrange(after);
    }
    touch.touched = null;
    touch.rise = 1;
    ask();
  }

  const deaf = listen(host, {
    at: (x, y) => (layout ? placeAt(layout.places, x, y) : null),
    live: (place) =>
      scene !== null &&
      scene.active !== null &&
      (place.seat === undefined || place.seat === scene.active) &&
      (scene.lit.includes(place.id) || scene.path.includes(place.id)),
    loose(place) {
      return this.live(place) && layout !== null && scene !== null && !stage
        ? face.carry(layout, scene, place) !== null
        : false;
    },
    tap(place) {
      const mine = place?.seat === undefined || place.seat === scene?.active;
      // A tap on a target must not forget which of several equal places the piece comes from.
      if (!scene?.path.length || !place || !scene.lit.includes(place.id)) touch.touched = place;
      input.tap(place && mine ? place.id : null, place);
    },
    grab(place, x, y) {
      if (stage) finish();
      if (!layout || !scene || (place.seat !== undefined && place.seat !== scene.active))
        return false;
      touch.touched = place;
      if (!face.carry(layout, scene, place) || !input.grab(place.id)) return false;
      // The answer may have come with a new scene.
      const carry = face.carry(layout, scene, place);
      if (!carry) return false;
      clock.finish();
      looking = null;
      const { item } = carry;
      hand = {
        place,
        carry,
        state: "drag",
        x: item.x,
        y: item.y,
        offsetX: item.x - x,
        offsetY: item.y - y,
        startX: x,
        startY: y,
        lift: 0,
      };
      return true;
    },
    drag(x, y, finger) {
      if (!hand || !layout || !scene) return;
      const away = Math.min(1, Math.hypot(x - hand.startX, y - hand.startY) / 40);
      const up = layout.rise;
      hand.lift = away;
      hand.x = x + mix(hand.offsetX, finger ? 0 : hand.offsetX, away);
      hand.y = y + mix(hand.offsetY, finger ? up - ABOVE_FINGER : hand.offsetY + up, away);
      const [at, under] = middle(hand, up);
      const home = placeAt(layout.places, at, under);
      const free = home?.id !== hand.place.id;
      touch.over = free ? nearest(layout.places, scene.lit, at, under) : null;
      ask();
    },
    drop() {
      const held = hand;
      if (!held || !layout) return;
      const target = touch.over;
      const place = target ?? placeAt(layout.places, ...middle(held, layout.rise));
      touch.over = null;
      if (target) held.state = "wait";
      else goHome();
      const mine = place?.seat === undefined || place.seat === scene?.active;
      input.drop(place && mine ? place.id : null);
      ask();
    },
    cancel() {
      goHome();
      input.drop(null);
    },
    look(place) {
      const open = place && layout && scene?.peeking && !stage && face.peek(layout, scene, place);
      const next = open ? place : null;
      if (next !== looking) {
        looking = next;
        ask();
      }
      return next !== null;
    },
  });

  host.style.cssText +=
    ";user-select:none;-webkit-user-select:none;-webkit-touch-callout:none;" +
    "-webkit-tap-highlight-color:transparent;touch-action:pan-x pan-y pinch-zoom";

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
    setLetters(next) {
      letters = next;
      ask();
    },
    places: () => layout?.places ?? [],
    onLayout: (listener) => void listeners.push(listener),
    peek(id, seat) {
      const open = id !== null && scene?.peeking;
      const found = layout?.places.find(
        (p) => p.id === id && (seat === undefined || p.seat === seat),
      );
      looking = open && found ? found : null;
      ask();
    },
    destroy() {
      playing++;
      finish();
      cancelAnimationFrame(request);
      deaf();
      layers.destroy();
      sprites.clear();
    },
  };
}
