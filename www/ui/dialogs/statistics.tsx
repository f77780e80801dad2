/** Statistics of the games finished on this device. */
import type { JSX } from "preact";
import { findGame, GAMES } from "../../games/registry";
import { today } from "../../puzzles/day";
import { puzzleStatisticsOf } from "../../storage/puzzle-statistics";
import { LEVELS } from "../../storage/seats";
import {
  type GameStatistics,
  type Statistics,
  type Strength,
  statisticsOf,
  type Tally,
} from "../../storage/statistics";
import type { App } from "../app";
import { Fine } from "../components/controls";
import { gameName } from "../components/game-name";
import { Heading } from "../components/heading";
import { duration, type Figure, Figures, percent } from "../components/numbers";
import type { Content } from "./dialogs";

/** All that a column can be of, in their order. */
const STRENGTHS: readonly Strength[] = [...LEVELS, "mixed"];

/** What stands where there is nothing to count. */
const NOTHING = "–";

/** Opens the statistics; the games' code must have come. */
export function openStatistics(app: App): void {
  const dialog = app.dialogs.open(
    () => contentOf(app),
    () => leave(),
  );
  const leave = app.finished.onChange(() => dialog.refresh());
}

function contentOf(app: App): Content {
  const statistics = statisticsOf(app.finished.list());
  return {
    title: app.say("statistics"),
    body: (
      <>
        {statistics.played > 0 ? (
          <Shown app={app} statistics={statistics} />
        ) : (
          <p>{app.say("statistics-none")}</p>
        )}
        <SolvedPuzzles app={app} />
      </>
    ),
  };
}

function Shown(props: { app: App; statistics: Statistics }): JSX.Element {
  const { app, statistics } = props;
  const { played, seconds, against, streak } = statistics;
  const games = GAMES.flatMap(({ id }) => statistics.games.filter(({ game }) => game === id));
  const amounts: [label: string, amount: string][] = [
    [app.say("statistics-played"), number(app, played)],
    [app.say("statistics-time"), duration(app, seconds)],
  ];
  if (against.played > 0)
    amounts.push(
      [
        app.say("statistics-won-of", textsOf(app, against)),
        percent(app, against.won / against.played),
      ],
      [
        app.say("statistics-streak", { longest: number(app, streak.longest) }),
        number(app, streak.now),
      ],
    );
  return (
    <>
      <dl class="amounts">
        {amounts.map(([label, amount]) => (
          <div key={label}>
            <dt class="fine">{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <ByLevel app={app} games={games} />
      <ByGame app={app} games={games} />
    </>
  );
}

/** How many games against bots of each level were won. */
function ByLevel(props: { app: App; games: readonly GameStatistics[] }): JSX.Element | null {
  const { app } = props;
  const games = props.games.filter(({ against }) => against.size > 0);
  const shown = STRENGTHS.filter((each) => games.some(({ against }) => against.has(each)));
  if (shown.length === 0) return null;
  const cell = (tally?: Tally): Figure =>
    tally
      ? { text: app.say("statistics-ratio", textsOf(app, tally)), share: tally.won / tally.played }
      : NOTHING;
  return (
    <section>
      <Heading depth={3}>{app.say("statistics-won")}</Heading>
      <Figures
        over={app.say("statistics-levels")}
        head={["", ...shown.map((level) => app.say("statistics-level", { level }))]}
        rows={games.map((each) => [
          nameOf(app, each),
          ...shown.map((level) => cell(each.against.get(level))),
        ])}
      />
    </section>
  );
}

/** How often and how long each game was played, and how well at best. */
function ByGame(props: { app: App; games: readonly GameStatistics[] }): JSX.Element {
  const { app, games } = props;
  const reviewed = games.some(({ best }) => best !== null);
  const head = ["statistics-played", "statistics-time", ...(reviewed ? ["statistics-best"] : [])];
  return (
    <section>
      <Heading depth={3}>{app.say("statistics-games")}</Heading>
      <Figures
        head={["", ...head.map((id) => app.say(id))]}
        rows={games.map((each) => [
          nameOf(app, each),
          number(app, each.played),
          duration(app, each.seconds),
          ...(reviewed ? [each.best === null ? NOTHING : percent(app, each.best, 1)] : []),
        ])}
      />
      {reviewed && <Fine>{app.say("statistics-best-note")}</Fine>}
    </section>
  );
}

/** How many puzzles of the day were solved, and on how many days in a row; nothing where none was. */
function SolvedPuzzles({ app }: { app: App }): JSX.Element | null {
  const results = app.puzzles.list();
  const rows = GAMES.flatMap(({ id, texts }) => {
    const told = puzzleStatisticsOf(results, id, today());
    if (!told) return [];
    const { alone, hinted, streak } = told;
    const days = { now: number(app, streak.now), best: number(app, streak.longest) };
    return [
      [
        app.say(texts.title),
        number(app, alone),
        number(app, hinted),
        app.say("puzzles-days", days),
      ],
    ];
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

const number = (app: App, value: number): string => value.toLocaleString(app.words.language);

const textsOf = (app: App, { won, played }: Tally): Record<keyof Tally, string> => ({
  won: number(app, won),
  played: number(app, played),
});

function nameOf(app: App, { game, variant }: GameStatistics): string {
  const found = findGame(game);
  return found ? gameName(app, found, variant) : game;
}
