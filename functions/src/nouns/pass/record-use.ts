import { withUse, type Pass, type PassScope } from "@janur/domain/helper/pass";
import { db } from "../../platform/google/firestore.ts";
import { passDocument } from "../../store/pass-documents.ts";

/** Writes down for the family that a task was opened: when and which, and nothing of the sender. */
export async function recordUse(pass: Pass, scope: PassScope, now: Date): Promise<void> {
  if (withUse(pass, scope, now) === null) return;
  const reference = passDocument(pass.id);
  await db().runTransaction(async (transaction) => {
    const current = (await transaction.get(reference)).data();
    const uses = current === undefined ? null : withUse(current, scope, now);
    if (uses !== null) transaction.update(reference, { uses });
  });
}
