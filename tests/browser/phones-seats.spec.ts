// A seat at a table of several devices stays its owner's during a game, whatever another device sends.
import type { Page } from "@playwright/test";
import { button, expect, phone, status, test } from "./fixtures";
import {
  answerWith,
  begin,
  connect,
  invitation,
  lay,
  listenIn,
  receivedBy,
  sit,
} from "./phones-table";

test.use({
  ...phone,
  viewport: { width: 360, height: 600 },
  deviceScaleFactor: 1,
  settings: { speed: "off" },
});

/** Keeps the channel of a device, so that a test can send what the page wouldn't. */
const keepChannel = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { createDataChannel } = RTCPeerConnection.prototype;
    RTCPeerConnection.prototype.createDataChannel = function (...how) {
      const channel = createDataChannel.apply(this, how);
      Object.assign(window, { channel });
      return channel;
    };
  });

/** Sends a message as the only piece of a text. */
const send = (page: Page, message: object): Promise<unknown> =>
  page.evaluate((sent) => {
    const { channel } = window as unknown as { channel: RTCDataChannel };
    const text = JSON.stringify(sent);
    channel.send(new Uint8Array([1, ...new TextEncoder().encode(text)]));
  }, message);

/** The seats whose hands a device was sent. */
const handsOf = async (page: Page): Promise<string[]> => {
  const starts = (await receivedBy(page)).map((text) => JSON.parse(text).start ?? {});
  return [...new Set(starts.flatMap(Object.keys))].filter(Boolean).sort();
};

test("the seat of a sleeping phone is refused to another, and waits for its owner", async ({
  page,
  newDevice,
  site,
}) => {
  test.setTimeout(120_000);
  const [eve, bob] = [await newDevice(), await newDevice()];
  await lay(page, site, "muros", ["guest", "guest"]);
  for (const guest of [eve, bob]) {
    await listenIn(guest);
    await keepChannel(guest);
    await connect(page, guest);
    await sit(guest, 1);
  }
  await begin(page);
  await expect.poll(() => handsOf(eve)).toEqual(["1"]);
  await expect.poll(() => handsOf(bob)).toEqual(["2"]);
  await bob.goto("about:blank");
  await expect(page.locator(".seat-chip[data-away]")).toHaveCount(1);
  await page.locator(".note").getByRole("button", { name: "Dismiss" }).click();

  const question = page.getByRole("dialog", { name: /Another phone wants the seat of/ });
  const seats = [
    { seat: 1, name: "Eve" },
    { seat: 2, name: "Bob" },
  ];
  await send(eve, { kind: "sit", seats });
  await expect(question).toBeVisible();
  expect(await handsOf(eve)).toEqual(["1"]);
  await question.getByRole("button", { name: "Refuse" }).click();
  await expect(question).toHaveCount(0);
  await expect(page.locator(".seat-chip[data-away]")).toHaveCount(1);

  await page.locator(".seat-chip[data-away]").click();
  await bob.goto(await invitation(page));
  await expect(bob.getByText("Welcome back: your seat is kept.")).toBeVisible();
  await answerWith(page, bob);
  await expect(page.locator(".seat-chip[data-away]")).toHaveCount(0);
  await expect(question).toHaveCount(0);
  await expect.poll(() => handsOf(bob)).toEqual(["2"]);
  await expect(status(bob)).toContainText(/to move|Your turn/);
  expect(await handsOf(eve)).toEqual(["1"]);
  await page.keyboard.press("Escape");
  await expect(button(page, "Menu")).toBeVisible();
});
