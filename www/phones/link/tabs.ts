/** Tabs of one browser find each other by a table's name, without a code. */
import type { Channel } from "./channel";

/** How long, in ms, a tab waits for another one to answer. */
const ANSWER = 400;

type Said =
  | { to: string; from: string; kind: "knock" | "open" | "end" | "laid" }
  | { to: string; from: string; kind: "text"; text: string };

const HOST = "host";
const ALL = "all";

/** The air between tabs; null where the browser has none. */
function air(table: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(`sobremesa-table-${table}`);
  } catch {
    return null;
  }
}

/** One end of a way between two tabs. */
function end(on: BroadcastChannel, own: string, other: string): Channel & { ended(): void } {
  let open = true;
  const say = (said: Pick<Said, "kind"> & { text?: string }): void =>
    on.postMessage({ to: other, from: own, ...said });
  const channel = {
    onmessage: null,
    onclose: null,
    waiting: 0,
    send: (text: string) => open && say({ kind: "text", text }),
    close: () => {
      if (open) say({ kind: "end" });
      channel.ended();
    },
    ended: () => {
      if (!open) return;
      open = false;
      channel.onclose?.();
    },
  } as Channel & { ended(): void };
  return channel;
}

/** Lets in other tabs that knock at a table; returns how to stop. */
export function listenToTabs(table: string, welcome: (channel: Channel) => void): () => void {
  const on = air(table);
  if (!on) return () => {};
  const ends = new Map<string, ReturnType<typeof end>>();
  on.onmessage = ({ data }: MessageEvent<Said>) => {
    if (data.to !== HOST) return;
    if (data.kind === "knock") {
      const channel = end(on, HOST, data.from);
      ends.set(data.from, channel);
      on.postMessage({ to: data.from, from: HOST, kind: "open" } satisfies Said);
      welcome(channel);
    } else if (data.kind === "text") ends.get(data.from)?.onmessage?.(data.text);
    else if (data.kind === "end") {
      ends.get(data.from)?.ended();
      ends.delete(data.from);
    }
  };
  const stop = (): void => {
    removeEventListener("pagehide", stop);
    for (const channel of ends.values()) channel.close();
    on.close();
  };
  addEventListener("pagehide", stop);
  on.postMessage({ to: ALL, from: HOST, kind: "laid" } satisfies Said);
  return stop;
}

/** Hears when the table is laid in another tab, also anew after a reload; returns how to stop. */
export function hearLaid(table: string, laid: () => void): () => void {
  const on = air(table);
  if (!on) return () => {};
  on.onmessage = ({ data }: MessageEvent<Said>) => {
    if (data.to === ALL && data.kind === "laid") laid();
  };
  return () => on.close();
}

/** A way to the tab that has laid the table; null where none answers. */
export function knock(table: string): Promise<Channel | null> {
  const on = air(table);
  if (!on) return Promise.resolve(null);
  const own = crypto.randomUUID();
  return new Promise((resolve) => {
    const channel = end(on, own, HOST);
    const late = setTimeout(() => {
      on.close();
      resolve(null);
    }, ANSWER);
    on.onmessage = ({ data }: MessageEvent<Said>) => {
      if (data.to !== own) return;
      if (data.kind === "open") {
        clearTimeout(late);
        addEventListener("pagehide", () => channel.close());
        resolve(channel);
      } else if (data.kind === "text") channel.onmessage?.(data.text);
      else channel.ended();
    };
    on.postMessage({ to: HOST, from: own, kind: "knock" } satisfies Said);
  });
}
