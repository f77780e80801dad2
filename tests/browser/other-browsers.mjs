// What a person does with the built page in Firefox and in WebKit, Safari's engine: whole games of all kinds and some
// moves by hand from file://, embedded games, and the site without a network. `BROWSER=webkit` chooses WebKit.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import init, { Match } from "../../dist/pkg/sobremesa.js";
import { at } from "../paths.mjs";
import { serve } from "../serve.mjs";
import { firefox, webkit } from "./drivers.mjs";

const start = { firefox, webkit }[process.env.BROWSER ?? "firefox"];
const file = pathToFileURL(at("dist/sobremesa.html")).href;
/** Generous, as the machine may be busy. */
const timeout = 180_000;

let browser;
before(
  async () => {
    await init();
    browser = await start();
  },
  { timeout },
);
after(() => browser?.close());

/** Waits until a function returns something in the page. */
async function until(act, ...args) {
  for (const begun = Date.now(); Date.now() - begun < 0.7 * timeout; ) {
    const answer = await browser.run(act, ...args);
    if (answer) return answer;
    await new Promise((again) => setTimeout(again, 50));
  }
  throw new Error(`not so: ${act} ${args}`);
}

/**
 * Acts on the first button that is shown with a name that fits, in the page or in its element: "find" returns its
 * middle (those of a board lie unseen over the canvas), "press" clicks it as a screen reader does, "focus" focuses it.
 */
const button = (name, how = "find") =>
  until(
    (source, act) => {
      const game = document.querySelector("sobremesa-game");
      const wanted = new RegExp(source);
      const named = (one) => (one.ariaLabel ?? one.textContent).trim();
      const found = [...(game?.shadowRoot ?? document).querySelectorAll("button")].find(
        (one) => wanted.test(named(one)) && !one.disabled && one.getClientRects().length,
      );
      if (!found) return null;
      found.scrollIntoView({ block: "nearest" });
      if (act === "press") found.click();
      if (act === "focus") found.focus();
      const { x, y, width, height } = found.getBoundingClientRect();
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    },
    name.source,
    how,
  );
const tap = async (name) => {
  const middle = await button(name);
  await browser.drag(middle, middle);
};
const STACK = /^(White|Black) \d, \w+ stack.*can be taken/;
const EMPTY = /^[a-d][1-4], empty/;

/** Waits until this many squares of Gobblet's board are taken and a person is to move. */
const filled = (count) =>
  until((wanted) => {
    const root = document.querySelector("sobremesa-game")?.shadowRoot ?? document;
    const names = [...root.querySelectorAll("button")].map((one) => one.ariaLabel ?? "");
    const full = names.filter((name) => /^[a-d][1-4], (?!empty)/.test(name));
    return full.length === wanted && names.some((name) => /can be taken/.test(name));
  }, count);

/** Opens the single file with these settings and no games. All its randomness is made of one byte. */
async function openFile(settings, chance) {
  await browser.open(file);
  await browser.run(
    (text) => {
      localStorage.clear();
      localStorage.setItem("sobremesa:settings", text);
    },
    JSON.stringify({ v: 1, language: "en", speed: "off", ...settings }),
  );
  await browser.open(file);
  await browser.run((byte) => {
    globalThis.troubles = [];
    addEventListener("error", ({ message }) => globalThis.troubles.push(message));
    addEventListener("unhandledrejection", ({ reason }) => globalThis.troubles.push(`${reason}`));
    crypto.getRandomValues = (bytes) => bytes.fill(byte);
    // Pauses between moves are not needed.
    const { setTimeout } = window;
    window.setTimeout = (act, millis = 0) =>
      setTimeout(act, millis > 30 && millis < 2000 ? 5 : millis);
  }, chance);
}
/** The single file had no errors, and has loaded nothing. */
async function noTroubles() {
  const loaded = () =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => (/^(blob|data):/.test(name) ? [] : [name]));
  const own = await browser.run(() => globalThis.troubles);
  assert.deepEqual([...own, ...(await browser.run(loaded)), ...browser.errors], []);
}

/** Every game and variant, with a byte that makes the game short. */
for (const [game, seats, chance, variant] of [
  ["cock-bull", 2, 14],
  ["dog", 4, 10, "classic"],
  ["dog", 4, 10, "royal"],
  ["dog", 4, 14, "black"],
  ["gobblet", 2, 4],
  ["muros", 4, 1],
])
  test(`bots play ${[game, variant].join(" ").trim()}`, { timeout }, async () => {
    const bots = Array.from({ length: seats }, () => ({ kind: "bot", level: 1 }));
    const last = { [game]: { seats: bots, options: variant ? { variant } : {} } };
    await openFile({ last }, chance);
    await until((play) => {
      const found = document.querySelector(play);
      found?.click();
      return !!found;
    }, `[data-game="${game}"] .primary`);
    await until(() => !!document.querySelector("main.over"));
    const status = await browser.run(() => document.querySelector(".status").textContent);
    assert.match(status, /win|draw/i);
    const saves = await browser.run(() =>
      Object.entries(localStorage).flatMap(([key, text]) =>
        key.includes("save:") ? [JSON.parse(text).record] : [],
      ),
    );
    const match = Match.fromRecord(saves.join());
    assert.equal(match.game, game);
    if (variant) assert.equal(match.view().variant, variant);
    assert.ok(match.outcome());
    await noTroubles();
  });

test("a person taps, drags, presses keys and goes back", { timeout }, async () => {
  const person = { kind: "person", name: "" };
  await openFile({ last: { gobblet: { seats: [person, person], options: {} } } }, 4);
  await tap(/^Play Gobblet/);
  await tap(STACK);
  await tap(/^b2, empty/);
  await filled(1);
  // A press that is released outside lays nothing.
  await browser.drag(await button(STACK), { x: 2, y: 2 });
  await tap(EMPTY);
  await filled(1);
  await browser.drag(await button(STACK), await button(EMPTY));
  await filled(2);
  for (const name of [STACK, EMPTY]) {
    await button(name, "focus");
    await browser.key("Enter");
  }
  await filled(3);
  // The focus comes back from a dialog, by Escape and by the back button, which stays with the game.
  for (const leave of [() => browser.key("Escape"), () => browser.back()]) {
    await button(/^Menu$/, "focus");
    await browser.key("Enter");
    await until(() => !!document.querySelector("dialog[open]"));
    await leave();
    await until(() => !document.querySelector("dialog[open]"));
    const focused = () => document.activeElement.ariaLabel ?? document.activeElement.textContent;
    assert.equal(await browser.run(focused), "Menu");
  }
  await filled(3);
  await browser.back();
  await button(/^Continue Gobblet/);
  await noTroubles();
});

/** Does something with a folder that is served. */
async function served(folder, act) {
  const { server, url } = await serve(at(folder));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  try {
    await act(url, server, close);
  } finally {
    close();
  }
}

test("embedded games are playable, also in a frame and in a sandbox", { timeout }, () =>
  served("dist", async (url) => {
    for (const example of ["element", "strict", "iframe", "sandbox"]) {
      await browser.open(`${url}site/examples/${example}.html`);
      if (/iframe|sandbox/.test(example)) await browser.enter("iframe");
      await button(STACK, "press");
      await button(/^b2, empty/, "press");
      // In the frame for messages two people play.
      await filled(example === "iframe" ? 1 : 2);
    }
  }),
);

/** In a page: an element in it and nothing else, started; its own events are noted. */
const element = (about) =>
  browser.run((given) => {
    const game = document.createElement("sobremesa-game");
    for (const pair of Object.entries(given)) game.setAttribute(...pair);
    game.style.cssText = "display:block;height:600px";
    globalThis.told = [];
    for (const kind of ["ready", "step", "end", "trouble"])
      game.addEventListener(kind, () => globalThis.told.push(kind));
    document.body.replaceChildren(game);
    globalThis.game = game;
    return game.start();
  }, about);

test("someone's page plays with the element and hears of it", { timeout }, () =>
  served("dist", async (url) => {
    await browser.open(`${url}site/examples/element.html`);
    await element({ game: "gobblet", seats: "person,bot:1", motion: "off", lang: "de" });
    await browser.run(() => globalThis.game.play("D@b2"));
    await until(() => globalThis.told.length >= 3);
    const [told, record, square, styles] = await browser.run(() => {
      const { game, told } = globalThis;
      const own = game.shadowRoot.querySelector("[data-place=b2]");
      return [told, game.record, own.ariaLabel, document.adoptedStyleSheets.length];
    });
    assert.deepEqual(told, ["ready", "step", "step"]);
    assert.match(record, /^1\. D@b2$[\s\S]*^2\. /m);
    assert.match(square, /weiße 4/);
    assert.equal(styles, 0);
  }),
);

test("a moved element continues, with shortcuts of every layout", { timeout }, () =>
  served("dist", async (url) => {
    await browser.open(`${url}site/examples/element.html`);
    await element({ seats: "person,person", motion: "off" });
    await browser.run(async () => {
      const { game } = globalThis;
      game.play("D@b2");
      const frame = document.createElement("iframe");
      frame.style.cssText = "width:700px;height:700px";
      document.body.append(frame);
      await new Promise((done) => setTimeout(done));
      frame.contentDocument.body.append(game);
    });
    const played = (wanted) =>
      until((is) => globalThis.game.record?.includes("D@b2") === is, wanted);
    const press = (init) =>
      browser.run((given) => {
        const more = { bubbles: true, cancelable: true, composed: true };
        const square = globalThis.game.shadowRoot.querySelector("[data-place=b2]");
        square.dispatchEvent(new KeyboardEvent("keydown", { ...given, ...more }));
      }, init);
    // The record is there before the board is.
    await until(() => Boolean(globalThis.game.shadowRoot?.querySelector("[data-place=b2]")));
    await press({ key: "я", code: "KeyZ", ctrlKey: true });
    await played(false);
    await press({ key: "Я", code: "KeyZ", ctrlKey: true, shiftKey: true });
    await played(true);
    const position = () =>
      getComputedStyle(globalThis.game.shadowRoot.querySelector(".board-area")).position;
    assert.notEqual(await browser.run(position), "static", "it is styled");
  }),
);

test(
  "the site plays without a network after one visit, also of a host that redirects",
  {
    timeout,
  },
  () =>
    served("dist/site", async (url, server, close) => {
      const [answer] = server.listeners("request");
      server.removeAllListeners("request");
      server.on("request", (request, response) =>
        request.url === "/index.html"
          ? response.writeHead(308, { location: "./" }).end()
          : answer(request, response),
      );
      await browser.open(url);
      await until(() => document.body.textContent.includes("Ready for offline use"));
      await browser.open(`${url}?from=afar`);
      await button(/^Play Gobblet/);
      close();
      await browser.open(url);
      await tap(/^Play Gobblet/);
      await tap(STACK);
      await tap(/^b2, empty/);
      await filled(2);
    }),
);

test("no errors were reported", () => {
  // The end of the server cuts off what the service worker still fetches.
  assert.deepEqual(
    browser.errors.filter((error) => !/A ServiceWorker intercepted/.test(error)),
    [],
  );
});
