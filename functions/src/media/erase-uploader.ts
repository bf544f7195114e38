import { FORMER_ACCOUNT } from "@janur/domain/account";
import type { ErasedAccount } from "../erasure/erased-account.ts";
import { db } from "../firestore.ts";
import { changeAll } from "../job/change-all.ts";

/** Files of invitations that live on stay theirs; who uploaded them is not known any more. */
export async function eraseUploader({ uid }: ErasedAccount): Promise<void> {
  await changeAll(db().collectionGroup("media").where("uploadedBy", "==", uid), (batch, media) => {
    batch.update(media, { uploadedBy: FORMER_ACCOUNT });
  });
}
