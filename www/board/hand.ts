/** The hand on a board: the place touched last, and the piece being held from grab to landing. */
import type { Clock } from "./animation-clock";
import { easeOut, mix } from "./easing";
import { middleOf, nearest, placeAt, touchedAt } from "./hit-test";
import type {
  BoardInput,
  Box,
  Carry,
  Item,
  Layout,
  Place,
  PlaceId,
  Release,
  Scene,
  Touch,
} from "./types";

/** The hand's interface to its board. */
export interface HandUser {
  scene(): Scene | null;
  layout(): Layout | null;
  /** The items that can be picked up at a place. */
  carry(place: Place): Carry | null;
  /** The place meant by a touch that hits none. */
  missed(x: number, y: number): Place | null;
  /** `paint` draws immediately, `ask` with the next frame. */
  paint(): void;
  ask(): void;
}

/** A piece off the board: under the finger, waiting over its target, or on its way home. */
interface Held {
  place: Place;
  carry: Carry;
  state: "drag" | "wait" | "home";
  /** Where the piece is drawn, which is what people aim with, and how high it hovers there. */
  x: number;
  y: number;
  lift: number;
  startX: number;
  startY: number;
  under: Place | null;
}

/** A finger hides what is under it, so the piece is drawn this far above, in px. */
const ABOVE_FINGER = 52;

/** Half the side, in px, of the area kept visible around the held piece and the finger. */
const HALF = 32;

/** The part of the board hidden by a finger over a place, by the piece above it and by the hand below. */
function hiddenAround(place: Place): Box {
  const { x, y } = middleOf(place);
  const above = ABOVE_FINGER + HALF;
  return { x: x - HALF, y: y - above, width: 2 * HALF, height: 2 * above };
}

export class Hand {
  readonly #user: HandUser;
  readonly #input: BoardInput;
  readonly #clock: Clock;
  #held: Held | null = null;
  readonly touch: Touch = { touched: null, over: null, covered: null, rise: 1 };

  constructor(user: HandUser, input: BoardInput, clock: Clock) {
    this.#user = user;
    this.#input = input;
    this.#clock = clock;
  }

  /** The state of the held piece; undefined if the hand is empty. */
  get state(): Held["state"] | undefined {
    return this.#held?.state;
  }

  /** The items left on the board while a piece is held. */
  get rest(): Item[] | undefined {
    return this.#held?.carry.rest;
  }

  /** The held item, raised by `rise`, the layout's height for lifted pieces. */
  itemAbove(rise: number): Item | null {
    if (!this.#held) return null;
    const { carry, x, y, lift } = this.#held;
    return { ...carry.item, x, y: y + lift * rise, lift, scale: 1 };
  }

  /** The position of a piece released over its target, where its motion starts. */
  released(rise: number): Release | null {
    const held = this.#held;
    return held?.state === "wait" ? { x: held.x, y: held.y + rise } : null;
  }

  empty(): void {
    this.#held = null;
  }

  laidOut(): void {
    const held = this.#held;
    if (held) held.carry = this.#user.carry(held.place) ?? held.carry;
  }

  /** Keeps holding the piece while it can be carried. `still`: the hand has not moved. */
  keep(still: boolean): void {
    const held = this.#held;
    if (!held) return;
    const stays = still || held.state === "drag";
    const carry = stays ? this.#user.carry(held.place) : null;
    if (carry) held.carry = carry;
    else this.#held = null;
    const path = this.#user.scene()?.path ?? [];
    if (this.#held?.state === "wait" && path.length < 2) this.goHome();
  }

  /** Raises the chosen piece slightly. */
  raise(): void {
    this.touch.rise = 0;
    this.#clock.run(150, (t) => {
      this.touch.rise = easeOut(t);
      this.#user.paint();
    });
  }

  /** Forgets the touched place after a motion, because its piece may have moved. */
  rests(): void {
    this.touch.touched = null;
    this.touch.rise = 1;
  }

  /** The index of the place touched last among those with this id and seat; undefined if there is only one. */
  touchedOf(places: Place[], id: PlaceId | undefined, seat: number | null): number | undefined {
    const { touched } = this.touch;
    const among = places.filter((place) => place.id === id && place.seat === seat);
    if (!touched || touched.id !== id || touched.seat !== seat || among.length < 2) return;
    return touched.index;
  }

  /** Remembers which of several equal places was chosen. Returns true if nothing else changes. */
  choose(place: Place | null): boolean {
    const { touch } = this;
    const { touched } = touch;
    const scene = this.#user.scene();
    const path = scene?.path ?? [];
    if (!this.#leaves(place)) touch.touched = place;
    if (!place || path.at(-1) !== place.id || !touched || touched.id !== place.id) return false;
    const other = touched.seat === place.seat && touched.index !== place.index;
    if (other) this.#user.ask();
    return other;
  }

  /** Returns true if a touch doesn't choose between equal places: it is on an unusable place, or on a single target. */
  #leaves(place: Place | null): boolean {
    const scene = this.#user.scene();
    if (!place || !scene?.path.length) return false;
    const { path, targets, starts = [] } = scene;
    if (![...path, ...starts].includes(place.id)) return true;
    const equal = this.#user.layout()?.places.filter(({ id }) => id === place.id) ?? [];
    return targets.includes(place.id) && equal.length < 2;
  }

  goHome(): void {
    const held = this.#held;
    if (!held) return;
    const { x, y, lift } = held;
    held.state = "home";
    this.touch.over = null;
    const { item } = held.carry;
    this.#clock.run(180, (t) => {
      const way = easeOut(t);
      held.x = mix(x, item.x, way);
      held.y = mix(y, item.y, way);
      held.lift = mix(lift, 0, way);
      if (t === 1 && this.#held === held) this.#held = null;
      this.#user.paint();
    });
  }

  /** Picks up the piece at a place, if allowed. */
  grab(place: Place, startX: number, startY: number): boolean {
    if (this.idOf(place) === null) return false;
    this.touch.touched = place;
    if (!this.#user.carry(place) || !this.#input.grab(place.id)) return false;
    // The `grab` call may have changed the scene.
    const carry = this.#user.carry(place);
    if (!carry) return false;
    this.#clock.finish();
    const { x, y } = carry.item;
    this.#held = { place, carry, state: "drag", x, y, lift: 0, startX, startY, under: place };
    return true;
  }

  drag(x: number, y: number, finger: boolean): void {
    const held = this.#held;
    const layout = this.#user.layout();
    const scene = this.#user.scene();
    if (!held || !layout || !scene) return;
    const { places } = layout;
    const { targets } = scene;
    const { startX, startY, carry, place } = held;
    const away = Math.min(1, Math.hypot(x - startX, y - startY) / 40);
    const own = finger ? away : 0;
    held.lift = away;
    held.x = x + mix(carry.item.x - startX, 0, own);
    held.y = y + mix(carry.item.y - startY, -ABOVE_FINGER, own);
    // The place under the finger decides, although the piece is drawn above it.
    const under = placeAt(places, x, y) ?? this.#user.missed(x, y);
    const goals = targets.filter((id) => id !== place.id);
    // A mouse means exactly what it hits. A piece over its own place is not on its way yet.
    const broad = finger && under?.id !== place.id;
    const over = broad
      ? (touchedAt(places, goals, goals, x, y) ?? under)
      : (under ?? nearest(places, goals, x, y));
    this.touch.over = over && goals.includes(over.id) ? over : null;
    held.under = under;
    this.aim(this.touch.over, finger);
    this.#user.ask();
  }

  drop(): void {
    const held = this.#held;
    if (!held || !this.#user.layout()) return;
    const target = this.touch.over;
    const place = target ?? held.under;
    this.touch.over = null;
    if (target) held.state = "wait";
    else this.goHome();
    this.#input.drop(this.idOf(place));
    this.#user.ask();
  }

  /** Aims at a place, and notes the area that a finger there hides. */
  aim(place: Place | null, finger = false): void {
    const id = this.idOf(place);
    const target = finger && id !== null && this.#user.scene()?.targets.includes(id);
    const covered = target ? place : null;
    if (covered !== this.touch.covered) this.#user.ask();
    this.touch.covered = covered;
    const drags = covered && this.state === "drag";
    if (drags) this.#input.aim?.(id, { ...covered, about: hiddenAround(covered) });
    else this.#input.aim?.(id);
  }

  /** The place's id, unless it is another seat's. */
  idOf(place: Place | null): PlaceId | null {
    const active = this.#user.scene()?.active;
    return place && (place.seat ?? active) === active ? place.id : null;
  }
}
