import assert from "node:assert/strict";
import test from "node:test";
import { stillScene } from "../../www/board/scene";
import type { Point, Scene } from "../../www/board/types";
import init, { Match } from "../../www/engine/sobremesa";
import type { DogCard, DogView } from "../../www/engine/types";
import { itemsOf } from "../../www/games/dog/draw";
import { layoutOf, ownOf } from "../../www/games/dog/layout";
import { homeAt, squareAt, starOf } from "../../www/games/dog/star";
import { wayOf } from "../../www/games/dog/track";

await init();

/** A table with this many seats and all pieces at home; the first seat's hand is visible. */
function viewOf(seats: number, differs: Partial<DogView> = {}): DogView {
  const match = new Match("dog", { seats, seed: "face" });
  while (match.turn().kind === "chance") match.resolveChance();
  const view = match.view(0) as DogView;
  match.free();
  const hands = view.hands.map((_, seat): DogCard[] =>
    seat ? ["?", "?", "?"] : ["2", "4", "4", "11", "13", "J"],
  );
  const given = view.given.map(() => null);
  return { ...view, phase: "play", mover: 0, colour: 0, hands, given, ...differs };
}

const sceneOf = (view: DogView, differs: Partial<Scene<"dog">> = {}): Scene<"dog"> => ({
  ...stillScene<"dog">(view, 0),
  active: 0,
  peeking: true,
  ...differs,
});

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

for (const [name, view] of Object.entries({
  four: viewOf(4),
  six: viewOf(6),
  disc: viewOf(4, { variant: "black", disc: [6, 7, 8, 9, 10] }),
}))
  test(`the squares of a star lie a step apart, clockwise from the own arm: ${name}`, () => {
    const star = starOf(view, 0);
    const squares = Array.from({ length: view.track }, (_, i) => squareAt(star, i));
    squares.forEach((one, i) => {
      const next = squares[(i + 1) % view.track] as Point;
      const step = apart(one, next);
      assert.ok(step > 0.9 && step < 1.25, `${i}: ${step}`);
      squares.slice(i + 1).forEach((other) => {
        assert.ok(apart(one, other) > 0.9);
      });
    });
    // The viewer's start is below, on the right or in the middle; the next seat's is to the left.
    const [own, next] = [squares[0] as Point, squares[16] as Point];
    assert.ok(own.y > 8 && own.x >= 0 && next.x < -3);
    assert.ok(squares.every(({ x, y }) => Math.abs(x) < star.width && Math.abs(y) < star.height));
  });

test("the arm of the seat at the bottom points down", () => {
  for (const [bottom, square] of [0, 16, 32, 48].entries()) {
    const { x, y } = squareAt(starOf(viewOf(4), bottom), square);
    assert.ok(Math.abs(x - 2) < 1e-9 && y > 8);
  }
});

test("all that can be touched has room for a finger, and lies within the board", () => {
  const choices = "2 3 4 5 6 7 8 9 10 11 12 13 X".split(" ").map((card) => `as:${card}`);
  for (const [width, height] of [
    [312, 459],
    [382, 661],
    [536, 382],
    [892, 792],
  ] as const)
    for (const seats of [4, 6])
      for (const targets of [["A1", "A2", "T5"], choices]) {
        const path = targets === choices ? ["card:J"] : [];
        const scene = sceneOf(viewOf(seats), { targets, path });
        const { places } = layoutOf({ width, height, bare: false }, scene);
        const cards = places.filter(({ id }) => /^(card|as)/.test(id));
        // The joker stands beside what it can be, to be taken back.
        assert.equal(cards.length, targets === choices ? 14 : 6);
        for (const place of places.filter(({ id }) => targets.includes(id)).concat(cards)) {
          assert.ok(place.width >= 44 && place.height >= 44, `${place.id} ${place.width}`);
          const { x, y } = place;
          assert.ok(cards.includes(place) ? x >= 0 && x + place.width <= width + 1e-6 : true);
          assert.ok(cards.includes(place) ? y >= 0 && y + place.height <= height + 1e-6 : true);
        }
      }
});

test("cards that can't be played stay faint once one is chosen; the one that came bears a sign", () => {
  const view = viewOf(4, { partners: [2, 3, 0, 1], given: ["9", null, "4", "?"] });
  const pictures = [[], ["card:13"]].map((path) => {
    const scene = sceneOf(view, { path, targets: ["A1"], starts: ["card:13"] });
    const layout = layoutOf({ width: 382, height: 661, bare: false }, scene);
    return itemsOf(layout, scene, { touched: null, over: null, rise: 1 });
  });
  for (const items of pictures) {
    const cards = items.filter(({ sprite }) => sprite.startsWith("card:"));
    for (const { sprite, alpha } of cards)
      assert.equal(alpha, sprite.startsWith("card:13") ? undefined : 0.5, sprite);
    const [sign, other] = items.filter(({ sprite }) => sprite.startsWith("came"));
    const fours = cards.filter(({ sprite }) => sprite.startsWith("card:4"));
    assert.ok(sign && !other);
    assert.equal(sign.x, fours.at(-1)?.x);
  }
});

test("figures of Royal stand apart at home", () => {
  const star = starOf(viewOf(4, { specials: [10] }), 0);
  assert.ok(apart(homeAt(star, 0, 0), homeAt(star, 0, 1)) >= 1.25);
  for (const seats of [4, 6]) {
    const royal = viewOf(seats, { specials: [10] });
    const wide = starOf(royal, 0);
    for (let i = 0; i < royal.track; i++)
      assert.ok(apart(homeAt(wide, 0, 3), squareAt(wide, i)) > 1, `${seats} ${i}`);
  }
});

test("equal cards are places of their own; hidden ones are none", () => {
  const room = { width: 382, height: 661, bare: false };
  const { places } = layoutOf(room, sceneOf(viewOf(4)));
  const fours = places.filter(({ id }) => id === "card:4");
  assert.deepEqual(
    fours.map(({ seat, index }) => [seat, index]),
    [
      [0, 1],
      [0, 2],
    ],
  );
  const hidden = viewOf(4, { hands: [["?", "?"], ["?"], ["?"], ["?"]] });
  assert.ok(!layoutOf(room, sceneOf(hidden)).places.some(({ id }) => id.startsWith("card")));
});

test("below lies the hand that is seen; of hidden ones that of the seat at the bottom", () => {
  const own = (hands: DogCard[][]) =>
    ownOf(sceneOf(viewOf(4, { hands }), { active: null, bottom: 2 }));
  assert.equal(own([["?"], ["?"], ["?"], ["?"]]), 2);
  assert.equal(own([["?"], ["5"], ["?"], ["?"]]), 1);
});

test("ways go square by square", () => {
  const view = viewOf(4);
  const walked = (from: string, to: string, back = false) =>
    wayOf(view, { kind: "walked", piece: "A1", from, to, back } as never).join(" ");
  assert.equal(walked("H", "T0"), "AH0 T0");
  assert.equal(walked("T62", "T1"), "T62 T63 T0 T1");
  assert.equal(walked("T62", "F1"), "T62 T63 T0 AF0 AF1");
  assert.equal(walked("F0", "F3"), "AF0 AF1 AF2 AF3");
  assert.equal(walked("T1", "T61", true), "T1 T0 T63 T62 T61");
  assert.equal(walked("T0!", "T2"), "T0 T1 T2");
  const dog = wayOf(view, { kind: "prowled", from: 62, to: 1 });
  assert.equal(dog.join(" "), "T62 T63 T0 T1");
});
