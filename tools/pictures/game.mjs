// A game of Gobblet against a bot, filmed in the element. The package chooses the person's moves.
import { at } from "../../tests/paths.mjs";
import { animation, changedPart } from "./webp.mjs";

const RECORD = '[Game "gobblet"]\n[Seed "sobremesa"]\n\n';
/** Milliseconds between pictures. */
const FRAME = 60;
/** Milliseconds: the longest rest after a move, and the end. */
const REST = 700;
const END = 4000;
const QUALITY = 0.8;
const SIZE = { width: 420, height: 640 };
const SCALE = 1.5;

/** The person's move: the best one that level 5 finds with this many nodes. */
async function player() {
  const { default: init, Match, chooseMove } = await import(at("dist/pkg/sobremesa.js"));
  await init();
  return (record) => {
    const match = Match.fromRecord(record);
    if (match.turn().seat !== 0) return null;
    return chooseMove("gobblet", match.observation(0), { level: 5, nodes: 30_000 }).move;
  };
}

/** The element with the game that `RECORD` begins, on a clock that stands still between pictures. */
async function table(browser, url) {
  const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor: SCALE });
  await page.clock.install();
  const body = `<!doctype html><body style="margin:0"><sobremesa-game seats="person,bot:2" lang="en"
    theme="light" motion="slow" record='${RECORD}' style="display:block;height:${SIZE.height}px"></sobremesa-game>`;
  await page.route(`${url}game.html`, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(`${url}game.html`);
  await page.evaluate(() => {
    for (const kind of ["ready", "end"])
      document.addEventListener(kind, () => Object.assign(window, { [kind]: true }));
  });
  await page.addScriptTag({ url: `${url}dist/site/embed.js` });
  return page;
}

/** The animated WebP of a whole game. */
export async function game(browser, url) {
  const choose = await player();
  const page = await table(browser, url);
  const studio = await browser.newPage();
  const frames = [];
  /** Takes a picture after a moment. Returns whether it differs from the one before. */
  const film = async () => {
    await page.clock.runFor(FRAME);
    const picture = (await page.screenshot()).toString("base64");
    const part = await studio.evaluate(changedPart, { picture, quality: QUALITY });
    const last = frames.at(-1);
    if (part) frames.push({ ...part, millis: FRAME });
    else if (last) last.millis = Math.min(last.millis + FRAME, REST);
    return part !== null;
  };
  /** Films until the picture has been at rest for a while. */
  const settle = async () => {
    for (let still = 0; still < REST / FRAME; ) still = (await film()) ? 0 : still + 1;
  };
  while (!(await page.evaluate(() => globalThis.ready))) await page.clock.runFor(FRAME);
  await settle();
  const { width, height } = frames[0];
  for (let over = false; !over; over = await page.evaluate(() => globalThis.end)) {
    const record = await page.evaluate(() => document.querySelector("sobremesa-game").record);
    const move = choose(record);
    if (move)
      await page.evaluate(
        (notation) => document.querySelector("sobremesa-game").play(notation),
        move,
      );
    await settle();
  }
  frames.at(-1).millis = END;
  return animation({ width, height, frames });
}
