import type { AppErrorCode } from "@janur/domain/errors";
import * as logger from "firebase-functions/logger";
import * as z from "zod";

/**
 * What went wrong, for the log: kind, code and place, never the message,
 * because messages quote what somebody typed (a `JSON.parse` error does).
 */
export function faultOf(error: unknown): string {
  if (error instanceof z.ZodError) {
    const paths = error.issues.map((issue) => issue.path.map(String).join("."));
    return `stored or returned data has another shape at: ${paths.join(", ")}`;
  }
  if (!(error instanceof Error)) return typeof error;
  const code = "code" in error ? ` ${String(error.code)}` : "";
  const { stack = "", message } = error;
  // A later line of what somebody typed may begin as a place does.
  const trace = message.includes("\n") ? stack.replaceAll(message, "") : stack;
  const places = trace.split("\n").filter((line) => line.trimStart().startsWith("at "));
  return [`${error.name}${code}`, ...places].join("\n");
}

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
