/** A game's rules, from one text with a little markup: `## ` headings, `- ` lists, paragraphs. */
import { entryOf, GAMES } from "../games/registry";
import type { App, Screen } from "./app";
import { h } from "./dom";
import { icon } from "./icons";

/** Makes the rules screen for the game on the table, or the first. */
export function rulesScreen(app: App): Screen {
  const entry = (app.table && entryOf(app.table.state.game)) ?? GAMES[0];
  const title = app.say("rules-title", { game: entry ? app.say(entry.title) : "" });
  const heading = h("h1", { tabindex: "-1" }, title);
  const label = app.say("back");
  const element = h(
    "main",
    { class: "rules" },
    h(
      "header",
      { class: "bar" },
      h(
        "button",
        {
          type: "button",
          class: "icon-button",
          "aria-label": label,
          title: label,
          onclick: () => app.router.back(),
        },
        icon("back"),
      ),
      heading,
    ),
    h("article", { class: "prose" }, ...blocks(entry ? app.say(entry.rules) : "")),
  );
  return { element, heading, leave() {} };
}

/** The blocks of a text, as elements: a line each (Fluent drops empty lines), items in a row make a list. */
export function blocks(source: string): HTMLElement[] {
  const made: HTMLElement[] = [];
  for (const line of source.split("\n")) {
    if (line.startsWith("## ")) made.push(h("h2", {}, line.slice(3)));
    else if (line.startsWith("- ")) {
      const last = made.at(-1);
      const list = last?.tagName === "UL" ? last : h("ul");
      if (list !== last) made.push(list);
      list.append(h("li", {}, line.slice(2)));
    } else if (line !== "") made.push(h("p", {}, line));
  }
  return made;
}
