// Every way to start the rules, each in its own process.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { test } from "node:test";
import { Worker } from "node:worker_threads";
import { fresh, pkg, wasmBytes } from "./kit.mjs";

const ways = {
  "init without an argument finds the wasm beside it": "await init()",
  "init takes a Node buffer": "await init(bytes())",
  "init takes an ArrayBuffer": "await init(new Uint8Array(bytes()).buffer)",
  "init takes a compiled module": "await init(new WebAssembly.Module(bytes()))",
  "init takes a file URL": 'await init(new URL("sobremesa.wasm", pkg))',
  "init takes an address as a string":
    'await init("data:application/wasm;base64," + bytes().toString("base64"))',
  "init takes a path":
    'const { fileURLToPath } = await import("node:url"); await init(fileURLToPath(new URL("sobremesa.wasm", pkg)))',
  "init takes a Response": "await init(new Response(bytes()))",
  "initSync takes a Node buffer": "initSync(bytes())",
  "initSync takes an ArrayBuffer": "initSync(new Uint8Array(bytes()).buffer)",
  "initSync takes a compiled module": "initSync(new WebAssembly.Module(bytes()))",
};
for (const [name, code] of Object.entries(ways))
  test(name, () => assert.equal(fresh(`${code}; say(works());`), true));

test("the rules are read and compiled once, however often they are asked for at once", () => {
  const said = fresh(`
    let read = 0, compiled = 0;
    const { readFile } = (await import("node:fs")).promises;
    process.getBuiltinModule = () => ({ readFile: (path) => { read += 1; return readFile(path); } });
    const { compile } = WebAssembly;
    // Node's own fetch compiles something, too.
    WebAssembly.compile = (bytes) => { compiled += bytes.byteLength > 500_000; return compile(bytes); };
    const file = new URL("sobremesa.wasm", pkg);
    await Promise.all([init(), init(), init(file), init(bytes())]);
    await init(file);
    say([read, compiled, new Match("gobblet").ply]);`);
  assert.deepEqual(said, [1, 1, 0]);
});

test("a failed start can be repeated, also by waiting callers", () => {
  const said = fresh(`
    const tried = await Promise.all([caught(() => init(Buffer.from("no"))), caught(() => init())]);
    await init();
    say([...tried, works()]);`);
  assert.match(said[0], /^bad-argument: /);
  assert.equal(said[1], said[0]);
  assert.equal(said[2], true);
});

test("an answer is compiled while it arrives where its type allows it", () => {
  for (const [type, streamed] of [
    ["application/wasm", 1],
    ["application/wasm; charset=x", 0],
    ["text/html", 0],
  ]) {
    const said = fresh(`
      const { compileStreaming } = WebAssembly;
      let streamed = 0;
      WebAssembly.compileStreaming = (answer) => { streamed += 1; return compileStreaming(answer); };
      await init(new Response(bytes(), { headers: { "content-type": ${JSON.stringify(type)} } }));
      say([streamed, works()]);`);
    assert.deepEqual(said, [streamed, true], type);
  }
});

test("if the wasm is not beside the script, the error says what to do", () => {
  const said = fresh(`
    process.getBuiltinModule = () => ({ readFile: () => Promise.reject(new Error("no such file")) });
    say(await caught(() => init()));`);
  assert.match(
    said,
    /^bad-argument: .*no such file.*copy sobremesa\.wasm beside the script.*Next\.js/,
  );
});

test("`using` gives a match back", () => {
  const said = fresh(`
    await init();
    const match = new Match("dog");
    match[Symbol.dispose]();
    say(await caught(() => match.ply));`);
  assert.match(said, /^freed: /);
});

test("init fetches over http, whatever the content type, and reports a 404", async () => {
  const data = wasmBytes();
  const server = createServer((request, response) => {
    const found = request.url !== "/none.wasm";
    response.writeHead(found ? 200 : 404, { "content-type": "text/plain" });
    response.end(found ? data : "no");
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address();
  // A process that is waited for would wait for this server: a thread it is.
  const source = `
    const { parentPort } = require("node:worker_threads");
    import(${JSON.stringify(new URL("sobremesa.js", pkg).href)}).then(async ({ default: init, Match }) => {
      let code = null;
      await init(new URL("http://127.0.0.1:${port}/none.wasm")).catch((error) => { code = error.code; });
      await init(new URL("http://127.0.0.1:${port}/sobremesa.wasm"));
      parentPort.postMessage({ code, ply: new Match("gobblet").ply });
    });`;
  const worker = new Worker(source, { eval: true });
  const said = await new Promise((done, fail) => worker.on("message", done).on("error", fail));
  await worker.terminate();
  server.close();
  assert.deepEqual(said, { code: "bad-argument", ply: 0 });
});

test("starting again, another way or at the same time, leaves matches alone", () => {
  const said = fresh(`
    await Promise.all([init(), init(bytes()), init(new WebAssembly.Module(bytes()))]);
    const match = new Match("gobblet", { seed: "s" });
    match.play("D@a1");
    const before = match.record();
    const answers = [await init(), await init(bytes()), initSync(bytes()),
      initSync(new WebAssembly.Module(bytes()))];
    match.play("D@b1");
    match.undo();
    say([match.record() === before && works(), answers.every((each) => each === undefined)]);`);
  assert.deepEqual(said, [true, true]);
});

test("before init every error says what to do", () => {
  const said = fresh(`
    const start = ${JSON.stringify("-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444 w")};
    const calls = [
      () => games(),
      () => new Match("gobblet"),
      () => Match.fromRecord("x"),
      () => api.perft("gobblet", start, 1),
      () => api.chooseMove("gobblet", start, { nodes: 1 }),
      () => api.review("gobblet", start, { nodes: 1 }),
      () => new api.Bot("gobblet", start, { nodes: 1 }),
      () => api.compiled(),
      () => api.recover(),
    ];
    const all = [];
    for (const call of calls) all.push(await caught(call));
    say({ all, version: api.version });`);
  assert.match(said.version, /^\d+\.\d+\.\d+$/);
  for (const text of said.all) assert.match(text, /^bad-setup: .*init\(\)/);
});

test("a worker can be handed the compiled rules", async () => {
  const source = `
    const { parentPort, workerData } = require("node:worker_threads");
    import(workerData.url).then(({ initSync, perft }) => {
      initSync(workerData.module);
      parentPort.postMessage(perft("gobblet", undefined, 3));
    });`;
  const workerData = {
    url: new URL("sobremesa.js", pkg).href,
    module: new WebAssembly.Module(wasmBytes()),
  };
  const worker = new Worker(source, { eval: true, workerData });
  const nodes = await new Promise((done, fail) => worker.on("message", done).on("error", fail));
  await worker.terminate();
  assert.equal(nodes, 10080n);
});
