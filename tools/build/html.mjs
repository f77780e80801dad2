// The pages out of their templates in www/.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { Script } from "node:vm";
import { transformSync } from "esbuild";
import { BROWSERS, version } from "./bundle.mjs";
import { compile } from "./fluent.mjs";
import { at } from "./paths.mjs";

/** The script as it may stand inside <script>: no text in it ends the element or starts a comment. */
export function inlined(script) {
  const safe = script
    .replace(/<\/(script)/gi, "<\\/$1")
    .replace(/<!--/g, "\\x3C!--")
    .replace(/<(script)/gi, "\\x3C$1");
  new Script(safe, { filename: "inline script" });
  return safe;
}

/** A text of the page in all languages, an element each. */
function said(id, tag) {
  return readdirSync(at("www/words"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const path = at("www/words", name, "page.ftl");
      const parts = [compile(readFileSync(path, "utf8"), path)[id]].flat();
      const text = parts.map((part) => (typeof part === "string" ? part : BROWSERS[part[0]]));
      return `<${tag} lang="${name}">${text.join("")}</${tag}>`;
    })
    .join("\n");
}

/** The script that runs before the page's own, in any browser. */
const { code: early } = transformSync(readFileSync(at("www/old-browsers.js"), "utf8"), {
  minify: true,
  target: "es5",
});

/** The names of inline texts by which a policy allows them. */
const digests = (html, tag) =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>([^]+?)</${tag}>`, "g"))].map(
    ([, text]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );

/** A text in a page that a script reads. */
function data(text) {
  if (/<!--|<\/?script/i.test(text)) throw new Error("a text would not stay within its element");
  return `<script type=text>${text}</script>`;
}

/**
 * Fills a template of www/: the policy, what belongs into the head, and the scripts: files beside it, or one that runs the
 * text of the `program` in the page.
 */
export function page(template, { head, src, nonce, run, program, rules }) {
  // Without what only its writers read.
  let html = readFileSync(at("www", template), "utf8")
    .replaceAll("__VERSION__", version)
    .replace(/\/\*[\s\S]*?\*\/\n/g, "")
    .replace(/>\n</g, "><");
  const inline = [early.trim(), ...(run ? [run] : [])].map((text) => `<script>${text}</script>`);
  const texts = run ? [data(program), data(rules)] : [];
  const beside = run
    ? []
    : [src]
        .flat()
        .map((file) => `<script src="${file}"${nonce ? ` nonce="${nonce}"` : ""} defer></script>`);
  const scripts = [inline[0], ...texts, ...inline.slice(1), ...beside].join("");
  const policy = {
    "default-src": "'none'",
    "script-src": [
      src ? "'self'" : "blob:",
      ...(nonce ? [`'nonce-${nonce}'`] : []),
      ...digests(inline.join(""), "script"),
      "'wasm-unsafe-eval'",
    ].join(" "),
    "worker-src": src ? "'self' blob:" : "blob:",
    // Styles are adopted by script; <style> in a template would be named by its hash.
    "style-src": digests(html, "style").join(" ") || "'none'",
    "img-src": src ? "'self' data: blob:" : "data: blob:",
    "connect-src": src ? "'self'" : "'none'",
    "manifest-src": src ? "'self'" : "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
  };
  const csp = Object.entries(policy).map((pair) => pair.join(" "));
  const marks = {
    "<!-- csp -->": `<meta http-equiv="Content-Security-Policy" content="${csp.join("; ")}">`,
    "<!-- head -->": head,
    // To be told where no script runs.
    "<!-- browsers -->": said("about-browsers", "p"),
    "<!-- lead -->": said("home-lead", "span"),
    // What is in the page itself is not waited for.
    "<!-- wait -->": src ? `<p id="wait" role="status">${said("status-deals", "span")}</p>` : "",
    "<!-- script -->": scripts,
  };
  html = html.replace(/<!--[\s\S]*?-->\n?/g, (comment) => (comment.trim() in marks ? comment : ""));
  for (const [mark, text] of Object.entries(marks)) {
    const times = html.split(mark).length - 1;
    // A frame has no lead.
    if (times !== 1 && (times || mark !== "<!-- lead -->"))
      throw new Error(`www/${template} must have ${mark} once`);
    html = html.replace(mark, () => text);
  }
  return html.replace(/[^\0-~]/gu, (letter) => `&#${letter.codePointAt(0)};`);
}
