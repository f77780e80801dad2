/** The saved games on home: the running ones, the finished ones, and those that can't be read. */
import type { JSX, RefObject } from "preact";
import { useState } from "preact/hooks";
import { findGame, loadedGame } from "../../../games/registry";
import type { Save } from "../../../storage/save";
import { Button } from "../../components/controls";
import { Heading } from "../../components/heading";
import type { Page } from "../../page";
import { PLAY } from "../../preload";
import type { Pictures } from "./pictures";

/** If there are more games than this, the others are behind a button. */
const TILES = 4;

interface Tiles {
  page: Page;
  pictures: Pictures;
  discard: (id: string, over?: boolean) => void;
}

export function RunningGames(props: Tiles & { saves: Save[] }): JSX.Element {
  const { page, saves } = props;
  /** True if all are listed, not only the first. */
  const [all, setAll] = useState(false);
  const shown = all ? saves : saves.slice(0, TILES);
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
            act={() => setAll(true)}
            look="quiet"
          />
        )}
      </div>
      <div class={all ? "saves" : "saves strip"}>{tilesOf(props, shown)}</div>
    </section>
  );
}

/** The finished games, folded under their heading. */
export function FinishedGames(
  props: Tiles & { saves: Save[]; head: RefObject<HTMLElement | null> },
): JSX.Element {
  const { page, saves, head } = props;
  const [open, setOpen] = useState(false);
  return (
    <details
      hidden={saves.length === 0}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary ref={head}>{page.say("home-finished")}</summary>
      <div class="saves">{open && tilesOf(props, saves, true)}</div>
    </details>
  );
}

export function BrokenGames(props: Tiles & { ids: string[] }): JSX.Element {
  const { page, ids } = props;
  return (
    <section
      class="running broken stack"
      aria-label={page.say("home-broken")}
      hidden={ids.length === 0}
    >
      <Heading depth={2}>{page.say("home-broken")}</Heading>
      <div class="saves">{ids.map((id) => brokenTile(props, id))}</div>
    </section>
  );
}

function tilesOf(tiles: Tiles, saves: Save[], outOfSight = false): JSX.Element[] {
  const { page, pictures, discard } = tiles;
  return saves.flatMap((save) => {
    const game = findGame(save.game);
    if (!game) return [];
    try {
      return PLAY.it.saveTile(page, {
        save,
        entry: loadedGame(game.id),
        pictures,
        outOfSight,
        discard: () => discard(save.id, save.over),
      });
    } catch {
      // A tile that can't be shown must not remove the others.
      return brokenTile(tiles, save.id);
    }
  });
}

function brokenTile({ page, discard }: Tiles, id: string): JSX.Element {
  const { BrokenTile } = PLAY.it;
  return <BrokenTile key={id} page={page} id={id} discard={() => discard(id)} />;
}
