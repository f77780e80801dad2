/** The parts of a lesson that replace a game's status and tools. */
import type { ComponentChildren, JSX } from "preact";
import type { Line } from "../../../table/line";

/** Tells the person what to try. */
export interface Coach {
  /** True if the page shows nothing else, so that there is no way back. */
  alone?: boolean;
  /** True while the board shows what comes of a wrong move. The line already tells it. */
  readonly showing?: boolean;
  readonly title: string;
  progress(): string;
  status(): Line;
  /** The tools, given that of the hint. */
  tools(hint: JSX.Element): ComponentChildren;
  /** The buttons below its text. */
  answers?(): ComponentChildren;
}
