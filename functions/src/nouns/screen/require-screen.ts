import { AppError } from "@janur/domain/errors";
import { screenLimits } from "@janur/domain/limits/screen-limits";
import type { ScreenSettings } from "@janur/domain/screen/screen-settings";
import { SenderCounts } from "../../platform/limits/sender-counts.ts";
import { requireTask, type FoundPass } from "../pass/find-pass.ts";

/** By link, in the memory of this instance: a screen asks all evening, and no document is written for it. */
const calls = new SenderCounts(screenLimits.rate);

export interface Screen extends Pick<FoundPass, "pass" | "invitation"> {
  settings: ScreenSettings;
}

/**
 * The gate before everything that a greeting screen is told.
 * @throws AppError `limit/too-many-requests`, and whatever `requireTask` throws
 */
export async function requireScreen(token: string, now: Date): Promise<Screen> {
  // Before anything is read; guessed tokens are not counted, or they would push genuine ones out of the memory.
  if (calls.isFull(token, now)) throw new AppError("limit/too-many-requests");
  const screen = await findScreen(token, now);
  calls.add(token, now);
  return screen;
}

/** The same within a call that was counted. @throws AppError whatever `requireTask` throws */
export async function findScreen(token: string, now: Date): Promise<Screen> {
  const { pass, invitation } = await requireTask({ token, proof: "" }, "screen", now);
  if (pass.screen === null) throw new AppError("pass/not-allowed");
  return { pass, invitation, settings: pass.screen };
}
