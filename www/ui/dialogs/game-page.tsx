/** Dialogs opened from home: the page of a game, and today's puzzles. */
import type { JSX } from "preact";
import { Match } from "../../engine/sobremesa";
import type { GameDefinition } from "../../games/define";
import { LESSONS, lessonsOf } from "../../games/lessons";
import { GAMES, loadedGame } from "../../games/registry";
import { dateOf } from "../../puzzles/day";
import { isDone } from "../../storage/solved";
import { Button } from "../components/controls";
import { learnLabel, lessonName } from "../components/learn";
import { type Item, Menu } from "../components/menu";
import { StillBoard, viewOf } from "../components/still-board";
import type { Page } from "../page";
import { sitterText } from "../seat-names";
import { playersOf } from "../seating";
import { SetupDraft } from "./setup/draft";
import { Variant } from "./setup/rules";

/** Opens the page of a game, once its texts are loaded. */
export const openGame = (page: Page, entry: GameDefinition): void =>
  page.withGames([entry], () => showGame(page, entry));

function showGame(page: Page, entry: GameDefinition): void {
  const { id, puzzles, texts } = entry;
  const { router } = page;
  page.dialogs.open((dialog) => {
    const { seats, options } = page.sessions.lastSetup(id);
    const draft = new SetupDraft(loadedGame(id), seats, options);
    const edit = (change?: () => void): void => {
      change?.();
      draft.fit();
      page.keep({ last: { [id]: draft.setup() } });
      dialog.refresh();
    };
    const lessons = lessonsOf(id).filter((lesson) => teaches(lesson, draft.now("variant")));
    const start = (): void => {
      dialog.close();
      router.go({ screen: "start", game: id });
    };
    const items: (Item | null)[] = [
      ["person", page.say("play-with"), () => page.open.setup(loadedGame(id))],
      ...lessons.map((lesson): Item => {
        const named = draft.variants ? lessonName(page, lesson) : "";
        const label = learnLabel(page, lesson, named);
        return ["hint", label, () => router.go({ screen: "lesson", lesson })];
      }),
      ["rules", page.say("rules"), () => router.go({ screen: "rules", game: id })],
      puzzles && puzzleItem(page, entry, page.say("puzzle")),
      ["chart", page.say("statistics"), () => page.open.statistics([entry])],
    ];
    return {
      title: page.say(texts.title),
      look: "sheet",
      body: (
        <>
          <Glance page={page} entry={entry} variant={draft.now("variant")} />
          <Variant page={page} draft={draft} edit={edit} start={start} />
          <Menu items={items.filter((item) => item !== null)} />
        </>
      ),
      actions: <Button label={page.say("play")} act={start} look="primary" />,
    };
  });
}

/** Returns true if a lesson is about a variant, or its game has none. */
const teaches = (lesson: string, variant: string): boolean =>
  (LESSONS[lesson]?.variant ?? variant) === variant;

/** What the game looks like and is about, and whom "Play" puts at the table. */
function Glance(props: { page: Page; entry: GameDefinition; variant: string }): JSX.Element {
  const { page, entry, variant } = props;
  const { words } = page;
  const { id, minutes, sample, samples, texts } = entry;
  const view = viewOf(() => new Match(id, { position: samples[variant] ?? sample }));
  const { seats } = page.sessions.alone(id);
  const names = seats.map((_, at) => sitterText(words, seats, at));
  const levels = new Set(seats.flatMap((seat) => (seat.kind === "bot" ? [seat.level] : [])));
  const [level = "none", other] = levels;
  const [from, to] = [Math.min(...playersOf(id)), Math.max(...playersOf(id))];
  return (
    <div class="glance">
      {view && <StillBoard page={page} entry={loadedGame(id)} view={view} more={{}} />}
      <div>
        <p>{page.say(texts.pitch)}</p>
        <p>
          {page.say("game-facts", { players: from === to ? `${to}` : `${from}–${to}`, minutes })}
        </p>
        <p>
          {page.say("game-table", {
            names: words.list(names, "and"),
            level: other ? "none" : level,
          })}
        </p>
      </div>
    </div>
  );
}

/** Opens the list of today's puzzles. */
export function openPuzzles(page: Page): void {
  page.dialogs.open(() => ({
    title: page.say("puzzles-today"),
    look: "sheet",
    body: (
      <Menu
        items={GAMES.filter(({ puzzles }) => puzzles).map((entry) =>
          puzzleItem(page, entry, page.say(entry.texts.title)),
        )}
      />
    ),
  }));
}

/** The link to a game's puzzle of today, or the first to be done, with a tick once today's is solved. */
function puzzleItem(page: Page, { id }: GameDefinition, name: string): Item {
  const result = page.puzzles.of(id, page.today);
  const done = !isDone(result) ? "no" : result?.solved === undefined ? "missed" : "yes";
  const label = page.say("puzzle-of", { game: name, done });
  const day = page.puzzles.next(id, page.today);
  const date = day === page.today ? {} : { date: dateOf(day) };
  const icon = ({ no: "ask", missed: "missed", yes: "check" } as const)[done];
  const { router } = page;
  const again = router.route.screen === "puzzle";
  return [icon, label, () => router.go({ screen: "puzzle", game: id, ...date }, again)];
}
