import { documentIdSchema } from "@janur/domain/id";
import { paths } from "@janur/domain/paths";
import type { DocumentReference } from "firebase-admin/firestore";
import * as z from "zod";
import { documentOf } from "../../platform/google/firestore.ts";

/** `jobs/seats-{invitationId}`: seats that were given back, or more room for them, by which nobody is pending; gone when the line has moved up. */
export const seatsJobSchema = z.strictObject({
  kind: z.literal("seats"),
  invitationId: documentIdSchema,
  /** When somebody must look at it. */
  dueAt: z.date(),
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
  writer.set(seatsJobDocument(invitationId), { kind: "seats", invitationId, dueAt: now });
}
