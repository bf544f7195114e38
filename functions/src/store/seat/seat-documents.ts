import { paths } from "@janur/domain/paths";
import { seatsTakenSchema, type SeatsTaken } from "@janur/domain/guest/seat";
import type { DocumentSnapshot, WriteBatch } from "firebase-admin/firestore";
import { documentOf } from "../../platform/google/firestore.ts";

export function seatsTakenDocument(invitationId: string) {
  return documentOf(paths.seats(invitationId), seatsTakenSchema);
}

/** Adds the write of the figure to a batch, which fails when another allocation wrote it since it was read. */
export function writeSeatsTaken(
  batch: WriteBatch,
  taken: DocumentSnapshot<SeatsTaken>,
  granted: number,
  now: Date,
): void {
  const revision = (taken.data()?.revision ?? 0) + 1;
  const written = { granted: Math.max(granted, 0), revision, updatedAt: now };
  if (taken.updateTime === undefined) batch.create(taken.ref, written);
  else batch.update(taken.ref, written, { lastUpdateTime: taken.updateTime });
}
