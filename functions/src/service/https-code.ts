import type { AppErrorCode } from "@janur/domain/errors";
import type { FunctionsErrorCode } from "firebase-functions/v2/https";

/** What each refusal is in the words of HTTPS callables; exhaustive by type. */
export const httpsCodes: Record<AppErrorCode, FunctionsErrorCode> = {
  "auth/required": "unauthenticated",
  "auth/sign-in-again": "failed-precondition",
  "account/choices-changed": "aborted",
  "export/not-ready": "failed-precondition",
  "team/not-allowed": "permission-denied",
  "team/invite-invalid": "not-found",
  "team/invite-used": "failed-precondition",
  "team/already-member": "already-exists",
  "team/other-email": "permission-denied",
  "team/email-unverified": "failed-precondition",
  "team/member-not-found": "not-found",
  "team/owner-stays": "failed-precondition",
  "team/limit-reached": "resource-exhausted",
  "pass/invalid": "not-found",
  "pass/revoked": "permission-denied",
  "pass/over": "permission-denied",
  "pass/pin-required": "permission-denied",
  "pass/wrong-pin": "permission-denied",
  "pass/not-allowed": "permission-denied",
  "pass/not-found": "not-found",
  "pass/limit-reached": "resource-exhausted",
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
  "rsvp/group-full": "resource-exhausted",
  "page/locked": "permission-denied",
  "page/wrong-password": "permission-denied",
  "wish/closed": "failed-precondition",
  "wish/not-found": "not-found",
  "report/not-found": "not-found",
  "staff/only": "permission-denied",
  "staff/account-not-found": "not-found",
  "staff/last-admin": "failed-precondition",
  "app/not-found": "not-found",
  "chat/closed": "failed-precondition",
  "chat/not-found": "not-found",
  "app/limit-reached": "resource-exhausted",
  "app/address-refused": "invalid-argument",
  "app/unreachable": "failed-precondition",
  "app/sign-in-refused": "failed-precondition",
  "app/delivery-open": "failed-precondition",
  "limit/too-many-requests": "resource-exhausted",
};

const httpStatuses: Partial<Record<FunctionsErrorCode, number>> = {
  "invalid-argument": 400,
  "failed-precondition": 409,
  unauthenticated: 401,
  "permission-denied": 403,
  "not-found": 404,
  "already-exists": 409,
  aborted: 409,
  "resource-exhausted": 429,
};

/** The HTTP status of a refusal where a page answers instead of a callable. */
export function httpStatus(code: AppErrorCode): number {
  if (code === "input/too-large") return 413;
  return httpStatuses[httpsCodes[code]] ?? 400;
}
