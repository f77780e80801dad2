// Traditional Chinese as what tells it from the simplified: a table of characters, and the places where it is worded
// otherwise. www/words/traditional.ts puts it together again. Both are texts with `^` between them.

/** Texts, and these cut where the marks stand: what can be compared if both languages have as much of it. */
const cut = (texts) => texts.split("^").map((text) => text.split(/[，。、；：\n]/));

/** Pairs of characters, in one string: what most often stands for each, where both are as long. */
export function table(simplified, traditional) {
  const others = cut(traditional);
  const counts = new Map();
  const count = (one, other) => {
    const known = counts.get(one) ?? new Map();
    counts.set(one, known.set(other, (known.get(other) ?? 0) + 1));
  };
  for (const [index, pieces] of cut(simplified).entries()) {
    for (const [at, piece] of pieces.entries()) {
      const other = others[index][at];
      if (other?.length !== piece.length || others[index].length !== pieces.length) continue;
      for (const [place, one] of [...piece].entries()) count(one, other[place]);
    }
  }
  const most = (count) => [...count].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
  const pairs = [...counts].map(([character, count]) => [character, most(count)]);
  return pairs
    .filter(([one, other]) => one !== other)
    .flat()
    .join("");
}

/** What stays different when the table is done: how many characters to keep, how many to drop, what to put there. */
export function changes(simplified, traditional, pairs) {
  const meant = new Map(pairs.match(/../g)?.map((pair) => [...pair]));
  const converted = Array.from(simplified, (one) => meant.get(one) ?? one).join("");
  // The same end, so that they always meet again.
  const [one, other] = [`${converted}^^^`, `${traditional}^^^`];
  const made = [];
  let [at, there, kept] = [0, 0, 0];
  while (at < one.length) {
    if (one[at] === other[there]) {
      at++;
      there++;
      kept++;
      continue;
    }
    const [drop, put] = meeting(one.slice(at), other.slice(there));
    made.push(kept, drop, other.slice(there, there + put));
    at += drop;
    there += put;
    kept = 0;
  }
  return made;
}

/** How much of two texts to skip until three characters are the same: as little as possible. */
function meeting(one, other) {
  for (let both = 1; ; both++) {
    for (let drop = 0; drop <= both; drop++) {
      const next = one.slice(drop, drop + 3);
      if (next.length === 3 && other.startsWith(next, both - drop)) return [drop, both - drop];
    }
  }
}
