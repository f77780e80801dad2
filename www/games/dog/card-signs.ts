/** What the face of a card shows, in signs and in words. */
import type { DogView } from "../../engine/types";

/** What a card does in a variant (`split`: Black's 4), and what else: takes the dog along, leaves rank aside. */
export function traitsOf(variant: DogView["variant"], card: string) {
  const black = variant === "black";
  const does = ["11", "13"].includes(card)
    ? "start"
    : card === "4"
      ? black
        ? "split"
        : "back"
      : card;
  const dog = black && ["5", "6", "1-7"].includes(card);
  const rank = variant === "royal" && ["4", "10"].includes(card);
  return { does, and: dog ? "dog" : rank ? "rank" : "no" };
}
