/** The exports of `import "sobremesa"`: rules of the games, matches, series, records and bots. */
export {
  type AsyncBot,
  type BotSetup,
  type ChooseOptions,
  createBot,
} from "../bot-worker/create.js";
export * from "../engine/sobremesa.js";
export { default } from "../engine/sobremesa.js";
