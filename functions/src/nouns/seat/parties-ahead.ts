import { paths } from "@janur/domain/paths";
import type { Seat } from "@janur/domain/rsvp/rsvp";
import { db } from "../../platform/google/firestore.ts";

/** How many parties asked for seats before this one and still wait; null where it does not wait. One read per thousand. */
export async function partiesAhead(invitationId: string, seat: Seat | null): Promise<number | null> {
  if (seat?.state !== "waiting") return null;
  const counted = await db()
    .collection(paths.guests(invitationId))
    .where("seat.state", "==", "waiting")
    .where("seat.requestedAt", "<", seat.requestedAt)
    .count()
    .get();
  return counted.data().count;
}
