/** What came of the puzzles of the day, a line a game. */
import type { JSX } from "preact";
import { GAMES } from "../../games/registry";
import { today } from "../../puzzles/day";
import { puzzleStatisticsOf } from "../../storage/puzzle-statistics";
import type { App } from "../app";
import { Heading } from "../components/heading";
import { Figures } from "../components/numbers";

/** How many were solved, and on how many days in a row; nothing where none was. */
export function SolvedPuzzles({ app }: { app: App }): JSX.Element | null {
  const results = app.puzzles.list();
  const number = (value: number): string => value.toLocaleString(app.words.language);
  const rows = GAMES.flatMap(({ id, texts }) => {
    const told = puzzleStatisticsOf(results, id, today());
    if (!told) return [];
    const { alone, hinted, streak } = told;
    const days = { now: number(streak.now), best: number(streak.longest) };
    return [[app.say(texts.title), number(alone), number(hinted), app.say("puzzles-days", days)]];
  });
  if (rows.length === 0) return null;
  const head = ["puzzles-alone", "puzzles-hinted", "puzzles-streak"].map((id) => app.say(id));
  return (
    <section>
      <Heading depth={3}>{app.say("puzzles-solved")}</Heading>
      <Figures head={["", ...head]} rows={rows} />
    </section>
  );
}
