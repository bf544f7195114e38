/**
 * Codes of everything that can be refused on purpose. The wrapper of the
 * callables maps each to an HTTPS code, the locales map each to a text.
 */
export const appErrorCodes = [
  "auth/required",
  "auth/sign-in-again",
  "account/closed",
  "account/choices-changed",
  "export/not-ready",
  "export/too-large",
  "team/not-allowed",
  "team/invite-invalid",
  "team/invite-used",
  "team/already-member",
  "team/other-email",
  "team/email-unverified",
  "team/member-not-found",
  "team/owner-stays",
  "team/limit-reached",
  "pass/invalid",
  "pass/revoked",
  "pass/over",
  "pass/pin-required",
  "pass/wrong-pin",
  "pass/not-allowed",
  "pass/not-found",
  "pass/limit-reached",
  "door/full",
  "door/not-found",
  "seating/full",
  "gift/envelope-taken",
  "gift/changed",
  "gift/not-found",
  "gift/counted",
  "gift/full",
  "gift/none-here",
  "correction/not-found",
  "correction/stale",
  "correction/limit-reached",
  "input/invalid",
  "input/too-large",
  "invitation/not-found",
  "invitation/limit-reached",
  "invitation/wrong-status",
  "draft/conflict",
  "version/not-found",
  "version/limit-reached",
  "slug/taken",
  "slug/reserved",
  "publish/incomplete",
  "publish/sender-unnamed",
  "guest/not-found",
  "guest/limit-reached",
  "guest/undo-over",
  "guest/import-changed",
  "guest/views-changed",
  "branch/full",
  "branch/decided",
  "sending/template-limit",
  "sending/template-changed",
  "link/invalid",
  "rsvp/closed",
  "rsvp/not-allowed",
  "rsvp/too-many-people",
  "rsvp/conflict",
  "rsvp/group-full",
  "page/locked",
  "page/wrong-password",
  "wish/closed",
  "wish/not-found",
  "album/closed",
  "album/full",
  "album/not-found",
  "report/not-found",
  "service/paused",
  "service/busy",
  "staff/only",
  "staff/second-factor",
  "staff/account-not-found",
  "staff/last-admin",
  "staff/own-account",
  "integration/not-found",
  "chat/closed",
  "chat/not-found",
  "integration/limit-reached",
  "integration/address-refused",
  "integration/unreachable",
  "integration/sign-in-refused",
  "integration/meta-unreachable",
  "integration/meta-refused",
  "integration/delivery-open",
  "integration/mail-over",
  "task/not-found",
  "task/file-refused",
  "task/file-limit",
  "task/limit-reached",
  "task/comments-full",
  "limit/too-many-requests",
] as const;

export type AppErrorCode = (typeof appErrorCodes)[number];

/** Details of a refusal as they travel to the browser: JSON only, nothing personal. */
export type AppErrorParams = Record<string, unknown>;

/** A refusal that the person should read about. Anything else thrown is a fault of ours. */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly params: AppErrorParams;

  constructor(code: AppErrorCode, params: AppErrorParams = {}) {
    super(code);
    this.name = "AppError";
    this.code = code;
    this.params = params;
  }
}
