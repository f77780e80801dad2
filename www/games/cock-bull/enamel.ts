/** The materials of the two colours. */
import type { Pen } from "../../board/types";
import type { Colour } from "../../engine/types";

/** Body and metal of a colour. The charges distinguish them in any light. */
export function enamel({ palette }: Pen, colour: Colour): { body: string; metal: string } {
  return colour === "red"
    ? { body: palette.gules, metal: palette.or }
    : { body: palette.sable, metal: palette.ivory };
}
