/** Examples in the rules: a lesson's position and the effect of its move, drawn on a board and described. */
import type { JSX } from "preact";
import type { PlaceId } from "../../board/types";
import { Match } from "../../engine/sobremesa";
import type { LegalMove, Moment, View } from "../../engine/types";
import { LESSONS } from "../../games/lessons";
import type { LoadedGame } from "../../games/registry";
import type { Page } from "../page";
import { Fine } from "./controls";
import { askOf, StillBoard } from "./still-board";

/** An example of the rules. */
export interface Example {
  view: View;
  move: LegalMove;
  /** What happens. */
  moments: Moment[];
}

/** The position of a lesson's step, and its first expected move; null if there is none. */
export function exampleOf(lesson: string, step: number): Example | null {
  const { game, steps } = LESSONS[lesson] ?? {};
  const [position, wanted = /./] = steps?.[step - 1] ?? [];
  if (!game || !position) return null;
  return askOf(
    () => new Match(game, { position }),
    (match) => {
      const moves = match.legalMoves();
      const move = moves.find(({ notation }) => wanted.test(notation)) as LegalMove;
      const view = match.view(0);
      const { moments } = match.play(move.notation, 0);
      return { view, move, moments };
    },
  );
}

/**
 * Examples, given as a lesson's name and step numbers: `gobblet 2 3`. A sentence about them may follow. With a place,
 * as in `muros 7@scores`, that place is shown after the move. With `plays`, they play their move once, after so many
 * other pictures.
 */
export function Examples(props: {
  page: Page;
  entry: LoadedGame;
  words: string;
  plays?: number;
}): JSX.Element {
  const { page, entry, words, plays } = props;
  const [, name, steps = "", only, shown = ""] =
    /^(\S+) ([\d ]*\d)(?:@(\w+))? ?(.*)$/.exec(words) ?? [];
  return (
    <>
      {steps.split(" ").map((step) => {
        const found = exampleOf(`lesson-${name}`, Number(step));
        return (
          found && (
            <ExampleView key={step} {...{ page, entry, shown, only, plays }} example={found} />
          )
        );
      })}
    </>
  );
}

function ExampleView(props: {
  page: Page;
  entry: LoadedGame;
  example: Example;
  shown: string;
  only: PlaceId | undefined;
  plays: number | undefined;
}): JSX.Element {
  const { page, entry, example, shown, only, plays } = props;
  const { view, move, moments } = example;
  const { path } = move;
  const events = moments.map(({ event }) => event);
  const caption = shown || entry.phrases.step(page.words, events, view);
  const after = moments.at(-1)?.after ?? view;
  const marks = only
    ? { winners: after.outcome?.winners ?? [] }
    : { threats: true, ...(entry.whole ? { hint: path } : { path, aim: events }) };
  return (
    <div role="img" aria-label={caption}>
      <StillBoard
        page={page}
        entry={entry}
        view={only ? after : view}
        more={marks}
        only={only}
        near={only ? undefined : entry.touched(events)}
        plays={plays === undefined || only ? undefined : { moments, from: plays }}
      />
      {shown ? <p>{shown}</p> : <Fine>{caption}</Fine>}
    </div>
  );
}
