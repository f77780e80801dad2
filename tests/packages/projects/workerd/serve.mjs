import { Miniflare } from "miniflare";

const worker = new Miniflare({
  modules: true,
  modulesRules: [
    { type: "ESModule", include: ["**/*.js"] },
    { type: "CompiledWasm", include: ["**/*.wasm"] },
  ],
  scriptPath: "dist/index.js",
  compatibilityDate: "2025-01-01",
});
const answer = await worker.dispatchFetch("http://localhost/");
console.log(await answer.text());
await worker.dispose();
