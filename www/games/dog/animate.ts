/** How what happened is told: cards fly, pieces go from square to square, who is captured falls home, the disc turns. */
import { arc, between, clamp, easeInOut } from "../../board/easing";
import { middleOf } from "../../board/hit-test";
import { overRest } from "../../board/kit/items";
import type { Item, Release, Scene, Stage, Touch } from "../../board/types";
import type { DogCard, GameEvent } from "../../engine/types";
import { motion } from "../../theme/tokens";
import {
  backItem,
  cardItem,
  chosenIn,
  lying,
  type Picture,
  pieceItem,
  type Walking,
  wayOf,
  whereIs,
  widthIn,
} from "./draw";
import {
  type DogLayout,
  heldIn,
  isPiece,
  largeOf,
  partsOf,
  pileOf,
  pocketOf,
  sorted,
  spotOf,
  squareOf,
  standing,
} from "./layout";
import type { Point } from "./star";
import { drawDisc } from "./wood";

/** The stages of some events. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a case an event, all on one picture that each of them changes.
export function stagesOf(
  layout: DogLayout,
  events: GameEvent<"dog">[],
  before: Scene<"dog">,
  touch: Touch,
  release: Release | null,
): Stage[] {
  const view = structuredClone(before.view);
  const away = new Set<string>();
  const picture: Picture = { view, away };
  const { track } = view;
  const { own } = layout;
  const stages: Stage[] = [];
  const [deck, pile] = [pileOf(layout, -1), pileOf(layout, 1)];
  const large = largeOf(layout);
  /** What was dragged waits where it was let go of. */
  let waiting = release && before.path.at(-1);
  const dropped = (id: string): Release | null => {
    if (waiting !== id) return null;
    waiting = null;
    return release;
  };

  /** Something moves while the rest lies still. */
  const stage = (ms: number, moving: (t: number) => Item[], marks?: Stage["marks"]) => {
    if (waiting && isPiece(waiting)) away.add(waiting);
    const rest = lying(layout, picture);
    if (waiting && release && isPiece(waiting))
      rest.push({ ...pieceItem(layout, view, waiting, release), lift: 1 });
    stages.push(overRest(ms, rest, moving, marks));
    away.clear();
  };
  const take = (seat: number, card: DogCard) => {
    const cards = view.hands[seat] ?? [];
    const at = cards.includes(card) ? cards.indexOf(card) : cards.indexOf("?");
    if (at >= 0) cards.splice(at, 1);
  };
  const give = (seat: number, ...cards: DogCard[]) => {
    view.hands[seat] = sorted([...(view.hands[seat] ?? []), ...cards]);
  };

  /** The hand that is shown changes: cards close up, come from somewhere, go somewhere. */
  const rehand = (change: () => void, source: Point, target: Point, taken = -1) => {
    const from = heldIn(layout, view).map(({ card, box }) => ({ card, at: middleOf(box) }));
    const gone = from.splice(taken, taken < 0 ? 0 : 1);
    change();
    const moves = heldIn(layout, view).map(({ card, box }) => {
      const to = cardItem(card, view, widthIn(box), middleOf(box));
      const i = from.findIndex((each) => each.card === card);
      const [was] = i < 0 ? [] : from.splice(i, 1);
      return { from: was?.at ?? { ...source, scale: large / box.width }, to };
    });
    for (const { card, at } of [...gone, ...from])
      moves.push({
        from: release ?? { ...at, scale: 1.5 },
        to: cardItem(card, view, large, target),
      });
    away.add("hand");
    return (t: number) => moves.map(({ from, to }) => between(from, to, easeInOut(t)));
  };

  const setPlace = (piece: string, place: string) => {
    const [seat, number] = partsOf(piece);
    const own = view.places[seat] as string[] | undefined;
    if (own) own[number] = place;
    else view.dog = Number(place.slice(1));
    view.guards = view.guards.filter((guard) => guard !== piece);
  };

  /** A piece or the dog goes its way; whoever is captured on it falls home as it comes by. */
  const walk = (event: Walking, after: GameEvent<"dog">[]) => {
    const piece = event.kind === "prowled" ? "dog" : event.piece;
    const way = wayOf(view, event);
    const points = way.map((id) => spotOf(layout, id));
    const at = dropped(piece);
    if (at) points.splice(0, points.length - 1, at);
    const steps = points.length - 1;
    const going = at ? motion.answer : Math.min(350, 130 + 30 * steps);
    const fallen = after.flatMap((event) => (event.kind === "captured" ? [event] : []));
    const total = going + (fallen.length ? motion.short : 0);
    const victims = fallen.map((event) => {
      const passed = at ? 1 : way.indexOf(event.at.replace("!", "")) / steps;
      const victim = event.piece;
      const start = victim === piece ? points[steps] : whereIs(layout, view, victim);
      return { victim, start, when: ((passed < 0 ? 1 : passed) * going) / total };
    });
    away.add(piece);
    for (const { victim } of victims) away.add(victim);
    const falls = victims.map(({ victim, start, when }) => {
      const home = spotOf(layout, squareOf(victim, "H"));
      const item = pieceItem(layout, view, victim, home);
      return (t: number): Item[] => {
        const way = clamp(((t - when) * total) / motion.short);
        if (victim === piece && !way) return [];
        return [{ ...between(start ?? home, item, way * way), lift: arc(way) }];
      };
    });
    const hop = at || steps < 2 ? 1 : 0.35;
    const walker = (t: number): Item[] => {
      const done = easeInOut(clamp((t * total) / going)) * steps;
      const step = Math.min(steps - 1, Math.floor(done));
      const [a, b] = [points[step], points[step + 1]];
      if (!a || !b || (done === steps && victims.some(({ victim }) => victim === piece))) return [];
      const item = between(a, pieceItem(layout, view, piece, b), done - step);
      return [{ ...item, lift: at ? 1 - done : arc(done - step) * hop }];
    };
    stage(total, (t) => [...falls.flatMap((fall) => fall(t)), ...walker(t)]);
    setPlace(piece, event.kind === "prowled" ? `T${event.to}` : event.to);
    for (const { victim } of victims) setPlace(victim, "H");
  };

  for (const [i, event] of events.entries()) {
    const after = events.slice(i + 1);
    const others = after.findIndex(({ kind }) => kind !== "captured");
    const victims = others < 0 ? after : after.slice(0, others);
    switch (event.kind) {
      case "started":
        view.starter = event.seat;
        break;
      case "shuffled": {
        view.discard = [];
        stage(motion.short, (t) => [between(pile, backItem(layout, deck), easeInOut(t))]);
        view.deck = event.cards;
        break;
      }
      case "dealt": {
        const { hands } = event;
        const mine = rehand(() => give(own, ...(hands[own] ?? [])), deck, pile);
        const backs = hands.flatMap((cards, seat) =>
          seat === own ? [] : cards.map(() => backItem(layout, pocketOf(layout, seat))),
        );
        stage(1.5 * motion.move, (t) => [
          ...backs.map((back, i) => between(deck, back, easeInOut(clamp(t * 2 - (i % 6) / 6)))),
          ...mine(t),
        ]);
        for (const [seat, cards] of hands.entries()) {
          view.deck -= cards.length;
          if (seat !== own) give(seat, ...cards);
        }
        view.phase = "exchange";
        break;
      }
      case "gave":
        view.given[event.seat] = event.card;
        break;
      case "exchanged": {
        const { gifts } = event;
        const out = gifts.find(({ from }) => from === own);
        const gift = view.given[own] ?? "?";
        const come = gifts.find(({ to }) => to === own);
        const mine = rehand(
          () => {
            view.phase = "play";
            if (out) take(own, gift);
            if (come) give(own, come.card);
          },
          pocketOf(layout, come?.from ?? own),
          pocketOf(layout, out?.to ?? own),
          heldIn(layout, view).findIndex(({ apart }) => apart),
        );
        const backs = gifts.flatMap(({ from, to }) =>
          from === own || to === own
            ? []
            : { from: pocketOf(layout, from), to: backItem(layout, pocketOf(layout, to)) },
        );
        stage(1.3 * motion.move, (t) => [
          ...backs.map(({ from, to }) => between(from, to, easeInOut(t))),
          ...mine(t),
        ]);
        break;
      }
      case "played":
      case "discarded": {
        const { seat, card } = event;
        if (seat === own) {
          const taken = chosenIn(layout, before, touch);
          const mine = rehand(() => take(own, card), deck, pile, taken);
          dropped(before.path[0] ?? "");
          stage(motion.short, mine);
        } else {
          const from = { ...pocketOf(layout, seat), scale: 0.7 };
          const to = cardItem(card, view, large, pile);
          take(seat, card);
          stage(motion.short, (t) => [between(from, to, easeInOut(t))]);
        }
        view.discard.unshift(card);
        if (event.kind === "played") view.last = event.counts;
        break;
      }
      case "drew": {
        const { seat, card } = event;
        view.deck--;
        const back = backItem(layout, pocketOf(layout, seat));
        const mine = seat === own && rehand(() => give(own, card), deck, pile);
        stage(motion.short, mine || ((t) => [between(deck, back, easeInOut(t))]));
        if (seat !== own) give(seat, card);
        break;
      }
      case "folded": {
        const { seat, hand } = event;
        const clear = () => {
          view.hands[seat] = [];
        };
        const from = pocketOf(layout, seat);
        const cards = hand.map((card) => cardItem(card, view, large, pile));
        const mine = seat === own && rehand(clear, deck, pile);
        clear();
        view.folded.push(seat);
        stage(
          motion.move,
          mine || ((t) => cards.map((card, i) => between(from, card, clamp(t * 1.5 - i / 10)))),
        );
        view.discard.push(...hand);
        break;
      }
      case "walked":
      case "prowled":
      case "jumped":
        walk(event, victims);
        break;
      case "swapped": {
        const pair = [event.piece, event.other] as const;
        const [a, b] = pair.map((piece) => whereIs(layout, view, piece));
        if (!a || !b) break;
        const release = dropped(event.piece);
        const items = pair.map((piece, i) => pieceItem(layout, view, piece, i ? a : b));
        for (const piece of pair) away.add(piece);
        stage(motion.move, (t) =>
          items.map((item, i) => ({
            ...between(i ? b : (release ?? a), item, easeInOut(t)),
            lift: arc(t) * (i ? 0.5 : 1),
          })),
        );
        const [one = "", other = ""] = pair.map(
          (piece) => standing(view).find(([name]) => name === piece)?.[1],
        );
        setPlace(pair[0], other);
        setPlace(pair[1], one);
        break;
      }
      case "disc": {
        const turn = event.clockwise ? 1 : -1;
        const riders = standing(view).flatMap(([piece, from]) => {
          const square = from.startsWith("T") ? Number(from.slice(1)) : -1;
          const to = `T${(square + track + turn * 16) % track}`;
          return view.disc.includes(square) ? { piece, to, at: spotOf(layout, from) } : [];
        });
        for (const { piece } of riders) away.add(piece);
        const { x, y } = layout.middle;
        const angle = (t: number) => (turn * easeInOut(t) * Math.PI) / 2;
        stage(
          2 * motion.move,
          (t) => {
            const [sin, cos] = [Math.sin(angle(t)), Math.cos(angle(t))];
            return riders.map(({ piece, at }) =>
              pieceItem(layout, view, piece, {
                x: x + (at.x - x) * cos - (at.y - y) * sin,
                y: y + (at.x - x) * sin + (at.y - y) * cos,
              }),
            );
          },
          (pen, t) => drawDisc(pen, layout, angle(t)),
        );
        for (const { piece, to } of riders) setPlace(piece, to);
        break;
      }
      case "turned":
        view.mover = event.seat;
        break;
      case "round-ended":
        view.phase = "deal";
        view.starter = event.starter;
        view.round++;
        view.folded = [];
        break;
    }
  }
  return stages;
}
