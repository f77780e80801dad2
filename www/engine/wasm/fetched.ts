/** Loads the rules from files beside the page and compiles them during the download. */
import type { GameId } from "../types";

const files = import.meta.glob<string>("../generated/*.wasm", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The address of the rules of a game, or of all games. */
function addressOf(game?: GameId): string {
  const name = `/${game ?? "sobremesa_bg"}.wasm`;
  const [, address = ""] = Object.entries(files).find(([path]) => path.endsWith(name)) ?? [];
  return address;
}

/** Returns true if this page works offline. A frame in a sandbox may not even ask. */
function worksOffline(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;
  }
}

/**
 * Fetches and compiles the rules of a game, or of all games; `asked` is the answer with them, if they were asked for. A page
 * that works offline has those of all games at hand.
 */
export async function wasmModule(
  game?: GameId,
  asked?: Promise<Response>,
): Promise<WebAssembly.Module> {
  const address = addressOf(worksOffline() ? undefined : game);
  try {
    return await WebAssembly.compileStreaming(asked ?? fetch(address));
  } catch (error) {
    // The server doesn't send the type application/wasm.
    if (!(error instanceof TypeError)) throw error;
    const answer = await fetch(address).catch(String);
    if (typeof answer === "string" || !answer.ok)
      throw new Error(`${address}: ${typeof answer === "string" ? answer : answer.status}`);
    return WebAssembly.compile(await answer.arrayBuffer());
  }
}
