/** Saved games on the home screen: links to resume them, and tiles for those that can't be read. */
import type { JSX } from "preact";
import type { LoadedGame } from "../../../games/registry";
import type { Save } from "../../../storage/save";
import type { App } from "../../app";
import { Button, IconButton } from "../../components/controls";
import { gameName } from "../../components/game-name";
import { seatText } from "../game/seat-names";
import { headline } from "../game/status";
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
export function saveTile(app: App, kept: Kept): JSX.Element {
  const { save, entry, pictures, outOfSight, discard } = kept;
  const { seats } = save;
  const view = savedView(save);
  const who = seats.map((_, index) => seatText(app, entry, seats, index, view)).join(" – ");
  const { variant } = (view ?? {}) as { variant?: string };
  const game = gameName(app, entry, variant);
  // The last game doesn't decide who won a series.
  const won = view?.outcome && !save.series && headline(app, { seats, view }, entry, view.outcome);
  const resume = (): void => app.withGames([entry], () => app.sessions.resume(save));
  return (
    <article key={save.id} class="save card row" aria-label={`${game}, ${who}`}>
      <button type="button" class="wide" onClick={resume}>
        <Picture app={app} pictures={pictures} entry={entry} save={save} outOfSight={outOfSight} />
        <span>
          <strong>{save.over ? game : app.say("home-resume", { game })}</strong>
          <span>{who}</span>
          <span>{won}</span>
          <span class="fine">{whenWritten(app, save)}</span>
        </span>
      </button>
      <IconButton name="trash" label={app.say("home-delete")} act={discard} />
    </article>
  );
}

function whenWritten(app: App, { updated }: Save): string {
  const { language } = app.words;
  // Use the date format of the reader's country, if it is known.
  const own = navigator.languages.find((each) => /^(..)-[A-Z]{2}$/.exec(each)?.[1] === language);
  const style = { dateStyle: "medium", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(own ?? language, style).format(updated);
}

/** A tile for a game that can't be read or shown. */
export function BrokenTile(props: { app: App; id: string; discard: () => void }): JSX.Element {
  const { app, id, discard } = props;
  return (
    <article class="tile card stack">
      <p>{app.say("home-broken-one")}</p>
      <div class="row">
        <Button
          label={app.say("home-broken-copy")}
          act={() => void app.copy(app.saves.text(id) ?? "")}
        />
        <Button label={app.say("home-broken-delete")} act={discard} />
      </div>
    </article>
  );
}
