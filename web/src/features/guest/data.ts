import { AppError } from "@janur/domain/errors";
import {
  guestContactSchema,
  guestSchema,
  noContact,
  type Guest,
  type GuestContact,
} from "@janur/domain/guest/guest";
import { contactRowOf, unpackContacts, type ContactRow } from "@janur/domain/guest/guest-row";
import { paths } from "@janur/domain/paths";
import { inChunks } from "@janur/domain/list/in-chunks";
import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocsFromServer,
  limit,
  query,
  where,
} from "firebase/firestore";
import { readConverter } from "../../lib/firebase/documents.ts";
import { firestore } from "../../lib/firebase/firestore.ts";
import { readError } from "../../lib/firebase/listen.ts";
import { readParts } from "./live-rows-data.ts";

const guestConverter = readConverter(guestSchema);
const contactConverter = readConverter(guestContactSchema);

/** One guest as they are now. @throws AppError `guest/not-found`, NetworkError */
export async function readGuest(invitationId: string, guestId: string): Promise<Guest> {
  try {
    const snapshot = await getDoc(
      doc(firestore, paths.guest(invitationId, guestId)).withConverter(guestConverter),
    );
    const guest = snapshot.data();
    if (guest === undefined) throw new AppError("guest/not-found");
    return guest;
  } catch (error) {
    throw readError(error);
  }
}

/** Phone and e-mail of a guest; nothing known is a contact without either. */
export async function readContact(invitationId: string, guestId: string): Promise<GuestContact> {
  try {
    const snapshot = await getDoc(
      doc(firestore, paths.contact(invitationId, guestId)).withConverter(contactConverter),
    );
    return snapshot.data() ?? noContact;
  } catch (error) {
    throw readError(error);
  }
}

/** Values that one `in` takes. */
const idsAtOnce = 30;

/** How some guests are reached, by their ids; those of whom nothing is known are left out. */
async function contactsOf(
  invitationId: string,
  guestIds: readonly string[],
): Promise<Map<string, GuestContact>> {
  const contacts = collection(firestore, paths.contacts(invitationId)).withConverter(contactConverter);
  const found = await Promise.all(
    inChunks(guestIds, idsAtOnce).map((ids) =>
      getDocsFromServer(query(contacts, where(documentId(), "in", ids), limit(idsAtOnce))),
    ),
  );
  return new Map(found.flatMap(({ docs }) => docs.map((item) => [item.id, item.data()] as const)));
}

/** Where printed invitations of some guests are delivered, by guest. */
export async function readAddresses(
  invitationId: string,
  guestIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  try {
    const contacts = await contactsOf(invitationId, guestIds);
    return new Map([...contacts].map(([id, { address }]) => [id, address]));
  } catch (error) {
    throw readError(error);
  }
}

/**
 * Phones and e-mails of all guests: what is packed, and of guests that were
 * changed since, what stands in their documents.
 */
export async function readContacts(
  invitationId: string,
  changedIds: readonly string[],
): Promise<readonly ContactRow[]> {
  try {
    const [packed, changed] = await Promise.all([
      readParts(paths.contactIndex(invitationId), unpackContacts),
      contactsOf(invitationId, changedIds),
    ]);
    const known = new Map(packed.map((row) => [row.id, row]));
    for (const [id, contact] of changed) known.set(id, contactRowOf(id, contact));
    return [...known.values()];
  } catch (error) {
    throw readError(error);
  }
}
