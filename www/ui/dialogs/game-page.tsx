/** Dialogs opened from home: the page of a game, and today's puzzles. */
import type { GameDefinition } from "../../games/define";
import { lessonsOf } from "../../games/lessons";
import { GAMES, loadedGame } from "../../games/registry";
import { today } from "../../puzzles/day";
import { isDone } from "../../storage/solved";
import type { App } from "../app";
import { Button } from "../components/controls";
import { learnLabel, lessonName } from "../components/learn";
import { type Item, Menu } from "../components/menu";
import { openSetup, openStatistics } from "./openers";

/** Opens the page of a game. */
export function openGame(app: App, entry: GameDefinition): void {
  const { id, puzzles, texts } = entry;
  const { router } = app;
  const lessons = lessonsOf(id);
  app.dialogs.open((dialog) => {
    const items: (Item | null)[] = [
      [
        "person",
        app.say("play-with"),
        () => app.withGames([entry], () => openSetup(app, loadedGame(id))),
      ],
      ...lessons.map((lesson): Item => {
        const label = learnLabel(app, lesson, lessons.length > 1 ? lessonName(app, lesson) : "");
        return ["hint", label, () => router.go({ screen: "lesson", lesson })];
      }),
      ["rules", app.say("rules"), () => router.go({ screen: "rules", game: id })],
      puzzles && puzzleItem(app, entry, app.say("puzzle")),
      [
        "chart",
        app.say("statistics"),
        () => app.withGames([entry], () => openStatistics(app, [entry])),
      ],
    ];
    return {
      title: app.say(texts.title),
      look: "sheet",
      body: <Menu dialog={dialog} items={items.filter((item) => item !== null)} />,
      actions: (
        <Button
          label={app.say("play")}
          act={() => router.go({ screen: "start", game: id })}
          look="primary"
        />
      ),
    };
  });
}

/** Opens the list of today's puzzles. */
export function openPuzzles(app: App): void {
  app.dialogs.open((dialog) => ({
    title: app.say("puzzles-today"),
    look: "sheet",
    body: (
      <Menu
        dialog={dialog}
        items={GAMES.filter(({ puzzles }) => puzzles).map((entry) =>
          puzzleItem(app, entry, app.say(entry.texts.title)),
        )}
      />
    ),
  }));
}

/** The link to a game's puzzle of today, with a tick once it is solved. */
function puzzleItem(app: App, { id }: GameDefinition, name: string): Item {
  const result = app.puzzles.of(id, today());
  const done = !isDone(result) ? "no" : result?.solved === undefined ? "missed" : "yes";
  const label = app.say("puzzle-of", { game: name, done });
  return ["ask", label, () => app.router.go({ screen: "puzzle", game: id })];
}
