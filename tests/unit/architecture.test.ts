// The imports that ARCHITECTURE.md allows.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { test } from "node:test";

const root = new URL("../../", import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, root), "utf8");

/** The parts that each part of the page may import; `table types` allows only types. */
function allowed(): Map<string, string[]> {
  const rows = read("ARCHITECTURE.md").matchAll(
    /^\| `([a-z][a-z0-9-]*(?=\/)|[a-z]+\.ts)[^|]*` \|[^|]*\|([^|]*)\|$/gm,
  );
  const parts = new Map<string, string[]>();
  for (const [, name = "", column = ""] of rows) {
    const listed = column
      .trim()
      .split(", ")
      .map((each) => each.trim());
    parts.set(name, column.includes("all of the above") ? [...parts.keys()] : listed);
  }
  return parts;
}

/** The game that a source in www/ belongs to. */
const gameOf = (name: string): string => /^games\/([\w-]+)\//.exec(name)?.[1] ?? "";

/** Returns true if an import is of types only. */
const isTypes = (names: string): boolean =>
  /^(?:type |\{(\s*type \w+( as \w+)?,?)+\s*\}\s*$)/.test(names);

/** The other parts that a source imports. */
function imports(name: string): string[] {
  const part = (path: string): string => path.split("/")[0] ?? "";
  const found: string[] = [];
  for (const [, names = "", from = ""] of read(`www/${name}`).matchAll(
    /^(?:im|ex)port ([^;"]*?)from "(\.[^"]+)"/gm,
  )) {
    const path = join(dirname(name), from);
    const to = path.includes("/") ? part(path) : `${path}.ts`;
    const runs = !isTypes(names);
    const games = [gameOf(name), gameOf(path)];
    if (games[0] && games[1] && games[0] !== games[1]) found.push(`another game, ${games[1]}`);
    if (to !== part(name)) found.push(runs ? to : `${to} types`);
  }
  return found;
}

test("parts of the page import only allowed parts", () => {
  const parts = allowed();
  const sources = readdirSync(new URL("www/", root), { recursive: true }).map(String);
  const seen = new Set<string>();
  for (const name of sources) {
    const part = name.split("/")[0] ?? "";
    const may = parts.get(part);
    if (!/\.tsx?$/.test(name) || !may) continue;
    seen.add(part);
    for (const each of imports(name)) {
      assert.ok(may.includes(each) || may.includes(each.replace(" types", "")), `${name}: ${each}`);
    }
  }
  assert.deepEqual([...seen].sort(), [...parts.keys()].sort());
  // Every other folder or source would be free.
  for (const entry of readdirSync(new URL("www/", root), { withFileTypes: true })) {
    const { name } = entry;
    const holds = entry.isDirectory() ? name !== "examples" : /(?<!\.d)\.ts$/.test(name);
    if (holds) assert.ok(parts.has(name), name);
  }
});

/** The sources of the page, each with those that it imports: `all` of them, or only those that are loaded with it. */
function graph(all = true): Map<string, string[]> {
  const names = readdirSync(new URL("www/", root), { recursive: true }).map(String);
  const sources = new Set(names.filter((name) => /(?<!\.d)\.tsx?$/.test(name)));
  const named = (path: string): string[] =>
    [path, `${path}.ts`, `${path}.tsx`, path.replace(/\.js$/, ".ts")].filter((each) =>
      sources.has(each),
    );
  const edges = (name: string): string[] =>
    [
      ...read(`www/${name}`).matchAll(
        /^(?:(?:im|ex)port ([^;"]*?)from|import) "(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/gm,
      ),
    ].flatMap(([, what = "", from, later]) =>
      all || (from && !isTypes(what)) ? named(join(dirname(name), from ?? later ?? "")) : [],
    );
  return new Map([...sources].map((name) => [name, edges(name)]));
}

/** A way from somewhere back to where it began; null if there is none. */
function circle(edges: Map<string, string[]>): string[] | null {
  const done = new Set<string>();
  const walk = (name: string, path: string[]): string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of edges.get(name) ?? []) {
      const found = walk(next, [...path, name]);
      if (found) return found;
    }
    done.add(name);
    return null;
  };
  for (const name of edges.keys()) {
    const found = walk(name, []);
    if (found) return found;
  }
  return null;
}

test("no imports go round in a circle, types and code that is loaded later included", () => {
  const edges = graph();
  assert.ok(edges.size > 150);
  assert.equal(circle(edges), null);
  // Where there is one it is found.
  const [[name, next = []] = []] = [...edges].filter(([, to]) => to.length > 0);
  if (name) edges.set(next[0] ?? "", [name]);
  assert.notEqual(circle(edges), null);
});

test("the page's first script has no games, dialogs and screens", () => {
  const edges = graph(false);
  const reached = new Set(["page.ts"]);
  // The loop also visits names that it adds.
  for (const name of reached) for (const next of edges.get(name) ?? []) reached.add(next);
  const later =
    /^(board|bot-worker|phones|session)\/|^a11y\/(?!live)|^engine\/match|^ui\/(dialogs\/(?!dialogs|openers)|screens\/)/;
  assert.ok(reached.has("ui/screens.tsx") && later.test("board/board.ts"));
  assert.deepEqual(
    [...reached].filter((name) => later.test(name)),
    [],
  );
});

/** In none of the page's own sources anything of this is found. */
function nowhere(what: RegExp): void {
  let looked = 0;
  for (const name of readdirSync(new URL("www/", root), { recursive: true }).map(String)) {
    if (!/\.(tsx?|js)$/.test(name) || name.startsWith("examples/")) continue;
    assert.doesNotMatch(read(`www/${name}`), what, name);
    looked++;
  }
  assert.ok(looked > 100);
}

test("texts are never turned into markup", () => {
  // Records and names come from other people.
  nowhere(
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML|insertAdjacentHTML|document\.write|DOMParser|setHTML|createContextualFragment|srcdoc\s*=|\beval\(|new Function/,
  );
});

test("the code uses no function that Chrome 105 or Safari 16.4 lacks", () => {
  nowhere(
    /\.to(?:Sorted|Reversed|Spliced)\(|Object\.groupBy|Promise\.withResolvers|URL\.canParse|AbortSignal\.any/,
  );
});
