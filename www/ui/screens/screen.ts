/** What fills the page, one at a time. */
import type { JSX } from "preact";

/** A screen: one at a time fills the page. */
export interface Screen {
  /** What it shows of the state of now. */
  view(): JSX.Element;
  /** It is in the page. */
  shown?(): void;
  /** Settings changed, but not the language. */
  refresh?(): void;
  /** It goes; another of the same may come at once, `stays`. */
  leave(stays?: boolean): void;
}
