// Gzips a file as small as it gets, by Zopfli, into one beside it: the single file carries the rules so.
import { readFileSync, writeFileSync } from "node:fs";
import { gzipAsync } from "@gfx/zopfli";

const [file] = process.argv.slice(2);
writeFileSync(`${file}.gz`, await gzipAsync(readFileSync(file), {}));
