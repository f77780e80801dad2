/** Theme, motion and contrast: the person's settings, and the system's preferences. */
import { windowOf } from "../dom";
import type { Settings } from "../storage/settings";
import { BOARD_STYLES, type BoardStyle, changesOf } from "../theme/boards";
import { cssVariables, declarations, sizeVariables, type Theme } from "../theme/tokens";
import answers from "./styles/answers.css?inline";
import base from "./styles/base.css?inline";
import boardStyles from "./styles/board-styles.css?inline";
import boardWords from "./styles/board-words.css?inline";
import dialogs from "./styles/dialogs.css?inline";
import game from "./styles/game.css?inline";
import home from "./styles/home.css?inline";
import figures from "./styles/numbers.css?inline";
import panel from "./styles/panel.css?inline";
import phones from "./styles/phones.css?inline";
import phonesScan from "./styles/phones-scan.css?inline";
import puzzles from "./styles/puzzles.css?inline";
import screens from "./styles/screens.css?inline";
import seats from "./styles/seats.css?inline";
import status from "./styles/status.css?inline";

/** The system's preferences, and how to follow their changes. */
export interface System {
  readonly dark: boolean;
  readonly still: boolean;
  readonly contrast: boolean;
  onChange(listener: () => void): () => void;
}

const DARK = "(prefers-color-scheme: dark)";
const STILL = "(prefers-reduced-motion: reduce)";
const MORE = "(prefers-contrast: more)";
const FORCED = "(forced-colors: active)";

/** Returns true if the page around an element is dark, by its `color-scheme` there; null if it has none, or both. */
function isDark(around: Element): boolean | null {
  const schemes = getComputedStyle(around).colorScheme.split(" ");
  const dark = schemes.includes("dark");
  return dark === schemes.includes("light") ? null : dark;
}

/** Reads the system's preferences. In an embedding page, whose element is `around`, that page's come first. */
export function askSystem(around?: Element): System {
  const view = around ? windowOf(around) : window;
  // A new query each time: in Chromium a list that was read just before a change doesn't report it.
  const is = (query: string): boolean => view.matchMedia(query).matches;
  const heard = [DARK, STILL, MORE, FORCED].map((query) => view.matchMedia(query));
  return {
    get dark() {
      return (around && isDark(around)) ?? is(DARK);
    },
    get still() {
      return is(STILL);
    },
    get contrast() {
      return is(MORE) || is(FORCED);
    },
    onChange(listener) {
      for (const query of heard) query.addEventListener("change", listener);
      // Pages switch their theme by an attribute or a class on an ancestor.
      let was = this.dark;
      const page = new MutationObserver(() => {
        const changed = this.dark !== was;
        was = this.dark;
        if (changed) listener();
      });
      for (const each of around ? [view.document.documentElement, view.document.body] : [])
        page.observe(each, { attributes: true });
      return () => {
        page.disconnect();
        for (const query of heard) query.removeEventListener("change", listener);
      };
    },
  };
}

/** The theme to show. */
export function themeOf(settings: Settings, system: System): Theme {
  if (settings.theme !== "auto") return settings.theme;
  return system.dark ? "dark" : "light";
}

/** The style of the boards. */
export function boardStyleOf({ board }: Settings, system: System): BoardStyle {
  if (board !== "auto") return board;
  return system.contrast ? "contrast" : "wood";
}

/** The factor for all durations; 0 switches motion off. */
export function motionOf(settings: Settings, system: System): number {
  if (settings.speed === "normal" && system.still) return 0;
  return { slow: 2, normal: 1, fast: 0.5, off: 0 }[settings.speed];
}

/** A style sheet belongs to the document in which it is made. */
const sheets = new WeakMap<Document, CSSStyleSheet>();

/**
 * The colours of each theme, with the changes of each board style, so that marks beside a board look like those on
 * it.
 */
const themes = (): string[] =>
  (["light", "dark"] as const).flatMap((theme) => [
    `.sobremesa[data-theme="${theme}"]{${cssVariables(theme)}}`,
    ...BOARD_STYLES.map(
      (style) =>
        `.sobremesa[data-theme="${theme}"][data-board="${style}"]{${declarations(changesOf(style, theme))}}`,
    ),
  ]);

/** The part of the style sheet needed by home. */
export const homeStyles = (): string =>
  [...themes(), `.sobremesa{${sizeVariables()}}`, base, screens, home, puzzles].join("");

/**
 * Applies the style sheet to a document or shadow root. A document has one sheet, passed through `fit` when it is
 * made.
 */
export function dress(root: Document | ShadowRoot, fit = (text: string): string => text): void {
  const page = root.ownerDocument ?? document;
  let sheet = sheets.get(page);
  if (!sheet) {
    sheet = new (windowOf(page.documentElement).CSSStyleSheet)();
    sheets.set(page, sheet);
    // Later rules win.
    const rules = [
      homeStyles(),
      seats,
      status,
      game,
      answers,
      boardWords,
      panel,
      dialogs,
      boardStyles,
      figures,
      phones,
      phonesScan,
    ];
    sheet.replaceSync(fit(rules.join("")));
  }
  if (!root.adoptedStyleSheets.includes(sheet)) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }
}
