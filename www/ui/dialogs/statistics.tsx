/** Statistics of the games finished on this device: shown, kept as a file, taken from one, erased. */
import { createRef, type JSX } from "preact";
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
import { Button, Fine } from "../components/controls";
import { gameName } from "../components/game-name";
import { Heading } from "../components/heading";
import { duration, type Figure, Figures, percent } from "../components/numbers";
import { ask } from "./ask";
import type { Content, Dialog } from "./dialogs";
import { saveText } from "./text-to-copy";

/** All that a column can be of, in their order. */
const STRENGTHS: readonly Strength[] = [...LEVELS, "mixed"];

/** What stands where there is nothing to count. */
const NOTHING = "–";

/** Opens the statistics; the games' code must have come. */
export function openStatistics(app: App): void {
  const dialog = app.dialogs.open(
    (opened) => contentOf(app, opened),
    () => leave(),
  );
  const leave = app.finished.onChange(() => dialog.refresh());
}

function contentOf(app: App, dialog: Dialog): Content {
  const statistics = statisticsOf(app.finished.list());
  const any = statistics.played > 0;
  // What came of puzzles is kept and erased with them.
  const kept = any || app.puzzles.list().length > 0;
  return {
    title: app.say("statistics"),
    body: (
      <>
        {any ? <Shown app={app} statistics={statistics} /> : <p>{app.say("statistics-none")}</p>}
        <SolvedPuzzles app={app} />
        {kept && (
          <Button label={app.say("statistics-erase")} act={() => erase(app, dialog)} look="quiet" />
        )}
      </>
    ),
    actions: (
      <>
        {kept && <Button label={app.say("statistics-export")} act={() => keep(app)} />}
        <Import app={app} dialog={dialog} />
      </>
    ),
  };
}

// --- what is shown ------------------------------------------------------------------------------

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

// --- what is done -------------------------------------------------------------------------------

/** All as a file, named by its day. */
function keep(app: App): void {
  // As ISO writes a date, and as it is where the reader lives.
  const day = new Date().toLocaleDateString("sv-SE");
  const all = { ...JSON.parse(app.finished.copy()), puzzles: app.puzzles.list() };
  const name = `sobremesa-statistics-${day}.json`;
  if (saveText(app, name, JSON.stringify(all), app.say("statistics-export")))
    app.notes.show(["statistics-exported"], true);
}

/** A button that asks for a file, and takes in what it tells. */
function Import(props: { app: App; dialog: Dialog }): JSX.Element {
  const { app, dialog } = props;
  const field = createRef<HTMLInputElement>();
  const take = async ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
    const text = await input.files?.[0]?.text().catch(() => "");
    // The same file may be chosen again.
    input.value = "";
    if (text === undefined) return;
    const count = app.finished.take(text);
    if (count !== null) app.puzzles.take(text);
    dialog.refresh();
    if (count === null) app.notes.show(["statistics-unreadable"]);
    else app.notes.show(["statistics-taken", { count }], true);
  };
  return (
    <>
      <Button label={app.say("statistics-import")} act={() => field.current?.click()} />
      <input type="file" accept=".json" hidden ref={field} onChange={take} />
    </>
  );
}

/** Forgets all, once it has been asked. */
function erase(app: App, dialog: Dialog): void {
  const act = (): void => {
    app.finished.erase();
    app.puzzles.erase();
    dialog.refresh();
  };
  ask(app, () => ({
    title: app.say("statistics-erase-title"),
    text: app.say("statistics-erase-text"),
    answers: [{ label: app.say("statistics-erase-yes"), act }],
  }));
}
