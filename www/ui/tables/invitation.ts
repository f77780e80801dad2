/** An invitation to a table: a code for the next guest, and what becomes of that guest's answer. */
import type { Channel } from "../../phones/link/channel";
import { LinkError } from "../../phones/link/error";
import { type Offer, offer } from "../../phones/link/rtc";

/** Who hears of it. */
interface InvitationUser {
  met(channel: Channel): void;
  changed(): void;
}

/** One code, for one guest. */
export class Invitation {
  /** The code; empty until it is made. */
  code = "";
  /** Why it can't be made, or why the last answer was none. */
  trouble: LinkError["code"] | null = null;
  /** An answer was given, and the two look for each other. */
  meeting = false;
  readonly #user: InvitationUser;
  #offer: Offer | null = null;
  #closed = false;

  constructor(table: string, user: InvitationUser) {
    this.#user = user;
    const token = Uint8Array.from(table.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
    offer(token).then(
      (made) => this.#made(made),
      (error) => this.#failed(error),
    );
  }

  /** Takes the guest's answer; false where it is none. */
  async answer(code: string): Promise<boolean> {
    if (!this.#offer || this.meeting) return false;
    this.meeting = true;
    this.trouble = null;
    this.#user.changed();
    try {
      const channel = await this.#offer.accept(code);
      this.#offer = null;
      this.#user.met(channel);
      return true;
    } catch (error) {
      this.meeting = false;
      this.#failed(error);
      return false;
    }
  }

  close(): void {
    this.#closed = true;
    this.#offer?.close();
  }

  #made(made: Offer): void {
    if (this.#closed) return made.close();
    this.#offer = made;
    this.code = made.code;
    this.#user.changed();
  }

  #failed(error: unknown): void {
    this.trouble = error instanceof LinkError ? error.code : "no-webrtc";
    if (!this.#closed) this.#user.changed();
  }
}
