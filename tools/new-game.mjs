// `make game NAME=latrones` creates a new game as a copy of Gobblet, which runs at once under its new name. It also
// creates tests that fail for each part that is still Gobblet's, and prints the decisions that only a person can make.
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { renamer } from "./new-game/rename.mjs";

const templates = fileURLToPath(new URL("new-game/", import.meta.url));

/** The files to copy; the new name replaces the old one in their paths. */
const COPIED = ["crates/gobblet", "www/games/gobblet", "docs/rules/gobblet.md"];
/** Files that are not copied: another program's positions, puzzles and translations (English is the fallback). */
const LEFT_OUT = /^(vectors\.rs|puzzles\.(txt|en\.ftl)|target)$|(^|\.)(?!en\.)[\w-]+\.ftl$/;
/** Manifests with at least one line for each game. */
const MANIFESTS = ["Cargo.toml", "crates/session/Cargo.toml"];

/** Returns all files below a path, or the file itself. */
const filesIn = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => !LEFT_OUT.test(name))
        .flatMap((name) => filesIn(join(path, name)))
    : [path];

/** Inserts a line into a file: after the last line that matches `fits`, or with `before` in front of the first one. */
function insert(file, fits, line, before = false) {
  const lines = readFileSync(file, "utf8").split("\n");
  const at = before
    ? lines.findIndex((each) => fits.test(each))
    : lines.findLastIndex((each) => fits.test(each));
  if (at < 0) throw new Error(`${file} has no place for "${line}"`);
  lines.splice(before ? at : at + 1, 0, line);
  writeFileSync(file, lines.join("\n"));
}

/** Copies each line of a file that contains Gobblet's name, with the new name. */
function repeat(file, rename) {
  const lines = readFileSync(file, "utf8").split("\n");
  const both = lines.flatMap((line) =>
    line.includes("gobblet") ? [line, rename.path(line)] : [line],
  );
  writeFileSync(file, both.join("\n"));
}

/** Creates the files of a game in the project at `root` and returns their paths. */
export function newGame(name, root) {
  if (!/^[a-z]{2,20}$/.test(name ?? ""))
    throw new Error("a game's name is one word of small letters: make game NAME=latrones");
  if (existsSync(join(root, "www/games", name))) throw new Error(`there is a game called ${name}`);
  const rename = renamer(name);
  const written = [];
  const write = (file, text) => {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    written.push(file);
  };
  for (const from of COPIED)
    for (const path of filesIn(join(root, from))) {
      const file = path.slice(root.length).replace(/^\//, "");
      // The licences are symbolic links.
      if (lstatSync(path).isSymbolicLink()) {
        symlinkSync(`../../${basename(path)}`, join(root, rename.path(file)));
        continue;
      }
      write(rename.path(file), rename.text(readFileSync(path, "utf8"), file));
    }
  for (const template of ["holes.test.ts", "holes.rs"])
    write(
      template.endsWith(".rs")
        ? `crates/${name}/tests/holes.rs`
        : `tests/unit/${name}-holes.test.ts`,
      readFileSync(join(templates, template), "utf8").replaceAll("NAME", name),
    );
  // The new game doesn't use Gobblet's puzzles.
  const index = join(root, "www/games", name, "index.ts");
  const definition = readFileSync(index, "utf8");
  writeFileSync(index, definition.replace(/^.*puzzles\.txt.*\n/m, ""));
  for (const manifest of MANIFESTS) repeat(join(root, manifest), rename);
  // The new game comes last in the list.
  insert(
    join(root, "crates/session/src/games.rs"),
    /^ {4}\w+, \w+Reason: sobremesa_\w+, \w+ bot;$/,
    `    /// ${rename.type}.\n    ${rename.type}, ${rename.type}Reason: sobremesa_${name}, default bot;`,
  );
  const list = join(root, "www/games/list.ts");
  insert(list, /^import/, `import ${name} from "./${name}/index";`);
  writeFileSync(list, readFileSync(list, "utf8").replace(/,?\s*\];\n$/, `, ${name}];\n`));
  const types = join(root, "www/engine/types.ts");
  insert(
    types,
    /^ {2}muros: \{ view|^ {2}\w+: \{ view: rules\./,
    `  ${name}: { view: rules.${rename.type}ViewData; event: rules.${rename.type}Event };`,
  );
  insert(
    types,
    /^export type \w+View = View</,
    `export type ${rename.type}View = View<"${name}">;\nexport type { ${["", "Event", "Square", "Three"].map((name) => rename.type + name).join(", ")} } from "./generated/sobremesa.js";`,
  );
  return written;
}

const [, program, name] = process.argv;
if (program === fileURLToPath(import.meta.url)) {
  try {
    const written = newGame(name, join(templates, "../.."));
    const todo = readFileSync(join(templates, "todo.md"), "utf8");
    console.log(`${written.length} files. The rest, and why, is in ADDING-A-GAME.md:\n`);
    console.log(renamer(name).todo(todo));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
