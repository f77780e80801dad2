// The time between two frames of a game's end, on a slow phone: its last move, and what celebrates it.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { at } from "../paths.mjs";
import { late, note } from "./gaps.mjs";
import { onPhone, slowPage } from "./visit.mjs";

/** Games that somebody has won. */
const WON = [
  "cock-bull-peg-out",
  "dog-four-whole",
  "dog-royal-four-whole",
  "dog-black-whole",
  "gobblet-four-18",
  "muros-default-2-seats",
  "muros-default-4-seats",
];

/** After so long without a frame, in ms, the end is over. */
const REST = 1000;
/** So often each is watched. */
const TIMES = 3;

/** A save of a game that a person has won against bots, who has not gone home since. */
function saveOf(match, record) {
  const { winners } = match.outcome();
  const seats = Array.from({ length: match.seats }, (_, seat) =>
    winners.includes(seat) ? { kind: "person", name: "" } : { kind: "bot", level: 1 },
  );
  const when = { at: match.ply, updated: Date.now() };
  const [bottom] = winners;
  return JSON.stringify({ v: 1, game: match.game, record, seats, over: false, bottom, ...when });
}

/** The gaps of one end, as the page plays it again from the move before. */
async function watched(context, save) {
  const page = await slowPage(context, null);
  await page.addInitScript(note);
  await page.addInitScript((stored) => {
    localStorage.clear();
    localStorage.setItem("sobremesa:settings", '{"v":1,"played":true,"speed":"normal"}');
    localStorage.setItem("sobremesa:save:won", stored);
  }, save);
  await page.goto(pathToFileURL(at("dist/sobremesa.html")).href);
  await page.getByRole("button", { name: /^Go on with/ }).click();
  await page.getByRole("button", { name: "Moves", exact: true }).click();
  const moves = page.getByRole("dialog", { name: "Moves" }).getByRole("listitem");
  const before = (await moves.count()) - 2;
  await moves.nth(before).getByRole("button").click();
  const again = page.getByRole("button", { name: "Replay", exact: true });
  await again.waitFor();
  await page.waitForTimeout(REST);
  await page.evaluate(() => globalThis.gaps.splice(0));
  await again.click();
  const gaps = await page.evaluate(
    (rest) =>
      new Promise((done) => {
        const look = () => {
          const { gaps, resting } = globalThis;
          if (gaps.length > 0 && resting() > rest) done(gaps);
          else setTimeout(look, 100);
        };
        look();
      }),
    REST,
  );
  await page.close();
  return gaps;
}

/** Measures; the figures of each end are the median and the 95th of a hundred. */
export async function ends(browser, { median, row }) {
  const { default: init, Match } = await import(pathToFileURL(at("dist/pkg/sobremesa.js")).href);
  await init();
  const context = await onPhone(browser);
  for (const name of WON) {
    const record = readFileSync(at(`tests/records/good/v0.1.0/${name}.txt`), "utf8");
    const save = saveOf(Match.fromRecord(record), record);
    const gaps = [];
    for (let i = 0; i < TIMES; i++) gaps.push(...(await watched(context, save)));
    row(`${name}, its end: median, 95th of 100`, median(gaps), late(gaps), "ms", "17 ms, 33 ms");
  }
  await context.close();
}
