import type { AppErrorCode } from "@janur/domain/errors";
import type { FunctionsErrorCode } from "firebase-functions/v2/https";

/** What each refusal is in the words of HTTPS callables; exhaustive by type. */
export const httpsCodes: Record<AppErrorCode, FunctionsErrorCode> = {
  "auth/required": "unauthenticated",
  "team/not-allowed": "permission-denied",
  "input/invalid": "invalid-argument",
  "input/too-large": "invalid-argument",
  "invitation/not-found": "not-found",
  "invitation/limit-reached": "resource-exhausted",
  "invitation/wrong-status": "failed-precondition",
  "draft/conflict": "aborted",
  "slug/taken": "already-exists",
  "slug/reserved": "invalid-argument",
  "publish/incomplete": "failed-precondition",
  "publish/sender-unnamed": "failed-precondition",
  "guest/not-found": "not-found",
  "guest/limit-reached": "resource-exhausted",
  "link/invalid": "permission-denied",
  "rsvp/closed": "failed-precondition",
  "rsvp/not-allowed": "permission-denied",
  "rsvp/too-many-people": "invalid-argument",
  "rsvp/conflict": "aborted",
  "wish/closed": "failed-precondition",
  "limit/too-many-requests": "resource-exhausted",
};
