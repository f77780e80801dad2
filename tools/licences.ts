// Collects the licences of the dependencies in the artefacts: the crates in the wasm and the npm packages in the page,
// read from the lock files. All are available under the MIT or the Apache licence, so each text appears once. Any other
// licence stops the build.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const std = { name: "std", license: "MIT", holders: ["The Rust Project Contributors"] };

/** What Cargo tells of a crate. */
interface Crate {
  name: string;
  version: string;
  source: string | null;
  license: string;
  authors: string[];
  manifest_path: string;
}

const cargo = (...asked: string[]): string =>
  execFileSync("cargo", [...asked, "--locked"], { encoding: "utf8", maxBuffer: 1 << 26 });

/** Returns the crates in the wasm, sorted by name, without our own. */
function crates() {
  const edges = "--edges=normal,no-proc-macro";
  const wasm = ["--package=sobremesa-wasm", "--target=wasm32-unknown-unknown"];
  const linked = cargo("tree", "--prefix=none", edges, ...wasm).split("\n");
  const { packages } = JSON.parse(cargo("metadata", "--format-version=1"));
  return packages.flatMap(({ name, version, source, license, ...about }: Crate) => {
    const inside = linked.includes(`${name} v${version}`);
    // Cargo lists it as linked, but only macros use it, at compile time.
    if (!source || !inside || name === "unicode-ident") return [];
    return {
      name: `${name} ${version}`,
      // Older crates write the choice with a slash.
      license: license.replace(/\//g, " OR "),
      holders: holders(dirname(about.manifest_path), name, about.authors),
    };
  });
}

/** Returns the npm packages in the page: `dependencies` in package.json. All other packages are build tools. */
function modules() {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  return Object.keys(packages[""].dependencies).map((name) => {
    const folder = `node_modules/${name}`;
    const { author } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
    const { version, license } = packages[folder];
    const by = author?.name ?? author;
    return {
      name: `${name} ${version}`,
      // A choice of licences may be in brackets.
      license: license?.replace(/^\((.*)\)$/, "$1"),
      holders: holders(folder, name, by ? [by] : []),
    };
  });
}

/** Returns the copyright holders: those named in the licence file, otherwise the authors. */
function holders(folder: string, name: string, authors: string[]): string[] {
  const file = ["LICENSE-MIT", "LICENSE"].find((each) => existsSync(join(folder, each)));
  const text = file ? readFileSync(join(folder, file), "utf8") : "";
  const found = [...text.matchAll(/^copyright (?:\(c\) )?(?=.*\d{4})(.*\S)/gim)];
  if (found.length > 0) return found.map(([, holder = ""]) => holder);
  return authors.length > 0
    ? authors.map((author) => author.replace(/ <.*/, ""))
    : [`The ${name} authors`];
}

/** Returns our MIT licence with the copyrights of all MIT dependencies, then the Apache licence with its copyrights. */
export function licences(): string {
  const all = [std, ...crates(), ...modules()];
  const under = (licence: string, found: typeof all): string[] => {
    const by = new Map<string, string[]>();
    for (const { name, holders } of found) {
      const who = holders.join(", ");
      by.set(who, [...(by.get(who) ?? []), name]);
    }
    return [...by].map(([who, names]) => `Copyright (c) ${who}\n(${names.join(", ")}${licence})`);
  };
  const mit = all.filter(({ license }) => /^(.* OR )?MIT( OR .*)?$/.test(license ?? ""));
  const apache = all.filter(({ license }) => license === "Apache-2.0");
  const other = all.find((each) => !mit.includes(each) && !apache.includes(each));
  if (other)
    throw new Error(`${other.name} is under ${other.license}: add the text of that licence`);
  const [title = "", own = "", ...text] = readFileSync("LICENSE-MIT", "utf8").trim().split("\n\n");
  return [
    ...[title, own, ...under("", mit), ...text.map((each) => each.replace(/\n/g, " "))],
    ...under(": under the Apache License, Version 2.0", apache),
    readFileSync("LICENSE-APACHE", "utf8").trim(),
  ].join("\n\n");
}
