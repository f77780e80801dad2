/** A dialog with all possible actions in words. */
import type { Place } from "../../../board/types";
import type { LegalMove } from "../../../engine/types";
import { standing } from "../../../table/series";
import type { Game } from "../../game";
import type { Showing } from "./showing";

/** Shows whose turn it is and what can be done at the places. */
export function openNow(showing: Showing): void {
  const { game, boardArea } = showing;
  const { page, session, entry } = game;
  page.dialogs.open(() => {
    const { who, what } = showing.task();
    const { state } = session;
    const { outcome, sheet, view } = state;
    return {
      title: page.say("now"),
      look: "sheet",
      body: (
        <>
          <strong>{who}</strong>
          <p>{what}</p>
          {!outcome && <p>{entry.phrases.goal(page.words, view)}</p>}
          {sheet && <p>{standing(game, state)}</p>}
          <ul class="stack">
            {waysOf(game, boardArea.board.places()).map((way) => (
              <li>{way}</li>
            ))}
          </ul>
        </>
      ),
    };
  });
}

/** All possible actions, in words. */
function waysOf(game: Game, places: readonly Place[]): string[] {
  const { words, session } = game;
  const { canOffer, looking, moves, path } = session.state;
  const ways = new Set<string>();
  for (const move of moves) {
    if (path.some((at, index) => move.path[index] !== at)) continue;
    // The name of the action itself, unless the place is only a step on the way.
    ways.add(nameOf(game, places, move, move.path.length === path.length + 1));
  }
  // Sort cards by number.
  const { compare } = new Intl.Collator(words.language, { numeric: true });
  const can = [...ways].sort(compare);
  if (looking) can.push(words.say("play-on"));
  if (canOffer) can.push(words.say("menu-draw"));
  return can;
}

/** The name of a move's next place, or of the move if it has none. */
function nameOf(game: Game, places: readonly Place[], move: LegalMove, targets: boolean): string {
  const { words, session } = game;
  const { phrases } = game.entry;
  const { active, path, options, view } = session.state;
  const id = move.path[path.length];
  const place = places.find((each) => each.id === id && (each.seat ?? active) === active);
  if (!place) return phrases.button(words, move, view).name;
  const unmarked = { chosen: false, last: false, hint: false };
  const begins = path.length === 0;
  const peeking = options.memory !== "on";
  return phrases.place(words, view, place, {
    kind: "name",
    state: { ...unmarked, targets, begins, peeking },
  });
}
