// Bundled into the pages and workers of build/test/ only: `panicNext("legalMoves")` in a page, `panicNext("run")` in a
// worker makes the rules panic when they are asked this the next time.
import * as rules from "../../www/engine/generated/sobremesa.js";

const { Bot, forcePanic, Match } = rules as typeof rules & { forcePanic(): void };

type Method = (...given: unknown[]) => unknown;

function panicNext(name: string): void {
  for (const { prototype } of [Match, Bot] as unknown as { prototype: Record<string, Method> }[]) {
    const method = prototype[name];
    if (!method) continue;
    prototype[name] = function (this: unknown, ...given) {
      prototype[name] = method;
      forcePanic();
      return method.apply(this, given);
    };
  }
}

Object.assign(globalThis, { panicNext });
