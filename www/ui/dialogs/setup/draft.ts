/** A game that is being set up: its seats and options. */
import { Match } from "../../../engine/sobremesa";
import type { GameInfo, GamePreset, View } from "../../../engine/types";
import type { LoadedGame } from "../../../games/registry";
import {
  bot,
  FIRST_LEVEL,
  guest,
  type Level,
  peopleOf,
  person,
  type Seat,
  withGuests,
} from "../../../storage/seats";
import type { LastSetup } from "../../../storage/settings";
import { viewOf } from "../../components/still-board";
import { infoOf } from "../../seating";
import { houseRulesOf, isSeries, matters, presetOf, presetsOf } from "../house-rules";

export type Option = GameInfo["options"][number];

interface Sitter {
  /** Stays the same whatever their seat. */
  readonly id: number;
  seat: Seat;
  /** The name as typed, kept while a bot plays in their place. */
  name: string;
  /** The bot's level at this seat, kept while someone else has the seat. */
  level: Level;
}

/** The other players: bots, friends at this device, or friends with their own phones. */
export type Company = "bots" | "here" | "phones";

/** A person's choices before a game. The rules decide how it would begin. */
export class SetupDraft {
  readonly entry: LoadedGame;
  /** The option that selects cards and board, if the game has it. */
  readonly variants: Option | undefined;
  /** The presets, the default first. */
  readonly presets: readonly GamePreset[];
  /** The numbers of options that take one, initially their defaults. */
  readonly numbers: Record<string, string>;
  readonly #info: GameInfo | undefined;
  readonly #sitters: Sitter[];
  readonly #options: Record<string, string>;
  readonly #choices: Option[];

  constructor(entry: LoadedGame, seats: readonly Seat[], options: Record<string, string>) {
    this.entry = entry;
    this.#sitters = seats.map((seat, id) => {
      const isBot = seat.kind === "bot";
      return { id, seat, name: isBot ? "" : seat.name, level: isBot ? seat.level : FIRST_LEVEL };
    });
    this.#options = { ...options };
    this.#info = infoOf(entry.id);
    this.#choices = houseRulesOf(entry);
    this.variants = this.#choices.find(({ key }) => key === "variant");
    this.presets = presetsOf(entry);
    this.numbers = { games: "3", points: entry.race, tournament: "5" };
  }

  // --- the options --------------------------------------------------------------------------------

  readonly now = (key: string): string =>
    this.#options[key] ?? this.#choices.find((each) => each.key === key)?.default ?? "";

  set(key: string, value: string): void {
    this.#options[key] = value;
  }

  /** The options that apply to the variant and the deck, without the variant itself. */
  #ruled(): Option[] {
    const guests = withGuests(this.seats());
    return this.#choices.filter(
      (each) =>
        each !== this.variants &&
        matters(each, this.now) &&
        // At a table of several devices each game gets its seed from all of them.
        !(guests && isSeries(each)),
    );
  }

  houseRules(): Option[] {
    return this.#ruled().filter((option) => !isSeries(option));
  }

  /** The option for series; undefined if the game has none. */
  series(): Option | undefined {
    return this.#ruled().find(isSeries);
  }

  /** The chosen preset; undefined if the house rules match none. */
  preset(): GamePreset | undefined {
    return presetOf(this.presets, this.houseRules(), this.now);
  }

  /** True if the house rules differ from the defaults and from all presets. */
  hasOwnRules(): boolean {
    return (
      !this.preset() && this.houseRules().some(({ key, default: usual }) => this.now(key) !== usual)
    );
  }

  usePreset(chosen: string): void {
    const values = this.presets.find(({ name }) => name === chosen)?.options ?? {};
    for (const option of this.#choices) {
      if (option === this.variants || isSeries(option)) continue;
      this.#options[option.key] = values[option.key] ?? option.default;
    }
  }

  /** The chosen options that apply. */
  options(): Record<string, string> {
    const ruled = [...this.houseRules(), this.series()];
    const keys = ["variant", ...ruled.flatMap((option) => option?.key ?? [])];
    return Object.fromEntries(Object.entries(this.#options).filter(([key]) => keys.includes(key)));
  }

  /** The opening view for a number of seats; null if the rules don't allow it. */
  opening(count = this.#sitters.length): View | null {
    return viewOf(() => new Match(this.entry.id, { seats: count, options: this.options() }));
  }

  /** All choices. Each is the set-up of the next game at once. */
  setup(): LastSetup {
    return { seats: this.seats(), options: this.options() };
  }

  // --- who sits where -----------------------------------------------------------------------------

  seats(): Seat[] {
    return this.#sitters.map(({ seat }) => seat);
  }

  sitters(): readonly Readonly<Sitter>[] {
    return this.#sitters;
  }

  /** The numbers of players allowed by the current choices. */
  counts(): number[] {
    return (this.#info?.seats ?? []).filter((count) => this.opening(count));
  }

  /** Returns to the default number of seats if the current one is invalid, as after choosing another variant. */
  fit(): void {
    if (!this.counts().includes(this.#sitters.length)) this.resize(this.#info?.defaultSeats ?? 2);
  }

  /** Sets the number of seats. New seats are of the others' kind, or bots if these differ. */
  resize(count: number): void {
    const others = new Set(this.#others().map(({ seat }) => seat.kind));
    const [kind] = others.size === 1 ? others : [];
    this.#sitters.length = Math.min(this.#sitters.length, count);
    while (this.#sitters.length < count) {
      const id = Math.max(-1, ...this.#sitters.map((sitter) => sitter.id)) + 1;
      const seat = kind === "person" ? person() : kind === "guest" ? guest() : bot(FIRST_LEVEL);
      this.#sitters.push({ id, seat, name: "", level: FIRST_LEVEL });
    }
  }

  /** Everyone except the person who sets up the game: the first person here, or the first seat. */
  #others(): Sitter[] {
    const [own = 0] = peopleOf(this.seats());
    return this.#sitters.filter((_, index) => index !== own);
  }

  /** The kind of all other players; undefined if there are none, or if they differ. */
  company(): Company | undefined {
    const seats = this.seats();
    if (withGuests(seats)) return "phones";
    const others = this.#others();
    if (others.length === 0 || peopleOf(seats).length === 0) return undefined;
    const all = (kind: Seat["kind"]): boolean => others.every(({ seat }) => seat.kind === kind);
    if (all("bot")) return "bots";
    return all("person") ? "here" : undefined;
  }

  /** Sets all other seats at once. Bots keep the levels of their seats. */
  playWith(company: Company): void {
    const others = this.#others();
    for (const sitter of this.#sitters) {
      if (company === "bots" && others.includes(sitter)) sitter.seat = bot(sitter.level);
      else if (company === "phones" && others.includes(sitter)) sitter.seat = guest();
      else sitter.seat = person(sitter.name.trim());
    }
  }

  /** Assigns a seat to a bot of a level, or (null) to a person. */
  choose(index: number, level: Level | null): void {
    const sitter = this.#sitters[index];
    if (sitter) {
      sitter.seat = level ? bot(level) : person(sitter.name.trim());
      sitter.level = level ?? sitter.level;
    }
  }

  chooseGuest(index: number): void {
    const sitter = this.#sitters[index];
    if (sitter) sitter.seat = guest();
  }

  name(index: number, typed: string): void {
    const sitter = this.#sitters[index];
    if (!sitter) return;
    sitter.name = typed;
    sitter.seat = person(typed.trim());
  }

  /** The distinct levels of all bots. */
  levels(): Set<Level> {
    return new Set(this.seats().flatMap((seat) => (seat.kind === "bot" ? [seat.level] : [])));
  }

  /** Sets the level of all bots. */
  chooseAll(level: Level): void {
    for (const sitter of this.#sitters) {
      if (sitter.seat.kind !== "bot") continue;
      sitter.seat = bot(level);
      sitter.level = level;
    }
  }

  swap(one: number, other: number): void {
    const [first, second] = [this.#sitters[one], this.#sitters[other]];
    if (!first || !second) return;
    this.#sitters[one] = second;
    this.#sitters[other] = first;
  }

  /** Makes the sitter with this id the partner of a seat, by exchanging them with the current partner. */
  pair(index: number, id: number): void {
    const view = this.opening();
    const other = this.#sitters.findIndex((sitter) => sitter.id === id);
    if (view) this.swap(this.entry.partner(view, index), other);
  }
}
