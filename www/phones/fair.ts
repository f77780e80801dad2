/**
 * Dice and deals that nobody can manipulate. The host commits to a secret by its hash before it receives the guests'
 * shares, and the seed is derived from all of them. This is a commitment scheme as for tossing a coin by telephone
 * (M. Blum, 1981).
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { Match } from "../engine/sobremesa";
import { inMatch, walkThrough } from "../session/replay";
import type { GameTold, StepTold } from "./protocol";
import { seatOf } from "./telling";

const hashed = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** 16 random bytes in hexadecimal, for a secret, a share or a token. */
export const randomHex = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(16)));

/** The host's commitment to its secret, sent before the game. */
export const commitmentTo = (secret: string): string => hashed(`secret:${secret}`);

/** The seed of a game, from the host's secret and each guest's share. */
export const seedOf = (secret: string, shares: readonly string[]): string =>
  hashed(["seed", secret, ...shares].join(":")).slice(0, 32);

/** What a guest has received about a game. */
export interface Heard {
  commitment: string;
  /** This guest's share. */
  share: string;
  game: Pick<GameTold, "start" | "shares">;
  steps: readonly StepTold[];
}

/** Returns true if a record matches the guest's game, and its dice and deals come from the shared seed. */
export function isFair(heard: Heard, secret: string, record: string): boolean {
  const { commitment, share, game, steps } = heard;
  const { shares, start } = game;
  if (commitmentTo(secret) !== commitment || !shares.includes(share)) return false;
  try {
    const seed = seedOf(secret, shares);
    const honest = inMatch(record, (told) => told.seed === seed && drawnBySeed(told));
    return honest && agrees(record, start, steps);
  } catch {
    return false;
  }
}

/** Returns true if chance followed the match's seed at every step. */
function drawnBySeed(told: Match): boolean {
  const manual = told.options().dice === "manual";
  const steps = told.steps();
  const fresh = new Match(told.game, {
    seats: told.seats,
    seed: told.seed,
    options: told.options(),
  });
  try {
    return steps.every((step) => {
      const chance = fresh.turn().kind === "chance" && !manual;
      return (chance ? fresh.draw() : fresh.advance(step)).step.full === step;
    });
  } finally {
    fresh.free();
  }
}

/** Returns true if a guest's steps agree with the record. */
function agrees(record: string, start: GameTold["start"], steps: readonly StepTold[]): boolean {
  const same = (one: unknown, other: unknown): boolean =>
    JSON.stringify(one) === JSON.stringify(other);
  let all = true;
  let count = 0;
  walkThrough(record, (match, ply) => {
    count = ply;
    const ask = (seat?: number) => (ply === 0 ? match.view(seat) : match.events(seat));
    const told = ply === 0 ? start : (steps[ply - 1]?.events ?? {});
    for (const [viewer, what] of Object.entries(told)) all &&= same(ask(seatOf(viewer)), what);
  });
  return all && count === steps.length;
}
