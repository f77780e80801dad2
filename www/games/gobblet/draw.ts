/** The items to draw, and their places. */
import { placesOf } from "../../board/kit/boxes";
import type { Item, Place, PlaceId, Scene, Touch } from "../../board/types";
import type { Gobblet, GobbletView } from "../../engine/types";
import { dropOf, nestOf } from "./cup";
import { type GobbletLayout, spotOf } from "./layout";

/** The nest on every square and in every slot; it can change during a motion. */
export type Picture = Map<string, Gobblet[]>;

/** How far a chosen gobblet is raised: enough to see what it leaves behind. */
export const RAISED = 0.85;

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

/** The nest at a place, the outermost last. */
export const nestAt = (picture: Picture, place: Place): Gobblet[] =>
  picture.get(keyOf(place)) ?? [];

/** A gobblet (`nest`: with all that are within) of a size of square, its foot at a point. */
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

/** All that stands, the farther away the earlier; `lift` raises what stands on a square. */
export function standing(
  layout: GobbletLayout,
  picture: Picture,
  lift: (square: PlaceId) => number = () => 0,
): Item[] {
  const items: Item[] = [];
  for (const place of layout.places) {
    const top = nestAt(picture, place).at(-1);
    if (!top) continue;
    const { x, y } = spotOf(layout, place);
    const item =
      place.seat === undefined
        ? onSquare(layout, top, place)
        : itemOf("nest", top, layout.small, x, y);
    items.push({ ...item, lift: lift(place.id) });
  }
  return items.sort((a, b) => a.y - b.y);
}

/** Takes the outermost gobblet away and tells where it stood; null where there is none. */
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
  // On its own it is drawn as large as it will be on the board.
  const y = spotOf(layout, place).y - nestOf(gobblet.size, small);
  return { gobblet, item: { ...item, y, scale: small / cell } };
}

/** The place meant by an id: of equal stacks the one touched. */
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

/** The picture without what is taken, and the taken gobblet at home. */
export function parted(
  layout: GobbletLayout,
  { view, peeking }: Scene<"gobblet">,
  place: Place,
): { rest: Item[]; item: Item; gobblet: Gobblet } | null {
  const picture = pictureOf(layout, view);
  const taken = take(layout, picture, place);
  if (!taken) return null;
  // Playing from memory, a gobblet only touched must not betray what it covers.
  const secret = !peeking && view.lifted !== place.id && picture.delete(place.id);
  const rest = standing(layout, picture);
  if (secret) rest.push({ ...taken.item, alpha: 0.3 });
  return { rest, ...taken };
}

export function itemsOf(layout: GobbletLayout, scene: Scene<"gobblet">, touch: Touch): Item[] {
  const place = chosen(layout, scene, touch);
  const split = place && parted(layout, scene, place);
  if (!split) return standing(layout, pictureOf(layout, scene.view));
  const lift = scene.view.lifted ? 1 : RAISED * touch.rise;
  return [...split.rest, { ...split.item, lift }];
}
