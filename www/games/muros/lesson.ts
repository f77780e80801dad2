/** Muros' lesson, played as the first of two. */
import type { Lesson } from "../define";

/** No card has been laid yet. */
const FULL =
  "YBWYBYWWR/BRYBBBRRB/RYRRBBYYB/WGWWYWGGY/RGGGBYYWW/BGYWWYGGR/GBWBYYRBG/RGRRWRGBY/GBGGRRGRY ---------/---------/---------/--------- A A:YYBBRG/B:YBRRGG Y6B6R6G6 A:Y0B0R0G0W0/B:Y0B0R0G0W0";
/** Every line has a card. Most of the remaining counters are green. */
const LATER =
  "....RG.RB/....WB.BR/YBBG...../WRBRYWGG./GYYY...../..GGBBG../WYWWGRB../.BWY.WR../..GG.RW.. -GRG-GB--/-YBBYRGR-/BR--Y--GR/BY---Y--G A A:YBRR/B:YYRGGG Y1B3R1G0 A:Y0B0R0G0W0/B:Y1B0R0G0W0";
/** The last card. Green stays the first colour, and the opponent has kept one more of it. */
const LAST =
  "G...Y..../..R...G../....B..../.G.....W./GGB.B..B./...R...../......Y../W....G.../...G..W.. YBRGYBRGY/BRGY-RGYB/RGYBRGYBR/GYBRGYBRG A A:B/B: Y0B0R0G0 A:Y3B2R3G2W0/B:Y2B3R2G3W0";

/** From the first card of phase 1 to the last of phase 2. */
export const muros: Lesson = {
  steps: [
    [FULL, /^pile:R@W3/],
    [FULL, /^p/],
    [FULL, /[BR]@[EW]4/],
    [LATER, /@W5=Y/],
    [LATER, /B@W3/],
    [LATER, /=G/],
    [LAST, /=G/],
  ],
};
