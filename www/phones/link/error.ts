/** The errors of connecting two devices. */
export type LinkCode =
  | "no-webrtc"
  | "bad-code"
  /** The field was empty. */
  | "no-code"
  /** The end of the code is missing. */
  | "cut-code"
  /** The invitation was used by another phone, or has expired. */
  | "used-code"
  /** This device made the invitation itself. */
  | "own-code"
  /** The browser reveals no address of its device. */
  | "no-address"
  /** The code is an invitation where an answer is needed, or the reverse. */
  | "no-answer"
  | "no-offer"
  | "other-version"
  | "not-reached"
  | "too-large"
  | "no-camera"
  | "camera-refused";

/** An error of the transport. `code` selects the page's message for it. */
export class LinkError extends Error {
  readonly code: LinkCode;

  constructor(code: LinkCode) {
    super(code);
    this.name = "LinkError";
    this.code = code;
  }
}
