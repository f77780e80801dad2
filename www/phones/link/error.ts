/** The failures of connecting two devices. */
export type LinkCode =
  | "no-webrtc"
  | "bad-code"
  /** The end of a code is missing. */
  | "cut-code"
  /** An invitation that another phone has used, or that has expired. */
  | "used-code"
  /** An invitation that this device has made. */
  | "own-code"
  /** The browser reveals no address of its device. */
  | "no-address"
  /** A code that invites, where an answer to one was wanted; and the other way round. */
  | "no-answer"
  | "no-offer"
  | "other-version"
  | "not-reached"
  | "too-large"
  | "no-camera"
  | "camera-refused";

/** A failure of the transport; `code` says which sentence the page has for it. */
export class LinkError extends Error {
  readonly code: LinkCode;

  constructor(code: LinkCode) {
    super(code);
    this.name = "LinkError";
    this.code = code;
  }
}
