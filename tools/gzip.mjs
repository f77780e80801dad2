// Compresses a FILE with Zopfli, which makes the smallest gzip, to FILE.gz. The single file embeds the rules this way.
import { readFileSync, writeFileSync } from "node:fs";
import { gzipAsync } from "@gfx/zopfli";

const [file] = process.argv.slice(2);
writeFileSync(`${file}.gz`, await gzipAsync(readFileSync(file), {}));
