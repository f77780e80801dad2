import * as sobremesa from "sobremesa";
import { play } from "./play.mjs";

play(sobremesa).then((text) => {
  document.title = `played ${text}`;
});
