// Deals Muros to two sockets. The match stays here; a socket gets what its seat may know, after every step.
import init, { Match } from "sobremesa";
import { WebSocketServer } from "ws";

await init();
const match = new Match("muros", { seats: 2 });
/** The socket of each seat; later visitors are onlookers. */
const seats = [null, null];
const onlookers = new Set();
const server = new WebSocketServer({ port: Number(process.env.PORT ?? 8080), maxPayload: 1024 });

/** Sends the view, moves and events that a seat may know; an onlooker gets them without a hand. */
const send = (socket, seat) => socket.send(JSON.stringify(match.as(seat)));

function sendAll() {
  for (const [seat, socket] of seats.entries()) if (socket) send(socket, seat);
  for (const socket of onlookers) send(socket);
}

/** Resolves chance, such as deals and draws; sends each step because `as` has only the last step's events. */
function resolve() {
  while (match.turn().kind === "chance") {
    match.resolveChance();
    sendAll();
  }
}

/** Plays a move if it is the seat's turn; errors go to that seat only. */
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
