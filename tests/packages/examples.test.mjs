// The examples in examples/: each with the package as it is installed, and played.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { at } from "../paths.mjs";
import { project, tool, visitedFrom } from "./kit.mjs";

/** Plays in the page's element, and waits for the bot's answer. */
const answered = (page) =>
  page.evaluate(async () => {
    const game = document.querySelector("sobremesa-game");
    await customElements.whenDefined("sobremesa-game");
    await game.start();
    const answer = new Promise((heard) => {
      game.addEventListener("step", ({ detail }) => detail.ply === 2 && heard(detail.record));
    });
    game.play("D@b2");
    return answer;
  });

test("Eleventy: a shortcode, and the script beside the pages", async () => {
  const cwd = project("eleventy", ["@11ty/eleventy"]);
  tool(cwd, "eleventy");
  const page = readFileSync(join(cwd, "_site/index.html"), "utf8");
  assert.match(page, /<sobremesa-game game="gobblet" level="1" motion="off"><\/sobremesa-game>/);
  assert.match(await visitedFrom(join(cwd, "_site"), answered), /\n1\. D@b2\n2\. /);
});

test("a Dog page in less than 150 lines: a seat against bots, from view and events", async () => {
  const lines = ["index.html", "main.js"].map(
    (name) => readFileSync(at(`examples/dog-page/${name}`), "utf8").split("\n").length - 1,
  );
  assert.ok(lines[0] + lines[1] < 150, `${lines}`);
  const [status, told] = await visitedFrom(project("dog-page"), (page) =>
    page.evaluate(async () => {
      const text = (id) => document.getElementById(id).textContent;
      let at = 0;
      while (!/game is over/.test(text("status"))) {
        const next = document.querySelectorAll(".next");
        // Not always the first one, which may be a piece without a way.
        next[at % (next.length || 1)]?.dispatchEvent(new MouseEvent("click"));
        at += 1;
        if (next.length === 0) await new Promise((done) => setTimeout(done));
      }
      return [text("status"), text("told")];
    }),
  );
  assert.match(status, /have won/);
  for (const sentence of [/You are dealt/, /partner gives you/, /goes from/, /sent home/])
    assert.match(told, sentence);
  assert.doesNotMatch(told, /undefined|\?/);
});

test("the page of the tutorial plays a game against a bot to its end", async () => {
  const cwd = project("first-game", ["vite"]);
  tool(cwd, "vite", "build");
  const [status, log] = await visitedFrom(join(cwd, "dist"), (page) =>
    page.evaluate(async () => {
      const text = (id) => document.getElementById(id).textContent;
      for (let at = 0; text("status") !== "Game over"; at += 7) {
        const next = document.querySelectorAll("button:enabled");
        next[at % (next.length || 1)]?.click();
        await new Promise((done) => setTimeout(done));
      }
      return [text("status"), text("log")];
    }),
  );
  assert.equal(status, "Game over");
  assert.match(log, /(wins|draw)\..*puts a gobblet of size/);
});

test("the tutorial's steps make this page", () => {
  const tutorial = readFileSync(at("docs/first-game.md"), "utf8");
  const page = ["index.html", "main.js"].map((name) =>
    readFileSync(at(`examples/first-game/${name}`), "utf8"),
  );
  const flat = (text) => text.replaceAll(/^ +/gm, "").trim();
  const [, , second, third, fourth] = tutorial.split(/^## \d/m);
  const blocks = [...`${third}${fourth}`.matchAll(/```js\n([\s\S]*?)```/g)];
  assert.equal(blocks.length, 6);
  for (const [, code] of blocks) assert.ok(flat(page[1]).includes(flat(code)), code);
  assert.ok(second.includes(page[0]));
});

describe("a server that deals Muros", () => {
  let child;
  const sockets = [];
  after(() => {
    for (const socket of sockets) socket.close();
    child?.kill();
  });

  /** Collects a socket's messages and waits for the next one. */
  function inbox(socket) {
    const all = [];
    let heard = () => {};
    socket.on("message", (data) => {
      all.push(JSON.parse(data));
      heard();
    });
    const until = async (is) => {
      for (;;) {
        const found = all.findLast(is);
        if (found) return found;
        await new Promise((done) => {
          heard = done;
        });
      }
    };
    return { all, until };
  }

  test("sends each socket only its own hand, and refuses moves for others", async () => {
    const cwd = project("muros-server", ["ws"]);
    const { WebSocket } = await import(
      pathToFileURL(join(cwd, "node_modules/ws/wrapper.mjs")).href
    );
    child = spawn(process.execPath, ["server.mjs"], {
      cwd,
      env: { ...process.env, PORT: "0" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [line] = await once(child.stdout.setEncoding("utf8"), "data");
    const join3 = [];
    for (let seat = 0; seat < 3; seat += 1) {
      const socket = new WebSocket(line.trim());
      sockets.push(socket);
      const box = inbox(socket);
      await box.until(() => true);
      join3.push({ socket, ...box });
    }
    const [first, second, onlooker] = join3;
    const both = [first, second];
    await onlooker.until(({ view }) => view.turn.kind === "seat");

    // A seat out of turn, an onlooker and nonsense each get an error that the others don't see.
    const { view } = await first.until(({ view }) => view?.turn.kind === "seat");
    const { seat } = view.turn;
    await both[seat].until(({ moves }) => moves?.length > 0);
    both[1 - seat].socket.send(JSON.stringify({ move: both[seat].all.at(-1).moves[0].notation }));
    assert.deepEqual(await both[1 - seat].until(({ error }) => error), { error: "illegal-move" });
    both[seat].socket.send("{");
    assert.deepEqual(await both[seat].until(({ error }) => error), { error: "bad-message" });
    onlooker.socket.send(JSON.stringify({ move: "pass" }));

    for (let ply = view.ply; ; ) {
      const state = await first.until(({ view }) => view && view.ply >= ply);
      if (state.view.outcome) break;
      const { seat } = state.view.turn;
      const { moves } = await both[seat].until(({ view }) => view?.ply === state.view.ply);
      both[seat].socket.send(JSON.stringify({ move: moves.at(-1).notation }));
      ply = state.view.ply + 1;
    }
    await Promise.all(join3.map(({ until }) => until(({ view }) => view?.outcome)));
    leaksNothing(join3);
  });

  /** In all that each was sent: own cards are known, others' never, and nothing is there but what a seat may know. */
  function leaksNothing(all) {
    let hidden = 0;
    for (const [me, { all: messages }] of all.entries())
      for (const message of messages) {
        if (message.error) continue;
        assert.deepEqual(Object.keys(message).sort(), ["events", "moves", "seat", "view"]);
        assert.equal(message.seat, me < 2 ? me : null);
        if (message.view.turn.seat !== me) assert.deepEqual(message.moves, []);
        const hands = [
          message.view.hands,
          ...message.events.filter(({ kind }) => kind === "dealt").map((event) => event.hands),
        ];
        for (const dealt of hands)
          for (const [seat, hand] of dealt.entries()) {
            const known = hand.filter((card) => card !== "?");
            if (seat === me) assert.equal(known.length, hand.length);
            else assert.deepEqual(known, []);
            if (seat !== me) hidden += hand.length;
          }
        assert.doesNotMatch(JSON.stringify(message), /seed|record/i);
      }
    assert.ok(hidden > 100);
  }
});
