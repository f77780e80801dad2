/**
 * `embed.html` shows the element in a frame. The address sets its attributes. Events are sent as messages, only to the
 * page around the frame, which can send commands back. docs/embedding.md specifies both.
 */

import type { GameElement } from "./embed/api";
import { NAMES } from "./embed/attributes";
import { define } from "./embed/element";

/** A message, in either direction. */
interface Message {
  sobremesa: 1;
  kind: string;
  [detail: string]: unknown;
}

/** The best ratio of height to width: a board has pieces or cards around it, so it is higher than wide. */
const SHAPE = 1.3;
/** The minimum height that the frame asks for, in px. */
const LEAST = 320;
/** The maximum height, in px. */
const MOST = 760;
const KINDS = ["ready", "step", "end", "trouble"];

const query = new URLSearchParams(location.search);

// In a browser that is too old, old-browsers.js has already shown its message.
if (!document.getElementById("old")) {
  define(() => import("./embed/game"));
  begin(document.createElement("sobremesa-game"));
}

function begin(game: GameElement): void {
  for (const name of NAMES) {
    const value = query.get(name);
    if (value !== null) game.setAttribute(name, value);
  }
  // A frame is a complete page.
  if (!query.has("heading")) game.heading = 1;
  let sentHeight = 0;
  const origin = originOf(query.get("origin") ?? document.referrer);
  if (origin !== null && parent !== window) {
    for (const kind of KINDS) {
      game.addEventListener(kind, (event) => tell(kind, { ...(event as CustomEvent).detail }));
    }
    game.addEventListener("ready", tellHeight, { once: true });
    addEventListener("resize", tellHeight);
    addEventListener("message", ({ source, origin: from, data }: MessageEvent) => {
      if (source === parent && from === origin && data?.sobremesa === 1) heard(data);
    });
  }
  document.querySelector("main")?.replaceChildren(game);

  function tell(kind: string, detail: object): void {
    parent.postMessage({ ...detail, sobremesa: 1, kind } satisfies Message, origin ?? "/");
  }

  /** Runs a command. The reply is the record after it, or the reason why it was refused. */
  function heard({ kind, id, record, notation }: Message): void {
    try {
      if (kind === "load") game.load(String(record));
      else if (kind === "play") game.play(String(notation));
      else if (kind === "undo") game.undo();
      else if (kind === "new") game.newGame();
      else if (kind !== "record") throw Object.assign(new Error(kind), { code: "bad-argument" });
      tell("record", { id, record: game.record });
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      tell("refused", { id, code, message });
    }
  }

  /** Reports the height at which the board has its best shape for the current width. */
  function tellHeight(): void {
    const board = game.shadowRoot?.querySelector(".board-area");
    if (!board) return;
    const spare = board.clientHeight - SHAPE * board.clientWidth;
    const height = Math.round(Math.min(Math.max(game.clientHeight - spare, LEAST), MOST));
    if (height !== sentHeight) tell("size", { height });
    sentHeight = height;
  }
}

/** Returns the origin of an address; null if it is no address or has no origin. */
function originOf(address: string): string | null {
  try {
    const { origin } = new URL(address);
    return origin === "null" ? null : origin;
  } catch {
    return null;
  }
}
