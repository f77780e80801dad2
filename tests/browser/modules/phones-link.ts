// One of two connected devices, for phones-link.spec.ts: its commands, and the texts it has received.
import { h } from "preact";
import { loadWords } from "../../../www/i18n/words";
import type { Channel } from "../../../www/phones/link/channel";
import { LinkError } from "../../../www/phones/link/error";
import { answer, type Offer, offer } from "../../../www/phones/link/rtc";
import { scan } from "../../../www/phones/link/scan";
import { Dialogs } from "../../../www/ui/dialogs/dialogs";
import type { Page } from "../../../www/ui/page";
import { Scanner } from "../../../www/ui/phones/scanner";

let offered: Offer | undefined;
let channel: Channel | undefined;

/** All texts received, and "(closed)" at the end. */
export const received: string[] = [];

function listen(opened: Channel): void {
  channel = opened;
  channel.onmessage = (text) => received.push(text);
  channel.onclose = () => received.push("(closed)");
}

/** This phone's code; whose network is to be found has no server. */
export async function makeOffer(): Promise<string> {
  offered = await offer();
  return offered.code;
}

/** The code that answers another phone's. */
export async function makeAnswer(code: string): Promise<string> {
  const made = await answer(code);
  void made.channel.then(listen);
  return made.code;
}

/** Connected, as soon as it is so. */
export async function accept(code: string): Promise<void> {
  if (offered) listen(await offered.accept(code));
}

/** Why an answer is not taken. */
export async function failure(code: string): Promise<string> {
  try {
    await offered?.accept(code);
    return "taken";
  } catch (error) {
    return error instanceof LinkError ? error.code : String(error);
  }
}

/** Sends texts; what is wrong with one that is refused. */
export function send(...texts: string[]): string {
  try {
    for (const text of texts) channel?.send(text);
    return channel ? "sent" : "not open";
  } catch (error) {
    return error instanceof LinkError ? error.code : String(error);
  }
}

export const close = (): void => channel?.close();

/** The cameras that were opened here. */
export const cameras: MediaStream[] = [];
const { getUserMedia } = MediaDevices.prototype;
MediaDevices.prototype.getUserMedia = async function (asked) {
  const stream = await getUserMedia.call(this, asked);
  cameras.push(stream);
  return stream;
};
/** How many of their tracks still run. */
export const running = (): number =>
  cameras.flatMap((stream) => stream.getTracks()).filter(({ readyState }) => readyState === "live")
    .length;

let scanning = new AbortController();
export const stopScanning = (): void => scanning.abort();

/** The text that is scanned; the code of the error, or its name, where there is none. */
export async function scanned(): Promise<string> {
  scanning = new AbortController();
  const video = document.createElement("video");
  try {
    return await scan(video, scanning.signal);
  } catch (error) {
    return `(${error instanceof LinkError ? error.code : (error as Error).name})`;
  }
}

/** Opens a dialog with the scanner in the site's own page; what it tells is received. */
export async function openScanner(language: "en" | "de"): Promise<void> {
  const host = document.querySelector<HTMLElement>(".sobremesa");
  const words = await loadWords(language);
  if (!host) throw new Error("the page has not begun");
  // All that it asks of the page around it.
  const page = { say: (...phrase) => words.phrase(phrase) } as Pick<Page, "say"> as Page;
  const dialogs = new Dialogs(
    host,
    () => words,
    () => {},
    () => 1,
  );
  const dialog = dialogs.open(() => ({
    title: "Scan",
    body: h(Scanner, {
      page,
      onText: (text) => received.push(text),
      onStop: () => {
        received.push("(stopped)");
        dialog.close();
      },
    }),
  }));
}
