import { limits } from "@janur/domain/limits";
import { readStored, writeStored } from "../../lib/storage/preferences.ts";

const key = "janur.pace";
/** A pause of this length begins the count anew, in ms. */
const restMs = 20 * 60_000;

/** How many were sent from this device without a break. */
function sentWithoutBreak(now: Date): number {
  const [count, at] = (readStored("localStorage", key) ?? "").split(" ").map(Number);
  return count === undefined || at === undefined || now.getTime() - at > restMs ? 0 : count;
}

/** Counts one more. @returns whether it is time for a break */
export function countSent(now: Date): boolean {
  const count = sentWithoutBreak(now) + 1;
  const isDue = count >= limits.sending.pace;
  writeStored("localStorage", key, isDue ? null : `${String(count)} ${String(now.getTime())}`);
  return isDue;
}
