import { limits } from "@janur/domain/limits";
import type { DocumentReference, Timestamp } from "firebase-admin/firestore";
import { untilFirst, wasOvertaken } from "../google/until-first.ts";

/** When somebody must look at a job: at once, after a pause, or when a lease is over; null when nothing is left to do. */
interface Due {
  dueAt: Date | null;
}

/** The right to work on a job until the lease ends. */
export interface Lease<Job> {
  job: Job;
  /** The write that gave it; another one since then means that it is lost. */
  since: Timestamp;
}

export function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + limits.job.leaseMs);
}

/** @returns null when there is nothing to do now, or another one does it */
export async function leaseJob<Job extends Due>(
  reference: DocumentReference<Job>,
  now: Date,
): Promise<Lease<Job> | null> {
  return untilFirst(async () => {
    const snapshot = await reference.get();
    const job = snapshot.data();
    const lastUpdateTime = snapshot.updateTime;
    if (job?.dueAt == null || lastUpdateTime === undefined || job.dueAt > now) return null;
    const { writeTime } = await reference.firestore
      .doc(reference.path)
      .update({ dueAt: leaseEnd(now) }, { lastUpdateTime });
    return { job, since: writeTime };
  });
}

/**
 * Writes down how far a job has come, for whoever goes on with it.
 * @param change parsed by the caller: converters do not see partial updates
 * @returns null when the lease was lost, and nothing was written
 */
export async function keepProgress<Job extends object>(
  reference: DocumentReference<Job>,
  { job, since }: Lease<Job>,
  change: Partial<Job>,
): Promise<Lease<Job> | null> {
  try {
    const plain: Record<string, unknown> = { ...change };
    const { writeTime } = await reference.firestore
      .doc(reference.path)
      .update(plain, { lastUpdateTime: since });
    return { job: { ...job, ...change }, since: writeTime };
  } catch (error) {
    if (wasOvertaken(error)) return null;
    throw error;
  }
}
