/** What can be in the way of two devices that want to reach each other. */
export type LinkCode =
  | "no-webrtc"
  | "bad-code"
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
