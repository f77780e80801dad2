/** The typed values that cross the border between the rules (wasm) and everything else. */

/** A game's name in the API, in records and on the command line. */
export type GameId = "cock-bull" | "dog" | "gobblet" | "muros";

/** What can be chosen before a game starts. */
export interface GameInfo {
  id: GameId;
  /** The numbers of seats the game can be played with. */
  seats: number[];
  defaultSeats: number;
  /** Empty where the game has only one. */
  variants: string[];
  /** House rules; the default comes first among the values. */
  options: { key: string; values: string[]; default: string; variants?: string[] }[];
}

/** How a match starts; everything left out takes the game's default. */
export interface Setup {
  seats?: number;
  options?: Record<string, string | number | boolean>;
  /** Any text; the same seed and the same moves give the same game everywhere. */
  seed?: string;
  /** A position in the game's notation instead of the usual start. */
  position?: string;
}

/** Who acts next: a seat, chance (dice, deals), or nobody because the game is over. */
export type Turn = { kind: "seat"; seat: number } | { kind: "chance" } | { kind: "over" };

/** How a game ended. A draw or a shared win lists all its seats in `winners`. */
export interface Outcome {
  winners: number[];
  /** One number a seat. */
  scores: number[];
  reason: Reason;
}

/** Why a game ended. */
export type Reason =
  | "line"
  | "reveal"
  | "touch"
  | "repetition"
  | "agreement"
  | "chip-in"
  | "flying-monkey"
  | "peg-out"
  | "home"
  | "majority"
  | "shared";

/** Where a series stands; people are named by their seat in the first game. */
export interface Sheet {
  kind: "single" | "games" | "points" | "tournament";
  /** Won games, points, or games to be played; 1 for a single game. */
  target: number;
  /** The seat of each person in the game that is on; a person is named by the seat in the first. */
  seats: number[];
  /** How each game ended, by person; the last is null until it has. */
  games: (Outcome | null)[];
  /** Games that each person won, alone or with the partner. */
  wins: number[];
  /** Points that each person scored. */
  points: number[];
  /** Whether people change seats from game to game. */
  rotates: boolean;
  over: boolean;
  /** Who has won the series: one side, or several after a tie that no rule breaks. */
  winners: number[];
}

/** A legal move and the places that a person touches in order to play it. */
export interface LegalMove {
  notation: string;
  /** Place ids in the order of the taps, such as `["stack:4", "b2"]`. */
  path: string[];
}

/** A bot's decision. */
export interface Choice {
  move: string;
  /** Expected share of the win for the mover, 0 to 1; 0.5 where a level does not look for it (`nodes` 0). */
  value: number;
  /** Positions looked at. */
  nodes: number;
  /** Plies looked ahead, where the bot counts so. */
  depth?: number;
}

/** Every legal move with its value for the mover, best first. */
export interface Review {
  /** True where every value is proven. */
  exact: boolean;
  /** Expected share of the win for the seat that observes, 0 to 1. */
  value: number;
  /** `error`: by how much a value may be wrong, at 95 %; 0 where it is proven, null where nobody can tell. */
  moves: { notation: string; value: number; error: number | null }[];
}

/**
 * How strong and how long a bot thinks; `nodes` or `millis` cap the level's own budget, but level 5 takes all that they give.
 * Of levels 1 to 5 that budget is, in positions (Gobblet) 20,000, 20,000, 50,000, 300,000 and 10,000,000; in quick games
 * (Muros) 0, 0, 120, 1,000 and 40,000, (Dog) 0, 0, 40, 200 and 3,000; fewer where there is one choice. Cock & Bull's level 5
 * solves the game, the others don't search.
 */
export interface Think {
  level?: 1 | 2 | 3 | 4 | 5;
  seed?: string;
  nodes?: number;
  millis?: number;
}

/**
 * How a review thinks. In Muros and Dog good moves are looked at most; the one that was `played` is looked at as often as all
 * the others, so that what it gave away is known; what is no legal move changes nothing. In Muros a move that
 * was hardly looked at is told as worth at most what the best is.
 */
export interface ReviewThink extends Think {
  played?: string | undefined;
}

/** What a move would do, tried on a copy of the match. */
export interface Preview {
  events: GameEvent[];
  /** The outcome if the move ends the game. */
  outcome: Outcome | null;
}

/** The end of a game, the last event of the step that ended it. */
export interface EndedEvent {
  kind: "ended";
  outcome: Outcome;
}

/** What happened while a step was played, in order. */
export type GameEvent = GobbletEvent | CockBullEvent | MurosEvent | DogEvent | EndedEvent;

/** What every view tells, whatever the game. */
export interface ViewOf<G extends GameId> {
  game: G;
  /** Steps played so far, chance included. */
  ply: number;
  turn: Turn;
  outcome: Outcome | null;
}

/** What an eye (a seat or an onlooker) may see. */
export type View = GobbletView | CockBullView | MurosView | DogView;

/** A square of the Gobblet board, `a1` to `d4`: file a-d left to right, rank 1-4 bottom to top. */
export type Square = `${"a" | "b" | "c" | "d"}${1 | 2 | 3 | 4}`;

/** A gobblet: seat 0 is White, seat 1 Black; size 1 (smallest) to 4. */
export interface Gobblet {
  seat: 0 | 1;
  size: 1 | 2 | 3 | 4;
}

/** Gobblet: all is public; covered gobblets are remembered, not secret. */
export interface GobbletView extends ViewOf<"gobblet"> {
  /** The 16 squares in the order a1, a2, ... d4. */
  squares: { square: Square; nest: Gobblet[] /* bottom to top */ }[];
  /** For each seat the gobblets left in its three external stacks (4 shows size 4), descending. */
  stacks: [[number, number, number], [number, number, number]];
  /** With `touch-move`: the square whose outermost gobblet is in the mover's hand. */
  lifted: Square | null;
  /** The seat whose draw offer is pending. */
  offer: 0 | 1 | null;
  /** Lines in which a seat shows exactly three gobblets (rule 2a), to be marked on demand. */
  threes: { seat: 0 | 1; line: Square[]; squares: Square[] }[];
}

/** What can happen in Gobblet. A board move is a `lifted` followed by a `put`. */
export type GobbletEvent =
  | {
      kind: "placed";
      seat: 0 | 1;
      size: 1 | 2 | 3 | 4;
      /** Index of the external stack it came from. */
      stack: 0 | 1 | 2;
      to: Square;
      gobbled: Gobblet | null;
    }
  | { kind: "lifted"; seat: 0 | 1; size: 1 | 2 | 3 | 4; from: Square; revealed: Gobblet | null }
  | {
      kind: "put";
      seat: 0 | 1;
      size: 1 | 2 | 3 | 4;
      from: Square;
      to: Square;
      gobbled: Gobblet | null;
    }
  | { kind: "lined"; seat: 0 | 1; squares: Square[] }
  | { kind: "offered"; seat: 0 | 1 }
  | { kind: "accepted"; seat: 0 | 1 }
  | { kind: "declined"; seat: 0 | 1 };

/** A colour of chips and pegs in Cock & Bull. */
export type Colour = "red" | "black";

/** A spot of the Arms: the Bend, the Field, the Crown. */
export type Spot = "c1" | "c2" | "c3" | "b1" | "b2" | "m1";

/** A face of a die: Cock, Bull, Monkey. */
export type Die = "C" | "B" | "M";

/** A roll of both dice. */
export type Roll = "CC" | "BB" | "MM" | "CB" | "CM" | "BM";

/** Cock & Bull: all is public, only the next dice are unknown. */
export interface CockBullView extends ViewOf<"cock-bull"> {
  /** The chip on each of c1 c2 c3 b1 b2 m1, by its upper colour. */
  chips: (Colour | null)[];
  /** Red's and Black's Peg: 0 off the board, 1 to 36 the hole. */
  pegs: [number, number];
  /** Each seat's colour, once it is chosen. */
  colours: [Colour | null, Colour | null];
  /** The colour whose turn it is, once colours are chosen; after the end the one that has won. */
  mover: Colour | null;
  /** The seat whose dice or choice it is; after the end the one that has won. */
  seat: 0 | 1;
  /** Seat 0's die of the opening roll, while seat 1 is to roll. */
  opening: Die | null;
  /** The seat that chooses its colour. */
  choosing: 0 | 1 | null;
  /** The last roll, which lies there until the next. */
  dice: Roll | null;
  /** The roll to act on. */
  roll: Roll | null;
}

/** What can happen in Cock & Bull. `colour` is the seat's own, except in `removed`. */
export type CockBullEvent =
  /** One die of the opening roll. */
  | { kind: "die"; seat: 0 | 1; die: Die }
  /** The opening roll was a tie: both roll again. */
  | { kind: "tied" }
  /** The seat won the opening roll: it chooses its colour and starts. */
  | { kind: "opened"; seat: 0 | 1 }
  | { kind: "chosen"; seat: 0 | 1; colour: Colour }
  | { kind: "rolled"; seat: 0 | 1; colour: Colour; roll: Roll }
  /** The dice went to this seat. */
  | { kind: "passed"; seat: 0 | 1; colour: Colour }
  | { kind: "placed"; seat: 0 | 1; colour: Colour; spot: Spot }
  /** A chip was turned over to the seat's colour. */
  | { kind: "flipped"; seat: 0 | 1; colour: Colour; spot: Spot }
  /** `colour` is what the chip bore: the other seat's. */
  | { kind: "removed"; seat: 0 | 1; colour: Colour; spot: Spot }
  /** From hole to hole; 0 is off the board; the same where a move past FINISH is lost. */
  | { kind: "pegged"; seat: 0 | 1; colour: Colour; from: number; to: number }
  | { kind: "declined"; seat: 0 | 1; colour: Colour };

/** A colour of counters in Muros: yellow, blue, red, green, white; cards are never white. */
export type MurosColour = "Y" | "B" | "R" | "G" | "W";

/** Cards counted by colour: yellow, blue, red, green. */
export type MurosCards = [number, number, number, number];

/** An end of a line: `N` and `S` above and below columns 1-9, `W` and `E` left and right of rows 1-9. */
export type MurosSlot = `${"N" | "E" | "S" | "W"}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;

/** Muros: all is public but the others' hands. Squares are counted from 0 to 80, row by row from the top left. */
export interface MurosView extends ViewOf<"muros"> {
  /** 0 before the starter is drawn, then 1, 2 once every line has a card. */
  phase: 0 | 1 | 2;
  /** Nine rows of nine `Y B R G W`, a hole as `.`, with slashes between. */
  squares: string;
  /** The cards `Y B R G` at N1-9, E1-9, S1-9, W1-9, an empty slot as `-`, with slashes between the sides. */
  slots: string;
  /** Both ends of each blocked line: two cards of one colour. */
  blocked: string[];
  /** A hand a seat, in the order `Y B R G`; a hidden one is all `?`. */
  hands: string[];
  /** The open cards. */
  piles: MurosCards;
  /** For each seat the counters it has kept: yellow, blue, red, green, white. */
  kept: [number, number, number, number, number][];
  /**
   * The rank of yellow, blue, red, green by the counters left of them, 0 for the most; tied ones have the same, or
   * with `ties=ordered` one after the other.
   */
  ranks: [number, number, number, number];
  /** The cards of each colour in hidden hands: with two seats the other hand. */
  unseen: MurosCards;
}

/** What can happen in Muros. */
export type MurosEvent =
  /** The counters were laid out; written as in the view. */
  | { kind: "gridded"; squares: string }
  | { kind: "dealt"; hands: string[]; piles: MurosCards }
  /** This seat begins. */
  | { kind: "started"; seat: number }
  /** A card was laid, from an open pile or else from the seat's hand. */
  | { kind: "laid"; seat: number; open: boolean; colour: MurosColour; slot: MurosSlot }
  /** The counters of these squares left the line and the game, from the far end. */
  | { kind: "left"; squares: number[] }
  /** The card opposite has the same colour: nothing is taken. */
  | { kind: "blocked"; slot: MurosSlot }
  /**
   * The seat named a colour and took the counters of these squares, from the far end; maybe none, maybe of other
   * colours with `taking=far-end`.
   */
  | { kind: "taken"; seat: number; colour: MurosColour; squares: number[] }
  /** The seat took nothing though it might have. */
  | { kind: "declined"; seat: number }
  /** After counters left or were taken: the rest of the line closed up, the farthest first, square by square. */
  | { kind: "moved"; from: number[]; to: number[] }
  /** The seat had no card to lay. */
  | { kind: "passed"; seat: number };

/** A card of Dog; one that the eye does not see is `?`. */
export type DogCard =
  | ("2" | "3" | "4" | "5" | "6" | "7" | "1-7" | "8" | "9" | "10" | "11" | "12" | "13")
  | ("X" | "J" | "C" | "M" | "?");

/** A piece of Dog: its seat's letter and its number. */
export type DogPiece = `${"A" | "B" | "C" | "D" | "E" | "F"}${1 | 2 | 3 | 4 | 5}`;

/**
 * Where a piece is: at home, on a square of the track, brought out there and not moved since (with `guard=fresh`), or
 * in its own lane.
 */
export type DogPlace = "H" | `T${number}` | `T${number}!` | `F${0 | 1 | 2 | 3}`;

/** Dog: all is public but the deck, the others' hands and what they gave. */
export interface DogView extends ViewOf<"dog"> {
  variant: "classic" | "royal" | "black";
  /** `place`: before the first round's cards each seat brings one piece out. */
  phase: "deal" | "exchange" | "place" | "play" | "over";
  /** From 1. */
  round: number;
  /** Who leads the round; null before it is drawn. */
  starter: number | null;
  /** Whose turn it is; at the end who moved last. */
  mover: number;
  /** Whose pieces the mover plays: its partner's once its own are in. */
  colour: number;
  /**
   * What the running card still owes, in order: `7:4:A1` (the card, points left, the piece that moved last), `draw`,
   * `drawn`, `jump:A3` (a Citizen), `paw` (the disc turns), `dog:5` (the dog walks).
   */
  owed: string[];
  /** What the card played last counted as. */
  last: DogCard | null;
  /** Squares of the track. */
  track: 64 | 96;
  /** For each seat its partner; where everybody plays alone, the seat itself. */
  partners: number[];
  /** The start square of each seat. */
  starts: number[];
  /** Royal: the squares where a card is drawn. */
  specials: number[];
  /** Black: the squares that turn the disc, and all that lie on it. */
  paws: number[];
  disc: number[];
  /** Black: where the dog is. */
  dog: number | null;
  /** Black: the squares that the dog may come to with the next card. */
  reach: number[];
  /** For each seat where its pieces are. */
  places: DogPlace[][];
  /** The pieces that stand safe on their start and block everyone. */
  guards: DogPiece[];
  /** A hand a seat, cards in order with dots between, hidden ones as `?`; an empty one is `-`. */
  hands: string[];
  /** For each seat the card it chose to give (`?`: it has chosen), then gave, while the eye knows of it. */
  given: (DogCard | null)[];
  /** The seats that have folded in this round. */
  folded: number[];
  /** How many cards are to be dealt. */
  deck: number;
  /** The cards played and folded, from the top. */
  discard: DogCard[];
}

/** What can happen in Dog. */
export type DogEvent =
  /** This seat leads the first round. */
  | { kind: "started"; seat: number }
  /** So many discarded cards are the new deck. */
  | { kind: "shuffled"; cards: number }
  /** Cards were dealt; written as in the view. */
  | { kind: "dealt"; hands: string[] }
  /** The seat has chosen the card it gives. */
  | { kind: "gave"; seat: number; card: DogCard }
  /** The chosen cards changed hands, all at once. */
  | { kind: "exchanged"; gifts: { from: number; to: number; card: DogCard }[] }
  /** A card was played; what it counts as differs for a joker and a copy. */
  | { kind: "played"; seat: number; card: DogCard; counts: DogCard }
  /** A piece went its way; from home it came out to its start. */
  | { kind: "walked"; piece: DogPiece; from: DogPlace; to: DogPlace; back: boolean }
  /** On the way of the piece that moved, or where it stands now: this one went home. */
  | { kind: "captured"; piece: DogPiece; at: DogPlace }
  /** Two pieces changed places. */
  | { kind: "swapped"; piece: DogPiece; other: DogPiece }
  /** The running card is not done with: all that it owes, as in the view, with semicolons between. */
  | { kind: "owing"; owed: string }
  /** The seat gave up the points left. */
  | { kind: "lapsed"; seat: number }
  /** A blocked seat at a small table laid a card down; whether it draws another for it. */
  | { kind: "discarded"; seat: number; card: DogCard; draws: boolean }
  | { kind: "drew"; seat: number; card: DogCard }
  /** The seat laid its whole hand down and is out for the round. */
  | { kind: "folded"; seat: number; hand: DogCard[] }
  /** This seat is to play. */
  | { kind: "turned"; seat: number }
  /** All hands are empty; this seat leads the next round. */
  | { kind: "round-ended"; seat: number }
  /** Royal: a Citizen went from special square to special square, or stayed. */
  | { kind: "jumped"; piece: DogPiece; from: DogPlace; to: DogPlace }
  | { kind: "stayed"; piece: DogPiece }
  /** Black: the disc turned by a quarter (or, with `turn=may`, was left), with all that stands on it. */
  | { kind: "disc"; clockwise: boolean }
  | { kind: "still"; seat: number }
  /** Black: the dog walked; whom it bit follows as `captured`. */
  | { kind: "prowled"; from: number; to: number }
  /** The team of this seat has all its pieces in. */
  | { kind: "won"; seat: number };

/**
 * Codes of the errors that the API throws; `Error.code` holds one of them. `panic` means that the instance of the rules is
 * lost, be it by their fault or by a stack that ended within a call: all calls throw it until `recover()`.
 */
export type ErrorCode =
  | "bad-argument"
  | "bad-setup"
  | "bad-position"
  | "bad-notation"
  | "illegal-move"
  | "bad-record"
  | "game-over"
  | "seat-needed"
  | "not-chance"
  | "freed"
  | "panic";
