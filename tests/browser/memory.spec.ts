// Many games in one page: what they took is given back.
import type { GameId } from "../../www/engine/types";
import { GAMES } from "../../www/games/registry";
import { hurried } from "./anyone";
import type { Game } from "./blog";
import { expect, open, test } from "./fixtures";
import { rules } from "./player";
import { countWasm, flat, held, measure } from "./resources";

/** How often each of the games is played; `make soak` plays a thousand in all. */
const EACH = Number(process.env.GAMES ?? 120) / GAMES.length;

test.use({ viewport: { width: 400, height: 600 } });

/** A game that bots played, short of its last decision. */
async function nearlyOver(game: GameId) {
  const { Match, chooseMove } = await rules();
  for (let seed = 0; ; seed++) {
    const match = new Match(game, { seed: `memory ${seed}` });
    let last = { record: "", notation: "", seat: -1 };
    for (let turn = match.turn(); turn.kind !== "over"; turn = match.turn()) {
      if (turn.kind === "chance") {
        match.resolveChance();
        last.seat = -1;
        continue;
      }
      const how = { level: 2 as const, nodes: 200, seed: `${match.ply}` };
      const { move } = chooseMove(game, match.observation(turn.seat), how);
      last = { record: match.record(), notation: move, seat: turn.seat };
      match.play(move);
    }
    const { seats } = match;
    match.free();
    if (last.seat >= 0) return { ...last, seats };
  }
}

test("many games in one page", async ({ page, url }) => {
  test.setTimeout(1000 * EACH + 60_000);
  await hurried(page);
  await countWasm(page);
  await open(page, url("blog.html"), `<script src="${url("dist/embed.js")}"></script>`);
  const cdp = await measure(page);
  const all: ({ game: GameId } & Awaited<ReturnType<typeof nearlyOver>>)[] = [];
  for (const { id: game } of GAMES) {
    all.push({ game, ...(await nearlyOver(game)) });
  }
  const play = (times: number): Promise<number> =>
    page.evaluate(
      async ([games, count]) => {
        const later = () => new Promise((resolve) => setTimeout(resolve));
        let ended = 0;
        addEventListener("end", () => ended++);
        for (const { game, record, notation, seat, seats } of games) {
          const element = document.createElement("sobremesa-game") as Game;
          element.setAttribute("game", game);
          element.setAttribute("motion", "off");
          const sitting = Array.from({ length: seats }, (_, at) =>
            at === seat ? "person" : "bot:1",
          );
          element.setAttribute("seats", sitting.join());
          element.style.cssText = "display:block;height:600px";
          document.body.replaceChildren(element);
          await element.start();
          for (let times = 0; times < count; times++) {
            element.load(record);
            for (let tries = 0; tries < 50; tries++) {
              await later();
              try {
                element.play(notation);
                break;
              } catch (error) {
                if ((error as { code?: string }).code !== "not-now") throw error;
              }
            }
            while (!document.querySelector("sobremesa-game")?.shadowRoot?.querySelector(".over"))
              await later();
          }
        }
        return ended;
      },
      [all, times] as const,
    );
  expect(await play(10)).toBe(40);
  const before = await held(page, cdp);
  expect(before.wasm).toBeGreaterThan(0);
  expect(await play(EACH)).toBe(4 * EACH);
  flat(before, await held(page, cdp));
});
