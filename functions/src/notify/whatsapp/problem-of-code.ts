import type { MessageProblem } from "@janur/domain/integration/whatsapp-message";

/** Why Meta did not do it. */
export interface CloudApiRefusal {
  problem: MessageProblem;
  /** Meta's own code; null where it gave none. */
  code: number | null;
  /** Whether the same may go well a while later. */
  isPassing: boolean;
  /** Whether it holds for every message of the number. */
  isOfNumber: boolean;
}

/**
 * Meta's codes that a host can do something about, by its own list.
 * https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes
 */
const known: Readonly<Record<number, MessageProblem>> = {
  0: "token-refused",
  190: "token-refused",
  3: "not-permitted",
  10: "not-permitted",
  368: "not-permitted",
  131005: "not-permitted",
  131031: "not-permitted",
  33: "number-unknown",
  100: "number-unknown",
  133010: "number-unknown",
  131021: "not-allowed-yet",
  131030: "not-allowed-yet",
  131026: "not-on-whatsapp",
  132001: "template-missing",
  132000: "template-mismatch",
  132005: "template-mismatch",
  132012: "template-mismatch",
  132018: "template-mismatch",
  132007: "template-paused",
  132015: "template-paused",
  132016: "template-paused",
  130497: "not-permitted",
  131042: "payment",
  4: "limited",
  80007: "limited",
  130429: "limited",
  131048: "limited",
  131049: "limited",
  131056: "limited",
};

/** Limits that pass by themselves; the others are a verdict on the sender or on this message. */
const passing: ReadonlySet<number> = new Set([4, 80007, 130429, 131056]);

/**
 * Said of the number, its account or its token: every other message would hear the same. Of the number's own quality
 * (131048) Meta asks senders to stop.
 */
const ofNumber: ReadonlySet<number> = new Set([
  0, 190, 3, 10, 368, 131005, 131031, 33, 133010, 131042, 131048,
]);

/** What an answer of Meta's means. @param code null where it gave none */
export function problemOfCode(status: number, code: number | null): CloudApiRefusal {
  const told = code === null ? undefined : (known[code] ?? permission(code));
  // Some verdicts come as 500, among them that a permission is missing (3): the code decides where it is known.
  if (told !== undefined && code !== null) {
    const isOfNumber = ofNumber.has(code) || permission(code) !== undefined;
    return { problem: told, code, isPassing: passing.has(code), isOfNumber };
  }
  const isPassing = status === 429 || status >= 500;
  const byStatus = status === 429 ? "limited" : status >= 500 ? "unreachable" : null;
  const isOfNumber = status === 401;
  return { problem: byStatus ?? (isOfNumber ? "token-refused" : "other"), code, isPassing, isOfNumber };
}

/** Codes of permissions that were not granted or were taken back. */
function permission(code: number): MessageProblem | undefined {
  return code >= 200 && code <= 299 ? "not-permitted" : undefined;
}
