// The fonts that the browser finds. Each run uses one of three sets, because people's systems differ.
// `FONTS=noto-cjk npx playwright test` chooses one. tools/setup.sh unpacks the fonts without installing them.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The sets by name, each with the Debian package that it needs. */
const SETS = { installed: "", "noto-cjk": "fonts-noto-cjk", liberation: "fonts-liberation" };

/** Returns true if a set is available here. */
export const hasFonts = (set) => set === "installed" || existsSync(at(`build/fonts/${SETS[set]}`));

/**
 * The environment of a browser that finds a set of fonts.
 * @returns {Record<string, string>}
 */
export function fontEnvironment(set) {
  if (!(set in SETS)) throw new Error(`FONTS is ${set}, and not ${Object.keys(SETS).join(" or ")}`);
  if (!hasFonts(set)) throw new Error(`no fonts ${set} here: run \`make setup-browsers\``);
  if (set === "installed") return {};
  return { FONTCONFIG_FILE: at(`tests/fonts/${set}.conf`), FONTCONFIG_PATH: at("build/fonts") };
}

/** Chooses the set of this run, and has all browsers started from here on find it. Its workers inherit the choice. */
export function chooseFonts() {
  if (process.env.TEST_WORKER_INDEX === undefined) {
    const there = Object.keys(SETS).filter(hasFonts);
    process.env.FONTS ||= there[Math.floor(Math.random() * there.length)];
    console.log(`fonts: ${process.env.FONTS}, of ${there.join(", ")} (FONTS=... chooses)`);
  }
  Object.assign(process.env, fontEnvironment(process.env.FONTS));
}
