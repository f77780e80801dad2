// The time between two frames while something moves, on a slow phone, in every game; and while next to nothing does.
import { pathToFileURL } from "node:url";
import { at } from "../paths.mjs";
import { kinds, onPhone, playButton, slowPage } from "./phone.mjs";

/** How many frames are watched. */
const WATCHED = 300;

/** In the page, before its own script: notes the time between frames that follow each other, in `gaps`. */
function note() {
  const gaps = [];
  const { requestAnimationFrame } = globalThis;
  let last = 0;
  let asked = false;
  Object.assign(globalThis, { gaps });
  globalThis.requestAnimationFrame = (act) => {
    asked = true;
    return requestAnimationFrame((now) => {
      // Two boards may ask for one frame.
      if (now > last) {
        if (last && asked) gaps.push(now - last);
        last = now;
        asked = false;
        // If no other frame is requested, the motion has ended.
        setTimeout(() => {
          if (!asked && last === now) last = 0;
        });
      }
      act(now);
    });
  };
}

/** The 95th of a hundred. */
const late = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * 0.95)];

/** Measures; the figures of each game are the median and the 95th of a hundred. */
export async function motion(browser, _site, { out, median, row }) {
  const context = await onPhone(browser);
  const empty = await slowPage(context);
  await empty.addInitScript(note);
  await empty.goto(pathToFileURL(`${out}/empty.html`).href);
  const reference = await empty.evaluate(async (count) => {
    await new Promise((done) => {
      const again = () => (globalThis.gaps.length < count ? requestAnimationFrame(again) : done());
      again();
    });
    return globalThis.gaps;
  }, WATCHED);
  await empty.close();
  row("frames of an empty page: median, 95th of 100", median(reference), late(reference), "ms", "");
  for (const kind of kinds) {
    const page = await slowPage(context, { ...kind, people: 0 }, { speed: "normal" });
    await page.addInitScript(note);
    await page.goto(pathToFileURL(at("dist/sobremesa.html")).href);
    await page.locator(playButton(kind)).first().click();
    const enough = (count) => globalThis.gaps.length >= count && globalThis.gaps;
    const watched = await page.waitForFunction(enough, WATCHED, { timeout: 120_000 });
    const gaps = await watched.jsonValue();
    await page.close();
    row(
      `${kind.name}: frames, median, 95th of 100`,
      median(gaps),
      late(gaps),
      "ms",
      "17 ms, 33 ms",
    );
  }
  await context.close();
}
