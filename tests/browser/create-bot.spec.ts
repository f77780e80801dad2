// The package in a page without a bundler: its bot thinks in a worker without blocking the page.
import type { Page } from "@playwright/test";
import type * as Sobremesa from "../../www/package/sobremesa";
import { expect, open, test } from "./fixtures";

/** Asks a bot for a move in a page, and counts the timers that ring meanwhile. */
async function asked(page: Page, address: string, worker: boolean) {
  return page.evaluate(
    async ([from, inWorker]) => {
      const { createBot, init, Match } = (await import(from as string)) as typeof Sobremesa;
      await Promise.all([init(), init()]);
      const bot = createBot({ worker: inWorker as boolean });
      const match = new Match("gobblet", { seed: "page" });
      let rests = 0;
      let thinking = true;
      const rest = (): void => {
        rests += 1;
        if (thinking) setTimeout(rest);
      };
      setTimeout(rest);
      const { move, nodes } = await bot.choose(match, { level: 5, nodes: 200_000 });
      thinking = false;
      const stop = new AbortController();
      const stopped = bot.choose(match, { level: 5, signal: stop.signal });
      setTimeout(() => stop.abort(), 200);
      const reason = await stopped.catch(({ name }: Error) => name);
      bot.free();
      return { played: match.play(move).length, nodes, rests, reason };
    },
    [address, worker] as const,
  );
}

test("a thinking bot leaves the page free and can be stopped", async ({ page, url }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await open(page, url("page.html"), "<h1>A page</h1>");
  for (const worker of [true, false]) {
    const workers = page.workers().length;
    const made = worker ? page.waitForEvent("worker") : null;
    const { played, nodes, rests, reason } = await asked(
      page,
      url("dist/pkg/sobremesa.js"),
      worker,
    );
    await made;
    expect(played).toBe(1);
    expect(nodes).toBeGreaterThan(100_000);
    expect(rests).toBeGreaterThan(3);
    expect(reason).toBe("AbortError");
    await expect.poll(() => page.workers().length).toBe(workers);
  }
  expect(fetched.filter((address) => address.endsWith(".wasm"))).toHaveLength(1);
});
