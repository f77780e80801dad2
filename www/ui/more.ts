/** The dialogs and screens that are needed less often than a game. */
export { openAbout } from "./dialogs/about";
export { openDiceKey } from "./dialogs/dice-key";
export { openGame, openPuzzles } from "./dialogs/game-page";
export { openOrJoin } from "./dialogs/open-or-join";
export { openReview } from "./dialogs/review";
export { openSheet } from "./dialogs/score-sheet";
export { openSettings } from "./dialogs/settings";
export { openSetup } from "./dialogs/setup/setup";
export { openShare } from "./dialogs/share";
export { openStatistics } from "./dialogs/statistics";
export { openTextToCopy } from "./dialogs/text-to-copy";
export { openTable } from "./phones/table-dialog";
export { TableScreen } from "./phones/table-screen";
export { LessonScreen } from "./screens/lesson/lesson";
export { PuzzleScreen } from "./screens/puzzle/puzzle";
export { RulesScreen } from "./screens/rules/rules";
