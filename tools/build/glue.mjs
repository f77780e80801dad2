// What wasm-bindgen wrote, without what never happens here. If it writes otherwise, this says so.

const NEVER = [
  // All of our browsers encode texts, and tell what is collected.
  [/if \(!\('encodeInto' in .+?\n\}\n/s, ""],
  [/\(typeof FinalizationRegistry === 'undefined'\).+?: new/s, "new"],
  // Texts are short: the plain way to hand them in is enough.
  [/ if \(realloc === undefined\) (\{.+?return ptr;\n {4}\}).+?return ptr;\n/s, "$1\n"],
  // Only memory that has run out could keep a text from being handed in, and then the instance is given up.
  [/try \{([^{}]+)\} catch \(e\) \{(?:(?!\nfunction|\nexport).)+?throw e;\n\s*\}/gs, "$1"],
  // www/api/held.ts knows what is of an instance before, and nobody else has what is held.
  [/if \(this\.__wbg_inst !== .+?\}\n/gs, ""],
  [/Object\.defineProperty\(obj, '__wbg_inst'.+/, ""],
  [/if \(Symbol\.dispose\) .+/, ""],
  // Nothing asks for another instance but www/api/load.ts, which hands in a module by name.
  [/__wbg_call_guard\(\);/g, ""],
  [/if \(module !== undefined\) \{\n.+?\n {4}\}\n/s, "({module} = module);\n"],
  [/if \(!\(module instanceof WebAssembly\.Module\)\) \{.+?\}/s, ""],
];

/** The glue, leaner. */
export function lean(glue) {
  return NEVER.reduce((text, [what, instead]) => {
    const left = text.replace(what, instead);
    if (left === text) throw new Error(`the wasm-bindgen glue has nothing like ${what}`);
    return left;
  }, glue);
}
