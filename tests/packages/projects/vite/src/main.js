import * as sobremesa from "sobremesa";
import { defined } from "sobremesa/element";
import { play } from "./play.mjs";

const text = await play(sobremesa);
await defined;
const game = document.querySelector("sobremesa-game");
await game.start();
game.play("D@b2");
document.title = `played ${text}${game.record.includes("1. D@b2") ? "" : ", but not in the element"}`;
