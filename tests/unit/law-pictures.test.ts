// What differs for the one who looks is drawn otherwise and said otherwise, and a motion ends where the picture of what
// follows begins.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import test from "node:test";
import type { Item, Scene } from "../../www/board/types";
import init from "../../www/engine/sobremesa";
import type { View } from "../../www/engine/types";
import type { PlaceState } from "../../www/games/phrases";
import type { LoadedGame } from "../../www/games/registry";
import { wordsOf } from "../../www/i18n/words";
import { drawingOf, pretendCanvas, sceneOf, UNTOUCHED } from "./laws/canvas";
import { type Kind, kinds, type Played, playing, random } from "./laws/kinds";
import { alterations } from "./laws/parts";
import "./loaded";

await init();
pretendCanvas();

const STEPS = 160;
/** So many looks are enough of one kind of game. */
const ENOUGH = 150;
/** How often each part of a position is another. */
const TRIES = 60;
const ROOM = { width: 390, height: 600, bare: false };
const EYES = [0, 1] as const;

const words = wordsOf("en");

/** A long text, shortly. */
const fingerprint = (text: string): string => createHash("sha256").update(text).digest("base64");

/** What stands above the board: whose turn it is, what for, and how it ended. */
const statusOf = ({ phrases, mover }: LoadedGame, view: View): string =>
  [
    view.turn.kind,
    mover(view),
    phrases.todo(words, view, [], []),
    view.outcome && phrases.reason(words, view.outcome, view),
  ].join("\n");

/** All that the labelled grid says while everything is told. */
function gridOf({ phrases, makeFace }: LoadedGame, scene: Scene): string {
  const state: PlaceState = {
    targets: false,
    begins: false,
    chosen: false,
    last: false,
    hint: false,
    peeking: true,
  };
  const { places } = makeFace().layout(ROOM, scene);
  return places
    .map((each) => `${each.id}: ${phrases.place(words, scene.view, each, { kind: "name", state })}`)
    .join("\n");
}

/** What a seat only remembers and the page does not show: in Dog the card that it gave, where it lies now. */
const unremembered = (view: View): View =>
  view.game === "dog"
    ? {
        ...view,
        hands: view.hands.map((hand, seat) => (seat === 0 ? hand : hand.map(() => "?" as const))),
        given: view.given.map((card, seat) =>
          seat === 0 && view.phase !== "exchange" ? null : card,
        ),
      }
    : view;

/** What a view holds, apart from how long the game has been. */
const contents = (view: View): string => JSON.stringify({ ...unremembered(view), ply: 0 });

/** What a person sees of a position, and what is read to one who sees nothing; to both is said what stands above the board. */
const looksOf = (entry: LoadedGame): Record<string, (view: View) => string> => ({
  drawn(view) {
    const scene = sceneOf(view, { threats: true });
    const drawing = drawingOf(entry.makeFace(), ROOM, scene);
    return drawing + statusOf(entry, view);
  },
  said: (view) => gridOf(entry, sceneOf(view)) + statusOf(entry, view),
});

/** Goes through games; fails where two views of one game that differ look the same. Tells how many looks there were. */
function compare(kind: Kind, look: (view: View) => string): number {
  let looks = 0;
  // A few games where they are short.
  for (const seed of [1, 7, 8]) {
    if (looks > ENOUGH) break;
    const known = new Map<string, string>();
    for (const eye of EYES)
      for (const { after, match } of playing(kind, seed, STEPS)) {
        const view = after[eye];
        const seen = look(view);
        assert.doesNotMatch(seen, /NaN|undefined|\[object/);
        const key = fingerprint(seen);
        const same = known.get(key) ?? contents(view);
        assert.equal(contents(view), same, `step ${match.ply} looks like an earlier one`);
        known.set(key, same);
      }
    looks += known.size;
  }
  return looks;
}

/** Parts that follow from others, or matter only while a move is being entered: whose turn it is, what it is for, what it won. */
const FOLLOWS =
  /^(ply|stage|phase|mover|colour|opening|turn\.seat|partners\.\*|owed\..*|discard\.\*|played\.\*|disc\.\*|reach\.\*|blocked\..*|threes\..*|claims\..*|squares\..*|unseen\.\*|traits\..*|outcome\..*)$/;

/** Parts of which only some are shown: of the hands one's own. */
const PARTLY = /^(hands|given|folded)\./;

/** The parts of positions that mostly look the same when they are otherwise. */
function unseen(kind: Kind, look: (view: View) => string): string[] {
  const views = [...playing(kind, 3, STEPS)].flatMap(({ after }) => after);
  const some = views.filter((_, at) => at % 7 === 0);
  const looks = new Map<View, string>();
  const seen = (view: View): string => {
    try {
      return fingerprint(look(view));
    } catch (error) {
      // What is no position need not be shown, but it was looked at.
      return String(error);
    }
  };
  const known = (view: View): string => {
    const told = looks.get(view) ?? seen(view);
    looks.set(view, told);
    return told;
  };
  return alterations(some, random(4), TRIES, FOLLOWS).flatMap(({ name, pairs }) => {
    const least = PARTLY.test(name) ? 1 : pairs.length / 3;
    let other = 0;
    for (const pair of pairs) if (other < least && known(pair.view) !== seen(pair.other())) other++;
    return other < least ? [name] : [];
  });
}

/** Hands, scores, dice and what is counted: beside the board, where they follow whose turn it is. */
const BESIDE = /^(back|card|as|came|points|sign|text|tie|seat|die):|^tile:\w\d|^chip:\w+::/;
/** What is put away is as small as this. */
const AWAY = 0.5;
/** So many pixels off are no jump. */
const NEAR = 6;

/** What lies on the board and is seen. */
const onBoard = (items: Item[]): Item[] =>
  items.filter(
    ({ sprite, alpha = 1, scale = 1 }) => alpha > 0.01 && scale > AWAY && !BESIDE.test(sprite),
  );

/** What a thing is, by the words of its sprite that no size changes. */
const nameOf = ({ sprite }: Item): string => sprite.split(":").slice(0, 2).join(":");

/** Those of some items for which there is none like them at the same spot among others. */
const strays = (items: Item[], others: Item[], like: (item: Item, other: Item) => boolean) =>
  items.filter(
    (item) =>
      !others.some(
        (other) => like(item, other) && Math.hypot(item.x - other.x, item.y - other.y) < NEAR,
      ),
  );

/** How the last frame of what happened differs from the picture that follows; null where nothing moved. */
function jumps({ entry }: Kind, { before, events, after }: Played, eye: 0 | 1): string[] | null {
  const face = entry.makeFace();
  const [from, to] = [sceneOf(before[eye]), sceneOf(after[eye])];
  const stages = face.stages(face.layout(ROOM, from), events[eye], from, UNTOUCHED, null, to);
  const last = stages.at(-1);
  if (!last) return null;
  const frame = onBoard(last.items(1));
  const afresh = onBoard(face.items(face.layout(ROOM, to), to, UNTOUCHED));
  const same = (one: Item, other: Item) => nameOf(one) === nameOf(other);
  // What another covers, as a cup or the plate below a guard does, may go and come.
  return [
    ...strays(strays(frame, afresh, same), afresh, () => true).map((item) => `${item.sprite} goes`),
    ...strays(strays(afresh, frame, same), frame, () => true).map((item) => `${item.sprite} comes`),
  ];
}

for (const kind of kinds()) {
  const { name, entry } = kind;

  for (const [how, look] of Object.entries(looksOf(entry))) {
    test(`${name}: positions that differ are ${how} otherwise`, () => {
      const looks = compare(kind, look);
      assert.ok(looks > 20, `${looks}`);
    });

    test(`${name}: every part of a position is ${how}`, () => {
      assert.deepEqual(unseen(kind, look), []);
    });
  }

  test(`${name}: a motion ends where the picture of what follows begins`, () => {
    let moved = 0;
    for (const eye of EYES)
      for (const played of playing(kind, 2, STEPS)) {
        const found = jumps(kind, played, eye);
        if (!found) continue;
        moved++;
        assert.deepEqual(found, [], `step ${played.match.ply}: ${played.notation}`);
      }
    assert.ok(moved > 20, `${moved}`);
  });
}
