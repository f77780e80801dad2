/** Cock & Bull's face: a shield of arms, two rails of holes, chips, pegs and dice. It contains no rules. */
import type { Face } from "../../board/types";
import { stagesOf } from "./animate";
import { drawArms } from "./arms";
import { celebrationOf } from "./celebration";
import { carried, lyingAimed } from "./draw";
import { type CockBullLayout, layoutOf } from "./layout";
import { drawMarks } from "./marks";
import { pieceSprite } from "./pieces";

export const createCockBullFace = (): Face<CockBullLayout, "cock-bull"> => ({
  layout: layoutOf,
  background: drawArms,
  sprite: pieceSprite,
  items: lyingAimed,
  marks: drawMarks,
  stages: stagesOf,
  celebration: celebrationOf,
  carry: carried,
  // The game hides nothing.
  peek: () => null,
});
