import { db } from "../../platform/google/firestore.ts";
import { sweepDueOf } from "../../platform/sweep/sweep-due.ts";
import { allocateSeats } from "./allocate-seats.ts";

/** How long a job has for an answer before it is taken for lost. */
const patienceMs = 10_000;
/** Answers that are read at once. */
const pageSize = 500;

/**
 * Gives out seats that a lost job should have given out. Safe to run twice.
 * @returns for how many invitations
 */
export async function sweepSeats(now: Date): Promise<number> {
  const { looked } = await sweepDueOf(
    {
      sweep: "seats",
      due: db()
        .collectionGroup("guests")
        .where("seat.state", "==", "pending")
        .where("seat.requestedAt", "<", new Date(now.getTime() - patienceMs))
        .orderBy("seat.requestedAt"),
      dueBy: "seat.requestedAt",
      pageSize,
      whose: ({ ref }) => ref.parent.parent?.id ?? null,
      work: async (invitationId) => {
        await allocateSeats(invitationId);
        return true;
      },
    },
    now,
  );
  return looked;
}
