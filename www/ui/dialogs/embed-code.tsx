/** The code that embeds a game in a web page: an element with its script, or an iframe. */

import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { toLink } from "../../engine/sobremesa";
import type { GameId } from "../../engine/types";
import { findGame, GAMES } from "../../games/registry";
import { LEVELS } from "../../storage/seats";
import type { App } from "../app";
import { choicesOf } from "../components/choices";
import { Button, Field, Fine, Select, type Values } from "../components/controls";
import { seatsOf } from "../seating";
import { bareAddress } from "./shared-address";

/** The choice of a person instead of a bot's level. */
const PERSON = "person";
/** The choice of the current game instead of a new one. */
const THIS = "this";

/** The choices for the code. */
interface Chosen {
  show: string;
  against: string;
  theme: string;
  language: string;
}

/** Opens the dialog. `record` is the current game's. */
export function openSnippet(app: App, game: GameId, record: string): void {
  const chosen: Chosen = { show: game, against: "2", theme: "auto", language: "auto" };

  app.dialogs.open((dialog) => {
    const choice = (key: keyof Chosen, label: string, values: Values): JSX.Element => (
      <Select
        label={label}
        name={key}
        values={values}
        now={chosen[key]}
        change={(value) => {
          chosen[key] = value;
          dialog.refresh();
        }}
      />
    );
    const games: Values = [
      ...GAMES.map(({ id, texts }) => [id, app.say(texts.title)] as const),
      [THIS, app.say("snippet-this")],
    ];
    const opponents: Values = [
      [PERSON, app.say("setup-person")],
      ...LEVELS.map((level) => [String(level), app.say("setup-bot", { level })] as const),
    ];
    const { element, frame } = snippets(app, chosen, game, record);
    return {
      title: app.say("snippet"),
      body: (
        <>
          {choice("show", app.say("snippet-show"), games)}
          {choice("against", app.say("snippet-against"), opponents)}
          {(["theme", "language"] as const).map((key) =>
            choice(key, app.say("setting", { key }), choicesOf(app, key)),
          )}
          <Copied app={app} label={app.say("snippet-element")} text={element} />
          <Copied app={app} label={app.say("snippet-frame")} text={frame} />
          <Fine>{app.say("snippet-note")}</Fine>
        </>
      ),
    };
  });
}

function Copied({ app, label, text }: { app: App; label: string; text: string }): JSX.Element {
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <Field label={label}>
        {(labelled) => <textarea {...labelled} readOnly rows={4} value={text} ref={area} />}
      </Field>
      <Button
        label={app.say("snippet-copy", { what: label })}
        act={() => void app.copy(text, area.current ?? undefined)}
      />
    </>
  );
}

function snippets(
  app: App,
  { show, against, theme, language }: Chosen,
  game: GameId,
  record: string,
): { element: string; frame: string } {
  // Only a site knows where its files will be.
  const base = __TARGET__ === "site" ? new URL("./", bareAddress()).href : "";
  const shown = show === THIS ? game : (show as GameId);
  const people = Array.from({ length: seatsOf(shown) }, () => PERSON);
  // The values contain no characters that need escaping in HTML.
  const said = [
    ["game", shown],
    against === PERSON ? ["seats", people.join()] : ["level", against],
    ["record", show === THIS && toLink(record)],
    ["theme", theme !== "auto" && theme],
    ["lang", language !== "auto" && language],
  ].filter((pair): pair is [string, string] => !!pair[1]);
  const attributes = said.map(([name, value]) => ` ${name}="${value}"`).join("");
  const query = said.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const title = app.say(findGame(shown)?.texts.title ?? "sobremesa").replace("&", "&amp;");
  return {
    element: `<script src="${base}embed.js" defer></script>\n<sobremesa-game${attributes}></sobremesa-game>`,
    frame: `<iframe src="${base}embed.html?${query.join("&amp;")}" title="${title}" sandbox="allow-scripts" loading="lazy" width="100%" height="640" style="border:0"></iframe>`,
  };
}
