// `node tools/icons.mjs FOLDER` writes all icons of the site, drawn from www/icon.svg.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";

const [, , folder] = process.argv;
const icon = readFileSync("www/icon.svg", "utf8");
// A maskable icon fills its square and keeps clear of the edge.
const maskable = icon
  .replace('rx="112"', "")
  .replace("<g>", '<g transform="translate(256 256) scale(0.84) translate(-256 -256)">');

const png = (svg, width) =>
  new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();

copyFileSync("www/icon.svg", `${folder}/icon.svg`);
for (const width of [32, 192, 512]) writeFileSync(`${folder}/icon-${width}.png`, png(icon, width));
writeFileSync(`${folder}/icon-maskable-512.png`, png(maskable, 512));
