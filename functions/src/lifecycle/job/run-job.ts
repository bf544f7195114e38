import * as z from "zod";
import { eraseAccount } from "../erasure/erase-account.ts";
import { makeAlbumZip } from "../../nouns/album/zip/make-album-zip.ts";
import { makeExport } from "../export/make-export.ts";

/** Who works on which kind of job, for which account or invitation. */
const workers: Readonly<Record<string, (uid: string, clock: () => Date) => Promise<void>>> = {
  erase: eraseAccount,
  export: makeExport,
  album: makeAlbumZip,
};

const jobIdPattern = /^([a-z]+)-([A-Za-z0-9_-]{1,128})$/;
const jobSchema = z.object({ jobId: z.string().regex(jobIdPattern) });

/** A job of the queue. */
export async function runJob(data: unknown): Promise<void> {
  await workOn(jobSchema.parse(data).jobId, () => new Date());
}

/**
 * Works on a job as far as it comes.
 * @param jobId `<kind>-<uid>`
 */
export async function workOn(jobId: string, clock: () => Date): Promise<void> {
  const [, kind = "", uid = ""] = jobIdPattern.exec(jobId) ?? [];
  const work = Object.hasOwn(workers, kind) ? workers[kind] : undefined;
  await work?.(uid, clock);
}
