/** A connection to one other device. Texts arrive in order, each at most 1 MiB in UTF-8. */
export interface Channel {
  /** Sends a text. Throws a `LinkError` ("too-large") above the limit. Does nothing once the channel is closed. */
  send(text: string): void;
  /** Closes it and informs the other device. */
  close(): void;
  onmessage: ((text: string) => void) | null;
  /** Called once when either end has closed it. */
  onclose: (() => void) | null;
}
