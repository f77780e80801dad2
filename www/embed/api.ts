/** The interface of `<sobremesa-game>`: properties, methods and events, explained in docs/embedding.md. */

/** The events of the element, by name. */
export interface GameEventMap {
  /** The game can be played, and methods work. */
  ready: CustomEvent<Record<never, never>>;
  /** A step was played. `record` is null while it would reveal secret hands. */
  step: CustomEvent<{ notation: string; ply: number; record: string | null }>;
  /** The game is over. Winners are seats. */
  end: CustomEvent<{ winners: number[]; reason: string; record: string }>;
  /** An error occurred. For an invalid attribute, its name and the reason. */
  trouble: CustomEvent<{ code: string; attribute?: string; message?: string }>;
}

/** The element's attributes as used by frameworks. */
export interface GameAttributes {
  game?: string | null | undefined;
  variant?: string | null | undefined;
  seats?: string | number | null | undefined;
  level?: string | number | null | undefined;
  rules?: string | null | undefined;
  options?: string | null | undefined;
  record?: string | null | undefined;
  ply?: string | number | null | undefined;
  position?: string | null | undefined;
  puzzle?: "daily" | (string & {}) | null | undefined;
  storage?: "on" | (string & {}) | null | undefined;
  theme?: "light" | "dark" | (string & {}) | null | undefined;
  board?: "wood" | "contrast" | "plain" | (string & {}) | null | undefined;
  motion?: "slow" | "normal" | "fast" | "off" | (string & {}) | null | undefined;
  heading?: string | number | null | undefined;
  lang?: string | undefined;
}

/** Listeners as used by frameworks that pass `on…` to custom elements: React 19, Svelte 5, Preact. */
export type GameListeners = {
  [K in keyof GameEventMap as `on${K}`]?: ((event: GameEventMap[K]) => void) | undefined;
};

/** The element. Setting a property sets the attribute of that name, and `null` removes it. */
export interface GameElement extends HTMLElement {
  /** The game. Default: that of the record, otherwise Gobblet. */
  get game(): string | null;
  set game(game: string | null | undefined);
  /** A variant of the game. */
  get variant(): string | null;
  set variant(variant: string | null | undefined);
  /** The number of seats (one person, the rest bots), or the seats one by one. */
  get seats(): string | null;
  set seats(seats: string | number | null | undefined);
  /** The level of bots without a level of their own, 1 to 5. */
  get level(): string | null;
  set level(level: string | number | null | undefined);
  /** The name of a preset of house rules. */
  get rules(): string | null;
  set rules(rules: string | null | undefined);
  /** House rules as `key=value`, separated by commas. */
  get options(): string | null;
  set options(options: string | null | undefined);
  /** The number of steps of the record after which it is opened for reading. Default: all. */
  get ply(): string | null;
  set ply(ply: string | number | null | undefined);
  /** A position to start a single game from. */
  get position(): string | null;
  set position(position: string | null | undefined);
  /** `daily`, or the date of a puzzle, to show instead of a game. */
  get puzzle(): string | null;
  set puzzle(puzzle: string | null | undefined);
  /** `on` keeps unfinished games in the browser. */
  get storage(): string | null;
  set storage(storage: string | null | undefined);
  /** `light` or `dark`. Default: the system's. */
  get theme(): string | null;
  set theme(theme: string | null | undefined);
  /** The style of boards: `wood`, `contrast` or `plain`. Default: `wood`, or `contrast` if the system asks for it. */
  get board(): string | null;
  set board(board: string | null | undefined);
  /** The speed of pieces and bots. Default: `normal`, without motion if the system asks for reduced motion. */
  get motion(): string | null;
  set motion(motion: string | null | undefined);
  /** The heading level of the game's title in the page, 1 to 6. Default: 2. */
  get heading(): string | null;
  set heading(heading: string | number | null | undefined);
  /** The record of the current game or series, including hidden hands; null before the game is ready. */
  get record(): string | null;
  /** Shows another record, as the attribute does. */
  set record(record: string | null | undefined);
  /** Starts the game now, visible or not. Resolves when it is ready or has reported an error. */
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

/** Adds or removes an event listener. */
interface Listen<Options> {
  /** An event of the game. */
  <K extends keyof GameEventMap>(
    type: K,
    listener: (this: GameElement, event: GameEventMap[K]) => unknown,
    options?: boolean | Options,
  ): void;
  /** An event of every element. */
  <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (this: HTMLElement, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | Options,
  ): void;
  /** Any other event. */
  (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | Options): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "sobremesa-game": GameElement;
  }
}
