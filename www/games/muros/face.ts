/** Muros' face: a wall of glazed tiles seen from above, with cards as plaster signs around it. It contains no rules. */
import type { Face } from "../../board/types";
import { stagesOf } from "./animate";
import { celebrationOf } from "./celebration";
import { itemsOf, looseItem } from "./draw";
import { endingOf } from "./ending";
import { cardsOf, holdsCards, layoutOf, type MurosLayout, missedAt } from "./layout";
import { drawMarks } from "./marks";
import { pieceSprite } from "./pieces";
import { drawWall } from "./wall";

export const createMurosFace = (): Face<MurosLayout, "muros"> => ({
  layout: layoutOf,
  background: drawWall,
  missed: missedAt,
  sprite: pieceSprite,
  items: itemsOf,
  marks: drawMarks,
  stages: stagesOf,
  celebration: celebrationOf,
  ending: endingOf,

  carry(layout, scene, { id }) {
    if (!holdsCards(id) || !cardsOf(scene.view, layout.own, id)) return null;
    const touch = { touched: null, over: null, rise: 0 };
    return { item: looseItem(layout, id, true), rest: itemsOf(layout, scene, touch, id) };
  },

  peek: () => null,
});
