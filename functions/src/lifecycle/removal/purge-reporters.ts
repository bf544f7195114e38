import { paths } from "@janur/domain/paths";
import type { PageReport } from "@janur/domain/moderation/abuse-report";
import { inChunks } from "@janur/domain/list/in-chunks";
import { reportPictureFile } from "../../nouns/abuse-report/report-picture-file.ts";
import { removeFile } from "../../platform/google/bucket.ts";
import { db } from "../../platform/google/firestore.ts";

/** Reports that one commit changes. */
const commitSize = 400;

/**
 * Takes what its reporters wrote out of the reports of an invitation that is
 * gone: their words and how to reach them. The reason, the day and the page as
 * it was stay (a picture of its album does not), so that deleting a page hides no fraud. Safe to run twice.
 */
export async function purgeReporters(invitationId: string): Promise<void> {
  const forgotten = { text: "", contact: "" } satisfies Partial<PageReport>;
  const reports = await db().collection(paths.reports()).where("invitationId", "==", invitationId).get();
  // Whose picture it was may not even know that it was reported.
  for (const { id } of reports.docs.filter((report) => report.get("photo") != null))
    await removeFile(reportPictureFile(id));
  for (const some of inChunks(reports.docs, commitSize)) {
    const batch = db().batch();
    for (const { ref } of some) batch.update(ref, forgotten);
    await batch.commit();
  }
}
