// Deals Muros to two sockets. The match stays here; a socket gets what its seat may know, after every step.
import init, { Match } from "sobremesa";
import { WebSocketServer } from "ws";

await init();
const match = new Match("muros", { seats: 2 });
/** Whose socket is which; whoever comes third looks on. */
const seats = [null, null];
const onlookers = new Set();
const server = new WebSocketServer({ port: Number(process.env.PORT ?? 8080), maxPayload: 1024 });

/** What a seat may know: view, moves and events, and of an onlooker the same without a hand. */
const send = (socket, seat) => socket.send(JSON.stringify(match.as(seat)));

function sendAll() {
  for (const [seat, socket] of seats.entries()) if (socket) send(socket, seat);
  for (const socket of onlookers) send(socket);
}

/** Deals, draws, whatever is chance's; each step is told, as its events are the last step's. */
function resolve() {
  while (match.turn().kind === "chance") {
    match.resolveChance();
    sendAll();
  }
}

/** Plays for a seat, if it is its turn; what can't be played is told to that seat alone. */
function play(socket, seat, text) {
  try {
    match.as(seat).play(JSON.parse(text).move);
  } catch ({ code = "bad-message" }) {
    socket.send(JSON.stringify({ error: code }));
    return;
  }
  sendAll();
  resolve();
}

server.on("connection", (socket) => {
  const seat = seats.indexOf(null);
  if (seat < 0) {
    onlookers.add(socket);
    socket.on("close", () => onlookers.delete(socket));
    return send(socket);
  }
  seats[seat] = socket;
  socket.on("message", (data) => play(socket, seat, String(data)));
  // The next one to come takes the empty chair.
  socket.on("close", () => {
    seats[seat] = null;
  });
  send(socket, seat);
  if (!seats.includes(null)) resolve();
});

server.on("listening", () => console.log(`ws://127.0.0.1:${server.address().port}`));
