/** The dice of a game: every roll, how often each came and was to be expected, and at the end the seed. */
import type { LoadedGame } from "../../games/registry";
import { type Draw, drawer, tally } from "../../session/analysis";
import { walkThrough } from "../../session/replay";
import type { Session } from "../../session/session";
import type { App } from "../app";
import { Fine } from "../components/controls";
import { Heading } from "../components/heading";
import { Figures } from "../components/numbers";

export function openDice(app: App, session: Session, entry: LoadedGame): void {
  const { steps, options, sheet } = session.state;
  const { phrases, mark } = entry;
  let { view } = session.state;
  const draws: Draw[] = [];
  let seed: string | null = null;
  walkThrough(session.record, (match, ply) => {
    const step = steps[ply];
    view = match.view();
    // One game's seed determines the seeds of the next games of its series.
    if (match.turn().kind === "over") seed = sheet?.over === false ? null : match.seed;
    else if (step?.seat === null)
      draws.push({ seat: drawer(step), notation: step.notation, chances: match.chances() });
  });

  const seatName = (seat: number): string => phrases.seat(app.words, seat, view);
  const letters = (notation: string): string => phrases.dice?.(app.words).letters(notation) ?? "";

  function source(): string {
    if (options.dice === "manual") return app.say("dice-manual");
    return seed === null ? app.say("dice-later") : app.say("dice-seed", { seed });
  }

  const rows = (): (string | number)[][] =>
    tally(draws).map(({ notation, seats, count, expected }) => [
      `${letters(notation)} ${phrases.button(app.words, { notation, path: [] }, view).name}`,
      ...seats,
      count,
      expected.toLocaleString(app.words.language, {
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }),
    ]);

  const turns = streaks(draws);
  app.dialogs.open(() => ({
    title: app.say("dice"),
    body: (
      <>
        <Figures
          head={[
            app.say("dice-counts"),
            seatName(0),
            seatName(1),
            app.say("dice-all"),
            app.say("dice-expected"),
          ]}
          rows={rows()}
        />
        <Heading depth={3}>{app.say("dice-order")}</Heading>
        {turns.length === 0 && <Fine>{app.say("dice-none")}</Fine>}
        {turns.length > 0 && (
          <ol class="rolls row">
            {turns.map(({ seat, rolls }) => (
              <li class="row" data-mark={mark(view, seat)}>
                <span class="mark" aria-hidden="true" />
                <span class="unseen">
                  {app.say("seat-line", { seat: seatName(seat), who: "" })}
                </span>
                {rolls.map(letters).join(" ")}
              </li>
            ))}
          </ol>
        )}
        <Fine>{source()}</Fine>
      </>
    ),
  }));
}

/** The rolls in order, with consecutive rolls of one seat combined. */
function streaks(draws: Draw[]): { seat: number; rolls: string[] }[] {
  const made: { seat: number; rolls: string[] }[] = [];
  for (const { seat, notation } of draws) {
    const last = made.at(-1);
    if (last?.seat === seat) last.rolls.push(notation);
    else made.push({ seat, rolls: [notation] });
  }
  return made;
}
