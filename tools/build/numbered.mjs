// Numbers instead of ids of texts: those that a script only says outright, `say("home-lead")`, go by their places in its list
// of ids (texts.mjs) and have no names there.

/** The same script with fewer names. */
export function numbered(script) {
  const [, ids] = /\bids:"([^"]+)"/.exec(script) ?? [];
  if (!ids) return script;
  const places = new Map();
  const named = ids.split("^").map((each, place) => {
    const [id] = each.split(";");
    const outright = script.match(new RegExp(`\\.say\\("${id}"[,)]`, "g")) ?? [];
    if (script.split(`"${id}"`).length - 1 > outright.length) return each;
    places.set(id, place);
    return each.slice(id.length);
  });
  return script
    .replace(ids, () => named.join("^"))
    .replace(/(?<=\.say\()"([^"]+)"/g, (name, id) => places.get(id) ?? name);
}
