import { defined, type GameElement } from "sobremesa/element";

export async function level(): Promise<string | null | undefined> {
  await defined;
  const game: GameElement | null = document.querySelector("sobremesa-game");
  game?.addEventListener("end", ({ detail }) => detail.winners.map((seat) => seat + 1));
  // @ts-expect-error: an end has no such detail
  game?.addEventListener("end", ({ detail }) => detail.ply);
  if (game) game.level = 5;
  document.createElement("sobremesa-game").play("D@a1");
  return game?.level;
}
