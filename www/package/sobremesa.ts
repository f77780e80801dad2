/** What `import "sobremesa"` gives: the rules of the games, matches, records, bots. */
export * from "../engine/sobremesa.js";
export { default } from "../engine/sobremesa.js";
