import type { SvelteHTMLElements } from "svelte/elements";
import "sobremesa/svelte";

export const good: SvelteHTMLElements["sobremesa-game"] = {
  game: "dog",
  level: 3,
  onend: ({ detail }) => detail.winners,
};
// @ts-expect-error: not so
export const bad: SvelteHTMLElements["sobremesa-game"] = { game: 3 };
