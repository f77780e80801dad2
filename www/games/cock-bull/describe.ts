/** Cock & Bull's texts: events, places and possible actions. It contains no rules. */
import type { Place, PlaceId, Scene } from "../../board/types";
import type { CockBullEvent, CockBullView, Colour, GameEvent } from "../../engine/types";
import type { Args, Words } from "../../i18n/words";
import { type Audience, marksIn, type Phrases, type PlaceState, subject } from "../phrases";
import { chipAt, effectOf, otherOf, SPOT_IDS } from "./areas";
import { chipsOf, reasonOf } from "./reasons";
import { openingOf, rollsOf } from "./rolls";

export const phrases: Phrases<"cock-bull"> = {
  step(words, events, view, to) {
    const passed = events.some(({ kind }) => kind === "passed");
    const said = events.map((event) => {
      if (event.kind === "ended") return this.reason(words, event.outcome);
      if (event.kind === "owned")
        return words.say("cock-bull-owned", { ...event, ...whoOf(words, event, view, to) });
      const opening = sentenceOfOpening(words, event, to);
      if (opening) return opening;
      const kind = event.kind === "rolled" && passed ? "lost" : event.kind;
      return words.say("cock-bull-event", {
        ...argsOf(words, event, kind),
        ...whoOf(words, event, view, to),
      });
    });
    return words.list(said, "gap");
  },

  // The dice show what was rolled.
  told(words, events, view, to) {
    const shown = events.every(({ kind }) => kind === "rolled" || kind === "die");
    return shown ? "" : this.step(words, events, view, to);
  },

  // Only a choice, and the end of the game, need words about what a move brings.
  preview(words, planned, view) {
    if (planned.kind === "aim" || !planned.after) return null;
    const { events, after, notation } = planned;
    if (!after.outcome && events.some((event) => "only" in event && event.only)) return null;
    const move = hintOf(words, notation);
    const why = move && reasonOf(words, { seat: view.seat, events, view, after });
    return why ? words.say("hint-says", { move, why }) : null;
  },

  // The line beside the board has it after the turn's deeds.
  means: (words, events, view, to) =>
    events.some(({ kind }) => kind === "passed") ? nearOf(words, view, to) : "",

  closing(words, past, view, to) {
    const steps = past as Steps;
    const opening = openingTold(words, steps, view, to);
    const turn = lostTurn(words, steps, view, to);
    if (opening || !turn) return opening;
    const near = nearOf(words, view, to);
    return words.list(
      [...lostTold(words, steps, turn, near, view, to), near].filter(Boolean),
      "gap",
    );
  },

  progress(_, view, [seat = 0], after = view) {
    const [now, then] = [chipsOf(view, seat), chipsOf(after, seat)];
    return `○ ${now === then ? now : `${now}→${then}`}/${view.chips.length}`;
  },

  // A colour is only ever chosen by who begins.
  short: (words, notation) =>
    /^(red|black)$/.test(notation)
      ? words.say("cock-bull-move", { verb: "begins" })
      : moveName(words, notation),

  reason: (words, { reason }) => words.say("cock-bull-reason", { reason }),

  goal: (words) => words.say("cock-bull-goal"),

  todo(words, view, _path, targets) {
    const { roll, mover } = view;
    if (!roll) {
      const taps = mover ? "tap" : "opening";
      return words.say("cock-bull-todo", { can: targets.includes("dice") ? taps : "roll" });
    }
    // Sorted, so that each combination has one name.
    const cans = [...new Set(targets.map((at) => canAt(view, at)))].sort();
    const args = { can: cans.join("-"), roll, ...about(words, roll) };
    // All removable chips are in one area.
    const gone = targets.find((at) => canAt(view, at) === "remove");
    return words.say("cock-bull-todo", gone ? { ...args, area: offArea(words, gone) } : args);
  },

  why(words, view, seat, _begun, at) {
    const { roll } = view;
    const chip = chipAt(view, at);
    if (!roll || (chip === undefined && at !== "peg")) return null;
    // The other side's Peg.
    if (at === "peg" && effectOf(view, roll)?.moves.includes("peg")) return null;
    return words.say("cock-bull-why", { why: reason(roll), ...about(words, roll) });

    function reason(roll: string): string {
      const pair = roll !== "CB";
      if (at === "peg") return pair ? at : "chip";
      if (pair && at[0] !== roll[0]?.toLowerCase()) return "area";
      if (chip === view.colours[seat]) return "own";
      if (pair) return "first";
      return chip ? "rank" : "none";
    }
  },

  hint: (words, { notation }) => hintOf(words, notation),

  advice: reasonOf,

  seat: (words, seat, view, of) =>
    of === "places"
      ? pegName(words, view?.colours[seat], "none")
      : words.say("cock-bull-seat", { colour: view?.colours[seat], number: seat + 1 }),

  place: (words, view, place, label) =>
    label.kind === "name"
      ? nameOf(words, view, place, label.state)
      : aboutOf(words, view, place.id),

  button: (words, { notation }) => ({ name: moveName(words, notation) }),

  dice: meaningsOf,
};

/** A move as an instruction; null if it is a button. */
function hintOf(words: Words, notation: string): string | null {
  const [verb, what = ""] = notation.split(":");
  if (verb !== "peg" && !SPOT_IDS.includes(what)) return null;
  return words.say("cock-bull-hint", { verb, ...(what && spotName(words, what)) });
}

type Steps = NonNullable<Scene<"cock-bull">["past"]>;

/** Who has just won the opening or begun, and why; empty after other steps. */
function openingTold(words: Words, steps: Steps, view: CockBullView, to?: Audience): string {
  const last = (steps.at(-1)?.events ?? []) as GameEvent<"cock-bull">[];
  const events = last.filter(({ kind }) => kind === "opened" || kind === "chosen");
  if (events.length === 0) return "";
  return words.list([...beatsOf(words, steps), phrases.step(words, events, view, to)], "gap");
}

/** The turn that the last roll ended: its deeds, the roll, and the sentences about them; null after other steps. */
function lostTurn(words: Words, steps: Steps, view: CockBullView, to?: Audience) {
  const rolls = rollsOf(steps);
  const passed = rolls[0]?.did;
  if (passed?.kind !== "passed") return null;
  const did = rolls.flatMap((roll) => (roll.did === passed ? [] : (roll.did ?? []))).reverse();
  const who = whoOf(words, { colour: otherOf(passed.colour) }, view, to);
  const roll = rollName(words, rolls[0]?.roll ?? "");
  return {
    deeds: deedsOf(words, did, passed.seat === to?.you),
    roll,
    over: words.say("cock-bull-over", { ...who, roll }),
    said: (...deeds: string[]) => words.say("cock-bull-turn", { ...who, deeds: words.list(deeds) }),
  };
}

/** A turn that has just been lost. A single roll also has what it replaces: the turn lost before it, or who began. */
function lostTold(
  words: Words,
  steps: Steps,
  { deeds, roll, over, said }: NonNullable<ReturnType<typeof lostTurn>>,
  near: string,
  view: CockBullView,
  to?: Audience,
): string[] {
  // Three sentences would be too long.
  if (deeds.length > 0) return near ? [said(...deeds, roll)] : [said(...deeds), over];
  const before = steps.slice(0, -1);
  const earlier = lostTurn(words, before, view, to);
  if (earlier?.deeds.length === 0) return [earlier.said(earlier.roll), said(roll)];
  return [openingTold(words, before, view, to), over];
}

/** Which of the two dice of the opening won it; empty in a game from a position. */
function beatsOf(words: Words, past: Steps): string[] {
  const dice = openingOf(past)
    .map(({ die }) => die)
    .sort((a, b) => "CBM".indexOf(a) - "CBM".indexOf(b));
  return dice.length === 2 ? [words.say("cock-bull-beats", { dice: dice.join("") })] : [];
}

/** A warning if one more circle wins; empty otherwise. */
function nearOf(words: Words, view: CockBullView, to?: Audience): string {
  const near = view.colours.find((_, seat) => chipsOf(view, seat) === view.chips.length - 1);
  return near ? words.say("cock-bull-near", whoOf(words, { colour: near }, view, to)) : "";
}

/** What a turn did, each kind where it first occurred: the number of chips, or of holes for the Peg. */
function deedsOf(words: Words, did: readonly CockBullEvent[], hitsYou: boolean): string[] {
  const counts = new Map<string, number>();
  for (const event of did) {
    const by = event.kind === "pegged" ? event.to - event.from : Number("spot" in event);
    if (by > 0) counts.set(event.kind, (counts.get(event.kind) ?? 0) + by);
  }
  return [...counts].map(([kind, count]) => {
    const whose = hitsYou && kind !== "placed" ? "you" : "other";
    return words.say("cock-bull-deed", { kind, count, whose });
  });
}

/** A place's name, content and possible action. */
function nameOf(words: Words, view: CockBullView, place: Place, state: PlaceState): string {
  const can = state.targets ? [words.say("cock-bull-can", { can: canAt(view, place.id) })] : [];
  return words.list([plainName(words, view, place), ...can, ...marksIn(words, state)]);
}

function plainName(words: Words, view: CockBullView, { id, seat }: Place): string {
  if (seat !== undefined) {
    const colour = view.colours[seat];
    return pegName(words, colour, view.pegs[colour === "red" ? 0 : 1]);
  }
  if (id === "key") return words.say("dice-key");
  if (id === "supply") {
    const count = view.chips.filter((chip) => !chip).length;
    return words.say("cock-bull-supply", { count });
  }
  if (id === "dice") {
    const roll = view.opening ?? view.dice;
    const dice = words.say("dice");
    return roll ? words.say("seat-line", { seat: dice, who: rollName(words, roll) }) : dice;
  }
  const chip = chipAt(view, id);
  if (chip === undefined) return moveName(words, id);
  return words.say("cock-bull-chip-on", { colour: chip, ...spotName(words, id) });
}

/** The purpose of a place. */
function aboutOf(words: Words, view: CockBullView, id: PlaceId): string {
  const spot = chipAt(view, id) !== undefined;
  if (!spot && !/peg|dice/.test(id)) return "";
  const pair = `${id[0]}${id[0]}`.toUpperCase();
  const colour = spot && effectOf(view, pair)?.owner;
  // An owned area: say how it moves its owner's Peg.
  if (colour)
    return words.say("cock-bull-owned", { roll: pair, ...whoOf(words, { colour }, view) });
  const said = words.say("cock-bull-about", { what: spot ? id[0] : id });
  // If dice are shown, also explain this roll.
  const { dice } = view;
  const lies = id === "dice" && dice;
  const meant = lies && meaningsOf(words).find((each) => each.dice.includes(lies))?.means;
  return meant ? words.list([said, meant], "gap") : said;
}

/** The meaning of each roll, in the order of the rules. */
function meaningsOf(words: Words): { dice: string[]; means: string }[] {
  const rolls = [["CC"], ["BB"], ["MM"], ["CB"], ["CM", "BM"]];
  const lines = words.say("cock-bull-key").split("\n");
  return rolls.map((dice, at) => ({ dice, means: lines[at]?.replace("- ", "") ?? "" }));
}

/** The action possible at a target. */
function canAt(view: CockBullView, at: PlaceId): string {
  const chip = chipAt(view, at);
  if (chip === undefined) return at === "peg" ? at : "dice";
  if (view.roll === "CB") return "remove";
  return chip ? "flip" : "place";
}

const rollName = (words: Words, roll: string): string => words.say("cock-bull-roll", { roll });

/** A roll for a text, with its area and one spot of it. A mixed roll is about no area. */
function about(words: Words, roll: string): Args {
  const of = (id: string) => (roll[0] === roll[1] ? words.say(id, { roll }) : "");
  return { name: rollName(words, roll), area: of("cock-bull-area"), on: of("cock-bull-on") };
}

const pegName = (words: Words, colour: unknown, hole: unknown): string =>
  words.say("cock-bull-peg", { colour, hole });

/** A spot for a text: its name, and its area for grammatical gender. */
function spotName(words: Words, spot: string): Args {
  const [area, number] = spot;
  return { area, spot: words.say("cock-bull-spot", { area, number }) };
}

/** The area that chips are removed from, for a text. */
function offArea(words: Words, [area = ""]: PlaceId): string {
  return words.say("cock-bull-off", { roll: (area + area).toUpperCase() });
}

/** A short name for a move or a chance outcome. */
function moveName(words: Words, notation: string): string {
  const [verb, what = ""] = notation.split(":");
  const about = SPOT_IDS.includes(what)
    ? spotName(words, what)
    : what && { roll: rollName(words, what) };
  return words.say("cock-bull-move", { verb, ...about });
}

/** The sentence for an event before colours are chosen; null for other events. */
function sentenceOfOpening(
  words: Words,
  event: CockBullEvent,
  { you, called }: Audience = {},
): string | null {
  if (!/^(opened|chosen|die)$/.test(event.kind) || !("seat" in event)) return null;
  const number = event.seat + 1;
  const name = called?.(event.seat) || words.say("cock-bull-seat", { number });
  const who = event.seat === you ? "you" : "other";
  return words.say("cock-bull-opening", { ...argsOf(words, event, event.kind), who, name });
}

/** The player who acts in an event: their name, or their colour if they have none. A removed chip was the opponent's. */
function whoOf(
  words: Words,
  event: CockBullEvent | { colour: Colour },
  view?: CockBullView,
  to?: Audience,
) {
  if (!("colour" in event)) return {};
  const removed = "kind" in event && event.kind === "removed";
  const colour = removed ? otherOf(event.colour) : event.colour;
  const unnamed = words.say("cock-bull-seat", { colour });
  return subject(view?.colours.indexOf(colour) ?? -1, unnamed, view && to);
}

/** The arguments of an event's text. */
function argsOf(words: Words, event: CockBullEvent, kind: string): Args {
  const args: Args = { ...event, kind, note: noteOf(event) };
  if ("seat" in event) args.number = event.seat + 1;
  if ("die" in event) args.roll = rollName(words, event.die);
  if ("roll" in event) {
    const { name, area } = about(words, event.roll);
    Object.assign(args, { roll: name, area });
  }
  if ("to" in event) args.by = event.to - event.from;
  if ("spot" in event) Object.assign(args, spotName(words, event.spot));
  return args;
}

/** Why a Peg moves: its area is complete, or there is no chip to remove. */
function noteOf(event: CockBullEvent): "area" | "none" | "free" {
  if (event.kind !== "pegged" || event.to === event.from) return "free";
  if (event.roll !== "CB") return "area";
  return event.only ? "none" : "free";
}
