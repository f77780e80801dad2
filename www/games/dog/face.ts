/** Dog's face: a star carved in wood, pawns and figures, cards as clean paper. It contains no rules. */
import { middleOf } from "../../board/hit-test";
import type { Face } from "../../board/types";
import { stagesOf } from "./animate";
import { celebrationOf } from "./celebration";
import { cardItem, itemsOf, pieceItem, whereIs } from "./draw";
import { isPiece } from "./ids";
import { type DogLayout, guideOf, layoutOf, smallOf } from "./layout";
import { drawMarks } from "./marks";
import { pieceSprite } from "./pieces";
import { drawWood } from "./wood";

export const createDogFace = (): Face<DogLayout, "dog"> => ({
  layout: layoutOf,
  background: drawWood,
  sprite: pieceSprite,
  items: itemsOf,
  marks: drawMarks,
  stages: stagesOf,
  celebration: celebrationOf,

  carry(layout, scene, place) {
    const { view, path } = scene;
    const { id } = place;
    // A card dropped on its target stays there.
    if (path.includes(id) && path.at(-1) !== id) return null;
    const [kind, card = ""] = id.split(":");
    const small = smallOf(layout);
    const { x, y } = middleOf(place);
    // A dragged card is drawn above the place it would be played on.
    const item = isPiece(id)
      ? pieceItem(layout, view, id, whereIs(layout, view, id))
      : card &&
        (kind === "as" || kind === "card") &&
        cardItem(card, view, small, { x, y: y - small });
    const touch = { touched: place, over: null, rise: 1 };
    return item ? { item, rest: itemsOf(layout, scene, touch, id) } : null;
  },

  guide: guideOf,
  // No piece covers another in this game.
  peek: () => null,
});
