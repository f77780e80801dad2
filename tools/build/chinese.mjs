// Chinese as it travels: its characters in a list, the text in letters that stand for them, a fifth smaller after a server's
// compression; and the traditional as what tells it from the simplified, the characters that differ and the places where it
// is worded otherwise. www/words/chinese.ts puts it together again. Both are texts with `^` between them.

/** Texts, and these cut where the marks stand: what can be compared if both languages have as much of it. */
const cut = (texts) => texts.split("^").map((text) => text.split(/[，。、；：\n]/));

/** What is no letter of ours. */
const isCharacter = (one) => one > "~";

/** What most often stands for each character, where both are as long. */
function meanings(simplified, traditional) {
  const pieces = cut(traditional);
  const counts = new Map();
  const count = (one, other) => {
    const known = counts.get(one) ?? new Map();
    counts.set(one, known.set(other, (known.get(other) ?? 0) + 1));
  };
  for (const [index, whole] of cut(simplified).entries()) {
    for (const [at, piece] of whole.entries()) {
      const other = pieces[index][at];
      if (other?.length !== piece.length || pieces[index].length !== whole.length) continue;
      for (const [place, one] of [...piece].entries()) {
        if (isCharacter(one)) count(one, other[place]);
      }
    }
  }
  const most = (count) => [...count].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
  return new Map([...counts].map(([character, count]) => [character, most(count)]));
}

/** What stays different when the table is done: how many characters to keep, how many to drop, what to put there. */
function changes(simplified, traditional, meant) {
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

/** Letters that may stand in a text for something else, and be quoted without ado. */
const LETTERS = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).filter(
  (letter) => !'"\\<^{|}`'.includes(letter),
);

/** How many characters have a letter of their own. */
const SINGLE = 8;

/** Numbers from 0 on, a capital at the end of each: 26 to it, before it in 36 to a digit. */
const spelt = (numbers) =>
  numbers
    .map((number) => {
      const rest = Math.floor(number / 26);
      return (rest ? rest.toString(36) : "") + String.fromCharCode(65 + (number % 26));
    })
    .join("");

/** A number that may be below zero as one that is not: its sign is its last bit. */
const unsigned = (number) => (number < 0 ? -2 * number - 1 : 2 * number);

/** Characters as how far each is from the one before. */
const distances = (characters) =>
  characters.map((one, at) =>
    unsigned(one.codePointAt(0) - (characters[at - 1] ?? "\0").codePointAt(0)),
  );

/**
 * Both kinds of Chinese: `text` in letters; the letters that are a character (`single`), and the `first` and `second` of those
 * that two stand for; in the order of these the `characters`, each as its distance from the one before; `others`, where the
 * traditional is another, as how many to skip and how far away it is, in turns; and `changes`, how many characters of the
 * traditional to keep, to drop, and what to put there, in turns.
 */
export function chinese(simplified, traditional) {
  const meant = meanings(simplified, traditional);
  const counts = new Map();
  for (const one of simplified) counts.set(one, (counts.get(one) ?? 0) + 1);
  const free = LETTERS.filter((letter) => !counts.has(letter));
  const often = [...counts.keys()]
    .filter(isCharacter)
    .sort((a, b) => counts.get(b) - counts.get(a));
  const single = free.slice(0, SINGLE);
  const pairs = Math.ceil((often.length - SINGLE) / LETTERS.length);
  const first = free.slice(SINGLE, SINGLE + pairs);
  if (first.length < pairs) throw new Error("too many Chinese characters for the letters left");
  const codes = [...single, ...first.flatMap((one) => LETTERS.map((two) => one + two))];
  // Those with one first letter are about as frequent; in their own order they are less far apart.
  const characters = often.slice(0, SINGLE);
  for (let at = SINGLE; at < often.length; at += LETTERS.length)
    characters.push(...often.slice(at, at + LETTERS.length).sort());
  const codeOf = new Map(characters.map((one, at) => [one, codes[at]]));
  const others = [];
  let skipped = 0;
  for (const one of characters) {
    const other = meant.get(one) ?? one;
    if (other === one) {
      skipped++;
      continue;
    }
    others.push(skipped, unsigned(other.codePointAt(0) - one.codePointAt(0)));
    skipped = 0;
  }
  return {
    text: Array.from(simplified, (one) => codeOf.get(one) ?? one).join(""),
    single: single.join(""),
    first: first.join(""),
    second: LETTERS.join(""),
    characters: spelt(distances(characters)),
    others: spelt(others),
    changes: changes(simplified, traditional, meant),
  };
}
