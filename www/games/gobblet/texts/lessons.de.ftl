# Gobblet's lessons: what is said at each step.

lesson-gobblet = { $step ->
    [1] Du hast Weiß. Die Becher stecken in Stapeln neben dem Brett: Bring einen großen auf ein beliebiges Feld.
    [2] Ein Becher auf dem Brett darf auf jedes freie Feld, wie weit es auch ist. Zieh deinen.
    [3] Ein größerer Becher passt über einen kleineren, auch von Schwarz. Stülp deinen über den auf c3.
    [4] Was verdeckt ist, bleibt stehen. Heb deinen Becher von c3, stell ihn woandershin und sieh nach.
    [5] Schwarz hat drei in einer Reihe. Nur dagegen darf ein Becher vom Stapel einen anderen verdecken: Verdecke einen der drei.
    [6] Unter deinem d2 wartet der vierte der schwarzen Reihe. Wer ihn aufdeckt, muss in derselben Reihe absetzen: Tu das.
   *[7] Drei von dir stehen in der obersten Reihe. Mach vier daraus und gewinn.
  }
