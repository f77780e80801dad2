/**
 * A record as the end of a link (`#r=...`) and back. Header lines become a letter and their value,
 * steps are joined; nothing is lost, so a record read back is the same text. A series is its own header's
 * values and the links of its games, with `~` between.
 */

/** Letters of the known header keys; others are written out after `x`. */
const LETTERS: Record<string, string> = {
  Version: "v",
  Seats: "n",
  Options: "o",
  Seed: "s",
  Position: "p",
  Result: "w",
  Names: "N",
  Date: "d",
};
const KEYS = new Map(Object.entries(LETTERS).map(([key, letter]) => [letter, key]));
const HEADER = /^\[([A-Za-z0-9]+) "(.*)"\]$/;
const SERIES = /^\[Series "(.*)"\]\n\[Game "(.*)"\]\n\[Seed "(.*)"\]\n\n/;
const STEP = /^\d+\.\s+(.*)$/;

/** The link form of a record, safe in the part of an address after `#`. */
export function toLink(record: string): string {
  const series = SERIES.exec(record);
  if (series) {
    const [head, ...values] = series;
    const games = record.slice(head.length).split(/\n(?=\[Game )/);
    return ["", ...values.map(write), ...games.map(toLink)].join("~");
  }
  const fields: string[] = [];
  const steps: string[] = [];
  let game = "";
  for (const line of record.split("\n")) {
    const header = HEADER.exec(line);
    const step = STEP.exec(line);
    if (header) {
      const [, key = "", value = ""] = header;
      if (key === "Game") game = value;
      else
        fields.push(
          (LETTERS[key] ?? `x${key}=`) + (key === "Result" && value === "*" ? "" : write(value)),
        );
    } else if (step) {
      steps.push(write(step[1] ?? ""));
    }
  }
  return [write(game), ...fields, `m${steps.join("_")}`].join(";");
}

/** The record of a link, or null if the text is no such link. */
export function fromLink(link: string): string | null {
  try {
    if (link.startsWith("~")) return seriesOf(link.slice(1));
    const [game = "", ...fields] = link.split(";");
    if (!/^[a-z-]+$/.test(game)) return null;
    const headers: [string, string][] = [["Game", game]];
    let steps: string[] | null = null;
    for (const field of fields) {
      const letter = field.slice(0, 1);
      const rest = field.slice(1);
      if (letter === "m") {
        steps = rest === "" ? [] : rest.split("_").map(read);
      } else if (letter === "x") {
        const cut = rest.indexOf("=");
        if (cut < 1) return null;
        headers.push([rest.slice(0, cut), read(rest.slice(cut + 1))]);
      } else {
        const key = KEYS.get(letter);
        if (!key) return null;
        headers.push([key, key === "Result" && !rest ? "*" : read(rest)]);
      }
    }
    if (!steps) return null;
    const lines = headers.map(([key, value]) => `[${key} "${value}"]`);
    const numbered = steps.map((step, index) => `${index + 1}. ${step}`);
    return `${[...lines, "", ...numbered].join("\n")}\n`;
  } catch {
    return null; // a % sequence that is no UTF-8
  }
}

/** The record in a text: of a link, or what follows `#r=` there; else the text without what a mail puts around it. */
export function recordIn(text: string): string {
  const bare = text.replace(/^[> \t]+/gm, "").trim();
  // Its headers may tell of links, too.
  if (bare.startsWith("[")) return bare;
  const [, link = bare] = /#r=([^\s.)>"]+)/.exec(text) ?? [];
  return fromLink(link) ?? bare;
}

function seriesOf(link: string): string | null {
  const [kind = "", game = "", seed = "", ...links] = link.split("~");
  const games = links.map(fromLink);
  const head = `[Series "${kind}"]\n[Game "${game}"]\n[Seed "${read(seed)}"]\n`;
  return games.length === 0 || games.includes(null) ? null : [head, ...games].join("\n");
}

/** Keeps what addresses and messengers leave alone; the rest becomes %XX. */
function write(text: string): string {
  return text.replace(/[^A-Za-z0-9@:,/=+-]/gu, (sign) =>
    [...new TextEncoder().encode(sign)].map((byte) => `%${hex(byte)}`).join(""),
  );
}

function hex(byte: number): string {
  return byte.toString(16).toUpperCase().padStart(2, "0");
}

function read(text: string): string {
  return decodeURIComponent(text);
}
