/** The exact chance to win of both seats, for a position of the game on the table. */
import type { JSX } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { codeOf } from "../../../engine/error";
import type { GameEntry } from "../../../games/registry";
import type { Session } from "../../../session/session";
import type { Step } from "../../../session/steps";
import type { App } from "../../app";
import { percent } from "../../components/numbers";

/** Which position is meant: so many of these steps. */
export interface Position {
  steps: readonly Step[];
  at: number;
}

/** A bar that follows the table; it is hidden and asks nothing while the setting is off. */
export function WinBar(props: {
  app: App;
  session: Session;
  entry: GameEntry;
  position: Position;
}): JSX.Element {
  const { app, session, entry, position } = props;
  const { steps, at } = position;
  const [exact, setExact] = useState<number | null>(null);
  const { bar } = app.settings;

  useLayoutEffect(() => {
    if (!bar) return;
    const asking = new AbortController();
    const { game } = session.state;
    const task = { game, observations: [session.observe(0)], think: {} };
    app.thinking.review(task, asking.signal).then(
      (reviews) => reviews?.[0] && setExact(reviews[0].value),
      (error: unknown) => app.reportError(codeOf(error), error),
    );
    return () => asking.abort();
  }, [app, session, bar, steps, at]);

  const { view } = session.state;
  const first = Math.round((exact ?? 0) * 100) / 100;
  const shares = [first, 1 - first];
  const label = (seat: 0 | 1): JSX.Element => {
    const name = entry.phrases.seat(app.words, seat, view);
    const share = percent(app, shares[seat] ?? 0);
    return <span>{exact === null ? "" : app.say("chance-to-win", { seat: name, share })}</span>;
  };
  const part = (seat: 0 | 1): JSX.Element =>
    exact === null ? (
      <span />
    ) : (
      <span data-mark={entry.mark(view, seat)} style={{ flexGrow: String(shares[seat]) }} />
    );
  return (
    <p class="chance row" hidden={!bar}>
      {label(0)}
      <span class="meter" aria-hidden="true">
        {part(0)}
        {part(1)}
      </span>
      {label(1)}
    </p>
  );
}
