/** A game's rules, from one text with a little markup: `## ` headings, `- ` lists, paragraphs. */
import { games } from "../api/sobremesa";
import { h } from "../dom";
import { entryOf, GAMES, type GameEntry } from "../games/registry";
import type { App, Screen } from "./app";
import { iconButton } from "./controls";

/** Makes the rules screen for the game on the table, or the first. */
export function rulesScreen(app: App): Screen {
  const entry = (app.table && entryOf(app.table.state.game)) ?? GAMES[0];
  const title = app.say("rules-title", { game: app.say(entry.title) });
  const heading = h("h1", { tabindex: "-1" }, title);
  const back = iconButton("back", app.say("back"), () => app.router.back());
  const element = h(
    "main",
    { class: "rules" },
    h("header", { class: "bar" }, back, heading),
    h("article", { class: "prose" }, ...blocks(app.say(entry.rules)), ...houseRules(app, entry)),
  );
  return { element, heading, leave() {} };
}

/** What can be chosen before a game, as its set-up says it. */
function houseRules({ say, words }: App, { id, phrases }: GameEntry): HTMLElement[] {
  const options = games().find((info) => info.id === id)?.options ?? [];
  const items = options.map(({ key }) =>
    h("li", {}, h("strong", {}, phrases.option(words, key)), " ", phrases.help(words, key)),
  );
  return [h("h2", {}, say("rules-house")), h("ul", {}, ...items)];
}

/** The blocks of a text, as elements: a line each (Fluent drops empty lines), items in a row make a list. */
function blocks(source: string): HTMLElement[] {
  const made: HTMLElement[] = [];
  for (const line of source.split("\n")) {
    const [, mark, words = ""] = /^(## |- )?(.*)$/.exec(line) ?? [];
    if (mark === "- ") {
      let list = made.at(-1);
      if (list?.tagName !== "UL") {
        list = h("ul");
        made.push(list);
      }
      list.append(h("li", {}, words));
    } else if (words) made.push(h(mark ? "h2" : "p", {}, words));
  }
  return made;
}
