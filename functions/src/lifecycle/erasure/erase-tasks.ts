import { FORMER_ACCOUNT } from "@janur/domain/account/account";
import { paths } from "@janur/domain/paths";
import type { ErasedAccount } from "../../store/account/erased-account.ts";
import { db } from "../../platform/google/firestore.ts";
import { changeAll } from "../../platform/sweep/change-all.ts";

/** Tasks belong to the invitation: they stay, with what was said about them and their files, written by nobody in particular and free to be taken. */
export async function eraseTasks({ uid }: ErasedAccount, now: Date): Promise<void> {
  const tasks = db().collection(paths.tasks());
  // Listeners ask for the latest changes, so the time makes them hear of it.
  await changeAll(tasks.where("assignee", "==", uid), (batch, task) => {
    batch.update(task, { assignee: null, updatedAt: now });
  });
  await changeAll(tasks.where("createdBy", "==", uid), (batch, task) => {
    batch.update(task, { createdBy: FORMER_ACCOUNT, updatedAt: now });
  });
  await changeAll(db().collectionGroup("comments").where("uid", "==", uid), (batch, comment) => {
    batch.update(comment, { uid: FORMER_ACCOUNT });
  });
  await changeAll(db().collectionGroup("attachments").where("uid", "==", uid), (batch, attachment) => {
    batch.update(attachment, { uid: FORMER_ACCOUNT });
  });
}
