/** Types shared by the board (canvas), a game's face (layout and drawing) and the game screen. */
import type { GameEvent, GameId, Moment, View } from "../engine/types";
import type { BoardStyle } from "../theme/boards";
import type { Palette, Theme } from "../theme/tokens";

/** A place's id as used in the paths of legal moves: `b2`, `stack:4`, `card:13`, `dice`. */
export type PlaceId = string;

/** A point on the board, in CSS pixels from its top left corner. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle on the board, in CSS pixels from the board's top left corner. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** A place's position on the board. */
export interface Place extends Box {
  id: PlaceId;
  /** The seat it belongs to, if several seats use the same id (`stack:4`). */
  seat?: number;
  /** Tells apart places that share id and seat (two stacks showing the same size). */
  index?: number;
  /** The box that the place refers to, such as the line of a slot. Text about the place covers neither. */
  about?: Box;
}

/** A place that completes a move, the certain events of that move, and the viewer's view after it. */
export interface Goal<G extends GameId = GameId> {
  at: PlaceId;
  events: GameEvent<G>[];
  after?: View<G> | undefined;
}

/** Everything a still frame depends on. */
export interface Scene<G extends GameId = GameId> {
  view: View<G>;
  /** The seat at the bottom of the screen. */
  bottom: number;
  /** The seat that may act now on this screen; null if a bot is thinking or the game is over. */
  active: number | null;
  /** Places touched so far in the path being entered. */
  path: readonly PlaceId[];
  /** Places that continue the path. */
  targets: PlaceId[];
  /** The targets that are marked with what they do. */
  goals?: readonly Goal<G>[];
  /** The end of the path for each target with a single continuation. */
  ends?: readonly PlaceId[];
  /** The places where the path would lose at once, and the events of that loss. */
  exposed?: { losing: PlaceId[]; events: GameEvent<G>[] } | null;
  /** Places where a move begins, regardless of what has been touched since. */
  starts?: PlaceId[];
  /** A place that pieces may be dragged from though no move begins there. */
  supply?: PlaceId;
  /** The events to be marked: those of the last turn, after those that concern the viewer since their last step. */
  done?: readonly GameEvent<G>[];
  /** The last turn of each other seat since the viewer's last step. They are marked faintly. */
  earlier?: readonly (readonly GameEvent<G>[])[];
  /** The events so far. `index` tells apart places that share the id where a step began, if known. */
  past?: readonly { events: GameEvent<G>[]; index?: number }[];
  /** Places of a hint: at first only its start, then the whole path. */
  hint: PlaceId[];
  /** The view after the move of a hint, once the whole move is shown. */
  hinted?: View<G> | undefined;
  /** More places that an idea points at. */
  alternatives?: readonly PlaceId[];
  focus: PlaceId | null;
  /** True if threats (three in a line and the like) are marked. */
  threats: boolean;
  /** True for a puzzle, which doesn't mark what helps against them. */
  puzzle?: boolean;
  /** True if hidden things beneath may be shown on a long press or hover (`memory` off). */
  peeking: boolean;
  /** The events of the move being aimed at, such as a card over a slot before it is dropped. */
  aim?: GameEvent<G>[];
  /** The view after the move that is shown, if a whole move is. */
  after?: View<G> | undefined;
  /** The places that won or lost the finished game. They stay marked. */
  won?: PlaceId[];
  /** The winning seats of a finished game; in a draw, every seat that shares it. */
  winners?: readonly number[];
  /** True if the end is celebrated: a person here has won, or only bots played. A draw and a loss end quietly. */
  festive?: boolean;
  /** The seat of the place in `focus`, if several seats share its id. Default: the active or bottom seat. */
  focusSeat?: number;
  /** The index of the place in `focus` among those with its id. */
  focusIndex?: number;
}

/** A person's input on the board. The path machine turns it into moves. */
export interface BoardInput {
  tap(place: PlaceId | null): void;
  /** A piece is about to be dragged; false lets the page scroll instead. */
  grab(place: PlaceId): boolean;
  /** The drag ended over a place (or nowhere). */
  drop(place: PlaceId | null): void;
  /**
   * The pointer, finger or dragged piece moved over another place. `covered` is a target under a dragging finger. Its
   * `about` is the area hidden by finger and piece.
   */
  aim?(place: PlaceId | null, covered?: Place): void;
  /** A place is held, hovered or asked about: describe it. `peek`: a peek is shown. Null ends it. */
  tell?(place: Place | null, peek: boolean): void;
}

export interface Showing {
  /** Where the motion begins, if not with the scene on screen. */
  from?: Scene | undefined;
  /** Plays the events backwards, ending in `from`. */
  backwards?: boolean;
  /** A factor on the durations. */
  pace?: number;
  /** True to celebrate the end of the game, if these events include it: it is new, or the game is being replayed. */
  celebrate?: boolean;
  /** True if these events have been shown before. */
  again?: boolean;
  /** Called when a stage begins, with the number of events that are shown by its end. */
  reached?(events: number): void;
}

export interface Board {
  /** Draws a scene without motion, and ends any motion under way. */
  show(scene: Scene): void;
  /** Plays moments from `from`, or from the scene on screen, to `after`. Resolves when everything is at rest. */
  play(moments: Moment[], after: Scene, showing?: Showing): Promise<void>;
  /** Celebrates the end just played, unless motion is off or was cut short. Resolves when everything is at rest. */
  celebrate(): Promise<void>;
  finish(): void;
  /** Marks a place whose touch was refused, until the next scene. */
  refuse(place: PlaceId): void;
  /** Sets theme, style and `motion`, the factor for all durations (0 switches motion off). */
  setLook(theme: Theme, style: BoardStyle, motion: number): void;
  /**
   * Chooses between several places with one id (stacks with the same top) before a move is entered outside the board.
   * Returns true if only that choice changes.
   */
  choose(place: Place): boolean;
  /**
   * The index of the place a seat touched last among those with this id; undefined if there is only one, or none was
   * touched.
   */
  touched(id: PlaceId | undefined, seat: number | null): number | undefined;
  /** The places in the current layout, for the labelled grid over the canvas. */
  places(): Place[];
  /** The fixed labels in the current layout. */
  labels(): readonly Label[];
  /** Sets the only listener, which is called whenever the places change. */
  onLayout(listener: () => void): void;
  destroy(): void;
  /** The points numbered in the rules' picture of the screen. */
  guide(): Point[];
  /**
   * Opens the peek at a place (the keyboard's counterpart of a long press), with `hides` only if something is hidden
   * there; null closes it.
   */
  peek(place: PlaceId | null, seat?: number, hides?: boolean): void;
}

/** A board's initial options. All can be changed later except `bare`, `letters` and `say`. */
export interface BoardOptions {
  theme: Theme;
  /** The factor for all durations; 0 switches motion off. */
  motion: number;
  style: BoardStyle;
  /** True for the board alone, without the stacks or hands around it: for small pictures. */
  bare: boolean;
  letters: string;
  /** Returns a text by its id, for words that belong to a thing. */
  say(text: string): string;
  destroyed(): void;
}

/** How a style draws surfaces. */
export interface Surface {
  /** Fills a body: shaded by light, or in its one colour. */
  body(pen: Pen, path: Path2D, colour: string, lit: () => CanvasGradient): void;
  /** Draws the details that light and material add: gloss, grain, engraving, shadows. */
  detail(draw: () => void): void;
  /** The outline of a piece or board of a given size. `fine` is used instead where shading already shows the shape. */
  edge(pen: Pen, path: Path2D, size: number, fine?: () => void): void;
  /** The edge between two sides of a body: visible through shading, or drawn as a line in the colour of its marks. */
  seam(pen: Pen, path: Path2D, colour: string, size: number): void;
  /** A hollow of a given colour and size: carved, or a ring around its ground. */
  hollow(pen: Pen, path: Path2D, colour: string, size: number, carved: () => void): void;
}

/** The drawing context of a face. Lengths are in CSS pixels, with `ratio` device pixels in each. */
export interface Pen {
  ctx: CanvasRenderingContext2D;
  palette: Palette;
  ratio: number;
  surface: Surface;
  /** True to draw marks with wider lines. */
  contrast: boolean;
  /** The letters for yellow, blue, red and green in the page's language, one or two each. */
  letters: string;
  /** Returns a text by its id, for words that belong to a thing. */
  say(text: string): string;
}

export interface Room {
  width: number;
  height: number;
  bare: boolean;
}

/** A permanent label, centred in its box: a text with its arguments, or the name of a seat. */
export interface Label extends Box {
  text?: string;
  args?: Record<string, string | number>;
  seat?: number;
  /** True for the game's own sentence about its scores. */
  caption?: boolean;
}

/** The positions of everything on the board. A face adds what it needs for drawing. */
export interface Layout {
  /** Background and sprites need no redrawing while this key is unchanged. */
  key: string;
  places: Place[];
  labels?: Label[];
  /** How far a lifted piece rises, in px. */
  rise: number;
}

/** One object drawn from a sprite. A frame is a list of items, drawn from the bottom up. */
export interface Item {
  /** The sprite's name, as defined by the face. */
  sprite: string;
  /** The position of the sprite's anchor. */
  x: number;
  y: number;
  /** The sprite of the item's shadow, if it has one. It stays on the ground while the item is lifted. */
  shadow?: string;
  /** 0 on the ground, 1 in the hand. */
  lift?: number;
  scale?: number;
  alpha?: number;
}

/** A sprite's box around its anchor, and how to draw it there (anchor at 0, 0). */
export interface SpriteDrawing {
  left: number;
  top: number;
  width: number;
  height: number;
  draw(pen: Pen): void;
}

/** The state of finger and pointer. It affects the frame but not the game. */
export interface Touch {
  /** The place last tapped or grabbed. It tells apart places with the same id. */
  touched: Place | null;
  /** Where the piece in the hand would land. */
  over: Place | null;
  /** The target under a finger. Its mark must be visible around the finger. */
  covered?: Place | null;
  /** How far a chosen piece has risen, 0 to 1. */
  rise: number;
}

/** A piece picked up, in its original position, and the remaining items. */
export interface Carry {
  item: Item;
  rest: Item[];
}

/** Where a piece was released that has not landed yet. */
export type Release = Point;

/** One stage of a motion. `t` runs linearly from 0 to 1; the face applies easing. */
export interface Stage {
  ms: number;
  /** The number of events that are shown by its end; all of them if omitted. */
  events?: number;
  /** The number of events, from this stage on, whose marks are not drawn yet. */
  ahead?: number;
  items(t: number): Item[];
  /** Marks of this stage only, below the items. */
  marks?(pen: Pen, t: number): void;
  /** Marks of this stage only, above the items. */
  above?(pen: Pen, t: number): void;
  /** True to show all marks of the scene, as at rest. */
  whole?: boolean;
  /** True to show only these marks and hide those of the scene. */
  alone?: boolean;
}

/** An enlarged view of the pieces hidden under a place. Its items are in a box with the origin at 0, 0. */
export interface Peek {
  width: number;
  height: number;
  items: Item[];
}

/** A game's face: layout, drawing and motion for its views and events. It contains no rules. */
export interface Face<L extends Layout = Layout, G extends GameId = GameId> {
  layout(room: Room, scene: Scene<G>): L;
  /** Draws everything that doesn't move, once per layout. */
  background(pen: Pen, layout: L): void;
  sprite(name: string): SpriteDrawing;
  items(layout: L, scene: Scene<G>, touch: Touch): Item[];
  /** Draws the marks below the pieces (`under`) or those above them. */
  marks(pen: Pen, layout: L, scene: Scene<G>, touch: Touch, under: boolean): void;
  /** What a hand picks up at this place, or null if nothing can be carried. */
  carry(layout: L, scene: Scene<G>, place: Place): Carry | null;
  /** The place meant by a touch that hits none while a move is being entered. The point may be outside the layout. */
  missed?(layout: L, scene: Scene<G>, x: number, y: number): Place | null;
  /** The motion from the scene `before` to the scene `after`. */
  stages(
    layout: L,
    moments: Moment<G>[],
    before: Scene<G>,
    touch: Touch,
    release: Release | null,
    after: Scene<G>,
  ): Stage[];
  /** The motion at the end of a game after its last step. `after` is the final scene. */
  ending?(layout: L, after: Scene<G>): Stage[];
  /** The motion after the end of the game, longer if it is `festive`. It begins and ends with the scene at rest. */
  celebration?(layout: L, after: Scene<G>): Stage[];
  /** The peek at a place, or null if nothing is hidden there. */
  peek(layout: L, scene: Scene<G>, place: Place): Peek | null;
  /** The points numbered in the rules' picture of the screen, if there is one. */
  guide?(layout: L): Point[];
}
