// Shared parts of the puzzles' tests: the puzzle of a day with its rules, and ways to solve it.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import type { GameId, LegalMove } from "../../../www/engine/types";
import { isBroken, type Puzzle, readPuzzles } from "../../../www/puzzles/file";
import { type Match, rules, tapOn } from "../player";
import { wayTo } from "./keyboard";

/** A Thursday, day 325. */
export const THURSDAY = "2026-11-26";
export const DAY = 325;

/** Reaches a place. */
export type Reach = (page: Page, place: Locator) => Promise<void>;

/** A finger on the board, where the labelled grid says that the place is. */
export const finger: Reach = tapOn;

/** Plays like a screen reader: presses a place that was found by its name. */
export const pressed: Reach = (_, place) => place.dispatchEvent("click");

/** Arrow keys and Enter; the keyboard must be on the board already. */
export const arrows: Reach = async (page, place) => {
  for (const key of await wayTo(page, place)) await page.keyboard.press(key);
  await page.keyboard.press("Enter");
};

/** The puzzle of a day, and its game as the page goes along it. */
export class Solved {
  readonly puzzle: Puzzle;
  readonly match: Match;
  readonly #page: Page;
  readonly #reach: Reach;

  private constructor(page: Page, reach: Reach, puzzle: Puzzle, match: Match) {
    this.#page = page;
    this.#reach = reach;
    this.puzzle = puzzle;
    this.match = match;
  }

  static async sit(page: Page, game: GameId, day: number, reach: Reach): Promise<Solved> {
    const file = fileURLToPath(new URL(`../../../www/games/${game}/puzzles.txt`, import.meta.url));
    const lines = readPuzzles(readFileSync(file, "utf8"));
    const puzzle = lines[day % lines.length];
    if (!puzzle || isBroken(puzzle)) throw new Error(`no puzzle ${day}`);
    const { Match } = await rules();
    const match = new Match(game, { position: puzzle.position });
    return new Solved(page, reach, puzzle, match);
  }

  /** The moves that are legal now. */
  get moves(): LegalMove[] {
    return this.match.legalMoves();
  }

  /** The move of the line; of choices the best. */
  get right(): string {
    const { puzzle, match } = this;
    const move = puzzle.goal === "win" ? puzzle.line[match.ply] : puzzle.chances[0]?.notation;
    if (move === undefined) throw new Error("the puzzle is at its end");
    return move;
  }

  /** Touches the places of a move, one after the other, as they can be touched. */
  async try(notation: string): Promise<void> {
    const move = this.moves.find((each) => each.notation === notation);
    if (!move) throw new Error(`${notation} can't be played`);
    for (const id of move.path) {
      const place = this.#page.locator(`.board-grid [data-can][data-place="${id}"]`).last();
      await place.waitFor({ state: "attached" });
      await this.#reach(this.#page, place);
    }
    // The first touch may only show the move. Then a second one plays it.
    const last = `.board-grid [data-can][aria-pressed=true][data-place="${move.path.at(-1)}"]`;
    const shown = this.#page.locator(last).last();
    if (await shown.isVisible()) await this.#reach(this.#page, shown);
  }

  /** Plays the line to its end. The replies come from the page. */
  async toEnd(): Promise<void> {
    const { match, puzzle } = this;
    const turn = match.turn();
    const seat = turn.kind === "seat" ? turn.seat : -1;
    const length = puzzle.goal === "win" ? puzzle.line.length : 1;
    while (match.ply < length) {
      const now = match.turn();
      if (now.kind === "seat" && now.seat === seat) await this.try(this.right);
      match.play(this.right);
    }
  }
}
