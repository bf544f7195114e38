import { FORMER_ACCOUNT } from "@janur/domain/account";
import { paths } from "@janur/domain/paths";
import type { ErasedAccount } from "../erasure/erased-account.ts";
import { db } from "../firestore.ts";
import { changeAll } from "../job/change-all.ts";

/** What the staff finds of the account goes; what was done stays, without saying by or to whom. */
export async function eraseAccountEntry({ uid }: ErasedAccount): Promise<void> {
  await db().doc(paths.account(uid)).delete();
  const deeds = db().collection(paths.audits());
  for (const field of ["by", "account"]) {
    await changeAll(deeds.where(field, "==", uid), (batch, deed) => {
      batch.update(deed, { [field]: FORMER_ACCOUNT });
    });
  }
}
