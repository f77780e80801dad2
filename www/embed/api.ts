/** The interface of `<sobremesa-game>`: properties, methods and events, explained in docs/embedding.md. */

/** The events of the element, by name. */
export interface GameEventMap {
  /** The game can be played; methods work. */
  ready: CustomEvent<Record<never, never>>;
  /** A step was played; `record` is null while it would reveal secret hands. */
  step: CustomEvent<{ notation: string; ply: number; record: string | null }>;
  /** The game is over; winners are seats. */
  end: CustomEvent<{ winners: number[]; reason: string; record: string }>;
  /** Something went wrong; what an attribute says wrongly names it, and why. */
  trouble: CustomEvent<{ code: string; attribute?: string; message?: string }>;
}

/** The element's attributes, as frameworks take them. */
export interface GameAttributes {
  game?: string | null | undefined;
  variant?: string | null | undefined;
  seats?: string | number | null | undefined;
  level?: string | number | null | undefined;
  rules?: string | null | undefined;
  options?: string | null | undefined;
  record?: string | null | undefined;
  position?: string | null | undefined;
  puzzle?: "daily" | (string & {}) | null | undefined;
  storage?: "on" | (string & {}) | null | undefined;
  theme?: "light" | "dark" | (string & {}) | null | undefined;
  board?: "wood" | "contrast" | "plain" | (string & {}) | null | undefined;
  motion?: "slow" | "normal" | "fast" | "off" | (string & {}) | null | undefined;
  heading?: string | number | null | undefined;
  lang?: string | undefined;
}

/** Listeners as frameworks name them that hand `on…` on to custom elements: React 19, Svelte 5, Preact. */
export type GameListeners = {
  [K in keyof GameEventMap as `on${K}`]?: ((event: GameEventMap[K]) => void) | undefined;
};

/** The element. What is set of its attributes as a property is set as an attribute; `null` takes it away. */
export interface GameElement extends HTMLElement {
  /** Which game; Gobblet without it. */
  get game(): string | null;
  set game(game: string | null | undefined);
  /** A variant of the game. */
  get variant(): string | null;
  set variant(variant: string | null | undefined);
  /** How many seats (one person, else bots), or one by one. */
  get seats(): string | null;
  set seats(seats: string | number | null | undefined);
  /** How strong bots without a level of their own are, 1 to 5. */
  get level(): string | null;
  set level(level: string | number | null | undefined);
  /** A set of rules by its name. */
  get rules(): string | null;
  set rules(rules: string | null | undefined);
  /** House rules, `key=value` with commas between. */
  get options(): string | null;
  set options(options: string | null | undefined);
  /** A position to start one game from. */
  get position(): string | null;
  set position(position: string | null | undefined);
  /** `daily`, or the date of a puzzle: instead of a game. */
  get puzzle(): string | null;
  set puzzle(puzzle: string | null | undefined);
  /** `on`: unfinished games stay in the browser. */
  get storage(): string | null;
  set storage(storage: string | null | undefined);
  /** `light` or `dark`; the system's without it. */
  get theme(): string | null;
  set theme(theme: string | null | undefined);
  /** How boards are drawn: `wood`, `contrast` or `plain`; without it `wood`, or `contrast` where the system asks for it. */
  get board(): string | null;
  set board(board: string | null | undefined);
  /** How fast pieces move and bots answer; `normal` without it, which has no motion where the system asks for that. */
  get motion(): string | null;
  set motion(motion: string | null | undefined);
  /** The level of the game's title among the headings of the page, 1 to 6; 2 without it. */
  get heading(): string | null;
  set heading(heading: string | number | null | undefined);
  /** The record of the game, or series, as it stands, hidden hands included; null before it is ready. */
  get record(): string | null;
  /** Shows another record, as the attribute does. */
  set record(record: string | null | undefined);
  /** Starts the game now, visible or not; resolves when it is ready or has reported an error. */
  start(): Promise<void>;
  /**
   * Opens a record, or what a link holds of one.
   * @throws an error with code `bad-record`
   */
  load(record: string): void;
  /**
   * Plays a move for the person at turn.
   * @throws `bad-notation`, `illegal-move`, or `not-now` if nobody may move
   */
  play(notation: string): void;
  /**
   * Takes the last decision of a person back.
   * @throws `not-now` if there is none
   */
  undo(): void;
  /** Starts the next game with the same seats and rules. */
  newGame(): void;
  addEventListener: Listen<AddEventListenerOptions>;
  removeEventListener: Listen<EventListenerOptions>;
}

/** Hears, or hears no more, of an event. */
interface Listen<Options> {
  /** One of the game. */
  <K extends keyof GameEventMap>(
    type: K,
    listener: (this: GameElement, event: GameEventMap[K]) => unknown,
    options?: boolean | Options,
  ): void;
  /** One that every element has. */
  <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (this: HTMLElement, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | Options,
  ): void;
  /** Any other. */
  (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | Options): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "sobremesa-game": GameElement;
  }
}
