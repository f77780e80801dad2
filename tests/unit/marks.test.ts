// One look, one meaning: the colours of marks are used in one file, and no two marks look the same.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import {
  markArrow,
  markCan,
  markChosen,
  markCover,
  markEarlier,
  markFocus,
  markGoal,
  markHere,
  markLast,
  markRefused,
  markStage,
  markTaken,
  markThreat,
  markTurn,
  markWay,
  markWon,
  SIGN_SHAPES,
} from "../../www/board/kit/marks";
import { oval } from "../../www/board/paint";
import type { Pen } from "../../www/board/types";
import { pretendCanvas, recordingPen } from "./laws/canvas";

pretendCanvas();

const MARKS = "www/board/kit/marks.ts";
const COLOURS = ["glow", "goal", "threat", "lastEdge", "focus"];

test("no face draws with the colours of marks", () => {
  const files = readdirSync("www", { recursive: true, encoding: "utf8" })
    .map((file) => join("www", file))
    .filter((file) => /^www\/(board|games)\/.*\.ts$/.test(file) && file !== MARKS);
  for (const file of files)
    for (const colour of COLOURS)
      assert.doesNotMatch(readFileSync(file, "utf8"), new RegExp(`palette\\.${colour}\\b`), file);
});

test("no two marks look the same", () => {
  const [at, path] = [{ x: 20, y: 60 }, oval(20, 60, 10)];
  const looks = [
    (pen: Pen) => markCan(pen, path),
    (pen: Pen) => markChosen(pen, path),
    (pen: Pen) => markCover(pen, path),
    (pen: Pen) => markHere(pen, at, 10),
    ...[true, false].flatMap((own) =>
      [true, false].map((open) => (pen: Pen) => markThreat(pen, path, own, open)),
    ),
    (pen: Pen) => markRefused(pen, { ...at, width: 9, height: 9 }, 1),
    (pen: Pen) => markWon(pen, path, "grey"),
    (pen: Pen) => markLast(pen, { to: at }, 10, pen.palette.deep),
    (pen: Pen) => markEarlier(pen, [at, { x: 60, y: 60 }], pen.palette.deep),
    (pen: Pen) => markStage(pen, at, 10, 3),
    (pen: Pen) => markTurn(pen, path, 20, "goal"),
    (pen: Pen) => markTurn(pen, path, 20, "last"),
    (pen: Pen) => markTaken(pen, at, 10),
    (pen: Pen) => markWay(pen, [at], 10),
    (pen: Pen) => markArrow(pen, at, { x: 60, y: 60 }, "hint"),
    (pen: Pen) => markArrow(pen, at, { x: 60, y: 60 }, "threat"),
    (pen: Pen) => markFocus(pen, path),
    ...["dot", "3", ...Object.keys(SIGN_SHAPES)].map(
      (sign) => (pen: Pen) => markGoal(pen, at, 10, sign),
    ),
  ].map((draw) => {
    const drawn: string[] = [];
    draw(recordingPen(drawn));
    return drawn.join("\n");
  });
  assert.equal(new Set(looks).size, looks.length);
});
