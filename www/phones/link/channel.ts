/** A way to one other device: texts in order, each at most 1 MiB in UTF-8. */
export interface Channel {
  /** Sends a text; a `LinkError` ("too-large") where it is above the limit. After the end it does nothing. */
  send(text: string): void;
  /** Closes it and informs the other device. */
  close(): void;
  onmessage: ((text: string) => void) | null;
  /** Called once when either end has closed it. */
  onclose: (() => void) | null;
}
