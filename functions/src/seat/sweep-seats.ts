import * as logger from "firebase-functions/logger";
import { db } from "../firestore.ts";
import { faultOf } from "../service/fault.ts";
import { allocateSeats } from "./allocate-seats.ts";

/** How long a job has for an answer before it is taken for lost. */
const patienceMs = 10_000;
/** As many as one run looks at; the rest is a minute older at the next. */
const batchSize = 500;

/**
 * Gives out seats that a lost job should have given out. Safe to run twice.
 * @returns for how many invitations
 */
export async function sweepSeats(now: Date): Promise<number> {
  const late = await db()
    .collectionGroup("guests")
    .where("seat.state", "==", "pending")
    .where("seat.requestedAt", "<", new Date(now.getTime() - patienceMs))
    .orderBy("seat.requestedAt")
    .limit(batchSize)
    .get();
  const invitationIds = new Set(late.docs.flatMap(({ ref }) => ref.parent.parent?.id ?? []));
  for (const invitationId of invitationIds) {
    try {
      await allocateSeats(invitationId);
    } catch (error) {
      logger.error("seats were not given out", { invitation: invitationId, fault: faultOf(error) });
    }
  }
  return invitationIds.size;
}
