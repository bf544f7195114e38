import { FORMER_ACCOUNT } from "@janur/domain/account/account";
import { paths } from "@janur/domain/paths";
import type { ErasedAccount } from "../../store/account/erased-account.ts";
import { db } from "../../platform/google/firestore.ts";
import { changeAll } from "../../platform/sweep/change-all.ts";

/** What somebody of the staff asked for and nobody consented to stands open again; reports of messages name the account no more. */
export async function eraseRequests({ uid }: ErasedAccount): Promise<void> {
  const reports = db().collection(paths.reports());
  await changeAll(reports.where("request.by", "==", uid), (batch, report) => {
    batch.update(report, { request: null, status: "open" });
  });
  await changeAll(reports.where("by", "==", uid), (batch, report) => {
    batch.update(report, { by: FORMER_ACCOUNT });
  });
  await changeAll(reports.where("message.uid", "==", uid), (batch, report) => {
    batch.update(report, { "message.uid": FORMER_ACCOUNT });
  });
}
