// Serves a folder on 127.0.0.1: `node tests/serve.mjs [FOLDER] [--port N] [--open]`. Without --port it takes the first
// free port from 8080 on.
import { spawn } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** The file that an address names inside the folder, or null. */
function fileFor(folder, address) {
  let path;
  try {
    path = decodeURIComponent(new URL(address, "http://localhost").pathname);
  } catch {
    return null;
  }
  const file = join(folder, normalize(path));
  if (file !== folder && !file.startsWith(folder + sep)) return null;
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory()) return fileFor(folder, `${path.replace(/\/?$/, "/")}index.html`);
  return found?.isFile() ? file : null;
}

/** Compressions that hosts of sites use, the better one first. */
const encodings = {
  br: (data) => brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (data) => gzipSync(data),
};

/** What was sent, by file, time of its last change and compression: tests ask for the same again and again. */
const sent = new Map();

/** A file compressed as the browser accepts it, which pictures never are. */
function bodyOf(file, accepted = "") {
  const accepts = accepted.split(/[\s,;]+/);
  const encoding =
    extname(file) === ".png"
      ? undefined
      : Object.keys(encodings).find((name) => accepts.includes(name));
  const key = [file, statSync(file).mtimeMs, encoding].join();
  if (!sent.has(key)) {
    const data = readFileSync(file);
    sent.set(key, encoding ? encodings[encoding](data) : data);
  }
  return { encoding, body: sent.get(key) };
}

/** Starts serving; `port` 0 takes any free one. Resolves to the server and its address. */
export async function serve(folder, port = 0) {
  const base = resolve(folder);
  const server = createServer((request, response) => {
    const file = ["GET", "HEAD"].includes(request.method ?? "")
      ? fileFor(base, request.url ?? "/")
      : null;
    if (!file) {
      response.writeHead(404, { "content-type": "text/plain" }).end("not found");
      return;
    }
    const { encoding, body } = bodyOf(file, request.headers["accept-encoding"]);
    response.writeHead(200, {
      "content-type": types[extname(file)] ?? "application/octet-stream",
      "cache-control": "no-cache",
      // For pages of other origins that embed a game.
      "access-control-allow-origin": "*",
      vary: "accept-encoding",
      ...(encoding && { "content-encoding": encoding }),
    });
    response.end(body);
  });
  await new Promise((done, failed) => {
    server.once("error", failed);
    server.listen(port, "127.0.0.1", done);
  });
  return { server, url: `http://127.0.0.1:${server.address().port}/` };
}

/** Opens an address where there is a desktop. */
function open(url) {
  const program =
    process.platform === "darwin"
      ? "open"
      : process.env.DISPLAY || process.env.WAYLAND_DISPLAY
        ? "xdg-open"
        : null;
  if (!program) return;
  spawn(program, [url], { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref();
}

async function main() {
  const words = process.argv.slice(2);
  const at = words.indexOf("--port");
  const wished = at < 0 ? null : Number(words.splice(at, 2)[1]);
  const folder = words.find((word) => !word.startsWith("--")) ?? "dist/site";
  for (let port = wished ?? 8080; ; port++) {
    try {
      const { url } = await serve(folder, port);
      console.log(`Sobremesa is served at ${url} (Ctrl-C ends it)`);
      if (words.includes("--open")) open(url);
      return;
    } catch (error) {
      if (wished !== null || error.code !== "EADDRINUSE" || port > 8180) throw error;
    }
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
