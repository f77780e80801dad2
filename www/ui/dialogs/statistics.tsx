/** Statistics of the games finished on this device, for all games or one. */
import type { JSX } from "preact";
import type { GameDefinition } from "../../games/define";
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
import { Button } from "../components/controls";
import { gameName } from "../components/game-name";
import { Heading } from "../components/heading";
import { duration, type Figure, Figures, percent } from "../components/numbers";
import type { Content } from "./dialogs";

/** The columns of the table in order. */
const STRENGTHS: readonly Strength[] = [...LEVELS, "mixed"];

/** Shown in cells without a game. */
const NOTHING = "–";

/** Opens the statistics of these games. Their code must be loaded. */
export function openStatistics(app: App, games: readonly GameDefinition[]): void {
  const dialog = app.dialogs.open(
    () => contentOf(app, games),
    () => leave(),
  );
  const leave = app.finished.onChange(() => dialog.refresh());
}

function contentOf(app: App, games: readonly GameDefinition[]): Content {
  const [first, ...others] = games;
  const finished = app.finished.list().filter(({ game }) => games.some(({ id }) => id === game));
  const statistics = statisticsOf(finished);
  const play = (): void => app.router.go({ screen: "start", game: first?.id ?? "" });
  return {
    title:
      first && others.length === 0
        ? app.say("statistics-of", { game: app.say(first.texts.title) })
        : app.say("statistics"),
    body: (
      <>
        {statistics.played > 0 ? (
          <Shown app={app} statistics={statistics} />
        ) : (
          <p>{app.say("statistics-none")}</p>
        )}
        <SolvedPuzzles app={app} games={games} />
      </>
    ),
    actions: statistics.played === 0 && (
      <Button label={app.say("play")} act={play} look="primary" />
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
      <Form app={app} statistics={statistics} />
      <ByGame app={app} games={games} />
    </>
  );
}

/** The latest results against bots as dots, and the next goal. */
function Form(props: { app: App; statistics: Statistics }): JSX.Element {
  const { app, statistics } = props;
  const { form, next, streak } = statistics;
  const won = form.filter(Boolean).length;
  const goal = next
    ? app.say("statistics-next", { level: next.level, game: nameOf(app, next.kind) })
    : app.say("statistics-next-streak", { count: number(app, streak.longest + 1) });
  return (
    <div class="form">
      {form.length > 0 && (
        <div role="img" aria-label={app.say("statistics-form", { won, played: form.length })}>
          {form.map((won) => (
            <span class={won ? "won" : ""} />
          ))}
        </div>
      )}
      <p>{goal}</p>
    </div>
  );
}

/** How often each game was played, and won against bots of each level. */
function ByGame(props: { app: App; games: readonly GameStatistics[] }): JSX.Element | null {
  const { app, games } = props;
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
        head={[
          "",
          ...shown.map((level) => app.say("statistics-level", { level })),
          app.say("statistics-played"),
        ]}
        rows={games.map((each) => [
          nameOf(app, each),
          ...shown.map((level) => cell(each.against.get(level))),
          number(app, each.played),
        ])}
      />
    </section>
  );
}

/** The numbers of daily puzzles solved and of consecutive days; empty without any. */
function SolvedPuzzles(props: { app: App; games: readonly GameDefinition[] }): JSX.Element | null {
  const { app, games } = props;
  const results = app.puzzles.list();
  const rows = games.flatMap(({ id, texts }) => {
    const solved = puzzleStatisticsOf(results, id, today());
    if (!solved) return [];
    const { alone, hinted, streak } = solved;
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
