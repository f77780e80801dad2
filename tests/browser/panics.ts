// Bundled only into the pages and workers of build/test/. `panicNext("legalMoves")` in a page, or `panicNext("run")` in
// a worker, makes the next call of that function panic.
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
