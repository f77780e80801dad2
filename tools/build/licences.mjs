// Who else wrote what people get: the crates behind the wasm and the packages in the page, as the lock files name them. All of it may be had under the
// MIT licence, whose text then stands once; the build stops where that is not so.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { at } from "./paths.mjs";
import { read } from "./run.mjs";

/** Linked by name, but only what macros ask at compile time. */
const unlinked = ["unicode-ident"];
const std = { name: "std", holders: ["The Rust Project Contributors"] };

/** The crates that go into the wasm, by name, without our own. */
function crates() {
  const { packages, resolve } = JSON.parse(
    read("cargo", [
      ...["metadata", "--locked", "--format-version=1"],
      ...["--filter-platform", "wasm32-unknown-unknown"],
    ]),
  );
  const about = new Map(packages.map((each) => [each.id, each]));
  const nodes = new Map(resolve.nodes.map((node) => [node.id, node]));
  const linked = new Set(
    packages.filter(({ name }) => name === "sobremesa-web").map(({ id }) => id),
  );
  for (const id of linked) {
    for (const { pkg, dep_kinds: kinds } of nodes.get(id).deps) {
      const macro = about.get(pkg).targets.some(({ kind }) => kind.includes("proc-macro"));
      if (!macro && kinds.some(({ kind }) => kind === null)) linked.add(pkg);
    }
  }
  return [...linked]
    .map((id) => about.get(id))
    .filter(({ name, source }) => source !== null && !unlinked.includes(name))
    .map(({ name, version, license, authors, manifest_path: manifest }) => {
      if (!/^(.* OR )?MIT( OR .*)?$/.test(license ?? ""))
        throw new Error(
          `${name} can't be had under the MIT licence (${license}): add the text of its own`,
        );
      return { name: `${name} ${version}`, holders: holders(dirname(manifest), name, authors) };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The npm packages whose code reaches the page, as package-lock.json names them. */
const packages = ["lean-qr"];

function modules() {
  const { packages: locked } = JSON.parse(readFileSync(at("package-lock.json"), "utf8"));
  return packages.map((name) => {
    const folder = `node_modules/${name}`;
    const { version, license } = locked[folder];
    if (license !== "MIT")
      throw new Error(`${name} can't be had under the MIT licence (${license})`);
    return { name: `${name} ${version}`, holders: holders(at(folder), name, []) };
  });
}

/** Who holds the copyright of a crate: what its MIT licence says, or else who wrote it. */
function holders(folder, name, authors) {
  const file = ["LICENSE-MIT", "LICENSE"].find((each) => existsSync(join(folder, each)));
  const text = file ? readFileSync(join(folder, file), "utf8") : "";
  const found = [...text.matchAll(/^copyright (?:\(c\) )?(?=.*\d{4})(.*\S)/gim)];
  if (found.length > 0) return found.map(([, holder]) => holder);
  return authors.length > 0
    ? authors.map((author) => author.replace(/ <.*/, ""))
    : [`The ${name} authors`];
}

/** Our licence and the copyrights it also stands for. */
export function licences() {
  const by = new Map();
  for (const { name, holders } of [std, ...crates(), ...modules()]) {
    const who = holders.join(", ");
    by.set(who, [...(by.get(who) ?? []), name]);
  }
  const others = [...by].map(([who, names]) => `Copyright (c) ${who}\n(${names.join(", ")})`);
  const [title, own, ...text] = readFileSync(at("LICENSE-MIT"), "utf8").trim().split("\n\n");
  return [title, own, ...others, ...text.map((each) => each.replace(/\n/g, " "))].join("\n\n");
}

/** Stops where other code of npm's reaches people than the list above knows of. */
export function onlyOurs({ inputs }) {
  const named = packages.map((name) => `node_modules/${name}/`);
  const other = Object.keys(inputs).find(
    (path) => path.includes("node_modules/") && !named.some((each) => path.includes(each)),
  );
  if (other)
    throw new Error(`${other} reaches people, but tools/build/licences.mjs does not name it`);
}
