/** Lays out the data of a session, and keeps its game among the saves. */
import type { Saves } from "../storage/saves";
import { person } from "../storage/seats";
import { Autosave } from "./autosave";
import type { Beginning } from "./beginning";
import type { SessionOptions } from "./context";
import { type SessionData, sessionOf } from "./data";
import { withIndices } from "./steps";

/** A session's data at its beginning. The match goes to the step that counts last. */
export function laid(
  beginning: Beginning,
  options: SessionOptions,
  saves: Saves,
): { data: SessionData; autosave: Autosave } {
  const { match, series, steps } = beginning;
  const { seats, bottom, at = steps.length, indices = "" } = options;
  const record = match.record();
  const whole = match.state().outcome !== null;
  match.goTo(Math.min(at, steps.length));
  const now = match.state();
  const counted = now.ply === steps.length ? record : match.record();
  const kept = { record, at: now.ply, ...(indices && { indices }) };
  const autosave = new Autosave(series, kept, counted, options, saves);
  const { sheet } = autosave;
  // Most rules know nothing about the series they are played in.
  const kind = sheet && sheet.kind !== "single" && `${sheet.kind}:${sheet.target}`;
  const data = sessionOf({
    options: { ...match.options(), ...(kind && { series: kind }) },
    sheet,
    seats: Array.from({ length: match.seats }, (_, seat) => seats[seat] ?? person()),
    bottom,
    steps: withIndices(steps, indices),
    whole,
    now,
  });
  return { data, autosave };
}
