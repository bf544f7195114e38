import { proposedGuestSchema, type ProposedGuest } from "@janur/domain/helper/helper-list";
import { paths } from "@janur/domain/paths";
import type { Query } from "firebase-admin/firestore";
import { converter, db, documentOf } from "../platform/google/firestore.ts";

export function proposalDocument(invitationId: string, proposalId: string) {
  return documentOf(paths.proposedGuest(invitationId, proposalId), proposedGuestSchema);
}

/** Everybody whom helpers wrote down for one invitation. */
export function allProposals(invitationId: string): Query<ProposedGuest> {
  return db().collection(paths.proposedGuests(invitationId)).withConverter(converter(proposedGuestSchema));
}

/** What helpers wrote that became this guest. */
export function proposalsOf(invitationId: string, guestId: string): Query<ProposedGuest> {
  return allProposals(invitationId).where("guestId", "==", guestId);
}
