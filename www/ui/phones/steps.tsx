/** The steps until two phones are connected, as small pictures: each phone scans the other's code. */
import type { JSX } from "preact";
import type { Page } from "../page";

/** A step: who scans, or the start of the game. */
type Step = "you" | "they" | "play";

/** The order of the steps. The invited phone scans first. */
const HOST: readonly Step[] = ["they", "you", "play"];
const GUEST: readonly Step[] = ["you", "they", "play"];

/** A code, what a camera sees of it, and the camera, in a picture of 60 by 36 units. */
const SCANNING = {
  code: "M7.5 11.5h4v4h-4zM13.5 11.5h3v4h-3zM7.5 18h4v6.5h-4zM13.5 18h3v3h-3z",
  beam: "M42 18 20 7v22z",
  lens: "M45.5 18a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0",
};

/**
 * All steps, with `now` in the frame; `guest` is true on the phone that is invited. A phone without a camera `pastes`.
 */
export function Steps(props: {
  page: Page;
  now: Step;
  guest?: boolean;
  pastes?: boolean;
}): JSX.Element {
  const { page, now, guest = false, pastes = false } = props;
  const steps = guest ? GUEST : HOST;
  return (
    <ol class="phones-steps">
      {steps.map((step) => (
        <li key={step} aria-current={step === now ? "step" : undefined}>
          <Picture step={step} pastes={pastes && step === "you"} />
          <span>
            {page.say("phones-step", { step: pastes && step === "you" ? "paste" : step })}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Two phones: this one, filled, on the left. */
const Picture = ({ step, pastes }: { step: Step; pastes: boolean }): JSX.Element => (
  <svg viewBox="0 0 60 36" aria-hidden="true">
    <rect class="this" x="4" y="4" width="16" height="28" rx="3" />
    <rect x="40" y="4" width="16" height="28" rx="3" />
    {step === "play" ? (
      <path d="M24 18h12m-4-4 4 4-4 4M28 14l-4 4 4 4M8.5 18l2.5 3 4.5-6M44.5 18l2.5 3 4.5-6" />
    ) : (
      <g transform={step === "you" ? "matrix(-1 0 0 1 60 0)" : undefined}>
        {!pastes && <path class="beam" d={SCANNING.beam} />}
        <path class="code" d={SCANNING.code} />
        <path d={pastes ? "M24 18h12m-4-4 4 4-4 4" : SCANNING.lens} />
      </g>
    )}
  </svg>
);
