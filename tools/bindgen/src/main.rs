//! `sobremesa-bindgen IN.wasm OUT_DIR`: writes `sobremesa.js`, `sobremesa.d.ts` and `sobremesa_bg.wasm` for the web.

use std::path::Path;
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [input, out_dir] = arguments.as_slice() else {
        eprintln!("usage: sobremesa-bindgen IN.wasm OUT_DIR");
        return ExitCode::from(2);
    };
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(input)
        .out_name("sobremesa")
        .typescript(true)
        // A panic poisons the instance; this lets the page put a new one in its place.
        .reset_state_function(true)
        // The bytes are always handed in, so no `new URL(..., import.meta.url)` in the glue.
        .omit_default_module_path(true)
        .demangle(false)
        .remove_name_section(true)
        .remove_producers_section(true);
    let done = bindgen.web(true).and_then(|bindgen| bindgen.generate(Path::new(out_dir)));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("sobremesa-bindgen: {input}: {error:?}");
            ExitCode::FAILURE
        }
    }
}
