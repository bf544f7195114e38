import { AppError } from "@janur/domain/errors";
import i18next from "i18next";
import { NetworkError, ServerAway, ServerBusy } from "./call-errors.ts";

/** What to tell a person whose write was refused: the reason where there is one that can be told, otherwise `usual`. */
export function refusalText(error: unknown, usual: string): string {
  return error instanceof AppError ? problemText(error) : usual;
}

/** What to tell a person about an error, by its code and in the person's language. Needs the namespace `problem`. */
export function problemText(error: unknown): string {
  if (error instanceof AppError) return i18next.t(`problem:${error.code}`);
  if (error instanceof ServerBusy) return i18next.t("problem:service/busy");
  const isOffline = error instanceof NetworkError && !(error instanceof ServerAway);
  return i18next.t(isOffline ? "problem:network" : "problem:fault");
}
