/** Dog's lessons for its three variants, played as Blue. */
import type { Lesson, Step } from "../define";

/**
 * A step in which Blue has `hand`. `board` has Blue's pieces and those of the others, who have a 2 each. `last` is on
 * the pile.
 */
type Tell = (hand: string, board: string, wanted?: RegExp, last?: string, phase?: string) => Step;

const HOME = "H,H,H,H";

const tell =
  (variant: string): Tell =>
  (hand, board, wanted, last = "-", phase = "play") => {
    const all = `${board} dog=T8`;
    const pieces = (seat: string): string => `${seat}=${all.match(`${seat}=(\\S+)`)?.[1] ?? HOME}`;
    const [dog] = variant === "black" ? (all.match(/dog=\S+/) ?? []) : [];
    // In the exchange the others have already chosen.
    const [starter, given] = phase === "exchange" ? ["B", "B:2/C:2/D:2"] : ["A", "-"];
    return [
      [
        `variant=${variant}`,
        ...[..."ABCD"].map(pieces),
        ...(dog ? [dog] : []),
        `round=1 starter=${starter} phase=${phase} turn=A pending=- last=${last}`,
        ...(variant === "classic" ? [] : [`played=${last}`]),
        `hands=A:${hand}/B:2/C:2/D:2 given=${given} out=- deck=12.?* discard=${last}`,
      ].join(" "),
      wanted,
    ];
  };

const inClassic = tell("classic");
const inRoyal = tell("royal");
const inBlack = tell("black");

/** From the exchange to playing on for the partner. */
export const classic: Lesson = {
  variant: "classic",
  steps: [
    inClassic("3.5.13", "", /^give:[35]/, "-", "exchange"),
    inClassic("5.13", ""),
    inClassic("5.6", "A=T10,H,H,H B=T15,H,H,H", />T15/),
    inClassic("3.6", "A=T12,H,H,H B=T16,H,H,H"),
    inClassic("4", "A=T2,H,H,H", />T62/),
    inClassic("5", "A=T62,H,H,H", />F/),
    inClassic("7", "A=T10,T30,H,H B=T13,H,H,H D=T34,H,H,H", />T(13|34)/),
    inClassic("X", "A=T5,H,H,H B=T58,H,H,H D=T20,H,H,H", /B1/),
    inClassic("J", "A=T20,H,H,H", /start/),
    inClassic("2", "A=F0,F1,F2,F3 C=T31,F1,F2,F3", />F/),
  ],
};

/** Royal's additions: the free placement, King, Knight, Citizen and Jester in this order, copy and magnet. */
export const royal: Lesson = {
  variant: "royal",
  steps: [
    inRoyal("2.3.5.8.9", "", undefined, "-", "place"),
    inRoyal("5", "A=H,T20,H,T5 B=H,T7,T22,H"),
    inRoyal("8.11", "A=T5,H,H,T30", /A1/),
    inRoyal("6.8", "A=H,T20,H,H", />T26/),
    inRoyal("5", "A=H,T30,T5,H", />T10|jump/),
    inRoyal("8", "A=F3,H,H,T60", />F[12]/),
    inRoyal("C", "A=H,T40,H,H", /start/, "13"),
    inRoyal("M", "A=H,T5,H,H D=H,T14,H,H"),
  ],
};

/** Black's additions: the dog, its disc, the 4 in portions, the 1-7, copy and magnet. */
export const black: Lesson = {
  variant: "black",
  steps: [
    inBlack("5.8", "A=T20,H,H,H D=T10,H,H,H", /^5/),
    inBlack("3", "A=T10,T30,H,H dog=T13", /A2/),
    inBlack("3", "A=T3,T30,H,H", />T6|:cw/),
    inBlack("4", "A=T11,H,H,H B=T12,H,H,H C=T40,H,H,H D=T43,H,H,H", />T(12|43)/),
    inBlack("1-7", "A=T11,H,H,H B=T15,H,H,H", />T15/),
    inBlack("C", "A=T30,H,H,H D=T12,H,H,H", undefined, "5"),
    inBlack("M", "A=T5,H,H,H dog=T20"),
  ],
};
