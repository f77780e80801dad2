/** What stands where, as items to draw. */
import type { Gobblet, GobbletView, Square } from "../../api/types";
import { easeOut } from "../../board/ease";
import type { Item, Place, Scene, Touch } from "../../board/types";
import { dropOf, nestOf } from "./cup";
import { type GobbletLayout, middleOf, type Slots, squares } from "./layout";

/** Nests and stacks that can change while a motion is told. */
export interface Picture {
  nests: Map<string, Gobblet[]>;
  stacks: [number[], number[]];
}

/** Where a gobblet is taken from. */
export type Source = { square: string } | { seat: 0 | 1; slot: number };

/** How far a chosen gobblet is raised: enough to see what it leaves behind. */
export const RAISED = 0.85;

/** How far below the middle of its slot a nest's foot stands. */
export const FOOT = 0.16;

/** The picture of a view. */
export const pictureOf = (view: GobbletView): Picture => ({
  nests: new Map(view.squares.map(({ square, nest }) => [square, [...nest]])),
  stacks: [[...view.stacks[0]], [...view.stacks[1]]],
});

/** The outermost gobblet of a square. */
export const topOf = (picture: Picture, square: string): Gobblet | undefined =>
  picture.nests.get(square)?.at(-1);

/** A gobblet on a square. */
export function onSquare(layout: GobbletLayout, { seat, size }: Gobblet, square: string): Item {
  const { x, y } = middleOf(layout, square);
  const name = `${seat}:${size}:${layout.cell}`;
  return { sprite: `cup:${name}`, shadow: `shade:${name}`, x, y: y + dropOf(size, layout.cell) };
}

const smallCell = (layout: GobbletLayout) => Math.round(layout.cell * layout.small * 100) / 100;

/** The nest that a stack shows. */
function inTray(layout: GobbletLayout, seat: 0 | 1, slot: number, size: number): Item[] {
  const at = layout.trays?.[seat].slots[slot];
  if (!at || !size) return [];
  const cell = smallCell(layout);
  const name = `${seat}:${size}:${cell}`;
  return [{ sprite: `nest:${name}`, shadow: `shade:${name}`, x: at.x, y: at.y + FOOT * cell }];
}

/** The outermost gobblet of a stack, on its own, at the size it will have on the board. */
export function fromTray(layout: GobbletLayout, seat: 0 | 1, slot: number, size: number): Item {
  const at = layout.trays?.[seat].slots[slot] ?? { x: 0, y: 0 };
  const cell = smallCell(layout);
  const name = `${seat}:${size}:${layout.cell}`;
  return {
    sprite: `cup:${name}`,
    shadow: `shade:${name}`,
    x: at.x,
    y: at.y + FOOT * cell - nestOf(size, cell),
    scale: layout.small,
  };
}

/** All that stands, the farther away the earlier; `tweak` changes what stands on a square. */
export function standing(
  layout: GobbletLayout,
  picture: Picture,
  slots: Slots,
  tweak?: (square: Square, item: Item) => Item,
): Item[] {
  const trayOf = (seat: 0 | 1) =>
    slots[seat].flatMap((index, slot) =>
      inTray(layout, seat, slot, picture.stacks[seat][index] ?? 0),
    );
  const near = layout.bottom === 1 ? 1 : 0;
  const cups: Item[] = [];
  for (const square of squares) {
    const top = topOf(picture, square);
    if (!top) continue;
    const item = onSquare(layout, top, square);
    cups.push(tweak ? tweak(square, item) : item);
  }
  cups.sort((a, b) => a.y - b.y);
  return [...trayOf(near === 1 ? 0 : 1), ...cups, ...trayOf(near)];
}

/** Takes the outermost gobblet away and tells where it stood; null where there is none. */
export function take(
  layout: GobbletLayout,
  picture: Picture,
  slots: Slots,
  source: Source,
): { gobblet: Gobblet; item: Item } | null {
  if ("square" in source) {
    const gobblet = picture.nests.get(source.square)?.pop();
    return gobblet ? { gobblet, item: onSquare(layout, gobblet, source.square) } : null;
  }
  const { seat, slot } = source;
  const stack = picture.stacks[seat];
  const index = slots[seat][slot] ?? slot;
  const size = stack[index];
  if (size !== 1 && size !== 2 && size !== 3 && size !== 4) return null;
  stack[index] = size - 1;
  return { gobblet: { seat, size }, item: fromTray(layout, seat, slot, size) };
}

/** The slot meant by `stack:4`: the one touched, else the one that the rules take from. */
export function slotOf(
  stacks: [number[], number[]],
  slots: Slots,
  seat: 0 | 1,
  size: number,
  touched: Place | null,
): number {
  const shows = (slot: number) => stacks[seat][slots[seat][slot] ?? slot] === size;
  const wish = touched?.seat === seat ? touched.index : undefined;
  if (wish !== undefined && shows(wish)) return wish;
  return slots[seat].indexOf(stacks[seat].lastIndexOf(size));
}

/** What is in the hand or chosen in this scene, if anything. */
export function chosen(scene: Scene, view: GobbletView, slots: Slots, touch: Touch): Source | null {
  if (view.lifted) return { square: view.lifted };
  const [first] = scene.path;
  if (first === undefined) return null;
  if (!first.startsWith("stack:")) return { square: first };
  const seat = scene.active === 1 ? 1 : 0;
  return { seat, slot: slotOf(view.stacks, slots, seat, Number(first.slice(6)), touch.touched) };
}

/** The picture without what is taken, and the taken gobblet at home. */
export function parted(
  layout: GobbletLayout,
  scene: Scene,
  view: GobbletView,
  slots: Slots,
  source: Source,
): { rest: Item[]; item: Item; gobblet: Gobblet } | null {
  const picture = pictureOf(view);
  const taken = take(layout, picture, slots, source);
  if (!taken) return null;
  // Playing from memory, a gobblet only touched must not betray what it covers.
  const secret = !scene.peeking && "square" in source && view.lifted !== source.square;
  if (secret) picture.nests.set(source.square, []);
  const rest = standing(layout, picture, slots);
  if (secret) rest.push({ ...taken.item, alpha: 0.3 });
  return { rest, ...taken };
}

/** All items of a scene at rest. */
export function itemsOf(
  layout: GobbletLayout,
  scene: Scene,
  view: GobbletView,
  slots: Slots,
  touch: Touch,
): Item[] {
  const source = chosen(scene, view, slots, touch);
  const split = source && parted(layout, scene, view, slots, source);
  if (!split) return standing(layout, pictureOf(view), slots);
  const lift = view.lifted ? 1 : RAISED * easeOut(touch.rise);
  return [...split.rest, { ...split.item, lift }];
}
