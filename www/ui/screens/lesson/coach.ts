/** The parts of a lesson that replace a game's status and tools. */
import type { JSX } from "preact";
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
  /** The tool that goes one step back. */
  back(): JSX.Element;
  /** The tool that goes one step forward. */
  next(): JSX.Element;
  /** A tool after these. */
  more?(): JSX.Element;
  /** The actions below its text. */
  below?(): JSX.Element | null;
}
