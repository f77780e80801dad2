/** Gobblet's face: a maple board, turned cups, and their motion. It contains no rules. */
import type { Face } from "../../board/types";
import { stagesOf } from "./animate";
import { celebrationOf } from "./celebration";
import { cupSprite, dropOf, footOf } from "./cup";
import { itemOf, itemsOf, parted } from "./draw";
import { type GobbletLayout, layoutOf } from "./layout";
import { drawMarks } from "./marks";
import { drawWood } from "./wood";

export function createGobbletFace(): Face<GobbletLayout, "gobblet"> {
  return {
    layout: layoutOf,
    background: drawWood,
    sprite: cupSprite,
    items: itemsOf,
    marks: drawMarks,
    stages: stagesOf,
    celebration: celebrationOf,

    carry(layout, scene, place) {
      const { active, path, view } = scene;
      if ((path[0] ?? place.id) !== place.id || (view.lifted ?? place.id) !== place.id) return null;
      const split = parted(layout, scene, place);
      return split?.gobblet.seat === active ? split : null;
    },

    peek(layout, { view }, place) {
      const nest = view.squares.find(({ square }) => square === place.id)?.nest ?? [];
      const outer = nest.at(-1);
      if (!outer || nest.length < 2) return null;
      const cell = Math.max(layout.cell * 0.86, 52);
      const gap = cell * 0.14;
      const foot = footOf(outer.size, cell) * 0.8;
      const height = foot * 2 + dropOf(outer.size, cell) * 2 + gap * 2;
      let width = gap * 1.4;
      const items = nest.map((gobblet) => {
        const r = footOf(gobblet.size, cell);
        width += r * 2 + gap;
        return itemOf("cup", gobblet, cell, width - r - gap, height - gap - foot * 0.8);
      });
      return { width, height, items };
    },
  };
}
