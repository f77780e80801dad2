/** A phone that is shaken, for whoever listens; where that is not told, or refused, nothing happens. */

/** Listens, or no longer. */
export interface Shakes {
  want(on: boolean): void;
}

/** How strong a jolt is, in m/s², and within how many ms another one back makes it a shake. */
const JOLT = 14;
const BACK = 400;

/** Whether this device may be shaken: one that is held in a hand, whose browser knows of motion. */
export const canShake = (): boolean =>
  "DeviceMotionEvent" in globalThis && matchMedia("(pointer: coarse)").matches;

/**
 * Asks for leave, which Safari wants before it tells of motion; others give it unasked. To be called while a touch is answered.
 */
export function askToShake(): void {
  const asking = DeviceMotionEvent as unknown as { requestPermission?(): Promise<unknown> };
  void asking.requestPermission?.().catch(() => undefined);
}

/** Makes what hears of shakes: a jolt and another one back. */
export function listenForShakes(act: () => void, view: Window): Shakes {
  let last: { x: number; y: number; z: number; at: number } | null = null;
  let listening = false;
  const hear = ({ acceleration, timeStamp: at }: DeviceMotionEvent): void => {
    const { x, y, z } = acceleration ?? {};
    const jolt = { x: x ?? 0, y: y ?? 0, z: z ?? 0, at };
    if (Math.hypot(jolt.x, jolt.y, jolt.z) < JOLT) return;
    const shaken =
      last !== null &&
      at - last.at < BACK &&
      last.x * jolt.x + last.y * jolt.y + last.z * jolt.z < 0;
    last = shaken ? null : jolt;
    if (shaken) act();
  };
  return {
    want(on) {
      if (on === listening) return;
      listening = on;
      last = null;
      if (on) view.addEventListener("devicemotion", hear);
      else view.removeEventListener("devicemotion", hear);
    },
  };
}
