/** The score sheet of a series. */
import type { JSX } from "preact";
import type { Outcome } from "../../engine/types";
import { type Side, sidesOf, standing } from "../../table/series";
import { Fine } from "../components/controls";
import { Heading } from "../components/heading";
import { Figures } from "../components/numbers";
import type { Game } from "../game";

export function openSheet(game: Game): void {
  const { page, session } = game;
  page.dialogs.open(() => {
    const { state } = session;
    const { sheet } = state;
    if (!sheet) return { title: "", body: [] };
    const { kind, target, games, points, wins } = sheet;
    const sides = sidesOf(game, state);
    const counted = (
      title: string,
      cell: (side: Side, game: Outcome) => number,
      total: (side: Side) => number,
    ): JSX.Element => (
      <>
        <Heading depth={3}>{page.say(title)}</Heading>
        <Figures
          head={[page.say("sheet-game"), ...sides.map(({ name }) => name)]}
          rows={[
            ...games.map((game, at) => [
              at + 1,
              ...sides.map((side) => (game ? cell(side, game) : "–")),
            ]),
            [page.say("sheet-total"), ...sides.map(total)],
          ]}
        />
      </>
    );
    const won = (side: Side, { winners }: Outcome): number => Number(side.won(winners));
    return {
      title: page.say("sheet"),
      body: (
        <>
          <Fine>{page.say("sheet-goal", { kind, target })}</Fine>
          {kind !== "points" && counted("sheet-wins", won, (side) => side.wins(wins))}
          {counted(
            "sheet-points",
            (side, { scores }) => side.points(scores),
            (side) => side.points(points),
          )}
          <p>{standing(game, state)}</p>
        </>
      ),
    };
  });
}
