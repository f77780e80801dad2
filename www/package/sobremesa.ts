/** The exports of `import "sobremesa"`: the rules of the games, matches, records, bots. */
export {
  type AsyncBot,
  type BotSetup,
  type ChooseOptions,
  createBot,
} from "../bot-worker/create.js";
export * from "../engine/sobremesa.js";
export { default } from "../engine/sobremesa.js";
