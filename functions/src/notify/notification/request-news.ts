import { isDemoProject } from "../../platform/runtime.ts";
import { enqueue } from "../../platform/google/enqueue.ts";
import { oncePerBucket } from "../../platform/google/once-per-bucket.ts";

/** What guests do to one invitation in so long a time is told together. Locally nobody wants to wait a minute. */
export const newsBucketMs = isDemoProject() ? 1_000 : 60_000;
/** An operation that began within a bucket has so long to be written. */
export const newsGraceMs = isDemoProject() ? 1_000 : 10_000;

/** One job of a name is enough for all who do something meanwhile. */
const enqueueNews = oncePerBucket((invitationId, bucket) => {
  const scheduleTime = new Date((bucket + 1) * newsBucketMs + newsGraceMs);
  return enqueue({
    queue: "gatherNews",
    id: `news-${invitationId}-${String(bucket)}`,
    data: { invitationId, bucket },
    scheduleTime,
  });
});

/**
 * Has the family told of what a guest did, together with everything else of
 * the same minute, and the day counted. Called after it was written; writes nothing itself and
 * never fails what called it.
 * @param at the time that was written with it
 */
export async function requestNews(invitationId: string, at: Date): Promise<void> {
  await enqueueNews(invitationId, Math.floor(at.getTime() / newsBucketMs));
}
