/** One end of a channel that carries messages. */
import type { Channel } from "./link/channel";
import type { Read } from "./protocol";

/** The maximum number of messages in ten seconds. Above it a guest's channel is closed. */
export const FLOOD = 300;
const WHILE = 10_000;

/** The listener of a line. */
export interface LineUser<In> {
  received(message: In): void;
  /** Called for a text that is no message. */
  invalid?(): void;
  /** Called when either end has closed the channel. */
  closed(): void;
  /** The maximum number of messages in ten seconds; no limit for trusted peers. */
  flood?: number;
  /** The clock, in ms. */
  now?: () => number;
}

/** Sends and receives messages. The channel keeps their order and loses none. */
export class Line<In, Out> {
  readonly #channel: Channel;
  readonly #read: Read<In>;
  readonly #user: LineUser<In>;
  /** The start of the current count of messages, and the number since then. */
  #since = Number.NEGATIVE_INFINITY;
  #count = 0;
  #open = true;

  constructor(channel: Channel, read: Read<In>, user: LineUser<In>) {
    this.#channel = channel;
    this.#read = read;
    this.#user = user;
    channel.onmessage = (text) => this.#receive(text);
    channel.onclose = () => this.#closed();
  }

  send(message: Out): void {
    if (this.#open) this.#channel.send(JSON.stringify(message));
  }

  close(): void {
    this.#channel.close();
    this.#closed();
  }

  #receive(text: string): void {
    if (!this.#open) return;
    if (this.#floods()) return this.close();
    const message = this.#read(text);
    if (message) this.#user.received(message);
    else this.#user.invalid?.();
  }

  /** Counts a message. Returns true if there are too many. */
  #floods(): boolean {
    const { flood = Number.POSITIVE_INFINITY, now = () => performance.now() } = this.#user;
    const time = now();
    // If the clock was set back, start again.
    if (time - this.#since > WHILE || time < this.#since) {
      this.#since = time;
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
