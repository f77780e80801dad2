// The browsers installed on this system, as found by tools/have.sh.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

function found(name) {
  const path = execFileSync("bash", ["-c", `. tools/have.sh; find_${name}`], {
    cwd: root,
    encoding: "utf8",
  }).trim();
  if (!path && name === "webkit") throw new Error("no WebKit here: run `make setup-webkit`");
  if (!path)
    throw new Error(
      `no ${name} here: run \`make setup-browsers\` or name it in ${name.toUpperCase()}`,
    );
  return path;
}

/** @returns {string} */
export const chromiumPath = () => found("chromium");
/** @returns {string} */
export const webkitPath = () => found("webkit");
/** @returns {string} */
export const firefoxPath = () => found("firefox");
