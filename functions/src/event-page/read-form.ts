import { limits } from "@janur/domain/limits";
import type { Request } from "firebase-functions/v2/https";

export type FormResult =
  { kind: "form"; fields: URLSearchParams } | { kind: "refused"; status: 403 | 413 | 415 };

/** The fields of a plain form of ours: right origin, right type, not too large. */
export function readForm(request: Request, isSameOrigin: boolean): FormResult {
  if (!isSameOrigin) return { kind: "refused", status: 403 };
  // Null without a body, in which case there is no raw one either.
  if (!request.is("application/x-www-form-urlencoded")) return { kind: "refused", status: 415 };
  const raw = request.rawBody;
  if (raw.length > limits.rsvp.formBytes) return { kind: "refused", status: 413 };
  return { kind: "form", fields: new URLSearchParams(raw.toString("utf8")) };
}
