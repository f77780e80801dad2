// Bundled into the pages and workers of build/test/ only: `panicNext("moves")` in a page, `panicNext("run")` in a
// worker makes the rules panic when they are asked this the next time.
import * as glue from "../../www/api/generated/sobremesa.js";

const { Held, forcePanic } = glue as typeof glue & { forcePanic(): void };

function panicNext(question: string): void {
  const { prototype } = Held;
  const { ask } = prototype;
  prototype.ask = function (this: typeof prototype, asked: string, about: string) {
    if (asked === question) {
      prototype.ask = ask;
      forcePanic();
    }
    return ask.call(this, asked, about);
  };
}

Object.assign(globalThis, { panicNext });
