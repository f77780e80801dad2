// From Gobblet's names to a new game's.

/** Types of Gobblet's that TypeScript sees, where two games may not share a name. */
const SHARED = /\b(Size|Square|Squares|Nest|Three)\b/g;

/** How files of the model become those of a game called so. */
export function renamer(name) {
  const type = name[0].toUpperCase() + name.slice(1);
  const plain = (text) => text.replaceAll("Gobblet", type).replaceAll("gobblet", name);
  return {
    type,
    path: plain,
    text: (text, file) => plain(/\.(rs|ts)$/.test(file) ? text.replace(SHARED, `${type}$1`) : text),
    todo: (text) => text.replaceAll("TYPE", type).replaceAll("NAME", name),
  };
}
