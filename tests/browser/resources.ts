// What a page takes: memory, nodes, listeners, canvases, workers.
import type { CDPSession, Page } from "@playwright/test";
import { expect } from "./fixtures";

/** What a page holds once all that can go has gone. */
export interface Held {
  heap: number;
  nodes: number;
  listeners: number;
  canvases: number;
  wasm: number;
  workers: number;
}

/** What a page's measures are asked of. */
export async function measure(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  return cdp;
}

/** Lets a page tell how much memory its rules take. */
export const countWasm = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const memories: WebAssembly.Memory[] = [];
    Object.assign(window, { memories });
    const { Instance } = WebAssembly;
    WebAssembly.Instance = class extends Instance {
      constructor(...given: ConstructorParameters<typeof Instance>) {
        super(...given);
        for (const each of Object.values(this.exports))
          if (each instanceof WebAssembly.Memory) memories.push(each);
      }
    };
  });

/** What a page holds now. */
export async function held(page: Page, cdp: CDPSession): Promise<Held> {
  // What waits for a moment, such as a note or the spoken log, has passed.
  await page.waitForTimeout(300);
  for (let times = 0; times < 3; times++) await cdp.send("HeapProfiler.collectGarbage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  return {
    heap: metric("JSHeapUsedSize"),
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
    canvases: await page.locator("canvas").count(),
    wasm: await page.evaluate(() =>
      (window as unknown as { memories: WebAssembly.Memory[] }).memories
        .map(({ buffer }) => buffer.byteLength)
        .reduce((sum, each) => sum + each, 0),
    ),
    workers: page.workers().length,
  };
}

/** Whether what was taken was given back. */
export function flat(before: Held, after: Held): void {
  const grown = JSON.stringify({ before, after });
  expect(after.canvases, grown).toBe(before.canvases);
  expect(after.workers, grown).toBe(before.workers);
  // It never shrinks, and a game longer than any before may want a little more.
  expect(after.wasm - before.wasm, grown).toBeLessThanOrEqual(1 << 20);
  expect(after.nodes - before.nodes, grown).toBeLessThan(300);
  expect(after.listeners - before.listeners, grown).toBeLessThan(60);
  // Some of it is the browser's own, which learns the page: 1.2 to 2 MB here, hardly more after ten times as
  // many games.
  expect(after.heap - before.heap, grown).toBeLessThan(4_000_000);
}
