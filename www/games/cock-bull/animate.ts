/** How what happened is told: dice tumble, chips fly and turn over, pegs hop from hole to hole. */
import { arc, between, clamp, easeInOut, easeOut } from "../../board/easing";
import { overRest } from "../../board/kit/items";
import type { Item, Scene, Stage } from "../../board/types";
import type { Colour, GameEvent } from "../../engine/types";
import { motion } from "../../theme/tokens";
import {
  chipItem,
  diceAfter,
  diceAt,
  dieItem,
  indexOf,
  type Lying,
  lying,
  pegItem,
  pictureOf,
  slotItem,
  supplyOf,
} from "./draw";
import { type CockBullLayout, holeAt, offerAt, type Point, SPOTS, sideOf } from "./layout";
import { TURNS } from "./pieces";

const otherOf = (colour: Colour): Colour => (colour === "red" ? "black" : "red");

/** The stages of some events. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a case an event, all on one picture that each of them changes.
export function stagesOf(
  layout: CockBullLayout,
  events: GameEvent<"cock-bull">[],
  before: Scene<"cock-bull">,
): Stage[] {
  const picture = pictureOf(before.view);
  const stages: Stage[] = [];
  /** Something moves while the rest lies still. */
  const stage = (ms: number, without: string, moving: (t: number) => Item[]) => {
    const rest = lying(layout, picture, without);
    stages.push(overRest(ms, rest, moving));
  };

  /** Dice thrown in: they bounce ever lower, turn ever slower, and show their faces last. */
  const tumble = (thrown: Lying[]) => {
    const still = picture.dice.filter(({ side, past }) => side !== thrown[0]?.side && !past);
    stage(2.2 * motion.move, "dice", (t) => {
      const left = 1 - easeOut(clamp(t * 1.2));
      return [...still, ...thrown].map((die) => {
        if (still.includes(die)) return dieItem(layout, die);
        const { side, place } = die;
        const face = t < 0.6 ? (["C", "B", "M"] as const)[((t * 13 + place) % 3) | 0] : die.face;
        const item = dieItem(layout, { ...die, face: face ?? "" }, side * left * (30 + 9 * place));
        const x = item.x - side * left * 20 * layout.unit;
        return { ...item, x, lift: Math.abs(Math.cos(left * 8)) * left };
      });
    });
    picture.dice = [...still, ...thrown];
  };

  /** A chip on its way between the supply (0) and where it lies flat (1). */
  const flight = (colour: Colour, beast: string, at: Point) => {
    const slot = slotItem(layout, supplyOf(picture));
    return (t: number) => {
      const turn = Math.round((clamp(1 - t * 1.6) * TURNS) / 2);
      const chip = chipItem(layout, colour, beast, at, turn);
      return { ...between(slot, chip, easeInOut(t)), lift: arc(t) };
    };
  };

  for (const event of events) {
    switch (event.kind) {
      case "die":
        tumble([{ side: event.seat ? -1 : 1, place: 0, face: event.die }]);
        break;
      case "rolled":
        tumble(diceAt(sideOf(event.colour), event.roll));
        break;
      case "tied":
      case "opened": {
        // Both dice are seen for a while; the better one hops.
        const { dice } = picture;
        const best = event.kind === "opened" && (event.seat ? -1 : 1);
        stage(2 * motion.move, "dice", (t) =>
          dice.map((die) => ({
            ...dieItem(layout, die),
            lift: die.side === best ? arc(t) : 0,
          })),
        );
        picture.offer = best !== false;
        picture.dice = [];
        break;
      }
      case "chosen": {
        const { colour } = event;
        const other = otherOf(colour);
        const home = flight(colour, "", offerAt(sideOf(colour)));
        const left = chipItem(layout, other, "", offerAt(sideOf(other)));
        stage(motion.move, "offer", (t) => [{ ...left, alpha: 1 - t }, home(1 - t)]);
        picture.offer = false;
        picture.dice = diceAt(sideOf(colour), null);
        break;
      }
      case "passed": {
        const side = sideOf(event.colour);
        const lost = picture.dice.map(({ face }) => face).join("");
        const dice = diceAfter(side, lost);
        picture.dice = dice;
        stage(2 * motion.move, "dice", (t) => {
          const way = easeInOut(clamp(2 * t - 1));
          return dice.map((die) => {
            const item = dieItem(layout, die, die.past ? 0 : arc(way) * 6);
            // What was thrown is seen before it pales, and the dice come out of it.
            if (die.past) return { ...item, alpha: 1 - way + way * (item.alpha ?? 1) };
            const from = dieItem(layout, { ...die, side: -side });
            return { ...between(from, item, way), alpha: clamp(2 * way), lift: arc(way) / 2 };
          });
        });
        break;
      }
      case "placed": {
        const { colour, spot } = event;
        picture.chips[indexOf(spot)] = colour;
        const chip = flight(colour, spot, SPOTS[spot]);
        stage(motion.move, spot, (t) => [chip(t)]);
        break;
      }
      case "removed": {
        const { colour, spot } = event;
        const chip = flight(colour, spot, SPOTS[spot]);
        stage(motion.move, spot, (t) => [chip(1 - t)]);
        picture.chips[indexOf(spot)] = null;
        break;
      }
      case "flipped": {
        const { colour, spot } = event;
        picture.chips[indexOf(spot)] = colour;
        stage(motion.move, spot, (t) => {
          const turn = Math.round(easeInOut(t) * TURNS);
          const upper = turn * 2 < TURNS ? otherOf(colour) : colour;
          return [{ ...chipItem(layout, upper, spot, SPOTS[spot], turn), lift: arc(t) }];
        });
        break;
      }
      case "pegged": {
        const { from, to } = event;
        const side = sideOf(event.colour);
        const hops = to - from;
        stage(hops && motion.short + 75 * hops, `peg${side}`, (t) => {
          const hop = Math.min(hops - 1, Math.floor(t * hops));
          const [start, end] = [from + hop, from + hop + 1].map((hole) =>
            pegItem(layout, side, holeAt(side, hole)),
          ) as [Item, Item];
          const way = t * hops - hop;
          return [{ ...between(start, end, easeInOut(way)), lift: arc(way) / 2 }];
        });
        picture.pegs[side > 0 ? 0 : 1] = to;
      }
    }
  }
  return stages;
}
