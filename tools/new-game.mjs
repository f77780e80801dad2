// `make game NAME=latrones` creates a new game out of Tic-tac-toe, which lies in new-game/ as it would in the project,
// and enters it in the lists of games. It can be played at once.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const template = fileURLToPath(new URL("new-game/", import.meta.url));

/** Inserts a line into a file, in front of the first text that matches. */
function insert(file, at, line) {
  const text = readFileSync(file, "utf8");
  const place = text.search(at);
  if (place < 0) throw new Error(`${file} has no place for "${line}"`);
  writeFileSync(file, `${text.slice(0, place)}${line}\n${text.slice(place)}`);
}

/** Creates the files of a game in the project at `root` and returns their paths. */
export function newGame(name, root) {
  if (!/^[a-z]{2,20}$/.test(name ?? ""))
    throw new Error("a game's name is one word of small letters: make game NAME=latrones");
  const taken = ["www/games", "crates", "tools/new-game/crates"];
  if (taken.some((folder) => existsSync(join(root, folder, name))))
    throw new Error(`there is a game or a crate called ${name}`);
  const type = name[0].toUpperCase() + name.slice(1);
  const renamed = (text) =>
    text
      .replaceAll("tictactoe", name)
      .replaceAll("Tictactoe", type)
      .replaceAll("Tic-tac-toe", type);
  const written = [];
  for (const path of readdirSync(template, { recursive: true }).sort()) {
    const from = join(template, path);
    if (!statSync(from).isFile()) continue;
    const file = renamed(relative(template, from));
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), renamed(readFileSync(from, "utf8")));
    written.push(file);
  }
  const session = join(root, "crates/session");
  const dependency = `sobremesa-${name} = { path = "../${name}" }`;
  insert(join(session, "Cargo.toml"), /^rand_pcg/m, dependency);
  insert(
    join(session, "src/games.rs"),
    /^\}\n\nimpl GameId \{/m,
    `    /// ${type}.\n    ${type}, ${type}Reason: sobremesa_${name}, default bot;`,
  );
  const list = join(root, "www/games/list.ts");
  insert(list, /^$/m, `import ${name} from "./${name}/index";`);
  insert(list, /^\];$/m, `  ${name},`);
  insert(
    join(root, "www/engine/types.ts"),
    /^\}\n\n\/\*\* The properties of a view/m,
    `  ${name}: { view: rules.${type}View; event: rules.${type}Event };`,
  );
  return written;
}

const [, program, name] = process.argv;
if (program === fileURLToPath(import.meta.url)) {
  try {
    const written = newGame(name, join(template, "../.."));
    console.log(`${written.join("\n")}\n
It is Tic-tac-toe under another name. Change the rules page first, then the crate, then the page:
  cargo test -p sobremesa-${name}   asks the rules every law
  make check                    compiles the rules for the page, and asks the page every law
  make dev                      opens the page with the game
ADDING-A-GAME.md tells the rest.`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
