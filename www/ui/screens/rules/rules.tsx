/**
 * A game's rules, from one text with simple markup: `## ` headings, `- ` lists, `! ` examples (with a given
 * description, or the game's), `+ ` folded parts, paragraphs.
 */
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Match } from "../../../engine/sobremesa";
import { findGame, GAMES, type LoadedGame, loadedGame } from "../../../games/registry";
import { keyName } from "../../../keys";
import type { App } from "../../app";
import { IconButton } from "../../components/controls";
import { Heading } from "../../components/heading";
import { LearnButtons } from "../../components/learn";
import { ruleHelp, ruleName, ruleValue } from "../../components/rule-names";
import { showStill, viewOf } from "../../components/still-board";
import { houseRulesOf, presetsOf } from "../../dialogs/house-rules";
import type { Screen } from "../screen";
import { Examples } from "./example";
import { folded } from "./folded";

/** The game shown if none was asked for and none is saved. */
const [FIRST] = GAMES;

/** Makes the rules screen: of the requested game, the current one, or the first. */
export function rulesScreen(app: App, asked = ""): Screen {
  // After a reload no game is open yet.
  const { game = "" } = app.session?.state ?? app.saves.list()[0] ?? {};
  const entry = loadedGame((findGame(asked) ?? findGame(game) ?? FIRST).id);
  return { view: () => <RulesView app={app} entry={entry} />, leave() {} };
}

function RulesView({ app, entry }: { app: App; entry: LoadedGame }): JSX.Element {
  const { tag: Tag } = app;
  const leave = (event: KeyboardEvent): void => {
    if (keyName(event) !== "Escape") return;
    event.preventDefault();
    app.router.back();
  };
  return (
    <Tag class="rules" onKeyDown={leave}>
      <header class="bar">
        <IconButton name="back" label={app.say("back")} act={() => app.router.back()} />
        <Heading depth={1} tabindex={-1}>
          {app.say("rules-title", { game: app.say(entry.texts.title) })}
        </Heading>
      </header>
      <nav class="tabs" aria-label={app.say("home-games")}>
        <div class="segments">
          {GAMES.map(({ id, texts }) => (
            <button
              key={id}
              type="button"
              aria-current={id === entry.id ? "page" : undefined}
              onClick={() => app.router.go({ screen: "rules", game: id }, true)}
            >
              {app.say(texts.title)}
            </button>
          ))}
        </div>
      </nav>
      <article class="prose" key={entry.id}>
        <div class="lessons row">
          <LearnButtons app={app} game={entry.id} />
        </div>
        <Prose app={app} entry={entry} text={entry.texts.rules} />
        {entry.makeFace().guide && <Guide app={app} entry={entry} />}
        <HouseRules app={app} entry={entry} />
      </article>
    </Tag>
  );
}

/** A numbered picture of the game screen, with a key. */
function Guide({ app, entry }: { app: App; entry: LoadedGame }): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  const [pins, setPins] = useState<readonly { x: number; y: number }[]>([]);
  useLayoutEffect(() => {
    const view = viewOf(() => new Match(entry.id, { position: entry.sample }), 0);
    if (!view || !host.current) return;
    const board = showStill(app, host.current, entry, view, 0, false);
    const pin = (): void => setPins(board.guide());
    board.onLayout(pin);
    pin();
    return () => board.destroy();
  }, [app, entry]);
  return (
    <>
      <Heading depth={2}>{app.say("rules-screen")}</Heading>
      <div class="guide">
        <div class="board" aria-hidden="true" ref={host} />
        <div class="board" aria-hidden="true">
          {pins.map(({ x, y }, index) => (
            <span class="pin" style={{ left: `${x}px`, top: `${y}px` }}>
              {index + 1}
            </span>
          ))}
        </div>
      </div>
      <Prose app={app} entry={entry} text={entry.texts.screen} />
    </>
  );
}

/** The house rules in the order of the set-up: presets, then single rules. */
function HouseRules({ app, entry }: { app: App; entry: LoadedGame }): JSX.Element {
  const { words } = app;
  const named = (key: string, variants: readonly string[]): string => {
    const only = variants.map((variant) => ruleValue(words, entry, "variant", variant));
    return ruleName(words, entry, key) + (only.length ? ` (${words.list(only)})` : "");
  };
  return (
    <>
      <Heading depth={2}>{app.say("rules-house")}</Heading>
      <ul>
        {presetsOf(entry).map(({ name }) => (
          <li key={name}>
            <strong>{ruleValue(words, entry, "rules", name)}</strong> {ruleHelp(words, entry, name)}
          </li>
        ))}
        {houseRulesOf(entry).map(({ key, variants = [] }) => (
          <li key={key}>
            <strong>{named(key, variants)}</strong> {ruleHelp(words, entry, key)}
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * The blocks of a text, one per line (Fluent drops empty lines). Consecutive items form a list, consecutive examples
 * a grid.
 */
function Prose(props: { app: App; entry: LoadedGame; text: string }): JSX.Element {
  const { app, entry, text } = props;
  const made: JSX.Element[] = [];
  let row: JSX.Element[] = [];
  let before = "";
  for (const line of app.say(text).split("\n")) {
    const [, mark = "", words = ""] = /^(## |- |! |\+ )?(.*)$/.exec(line) ?? [];
    if (mark !== before) row = [];
    before = mark;
    if (mark === "- ") {
      if (row.length === 0) made.push(<ul>{row}</ul>);
      row.push(<li>{words}</li>);
    } else if (mark === "! ") {
      if (row.length === 0) made.push(<div class="examples">{row}</div>);
      row.push(<Examples app={app} entry={entry} words={words} />);
    } else if (mark === "+ ") made.push(<Folded line={words} />);
    else if (mark) made.push(<Heading depth={2}>{words}</Heading>);
    else if (words) made.push(<p>{words}</p>);
  }
  return <>{made}</>;
}

/** A detail of the rules, folded under its title. */
function Folded({ line }: { line: string }): JSX.Element {
  const { title, text } = folded(line);
  return (
    <details>
      <summary>{title}</summary>
      <p>{text}</p>
    </details>
  );
}
