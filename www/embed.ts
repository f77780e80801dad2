/** `embed.js` defines `<sobremesa-game>`. Loading it twice is harmless. What a game needs is loaded from beside it. */
import { define } from "./embed/element";

// Known only while the script begins. Inside another script, the files must be beside the page.
const { currentScript } = document;
const own = currentScript instanceof HTMLScriptElement ? currentScript.src : "";
const at = (file: string): string => new URL(file, own || document.baseURI).href;
/** True once the rules of a first game have been asked for. */
let asked = false;

define(async (game, language) => {
  // No browser loads modules from there.
  if (at("").startsWith("file:")) throw new Error("open the page through a web server (http)");
  const { code, rules, ...parts } = __PARTS__;
  const own = [game, language, `${game}-${language}`].flatMap((name) => parts[name] ?? []);
  // All at once, as otherwise each is asked for by the one before.
  const file = asked ? undefined : rules[game];
  const answer = file && fetch(at(file));
  asked ||= answer !== undefined;
  // If the code fails too, its error is the one that is reported.
  if (answer) answer.catch(() => {});
  const files = [...code, ...own].map((file) => import(/* @vite-ignore */ at(file)));
  const [made]: typeof import("./embed/game")[] = await Promise.all(files);
  if (!made) throw new Error("no code");
  if (answer)
    made.startFirst(game, answer).catch(() => {
      asked = false;
    });
  return made;
});
