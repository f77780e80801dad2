/** Invitations to a table: makes the code for the next guest, and handles guests' answers. */
import type { Channel } from "../../phones/link/channel";
import { type LinkCode, LinkError } from "../../phones/link/error";
import { fromHex } from "../../phones/link/hex";
import { type Offer, offer, readAnswer } from "../../phones/link/rtc";

/** The number of open invitations. Answers to the last few codes are also accepted. */
const OPEN = 6;
/** How long a page must be hidden, in ms, until its phone may have slept or changed its network. */
const AWAY = 60_000;

/** Callbacks of invitations. */
interface InvitationsUser {
  met(channel: Channel): void;
  changed(): void;
}

/** Each code is for one guest. A new one is made when it is used. */
export class Invitations {
  /** The code; empty until it is made. */
  code = "";
  /** The reason why it can't be made or why the last answer was rejected. */
  trouble: LinkCode | null = null;
  readonly #user: InvitationsUser;
  readonly #token: Uint8Array;
  #open: Offer[] = [];
  /** The phones whose answers were accepted. */
  readonly #taken = new Set<string>();
  #meeting = 0;
  #hidden = 0;
  readonly #over = new AbortController();

  constructor(table: string, user: InvitationsUser) {
    this.#user = user;
    this.#token = fromHex(table);
    const { signal } = this.#over;
    const renew = (): void => void this.renew();
    addEventListener("online", renew, { signal });
    addEventListener("pageshow", ({ persisted }) => persisted && renew(), { signal });
    const { connection } = navigator as { connection?: EventTarget };
    connection?.addEventListener?.("change", renew, { signal });
    const looked = (): void => {
      if (document.hidden) this.#hidden = Date.now();
      else if (Math.abs(Date.now() - this.#hidden) > AWAY) renew();
    };
    document.addEventListener("visibilitychange", looked, { signal });
    renew();
  }

  /** True while the page connects to guests that have answered. */
  get meeting(): boolean {
    return this.#meeting > 0;
  }

  /** Makes another code, because the network may have changed. */
  async renew(): Promise<void> {
    try {
      const made = await offer(this.#token);
      if (this.#over.signal.aborted) return made.close();
      for (const old of this.#open.splice(OPEN - 1)) old.close();
      this.#open.unshift(made);
      this.code = made.code;
    } catch (error) {
      this.trouble = codeOf(error);
    }
    this.#changed();
  }

  /** Accepts a guest's answer and connects to the guest. Returns false if the text is no answer. */
  answer(text: string): boolean {
    this.trouble = null;
    try {
      if (text.trim() === "") throw new LinkError("no-code");
      const { invitation, ufrag } = readAnswer(text, this.#token);
      const phone = `${invitation} ${ufrag}`;
      const known = this.#taken.has(phone);
      const open = this.#open.find((each) => each.invitation === invitation);
      if (!open && !known) throw new LinkError("used-code");
      if (open) this.#take(open, text, phone);
    } catch (error) {
      this.trouble = codeOf(error);
    }
    this.#changed();
    return this.trouble === null;
  }

  #take(used: Offer, answer: string, phone: string): void {
    this.#open = this.#open.filter((each) => each !== used);
    this.#taken.add(phone);
    this.#meeting++;
    // The next guest needs a new code.
    if (used.code === this.code) {
      this.code = "";
      void this.renew();
    }
    used
      .accept(answer)
      .then(this.#user.met, (error) => {
        this.#taken.delete(phone);
        this.trouble = codeOf(error);
      })
      .finally(() => {
        this.#meeting--;
        this.#changed();
      });
  }

  close(): void {
    this.#over.abort();
    for (const each of this.#open) each.close();
  }

  #changed(): void {
    if (!this.#over.signal.aborted) this.#user.changed();
  }
}

const codeOf = (error: unknown): LinkCode =>
  error instanceof LinkError ? error.code : "no-webrtc";
