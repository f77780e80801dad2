/** The score sheet of a series. */
import { h } from "../dom";
import type { GameEntry } from "../games/registry";
import type { Table } from "../table/table";
import type { App } from "./app";
import { fine } from "./controls";
import { figures } from "./figures";
import { isAlone, sitterText } from "./status";

/** How the series stands, in a sentence; nothing where there is none. */
export function standing(app: App, table: Table, entry: GameEntry): string {
  const { sheet, seats } = table.state;
  if (!sheet) return "";
  const { winners, kind, over, seats: sits } = sheet;
  if (!over) {
    const { points, wins } = sheet;
    const sides = wins.flatMap((won, person) => {
      const partner = entry.partner(table.state.view, person);
      // Partners are one side: what they won they won together, their points are added.
      if (partner < person) return [];
      const other = partner > person ? points[partner] : 0;
      return kind === "points" ? (points[person] ?? 0) + (other ?? 0) : won;
    });
    return app.say("sheet-line", { score: sides.join(" : ") });
  }
  if (!won(table, entry, winners, winners[0] ?? 0)) return app.say("sheet-tied");
  const person = winners.some((index) => seats[sits[index] ?? 0]?.kind === "person");
  const who = app.words.list(winners.map((index) => playerText(app, table, entry, index)));
  return app.say("sheet-won", { you: isAlone(seats) && person ? "yes" : "no", who });
}

/** Opens the score sheet. */
export function openSheet(app: App, table: Table, entry: GameEntry): void {
  app.dialogs.open(() => {
    const { sheet } = table.state;
    if (!sheet) return { title: "", body: [] };
    const { kind, target, games, wins } = sheet;
    const people = wins.map((_, index) => playerText(app, table, entry, index));
    const total = app.say("sheet-total");
    const head = [app.say("sheet-game"), ...people];
    const gained = games.map((game, at) => [
      at + 1,
      ...people.map((_, index) => (game ? Number(won(table, entry, game.winners, index)) : "–")),
    ]);
    const scored = games.map((game, at) => [
      at + 1,
      ...people.map((_, i) => game?.scores[i] ?? "–"),
    ]);
    const counted = (title: string, rows: (string | number)[][], sum: number[]): HTMLElement[] => [
      h("h3", {}, app.say(title)),
      figures(head, [...rows, [total, ...sum]]),
    ];
    return {
      title: app.say("sheet"),
      body: [
        fine(app.say("sheet-goal", { kind, target })),
        ...(kind === "points" ? [] : counted("sheet-wins", gained, wins)),
        ...counted("sheet-points", scored, sheet.points),
        h("p", {}, standing(app, table, entry)),
      ],
    };
  });
}

/** Whether these are a person alone, or with the partner. */
const won = ({ state }: Table, entry: GameEntry, winners: number[], person: number): boolean =>
  winners.every((each) => each === person || each === entry.partner(state.view, person));

/** Who plays in a series: a person is named by the seat in its first game. */
function playerText(app: App, table: Table, entry: GameEntry, index: number): string {
  const { seats, sheet } = table.state;
  const now = sheet?.seats[index] ?? index;
  const [who, ...others] = [now, ...seats.keys()].map((at) => sitterText(app, seats, at));
  // Itself among them.
  const alike = others.filter((other) => other === who).length > 1;
  return alike || !who ? entry.phrases.seat(app.words, now, null) : who;
}
