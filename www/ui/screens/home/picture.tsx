/** A picture of a game on the home screen: a saved game's position, or a sample. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Board } from "../../../board/types";
import type { GameDefinition } from "../../../games/define";
import { type Save, writing } from "../../../storage/save";
import type { Page } from "../../page";
import type { Pictures } from "./pictures";

interface Props {
  page: Page;
  pictures: Pictures;
  entry: GameDefinition;
  save?: Save | undefined;
  /** A position to show if no saved game can be read. Without it, nothing is drawn then. */
  sample?: string;
  /** True if it may be out of view at first. */
  outOfSight?: boolean;
}

/** The picture. The text around it contains the same information. */
export function Picture(props: Props): JSX.Element {
  const { page, pictures, entry, save, sample, outOfSight = false } = props;
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = host;
    if (!current) return;
    let board: Board | null = null;
    let gone = false;
    const draw = (): void =>
      page.withGames([entry], () => {
        const of = { game: entry.id, save, sample };
        if (!gone) board = pictures.paint(current, of);
      });
    pictures.add(current, draw, outOfSight);
    return () => {
      gone = true;
      pictures.remove(current);
      board?.destroy();
    };
  }, [page, pictures, entry, save && `${save.id} ${writing(save)}`]);
  return <div class="picture" aria-hidden="true" ref={host} />;
}
