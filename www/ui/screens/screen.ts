/** The interface of screens. */
import type { JSX } from "preact";

/** A screen. One at a time fills the page. */
export interface Screen {
  /** Renders the current state. */
  view(): JSX.Element;
  /** Called when it has been added to the page. */
  shown?(): void;
  /** Called when settings other than the language have changed. */
  refresh?(): void;
  /** Called when the screen closes; `stays` if another one of the same kind may follow at once. */
  leave(stays?: boolean): void;
}
