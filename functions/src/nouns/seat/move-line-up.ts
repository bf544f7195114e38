import { closeSeats, seatsLeftAt } from "../../store/seat/seats-job-document.ts";
import { allocateSeats } from "./allocate-seats.ts";

/**
 * Gives out seats that were left by `leaveSeats`, at once by the call that left them and by `runDueJobs` where that
 * ended before it did: whoever is first closes the job. Those that are left meanwhile wait for the next time. Safe to
 * run twice and at the same time.
 */
export async function moveLineUp(invitationId: string): Promise<void> {
  const leftAt = await seatsLeftAt(invitationId);
  // Whoever closed it began after these seats were free.
  if (leftAt === null) return;
  if (await allocateSeats(invitationId)) await closeSeats(invitationId, leftAt);
}

/** The same where somebody may be pending though nothing was left. */
export async function giveOutSeats(invitationId: string): Promise<void> {
  const leftAt = await seatsLeftAt(invitationId);
  if ((await allocateSeats(invitationId)) && leftAt !== null) await closeSeats(invitationId, leftAt);
}
