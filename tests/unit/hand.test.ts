// The stack, among several equal ones, from which a gobblet is taken, whatever else is touched meanwhile.
import { equal } from "node:assert/strict";
import test from "node:test";
import { createClock } from "../../www/board/animation-clock";
import { Hand } from "../../www/board/hand";
import { stillScene } from "../../www/board/scene";
import type { Place, Scene } from "../../www/board/types";
import init, { Match } from "../../www/engine/sobremesa";
import type { GobbletView } from "../../www/engine/types";
import { chosen } from "../../www/games/gobblet/draw";
import { type GobbletLayout, layoutOf } from "../../www/games/gobblet/layout";
import "./loaded";

await init();

const match = new Match("gobblet", {
  position: "-,-,-,-/-,-,-,-/-,d,D,-/-,-,-,- 443/443 w",
});
const room = { width: 390, height: 600, bare: false };

/** A hand at a table where a 4 of White's stacks is chosen, and its scene. */
function holding(): { hand: Hand; scene: Scene<"gobblet">; layout: GobbletLayout } {
  const scene: Scene<"gobblet"> = {
    ...stillScene<"gobblet">(match.view() as GobbletView, 0),
    active: 0,
    starts: ["stack:4", "c2"],
  };
  const layout = layoutOf(room, scene);
  const user = {
    scene: () => scene,
    layout: () => layout,
    carry: () => null,
    missed: () => null,
    paint() {},
    ask() {},
  };
  const input = { tap() {}, grab: () => false, drop() {} };
  const hand = new Hand(user, input, createClock(0));
  return { hand, scene, layout };
}

const at = (layout: GobbletLayout, id: string, index?: number): Place => {
  const place = layout.places.find(
    (each) => each.id === id && each.index === index && (each.seat ?? 0) === 0,
  );
  if (!place) throw new Error(`${id} is nowhere`);
  return place;
};

/** Touches one of the equal stacks: from then on it is chosen. */
function lifted(index: number) {
  const { hand, scene, layout } = holding();
  hand.choose(at(layout, "stack:4", index));
  scene.path = ["stack:4"];
  scene.targets = match
    .legalMoves()
    .flatMap(({ path }) => (path[0] === "stack:4" ? path.slice(1) : []));
  const source = () => chosen(layout, scene, hand.touch);
  equal(source()?.index, index);
  return { hand, layout, source };
}

for (const index of [0, 1])
  test(`a gobblet of stack ${index + 1} stays there while a place that does not fit is touched`, () => {
    const { hand, layout, source } = lifted(index);
    equal(hand.choose(at(layout, "b2")), false);
    equal(source()?.index, index);
    // A target does not move it either.
    equal(hand.choose(at(layout, "a1")), false);
    equal(source()?.index, index);
  });

test("after an unfitting touch another equal stack is chosen, without putting down", () => {
  const { hand, layout, source } = lifted(0);
  hand.choose(at(layout, "b2"));
  equal(hand.choose(at(layout, "stack:4", 1)), true);
  equal(source()?.index, 1);
});

test("a piece that may be moved instead is what is touched then", () => {
  const { hand, layout } = lifted(0);
  hand.choose(at(layout, "c2"));
  equal(hand.touch.touched?.id, "c2");
});
