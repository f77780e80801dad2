//! `sobremesa-bindgen IN.wasm OUT_DIR`: writes `sobremesa.js`, `sobremesa.d.ts` and `sobremesa_bg.wasm` for the web.

use std::env::args;

use wasm_bindgen_cli_support::Bindgen;

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
    bindgen.web(true).and_then(|bindgen| bindgen.generate(out_dir)).expect("wasm-bindgen");
}
