/** Card motions: from the deck, to the pile, and between hands. */
import { between, clamp, easeInOut } from "../../board/easing";
import { middleOf } from "../../board/hit-test";
import { flat } from "../../board/kit/items";
import type { Item, Point } from "../../board/types";
import type { DogEvent, DogView, Moment } from "../../engine/types";
import { motion } from "../../theme/tokens";
import { backItem, cardItem, chosenIn, widthIn } from "./draw";
import { heldIn, largeOf, pocketOf } from "./layout";
import type { Motion } from "./motion";

type MomentOf<K extends DogEvent["kind"]> = Moment<"dog", Extract<DogEvent, { kind: K }>>;

/** The visible hand changes: cards close up, come from a source or go to a target, the `taken` one first. */
function rehand(
  { layout, release }: Motion,
  { before, after }: Omit<Moment<"dog">, "event">,
  source: Point,
  target: Point,
  taken = -1,
): (t: number) => Item[] {
  const large = largeOf(layout);
  const from = heldIn(layout, before).map(({ card, box }) => ({ card, at: middleOf(box) }));
  const gone = from.splice(taken, taken < 0 ? 0 : 1);
  const moves = heldIn(layout, after).map(({ card, box }) => {
    const to = cardItem(card, after, widthIn(box), middleOf(box));
    const i = from.findIndex((each) => each.card === card);
    const [was] = i < 0 ? [] : from.splice(i, 1);
    return { from: was?.at ?? { ...source, scale: large / box.width }, to };
  });
  for (const { card, at } of [...gone, ...from])
    moves.push({
      from: release ?? { ...at, scale: 1.5 },
      to: cardItem(card, after, large, target),
    });
  return (t) => moves.map(({ from, to }) => between(from, to, easeInOut(t)));
}

/** The pile is turned over. */
export function shuffle(motions: Motion, { before, after }: MomentOf<"shuffled">): void {
  const { layout, deck, pile } = motions;
  const back = backItem(layout, deck);
  const rest = { ...before, discard: after.discard };
  motions.stage(motion.short, rest, [], (t) => [between(pile, back, easeInOut(t))]);
}

export function deal(motions: Motion, moment: MomentOf<"dealt">): void {
  const { layout, deck, pile } = motions;
  const mine = rehand(motions, moment, deck, pile);
  const backs = moment.event.hands.flatMap((cards, seat) =>
    seat === layout.own ? [] : cards.map(() => backItem(layout, pocketOf(layout, seat))),
  );
  motions.stage(1.5 * motion.move, moment.before, ["hand"], (t) => [
    ...backs.map((back, i) => between(deck, back, easeInOut(clamp(t * 2 - (i % 6) / 6)))),
    ...mine(t),
  ]);
}

export function exchange(motions: Motion, moment: MomentOf<"exchanged">): void {
  const { layout } = motions;
  const { own } = layout;
  const { gifts } = moment.event;
  const come = gifts.find(({ to }) => to === own);
  const out = gifts.find(({ from }) => from === own);
  const mine = rehand(
    motions,
    moment,
    pocketOf(layout, come?.from ?? own),
    pocketOf(layout, out?.to ?? own),
    heldIn(layout, moment.before).findIndex(({ apart }) => apart),
  );
  const backs = gifts.flatMap(({ from, to }) =>
    from === own || to === own
      ? []
      : { from: pocketOf(layout, from), to: backItem(layout, pocketOf(layout, to)) },
  );
  motions.stage(1.3 * motion.move, moment.after, ["hand"], (t) => [
    ...backs.map(({ from, to }) => between(from, to, easeInOut(t))),
    ...mine(t),
  ]);
}

/** Moves a card to the pile. */
export function lay(motions: Motion, moment: MomentOf<"played" | "discarded">): void {
  const { layout, deck, pile, scene, touch } = motions;
  const { event, before, after } = moment;
  const { seat, card } = event;
  const rest = { ...after, discard: before.discard, last: before.last };
  if (seat === layout.own) {
    const mine = rehand(motions, moment, deck, pile, chosenIn(layout, scene, touch));
    motions.dropped(scene.path[0] ?? "");
    return motions.stage(motion.short, rest, ["hand"], mine);
  }
  const from = { ...pocketOf(layout, seat), scale: 0.7 };
  const to = cardItem(card, after, largeOf(layout), pile);
  motions.stage(motion.short, rest, [], (t) => [between(from, to, easeInOut(t))]);
}

export function draw(motions: Motion, moment: MomentOf<"drew">): void {
  const { layout, deck, pile } = motions;
  const { event, before, after } = moment;
  if (event.seat === layout.own) {
    motions.stage(2 * motion.move, after, ["hand"], rehand(motions, moment, deck, pile));
    return present(motions, event.card, after);
  }
  const back = backItem(layout, pocketOf(layout, event.seat));
  const rest = { ...before, deck: after.deck };
  motions.stage(2 * motion.move, rest, [], (t) => [between(deck, back, easeInOut(t))]);
}

/** Holds up a card that has come to the hand. */
function present(motions: Motion, card: string, view: DogView): void {
  const held = heldIn(motions.layout, view);
  const at = held.findLastIndex((each) => each.card === card);
  const box = held[at]?.box;
  if (!box || card === "?") return;
  const [wide, middle] = [widthIn(box), middleOf(box)];
  const item = { ...cardItem(card, view, wide, middle), lift: 1 };
  const badge = { ...flat(`came:-:${wide}`, middle), lift: 1 };
  motions.stage(2 * motion.move, view, [`${at}`], () => [item, badge]);
}

/** Moves a whole hand to the pile. */
export function fold(motions: Motion, moment: MomentOf<"folded">): void {
  const { layout, deck, pile } = motions;
  const { event, before, after } = moment;
  const { seat, hand } = event;
  const rest = { ...after, discard: before.discard };
  if (seat === layout.own)
    return motions.stage(motion.move, rest, ["hand"], rehand(motions, moment, deck, pile));
  const from = pocketOf(layout, seat);
  const cards = hand.map((card) => cardItem(card, after, largeOf(layout), pile));
  motions.stage(motion.move, rest, [], (t) =>
    cards.map((card, i) => between(from, card, clamp(t * 1.5 - i / 10))),
  );
}
