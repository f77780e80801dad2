/** Which of several places with one id steps began at: no rule tells it, so it is kept beside the record. */
import type { Step } from "./steps";

/** Where a step tells nothing. */
const NONE = ".";

/** As a text, a character a step; empty where no step tells it. */
export const writeIndices = (steps: readonly Step[]): string =>
  steps
    .map(({ index }) => index ?? NONE)
    .join("")
    .replace(/\.+$/, "");

/** The steps with what such a text says of them. */
export const withIndices = (steps: readonly Step[], text = ""): Step[] =>
  steps.map((step, at) => {
    const index = text.charAt(at);
    return /^\d$/.test(index) ? { ...step, index: Number(index) } : step;
  });
