// Positions that differ for a viewer look and read differently, and each motion ends in the picture of the next
// position.
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
import { type Kind, kinds, none, type Played, playing, random } from "./laws/kinds";
import { alterations } from "./laws/parts";
import "./loaded";

await init();
pretendCanvas();

const STEPS = 100;
/** The number of looks that is enough for one kind of game. */
const ENOUGH = 100;
/** The number of alterations of each part of a position. */
const TRIES = 20;
const ROOM = { width: 390, height: 600, bare: false };
const EYES = [0, 1] as const;
/** Where a position is drawn, and where it is said. */
const WHERE = "face.ts (items, marks) or describe.ts (place)";

const words = wordsOf("en");

/** A short stand-in for a long text. */
const fingerprint = (text: string): string => createHash("sha256").update(text).digest("base64");

/** The texts above the board: whose turn it is, what to do and how it ended. */
const statusOf = ({ phrases, mover }: LoadedGame, view: View): string =>
  [
    view.turn.kind,
    mover(view),
    phrases.todo(words, view, [], []),
    view.outcome && phrases.reason(words, view.outcome, view),
  ].join("\n");

/** The labels of all places with everything revealed. */
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

/**
 * A view without what only the seat remembers and the page does not show, such as the place of a card it gave in Dog.
 */
const unremembered = (view: View): View =>
  view.game === "dog"
    ? {
        ...view,
        hands: view.hands.map((hand, seat) => (seat === 0 ? hand : hand.map(() => "?" as const))),
        given: view.given.map((card, seat) =>
          seat === 0 && view.phase !== "exchange" ? null : card,
        ),
        // What stops a card that the seat gave away.
        blocked: view.mover === 0 ? view.blocked : [],
        outside: view.mover === 0 ? view.outside : [],
      }
    : view;

/** The contents of a view without the length of the game. */
const contents = (view: View): string => JSON.stringify({ ...unremembered(view), ply: 0 });

/** The drawing and the spoken labels of a position; both include the texts above the board. */
const looksOf = (entry: LoadedGame): Record<string, (view: View) => string> => ({
  drawn(view) {
    const scene = sceneOf(view, { threats: true });
    const drawing = drawingOf(entry.makeFace(), ROOM, scene);
    return drawing + statusOf(entry, view);
  },
  said: (view) => gridOf(entry, sceneOf(view)) + statusOf(entry, view),
});

/** Fails if two different views of one game look the same. Returns the number of looks. */
function compare(kind: Kind, look: (view: View) => string): void {
  let looks = 0;
  // Under other house rules, positions may differ more.
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
        const alike = contents(view) === same ? [] : [`step ${match.ply}: ${contents(view)}`, same];
        none(alike, kind.entry, WHERE, "different positions look the same");
        known.set(key, same);
      }
    looks += known.size;
  }
}

/** Parts that follow from others, or matter only while a move is being entered: whose turn it is, what it is for, what it won. */
const FOLLOWS =
  /^(ply|stage|phase|mover|passed|effects\..*|colour|opening|choosing|deciding|leaders\.\*|turn\.seat|partners\.\*|owed\..*|discard\.\*|played\.\*|disc\.\*|reach\.\*|prey\.\*|deals\.\*|blocked\..*|outside\..*|receivers\.\*|startTaken|threes\..*|claims\..*|locks\..*|urgent\..*|squares\..*|unseen\.\*|traits\..*|outcome\..*)$/;

/** Parts that are only partly shown, such as hands. */
const PARTLY = /^(hands|given|folded)\./;

/** The parts of positions whose alterations mostly look the same. */
function unseen(kind: Kind, look: (view: View) => string): string[] {
  const played = [...playing(kind, 3, STEPS)];
  // Of one game: at the beginning of another, much is not shown yet.
  const end = played.findIndex(({ outcome }) => outcome);
  const views = played.slice(0, end < 0 ? STEPS : end + 1).flatMap(({ after }) => after);
  const some = views.filter((_, at) => at % 7 === 0);
  const looks = new Map<View, string>();
  const seen = (view: View): string => {
    try {
      return fingerprint(look(view));
    } catch (error) {
      // An altered view may be invalid; then the error stands for its look.
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
const BESIDE =
  /^(back|card|as|came|deals|fan|keep|need|pass|points|sign|text|tie|seat|die):|^tile:\w\d|^chip:\w+::/;
/** Items put away are at most this large. */
const AWAY = 0.5;
/** Items closer than this, in pixels, are at the same spot. */
const NEAR = 6;

const onBoard = (items: Item[]): Item[] =>
  items.filter(
    ({ sprite, alpha = 1, scale = 1 }) => alpha > 0.01 && scale > AWAY && !BESIDE.test(sprite),
  );

/** An item's name: the words of its sprite without its size. */
const nameOf = ({ sprite }: Item): string => sprite.split(":").slice(0, 2).join(":");

/** Items without a similar one at the same spot among others. */
const strays = (items: Item[], others: Item[], like: (item: Item, other: Item) => boolean) =>
  items.filter(
    (item) =>
      !others.some(
        (other) => like(item, other) && Math.hypot(item.x - other.x, item.y - other.y) < NEAR,
      ),
  );

/** The differences between the last frame of a motion and the next picture; null if nothing moved. */
function jumps({ entry }: Kind, { before, moments, after }: Played, eye: 0 | 1): string[] | null {
  const face = entry.makeFace();
  const [from, to] = [sceneOf(before[eye]), sceneOf(after[eye])];
  const layout = face.layout(ROOM, from);
  // Another layout appears with the scene at rest.
  if (face.layout(ROOM, to).key !== layout.key) return null;
  const stages = face.stages(layout, moments[eye], from, UNTOUCHED, null, to);
  const last = stages.at(-1);
  if (!last) return null;
  const frame = onBoard(last.items(1));
  const afresh = onBoard(face.items(face.layout(ROOM, to), to, UNTOUCHED));
  const same = (one: Item, other: Item) => nameOf(one) === nameOf(other);
  // Covered items, such as a cup or the plate below a guard, may come and go.
  return [
    ...strays(strays(frame, afresh, same), afresh, () => true).map((item) => `${item.sprite} goes`),
    ...strays(strays(afresh, frame, same), frame, () => true).map((item) => `${item.sprite} comes`),
  ];
}

for (const kind of kinds()) {
  const { name, entry } = kind;

  for (const [how, look] of Object.entries(looksOf(entry))) {
    test(`${name}: different positions are ${how} differently`, () => compare(kind, look));

    test(`${name}: every part of a position is ${how}`, () =>
      none(unseen(kind, look), entry, WHERE, `parts of the view that are not ${how}`));
  }

  test(`${name}: a motion ends in the next position's picture`, () => {
    let moved = 0;
    for (const eye of EYES)
      for (const played of playing(kind, 2, STEPS)) {
        const found = jumps(kind, played, eye);
        if (!found) continue;
        moved++;
        const remedy = `the last stage of ${played.notation} must end as the next picture begins`;
        none(found, entry, "face.ts (stages)", remedy);
      }
    assert.ok(moved > 20, `www/games/${entry.id}/face.ts: ${moved} of ${STEPS} steps have stages`);
  });
}
