/** The line of words of the current game, with what the page around it knows. */
import { type Line, lineOf } from "../../../table/line";
import type { Game } from "../../game";
import { tableStatus } from "../../phones/table-status";

export const statusOf = (game: Game): Line => lineOf(game, game.session.state, tableStatus(game));
