import { AppError } from "@janur/domain/errors";
import type { Language } from "@janur/domain/text/language";
import { renderHelperTasks } from "@janur/event-page/pages/helper/helper-tasks";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { makeUnlockToken } from "../../platform/secrets/unlock-token.ts";
import { findPass, isPinProven } from "./find-pass.ts";
import { tryPin } from "./try-pin.ts";

/**
 * What the holder of a link is to do, once its PIN was given or proven.
 * @throws AppError `pass/invalid`, `pass/revoked`, `pass/over`, `pass/pin-required`, `pass/wrong-pin`, `limit/too-many-requests`
 */
export async function openPass(
  input: { token: string; language: Language; pin: string; proof: string },
  _caller: GuestCaller,
  now: Date,
) {
  const { token, language, pin, proof } = input;
  const found = await findPass(token, now);
  const { pass, secret, invitation } = found;
  if (!isPinProven(found, proof)) {
    if (pin === "") throw new AppError("pass/pin-required");
    await tryPin(found, pin, now);
  }
  return {
    html: renderHelperTasks({ pass, invitation, language }),
    proof: pass.hasPin ? makeUnlockToken("pass", pass.id, secret.pinRevision) : "",
  };
}
