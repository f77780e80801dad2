import init, { createBot, Match } from "sobremesa";

await init();
const match = new Match("gobblet");
const me = match.as(0); // White's seat
const bot = createBot();
const NAMES = ["White", "Black"];
const $ = (id) => document.getElementById(id);
let path = []; // the places touched so far

function draw() {
  const { squares, turn } = match.view();
  const moves = me.moves().filter((move) => path.every((id, at) => move.path[at] === id));
  const button = (id, text) => {
    const element = document.createElement("button");
    element.textContent = text;
    element.disabled = id !== path[0] && !moves.some((move) => move.path[path.length] === id);
    element.onclick = () => touch(id);
    return element;
  };
  $("status").textContent = turn.kind === "over" ? "Game over" : `${NAMES[turn.seat]} to move`;
  $("stacks").replaceChildren(
    ...[4, 3, 2, 1].map((size) => button(`stack:${size}`, `new ${size}`)),
  );
  $("board").replaceChildren(...squares.map(({ square, nest }) => button(square, label(nest))));
}

// The gobblet on top of a nest: ○3 is a white gobblet of size 3.
function label(nest) {
  const top = nest.at(-1);
  return top ? "○●"[top.seat] + top.size : "";
}

async function touch(id) {
  path = id === path[0] ? [] : [...path, id];
  const move = me.moves().find((each) => each.path.join() === path.join());
  if (!move) return draw();
  play(move.notation);
  if (match.turn().kind === "seat") play((await bot.choose(match, { level: 2 })).move);
}

function play(notation) {
  for (const event of match.play(notation)) log(event);
  path = [];
  draw();
}

const SENTENCES = {
  placed: ({ seat, size, to }) => `${NAMES[seat]} puts a gobblet of size ${size} on ${to}.`,
  put: ({ seat, from, to }) => `${NAMES[seat]} moves from ${from} to ${to}.`,
  lined: ({ seat }) => `${NAMES[seat]} has four in a row.`,
  ended: ({ outcome: { winners } }) =>
    winners.length > 1 ? "The game is a draw." : `${NAMES[winners[0]]} wins.`,
};

function log(event) {
  const sentence = SENTENCES[event.kind]?.(event);
  if (!sentence) return;
  const line = document.createElement("li");
  line.textContent = sentence;
  $("log").prepend(line);
}

draw();
