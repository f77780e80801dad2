/** Saved games on the home screen: links to resume them, and tiles for those that can't be read. */
import type { JSX } from "preact";
import type { LoadedGame } from "../../../games/registry";
import type { Save } from "../../../storage/save";
import { headline } from "../../../table/result";
import { Button, IconButton } from "../../components/controls";
import { gameName, variantName } from "../../components/game-name";
import type { Page } from "../../page";
import { calledAt, seatText } from "../../seat-names";
import { Picture } from "./picture";
import type { Pictures } from "./pictures";
import { savedView } from "./saved-view";

interface Kept {
  save: Save;
  entry: LoadedGame;
  pictures: Pictures;
  /** True if it may be out of view at first. */
  outOfSight: boolean;
  discard: () => void;
}

/** The tile of a saved game. Throws if it can't be shown. */
export function saveTile(page: Page, kept: Kept): JSX.Element {
  const { save, entry, pictures, outOfSight, discard } = kept;
  const { seats } = save;
  const view = savedView(save);
  const who = seats.map((_, index) => seatText(page.words, entry, seats, index, view)).join(" – ");
  const { variant } = (view ?? {}) as { variant?: string };
  const game = gameName(page, entry, variant);
  const title = page.say(entry.texts.title);
  const kind = variant ? [variantName(page, entry, variant)] : [];
  const name = (seat: number): string => calledAt(page.words, seats, seat);
  const telling = { entry, words: page.words, name };
  // The last game doesn't decide who won a series.
  const won = view?.outcome && !save.series && headline(telling, { seats, view }, view.outcome);
  const resume = (): void => page.withGames([entry], () => page.sessions.resume(save));
  return (
    <article key={save.id} class="save card row" aria-label={`${game}, ${who}`}>
      <button type="button" class="wide" onClick={resume}>
        <Picture {...{ page, pictures, entry, save, outOfSight }} />
        <span>
          <strong>{save.over ? title : page.say("home-resume", { game: title })}</strong>
          <span>{who}</span>
          <span>{won}</span>
          <span class="fine">{page.words.list([...kind, whenWritten(page, save)])}</span>
        </span>
      </button>
      <IconButton name="trash" label={page.say("home-delete")} act={discard} />
    </article>
  );
}

function whenWritten(page: Page, { updated }: Save): string {
  const { language } = page.words;
  // Use the date format of the reader's country, if it is known.
  const own = navigator.languages.find((each) => /^(..)-[A-Z]{2}$/.exec(each)?.[1] === language);
  const day = { month: "short", day: "numeric" } as const;
  const time = { hour: "numeric", minute: "numeric" } as const;
  return new Intl.DateTimeFormat(own ?? language, { ...day, ...time }).format(updated);
}

/** A tile for a game that can't be read or shown. */
export function BrokenTile(props: { page: Page; id: string; discard: () => void }): JSX.Element {
  const { page, id, discard } = props;
  return (
    <article class="tile card stack">
      <p>{page.say("home-broken-one")}</p>
      <div class="row">
        <Button
          label={page.say("home-broken-copy")}
          act={() => void page.copy(page.saves.text(id) ?? "")}
        />
        <Button label={page.say("home-broken-delete")} act={discard} />
      </div>
    </article>
  );
}
