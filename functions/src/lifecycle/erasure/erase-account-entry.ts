import { FORMER_ACCOUNT } from "@janur/domain/account/account";
import { paths } from "@janur/domain/paths";
import type { ErasedAccount } from "../../store/account/erased-account.ts";
import { db } from "../../platform/google/firestore.ts";
import { changeAll } from "../../platform/sweep/change-all.ts";

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
