/** After a panic the wasm instance is lost: one new instance for the page, and all who held matches rebuild. */
import { codeOf } from "./error";
import { recover } from "./sobremesa";

/** Who must rebuild its matches after a panic. */
export type Holder = (error: unknown) => void;

const holders = new Set<Holder>();

/** Joins those who hold handles into the wasm instance; returns how to leave. */
export function onRecovery(holder: Holder): () => void {
  holders.add(holder);
  return () => holders.delete(holder);
}

/** Replaces the lost instance and lets every holder rebuild from what it kept. */
export function recovered(error: unknown): void {
  recover();
  for (const holder of [...holders]) holder(error);
}

/** Runs work on the instance; a panic is recovered from before the error goes on to the caller. */
export function withRecovery<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (codeOf(error) === "panic") recovered(error);
    throw error;
  }
}
