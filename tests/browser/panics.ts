// Bundled into the pages and workers of build/test/ only: `panicNext("legalMoves")` in a page, `panicNext("run")` in a
// worker makes the rules panic at their next call of that name.
import * as glue from "sobremesa:glue";

const { RawMatch, RawThinker, forcePanic } = glue as typeof glue & { forcePanic(): void };

function panicNext(name: string): void {
  for (const { prototype } of [RawMatch, RawThinker]) {
    const known = Object.getOwnPropertyDescriptor(prototype, name);
    if (!known) continue;
    Object.defineProperty(prototype, name, {
      configurable: true,
      value: () => {
        Object.defineProperty(prototype, name, known);
        forcePanic();
      },
    });
    return;
  }
  throw new Error(`the rules have no ${name}`);
}

Object.assign(globalThis, { panicNext });
