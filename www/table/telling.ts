/** What the sentences of a running game are made with. */
import type { View } from "../engine/types";
import type { Audience } from "../games/phrases";
import type { LoadedGame } from "../games/registry";
import type { Words } from "../i18n/words";

export interface Telling {
  /** The game's definition and code. */
  readonly entry: LoadedGame;
  readonly words: Words;
  /** The readers of this device, for sentences about events. */
  readonly audience: Audience;
  /** The same readers for a text beside the board, which needs no squares. */
  readonly viewers: Audience;
  /** The name of the person or bot at a seat; empty for a person without a name. */
  name(seat: number): string;
  /** The name of a seat's player, "you", or "person". */
  sitter(seat: number): string;
}

/** A seat's player by name, or by colour if they have none. */
export const playerAt = (
  { entry, words, name }: Pick<Telling, "entry" | "name" | "words">,
  seat: number,
  view: View,
): string => name(seat) || entry.phrases.seat(words, seat, view);
