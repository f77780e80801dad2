/** A game's rules, from one text with a little markup: `## ` headings, `- ` lists, `! ` examples, paragraphs. */
import type { Board } from "../../../board/types";
import { h, text } from "../../../dom";
import { Match } from "../../../engine/sobremesa";
import { entryOf, GAMES, type GameEntry } from "../../../games/registry";
import type { App, Screen } from "../../app";
import { iconButton, iconed } from "../../components/controls";
import { showStill, viewOf } from "../../components/still-board";
import { houseRulesOf, ruleHelp, ruleName } from "../../dialogs/house-rules";
import { learnButtons } from "../lesson/lesson";
import { examples } from "./example";

/** Makes the rules screen: of the game on the table, or the first, and from there of the others. */
export function rulesScreen(app: App): Screen {
  const heading = h("h1", { tabindex: "-1" });
  const article = h("article", { class: "prose" });
  const others = h("nav", { class: "row" });
  const boards: Board[] = [];
  const leave = (): void => {
    for (const board of boards.splice(0)) board.destroy();
  };
  const show = (entry: GameEntry): void => {
    text(heading, app.say("rules-title", { game: app.say(entry.title) }));
    const host = h("div", { class: "board", "aria-hidden": "true" });
    leave();
    const write = (source: string): HTMLElement[] =>
      blocks(source, (words) => examples(app, entry, words, boards));
    article.replaceChildren(
      h("div", { class: "row" }, ...learnButtons(app, entry.id)),
      ...write(app.say(entry.rules)),
      ...(entry.screen
        ? [
            h("h2", {}, app.say("rules-screen")),
            h("div", { class: "guide" }, host),
            ...write(app.say(entry.screen)),
          ]
        : []),
      ...agreed(app, entry),
    );
    if (entry.screen) boards.push(...numbered(app, host, entry));
    const rest = GAMES.filter((each) => each !== entry);
    others.replaceChildren(
      ...rest.map((each) =>
        iconed("rules", app.say(each.title), () => {
          show(each);
          heading.focus();
        }),
      ),
    );
  };
  // After a reload no table is laid yet.
  const { game = "" } = app.session?.state ?? app.saves.list()[0] ?? {};
  show(entryOf(game) ?? GAMES[0]);
  const back = iconButton("back", app.say("back"), () => app.router.back());
  const element = h(
    app.tag,
    { class: "rules" },
    h("header", { class: "bar" }, back, heading),
    article,
    others,
  );
  element.onkeydown = ({ key }) => {
    if (key === "Escape") app.router.back();
  };
  return { element, heading, leave };
}

/** The screen while playing, with the numbers of a key. */
function numbered(app: App, host: HTMLElement, entry: GameEntry): Board[] {
  const view = viewOf(() => new Match(entry.id, { position: entry.sample }), 0);
  if (!view) return [];
  const board = showStill(app, host, entry, view, 0, false);
  const pins = h("div");
  host.append(pins);
  const pin = (): void =>
    pins.replaceChildren(
      ...board.guide().map(({ x, y }, index) => {
        const made = h("span", { class: "pin" }, String(index + 1));
        made.style.cssText = `left:${x}px;top:${y}px`;
        return made;
      }),
    );
  board.onLayout(pin);
  pin();
  return [board];
}

/** What can be chosen before a game, as its set-up says it. */
function agreed(app: App, entry: GameEntry): HTMLElement[] {
  const { words } = app;
  const items = houseRulesOf(entry).map(({ key, variants = [] }) => {
    const only = variants.map((variant) => entry.phrases.value(words, "variant", variant));
    const name = ruleName(words, entry, key) + (only.length ? ` (${words.list(only)})` : "");
    return h("li", {}, h("strong", {}, name), " ", ruleHelp(words, entry, key));
  });
  return [h("h2", {}, app.say("rules-house")), h("ul", {}, ...items)];
}

/** The blocks of a text, as elements: a line each (Fluent drops empty lines), items in a row make a list. */
function blocks(source: string, drawn: (words: string) => HTMLElement): HTMLElement[] {
  const made: HTMLElement[] = [];
  for (const line of source.split("\n")) {
    const [, mark, words = ""] = /^(## |- |! )?(.*)$/.exec(line) ?? [];
    if (mark === "- ") {
      let list = made.at(-1);
      if (list?.tagName !== "UL") {
        list = h("ul");
        made.push(list);
      }
      list.append(h("li", {}, words));
    } else if (mark === "! ") made.push(drawn(words));
    else if (words) made.push(h(mark ? "h2" : "p", {}, words));
  }
  return made;
}
