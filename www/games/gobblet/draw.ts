/** The items to draw, and their places. */
import { placesOf } from "../../board/kit/boxes";
import { flat } from "../../board/kit/items";
import type { Item, Place, PlaceId, Scene, Touch } from "../../board/types";
import type { Gobblet, GobbletView } from "../../engine/types";
import { dropOf, nestOf } from "./cup";
import { type GobbletLayout, spotOf } from "./layout";

/** The nests on all squares and in all slots. It can change during a motion. */
export type Picture = Map<string, Gobblet[]>;

/** How far a chosen gobblet is raised: enough to show what it leaves behind. */
export const RAISED = 0.85;

/** The opacity of a raised gobblet over the one that it uncovers, whose pips show through it. */
const SEE_THROUGH = 0.55;

const keyOf = ({ id, seat, index }: Place) => (seat === undefined ? id : `${seat}/${index}`);

export function pictureOf({ slots }: GobbletLayout, view: GobbletView): Picture {
  const picture: Picture = new Map();
  for (const { square, nest } of view.squares) picture.set(square, [...nest]);
  for (const slot of slots) {
    const sizes = [1, 2, 3, 4].slice(0, Number(slot.id.slice(6)));
    picture.set(
      keyOf(slot),
      sizes.map((size) => ({ seat: slot.seat, size }) as Gobblet),
    );
  }
  return picture;
}

/** The nest at a place, with the outermost gobblet last. */
export const nestAt = (picture: Picture, place: Place): Gobblet[] =>
  picture.get(keyOf(place)) ?? [];

/** A gobblet (`nest`: with all gobblets inside) for a size of square, with its foot at a point. */
export function itemOf(
  kind: "cup" | "nest",
  { seat, size }: Gobblet,
  cell: number,
  x: number,
  y: number,
): Item {
  const name = `${seat}:${size}:${cell}`;
  return { sprite: `${kind}:${name}`, shadow: `shade:${name}`, x, y };
}

export function onSquare(layout: GobbletLayout, gobblet: Gobblet, place: Place): Item {
  const { x, y } = spotOf(layout, place);
  return itemOf("cup", gobblet, layout.cell, x, y + dropOf(gobblet.size, layout.cell));
}

/** The ring at the foot of a gobblet, in the colour of the one that it covers. */
function ringItem(layout: GobbletLayout, size: number, seat: number, place: Place): Item {
  const { cell } = layout;
  const { x, y } = spotOf(layout, place);
  return flat(`ring:${seat}:${size}:${cell}`, { x, y: y + dropOf(size, cell) });
}

/** All gobblets on the board, from back to front. `lift` raises those on one square. */
export function standing(
  layout: GobbletLayout,
  picture: Picture,
  lift: (square: PlaceId) => number = () => 0,
): Item[] {
  const items: Item[] = [];
  for (const place of layout.places) {
    const nest = nestAt(picture, place);
    const top = nest.at(-1);
    if (!top) continue;
    const { x, y } = spotOf(layout, place);
    const under = layout.rings && place.seat === undefined ? nest.at(-2) : undefined;
    if (under) items.push(ringItem(layout, top.size, under.seat, place));
    const item =
      place.seat === undefined
        ? onSquare(layout, top, place)
        : itemOf("nest", top, layout.small, x, y);
    items.push({ ...item, lift: lift(place.id) });
  }
  return items.sort((a, b) => a.y - b.y);
}

/** Removes the outermost gobblet and returns it with its position; null if there is none. */
export function take(
  layout: GobbletLayout,
  picture: Picture,
  place: Place,
): { gobblet: Gobblet; item: Item } | null {
  const { cell, small } = layout;
  const gobblet = nestAt(picture, place).pop();
  if (!gobblet) return null;
  const item = onSquare(layout, gobblet, place);
  if (place.seat === undefined) return { gobblet, item };
  // A single gobblet is drawn at the size it will have on the board.
  const y = spotOf(layout, place).y - nestOf(gobblet.size, small);
  return { gobblet, item: { ...item, y, scale: small / cell } };
}

/** The place meant by an id. Among equal stacks, the one that was touched. */
export function meant(
  layout: GobbletLayout,
  id: PlaceId,
  seat: number,
  { touched }: Touch,
): Place | undefined {
  const all = placesOf(layout, id, seat);
  return all.find(({ index }) => touched?.seat === seat && touched.index === index) ?? all.at(-1);
}

/** The gobblet in the hand or chosen in this scene, if any. */
export function chosen(
  layout: GobbletLayout,
  scene: Scene<"gobblet">,
  touch: Touch,
): Place | undefined {
  const id = scene.view.lifted ?? scene.path[0];
  return id === undefined ? id : meant(layout, id, scene.active ?? 0, touch);
}

/** The scene without the taken gobblet, and that gobblet in its original position, which may be over another one. */
export function parted(
  layout: GobbletLayout,
  { view, peeking }: Scene<"gobblet">,
  place: Place,
): { rest: Item[]; item: Item; gobblet: Gobblet; over: boolean } | null {
  const picture = pictureOf(layout, view);
  const taken = take(layout, picture, place);
  if (!taken) return null;
  // In games from memory, touching a gobblet must not reveal what it covers.
  const secret = !peeking && view.lifted !== place.id && picture.delete(place.id);
  const over = place.seat === undefined && nestAt(picture, place).length > 0;
  const rest = standing(layout, picture);
  if (secret) rest.push({ ...taken.item, alpha: 0.3 });
  return { rest, over, ...taken };
}

export function itemsOf(layout: GobbletLayout, scene: Scene<"gobblet">, touch: Touch): Item[] {
  const place = chosen(layout, scene, touch);
  const split = place && parted(layout, scene, place);
  if (!split) return standing(layout, pictureOf(layout, scene.view));
  const lift = scene.view.lifted ? 1 : RAISED * touch.rise;
  return [...split.rest, { ...split.item, lift, alpha: split.over ? SEE_THROUGH : 1 }];
}
