/** One end of a channel with numbered messages. Invalid and repeated messages are dropped. */
import type { Channel } from "./link/channel";
import type { Read } from "./protocol";

/** The maximum number of messages in ten seconds. Above it a guest's channel is closed. */
export const FLOOD = 300;
const WHILE = 10_000;

/** Counts messages in ten seconds. */
export class RateLimit {
  readonly #most: number;
  readonly #clock: () => number;
  /** The start of the current count, and the number of messages since then. */
  #since = Number.NEGATIVE_INFINITY;
  #count = 0;

  constructor(most: number, clock: () => number = () => performance.now()) {
    this.#most = most;
    this.#clock = clock;
  }

  /** Counts a message. Returns true if there are too many. */
  exceeded(): boolean {
    const now = this.#clock();
    // If the clock was set back, start again.
    if (now - this.#since > WHILE || now < this.#since) {
      this.#since = now;
      this.#count = 0;
    }
    return ++this.#count > this.#most;
  }
}

/** The listener of a line. */
export interface LineUser<In> {
  received(message: In): void;
  /** Called if messages before the next one were lost. A host doesn't need this, because guests ask again. */
  missed?(): void;
  /** Called when either end has closed the channel. */
  closed(): void;
  /** The maximum number of messages in ten seconds; no limit for trusted peers. */
  flood?: number;
  /** The clock, in ms. */
  now?: () => number;
}

/** Sends and receives messages. */
export class Line<In, Out> {
  readonly #channel: Channel;
  readonly #read: Read<In>;
  readonly #user: LineUser<In>;
  #sent = 0;
  #received = 0;
  readonly #flood: RateLimit;
  #open = true;

  constructor(channel: Channel, read: Read<In>, user: LineUser<In>) {
    this.#channel = channel;
    this.#read = read;
    this.#user = user;
    this.#flood = new RateLimit(user.flood ?? Number.POSITIVE_INFINITY, user.now);
    channel.onmessage = (text) => this.#receive(text);
    channel.onclose = () => this.#closed();
  }

  send(message: Out): void {
    if (this.#open) this.#channel.send(JSON.stringify({ number: ++this.#sent, message }));
  }

  close(): void {
    this.#channel.close();
    this.#closed();
  }

  #receive(text: string): void {
    if (!this.#open) return;
    if (this.#flood.exceeded()) return this.close();
    const numbered = this.#read(text);
    // Repeated messages are ignored.
    if (!numbered || numbered.number <= this.#received) return;
    const missed = numbered.number > this.#received + 1;
    this.#received = numbered.number;
    if (missed) this.#user.missed?.();
    this.#user.received(numbered.message);
  }

  #closed(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#user.closed();
  }
}
