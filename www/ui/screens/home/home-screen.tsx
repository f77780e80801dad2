/** The home screen: games to resume, games to start, and links to everything else. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { findGame, GAMES } from "../../../games/registry";
import type { Save } from "../../../storage/save";
import { streakOf } from "../../../storage/solved";
import { Button, Fine, IconedButton } from "../../components/controls";
import { Heading } from "../../components/heading";
import { Icon } from "../../components/icons";
import type { Page } from "../../page";
import { hasKept, PLAY, partsOfSaves, RULES } from "../../preload";
import { useChanges } from "../../use-changes";
import { FirstLesson, isNew } from "./first-lesson";
import { GameTile } from "./game-tile";
import { Pictures } from "./pictures";
import { BrokenGames, FinishedGames, RunningGames } from "./saved-games";
import { useDiscard } from "./use-discard";

/** The scroll position of each page when its home was left. */
const left = new WeakMap<Page, number>();

/** The home screen. */
export function HomeScreen({ page }: { page: Page }): JSX.Element {
  const main = useRef<HTMLElement>(null);
  const finishedHead = useRef<HTMLElement>(null);
  const [pictures] = useState(
    () => new Pictures((host, of) => PLAY.it.drawHomePicture(page, host, of)),
  );
  const again = useRefresh(page);
  const discard = useDiscard(page, finishedHead, again);
  useLayoutEffect(() => {
    const home = main.current;
    if (home) home.scrollTop = left.get(page) ?? 0;
    pictures.shown = true;
    return () => {
      left.set(page, home?.scrollTop ?? 0);
      pictures.leave();
    };
  }, [page, pictures]);
  const { games, unreadable } = keptGames(page);
  const running = games.filter(({ over }) => !over);
  const tiles = { page, pictures, discard };
  return (
    <main ref={main} class={`home stack ${running.length > 0 ? "has-games" : ""}`}>
      <Head page={page} />
      <RunningGames {...tiles} saves={running} />
      <section class="tiles" aria-label={page.say("home-games")}>
        {GAMES.map((entry) => (
          <GameTile
            key={entry.id}
            page={page}
            entry={entry}
            pictures={pictures}
            last={games.find(({ game }) => game === entry.id)}
          />
        ))}
      </section>
      <div class="home-foot">
        <TodaysPuzzles page={page} />
        <IconedButton
          name="paste"
          label={page.say("open-or-join")}
          act={() => page.withGames(GAMES, () => page.open.orJoin())}
        />
      </div>
      <FinishedGames {...tiles} saves={games.filter(isFinished)} head={finishedHead} />
      <BrokenGames {...tiles} ids={unreadable} />
      <Foot page={page} />
    </main>
  );
}

/** Renders home again when other tabs write saves, and when the rules and the code for saved games have loaded. */
function useRefresh(page: Page): () => void {
  const again = useChanges();
  useLayoutEffect(() => {
    const kept = (): void => page.use(partsOfSaves(page.saves), again);
    // A failed load is reported elsewhere.
    if (!RULES.loaded) RULES.load().then(again, () => {});
    // Home also replaces screens that don't exist.
    kept();
    return page.saves.onChange(kept);
  }, [page]);
  return again;
}

/** The saved games, and the ids of those that can't be read. Until their code has loaded, there are none. */
function keptGames(page: Page): { games: Save[]; unreadable: string[] } {
  if (!hasKept(page.saves) || !PLAY.loaded) return { games: [], unreadable: [] };
  const listed = page.saves.list();
  const games = listed.filter((save) => findGame(save.game) && PLAY.it.isConsistent(save));
  const strange = listed.filter((save) => !games.includes(save));
  return { games, unreadable: [...page.saves.broken(), ...strange].map(({ id }) => id) };
}

/** The head. For a new player it has a link to the first lesson. */
function Head({ page }: { page: Page }): JSX.Element {
  const { visited } = page;
  return (
    <header class="home-head">
      <Heading depth={1} tabindex={-1}>
        {page.say("sobremesa")}
      </Heading>
      <p class="home-lead">{page.say("home-lead")}</p>
      <div class="home-tools">
        <IconedButton
          name="rules"
          label={page.say("rules")}
          act={() => page.router.go({ screen: "rules" })}
        />
        <IconedButton
          name="chart"
          label={page.say("statistics")}
          act={() => page.withGames(GAMES, () => page.open.statistics(GAMES))}
        />
        <IconedButton
          name="settings"
          label={page.say("settings")}
          act={() => page.open.settings()}
        />
      </div>
      {isNew(page) && <FirstLesson page={page} />}
      {visited !== null && (
        <Button
          label={page.say("visit-go-on")}
          act={() => page.router.go({ screen: "table", code: visited })}
          look="primary"
        />
      )}
    </header>
  );
}

function Foot({ page }: { page: Page }): JSX.Element {
  useChanges(page.offline);
  const { state } = page.offline;
  const where = __TARGET__ === "file" ? "file" : state;
  return (
    <footer class="home-foot">
      {page.storage.lasting && <Fine>{page.say("home-state", { state: where })}</Fine>}
      {state === "update" && (
        <Button label={page.say("update-now")} act={() => page.offline.update()} />
      )}
    </footer>
  );
}

/** A line with a link to today's puzzles and the current streak of days. */
function TodaysPuzzles({ page }: { page: Page }): JSX.Element {
  useChanges(page.puzzles);
  const days = streakOf(page.puzzles.list(), page.today);
  return (
    <button type="button" class="puzzles" onClick={() => page.open.puzzles()}>
      <Icon name="ask" />
      {page.say("puzzles-today")}
      {days > 1 && <span class="fine">{page.say("puzzle-shared-streak", { count: days })}</span>}
    </button>
  );
}

/** A game may be over before anybody has decided anything. */
const isFinished = ({ over, whole }: Save): boolean => over && whole;
