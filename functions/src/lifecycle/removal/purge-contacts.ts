import { invitationSchema } from "@janur/domain/invitation/invitation";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { db } from "../../platform/google/firestore.ts";
import { purgeDoorNotes } from "../../store/door/check-in-documents.ts";
import { purgeProposedPhones } from "../../store/purge-proposals.ts";
import { invitationDocument } from "../../store/access.ts";
import { sweepDue } from "../../platform/sweep/sweep-due.ts";

/** Invitations that are read at once. */
const pageSize = 200;
const atOnce = 20;
/** Contacts that go in one commit. */
const commitSize = 400;

/**
 * Forgets phones, e-mails and addresses of guests whose feast is long over, and what ushers noted of them.
 * Names, answers and who came stay. Safe to run twice and at the same time, and after
 * being stopped anywhere: an invitation stays due until none of its contacts is left.
 * It is looked at once more a month later, for what was on its way; whoever writes down a contact after that says so
 * (`store/keep-contacts-due.ts`), and nobody looks for nothing.
 * @returns how many invitations were looked after
 */
export async function purgeContacts(now: Date): Promise<number> {
  const { done } = await sweepDue(
    {
      sweep: "contacts",
      due: db().collection(paths.invitations()).where("contactsUntil", "<=", now).orderBy("contactsUntil"),
      dueBy: "contactsUntil",
      pageSize,
      atOnce,
      work: ({ id }) => purgeContactsOf(id, now),
    },
    now,
  );
  return done;
}

async function purgeContactsOf(invitationId: string, now: Date): Promise<boolean> {
  const read = (await invitationDocument(invitationId).get()).data();
  // A host may have moved the day since the query.
  if (read?.contactsUntil == null || read.contactsUntil > now) return false;
  let isLate = false;
  const contacts = db().collection(paths.contacts(invitationId)).limit(commitSize);
  for (let found = await contacts.get(); !found.empty; found = await contacts.get()) {
    const batch = db().batch();
    for (const { ref } of found.docs) batch.delete(ref);
    await batch.commit();
    isLate = true;
  }
  await purgeProposedPhones(invitationId);
  await purgeDoorNotes(invitationId);
  // What was packed of them for searching: a part for each of at most 16, and few continuations.
  const packed = await db().collection(paths.contactIndex(invitationId)).limit(commitSize).get();
  const batch = db().batch();
  for (const { ref } of packed.docs) batch.delete(ref);
  await batch.commit();
  return db().runTransaction(async (transaction) => {
    const reference = invitationDocument(invitationId);
    const invitation = (await transaction.get(reference)).data();
    if (invitation?.contactsUntil == null || invitation.contactsUntil > now) return false;
    const isLast = invitation.contactsGoneAt !== null && !isLate;
    const change = {
      contactsUntil: isLast ? null : new Date(now.getTime() + limits.contact.againMs),
      contactsGoneAt: now,
    };
    transaction.update(
      reference,
      invitationSchema.pick({ contactsUntil: true, contactsGoneAt: true }).parse(change),
    );
    return true;
  });
}
