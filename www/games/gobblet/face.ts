/** Gobblet's face: a maple board, turned cups, and how they move. It holds no rule. */
import type { GobbletView } from "../../api/types";
import type { Face, PlaceId, Scene } from "../../board/types";
import { cupSprite, dropOf, footOf } from "./cup";
import { type GobbletLayout, layoutOf, type Slots } from "./layout";
import { drawMarks } from "./marks";
import { heldAt, stagesOf } from "./motion";
import { itemsOf, parted, pictureOf, type Source } from "./picture";
import { drawWood } from "./wood";

const viewOf = ({ view }: Scene): GobbletView => {
  if (view.game !== "gobblet") throw new Error("not a Gobblet view");
  return view;
};

/** Makes a face for one board. It remembers which of equal stacks were used, and the last line. */
export function createGobbletFace(): Face<GobbletLayout> {
  const slots: Slots = [
    [0, 1, 2],
    [0, 1, 2],
  ];
  let lined: { ply: number; squares: PlaceId[] } | null = null;

  return {
    layout: (room, scene) => layoutOf(room, scene, viewOf(scene), slots),
    background: drawWood,
    sprite: (_, name) => cupSprite(name),
    sprites: ({ cell }) =>
      [0, 1].flatMap((seat) =>
        [1, 2, 3, 4].flatMap((n) => [`cup:${seat}:${n}:${cell}`, `shade:${seat}:${n}:${cell}`]),
      ),
    items: (layout, scene, touch) => itemsOf(layout, scene, viewOf(scene), slots, touch),

    marks(pen, layout, scene, touch, under) {
      const view = viewOf(scene);
      const own = lined?.ply === view.ply && view.outcome ? lined.squares : [];
      drawMarks(pen, layout, scene, view, slots, touch, scene.won ?? own, under);
    },

    carry(layout, scene, place) {
      const view = viewOf(scene);
      const { active, path } = scene;
      if (active === null || (path.length > 0 && path[0] !== place.id)) return null;
      if (view.lifted && view.lifted !== place.id) return null;
      const source: Source =
        place.index === undefined
          ? { square: place.id }
          : { seat: place.seat === 1 ? 1 : 0, slot: place.index };
      const split = parted(layout, scene, view, slots, source);
      return split && split.gobblet.seat === active ? split : null;
    },

    stages(layout, events, before, after, touch, release) {
      const view = viewOf(before);
      for (const event of events) {
        if (event.kind === "lined") lined = { ply: after.view.ply, squares: event.squares };
      }
      const held = heldAt(before.path, view.lifted, touch.rise);
      return stagesOf(layout, events, pictureOf(view), slots, touch, held, release);
    },

    peek(layout, scene, place) {
      const found = viewOf(scene).squares.find(({ square }) => square === place.id);
      const nest = found?.nest ?? [];
      if (nest.length < 2) return null;
      const cell = Math.max(layout.cell * 0.86, 52);
      const gap = cell * 0.14;
      let x = gap * 1.2;
      const outer = nest.at(-1)?.size ?? 4;
      const foot = footOf(outer, cell) * 0.8;
      const height = foot * 2 + dropOf(outer, cell) * 2 + gap * 2;
      const items = nest.map(({ seat: of, size }) => {
        const r = footOf(size, cell);
        const name = `${of}:${size}:${cell}`;
        const item = {
          sprite: `cup:${name}`,
          shadow: `shade:${name}`,
          x: x + r,
          y: height - gap - foot * 0.8,
        };
        x += r * 2 + gap;
        return item;
      });
      return { width: x + gap * 0.2, height, items };
    },
  };
}
