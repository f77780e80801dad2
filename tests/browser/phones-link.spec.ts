// Two browsers connect by codes over real connections. Codes are also read from a camera that plays a film.
import type { Page } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { firefoxPath } from "./browsers.mjs";
import { film, withCamera } from "./fake-camera";
import { axe, expect, test } from "./fixtures";

/** The functions of the test module: see modules/phones-link.tsx. */
declare const phone: typeof import("./modules/phones-link");

/** A page in any browser, however it is driven. */
interface Phone {
  goto(address: string): Promise<unknown>;
  evaluate(script: string): Promise<unknown>;
}

const MODULE = "build/modules/phones-link.js";
const LINK = "https://example.org/sobremesa/#t=";

/** A page of the site, with the module that tests speak to: the site's own policy lets it and its library in. */
async function ready<P extends Pick<Phone, "goto" | "evaluate">>(
  page: P,
  site: string,
  module: string,
): Promise<P> {
  await page.goto(site);
  const load = `import(${JSON.stringify(module)}).then((all) => { globalThis.phone = all; })`;
  await page.evaluate(load);
  return page;
}

const ask = <T>({ evaluate }: Phone, call: string): Promise<T> =>
  evaluate(`phone.${call}`) as Promise<T>;

const driven = (page: Page): Phone => ({
  goto: (address) => page.goto(address),
  evaluate: (script) => page.evaluate(script),
});

/** Connects two phones by their codes. */
async function connect(first: Phone, second: Phone): Promise<void> {
  const offer = await ask<string>(first, "makeOffer()");
  const answer = await ask<string>(second, `makeAnswer(${JSON.stringify(offer)})`);
  for (const code of [offer, answer]) {
    expect(code).toMatch(/^[\w-]+$/);
    expect(code.length).toBeLessThanOrEqual(400);
  }
  await ask(first, `accept(${JSON.stringify(answer)})`);
}

/** Sends texts both ways, in order, long and short; too long texts fail, and both sides learn of the end. */
async function speak(first: Phone, second: Phone): Promise<void> {
  const texts = Array.from({ length: 50 }, (_, i) => `${i} Räuber 🃏`);
  expect(await ask(first, `send(...${JSON.stringify(texts)})`)).toBe("sent");
  const received = (from: Phone): Promise<string[]> => ask(from, "received");
  await expect.poll(() => received(second)).toEqual(texts);
  const send = `send(...${JSON.stringify(texts.toReversed())})`;
  expect(await ask(second, send)).toBe("sent");
  await expect.poll(() => received(first)).toEqual(texts.toReversed());

  expect(await ask(first, `send("x".repeat(2 ** 22 + 1))`)).toBe("too-large");
  expect(await ask(first, `send("é".repeat(2 ** 21), "after")`)).toBe("sent");
  const tail = "received.slice(-2).map((text) => text.length)";
  await expect.poll(() => ask(second, tail)).toEqual([2 ** 21, 5]);

  await ask(first, "close()");
  await expect.poll(async () => (await received(second)).at(-1)).toBe("(closed)");
  await expect.poll(async () => (await received(first)).at(-1)).toBe("(closed)");
}

test("the first of two answers connects", async ({ browser, site, url }) => {
  const contexts = await Promise.all([1, 2, 3].map(() => browser.newContext()));
  const [host, late, early] = await Promise.all(
    contexts.map(async (context) => ready(driven(await context.newPage()), site, url(MODULE))),
  );
  if (!host || !late || !early) throw new Error("no pages");
  const offer = JSON.stringify(await ask<string>(host, "makeOffer()"));
  const spare = await ask<string>(late, `makeAnswer(${offer})`);
  const taken = await ask<string>(early, `makeAnswer(${offer})`);
  await ask(host, `accept(${JSON.stringify(taken)})`);
  expect(await ask(host, `failure(${JSON.stringify(spare)})`)).toBe("used-code");
  await speak(host, early);
  await Promise.all(contexts.map((context) => context.close()));
});

test("a text that comes with the connection is heard", async ({ browser, site, url }) => {
  const contexts = await Promise.all([1, 2].map(() => browser.newContext()));
  const [page, other] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!page || !other) throw new Error("no pages");
  // A busy browser: it tells that it has taken the answer only after the first text.
  await page.addInitScript(() => {
    const { createDataChannel } = RTCPeerConnection.prototype;
    const { setRemoteDescription } = RTCPeerConnection.prototype as {
      setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void>;
    };
    let came = (): void => {};
    const first = new Promise<void>((done) => {
      came = done;
    });
    RTCPeerConnection.prototype.createDataChannel = function (...how) {
      const pipe = createDataChannel.apply(this, how);
      pipe.addEventListener("message", () => setTimeout(came));
      return pipe;
    };
    RTCPeerConnection.prototype.setRemoteDescription = async function (description) {
      await setRemoteDescription.call(this, description);
      await first;
    };
  });
  const [host, guest] = await Promise.all(
    [page, other].map((each) => ready(driven(each), site, url(MODULE))),
  );
  if (!host || !guest) throw new Error("no phones");
  const offer = await ask<string>(host, "makeOffer()");
  const answer = await ask<string>(guest, `makeAnswer(${JSON.stringify(offer)})`);
  const accepted = ask(host, `accept(${JSON.stringify(answer)})`);
  await expect.poll(() => ask(guest, `send("hello")`)).toBe("sent");
  await accepted;
  await expect.poll(() => ask(host, "received")).toEqual(["hello"]);
  await Promise.all(contexts.map((context) => context.close()));
});

test("a browser that hides all its addresses fails at once", async ({ browser, site, url }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(
      RTCPeerConnection.prototype,
      "localDescription",
    ) as { get(): RTCSessionDescription };
    Object.defineProperty(RTCPeerConnection.prototype, "localDescription", {
      get() {
        const { type, sdp } = get.call(this);
        return { type, sdp: sdp.replace(/a=candidate.*\r\n/g, "") };
      },
    });
  });
  const phone = await ready(driven(page), site, url(MODULE));
  expect(await ask(phone, `makeOffer().catch((error) => error.code)`)).toBe("no-address");
  await context.close();
});

test("Chromium and Firefox are connected by codes", async ({ browser, site, url }) => {
  const firefox = await puppeteer.launch({
    browser: "firefox",
    executablePath: firefoxPath(),
    headless: true,
  });
  const context = await browser.newContext();
  try {
    const page = await firefox.newPage();
    const other: Phone = {
      goto: (address) => page.goto(address),
      evaluate: (script) => page.evaluate(script),
    };
    const own = driven(await context.newPage());
    for (const [first, second] of [
      [other, own],
      [own, other],
    ] as const) {
      for (const each of [first, second]) await ready(each, site, url(MODULE));
      await connect(first, second);
      await speak(first, second);
    }
  } finally {
    await context.close();
    await firefox.close();
  }
});

/** Pages in a browser whose camera sees a text, for as long as the test takes. */
async function seeing(
  text: string,
  act: (newPage: () => Promise<Page>) => Promise<void>,
  refused = false,
): Promise<void> {
  const file = test.info().outputPath("camera.y4m");
  film(file, text);
  const camera = await withCamera(file, refused);
  try {
    await act(() => camera.newPage());
  } finally {
    await camera.close();
  }
}

/** As long a link as one is shown. */
const long = LINK + "aB3_-xY9".repeat(40);

/** A reader as browsers on phones have it, which knows the formats given and does this when it is to look. */
const withDetector = (page: Page, formats: string[], detect: string): Promise<unknown> =>
  page.addInitScript(`globalThis.looked = 0; globalThis.BarcodeDetector = class {
    static async getSupportedFormats() { return ${JSON.stringify(formats)}; }
    async detect(video) { looked++; ${detect} }
  };`);

/** Without what the page itself still fetches meanwhile, the games' code. */
const ofScanning = (asked: string[]): string[] =>
  asked.filter((address) => !address.includes("/dist/site/assets/"));

const looked = (page: Page): Promise<number> => page.evaluate("looked") as Promise<number>;

const scanned = (page: Page): Promise<unknown> => page.evaluate("phone.scanned()");
/** How many cameras were opened, and how many still run. */
const cameras = (page: Page): Promise<number[]> =>
  page.evaluate(() => [phone.cameras.length, phone.running()]);

test("the library reads a code where the browser's own reader can't", async ({ site, url }) => {
  await seeing(long, async (newPage) => {
    const page = await newPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await ready(page, site, url(MODULE));
    expect(await page.evaluate("typeof BarcodeDetector")).toBe("undefined");
    const before = asked.length;
    expect(await scanned(page)).toBe(long);
    expect(await cameras(page)).toEqual([1, 0]);
    // It came when it was needed, and nothing else did.
    expect(ofScanning(asked.slice(before))).toEqual([
      expect.stringMatching(/\/build\/modules\/.*decode.*\.js$/),
    ]);
    const missing = `throw new DOMException("Barcode detection service unavailable.", "NotSupportedError");`;
    for (const [format, detect, times] of [
      ["ean_13", `return [{ rawValue: "4006381333931" }];`, 0],
      ["qr_code", missing, 1],
    ] as const) {
      const other = await newPage();
      await withDetector(other, [format], detect);
      await ready(other, site, url(MODULE));
      expect(await scanned(other)).toBe(long);
      expect(await looked(other)).toBe(times);
    }
    // A library that does not come is as no camera, and none is opened.
    const without = await newPage();
    await without.route(/decode/, (route) => route.abort());
    await ready(without, site, url(MODULE));
    expect(await scanned(without)).toBe("(no-camera)");
    expect(await cameras(without)).toEqual([0, 0]);
  });
});

test("the browser's own reader is asked first", async ({ site, url }) => {
  await seeing("", async (newPage) => {
    const page = await newPage();
    const found = `return looked < 3 ? [] : [{ rawValue: "own " + video.videoWidth }];`;
    await withDetector(page, ["ean_13", "qr_code"], found);
    await ready(page, site, url(MODULE));
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    expect(await scanned(page)).toBe("own 640");
    expect(await looked(page)).toBe(3);
    expect(ofScanning(asked)).toEqual([]);
    expect(await cameras(page)).toEqual([1, 0]);
  });
});

test("the camera is closed after stopping or losing it", async ({ site, url }) => {
  await seeing("", async (newPage) => {
    const page = await ready(await newPage(), site, url(MODULE));
    const scan = async (end: () => void): Promise<string> => {
      const text = phone.scanned();
      const count = phone.cameras.length;
      while (phone.cameras.length === count || phone.running() === 0)
        await new Promise((done) => requestAnimationFrame(done));
      end();
      return text;
    };
    const run = (end: string): Promise<unknown> => page.evaluate(`(${scan})(${end})`);
    expect(await run("() => phone.stopScanning()")).toBe("(AbortError)");
    expect(await cameras(page)).toEqual([1, 0]);
    const unplug = `() => phone.cameras.at(-1).getTracks()[0].dispatchEvent(new Event("ended"))`;
    expect(await run(unplug)).toBe("(no-camera)");
    expect(await cameras(page)).toEqual([2, 0]);
    // Stopping while the browser asks for permission also releases the camera.
    const text = await page.evaluate(() => {
      const { getUserMedia } = MediaDevices.prototype;
      MediaDevices.prototype.getUserMedia = function (asked) {
        phone.stopScanning();
        return getUserMedia.call(this, asked);
      };
      return phone.scanned();
    });
    expect(text).toBe("(AbortError)");
    expect(await cameras(page)).toEqual([3, 0]);
  });
});

test("refused and missing cameras have different errors", async ({ browser, site, url }) => {
  await seeing(
    "",
    async (newPage) => {
      const page = await ready(await newPage(), site, url(MODULE));
      expect(await scanned(page)).toBe("(camera-refused)");
      await page.evaluate(() => phone.openScanner("de"));
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("alert")).toContainText("füge den Code als Text ein");
      await expect(dialog.locator("video")).toHaveCount(0);
      expect(await axe(page)).toEqual([]);
    },
    true,
  );
  const context = await browser.newContext({ permissions: ["camera"] });
  const page = await ready(await context.newPage(), site, url(MODULE));
  expect(await scanned(page)).toBe("(no-camera)");
  await context.close();
});

test("the scanner shows what it sees, and stops", async ({ site, url, file }) => {
  await seeing(long, async (newPage) => {
    const page = await newPage();
    const troubles: string[] = [];
    page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
    await ready(page, site, url(MODULE));
    await page.evaluate(() => phone.openScanner("en"));
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("Point the camera at the QR code")).toBeVisible();
    await expect.poll(() => page.evaluate(() => phone.received)).toEqual([long]);
    const video = dialog.locator("video");
    expect(await video.evaluate((seen: HTMLVideoElement) => seen.videoWidth)).toBe(640);
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Stop" }).click();
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate(() => phone.received)).toEqual([long, "(stopped)"]);
    await expect.poll(() => cameras(page)).toEqual([1, 0]);
    expect(troubles).toEqual([]);

    // The single file may use a camera, too.
    const single = await newPage();
    await single.goto(file);
    const shown = await single.evaluate(async () => {
      const stream = await navigator.mediaDevices.getUserMedia({ video: true });
      const seen = document.createElement("video");
      seen.muted = true;
      seen.srcObject = stream;
      await seen.play();
      for (const track of stream.getTracks()) track.stop();
      return [isSecureContext, seen.videoWidth];
    });
    expect(shown).toEqual([true, 640]);
  });
});
