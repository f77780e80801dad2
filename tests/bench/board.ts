/** A page to look at the board in positions of interest, to play on it freely, and to time it. */
import { CanvasBoard } from "../../www/board/board";
import { stillScene } from "../../www/board/scene";
import { createSprites } from "../../www/board/sprites";
import { inStyle } from "../../www/board/surface";
import type { Board, Pen, Scene, Touch } from "../../www/board/types";
import type { Gobblet, GobbletEvent, GobbletView, Square } from "../../www/engine/types";
import { createGobbletFace } from "../../www/games/gobblet/face";
import { squares } from "../../www/games/gobblet/layout";
import { BOARD_STYLES, type BoardStyle } from "../../www/theme/boards";
import { cssVariables, type Theme } from "../../www/theme/tokens";

/** Reads the notation of rules/gobblet.md, enough of it for pictures. */
export function viewFrom(position: string, ply = 0): GobbletView {
  const [rows = "", stacks = "444/444", mover = "w"] = position.split(" ");
  const cells = rows.split("/").map((row) => row.split(","));
  const nestAt = (square: Square): Gobblet[] => {
    const text = cells[4 - Number(square[1])]?.["abcd".indexOf(square[0] ?? "a")] ?? "-";
    return [...text.replace("-", "")].map((letter) => ({
      seat: letter < "a" ? 0 : 1,
      size: ("ABCD".indexOf(letter.toUpperCase()) + 1) as Gobblet["size"],
    }));
  };
  const digits = (text: string): [number, number, number] => [
    Number(text[0]),
    Number(text[1]),
    Number(text[2]),
  ];
  const [white = "444", black = "444"] = stacks.split("/");
  return {
    game: "gobblet",
    ply,
    turn: { kind: "seat", seat: mover === "b" ? 1 : 0 },
    outcome: null,
    squares: squares.map((square) => ({ square, nest: nestAt(square) })),
    stacks: [digits(white), digits(black)],
    lifted: null,
    offer: null,
    threes: [],
  };
}

/** A scene of a view with nothing marked. */
export const sceneOf = (
  view: GobbletView,
  more: Partial<Scene<"gobblet">> = {},
): Scene<"gobblet"> => ({
  ...stillScene<"gobblet">(view, 0),
  active: view.turn.kind === "seat" ? view.turn.seat : null,
  peeking: true,
  ...more,
});

export const MIDDLE = "D,-,ab,C/-,aD,c,-/bC,d,-,A/-,B,acD,- 432/430 w";

/** Times `frames` frames from sprites and drawn afresh, background included, at `side` px. */
export function measure(side = 600, frames = 200): { cachedMs: number; freshMs: number } {
  const face = createGobbletFace();
  const scene = sceneOf(viewFrom(MIDDLE));
  const touch: Touch = { touched: null, over: null, rise: 1 };
  const layout = face.layout({ width: side, height: side, bare: false }, scene);
  const surface = () => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = side * 2;
    const ctx = canvas.getContext("2d", { willReadFrequently: true });
    if (!ctx) throw new Error("no canvas");
    ctx.scale(2, 2);
    return ctx;
  };
  const penOf = (ctx: CanvasRenderingContext2D): Pen => ({
    ctx,
    ...inStyle(styleOf(query.get("board")), "light"),
    ratio: 2,
    letters: "Y B R G",
  });
  const time = (cached: boolean): number => {
    const pen = penOf(surface());
    const sprites = createSprites(face.sprite);
    const fresh = (name: string, x: number, y: number) => {
      pen.ctx.save();
      pen.ctx.translate(x, y);
      face.sprite(name).draw(pen);
      pen.ctx.restore();
    };
    const draw = () => {
      pen.ctx.clearRect(0, 0, side, side);
      // The cached background is a canvas of its own, put below by the browser.
      if (!cached) face.background(pen, layout);
      face.marks(pen, layout, scene, touch, true);
      const items = face.items(layout, scene, touch);
      if (cached) sprites.paint(pen, layout, items);
      else
        for (const { sprite, shadow, x, y } of items) {
          fresh(shadow, x, y);
          fresh(sprite, x, y);
        }
      face.marks(pen, layout, scene, touch, false);
    };
    draw();
    const start = performance.now();
    for (let i = 0; i < frames; i++) draw();
    pen.ctx.getImageData(0, 0, 1, 1);
    return (performance.now() - start) / frames;
  };
  return { cachedMs: time(true), freshMs: time(false) };
}

/** A board to play on with no rule but that a larger gobblet covers a smaller one. */
function demo(host: HTMLElement, start: string, theme: Theme, query: URLSearchParams) {
  let view = viewFrom(start);
  let path: string[] = [];
  let last: string[] = [];
  const log: string[] = [];
  const peeking = query.get("memory") === null;
  const top = (square: string) => view.squares.find((s) => s.square === square)?.nest.at(-1);
  const seatNow = () => (view.turn.kind === "seat" ? view.turn.seat : 0);
  const sizeOf = (id: string) =>
    id.startsWith("stack:") ? Number(id.slice(6)) : (top(id)?.size ?? 0);
  const targets = (): string[] => {
    const [from] = path;
    if (!from) {
      const own: string[] = squares.filter((s) => top(s)?.seat === seatNow());
      for (const n of view.stacks[seatNow() as 0 | 1]) if (n) own.push(`stack:${n}`);
      return [...new Set(own)];
    }
    return squares.filter((s) => s !== from && (top(s)?.size ?? 0) < sizeOf(from));
  };
  const scene = (more: Partial<Scene<"gobblet">> = {}) =>
    sceneOf(view, {
      path,
      targets: targets(),
      last,
      peeking,
      bottom: query.get("flip") ? 1 : 0,
      ...more,
    });

  const move = (from: string, to: Square): GobbletEvent[] => {
    const seat = seatNow() as 0 | 1;
    const size = sizeOf(from) as Gobblet["size"];
    const next = structuredClone(view);
    const nest = (id: string) => next.squares.find((s) => s.square === id)?.nest ?? [];
    const gobbled = nest(to).at(-1) ?? null;
    let events: GobbletEvent[];
    if (from.startsWith("stack:")) {
      const stack = next.stacks[seat].lastIndexOf(size) as 0 | 1 | 2;
      next.stacks[seat][stack]--;
      events = [{ kind: "placed", seat, size, stack, to, gobbled }];
    } else {
      nest(from).pop();
      const square = from as Square;
      events = [
        { kind: "lifted", seat, size, from: square, revealed: nest(from).at(-1) ?? null },
        { kind: "put", seat, size, from: square, to, gobbled },
      ];
    }
    nest(to).push({ seat, size });
    next.ply++;
    next.turn = { kind: "seat", seat: 1 - seat };
    view = next;
    last = [from, to];
    path = [];
    return events;
  };
  const board: Board = new CanvasBoard(
    host,
    createGobbletFace(),
    {
      tap(place) {
        log.push(`tap ${place}`);
        const [from] = path;
        if (from && place && targets().includes(place)) {
          const events = move(from, place as Square);
          void board.play(events, scene());
          return;
        }
        path = [];
        if (place && place !== from && targets().includes(place)) path = [place];
        board.show(scene());
      },
      grab(place) {
        log.push(`grab ${place}`);
        path = [];
        if (!targets().includes(place)) return false;
        path = [place];
        board.show(scene());
        return true;
      },
      drop(place) {
        log.push(`drop ${place}`);
        const [from] = path;
        if (from && place && targets().includes(place))
          void board.play(move(from, place as Square), scene());
        else {
          path = [];
          board.show(scene());
        }
      },
    },
    {
      theme,
      style: styleOf(query.get("board")),
      bare: query.get("bare") !== null,
      letters: "Y B R G",
      motion: Number(query.get("speed") ?? 1),
      destroyed: () => {},
    },
  );
  return {
    board,
    scene,
    log,
    play: (from: string, to: Square) => board.play(move(from, to), scene()),
  };
}

/** The style of an address. */
function styleOf(name: string | null): BoardStyle {
  return BOARD_STYLES.find((style) => style === name) ?? "wood";
}

const query = new URLSearchParams(location.search);
const theme: Theme = query.get("theme") === "dark" ? "dark" : "light";
const style = document.createElement("style");
style.textContent = `:root { ${cssVariables(theme)} }`;
document.head.append(style);
const host = document.getElementById("host");
if (host) {
  const start = query.get("position") ?? MIDDLE;
  const made = demo(host, start, theme, query);
  const marks = JSON.parse(query.get("scene") ?? "{}") as Partial<Scene<"gobblet">> & {
    threes?: GobbletView["threes"];
  };
  const first = made.scene(marks);
  if (marks.threes && first.view.game === "gobblet") first.view.threes = marks.threes;
  made.board.show(first);
  Object.assign(window, { bench: { ...made, measure } });
}
