// Numbers instead of ids of texts: those that a script only says outright, `say("home-lead")`, go by their places in its list
// of ids (texts.mjs) and have no names there.

/** The same script with fewer names. */
export function numbered(script) {
  const [, ids] = /\bids:"([^"]+)"/.exec(script) ?? [];
  if (!ids) return script;
  const places = new Map();
  const left = ids.split("^").map((each, place) => {
    const [id] = each.split(";");
    const outright = script.match(new RegExp(`\\.say\\("${id}"[,)]`, "g")) ?? [];
    const named = script.split(`"${id}"`).length - 1;
    if (named === 0 || named > outright.length) return each;
    places.set(id, place);
    return each.slice(id.length);
  });
  return script
    .replace(ids, () => left.join("^"))
    .replace(/(?<=\.say\()"([^"]+)"/g, (name, id) => places.get(id) ?? name);
}
