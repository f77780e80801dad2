/** Traditional Chinese out of the simplified, of which most is one character for another. */

/** `pairs` are characters, each with what is written for it; `changes` what then to keep, to drop and to put, in turns. */
export function traditional(
  simplified: string,
  pairs: string,
  changes: readonly (number | string)[],
): string {
  const others = new Map(pairs.match(/../g)?.map((pair) => [pair.charAt(0), pair.charAt(1)]));
  const converted = Array.from(simplified, (one) => others.get(one) ?? one).join("");
  let at = 0;
  const said = changes.map((change, index) => {
    if (typeof change === "string") return change;
    const from = at;
    at += change;
    return index % 3 ? "" : converted.slice(from, at);
  });
  return said.join("") + converted.slice(at);
}
