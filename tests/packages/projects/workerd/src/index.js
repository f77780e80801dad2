import * as sobremesa from "sobremesa";
import { play } from "./play.mjs";

export default { fetch: async () => new Response(await play(sobremesa)) };
