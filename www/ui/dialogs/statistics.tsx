/** Statistics of the games finished on this device, for all games or one. */
import type { JSX } from "preact";
import type { GameDefinition } from "../../games/define";
import { findGame, GAMES } from "../../games/registry";
import { today } from "../../puzzles/day";
import { puzzleStatisticsOf } from "../../storage/puzzle-statistics";
import { LEVELS, withLevel } from "../../storage/seats";
import { againstBot } from "../../storage/settings";
import {
  type GameStatistics,
  type Statistics,
  type Strength,
  statisticsOf,
  type Tally,
} from "../../storage/statistics";
import { Button } from "../components/controls";
import { gameName } from "../components/game-name";
import { Heading } from "../components/heading";
import { type Figure, Figures, percent } from "../components/numbers";
import type { Page } from "../page";
import { seatsOf } from "../seating";
import { useChanges } from "../use-changes";
import type { Content } from "./dialogs";

/** The columns of the table in order. */
const STRENGTHS: readonly Strength[] = [...LEVELS, "mixed"];

/** Shown in cells without a game. */
const NOTHING = "–";

/** Opens the statistics of these games. Their code must be loaded. */
export function openStatistics(page: Page, games: readonly GameDefinition[]): void {
  const dialog = page.dialogs.open(
    () => contentOf(page, games),
    () => leave(),
  );
  const leave = page.finished.onChange(() => dialog.refresh());
}

function contentOf(page: Page, games: readonly GameDefinition[]): Content {
  const [first, ...others] = games;
  const finished = page.finished.list().filter(({ game }) => games.some(({ id }) => id === game));
  const statistics = statisticsOf(finished);
  const play = (): void => page.router.go({ screen: "start", game: first?.id ?? "" });
  return {
    title:
      first && others.length === 0
        ? page.say("statistics-of", { game: page.say(first.texts.title) })
        : page.say("statistics"),
    body: (
      <>
        {statistics.played > 0 ? (
          <Shown page={page} statistics={statistics} />
        ) : (
          <p>{page.say("statistics-none")}</p>
        )}
        <SolvedPuzzles page={page} games={games} />
      </>
    ),
    actions: statistics.played === 0 && (
      <Button label={page.say("play")} act={play} look="primary" />
    ),
  };
}

function Shown(props: { page: Page; statistics: Statistics }): JSX.Element {
  const { page, statistics } = props;
  const { played, against, streak } = statistics;
  const games = GAMES.flatMap(({ id }) => statistics.games.filter(({ game }) => game === id));
  const amounts: [label: string, amount: string][] = [
    [page.say("statistics-played"), number(page, played)],
  ];
  if (against.played > 0)
    amounts.push(
      [
        page.say("statistics-won-of", textsOf(page, against)),
        percent(page, against.won / against.played),
      ],
      [
        page.say("statistics-streak", { longest: number(page, streak.longest) }),
        number(page, streak.now),
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
      <Form page={page} statistics={statistics} />
      <ByGame page={page} games={games} />
    </>
  );
}

/** The latest results against bots as dots, and the next goal. */
function Form(props: { page: Page; statistics: Statistics }): JSX.Element {
  const { page, statistics } = props;
  const { form, next, streak } = statistics;
  const won = form.filter(Boolean).length;
  return (
    <div class="form">
      {form.length > 0 && (
        <div role="img" aria-label={page.say("statistics-form", { won, played: form.length })}>
          {form.map((won) => (
            <span class={won ? "won" : ""} />
          ))}
        </div>
      )}
      {next ? (
        <Button
          label={page.say("statistics-next", { level: next.level, game: nameOf(page, next.kind) })}
          act={() => startNext(page, next)}
        />
      ) : (
        <p>{page.say("statistics-next-streak", { count: number(page, streak.longest + 1) })}</p>
      )}
    </div>
  );
}

/** Starts a game against bots of the next level. */
function startNext(page: Page, { kind, level }: NonNullable<Statistics["next"]>): void {
  const { game, variant } = kind;
  const entry = findGame(game);
  if (!entry) return;
  const seats = withLevel(againstBot(seatsOf(entry.id)), level);
  const options: Record<string, string> = variant ? { variant } : {};
  page.withGames([entry], () => page.sessions.start(entry.id, { setup: { seats, options } }));
}

/** How often each game was played, and won against bots of each level. */
function ByGame(props: { page: Page; games: readonly GameStatistics[] }): JSX.Element | null {
  const { page, games } = props;
  const shown = STRENGTHS.filter((each) => games.some(({ against }) => against.has(each)));
  if (shown.length === 0) return null;
  const cell = (tally?: Tally): Figure =>
    tally
      ? {
          text: page.say("statistics-ratio", textsOf(page, tally)),
          share: tally.won / tally.played,
        }
      : NOTHING;
  return (
    <section>
      <Heading depth={3}>{page.say("statistics-won")}</Heading>
      <Figures
        head={[
          "",
          ...shown.map((level) => page.say("statistics-level", { level })),
          page.say("statistics-played"),
        ]}
        rows={games.map((each) => [
          nameOf(page, each),
          ...shown.map((level) => cell(each.against.get(level))),
          number(page, each.played),
        ])}
      />
    </section>
  );
}

/** The numbers of daily puzzles solved and of consecutive days; empty without any. */
function SolvedPuzzles(props: {
  page: Page;
  games: readonly GameDefinition[];
}): JSX.Element | null {
  const { page, games } = props;
  useChanges(page.puzzles);
  const results = page.puzzles.list();
  const rows = games.flatMap(({ id, texts }) => {
    const solved = puzzleStatisticsOf(results, id, today());
    if (!solved) return [];
    const { alone, hinted, streak } = solved;
    const days = { now: number(page, streak.now), best: number(page, streak.longest) };
    return [
      [
        page.say(texts.title),
        number(page, alone),
        number(page, hinted),
        page.say("puzzles-days", days),
      ],
    ];
  });
  if (rows.length === 0) return null;
  const head = ["puzzles-alone", "puzzles-hinted", "puzzles-streak"].map((id) => page.say(id));
  return (
    <section>
      <Heading depth={3}>{page.say("puzzles-solved")}</Heading>
      <Figures head={["", ...head]} rows={rows} />
    </section>
  );
}

const number = (page: Page, value: number): string => value.toLocaleString(page.words.language);

const textsOf = (page: Page, { won, played }: Tally): Record<keyof Tally, string> => ({
  won: number(page, won),
  played: number(page, played),
});

function nameOf(page: Page, { game, variant }: GameStatistics): string {
  const found = findGame(game);
  return found ? gameName(page, found, variant) : game;
}
