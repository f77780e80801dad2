import * as sobremesa from "sobremesa";
import { play } from "./play.mjs";

play(sobremesa).then(postMessage);
