/** The way to the puzzles of the day, on the home screen: a line that waits until somebody looks for it. */
import type { JSX } from "preact";
import { GAMES } from "../../../games/registry";
import { today } from "../../../puzzles/day";
import { isDone } from "../../../storage/solved";
import type { App } from "../../app";
import { Button } from "../../components/controls";
import { Heading } from "../../components/heading";

/** All games that have puzzles; what was solved today is ticked. */
export function PuzzleLine({ app }: { app: App }): JSX.Element {
  const day = today();
  const results = app.puzzles.list().filter((each) => each.day === day && isDone(each));
  return (
    <section class="puzzles" aria-label={app.say("puzzle")}>
      <Heading depth={2}>{app.say("puzzle")}</Heading>
      <div class="row">
        {GAMES.filter(({ puzzles }) => puzzles).map(({ id, texts }) => {
          const result = results.find(({ game }) => game === id);
          const done = !result ? "no" : result.solved === undefined ? "missed" : "yes";
          return (
            <Button
              key={id}
              label={app.say("puzzle-of", { game: app.say(texts.title), done })}
              act={() => app.router.go({ screen: "puzzle", game: id })}
            />
          );
        })}
      </div>
    </section>
  );
}
