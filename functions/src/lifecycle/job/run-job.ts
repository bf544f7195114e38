import * as z from "zod";
import { eraseAccount } from "../erasure/erase-account.ts";
import { makeAlbumZip } from "../../nouns/album/zip/make-album-zip.ts";
import { gatherLeftNews } from "../../notify/notification/gather-notifications.ts";
import { publishNow } from "../../nouns/invitation/publish-scheduled.ts";
import { moveLineUp } from "../../nouns/seat/move-line-up.ts";
import { notifyTaskSlice } from "../../nouns/task/notify-task-slice.ts";
import { makeExport } from "../export/make-export.ts";

/** Who works on which kind of job, for which account or invitation. Those of `publish` have no document: a sweep finds what is due. */
const workers: Readonly<Record<string, (uid: string, clock: () => Date) => Promise<void>>> = {
  erase: eraseAccount,
  export: makeExport,
  album: makeAlbumZip,
  news: gatherLeftNews,
  publish: publishNow,
  tasks: notifyTaskSlice,
  seats: moveLineUp,
};

const jobIdPattern = /^([a-z]+)-([A-Za-z0-9_-]{1,128})$/;
const jobSchema = z.object({ jobId: z.string().regex(jobIdPattern) });

/** A job of the queue. */
export async function runJob(data: unknown): Promise<void> {
  await workOn(jobSchema.parse(data).jobId, () => new Date());
}

/**
 * Works on a job as far as it comes.
 * @param jobId `<kind>-<whose it is>`
 */
export async function workOn(jobId: string, clock: () => Date): Promise<void> {
  const [, kind = "", uid = ""] = jobIdPattern.exec(jobId) ?? [];
  const work = Object.hasOwn(workers, kind) ? workers[kind] : undefined;
  await work?.(uid, clock);
}
