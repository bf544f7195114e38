import { FORMER_ACCOUNT } from "@janur/domain/account/account";
import type { ErasedAccount } from "../../store/account/erased-account.ts";
import { db } from "../../platform/google/firestore.ts";
import { changeAll } from "../../platform/sweep/change-all.ts";

/** Files of invitations that live on stay theirs; who uploaded them is not known any more. */
export async function eraseUploader({ uid }: ErasedAccount): Promise<void> {
  await changeAll(db().collectionGroup("media").where("uploadedBy", "==", uid), (batch, media) => {
    batch.update(media, { uploadedBy: FORMER_ACCOUNT });
  });
}
