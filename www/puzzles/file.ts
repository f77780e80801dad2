/** Reads files of puzzles, one puzzle per line. docs/puzzles.md describes the format. */

/** A puzzle: a position and its solution. */
export type Puzzle = {
  /** 1 (Mondays) to 7 (Sundays). */
  difficulty: number;
  /** The position in the game's notation, unchecked. */
  position: string;
} & (
  | {
      goal: "win";
      /** The number of the solver's moves; null if none is given. */
      moves: number | null;
      /** The solver's moves and the replies. */
      line: string[];
    }
  /** Every legal move with its winning chance in percent, best first. */
  | { goal: "chance"; chances: { notation: string; percent: number }[] }
);

/** A malformed line: its number, counted from 1, and the error. */
export interface BrokenLine {
  line: number;
  message: string;
}

/** Returns true if a line is malformed. */
export const isBroken = (line: Puzzle | BrokenLine): line is BrokenLine => "message" in line;

/** The separator between the fields of a line. */
const BETWEEN = " | ";

/** The separator between the moves of an answer. */
const AFTER_MOVE = ", ";

/** The first character of a comment line. */
const REMARK = "#";

/** Returns all puzzles of a file in order. A malformed line keeps its place, so that other days keep their puzzles. */
export function readPuzzles(text: string): (Puzzle | BrokenLine)[] {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === "") lines.pop();
  return lines.flatMap((line, at) => {
    if (line.startsWith(REMARK)) return [];
    const puzzle = readPuzzle(line);
    return [typeof puzzle === "string" ? { line: at + 1, message: puzzle } : puzzle];
  });
}

/** Returns a puzzle, or a message about the error in its line. */
function readPuzzle(line: string): Puzzle | string {
  const fields = line.split(BETWEEN);
  const [degree = "", goal = "", position = "", answer = ""] = fields;
  if (fields.length !== 4) return "a puzzle is DIFFICULTY | GOAL | POSITION | ANSWER";
  if (!/^[1-7]$/.test(degree)) return "a difficulty is 1 to 7";
  const about = { difficulty: Number(degree), position };
  const moves = answer.split(AFTER_MOVE);
  if (goal === "chance") {
    const chances = moves.flatMap((move) => readChance(move) ?? []);
    return chances.length === moves.length
      ? { ...about, goal, chances }
      : "an answer is moves with their chances";
  }
  const win = /^win(?: ([1-9]))?$/.exec(goal);
  if (!win) return "a goal is `win`, `win N` or `chance`";
  if (moves.some((move) => move.trim() === "")) return "an answer is moves";
  const count = win[1] === undefined ? null : Number(win[1]);
  return { ...about, goal: "win", moves: count, line: moves };
}

/** Returns a move with its chance; null for any other text. */
function readChance(move: string): { notation: string; percent: number } | null {
  const [, notation, number] = /^(\S+) (\d+(?:\.\d+)?)$/.exec(move) ?? [];
  const percent = Number(number);
  return notation && percent <= 100 ? { notation, percent } : null;
}
