// The game that is played in every project: a bot of White's against the first move that comes, the same everywhere.
/** Plays it; the answer tells how it stands. */
export async function play({ default: init, Match, chooseMove }) {
  await Promise.all([init(), init()]);
  const match = new Match("gobblet", { seed: "packages" });
  while (match.turn().kind === "seat" && match.ply < 40) {
    const [{ notation }] = match.legalMoves();
    const seen = match.observation(0);
    const isBot = match.turn().seat === 0;
    match.play(isBot ? chooseMove("gobblet", seen, { level: 3, nodes: 300 }).move : notation);
  }
  const text = `${match.ply} ${match.outcome()?.reason} ${match.position()}`;
  match.free();
  return text;
}
