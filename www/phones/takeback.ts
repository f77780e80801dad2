/** Taking back at a table: whoever would like to is allowed to once all the others agree. */

/** What was asked, by which device, and who has not agreed yet. */
interface Asked<Device> {
  by: Device;
  /** So many steps have been played, and so many stay. */
  ply: number;
  to: number;
  left: Set<Device>;
}

/** One question at a time; another one takes its place. */
export class Takeback<Device> {
  #asked: Asked<Device> | null = null;

  /** Somebody asks the others. */
  ask(by: Device, others: readonly Device[], ply: number, to: number): void {
    this.#asked = { by, ply, to, left: new Set(others) };
  }

  /** What becomes of the question by an answer, of which game at which step; null where nothing does, or it is out of date. */
  answer(
    device: Device,
    ply: number,
    agrees: boolean,
  ): { kind: "agreed"; to: number } | { kind: "declined"; by: Device } | null {
    const asked = this.#asked;
    if (!asked || asked.ply !== ply || !asked.left.delete(device)) return null;
    if (agrees && asked.left.size > 0) return null;
    this.#asked = null;
    return agrees ? { kind: "agreed", to: asked.to } : { kind: "declined", by: asked.by };
  }
}
