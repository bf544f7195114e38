import { paths } from "@janur/domain/paths";
import type { ErasedAccount } from "../erasure/erased-account.ts";
import { db } from "../firestore.ts";
import { changeAll } from "../job/change-all.ts";

/** What somebody of the staff asked for and nobody consented to stands open again. */
export async function eraseRequests({ uid }: ErasedAccount): Promise<void> {
  await changeAll(db().collection(paths.reports()).where("request.by", "==", uid), (batch, report) => {
    batch.update(report, { request: null, status: "open" });
  });
}
