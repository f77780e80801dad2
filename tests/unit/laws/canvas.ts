// Drawing without a browser: paths and contexts that record everything drawn on them.
import { inStyle } from "../../../www/board/surface";
import type { Face, Layout, Pen, Room, Scene, Touch } from "../../../www/board/types";
import type { BoardStyle } from "../../../www/theme/boards";
import { measuredPath } from "./path";

/** The calls on a path, as text. */
class RecordedPath {
  readonly #drawn: string[] = [];

  constructor(data = "") {
    if (data) this.#drawn.push(data);
    for (const name of ["ellipse", "roundRect", "rect", "lineTo", "moveTo", "closePath", "addPath"])
      Object.assign(this, {
        [name]: (...args: unknown[]) => this.#drawn.push(`${name}(${args.join()})`),
      });
  }

  toString(): string {
    return this.#drawn.join(" ");
  }
}

/** A context that writes down what is called and set. */
export function recordingContext(drawn: string[]): CanvasRenderingContext2D {
  const gradient = (name: string, args: unknown[]) => {
    const stops: unknown[] = [];
    return {
      addColorStop: (...stop: unknown[]) => stops.push(stop.join("/")),
      toString: () => `${name}(${args.join()}: ${stops.join()})`,
    };
  };
  return new Proxy({} as CanvasRenderingContext2D, {
    get(_, name) {
      if (name === "canvas") return { width: 100, height: 100 };
      if (name === "measureText") return (text: string) => ({ width: 10 * text.length });
      return (...args: unknown[]) => {
        if (/^create/.test(String(name))) return gradient(String(name), args);
        drawn.push(`${String(name)}(${args.map(String).join()})`);
        return undefined;
      };
    },
    set(_, name, value) {
      drawn.push(`${String(name)}=${value}`);
      return true;
    },
  });
}

/** Lets faces draw, and measure paths, in a program without a page. */
export function pretendCanvas(): void {
  const image = () => ({ getContext: () => recordingContext([]), toString: () => "image" });
  Object.assign(globalThis, {
    Path2D: RecordedPath,
    document: { ...globalThis.document, createElementNS: measuredPath, createElement: image },
  });
}

/** No touch. */
export const UNTOUCHED: Touch = { touched: null, over: null, rise: 1 };

/** A scene at rest. */
export const sceneOf = (view: Scene["view"], more: Partial<Scene> = {}): Scene => ({
  view,
  bottom: 0,
  active: null,
  path: [],
  targets: [],
  hint: [],
  focus: null,
  threats: false,
  peeking: true,
  won: [],
  starts: [],
  aim: [],
  ...more,
});

/** All that a board would draw of a scene, as text: what lies still, marks, every item with its picture, and what lies beneath. */
export function drawingOf(
  face: Face,
  room: Room,
  scene: Scene,
  style: BoardStyle = "wood",
): string {
  const layout = face.layout(room, scene);
  const written = (draw: (pen: Pen) => void): string => {
    const drawn: string[] = [];
    draw({
      ctx: recordingContext(drawn),
      ...inStyle(style, "light"),
      ratio: 1,
      letters: "Y B R G",
      say: (text) => text,
    });
    return drawn.join("\n");
  };
  const sprites = new Map<string, string>();
  const spriteOf = (name: string): string => {
    const known = sprites.get(name) ?? (name && written((pen) => face.sprite(name).draw(pen)));
    sprites.set(name, known);
    return known;
  };
  const itemsOf = (items: ReturnType<Face["items"]>): string =>
    items
      .map(({ sprite, shadow = "", ...at }) =>
        [JSON.stringify(at), spriteOf(shadow), spriteOf(sprite)].join("\n"),
      )
      .join("\n");
  const beneath = layout.places.map((place) => {
    const peek = face.peek(layout, scene, place);
    return peek ? `beneath ${place.id}: ${itemsOf(peek.items)}` : "";
  });
  return [
    written((pen) => face.background(pen, layout as Layout)),
    written((pen) => face.marks(pen, layout, scene, UNTOUCHED, true)),
    itemsOf(face.items(layout, scene, UNTOUCHED)),
    written((pen) => face.marks(pen, layout, scene, UNTOUCHED, false)),
    ...beneath,
  ].join("\n");
}

/** A pen in wood by day that writes down what is drawn. */
export const recordingPen = (drawn: string[]): Pen => ({
  ctx: recordingContext(drawn),
  ...inStyle("wood", "light"),
  ratio: 1,
  letters: "",
  say: (text) => text,
});
