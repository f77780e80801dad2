/** The line of words of the current game, with what the page around it knows. */
import { type Around, type Line, lineOf } from "../../../table/line";
import { standing } from "../../../table/series";
import { botSpeech } from "../../bots/speech";
import type { Game } from "../../game";
import { tableStatus } from "../../phones/table-status";

export function statusOf(game: Game): Line {
  const { page, session } = game;
  const { state } = session;
  const winners = state.outcome?.winners;
  const around: Around = {
    waiting: tableStatus(game),
    afterword: winners ? standing(game, state) || botSpeech(page.words, state.seats, winners) : "",
  };
  return lineOf(game, state, around);
}
