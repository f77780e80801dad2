/** The vocabulary between the board (canvas), a game's face (layout and drawing) and the game screen. */
import type { GameEvent, GameId, View } from "../engine/types";
import type { BoardStyle } from "../theme/boards";
import type { Palette, Theme } from "../theme/tokens";

/** A place's id as the paths of legal moves name it: `b2`, `stack:4`, `card:13`, `dice`. */
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

/** Where a place lies on the board. */
export interface Place extends Box {
  id: PlaceId;
  /** Which seat's it is, where places of several seats share an id (`stack:4`); else undefined. */
  seat?: number;
  /** Tells apart places that share id and seat (two stacks showing the same size). */
  index?: number;
  /** The box that the place refers to, such as the line of a slot. Words about the place cover neither. */
  about?: Box;
}

/** All that a still picture depends on. */
export interface Scene<G extends GameId = GameId> {
  view: View<G>;
  /** The seat at the bottom of the screen. */
  bottom: number;
  /** The seat that may act now through this screen, or null (a bot thinks, the game is over). */
  active: number | null;
  /** Places touched so far of the path being entered. */
  path: readonly PlaceId[];
  /** Places that continue the path. */
  targets: PlaceId[];
  /** The end of the path for each target with a single continuation. */
  ends?: readonly PlaceId[];
  /** The places where the path would lose at once, and the events of that loss. */
  exposed?: { losing: PlaceId[]; events: GameEvent<G>[] } | null;
  /** Places where a move begins, whatever has been touched since. */
  starts?: PlaceId[];
  /** A place that pieces may be dragged from though no move begins there. */
  supply?: PlaceId;
  /** Places of the last move, to be marked. */
  last: PlaceId[];
  /** Places of what the same seat did before it in the same turn: marked, too, but more faintly. */
  earlier?: PlaceId[];
  /** Whose turn that was. */
  lastSeat?: number | undefined;
  /** The events up to here, and the index of the place where each began among those with one id, if known. */
  past?: readonly { events: GameEvent<G>[]; index?: number }[];
  /** Places of a hint: first only where from, then the whole path. */
  hint: PlaceId[];
  focus: PlaceId | null;
  /** True if threats (three in a line and the like) are marked. */
  threats: boolean;
  /** True if hidden things beneath may be shown on a long press or hover (`memory` off). */
  peeking: boolean;
  /** The events of the move aimed at: a card over a slot, not yet let go. */
  aim?: GameEvent<G>[];
  /** The places that won or lost the game, once it is over: marked for good. */
  won?: PlaceId[];
  /** Whose seats won, once it is over; all of a draw's. */
  winners?: readonly number[];
  /** True if the end is celebrated: a person here has won, or only bots played. A draw and a loss end quietly. */
  festive?: boolean;
  /** Which seat's place `focus` means, where seats share ids; by default the active or bottom seat. */
  focusSeat?: number;
  /** Which of several places with this id. */
  focusIndex?: number;
}

/** A person's input on the board; the path machine turns it into moves. */
export interface BoardInput {
  tap(place: PlaceId | null): void;
  /** A piece is about to be dragged; false lets the page scroll instead. */
  grab(place: PlaceId): boolean;
  /** The drag ended over a place (or nowhere). */
  drop(place: PlaceId | null): void;
  /**
   * Pointer, finger or the piece dragged are over another place than before. `covered` is a target that a finger drags over, with
   * what finger and piece hide of the board as what it is about.
   */
  aim?(place: PlaceId | null, covered?: Place): void;
  /** A place is held, hovered or asked about: it is to be told what lies there, beside a `peek` beneath it; with null no more. */
  tell?(place: Place | null, peek: boolean): void;
}

export interface Showing {
  /** Where it begins, if not with the picture on screen. */
  from?: Scene | undefined;
  /** Plays the events backwards, ending in `from`. */
  backwards?: boolean;
  /** A factor on its durations. */
  pace?: number;
  /** The end of the game, if it comes with this, is celebrated: it was not seen before, or the game plays itself again. */
  celebrate?: boolean;
  /** It was seen before, and is shown once more. */
  again?: boolean;
}

export interface Board {
  /** Draws a scene without motion, and ends any motion under way. */
  show(scene: Scene): void;
  /** Plays what happened, from the picture on screen, or of `from`, to `after`; resolves when it has come to rest. */
  play(events: GameEvent[], after: Scene, showing?: Showing): Promise<void>;
  /** Celebrates the end that has just been played, unless motion is off or was cut short; resolves when all rests. */
  celebrate(): Promise<void>;
  finish(): void;
  /** Sets theme, style and `motion`, the factor for all durations (0 switches motion off). */
  setLook(theme: Theme, style: BoardStyle, motion: number): void;
  /**
   * Says which of several places with one id (stacks with the same top) is meant, before it is touched by other doors
   * than the board's own; true if another one was chosen before and nothing else changes.
   */
  choose(place: Place): boolean;
  /** Which of several places with this id a seat touched last; undefined where there is only one, or it touched none of them. */
  touched(id: PlaceId | undefined, seat: number | null): number | undefined;
  /** The places as laid out now, for the labelled grid that lies over the canvas. */
  places(): Place[];
  /** The fixed labels as laid out now. */
  labels(): readonly Label[];
  /** Its one listener is called whenever the layout changes. */
  onLayout(listener: () => void): void;
  destroy(): void;
  /** The points that the rules' picture of the screen numbers. */
  guide(): Point[];
  /** Shows what lies beneath at a place (the keyboard's way to a long press), or nothing. */
  peek(place: PlaceId | null, seat?: number): void;
}

/** How a board starts; all of it can be changed later, save `bare` and `letters`. */
export interface BoardOptions {
  theme: Theme;
  /** The factor for all durations; 0 switches motion off. */
  motion: number;
  style: BoardStyle;
  /** The board alone, without the stacks or hands around it: for small pictures. */
  bare: boolean;
  letters: string;
  destroyed(): void;
}

/** The ways in which a style shows things. */
export interface Surface {
  /** A body: with the light on it, or in its one colour. */
  body(pen: Pen, path: Path2D, colour: string, lit: () => CanvasGradient): void;
  /** Draws the details that light and material add: gloss, grain, engraving, shadows. */
  detail(draw: () => void): void;
  /** The outline of a piece or a board, for one of a size; `fine` where the light shows its shape. */
  edge(pen: Pen, path: Path2D, size: number, fine?: () => void): void;
  /** Where two sides of a body meet: seen by the light on them, or a line in the colour of its marks. */
  seam(pen: Pen, path: Path2D, colour: string, size: number): void;
  /** A hollow of a colour and a size: as carved, or as a ring around its ground. */
  hollow(pen: Pen, path: Path2D, colour: string, size: number, carved: () => void): void;
}

/** The drawing context of a face. Lengths are CSS pixels; `ratio` device pixels make one. */
export interface Pen {
  ctx: CanvasRenderingContext2D;
  palette: Palette;
  ratio: number;
  surface: Surface;
  /** Marks are drawn with wider lines. */
  contrast: boolean;
  /** The marks of the colours in the page's language, a letter or two each: yellow, blue, red, green. */
  letters: string;
}

export interface Room {
  width: number;
  height: number;
  bare: boolean;
}

/** A word that is always beside a thing: the id of its text, and the box in whose middle it is. */
export interface Label extends Box {
  text: string;
  /** True if the label is written upwards. */
  upright?: boolean;
}

/** Where all lies. A face adds what it needs for drawing. */
export interface Layout {
  /** Pictures of the background and sprites hold as long as this text is the same. */
  key: string;
  places: Place[];
  labels?: Label[];
  /** How far a lifted piece rises, in px. */
  rise: number;
}

/** One thing drawn from a sprite; a picture is a list of items, the first at the bottom. */
export interface Item {
  /** The sprite's name, as the face knows it. */
  sprite: string;
  /** Where the sprite's anchor lies. */
  x: number;
  y: number;
  /** A sprite of its shadow, which stays on the ground while the item is lifted. */
  shadow: string;
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

/** The position of fingers and pointer; part of the picture but not of the game. */
export interface Touch {
  /** The place last tapped or grabbed; it distinguishes places with one id. */
  touched: Place | null;
  /** Where the piece in the hand would land. */
  over: Place | null;
  /** The target below a finger; its mark must be visible around the finger. */
  covered?: Place | null;
  /** How far a chosen piece has risen, 0 to 1. */
  rise: number;
}

/** A piece taken into the hand, at home, and the picture without it. */
export interface Carry {
  item: Item;
  rest: Item[];
}

/** Where a piece was let go of that has not landed yet. */
export type Release = Point;

/** One step of a motion. `t` runs evenly from 0 to 1; the face eases. */
export interface Stage {
  ms: number;
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

/** An enlarged look at what lies at a place: items in a box of their own, from 0, 0. */
export interface Peek {
  width: number;
  height: number;
  items: Item[];
}

/** A game's face: layout, drawing and motion of its views `V` and events `E`. It contains no rule. */
export interface Face<L extends Layout = Layout, G extends GameId = GameId> {
  layout(room: Room, scene: Scene<G>): L;
  /** All that lies still; drawn once a layout. */
  background(pen: Pen, layout: L): void;
  sprite(name: string): SpriteDrawing;
  items(layout: L, scene: Scene<G>, touch: Touch): Item[];
  /** Marks below the pieces (`under`) and above them. */
  marks(pen: Pen, layout: L, scene: Scene<G>, touch: Touch, under: boolean): void;
  /** The items that a hand at this place picks up, or null if there are none to carry. */
  carry(layout: L, scene: Scene<G>, place: Place): Carry | null;
  /** The place that a touch means if it hits none while a move is being entered; it may be outside the layout. */
  missed?(layout: L, scene: Scene<G>, x: number, y: number): Place | null;
  /** The motion from the scene `before` to the scene `after`. */
  stages(
    layout: L,
    events: GameEvent<G>[],
    before: Scene<G>,
    touch: Touch,
    release: Release | null,
    after: Scene<G>,
  ): Stage[];
  /** The motion at the end of a game after its last step; `after` is the final picture. */
  ending?(layout: L, after: Scene<G>): Stage[];
  /** The motion after the end of the game: longer if it is `festive`; begins and ends with the picture at rest. */
  celebration?(layout: L, after: Scene<G>): Stage[];
  /** The picture of a look beneath, or null if nothing is hidden. */
  peek(layout: L, scene: Scene<G>, place: Place): Peek | null;
  /** The points that the rules' picture of the screen numbers, where there is one. */
  guide?(layout: L): Point[];
}
