/** Who looks at a game, as messages name it: each seat of a guest, and "" for what all at the table see. */

/** The eyes of whoever has these seats; where nothing is hidden all see the same. */
export const eyesOf = (seats: readonly number[], secret: boolean): string[] =>
  secret ? ["", ...seats.map(String)] : [""];

/** The seat of an eye, for the rules. */
export const eyeOf = (eye: string): number | undefined => (eye === "" ? undefined : Number(eye));
