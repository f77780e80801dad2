/** Gobblet's lesson, played as White. */
import type { Lesson } from "../define";

/** From the first gobblet to a line that is blocked and one that wins. */
export const gobblet: Lesson = {
  steps: [
    ["-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444 w"],
    ["-,-,-,-/-,-,d,-/-,D,-,-/-,-,-,- 443/443 w", /^b2/],
    ["d,-,-,-/-,-,c,-/-,D,-,-/-,-,-,- 443/442 w", /^b2-c3/],
    ["d,-,-,-/-,-,cD,-/-,-,-,-/-,-,-,- 443/442 w", /^c3/],
    // The fourth square is empty; a1 shows the largest size.
    ["-,-,-,-/-,D,-,-/-,-,-,-/d,c,b,- 443/441 w", /^D@[bc]1/],
    // The fourth gobblet of Black's row is hidden under d2, and there is no other threat.
    ["-,-,d,-/d,-,-,-/c,c,b,cD/-,-,-,d 443/221 w", /^d2-[a-c]2/],
    ["D,D,D,-/-,-,-,-/-,d,-,-/d,-,d,- 333/333 w", /^C@d4/],
  ],
};
