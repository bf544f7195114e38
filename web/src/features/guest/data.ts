import { AppError } from "@janur/domain/errors";
import {
  guestContactSchema,
  guestSchema,
  noContact,
  type Guest,
  type GuestContact,
} from "@janur/domain/guest";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
} from "firebase/firestore";
import { NetworkError } from "../../lib/call-errors.ts";
import { readConverter } from "../../lib/firebase/documents.ts";
import { firestore } from "../../lib/firebase/firestore.ts";
import { readError } from "../../lib/firebase/listen.ts";

const guestConverter = readConverter(guestSchema);
const contactConverter = readConverter(guestContactSchema);

/** Where the next page of the list begins: after this guest. */
export type GuestCursor = Pick<Guest, "nameKey" | "id">;

export interface GuestPage {
  guests: Guest[];
  /** Null on the last page. */
  next: GuestCursor | null;
}

/** A page of the list in the order of names. @throws AppError `invitation/not-found`, NetworkError */
export async function readGuestPage(invitationId: string, after: GuestCursor | null): Promise<GuestPage> {
  const { page } = limits.guest;
  const list = collection(firestore, paths.guests(invitationId)).withConverter(guestConverter);
  const ordered = query(list, orderBy("nameKey"), orderBy(documentId()));
  const from = after === null ? ordered : query(ordered, startAfter(after.nameKey, after.id));
  try {
    const snapshot = await getDocs(query(from, limit(page)));
    // Without signal the SDK answers from its empty cache; that is no empty list.
    if (snapshot.metadata.fromCache && snapshot.empty) throw new NetworkError();
    const read = snapshot.docs.map((item) => item.data());
    const last = read.at(-1);
    return {
      // A place in a group that nobody has answered under yet is nobody's entry.
      guests: read.filter(({ listing, groupId }) => listing !== "group" || groupId === null),
      next: read.length < page || last === undefined ? null : { nameKey: last.nameKey, id: last.id },
    };
  } catch (error) {
    throw readError(error);
  }
}

/** One guest as she is now. @throws AppError `guest/not-found`, NetworkError */
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
