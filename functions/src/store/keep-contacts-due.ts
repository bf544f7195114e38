import { contactsDueAgain } from "@janur/domain/invitation/contact-retention";
import { invitationSchema, type Invitation } from "@janur/domain/invitation/invitation";
import type { Transaction } from "firebase-admin/firestore";
import { invitationDocument } from "./access.ts";

/**
 * Written with a contact: where all others were forgotten, this one has a day of its own (nobody looks again by itself).
 * @param invitation as it was read before; what is forgotten just now is looked at once more a month later
 */
export function keepContactsDue(transaction: Transaction, invitation: Invitation, now: Date): void {
  const contactsUntil = contactsDueAgain(invitation, now);
  if (contactsUntil === null) return;
  const change = invitationSchema.pick({ contactsUntil: true }).parse({ contactsUntil });
  transaction.update(invitationDocument(invitation.id), change);
}
