import { isDemoProject } from "../../platform/runtime.ts";
import { enqueue } from "../../platform/google/enqueue.ts";
import { leaveNews } from "./news-job.ts";
import { oncePerBucket } from "../../platform/google/once-per-bucket.ts";

/** What guests do to one invitation in so long a time is told together. Locally nobody wants to wait a minute. */
export const notificationBucketMs = isDemoProject() ? 1_000 : 60_000;
/** An operation that began within a bucket has so long to be written. */
export const notificationGraceMs = isDemoProject() ? 1_000 : 10_000;

/** What happened, so that only that is asked for. `guests` and what else no piece of news is made of is for webhooks. */
export const newsKinds = [
  "answers",
  "openings",
  "wishes",
  "photos",
  "gifts",
  "reports",
  "corrections",
  "proposals",
  "guests",
] as const;
export type NewsKind = (typeof newsKinds)[number];

/** One job of a name is enough for all who do the same meanwhile. */
const enqueueNotifications = oncePerBucket(async (key, bucket) => {
  const [invitationId = "", kind = ""] = key.split("/");
  const scheduleTime = new Date((bucket + 1) * notificationBucketMs + notificationGraceMs);
  const isAsked = await enqueue({
    queue: "gatherNotifications",
    id: `news-${invitationId}-${String(bucket)}-${kind}`,
    data: { invitationId, bucket, kind },
    scheduleTime,
  });
  if (!isAsked) await leaveNews(invitationId, bucket, scheduleTime);
});

/**
 * Has the family told of what a guest did, together with everything else of its kind in
 * the same minute, and the day counted. Called after it was written; writes nothing itself, unless no queue answers, and
 * never fails what called it.
 * @param at the time that was written with it
 */
export async function requestNotifications(invitationId: string, at: Date, kind: NewsKind): Promise<void> {
  await enqueueNotifications(`${invitationId}/${kind}`, Math.floor(at.getTime() / notificationBucketMs));
}
