import { AppError } from "@janur/domain/errors";
import type { MailProblem } from "@janur/domain/notification/mail";
import { isSignInRefusal } from "./smtp-session.ts";

/** Why a mail server was not come to. */
export function problemOfConnecting(error: unknown): MailProblem {
  if (isSignInRefusal(error)) return "sign-in-refused";
  const isForbidden = error instanceof AppError && error.code === "integration/address-refused";
  return isForbidden ? "address-refused" : "unreachable";
}
