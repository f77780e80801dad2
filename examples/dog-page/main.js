// Dog for one person and three bots. No rule is in it: it shows a seat's view, and lights up what its moves touch next.
import init, { createBot, Match } from "sobremesa";

const ME = 0;
const SEATS = ["You", "Red", "Your partner", "Green"];
const COLOURS = ["#1f6fb2", "#c0392b", "#8a6d00", "#2e7d4f"];
const LANE = ["F0", "F1", "F2", "F3"];
const $ = (id) => document.getElementById(id);

await init();
const match = new Match("dog");
const mine = match.as(ME);
const bot = createBot();
/** The places touched so far, on the way to a move. */
let touched = [];

/** The moves that go on from what was touched. */
const open = () => mine.moves().filter(({ path }) => touched.every((id, at) => path[at] === id));

/** Goes on to a place, and plays once a path is complete. */
function touch(id) {
  touched = id === "back" ? [] : [...touched, id];
  const move = open().find(({ path }) => path.length === touched.length);
  if (!move) return draw();
  touched = [];
  match.play(move.notation);
  tell();
  goOn();
}

/** Lets chance and bots act until it is this seat's turn. */
async function goOn() {
  for (let turn = match.turn(); turn.kind !== "over" && turn.seat !== ME; turn = match.turn()) {
    draw();
    if (turn.kind === "chance") match.resolveChance();
    else match.play((await bot.choose(match, { level: 2 })).move);
    tell();
  }
  draw();
}

const SENTENCES = {
  dealt: ({ hands }) => `You are dealt ${hands[ME].join(" ")}`,
  exchanged: ({ gifts }) => `Your partner gives you ${gifts.find(({ to }) => to === ME).card}`,
  played: ({ seat, card, counts }) =>
    `${SEATS[seat]}: ${card}${card === counts ? "" : ` as ${counts}`}`,
  walked: ({ piece, from, to }) => `${piece} goes from ${from} to ${to}`,
  swapped: ({ piece, other }) => `${piece} and ${other} change places`,
  captured: ({ piece }) => `${piece} is sent home`,
  folded: ({ seat }) => `${SEATS[seat]}: no card can be played`,
};

/** Says what happened in the last step, as this seat was told it. */
function tell() {
  for (const event of mine.events()) {
    const line = document.createElement("li");
    line.textContent = SENTENCES[event.kind]?.(event) ?? "";
    if (line.textContent) $("told").prepend(line);
  }
}

/** Where a place lies in the picture: a square `T19`, a slot of a seat's lane `F0`, or its home. */
function spot(place, { starts, track }, seat = 0, piece = 0) {
  const number = Number.parseInt(place.slice(1), 10);
  const square = place[0] === "T" ? number : starts[seat] + (place === "H" ? piece * 2 - 3 : 0);
  const radius = { T: 100, F: 86 - 14 * number, H: 118 }[place[0]];
  const angle = (square / track) * 2 * Math.PI;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** A disc, which stands for the first of these places that can be touched now. */
function disc([cx, cy], ids, next, r = 3.6, fill = "#ddd", label = "") {
  const svg = (name, attributes) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return $("board").appendChild(element);
  };
  const circle = svg("circle", { cx, cy, r, fill });
  svg("text", { x: cx, y: cy }).textContent = label;
  const id = ids.find((each) => next.has(each));
  if (!id) return;
  circle.classList.add("next");
  circle.onclick = () => touch(id);
}

function draw() {
  const view = mine.view();
  const next = new Set(open().map(({ path }) => path[touched.length]));
  $("board").replaceChildren();
  for (let at = 0; at < view.track; at += 1) disc(spot(`T${at}`, view), [`T${at}`], next);
  for (const [seat, all] of view.places.entries()) {
    const letter = "ABCD"[seat];
    for (const slot of LANE) disc(spot(slot, view, seat), [letter + slot], next);
    for (const [piece, place] of all.entries()) {
      const name = letter + (piece + 1);
      disc(spot(place, view, seat, piece), [name, place], next, 5, COLOURS[seat], name);
    }
  }
  const other = [...next].filter((id) => !/^T\d|^[A-D]/.test(id));
  const ids = new Set([...view.hands[ME].map((card) => `card:${card}`), ...other]);
  $("buttons").replaceChildren(...[...ids].map((id) => button(id, next.has(id))));
  if (touched.length > 0) $("buttons").append(button("back", true));
  const whose =
    view.turn.seat === ME ? "It is your turn." : `${SEATS[view.turn.seat] ?? "Chance"} …`;
  const won = view.outcome?.winners.includes(ME) ? "You have won." : "The others have won.";
  $("status").textContent = view.outcome ? `The game is over. ${won}` : whose;
}

/** A card, or whatever is touched beside the board; `back` lets go of what was touched. */
function button(id, can) {
  const element = document.createElement("button");
  element.textContent = id.replace(/^card:/, "").replace(":", " ");
  element.disabled = !can;
  element.classList.toggle("next", can && id !== "back");
  element.onclick = () => touch(id);
  return element;
}

goOn();
