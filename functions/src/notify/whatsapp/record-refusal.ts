import type { WhatsApp } from "@janur/domain/integration/integration";
import { updateIntegration } from "../../store/integration/update-integration.ts";
import type { CloudApiRefusal } from "./problem-of-code.ts";

/** How exactly is remembered when Meta last refused the number. */
const exactMs = 10_000;

/**
 * Remembers that Meta refused the whole number, so that what waits does not
 * ask for the same five hundred times. Nothing has to be lifted: what is queued
 * after it tries anew.
 */
export async function recordRefusal(
  { id, refusal }: Pick<WhatsApp, "id" | "refusal">,
  { problem, isOfNumber }: Pick<CloudApiRefusal, "problem" | "isOfNumber">,
  at: Date,
): Promise<void> {
  if (!isOfNumber) return;
  if (refusal?.problem === problem && at.getTime() - refusal.at.getTime() < exactMs) return;
  await updateIntegration(id, { refusal: { problem, at }, health: "failing", checkedAt: at });
}
