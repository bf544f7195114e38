import { setTimeout as pause } from "node:timers/promises";
import { documentIdSchema } from "@janur/domain/id";
import * as z from "zod";
import { giveOutSeats } from "./move-line-up.ts";
import { bucketMs } from "./request-seats.ts";

const jobSchema = z.object({
  invitationId: documentIdSchema,
  /** End of the bucket that the job stands for, in ms since 1970. */
  notBefore: z.number(),
});

/**
 * A job of the queue. Its name is used up for the whole bucket, so it must not
 * run before that is over: the queue holds it back, but the clocks of two
 * machines differ, and the local queue knows no delays.
 */
export async function runAllocation(data: unknown): Promise<void> {
  const { invitationId, notBefore } = jobSchema.parse(data);
  const earlyMs = notBefore - Date.now();
  if (earlyMs > 0) await pause(Math.min(earlyMs, bucketMs));
  await giveOutSeats(invitationId);
}
