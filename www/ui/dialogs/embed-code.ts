/** What to copy to have a game in one's own page: as an element with its script, or as a frame. */
import { h } from "../../dom";
import type { GameId } from "../../engine/types";
import { entryOf, GAMES } from "../../games/registry";
import { toLink } from "../../session/links";
import { LEVELS } from "../../storage/seats";
import { type App, seatsOf } from "../app";
import { button, field, fine, select } from "../components/controls";
import { choicesOf } from "./settings";

/** A person where a bot's level could be chosen. */
const PERSON = "person";
/** The game on the table where one to begin with could be chosen. */
const THIS = "this";

/** Opens the dialog; `record` is that of the game on the table. */
export function openSnippet(app: App, game: GameId, record: string): void {
  // Only a site knows where its files will be found.
  const base = __TARGET__ === "site" ? new URL("./", location.href).href : "";
  const chosen = { show: game as string, against: "2", theme: "auto", language: "auto" };

  app.dialogs.open(() => {
    const element = h("textarea", { readonly: true, rows: 4 });
    const frame = h("textarea", { readonly: true, rows: 4 });
    const fill = (): void => {
      const { show, against, theme, language } = chosen;
      const shown = show === THIS ? game : (show as GameId);
      const people = Array.from({ length: seatsOf(shown) }, () => PERSON);
      // None of the values has a sign that HTML would have to be told about.
      const said = [
        ["game", shown],
        against === PERSON ? ["seats", people.join()] : ["level", against],
        ["record", show === THIS && toLink(record)],
        ["theme", theme !== "auto" && theme],
        ["lang", language !== "auto" && language],
      ].filter((pair): pair is [string, string] => !!pair[1]);
      const attributes = said.map(([name, value]) => ` ${name}="${value}"`).join("");
      const query = said.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
      const title = app.say(entryOf(shown)?.title ?? "sobremesa").replace("&", "&amp;");
      element.value = `<script src="${base}embed.js" defer></script>\n<sobremesa-game${attributes}></sobremesa-game>`;
      frame.value = `<iframe src="${base}embed.html?${query.join("&amp;")}" title="${title}" sandbox="allow-scripts" loading="lazy" width="100%" height="640" style="border:0"></iframe>`;
    };
    const choice = (
      key: keyof typeof chosen,
      label: string,
      values: readonly (readonly [string, string])[],
    ): HTMLElement =>
      select(label, key, values, chosen[key], (value) => {
        chosen[key] = value;
        fill();
      });
    const copied = (label: string, area: HTMLTextAreaElement): HTMLElement[] => [
      field(label, area),
      button(app.say("snippet-copy", { what: label }), () => void app.copy(area.value, area)),
    ];
    fill();
    return {
      title: app.say("snippet"),
      body: [
        choice("show", app.say("snippet-show"), [
          ...GAMES.map(({ id, title }) => [id, app.say(title)] as const),
          [THIS, app.say("snippet-this")],
        ]),
        choice("against", app.say("snippet-against"), [
          [PERSON, app.say("setup-person")],
          ...LEVELS.map((level) => [String(level), app.say("setup-bot", { level })] as const),
        ]),
        ...(["theme", "language"] as const).map((key) =>
          choice(key, app.say("setting", { key }), choicesOf(app, key)),
        ),
        ...copied(app.say("snippet-element"), element),
        ...copied(app.say("snippet-frame"), frame),
        fine(app.say("snippet-note")),
      ],
    };
  });
}
