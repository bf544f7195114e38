import { FORMER_ACCOUNT } from "@janur/domain/account/account";
import type { ErasedAccount } from "../../store/account/erased-account.ts";
import { db } from "../../platform/google/firestore.ts";
import { changeAll } from "../../platform/sweep/change-all.ts";

/** What was written in invitations of others stays theirs; who wrote it is not known any more. */
export async function eraseAuthorship({ uid }: ErasedAccount): Promise<void> {
  await changeAll(db().collectionGroup("draft").where("updatedBy", "==", uid), (batch, draft) => {
    batch.update(draft, { updatedBy: FORMER_ACCOUNT });
  });
  await changeAll(db().collectionGroup("versions").where("createdBy", "==", uid), (batch, version) => {
    batch.update(version, { createdBy: FORMER_ACCOUNT });
  });
  // That somebody came stays the family's; who of it wrote that down is not known any more.
  await changeAll(db().collectionGroup("checkins").where("uid", "==", uid), (batch, checkIn) => {
    batch.update(checkIn, { uid: null, by: "" });
  });
}
