// The place that a finger means if several are near.
import { equal } from "node:assert/strict";
import test from "node:test";
import { touchedAt } from "../../www/board/hit-test";
import type { Place } from "../../www/board/types";

const square = (id: string, x: number, width = 20): Place => ({ id, x, y: 0, width, height: 20 });
const row = [square("left", 0), square("right", 20)];
const touched = (places: Place[], targets: string[], live: string[], x: number, y = 10) =>
  touchedAt(places, targets, live, x, y)?.id ?? null;

test("a target wins at the edge of a place that does nothing", () => {
  equal(touched(row, ["right"], ["right"], 17), "right");
  equal(touched(row, ["left"], ["left"], 23), "left");
});

test("the middle of a place that does nothing is hit, and so is one far from any target", () => {
  equal(touched(row, ["right"], ["right"], 13), "left");
  equal(touched(row, ["right"], ["right"], 2), "left");
});

test("a place that does something wins over a target beside it", () => {
  equal(touched(row, ["right"], ["left", "right"], 19), "left");
});

test("of overlapping places the target wins outside the other's middle", () => {
  const over = [square("refused", 0, 40), square("target", 30, 40)];
  equal(touched(over, ["target"], ["target"], 33), "target");
  equal(touched(over, [], [], 33), "refused");
});

test("beside all places the nearest target in reach is meant", () => {
  equal(touched(row, ["right"], ["right"], 43), "right");
  equal(touched(row, ["right"], ["right"], 60), null);
  equal(touched(row, [], [], 43), null);
});
