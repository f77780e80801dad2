/** Who looks at the board, and the curtain between people who share the device and hide their hands. */
import type { Turn } from "../engine/types";
import { peopleOf, type Seat } from "../storage/seats";

/** Whose view is shown. */
export class Privacy {
  seats: Seat[];
  /** Where hands are hidden: whose was shown last. */
  seen: number | null = null;
  /** The person who is to take the device. */
  curtain: number | null = null;
  /** Who has chosen in secret and may think again. */
  held: number | null = null;
  readonly #secret: boolean;

  constructor(seats: Seat[], secret: boolean) {
    this.seats = seats;
    this.#secret = secret;
  }

  get people(): number[] {
    return peopleOf(this.seats);
  }

  /** Whether people who share the device hide their hands from each other. */
  get hidden(): boolean {
    return this.#secret && this.people.length > 1;
  }

  /**
   * Whose view is shown: one person's, or that of the person to move if nobody else looks. `helped`: the seat to move
   * is a bot that could not, somebody plays for it.
   */
  eye(turn: Turn, looking: boolean, helped: boolean): number | undefined {
    const { people } = this;
    const mover = this.held ?? (turn.kind === "seat" ? turn.seat : undefined);
    if (people.length === 1 && !helped) return people[0];
    if (this.hidden && (looking || this.seen !== mover)) return undefined;
    return helped || people.includes(mover ?? -1) ? mover : undefined;
  }

  /** Whether the hand of this seat waits behind a curtain, which is drawn then. */
  covers(seat: number): boolean {
    if (!this.hidden || this.seen === seat) return false;
    this.seen = null;
    this.curtain = seat;
    return true;
  }

  /** What was under way is void. */
  rest(): void {
    this.curtain = null;
    this.held = null;
  }
}
