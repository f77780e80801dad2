// Runs one program and says so when it fails.
import { spawnSync } from "node:child_process";
import { root } from "./paths.mjs";

/** Runs a program from the root, its output shown; throws when it fails. */
export function run(program, args, env = {}) {
  const done = spawnSync(program, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (done.error) throw new Error(`${program} did not start: ${done.error.message}`);
  if (done.status !== 0)
    throw new Error(`${program} ${args[0] ?? ""} ended with ${done.signal ?? done.status}`);
}

/** Runs a program from the root and returns what it printed. */
export function read(program, args) {
  const done = spawnSync(program, args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 });
  if (done.error) throw new Error(`${program} did not start: ${done.error.message}`);
  if (done.status !== 0)
    throw new Error(`${program} ${args[0] ?? ""} ended with ${done.status}: ${done.stderr}`);
  return done.stdout;
}
