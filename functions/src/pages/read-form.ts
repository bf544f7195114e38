import { limits } from "@janur/domain/limits";
import type { Request } from "firebase-functions/v2/https";

export type FormResult =
  { kind: "form"; fields: URLSearchParams; isTooLarge: boolean } | { kind: "refused"; status: 403 | 415 };

/**
 * The fields of a plain form of ours: right origin, right type. One that is too
 * large must not take effect; its fields are read to be given back, as far as
 * `limits.rsvp.formBytesGivenBack` goes.
 */
export function readForm(request: Request, isSameOrigin: boolean): FormResult {
  if (!isSameOrigin) return { kind: "refused", status: 403 };
  // Null without a body, in which case there is no raw one either.
  if (!request.is("application/x-www-form-urlencoded")) return { kind: "refused", status: 415 };
  const raw = request.rawBody;
  const isTooLarge = raw.length > limits.rsvp.formBytes;
  const typed = raw.subarray(0, limits.rsvp.formBytesGivenBack).toString("utf8");
  // A line break travels as two characters and counts as one in a form's limit.
  const fields = [...new URLSearchParams(typed.replaceAll(/%0D%0A/gi, "%0A"))];
  return { kind: "form", fields: new URLSearchParams(fields.slice(0, limits.rsvp.formFields)), isTooLarge };
}
