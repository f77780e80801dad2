/**
 * `embed.html`: the element in a frame. Its attributes come from the address; its events go to the page around it,
 * and to no other, as messages, and commands come back. docs/embedding.md is the contract.
 */

import type { GameElement } from "./embed/api";

/** A message, in either direction. */
interface Message {
  sobremesa: 1;
  kind: string;
  [detail: string]: unknown;
}

/** Boards have their pieces or cards around them: somewhat higher than wide. */
const SHAPE = 1.3;
/** Heights that are asked for, in px. */
const LEAST = 320;
const MOST = 760;
const KINDS = ["ready", "step", "end", "trouble"];

const query = new URLSearchParams(location.search);
const made = customElements.get("sobremesa-game") as
  | (CustomElementConstructor & { observedAttributes: string[] })
  | undefined;
// An old browser has shown its message by then.
if (made && !document.getElementById("old"))
  begin(new made() as GameElement, made.observedAttributes);

function begin(game: GameElement, names: string[]): void {
  for (const name of names) {
    const value = query.get(name);
    if (value !== null) game.setAttribute(name, value);
  }
  // A frame is a complete page.
  if (!query.has("heading")) game.heading = 1;
  let told = 0;
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

  /** Does as told; the answer is the record as it then stands, or why not. */
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

  /** The height at which the board has its best shape for the width. */
  function tellHeight(): void {
    const board = game.shadowRoot?.querySelector(".board-area");
    if (!board) return;
    const spare = board.clientHeight - SHAPE * board.clientWidth;
    const height = Math.round(Math.min(Math.max(game.clientHeight - spare, LEAST), MOST));
    if (height !== told) tell("size", { height });
    told = height;
  }
}

/** The origin of an address; null of none, and of pages without one. */
function originOf(address: string): string | null {
  try {
    const { origin } = new URL(address);
    return origin === "null" ? null : origin;
  } catch {
    return null;
  }
}
