/** The parts of a lesson that replace a game's status and tools. */
import type { ComponentChildren, JSX } from "preact";
import type { View } from "../../../engine/types";
import type { Line } from "../../../table/line";

/** Tells the person what to try. */
export interface Coach {
  /** True if the page shows nothing else, so that there is no way back. */
  alone?: boolean;
  /** What the board shows of a wrong move, which the line tells; null otherwise. */
  readonly showing?: View | null;
  readonly title: string;
  progress(): string;
  status(): Line;
  /** The tools, given that of the hint. */
  tools(hint: JSX.Element): ComponentChildren;
  /** The buttons below its text. */
  answers?(): ComponentChildren;
}
