/** Cock & Bull's face: a shield of arms, two rails of holes, chips, pegs and dice. It holds no rule. */
import type { CockBullView } from "../../api/types";
import type { Face } from "../../board/types";
import { drawArms } from "./arms";
import { type CockBullLayout, layoutOf } from "./layout";
import { drawMarks } from "./marks";
import { stagesOf } from "./motion";
import { lying, pictureOf } from "./picture";
import { pieceSprite } from "./pieces";
import type { CockBullHappening } from "./scene";

/** Makes a face for one board. */
export const createCockBullFace = (): Face<CockBullLayout, CockBullView, CockBullHappening> => ({
  layout: layoutOf,
  background: drawArms,
  sprite: pieceSprite,
  items: (layout, { view }) => lying(layout, pictureOf(view)),
  marks: drawMarks,
  stages: stagesOf,
  // Everything is tapped, and nothing is hidden.
  carry: () => null,
  peek: () => null,
});
