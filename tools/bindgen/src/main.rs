//! `sobremesa-bindgen IN.wasm OUT_DIR`: writes `sobremesa.js`, `sobremesa.d.ts` and `sobremesa_bg.wasm` for the web.

use std::env::args;
use std::fs::OpenOptions;
use std::io::Write;

use wasm_bindgen_cli_support::Bindgen;

/// Added to wasm-bindgen's script, which can only make new instances of its first module.
const SCRIPT: &str = "
export function __wbg_exchange(module) {
    wasmModule = module;
    __wbg_reset_state();
}
";
const TYPES: &str = "
/** Puts an instance of another module in the place of this one, like `__wbg_reset_state`. */
export function __wbg_exchange(module: WebAssembly.Module): void;
";

fn main() {
    let (Some(input), Some(out_dir)) = (args().nth(1), args().nth(2)) else {
        panic!("usage: sobremesa-bindgen IN.wasm OUT_DIR");
    };
    let mut bindgen = Bindgen::new();
    bindgen.input_path(input).out_name("sobremesa").typescript(true);
    // A panic poisons the instance; this lets the page put a new one in its place.
    bindgen.reset_state_function(true);
    // The bytes are always handed in, so the glue need not find them by `import.meta.url`.
    bindgen.omit_default_module_path(true);
    bindgen.web(true).and_then(|bindgen| bindgen.generate(&out_dir)).expect("wasm-bindgen");
    for (file, text) in [("sobremesa.js", SCRIPT), ("sobremesa.d.ts", TYPES)] {
        let opened = OpenOptions::new().append(true).open(format!("{out_dir}/{file}"));
        opened.and_then(|mut file| file.write_all(text.as_bytes())).expect(file);
    }
}
