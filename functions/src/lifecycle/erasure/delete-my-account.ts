import type { FarewellChoice } from "@janur/domain/contracts/account-callables";
import { AppError } from "@janur/domain/errors";
import { invitationSchema, type Invitation } from "@janur/domain/invitation/invitation";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import * as logger from "firebase-functions/logger";
import { eraseSignIn } from "./erase-sign-in.ts";
import { converter, db } from "../../platform/google/firestore.ts";
import { faultOf } from "../../platform/log/fault.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { changeAccount } from "../../nouns/staff/change-account.ts";
import { syncAccount } from "../../nouns/staff/sync-account.ts";
import { accountDocument } from "../../store/staff-documents.ts";
import { requestErasure } from "./request-erasure.ts";

/**
 * Closes the account: from here on nobody signs in with it, and a job takes out
 * everything that it left. Nothing is undone afterwards, so it asks for a
 * recent sign-in and for a choice for each invitation that the caller owns now.
 * Who is on the staff leaves it first, which the last admin cannot.
 * @throws AppError `auth/sign-in-again`, `account/choices-changed`, `staff/last-admin`
 */
export async function deleteMyAccount(
  { choices }: { choices: FarewellChoice[] },
  { uid, email, signedInAt }: AccountCaller,
  now: Date,
): Promise<Record<string, never>> {
  if (now.getTime() - signedInAt.getTime() > limits.account.freshMs) throw new AppError("auth/sign-in-again");
  const own = await db()
    .collection(paths.invitations())
    .where("members", "array-contains", uid)
    .withConverter(converter(invitationSchema))
    .get();
  const owned = own.docs.map((document) => document.data()).filter(({ owner }) => owner === uid);
  if (!areComplete(choices, owned)) throw new AppError("account/choices-changed");
  // Made by a trigger, which may have failed.
  await syncAccount(uid);
  const known = (await accountDocument(uid).get()).data();
  if (known?.role === "admin") {
    const deed = { kind: "setRole", role: "host" } as const;
    await changeAccount({ uid, change: { role: "host" }, deed, by: uid, now });
  }
  await requestErasure({ uid, email, choices }, now);
  await eraseSignIn({ uid }).catch((error: unknown) => {
    // The job begins with it.
    logger.error("a sign-in was not erased at once", { fault: faultOf(error) });
  });
  return {};
}

/** One choice for each, and each heir somebody who edits that invitation. */
function areComplete(choices: readonly FarewellChoice[], owned: readonly Invitation[]): boolean {
  const chosen = new Map(choices.map(({ invitationId, heir }) => [invitationId, heir]));
  return (
    chosen.size === choices.length &&
    chosen.size === owned.length &&
    owned.every(({ id, team }) => {
      const heir = chosen.get(id);
      return heir === null || (heir !== undefined && team[heir]?.role === "editor");
    })
  );
}
