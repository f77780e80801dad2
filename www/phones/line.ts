/** One end of a channel: numbered messages, of which those that make no sense are dropped and counted. */
import type { Channel } from "./link/channel";
import type { Read } from "./protocol";

/** So many of a guest's messages in such a time, in ms, are no person's doing: the channel is closed. */
export const FLOOD = 60;
const WHILE = 10_000;

/** What is heard on a line. */
export interface LineUser<In> {
  heard(message: In): void;
  /** A message before the one that comes next was lost. */
  missed(): void;
  /** The channel has ended, whoever ended it. */
  closed(): void;
  /** So many messages in ten seconds are a flood; none, where whoever is heard is believed that much. */
  flood?: number;
  /** The clock, in ms. */
  now?: () => number;
}

/** Says messages and hears them. */
export class Line<In, Out> {
  /** Messages that were not understood, or had come before. */
  dropped = 0;
  readonly #channel: Channel;
  readonly #read: Read<In>;
  readonly #user: LineUser<In>;
  #said = 0;
  #heard = 0;
  /** When counting began, and how many came since then. */
  #since = Number.NEGATIVE_INFINITY;
  #count = 0;
  #open = true;

  constructor(channel: Channel, read: Read<In>, user: LineUser<In>) {
    this.#channel = channel;
    this.#read = read;
    this.#user = user;
    channel.onmessage = (text) => this.#hear(text);
    channel.onclose = () => this.#closed();
  }

  get open(): boolean {
    return this.#open;
  }

  say(message: Out): void {
    if (this.#open) this.#channel.send(JSON.stringify({ number: ++this.#said, message }));
  }

  close(): void {
    this.#channel.close();
    this.#closed();
  }

  #hear(text: string): void {
    if (!this.#open) return;
    if (this.#floods()) return this.close();
    const numbered = this.#read(text);
    // What was repeated has been heard.
    if (!numbered || numbered.number <= this.#heard) {
      this.dropped++;
      return;
    }
    const missed = numbered.number > this.#heard + 1;
    this.#heard = numbered.number;
    if (missed) this.#user.missed();
    this.#user.heard(numbered.message);
  }

  #floods(): boolean {
    const { flood = Number.POSITIVE_INFINITY, now: clock = () => performance.now() } = this.#user;
    const now = clock();
    // A clock that was set back begins anew.
    if (now - this.#since > WHILE || now < this.#since) {
      this.#since = now;
      this.#count = 0;
    }
    return ++this.#count > flood;
  }

  #closed(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#user.closed();
  }
}
