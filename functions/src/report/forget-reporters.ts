import { paths } from "@janur/domain/paths";
import type { PageReport } from "@janur/domain/report";
import { db } from "../firestore.ts";

/** Reports that one commit changes. */
const commitSize = 400;

/**
 * Takes what its reporters wrote out of the reports of an invitation that is
 * gone: their words and how to reach them. The reason, the day and the page as
 * it was stay, so that deleting a page hides no fraud. Safe to run twice.
 */
export async function forgetReporters(invitationId: string): Promise<void> {
  const forgotten = { text: "", contact: "" } satisfies Partial<PageReport>;
  const reports = await db().collection(paths.reports()).where("invitationId", "==", invitationId).get();
  for (let from = 0; from < reports.size; from += commitSize) {
    const batch = db().batch();
    for (const { ref } of reports.docs.slice(from, from + commitSize)) batch.update(ref, forgotten);
    await batch.commit();
  }
}
