// The modules of a Rust crate and their dependencies, read from its sources.
import { readdirSync, readFileSync } from "node:fs";

const crates = new URL("../../crates/", import.meta.url);

interface Module {
  /** The source without comments, tests and re-exports. */
  code: string;
  /** The module and the name behind each name that the module re-exports. */
  exported: Map<string, string[]>;
}

/** The paths in the tree of a `use` declaration: `a::{b, c::d}` has `a::b` and `a::c::d`. */
function usedPaths(tree: string): string[][] {
  const group = /^([^{]*)\{(.*)\}$/s.exec(tree.trim());
  if (!group)
    return [
      tree
        .replace(/ as \w+/, "")
        .split("::")
        .map((each) => each.trim()),
    ];
  const [, prefix = "", inner = ""] = group;
  const parts = inner.split(/,(?![^{]*\})/).filter((part) => part.trim());
  return parts.flatMap((part) => usedPaths(prefix + part.trim()));
}

function parse(source: string): Module {
  const exported = new Map<string, string[]>();
  const code = source
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(/^#\[cfg\(test\)\]\nmod \w+ (?:\{$.*?^\}|;)/gms, "")
    // In a module within a file, its parent is the file.
    .replace(/^(?:pub(?:\(\w+\))? )?mod \w+ \{$.*?^\}/gms, (inner) =>
      inner.replaceAll("super::", "self::"),
    );
  const left = code.replace(/^pub(?:\(\w+\))? use ([^;]+);/gm, (whole, tree: string) => {
    const rest = code.replace(whole, "").replace(/^(?:pub(?:\(\w+\))? )?mod \w+;$/gm, "");
    const used = usedPaths(tree).filter((path) => {
      const name = path.at(-1) ?? "";
      exported.set(name, path);
      return name !== "*" && new RegExp(`\\b${name}\\b`).test(rest);
    });
    return used.map((path) => `use ${path.join("::")};`).join("\n");
  });
  return { code: left, exported };
}

/** The modules of a crate that have a file, each with those that it depends on. */
export function moduleGraph(crate: string): Map<string, string[]> {
  const folder = new URL(`${crate}/src/`, crates);
  const modules = new Map<string, Module>();
  for (const file of readdirSync(folder, { recursive: true }).map(String)) {
    if (!file.endsWith(".rs")) continue;
    const name = file.replace(/(?:\/?(?:lib|main|mod))?\.rs$/, "").replaceAll("/", "::");
    modules.set(name, parse(readFileSync(new URL(file, folder), "utf8")));
  }
  const parent = (name: string): string => name.split("::").slice(0, -1).join("::");
  const inside = (name: string, part: string): string => (name ? `${name}::${part}` : part);
  /** The module in which a path ends, seen from a module. */
  const find = (from: string, [first = "", ...rest]: string[]): string => {
    if (/^\$?crate$/.test(first)) return find("", rest);
    if (first === "super") return find(parent(from), rest);
    if (first === "self") return find(from, rest);
    if (modules.has(inside(from, first))) return find(inside(from, first), rest);
    const { code = "", exported } = modules.get(from) ?? {};
    const own = new RegExp(`(?:fn|struct|enum|const|static|trait|type|macro_rules!) ${first}\\b`);
    const path = exported?.get(first) ?? (own.test(code) ? null : exported?.get("*")?.slice(0, -1));
    return first && path ? find(from, path) : from;
  };
  const edges = (name: string, { code }: Module): string[] => {
    const children = [...modules.keys()].filter((each) => each && parent(each) === name);
    const roots = [
      "\\$?crate",
      "super",
      "self",
      ...children.map((each) => each.split("::").at(-1)),
    ];
    const paths = code.matchAll(
      new RegExp(`(?<![\\w:])(?:${roots.join("|")})::(?:\\w+::)*(?:\\w+|\\{[^;]*\\}(?=;))`, "g"),
    );
    const found = [...paths].flatMap(([path]) => usedPaths(path).map((each) => find(name, each)));
    return [...new Set(found)].filter((each) => each !== name);
  };
  return new Map([...modules].map(([name, module]) => [name, edges(name, module)]));
}

/** All crates. */
export const crateNames = readdirSync(crates);
