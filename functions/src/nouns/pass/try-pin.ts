import { setTimeout as pause } from "node:timers/promises";
import { AppError } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import { countAttempt, takeBackAttempt } from "../../platform/limits/count-attempt.ts";
import { isPassword } from "../../platform/secrets/password-hash.ts";
import type { FoundPass } from "./find-pass.ts";

/**
 * Tries a PIN. Tries count per pass, from wherever they come, because only who
 * has the link can make any: a link that got about is not guessed open by many
 * phones either. Who has given the PIN once goes on by the proof meanwhile, and
 * a changed PIN begins anew.
 * @throws AppError `pass/wrong-pin`, `limit/too-many-requests`
 */
export async function tryPin({ pass, secret }: FoundPass, pin: string, now: Date): Promise<void> {
  const { pinTries } = limits.pass;
  const scope = ["pass-pin", pass.id, String(secret.pinRevision)] as const;
  const tries = await countAttempt(scope, pinTries, now);
  if (tries.count > pinTries.quick) await pause(pinTries.pauseMs);
  if (!(await isPassword(pin, secret.pin ?? undefined))) throw new AppError("pass/wrong-pin");
  await takeBackAttempt(scope, tries);
}
