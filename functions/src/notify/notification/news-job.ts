import { documentIdSchema } from "@janur/domain/id";
import { paths } from "@janur/domain/paths";
import * as logger from "firebase-functions/logger";
import * as z from "zod";
import { documentOf } from "../../platform/google/firestore.ts";
import { faultOf } from "../../platform/log/fault.ts";

/** `jobs/news-{invitationId}-{bucket}`: news that no queue has, or that were not gathered; gone when they are. */
export const newsJobSchema = z.strictObject({
  kind: z.literal("news"),
  invitationId: documentIdSchema,
  bucket: z.int().min(0),
  /** When somebody must look at it. */
  dueAt: z.date(),
});

export function newsJobDocument(invitationId: string, bucket: number) {
  return documentOf(paths.job(`news-${invitationId}-${String(bucket)}`), newsJobSchema);
}

/** Leaves news to `runDueJobs`. Fails nobody: what is lost here, too, is found at night. */
export async function leaveNews(invitationId: string, bucket: number, dueAt: Date): Promise<void> {
  try {
    await newsJobDocument(invitationId, bucket).set({ kind: "news", invitationId, bucket, dueAt });
  } catch (error) {
    logger.error("news were left to nobody", { invitation: invitationId, bucket, fault: faultOf(error) });
  }
}
