import * as logger from "firebase-functions/logger";
import { faultOf } from "../../platform/log/fault.ts";

/** An event that fails for so long is not brought again: what it was for is found by night (`reconcileAccounts`). */
const patienceMs = 6 * 60 * 60_000;

interface Event {
  trigger: string;
  /** When it happened, as it says itself. */
  time: string;
}

/**
 * Works on an event that is brought again as long as it fails, which without an end would be for days.
 * @throws whatever `work` throws, while there is patience
 */
export async function orGiveUp(
  { trigger, time }: Event,
  now: Date,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (now.getTime() - Date.parse(time) < patienceMs) throw error;
    logger.error("an event was given up", { trigger, fault: faultOf(error) });
  }
}
