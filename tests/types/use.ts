// Checks the package's types in strict TypeScript without the DOM's types. It is only compiled, never run:
// tests/pack.mjs.
import init, {
  type Choice,
  chooseMove,
  type DogCard,
  type GameEvent,
  type GameId,
  games,
  Match,
  init as named,
  perft,
  type Review,
  review,
  SobremesaError,
  type View,
} from "sobremesa";

/** Only the same type passes. */
type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <T extends true>(_: T): void => {};

/** A match has its game's own view and events. */
export function dog(match: Match<"dog">): DogCard[] {
  const view = match.view(0);
  holds<Same<typeof view, View<"dog">>>(true);
  holds<Same<typeof view.game, "dog">>(true);
  const cards: DogCard[] = [];
  for (const event of match.resolveChance()) {
    switch (event.kind) {
      case "dealt":
        cards.push(...(event.hands[0] ?? []));
        break;
      case "played":
        holds<Same<typeof event.counts, DogCard>>(true);
        break;
      case "owing":
        for (const owed of event.owed) if (owed.kind === "split") cards.push(owed.card);
        break;
      case "ended":
        holds<Same<typeof event.outcome.winners, number[]>>(true);
        break;
    }
  }
  return cards;
}

/** All kinds of events are listed: a missing one does not compile. */
export function told(event: GameEvent<"gobblet">): string {
  switch (event.kind) {
    case "placed":
    case "put":
      return `${event.size} ${event.to}`;
    case "lifted":
      return `${event.size} ${event.from}`;
    case "lined":
      return event.squares.join();
    case "offered":
    case "accepted":
    case "declined":
      return `${event.kind} ${event.seat}`;
    case "ended":
      return event.outcome.reason;
    default:
      return event satisfies never;
  }
}

/** The type of a view follows from its game. */
export function seen(view: View): number {
  switch (view.game) {
    case "cock-bull":
      return view.pegs[0];
    case "dog":
      return view.hands.flat().length;
    case "gobblet":
      return view.stacks[0][0];
    case "muros":
      return view.squares.flat().filter((colour) => colour === "W").length;
    default:
      return view satisfies never;
  }
}

/** A match of any game narrows to one. */
export function figures(match: Match): string[] {
  return match.is("dog") ? match.view().traits.map(({ card }) => card) : [];
}

// @ts-expect-error: the package declares no types of the DOM
export type Dom = Response;

export async function main(answer: {
  headers: { get(name: string): string | null };
  arrayBuffer(): Promise<ArrayBuffer>;
}): Promise<[Choice, Review, bigint]> {
  await init();
  await named(answer);
  await init("sobremesa.wasm");
  using match = new Match("gobblet", { seed: "a" });
  const next: View<"gobblet"> = match.play("D@a1", 1).view;
  const events: GameEvent<"gobblet">[] = match.play("D@b2");
  // @ts-expect-error: Gobblet has no hands
  next.hands;
  // @ts-expect-error: unknown game
  new Match("chess");
  // @ts-expect-error: unknown property of a setup
  new Match("dog", { seat: 4 });
  new Match("dog", {
    options: { variant: "royal", copy: "last", "copy-on-copy": true },
    rules: "box",
  });
  new Match("gobblet", { options: { repetition: 4, series: "games:2" } });
  // @ts-expect-error: unknown variant
  new Match("dog", { options: { variant: "white" } });
  // @ts-expect-error: Dog's option
  new Match("gobblet", { options: { copy: "last" } });
  // @ts-expect-error: Gobblet's preset
  new Match("dog", { rules: "printed" });
  const any: string = next.game;
  new Match(any as GameId, { options: { [any]: any }, rules: any });
  holds<Same<ReturnType<typeof Match.fromRecord<"dog">>, Match<"dog">>>(true);
  // @ts-expect-error: a level is 1 to 5
  chooseMove("gobblet", match.observation(0), { level: 6 });
  try {
    match.play(events.length > 9 ? "D@b2" : "D@b3");
  } catch (error) {
    if (error instanceof SobremesaError) holds<Same<typeof error.token, string | undefined>>(true);
  }
  const [info] = games();
  const seats: number | undefined = info?.defaultSeats;
  return [
    chooseMove("gobblet", match.observation(0), seats ? { nodes: 10 } : {}),
    review("gobblet", match.observation(0), { nodes: 10 }),
    perft("gobblet", undefined, 1),
  ];
}

/** A record alone doesn't tell its game, and a set-up is for the game that is started. */
export function unsure(record: string): Match<"muros"> {
  // @ts-expect-error: it may be a record of another game
  const match: Match<"muros"> = Match.fromRecord(record);
  const setup: { options: { holes: string } } = { options: { holes: "zzz" } };
  // @ts-expect-error: Muros has no such holes
  new Match("muros", setup).free();
  match.free();
  return Match.fromRecord(record, "muros");
}
