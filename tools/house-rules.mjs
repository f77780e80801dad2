// Writes the types of each game's house rules out of the tables in Rust: www/engine/generated/house-rules.ts.
import { readFileSync, writeFileSync } from "node:fs";

const OUT = new URL("../www/engine/generated/", import.meta.url);
const { games, initSync } = await import(new URL("sobremesa.js", OUT));
initSync({ module: readFileSync(new URL("sobremesa_bg.wasm", OUT)) });

const union = (types) => types.join(" | ") || "never";
/** The types of a value as people write it: "on" is also true, "5" also 5, and N in "games:N" any number. */
const typesOf = (value) => [
  /:[A-Z]$/.test(value) ? `\`${value.slice(0, -1)}\${number}\`` : JSON.stringify(value),
  ...(value === "on" ? ["true"] : value === "off" ? ["false"] : []),
  ...(/^\d+$/.test(value) ? [value] : []),
];

const all = games();
const series = all.flatMap(({ options }) => options).find(({ key }) => key === "series");
const rules = all.map(({ id, options, presets }) => {
  const keys = [...options.filter(({ key }) => key !== "series"), series];
  const lines = keys.map(({ key, values, variants }) => {
    const only = variants ? `/** In ${variants.join(", ")} only. */\n` : "";
    return `${only}${JSON.stringify(key)}?: ${union(values.flatMap(typesOf))} | undefined;`;
  });
  const names = union(presets.map(({ name }) => JSON.stringify(name)));
  return `${JSON.stringify(id)}: { options: {\n${lines.join("\n")}\n}; preset: ${names} };`;
});
writeFileSync(
  new URL("house-rules.ts", OUT),
  `/** Each game's house rules with their values, the default first, and its presets. */
export interface HouseRules {\n${rules.join("\n")}\n}\n`,
);
