/** The home screen: games to resume, games to start, and links to everything else. */

import { createRef, type JSX } from "preact";
import { started } from "../../../engine/load";
import { startRules } from "../../../engine/wasm/start";
import { findGame, GAMES, loadedGame } from "../../../games/registry";
import { today } from "../../../puzzles/day";
import type { Save } from "../../../storage/save";
import { streakOf } from "../../../storage/solved";
import { Button, Fine, IconedButton } from "../../components/controls";
import { Heading } from "../../components/heading";
import { Icon } from "../../components/icons";
import type { Page } from "../../page";
import { hasKept, PLAY, partsOf } from "../../preload";
import type { Screen } from "../screen";
import { FirstLesson, isNew } from "./first-lesson";
import { GameTile } from "./game-tile";
import { Pictures } from "./pictures";

/** If there are more games than this, the others are behind a button. */
const TILES = 4;

/** How long the offer to undo a deletion remains after leaving the screen, in ms. */
const AFTER = 6000;

/** The scroll position of each page when its home was left. */
const left = new WeakMap<Page, number>();

/** The home screen. */
export class HomeScreen implements Screen {
  readonly #page: Page;
  readonly #pictures = new Pictures((host, of) => PLAY.it.drawHomePicture(this.#page, host, of));
  readonly #leave: (() => void)[];
  readonly #main = createRef<HTMLElement>();
  readonly #pastHead = createRef<HTMLElement>();
  /** True if all running games are listed, not only the first. */
  #all = false;
  /** True if the finished games are listed. */
  #pastOpen = false;
  /** Functions that undo the deletions of this visit, and one that closes the note about them. */
  readonly #gone: (() => void)[] = [];
  #unsay = (): void => {};

  constructor(page: Page) {
    this.#page = page;
    const refresh = (): void => page.render(this);
    this.#leave = [
      page.offline.onChange(refresh),
      page.puzzles.onChange(refresh),
      page.saves.onChange(() => this.#refreshKept()),
    ];
  }

  shown(): void {
    // With the rules, tiles show the state of their games. A failed load is reported elsewhere.
    if (!started())
      startRules().then(
        () => this.#page.render(this),
        () => {},
      );
    const home = this.#main.current;
    if (home) home.scrollTop = left.get(this.#page) ?? 0;
    this.#pictures.shown = true;
    // Home also replaces screens that don't exist.
    this.#refreshKept();
  }

  leave(): void {
    left.set(this.#page, this.#main.current?.scrollTop ?? 0);
    this.#pictures.leave();
    if (this.#gone.length > 0) setTimeout(this.#unsay, AFTER);
    for (const leave of this.#leave) leave();
  }

  view(): JSX.Element {
    const page = this.#page;
    // Until the code for saved games has loaded, none are shown.
    const any = hasKept(page.saves) && PLAY.loaded;
    const listed = any ? page.saves.list() : [];
    const games = listed.filter((save) => findGame(save.game) && PLAY.it.isConsistent(save));
    const unreadable = [
      ...(any ? page.saves.broken() : []).map(({ id }) => id),
      ...listed.filter((save) => !games.includes(save)).map(({ id }) => id),
    ];
    const running = games.filter(({ over }) => !over);
    return (
      <main ref={this.#main} class={`home stack ${running.length > 0 ? "has-games" : ""}`}>
        {this.#head(listed.length + unreadable.length === 0)}
        {this.#running(running)}
        <section class="tiles" aria-label={page.say("home-games")}>
          {GAMES.map((entry) => (
            <GameTile
              key={entry.id}
              page={page}
              entry={entry}
              pictures={this.#pictures}
              last={games.find(({ game }) => game === entry.id)}
            />
          ))}
        </section>
        {this.#past(games.filter(isFinished))}
        {this.#broken(unreadable)}
        {this.#foot()}
      </main>
    );
  }

  /** Shows saved games once their code has loaded. */
  #refreshKept(): void {
    const page = this.#page;
    page.use(partsOf({ screen: "home" }, page.saves), () => page.render(this));
  }

  /** The head. If no game is saved (`bare`), it has a link to the first lesson. */
  #head(bare: boolean): JSX.Element {
    const page = this.#page;
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
        {bare && isNew(page) && <FirstLesson page={page} />}
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

  #running(saves: Save[]): JSX.Element {
    const page = this.#page;
    const shown = this.#all ? saves : saves.slice(0, TILES);
    const listAll = (): void => {
      this.#all = true;
      page.render(this);
    };
    return (
      <section
        class="running stack"
        aria-label={page.say("home-running")}
        hidden={shown.length === 0}
      >
        <div class="running-head row">
          <Heading depth={2}>{page.say("home-running")}</Heading>
          {saves.length > shown.length && (
            <Button
              label={page.say("home-all", { count: saves.length })}
              act={listAll}
              look="quiet"
            />
          )}
        </div>
        <div class={this.#all ? "saves" : "saves strip"}>{this.#tiles(shown)}</div>
      </section>
    );
  }

  /** A line with a link to today's puzzles and the current streak of days. */
  #puzzles(): JSX.Element {
    const page = this.#page;
    const days = streakOf(page.puzzles.list(), today());
    return (
      <button type="button" class="puzzles" onClick={() => page.open.puzzles()}>
        <Icon name="ask" />
        {page.say("puzzles-today")}
        {days > 1 && <span class="fine">{page.say("puzzle-shared-streak", { count: days })}</span>}
      </button>
    );
  }

  #past(saves: Save[]): JSX.Element {
    const page = this.#page;
    return (
      <details
        hidden={saves.length === 0}
        onToggle={({ currentTarget }) => {
          this.#pastOpen = currentTarget.open;
          page.render(this);
        }}
      >
        <summary ref={this.#pastHead}>{page.say("home-finished")}</summary>
        <div class="saves">{this.#pastOpen && this.#tiles(saves, true)}</div>
      </details>
    );
  }

  #broken(ids: string[]): JSX.Element {
    const page = this.#page;
    return (
      <section
        class="running broken stack"
        aria-label={page.say("home-broken")}
        hidden={ids.length === 0}
      >
        <Heading depth={2}>{page.say("home-broken")}</Heading>
        <div class="saves">{ids.map((id) => this.#brokenTile(id))}</div>
      </section>
    );
  }

  #foot(): JSX.Element {
    const page = this.#page;
    const { state } = page.offline;
    const where = __TARGET__ === "file" ? "file" : state;
    return (
      <footer class="home-foot">
        {this.#puzzles()}
        <IconedButton
          name="paste"
          label={page.say("open-or-join")}
          act={() => page.withGames(GAMES, () => page.open.orJoin())}
        />
        {page.storage.lasting && <Fine>{page.say("home-state", { state: where })}</Fine>}
        {state === "update" && (
          <Button label={page.say("update-now")} act={() => page.offline.update()} />
        )}
      </footer>
    );
  }

  #tiles(saves: Save[], outOfSight = false): JSX.Element[] {
    return saves.flatMap((save) => {
      const game = findGame(save.game);
      if (!game) return [];
      const discard = (): void => this.#discard(save.id, save.over);
      try {
        return PLAY.it.saveTile(this.#page, {
          save,
          entry: loadedGame(game.id),
          pictures: this.#pictures,
          outOfSight,
          discard,
        });
      } catch {
        // A tile that can't be shown must not remove the others.
        return this.#brokenTile(save.id);
      }
    });
  }

  #brokenTile(id: string): JSX.Element {
    const { BrokenTile } = PLAY.it;
    return <BrokenTile key={id} page={this.#page} id={id} discard={() => this.#discard(id)} />;
  }

  /** Deletes at once and offers to undo it, which is kinder than asking first. */
  #discard(id: string, over = false): void {
    const page = this.#page;
    if (page.session?.id === id) page.sessions.clear();
    const undo = page.saves.discard(id);
    page.render(this);
    const past = this.#pastHead.current;
    const finished = over && !past?.parentElement?.hidden;
    (finished ? past : page.heading)?.focus();
    // If the note was closed, earlier deletions are final.
    if (page.notes.empty) this.#gone.length = 0;
    this.#gone.push(undo);
    this.#offerBack();
  }

  /** Offers to undo the last deletion, then the ones before. */
  #offerBack(): void {
    const page = this.#page;
    this.#unsay = page.notes.show(["home-deleted"], false, {
      label: page.say("undo"),
      act: () => {
        this.#gone.pop()?.();
        page.render(this);
        if (this.#gone.length > 0) this.#offerBack();
      },
    });
  }
}

/** A game may be over before anybody has decided anything. */
const isFinished = ({ over, whole }: Save): boolean => over && whole;
