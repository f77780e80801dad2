// The rules for JavaScript: cargo -> wasm-bindgen -> wasm-opt. Writes build/wasm-pkg/, which has all of the API, and
// build/wasm/ for the page, which needs no perft (with --test only build/wasm-test/: the page's, which can be told to panic).
import { createHash } from "node:crypto";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { ordered } from "./order.mjs";
import { at, root } from "./paths.mjs";
import { read, run } from "./run.mjs";

const test = process.argv.includes("--test");
const triple = "wasm32-unknown-unknown";
const target = JSON.parse(
  read("cargo", ["metadata", "--format-version=1", "--no-deps", "--locked"]),
).target_directory;

/** Panic messages name source files: without this they would name this machine's folders. */
function remapped() {
  const cargoHome = process.env.CARGO_HOME ?? join(homedir(), ".cargo");
  const pairs = [
    [root.replace(/\/$/, ""), "sobremesa"],
    [cargoHome, "cargo"],
    [read("rustc", ["--print", "sysroot"]).trim(), "rust"],
  ];
  // The registry's folder carries a host's name and a hash.
  const registry = join(cargoHome, "registry", "src");
  if (existsSync(registry)) {
    for (const folder of readdirSync(registry)) pairs.push([join(registry, folder), "crates"]);
  }
  // The last one that fits wins.
  return pairs.map(([from, to]) => `--remap-path-prefix=${from}=${to}`);
}

/** The glue with the names that wasm-opt told: a list each of imports and of exports, old name last but one, new one last. */
function renamed(glue, told) {
  // Told once more each time that it looks for more to do.
  const [names, ...later] = told.split(/^(?={)/m).map((text) => JSON.parse(text));
  const changed = ([name, short]) => name !== short;
  if (later.some(({ exports }) => exports.some(changed))) throw new Error("names changed twice");
  const replaced = (text, from, to) => {
    if (!text.includes(from)) throw new Error(`the wasm-bindgen glue has no ${from}`);
    return text.replace(from, to);
  };
  const [[module] = []] = names.imports;
  let text = replaced(glue, `"${module}": import0`, "a: import0");
  for (const [, name, short] of names.imports)
    text = replaced(text, `${name}: function`, `${short}: function`);
  const letters = new Map(names.exports);
  text = text.replace(/\bwasm\.(\w+)/g, (_, name) => {
    if (!letters.has(name)) throw new Error(`the wasm exports no ${name}`);
    return `wasm.${letters.get(name)}`;
  });
  if (/\bwasm\[|\bexports\./.test(text)) throw new Error("the glue asks for exports by other ways");
  return text;
}

run("cargo", ["fetch", "--locked", "--target", triple, "--quiet"]);
run("cargo", ["build", "--locked", "--profile", "tool", "-p", "sobremesa-bindgen"]);

/** Makes one of them, in a folder of build/. */
function make(folder) {
  const out = at("build", folder);
  const cargo = [
    "build",
    "--locked",
    "--profile",
    "web",
    "--target",
    triple,
    "-p",
    "sobremesa-web",
  ];
  if (folder !== "wasm-pkg") cargo.push("--no-default-features");
  if (test) cargo.push("--features", "panic-test", "--target-dir", join(target, "panic-test"));
  run("cargo", cargo, {
    // Where in the sources each panic would be costs 2 KB. Left out by a flag that stable compilers know and ask to be
    // told twice for; a report has the record, with which the command line panics at the same place and says where.
    RUSTC_BOOTSTRAP: "1",
    CARGO_ENCODED_RUSTFLAGS: ["-Zlocation-detail=none", ...remapped()].join("\x1f"),
  });
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const built = join(target, test ? "panic-test" : "", triple, "web", "sobremesa_web.wasm");
  run(join(target, "tool", "sobremesa-bindgen"), [built, out]);

  const gluePath = join(out, "sobremesa.js");
  const glue = readFileSync(gluePath, "utf8");
  for (const name of ["initSync", "__wbg_reset_state"]) {
    if (!glue.includes(name)) throw new Error(`the wasm-bindgen glue has no ${name}`);
  }

  const raw = join(out, "sobremesa_bg.wasm");
  const optimised = join(out, "sobremesa.wasm");
  const told = read(process.execPath, [
    at("node_modules/binaryen/bin/wasm-opt"),
    raw,
    "-o",
    optimised,
    // The lowest kilobyte is the far end of the stack, which nobody points into; flattened and looped anew, code gets
    // smaller in a second pass, and a little more until nothing changes. Together 1.9 % after compression.
    ...(
      process.env.WASM_OPT ?? "--low-memory-unused -Oz --flatten --rereloop -Oz -Oz --converge"
    ).split(" "),
    // The names between wasm and glue, some of them hashes, become a letter each; it prints which.
    "--minify-imports-and-exports-and-modules",
    // What rustc emits for this target by itself.
    "--enable-bulk-memory",
    "--enable-bulk-memory-opt",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--strip-debug",
    "--strip-producers",
    "--strip-target-features",
  ]);
  writeFileSync(optimised, ordered(readFileSync(optimised)));
  // An empty section tells the glue that this wasm is its own: names of one letter may be any program's.
  const mark = createHash("sha256").update(readFileSync(raw)).digest("hex").slice(0, 8);
  appendFileSync(optimised, Buffer.from([0, mark.length + 1, mark.length, ...Buffer.from(mark)]));
  writeFileSync(gluePath, `${renamed(glue, told)}\nexport const mark = "${mark}";\n`);
  appendFileSync(join(out, "sobremesa.d.ts"), "\nexport const mark: string;\n");
  console.log(
    `${folder}: ${statSync(raw).size} bytes from wasm-bindgen, ${statSync(optimised).size} after wasm-opt`,
  );
  rmSync(raw);
  const leak = readFileSync(optimised, "latin1").match(
    /(\/home|\/root|\/Users|index\.crates|\.cargo\/)[\w./-]*/,
  );
  if (leak) throw new Error(`the wasm names a folder of this machine: ${leak[0]}`);
}

for (const folder of test ? ["wasm-test"] : ["wasm", "wasm-pkg"]) make(folder);
