/** The next opponents: bots of one level more, once those of this level have been beaten twice. */
import type { SessionState } from "../../../session/state";
import { LEVELS, type Level, onlyPerson } from "../../../storage/seats";
import { strengthOf, wonBy } from "../../../storage/statistics";
import { nameOfBot } from "../../bots/names";
import type { Game } from "../../game";

/** How often a level is beaten before the next one is offered. */
const WINS = 2;

/** The level of the next opponents; null if none is offered. */
export function nextLevel({ page, entry }: Game, state: SessionState): Level | null {
  const { outcome, seats, options, sheet } = state;
  const won = outcome?.winners.includes(onlyPerson(seats) ?? -1);
  if (!won || page.options.embedded || (sheet && !sheet.over)) return null;
  const [level, ...others] = seats.flatMap((seat) => (seat.kind === "bot" ? [seat.level] : []));
  if (!level || others.some((other) => other !== level)) return null;
  const wins = page.finished
    .list()
    .filter((game) => game.game === entry.id && game.variant === options.variant)
    .filter((game) => strengthOf(game) === level && wonBy(game));
  return wins.length < WINS ? null : (LEVELS[LEVELS.indexOf(level) + 1] ?? null);
}

/** The text of the button that starts a game with them. */
export const meeting = ({ page }: Game, level: Level | null): string =>
  level
    ? page.say("meet", {
        bot: page.say("bot-at-level", { name: nameOfBot(page.words, level, 0), level }),
      })
    : "";
