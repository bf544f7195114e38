import type { AppErrorCode } from "@janur/domain/errors";
import * as logger from "firebase-functions/logger";

/** Refusals that say who may do what. The others are answers to honest work and would bury these. */
const guarded: ReadonlySet<AppErrorCode> = new Set([
  "auth/required",
  "account/closed",
  "team/not-allowed",
  "invitation/not-found",
  "staff/only",
  "staff/second-factor",
  "link/invalid",
  "page/locked",
  "page/wrong-password",
  "pass/invalid",
  "pass/revoked",
  "pass/wrong-pin",
  "pass/not-allowed",
  "limit/too-many-requests",
]);

/**
 * Leaves an entry where somebody was kept out, or has tried too often: what of, and by which code. Who it was is not said:
 * the entry of the request beside it has Google's own trace.
 */
export function noteRefusal(operation: string, code: AppErrorCode): void {
  if (guarded.has(code)) logger.info("refused", { operation, code });
}
