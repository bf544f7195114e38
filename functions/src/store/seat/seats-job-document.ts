import { randomUUID } from "node:crypto";
import { documentIdSchema } from "@janur/domain/id";
import { paths } from "@janur/domain/paths";
import type { DocumentReference, Timestamp } from "firebase-admin/firestore";
import * as z from "zod";
import { documentOf } from "../../platform/google/firestore.ts";
import { wasOvertaken } from "../../platform/google/until-first.ts";

/** `jobs/seats-{invitationId}`: seats that were given back, or more room for them, by which nobody is pending; gone when the line has moved up. */
export const seatsJobSchema = z.strictObject({
  kind: z.literal("seats"),
  invitationId: documentIdSchema,
  /** When somebody must look at it. */
  dueAt: z.date(),
  /** Another one each time: a write that changes nothing would leave the document's time as it was. */
  note: z.string().default(""),
});
type SeatsJob = z.output<typeof seatsJobSchema>;

export function seatsJobDocument(invitationId: string) {
  return documentOf(paths.job(`seats-${invitationId}`), seatsJobSchema);
}

/** A transaction or a batch. */
interface Writer {
  set: (reference: DocumentReference<SeatsJob>, job: SeatsJob) => unknown;
}

/** Written with what frees the seats, so that the line moves up although the call ends before it does and no queue takes its job. */
export function leaveSeats(writer: Writer, invitationId: string, now: Date): void {
  const job = { kind: "seats", invitationId, dueAt: now, note: randomUUID() } as const;
  writer.set(seatsJobDocument(invitationId), job);
}

/** When seats were last left, or null where none are. Asked before they are given out: `closeSeats` closes no more than that. */
export async function seatsLeftAt(invitationId: string): Promise<Timestamp | null> {
  return (await seatsJobDocument(invitationId).get()).updateTime ?? null;
}

/** The line has moved up: nobody need look at what was left then. What was left since stays. */
export async function closeSeats(invitationId: string, leftAt: Timestamp): Promise<void> {
  try {
    await seatsJobDocument(invitationId).delete({ lastUpdateTime: leftAt });
  } catch (error) {
    if (!wasOvertaken(error)) throw error;
  }
}
