import { paths } from "@janur/domain/paths";
import { db } from "../../platform/google/firestore.ts";
import { changeAll } from "../../platform/sweep/change-all.ts";
import { removeFile } from "../../platform/google/bucket.ts";
import { reportPictureFile } from "../../nouns/abuse-report/report-picture-file.ts";

/** Deletes what was reported of a chat that goes, with the pictures. Stopped anywhere it can begin again. */
export async function purgeMessageReports(chatId: string): Promise<void> {
  const ofChat = db().collection(paths.reports()).where("chatId", "==", chatId);
  const { docs } = await ofChat.select().get();
  for (const { id } of docs) await removeFile(reportPictureFile(id));
  await changeAll(ofChat, (batch, report) => {
    batch.delete(report);
  });
}
