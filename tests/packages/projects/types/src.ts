import init, { chooseMove, type GameEvent, Match, init as named, type View } from "sobremesa";

export async function play(answer: Response): Promise<View<"dog">> {
  await init();
  await named(answer);
  await init("sobremesa.wasm");
  using match = new Match("dog", { seed: "types" });
  const events: GameEvent<"dog">[] = match.resolveChance();
  const choice = chooseMove("dog", match.observation(0), { nodes: 10 });
  // @ts-expect-error: unknown game
  new Match("chess");
  events.push(...match.play(choice.move));
  return match.view(0);
}
