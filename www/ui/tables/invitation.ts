/** Invitations to a table: the code for the next guest, and what becomes of guests' answers. */
import type { Channel } from "../../phones/link/channel";
import { type LinkCode, LinkError } from "../../phones/link/error";
import { type Offer, offer, readAnswer } from "../../phones/link/rtc";

/** How many invitations are open: answers to the last few codes are taken as well. */
const OPEN = 6;
/** The time out of sight, in ms, after which a phone may have slept or changed its network. */
const AWAY = 60_000;

/** Callbacks of invitations. */
interface InvitationsUser {
  met(channel: Channel): void;
  changed(): void;
}

/** Each code is for one guest; a new one follows when it is used. */
export class Invitations {
  /** The code; empty until it is made. */
  code = "";
  /** The reason why it can't be made or why the last answer was rejected. */
  trouble: LinkCode | null = null;
  readonly #user: InvitationsUser;
  readonly #token: Uint8Array;
  #open: Offer[] = [];
  /** Answers that were taken, by what each phone is called in them. */
  readonly #taken = new Set<string>();
  #meeting = 0;
  #hidden = 0;
  readonly #over = new AbortController();

  constructor(table: string, user: InvitationsUser) {
    this.#user = user;
    this.#token = Uint8Array.from(table.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
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

  /** Guests have answered, and are looked for. */
  get meeting(): boolean {
    return this.#meeting > 0;
  }

  /** Makes another code: the network may be another one. */
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

  /** Takes a guest's answer, which the two then meet by; false where it is none. */
  answer(text: string): boolean {
    this.trouble = null;
    try {
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
