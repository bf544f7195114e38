import { AppError } from "@janur/domain/errors";
import i18next from "i18next";
import { NetworkError, ServerFault } from "../../lib/calls/call-errors.ts";
import { problemText } from "../../lib/calls/problem-text.ts";
import { problemOf } from "./auth-message.ts";

/** What stopped the end of an account: proving who one is, or the operation itself. */
export function deletionProblem(error: unknown): string {
  const isOurs = error instanceof AppError || error instanceof NetworkError || error instanceof ServerFault;
  return isOurs ? problemText(error) : i18next.t(`account:problem.${problemOf(error)}`);
}
