import { paths } from "@janur/domain/paths";
import { pageState } from "@janur/event-page/invitation/data/page-state";
import type { Publication } from "@janur/domain/invitation/publication";
import { seatsTakenSchema } from "@janur/domain/guest/seat";
import { readDocument } from "../../platform/google/firestore-rest.ts";

/**
 * The publication with whether all its seats are given away, which its page says before the form.
 * One read where seats are counted and answers are still taken, none elsewhere.
 */
export async function withSeatsLeft(
  publication: Publication,
  now: Date,
): Promise<Publication & { isFull: boolean }> {
  const { capacity } = publication.settings;
  if (capacity === null || pageState(publication, now) !== "open") return { ...publication, isFull: false };
  const stored = await readDocument(paths.seats(publication.invitationId));
  const granted = stored === null ? 0 : seatsTakenSchema.parse(stored).granted;
  return { ...publication, isFull: granted >= capacity };
}
