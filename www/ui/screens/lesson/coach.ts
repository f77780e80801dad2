/** The parts of a lesson that replace a game's status and tools. */
import type { JSX } from "preact";
import type { Told } from "../game/status";

/** Says what to try. */
export interface Coach {
  /** True if the page shows nothing else: then there is no way back. */
  alone?: boolean;
  title: string;
  progress(): string;
  status(): Told;
  /** The tool that goes one step back. */
  back(): JSX.Element;
  /** And the one that goes one on. */
  next(): JSX.Element;
  /** The actions below its text. */
  below?(): JSX.Element | null;
}
