/** The dice of a game: every roll, how often each came and should have come, and in the end the seed. */
import { h } from "../../dom";
import type { GameEntry } from "../../games/registry";
import { type Draw, drawer, tally } from "../../session/analysis";
import { walkThrough } from "../../session/replay";
import type { Session } from "../../session/session";
import type { App } from "../app";
import { fine } from "../components/controls";
import { figures } from "../components/figures";

/** Opens the page of the dice. */
export function openDice(app: App, session: Session, entry: GameEntry): void {
  const { steps, options, sheet } = session.state;
  let { view } = session.state;
  const draws: Draw[] = [];
  let seed: string | null = null;
  walkThrough(session.record, (match, ply) => {
    const step = steps[ply];
    view = match.view();
    // From the seed of one game of a series follow those of the next.
    if (match.turn().kind === "over") seed = sheet?.over === false ? null : match.seed;
    else if (step?.seat === null)
      draws.push({ seat: drawer(step), notation: step.notation, chances: match.chances() });
  });
  app.dialogs.open(() => {
    const seatName = (seat: number): string => entry.phrases.seat(app.words, seat, view);
    const source =
      options.dice === "manual"
        ? app.say("dice-manual")
        : seed === null
          ? app.say("dice-later")
          : app.say("dice-seed", { seed });
    const letters = (notation: string): string =>
      entry.phrases.letters?.(app.words, notation) ?? "";
    const rows = tally(draws).map(({ notation, seats, count, expected }) => [
      `${letters(notation)} ${entry.phrases.button(app.words, { notation, path: [] })}`,
      ...seats,
      count,
      expected.toLocaleString(app.words.language, {
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }),
    ]);
    const turns = streaks(draws).map(({ seat, rolls }) =>
      h(
        "li",
        { class: "row", "data-mark": entry.mark(view, seat) },
        h("span", { class: "mark", "aria-hidden": "true" }),
        h("span", { class: "unseen" }, app.say("seat-line", { seat: seatName(seat), who: "" })),
        rolls.map(letters).join(" "),
      ),
    );
    const counts = app.say("dice-counts");
    const head = [counts, seatName(0), seatName(1), app.say("dice-all"), app.say("dice-expected")];
    return {
      title: app.say("dice"),
      body: [
        figures(head, rows),
        h("h3", {}, app.say("dice-order")),
        turns.length > 0 ? h("ol", { class: "rolls row" }, ...turns) : fine(app.say("dice-none")),
        fine(source),
      ],
    };
  });
}

/** The rolls in order, those in a row by one seat together. */
function streaks(draws: Draw[]): { seat: number; rolls: string[] }[] {
  const made: { seat: number; rolls: string[] }[] = [];
  for (const { seat, notation } of draws) {
    const last = made.at(-1);
    if (last?.seat === seat) last.rolls.push(notation);
    else made.push({ seat, rolls: [notation] });
  }
  return made;
}
