/** The meaning of each roll, from the rules, with the dice drawn next to it. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { inStyle } from "../../board/surface";
import type { LoadedGame } from "../../games/registry";
import { boardStyleOf, themeOf } from "../appearance";
import type { Page } from "../page";

export function openDiceKey(page: Page, entry: LoadedGame): void {
  page.dialogs.open(() => ({
    title: page.say("dice-key"),
    look: "sheet",
    body: (
      <ul class="dice-key stack">
        {entry.phrases.dice?.(page.words).map(({ dice, means }) => (
          <li key={means}>
            {dice.map((roll) => (
              <span class="roll" key={roll} aria-hidden="true">
                {[...roll].map((face, at) => (
                  <Die key={at} page={page} entry={entry} face={face} />
                ))}
              </span>
            ))}
            {means}
          </li>
        ))}
      </ul>
    ),
  }));
}

/** The pixels per unit of the board. */
const UNIT = 2;

/** One die, drawn as on the game's board. */
function Die({ page, entry, face }: { page: Page; entry: LoadedGame; face: string }): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = themeOf(page.settings, page.system);
  const style = boardStyleOf(page.settings, page.system);
  useLayoutEffect(() => {
    const ctx = canvas.current?.getContext("2d");
    if (!canvas.current || !ctx) return;
    const { left, top, width, height, draw } = entry.makeFace().sprite(`die::${face}:${UNIT}:0`);
    const ratio = Math.max(devicePixelRatio, 2);
    Object.assign(canvas.current, { width: width * ratio, height: height * ratio });
    canvas.current.style.width = `${width}px`;
    ctx.scale(ratio, ratio);
    ctx.translate(-left, -top);
    draw({ ctx, ratio, ...inStyle(style, theme), letters: "", say: () => "" });
  }, [style, theme, entry, face]);
  return <canvas ref={canvas} />;
}
