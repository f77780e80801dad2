/** What a lesson puts in the place of a game's status and tools. */
import type { JSX } from "preact";
import type { Told } from "../game/status";

/** Says what to try. */
export interface Coach {
  /** Nothing else is shown here: there is no way back to where one came from. */
  alone?: boolean;
  title: string;
  progress(): string;
  status(): Told;
  /** The tool that goes one step back. */
  back(): JSX.Element;
  /** And the one that goes one on. */
  next(): JSX.Element;
  /** What can be done below what it says. */
  below?(): JSX.Element | null;
}
