import { randomBytes } from "node:crypto";
import type { HelperList } from "@janur/domain/helper/helper-list";
import { AppError } from "@janur/domain/errors";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import {
  formatPassToken,
  passSchema,
  passState,
  type Family,
  type Pass,
  type PassScope,
} from "@janur/domain/helper/pass";
import { paths } from "@janur/domain/paths";
import type { ScreenSettings } from "@janur/domain/screen/screen-settings";
import { converter, db } from "../../platform/google/firestore.ts";
import { withInvitation } from "../../store/access.ts";
import { purgeProposals } from "../../store/purge-proposals.ts";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { hashPassword } from "../../platform/secrets/password-hash.ts";
import { hashOfSecret } from "../../platform/secrets/secret-hash.ts";
import { requireEnd } from "./pass-end.ts";
import { purgeDevicesOf } from "../../store/door/door-device-documents.ts";
import { passDocument, passSecretDocument } from "../../store/pass-documents.ts";

interface NewPass {
  invitationId: string;
  name: string;
  scopes: PassScope[];
  seesGated: boolean;
  family: Family | null;
  branch: HelperList | null;
  doorCeremony: string | null;
  screen: ScreenSettings | null;
  expireAt: string;
  pin: string | null;
}

/**
 * Makes a helper's link, and forgets those that have been no good for a while, with whom their holders wrote down.
 * @throws AppError `pass/limit-reached`, `invitation/wrong-status` in the trash, `input/invalid` for an end that is past or too distant, `limit/too-many-requests`
 */
export async function createPass(input: NewPass, caller: CapabilityCaller, now: Date) {
  const { invitationId, name, scopes, seesGated, family, branch, doorCeremony, screen, pin } = input;
  const expireAt = requireEnd(input.expireAt, now);
  const passId = documentIdFromBytes(randomBytes(20));
  const secret = randomBytes(16).toString("base64url");
  await countAttempt(["pass", caller.uid], limits.pass.rate, now);
  const hashedPin = pin === null ? null : await hashPassword(pin);
  const forgotten = await withInvitation(invitationId, caller, async ({ status }, transaction) => {
    if (status === "trashed") throw new AppError("invitation/wrong-status", { status });
    const passes = db().collection(paths.passes()).where("invitationId", "==", invitationId);
    const known = (await transaction.get(passes.withConverter(converter(passSchema)))).docs.map((found) =>
      found.data(),
    );
    const good = known.filter((pass) => passState(pass, now) === "open");
    if (good.length >= limits.pass.perInvitation) throw new AppError("pass/limit-reached");
    const old = known.filter((pass) => isForgotten(pass, now));
    for (const { id } of old) {
      transaction.delete(passDocument(id));
      transaction.delete(passSecretDocument(id));
    }
    transaction.create(passDocument(passId), {
      ...{ id: passId, invitationId, name, scopes, seesGated, family, branch, doorCeremony, screen },
      branchCount: { taken: 0, waiting: 0 },
      hasPin: hashedPin !== null,
      createdAt: now,
      expireAt,
      revokedAt: null,
      uses: [],
    });
    const hash = hashOfSecret("pass", secret);
    transaction.create(passSecretDocument(passId), { hash, pin: hashedPin, pinRevision: 1 });
    return old;
  });
  for (const { id } of forgotten) await purgeProposals(invitationId, id);
  await purgeDevicesOf(
    invitationId,
    forgotten.map(({ id }) => id),
  );
  return { passId, token: formatPassToken({ passId, secret }) };
}

/** Whether a pass has been no good for so long that nobody asks for it. */
function isForgotten({ revokedAt, expireAt }: Pass, now: Date): boolean {
  return now.getTime() - (revokedAt ?? expireAt).getTime() >= limits.pass.keptMs;
}
