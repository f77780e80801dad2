import * as sobremesa from "sobremesa";
import { play } from "./src/play.mjs";

console.log(await play(sobremesa));
