/** Examples in the rules: a lesson's position and the effect of its move, drawn on a board and described. */
import type { JSX } from "preact";
import { Match } from "../../engine/sobremesa";
import type { GameEvent, LegalMove, Moment, View } from "../../engine/types";
import { LESSONS } from "../../games/lessons";
import type { LoadedGame } from "../../games/registry";
import type { Page } from "../page";
import { Fine } from "./controls";
import { askOf, StillBoard } from "./still-board";

/** An example of the rules. */
export interface Example {
  view: View;
  move: LegalMove;
  events: GameEvent[];
  /** What happens, and the view afterwards. */
  moments: Moment[];
  after: View;
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
      const { events } = match.preview(move.notation);
      const { moments, view: after } = match.play(move.notation, 0);
      return { view, move, events, moments, after };
    },
  );
}

/**
 * Examples, given as a lesson's name and step numbers: `gobblet 2 3`. A sentence about them may follow. With `plays`,
 * they play their move once, after so many other pictures.
 */
export function Examples(props: {
  page: Page;
  entry: LoadedGame;
  words: string;
  plays?: number;
}): JSX.Element {
  const { page, entry, words, plays } = props;
  const [, name, steps = "", shown = ""] = /^(\S+) ([\d ]*\d) ?(.*)$/.exec(words) ?? [];
  return (
    <>
      {steps.split(" ").map((step) => {
        const found = exampleOf(`lesson-${name}`, Number(step));
        return (
          found && (
            <ExampleView
              key={step}
              page={page}
              entry={entry}
              example={found}
              shown={shown}
              plays={plays}
            />
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
  plays: number | undefined;
}): JSX.Element {
  const { page, entry, example, shown, plays } = props;
  const { view, move, events } = example;
  const { path } = move;
  const caption = shown || entry.phrases.step(page.words, events, view);
  const marks = { path, hint: path, aim: events, threats: true };
  return (
    <div role="img" aria-label={caption}>
      <StillBoard
        page={page}
        entry={entry}
        view={view}
        more={marks}
        plays={plays === undefined ? undefined : { ...example, from: plays }}
      />
      {shown ? <p>{shown}</p> : <Fine>{caption}</Fine>}
    </div>
  );
}
