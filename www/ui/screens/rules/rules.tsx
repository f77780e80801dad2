/**
 * A game's rules, from one text with simple markup: `## ` headings, `- ` lists, `! ` examples (with a given
 * description, or the game's), `+ ` folded parts, paragraphs.
 */
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Match } from "../../../engine/sobremesa";
import { findGame, GAMES, type LoadedGame, loadedGame } from "../../../games/registry";
import { keyName } from "../../../keys";
import { IconButton } from "../../components/controls";
import { Examples } from "../../components/examples";
import { Heading } from "../../components/heading";
import { LearnButtons } from "../../components/learn";
import { ruleHelp, ruleName, ruleValue } from "../../components/rule-names";
import { showStill, viewOf } from "../../components/still-board";
import { houseRulesOf, presetsOf } from "../../dialogs/house-rules";
import type { Page } from "../../page";

/** The game shown if none was asked for and none is saved. */
const [FIRST] = GAMES;

/** The rules of the requested game, the current one, or the first. */
export function RulesScreen({ page, game }: { page: Page; game?: string }): JSX.Element {
  const [entry] = useState(() => askedGame(page, game));
  const { tag: Tag } = page;
  const leave = (event: KeyboardEvent): void => {
    if (keyName(event) !== "Escape") return;
    event.preventDefault();
    page.router.back();
  };
  return (
    <Tag class="rules" onKeyDown={leave}>
      <header class="bar">
        <IconButton name="back" label={page.say("back")} act={() => page.router.back()} />
        <Heading depth={1} tabindex={-1}>
          {page.say("rules-title", { game: page.say(entry.texts.title) })}
        </Heading>
      </header>
      <nav class="tabs" aria-label={page.say("home-games")}>
        <div class="segments">
          {GAMES.map(({ id, texts }) => (
            <button
              key={id}
              type="button"
              aria-current={id === entry.id ? "page" : undefined}
              onClick={() => page.router.go({ screen: "rules", game: id }, true)}
            >
              {page.say(texts.title)}
            </button>
          ))}
        </div>
      </nav>
      <article class="prose" key={entry.id}>
        <div class="lessons row">
          <LearnButtons page={page} game={entry.id} />
        </div>
        <Prose page={page} entry={entry} text={entry.texts.rules} />
        {entry.makeFace().guide && <Guide page={page} entry={entry} />}
        <HouseRules page={page} entry={entry} />
      </article>
    </Tag>
  );
}

function askedGame(page: Page, asked = ""): LoadedGame {
  // After a reload no game is open yet.
  const { game = "" } = page.session?.state ?? page.saves.list()[0] ?? {};
  return loadedGame((findGame(asked) ?? findGame(game) ?? FIRST).id);
}

/** A numbered picture of the game screen, with a key. */
function Guide({ page, entry }: { page: Page; entry: LoadedGame }): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  const [pins, setPins] = useState<readonly { x: number; y: number }[]>([]);
  useLayoutEffect(() => {
    const view = viewOf(() => new Match(entry.id, { position: entry.sample }), 0);
    if (!view || !host.current) return;
    const board = showStill(page, host.current, entry, view, 0, false);
    const pin = (): void => setPins(board.guide());
    board.onLayout(pin);
    pin();
    return () => board.destroy();
  }, [page, entry]);
  return (
    <>
      <Heading depth={2}>{page.say("rules-screen")}</Heading>
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
      <Prose page={page} entry={entry} text={entry.texts.screen} />
    </>
  );
}

/** The house rules in the order of the set-up: presets, then single rules. */
function HouseRules({ page, entry }: { page: Page; entry: LoadedGame }): JSX.Element {
  const { words } = page;
  const named = (key: string, variants: readonly string[]): string => {
    const only = variants.map((variant) => ruleValue(words, entry, "variant", variant));
    return ruleName(words, entry, key) + (only.length ? ` (${words.list(only)})` : "");
  };
  return (
    <>
      <Heading depth={2}>{page.say("rules-house")}</Heading>
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
function Prose(props: { page: Page; entry: LoadedGame; text: string }): JSX.Element {
  const { page, entry, text } = props;
  const made: JSX.Element[] = [];
  let row: JSX.Element[] = [];
  let before = "";
  for (const line of page.say(text).split("\n")) {
    const [, mark = "", words = ""] = /^(## |- |! |\+ )?(.*)$/.exec(line) ?? [];
    if (mark !== before) row = [];
    before = mark;
    if (mark === "- ") {
      if (row.length === 0) made.push(<ul>{row}</ul>);
      row.push(<li>{words}</li>);
    } else if (mark === "! ") {
      if (row.length === 0) made.push(<div class="examples">{row}</div>);
      row.push(<Examples page={page} entry={entry} words={words} />);
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

/** Splits a folded line of the rules at its first colon into its title and text. */
function folded(line: string): { title: string; text: string } {
  const [, title = line, text = ""] = /^(.*?)\s*[:：]\s*(.*)$/.exec(line) ?? [];
  return { title, text };
}
