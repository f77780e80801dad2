/** A button that explains the dice, shown while dice are rolled. */
import type { JSX } from "preact";
import type { SessionState } from "../../../session/state";
import { IconButton } from "../../components/controls";
import type { Game } from "../../game";

export function DiceKey({ game, state }: { game: Game; state: SessionState }): JSX.Element | null {
  const { page, entry } = game;
  if (!entry.phrases.dice || state.outcome || state.looking) return null;
  return (
    <div class="answers-key">
      <IconButton name="ask" label={page.say("dice-key")} act={() => page.open.diceKey(entry)} />
    </div>
  );
}
